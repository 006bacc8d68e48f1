"""The Python that the browser gets, compiled: the app, and what it uses of the standard library.

Pyodide ships its library as source, and compiling that is most of a start. The build compiles it in
that very Pyodide, run in Node, and leaves out what nothing imports. Archives are stored, not
deflated: the host's compression does better on them, and the browser's Python reads them faster.
"""

import ast
import hashlib
import io
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / "build" / "python"
JOBS = Path(__file__).parent / "pyodide"

Sources = Mapping[str, bytes]

# Looked up by a name in a string, or imported by what PyScript runs first.
IMPORTED_LATE = ("encodings.ascii", "encodings.latin_1", "pathlib")
# Modules that Python and Pyodide import at every start, and a page never uses: ours are short.
INSTEAD = JOBS / "instead"
# Not Pyodide's: it makes the imports from these archives fast.
IMPORTER = "sitecustomize.py"
WRITTEN = "written"
# What the page imports before the first screen.
FIRST = "ui.first"
# The earliest time that a zip archive can hold: the archive depends on its contents alone.
ZIP_TIME = (1980, 1, 1, 0, 0, 0)


def library(node_modules: Path, programs: Sources) -> bytes:
    """Pyodide's standard library, compiled, without what these programs never import."""
    names = sorted({*imported(programs.values()), *IMPORTED_LATE})
    stock = (node_modules / "pyodide" / "python_stdlib.zip").read_bytes()
    with zipfile.ZipFile(io.BytesIO(stock)) as whole:
        own = [name for name in names if is_in(whole, name)]
        sources = {**{name: whole.read(name) for name in whole.namelist()}, **instead()}

    def make() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            job = Path(folder)
            (job / "imports.json").write_text(json.dumps(own))
            (job / "library.zip").write_bytes(pack(sources))
            run_in_pyodide("find_library.py", job, job / "library.zip")
            found = read_tree(job / "found")
        compiled = compile_all({**found, IMPORTER: (JOBS / IMPORTER).read_bytes()})
        return pack({**compiled, WRITTEN: written("library", pack(compiled))})

    return remembered("library", [*own, stock, version(node_modules)], make)


def instead() -> Sources:
    """What the library gets of ours, by the name of what it replaces."""
    files = sorted(INSTEAD.rglob("*.py"))
    return {file.relative_to(INSTEAD).as_posix(): file.read_bytes() for file in files}


def app(node_modules: Path, sources: Sources, pyscript: Sources, library: bytes) -> bytes:
    """The engine and the page, and PyScript's own Python, compiled; other files as they are."""
    everything = {**sources, **pyscript}

    def make() -> bytes:
        compiled = compile_all(everything)
        return pack({**compiled, WRITTEN: written("app", library, pack(compiled), (FIRST,))})

    parts = [part for name, data in everything.items() for part in (name, data)]
    return remembered("app", [*parts, library, version(node_modules)], make)


def written(archive: str, library: bytes, app: bytes = b"", names: Sequence[str] = ()) -> bytes:
    """What modules of an archive write and compile at a start, compiled."""
    with tempfile.TemporaryDirectory() as folder:
        job = Path(folder)
        (job / "imports.json").write_text(json.dumps(names))
        (job / "library.zip").write_bytes(library)
        (job / "app.zip").write_bytes(app)
        run_in_pyodide("find_written.py", job, job / "library.zip")
        return (job / archive).read_bytes()


def slim(runtime: Path, names: Sequence[str]) -> None:
    """Take from the interpreter, which is in these files, what only packages in C would use."""
    others = sorted(file.name for file in runtime.glob("*js") if file.name not in names)
    before = {name: (runtime / name).read_bytes() for name in (*names, *others)}

    def make() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            for name, data in before.items():
                (Path(folder) / name).write_bytes(data)
            command = ["node", str(JOBS / "slim.mjs"), folder, *others]
            subprocess.run(command, check=True, cwd=ROOT)
            return pack({name: (Path(folder) / name).read_bytes() for name in names})

    parts = [part for name, data in before.items() for part in (name, data)]
    with zipfile.ZipFile(io.BytesIO(remembered("interpreter", parts, make))) as archive:
        archive.extractall(runtime)


def pyscript_sources(node_modules: Path) -> Sources:
    """PyScript's own Python, which it carries as text in a JavaScript module."""
    script = "import(process.argv[1]).then((module) => console.log(JSON.stringify(module.default)))"
    module = node_modules / "@pyscript" / "core" / "src" / "stdlib" / "pyscript.js"
    command = ["node", "--no-warnings", "--eval", script, module.resolve().as_uri()]
    answer = subprocess.run(command, check=True, capture_output=True).stdout
    files: dict[str, str] = json.loads(answer)["pyscript"]
    return {f"pyscript/{name}": text.encode() for name, text in sorted(files.items())}


def imported(programs: Iterable[bytes]) -> set[str]:
    """Every module that is named in an import anywhere, also in the middle of a function."""
    names: set[str] = set()
    for program in programs:
        for node in ast.walk(ast.parse(program)):
            if isinstance(node, ast.Import):
                names.update(name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
                names.update(f"{node.module}.{name.name}" for name in node.names)
    return names


def is_in(library: zipfile.ZipFile, name: str) -> bool:
    path = name.replace(".", "/")
    return bool({f"{path}.py", f"{path}/__init__.py"} & set(library.namelist()))


def compile_all(sources: Sources) -> dict[str, bytes]:
    """The same files with .pyc for .py, compiled in Pyodide; other files as they are."""
    with tempfile.TemporaryDirectory() as folder:
        job = Path(folder)
        for name, source in sources.items():
            if name.endswith(".py"):
                file = job / "sources" / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(source)
        run_in_pyodide("compile.py", job)
        compiled = read_tree(job / "compiled")
    others = {name: data for name, data in sources.items() if not name.endswith(".py")}
    return {**compiled, **others}


def run_in_pyodide(script: str, job: Path, library: Path | None = None) -> None:
    """Run one of the scripts of tools/pyodide with a folder to read from and to write into."""
    command = ["node", str(JOBS / "run.mjs"), str(JOBS / script), str(job)]
    command += [str(library)] if library else []
    subprocess.run(command, check=True, cwd=ROOT)


def read_tree(folder: Path) -> dict[str, bytes]:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def pack(files: Sources) -> bytes:
    """An archive of these files, the same bytes every time."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, ZIP_TIME)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return out.getvalue()


def version(node_modules: Path) -> str:
    package: dict[str, str] = json.loads((node_modules / "pyodide" / "package.json").read_text())
    return package["version"]


def remembered(kind: str, made_from: Iterable[str | bytes], make: Callable[[], bytes]) -> bytes:
    """What `make` makes, kept from build to build as long as it is made from the same things."""
    jobs = [file.read_bytes() for file in sorted(JOBS.rglob("*")) if file.suffix in (".py", ".mjs")]
    recipe = hashlib.sha256(Path(__file__).read_bytes())
    for part in (*jobs, *made_from):
        data = part if isinstance(part, bytes) else part.encode()
        recipe.update(len(data).to_bytes(8, "big") + data)
    kept = CACHE / f"{kind}-{recipe.hexdigest()}.zip"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        (CACHE.parent / ".gitignore").write_text("*\n")
        with tempfile.NamedTemporaryFile(dir=CACHE, delete=False) as fresh:
            fresh.write(make())
        Path(fresh.name).replace(kept)
    return kept.read_bytes()
