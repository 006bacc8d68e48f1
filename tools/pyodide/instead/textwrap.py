"""Margins of texts; nobody here breaks texts into lines."""


def dedent(text: str) -> str:
    """Take away the margin that all lines have in common."""
    lines = text.split("\n")
    filled = [line for line in lines if line.strip()]
    first, last = min(filled, default=""), max(filled, default="")
    margin = 0
    while margin < len(first) and first[margin] == last[margin] and first[margin] in " \t":
        margin += 1
    return "\n".join(line[margin:] if line.strip() else "" for line in lines)


def indent(text: str, prefix: str, wants: object = None) -> str:
    """Give lines a margin: those that are wanted, or else those with something in them."""
    lines = text.splitlines(keepends=True)
    is_wanted = wants if callable(wants) else str.strip
    return "".join(prefix + line if is_wanted(line) else line for line in lines)
