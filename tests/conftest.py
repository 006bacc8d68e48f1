"""The built site. And: asserts in the helpers say what they found, as those in tests do."""

import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

ROOT = Path(__file__).resolve().parent.parent
# Served from a folder with a name of its own: the site has to play from any path.
FOLDER = "pocket-planets"

pytest.register_assert_rewrite(
    "tests.browser.keyboard", "tests.browser.mirror", "tests.ui.document", "tests.ui.visitor"
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The built site; the first worker to come builds it, for all of them."""
    shared = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        shared = shared.parent
    folder = shared / "www" / FOLDER
    with FileLock(shared / "site.lock"):
        if not (folder / "index.html").is_file():
            command = [sys.executable, "-m", "tools.build", str(folder)]
            subprocess.run(command, cwd=ROOT, check=True)
    return folder
