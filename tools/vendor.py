"""Third-party files of the site: what is taken from node_modules, and where it goes."""

import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

INTERPRETER = ("pyodide.asm.mjs", "pyodide.asm.wasm")
# Folder in the site -> folder in node_modules -> file patterns. Names carry hashes, hence patterns.
# The standard library is not among them: tools/archives.py makes a smaller one.
VENDOR: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "runtime": (
        ("pyodide", ("pyodide.mjs", *INTERPRETER)),
        # PyScript asks for the plugin that shows errors even when it is switched off.
        ("@pyscript/core/dist", ("core.js", "core-*.js", "error-*.js")),
    ),
    "vendor": (("idiomorph/dist", ("idiomorph.min.js",)),),
}

# Package -> its style sheet.
FONTS = {"fraunces": "full.css", "nunito": "wght.css"}
# Fraunces can be soft, wonky, thin, drawn for any size; one way is used: a quarter of the bytes.
AXES = {"fraunces": {"SOFT": 100, "WONK": 1, "opsz": 40, "wght": (600, 600, 900)}}
SUBSETS = ("latin", "latin-ext")
FONT_FACE = re.compile(r"/\* (?P<name>[\w-]+) \*/\s*@font-face \{.*?\}", re.DOTALL)
FONT_FILE = re.compile(r"url\(\./files/([\w-]+\.woff2)\)")


def copy_vendor(node_modules: Path, site: Path) -> None:
    """Copy the files that the page asks for, and no others."""
    for folder, packages in VENDOR.items():
        (site / folder).mkdir(parents=True)
        for package, patterns in packages:
            for pattern in patterns:
                files = sorted((node_modules / package).glob(pattern))
                if not files:
                    raise FileNotFoundError(f"{package} has no file {pattern}: run npm ci")
                for file in files:
                    shutil.copyfile(file, site / folder / file.name)


def no_packages(node_modules: Path) -> str:
    """Pyodide's list of packages, as JSON, without the packages: the site has none of them."""
    lock = json.loads((node_modules / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({**lock, "packages": {}})


def copy_font(source: Path, target: Path, axes: Mapping[str, Any] | None) -> None:
    """Copy a variable font, with some of its axes fixed or narrowed."""
    if axes is None:
        shutil.copyfile(source, target)
        return
    font = TTFont(source, recalcTimestamp=False)  # the same bytes at any time
    instantiateVariableFont(font, axes, inplace=True)
    font.save(target)


def copy_fonts(node_modules: Path, fonts: Path) -> str:
    """Copy the Latin and Latin Extended fonts. The style sheet that declares them is the answer."""
    fonts.mkdir(parents=True)
    faces: list[str] = []
    for family, sheet in FONTS.items():
        package = node_modules / "@fontsource-variable" / family
        wanted = tuple(f"{family}-{subset}-{sheet.removesuffix('.css')}-" for subset in SUBSETS)
        for face in FONT_FACE.finditer((package / sheet).read_text("utf-8")):
            if not face["name"].startswith(wanted):
                continue
            file = FONT_FILE.findall(face[0])[0]
            copy_font(package / "files" / file, fonts / file, AXES.get(family))
            faces.append(face[0].replace("./files/", f"../{fonts.name}/"))
    return "\n\n".join(faces) + "\n"
