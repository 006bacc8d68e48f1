"""Run inside Pyodide: every .py file below /job/sources becomes a .pyc file below /job/compiled.

Compiled by the very Python that runs them, so that the magic number fits, and never checked against
a source. What only people and tools read is left out: docstrings, and what functions say of types.
"""

import ast
import marshal
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

JOB = Path("/job")
UNCHECKED_HASH = (0b01).to_bytes(4, "little")  # PEP 552
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def lean(tree: ast.Module) -> ast.Module:
    """A program without what does nothing when it runs. Types in classes stay: some make fields.

    A dot stays of each docstring: for a class without any, `dataclass` would put one together.
    """
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.Expr(ast.Constant("."))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
    return ast.fix_missing_locations(tree)


def main() -> None:
    for file in sorted((JOB / "sources").rglob("*.py")):
        name = file.relative_to(JOB / "sources").as_posix()
        source = file.read_bytes()
        code = compile(lean(ast.parse(source)), name, "exec", dont_inherit=True, optimize=0)
        target = JOB / "compiled" / f"{name}c"
        target.parent.mkdir(parents=True, exist_ok=True)
        header = MAGIC_NUMBER + UNCHECKED_HASH + source_hash(source)
        target.write_bytes(header + marshal.dumps(code))


main()
