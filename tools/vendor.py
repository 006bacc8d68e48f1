"""Third-party files of the site: what is taken from node_modules, and where it goes."""

import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fontTools.subset import Subsetter
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

# PyScript carries its own Python as text, and writes it into files at every start. It is in app.zip
# already, compiled.
CARRIER = "core-*.js"
TEXT = r""""(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`"""
CARRIED = re.compile(rf"\{{pyscript:\{{(?:{TEXT}|[:,])+\}}\}}")

# Package -> its style sheet.
FONTS = {"fraunces": "full.css", "nunito": "wght.css"}
# Fraunces can be soft, wonky, thin, drawn for any size; one way is used: a quarter of the bytes.
AXES = {"fraunces": {"SOFT": 100, "WONK": 1, "opsz": 40, "wght": (600, 600, 900)}}
SUBSETS = ("latin", "latin-ext")
# What our languages need of Latin Extended, in a font of its own: a sixth of the bytes.
OWN_LETTERS = "ĄĆĘŁŃŚŹŻąćęłńśźż"
FONT_FACE = re.compile(r"/\* (?P<name>[\w-]+) \*/\s*@font-face \{.*?\}", re.DOTALL)
FONT_FILE = re.compile(r"url\(\./files/([\w-]+\.woff2)\)")
RANGE = re.compile(r"unicode-range: [^;]*;")


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
    [carrier] = (site / "runtime").glob(CARRIER)
    carrier.write_text(without_python(carrier.read_text("utf-8")), "utf-8")


def without_python(script: str) -> str:
    """PyScript without the Python that it carries."""
    text, found = CARRIED.subn("{}", script)
    if found != 1:
        raise ValueError("PyScript does not carry its Python as it did: see CARRIED")
    return text


def no_packages(node_modules: Path) -> str:
    """Pyodide's list of packages, as JSON, without the packages: the site has none of them."""
    lock = json.loads((node_modules / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({**lock, "packages": {}})


def copy_font(
    source: Path, target: Path, axes: Mapping[str, Any] | None, letters: str = ""
) -> None:
    """Copy a variable font, with some of its axes fixed or narrowed, and only some letters."""
    if axes is None and not letters:
        shutil.copyfile(source, target)
        return
    font = TTFont(source, recalcTimestamp=False)  # the same bytes at any time
    if axes is not None:
        instantiateVariableFont(font, axes, inplace=True)
    if letters:
        subsetter = Subsetter()
        subsetter.populate(text=letters)
        subsetter.subset(font)
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
            declared = face[0].replace("./files/", f"../{fonts.name}/")
            copy_font(package / "files" / file, fonts / file, AXES.get(family))
            faces.append(declared)
            if "-latin-ext-" in file:  # letters that are in two fonts are taken from the later one
                own = file.replace("-latin-ext-", "-own-")
                copy_font(package / "files" / file, fonts / own, AXES.get(family), OWN_LETTERS)
                letters = ",".join(f"U+{ord(letter):04X}" for letter in OWN_LETTERS)
                ours = RANGE.sub(f"unicode-range: {letters};", declared)
                faces.append(ours.replace("-latin-ext-", "-own-"))
    return "\n\n".join(faces) + "\n"
