"""The pruned standard library has everything that the app imports."""

import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools import archives
from tools.build import NODE_MODULES, ROOT, app_sources, pack_python
from tools.page import read_config

CONFIG = read_config(ROOT / "pyscript.toml")


NEEDS_A_BROWSER = "ui/browser/"


def import_everything(folder: Path) -> None:
    files = [name for name in app_sources(CONFIG) if name.endswith(".py")]
    names = [name for name in files if not name.startswith(NEEDS_A_BROWSER)]
    modules = [n.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for n in names]
    (folder / "modules.json").write_text(json.dumps(modules))
    script = Path(__file__).parent / "import_everything.py"
    command = ("node", archives.JOBS / "run.mjs", script, folder, folder / "library.zip")
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)


def test_every_module_can_be_imported_and_both_games_play(tmp_path: Path) -> None:
    pack_python(tmp_path, CONFIG)
    import_everything(tmp_path)


def test_a_module_that_is_missing_is_noticed(tmp_path: Path) -> None:
    pack_python(tmp_path, CONFIG)
    with zipfile.ZipFile(tmp_path / "library.zip") as library:
        files = {name: library.read(name) for name in library.namelist() if name != "gettext.pyc"}
    (tmp_path / "library.zip").write_bytes(archives.pack(files))
    with pytest.raises(subprocess.CalledProcessError) as failed:
        import_everything(tmp_path)
    assert b"No module named 'gettext'" in failed.value.stderr


def test_pyscripts_own_python_is_in_the_app_as_the_package_has_it(tmp_path: Path) -> None:
    pack_python(tmp_path, CONFIG)
    sources = archives.pyscript_sources(NODE_MODULES)
    assert {"pyscript/__init__.py", "pyscript/events.py"} <= set(sources)
    with zipfile.ZipFile(tmp_path / "app.zip") as app:
        assert {f"{name}c" for name in (*sources, *app_sources(CONFIG))} <= set(app.namelist())
