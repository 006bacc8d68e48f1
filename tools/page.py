"""The page: index.html with the names that files have in the site, and PyScript's configuration.

What changes together has a name with a hash of its contents, so that no browser mixes an old file
with a new one, and what did not change is not downloaded again. The heavy files lie there packed as
well, for hosts that do not compress: many look at the kind of a file, and leave archives alone.
"""

import base64
import gzip
import hashlib
import html
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from tools.translations import TRANSLATED, read, translate

HASHED = ("runtime/", "library.zip", "app.zip")
PACKED = ".gz"
COUNTED = re.compile(r'content="\./(?P<path>[^"]*)"[^>]* data-bytes')


def read_config(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def write_page(
    source: Path, site: Path, config: dict[str, Any], packages: str, home: str = ""
) -> None:
    """Finish a site that has all other files: name them, and write the page that names them."""
    text = configured(source.read_text("utf-8"), config)
    text = text.replace("core-*.js", next((site / "runtime").glob("core-*.js")).name)
    text = with_all_languages(with_words(text, site))
    text = with_address(with_sizes(text, site), home)
    script = site / "static" / "js" / "python.js"
    names = {name: rename(site, name) for name in HASHED}
    start = script.read_text("utf-8").replace("PACKAGES", packages)
    script.write_text(renamed(start, names), "utf-8")
    (site / "index.html").write_text(renamed(text, names), "utf-8")


def configured(text: str, config: dict[str, Any]) -> str:
    """The page with PyScript's configuration in it, which spares the browser a download."""
    pyscript = {key: value for key, value in config.items() if key != "app"}
    # Without a configuration of its own, MicroPython, which is not here, would ask for all plugins.
    micropython = {"plugins": config["plugins"]}
    text = text.replace("./pyscript.toml", html.escape(json.dumps(pyscript)))
    return text.replace("<mpy-config hidden>", f"<mpy-config hidden>{json.dumps(micropython)}")


def with_sizes(text: str, site: Path) -> str:
    """The page with what it has to know to count, and to check, what arrives."""

    def fill(match: re.Match[str]) -> str:
        file = site / match["path"]
        digest = hashlib.sha256(file.read_bytes()).digest()
        return (
            f'{match[0]}="{file.stat().st_size}" data-packed="{pack(file).stat().st_size}"'
            f' data-hash="{base64.b64encode(digest).decode()}"'
        )

    return COUNTED.sub(fill, text)


def with_words(text: str, site: Path) -> str:
    """The page with the address of every language's words, in place of one for all."""

    names = {file.name.split("-")[0]: file.name for file in sorted((site / "locale").iterdir())}
    [line] = re.findall(r'^ *<meta name="words".*\n', text, flags=re.MULTILINE)
    lines = [
        line.replace('"*"', f'"{language}"').replace("*.json", name)
        for language, name in names.items()
    ]
    return text.replace(line, "".join(lines))


def with_all_languages(text: str) -> str:
    """The page with what is said without scripts in every language: which is wanted, none knows."""
    [(line, english)] = re.findall(r'^( *<p lang="en">(.*)</p>\n)', text, flags=re.MULTILINE)
    said = {language: translate(read(language))(english) for language in TRANSLATED}
    lines = [
        line.replace('"en"', f'"{language}"').replace(english, html.escape(words, quote=False))
        for language, words in said.items()
        if words != english
    ]
    return text.replace(line, line + "".join(lines))


def with_address(text: str, home: str) -> str:
    """The page with the address of the site, if it is known: `og:` tags should have whole ones."""
    if not home:
        return text
    start = html.escape(home.rstrip("/") + "/")
    picture = '<meta property="og:image" content="'
    return text.replace(
        f"{picture}./", f'<meta property="og:url" content="{start}">\n    {picture}{start}'
    )


def pack(file: Path) -> Path:
    """Put a packed copy of a file beside it."""
    packed = file.with_name(file.name + PACKED)
    packed.write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    return packed


def rename(site: Path, name: str) -> str:
    """Give a file, with its packed copy, or a folder a name that depends on its contents."""
    path = site / name
    new = path.with_name(f"{path.stem}-{content_hash(path)}{path.suffix}")
    path.rename(new)
    if new.is_dir():
        return f"{new.name}/"
    path.with_name(path.name + PACKED).rename(new.with_name(new.name + PACKED))
    return new.name


def renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text


def content_hash(path: Path) -> str:
    contents = hashlib.sha256()
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    for file in files:
        contents.update(file.name.encode() + b"\0" + file.read_bytes())
    return contents.hexdigest()[:10]
