"""The built site, and how hypothesis works here: the same examples on every run, and no clock.

And: asserts in the helpers say what they found, as those in tests do.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import gettempdir

import pytest
from filelock import FileLock
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

ROOT = Path(__file__).resolve().parent.parent
# Served from a folder with a name of its own: the site has to play from any path.
FOLDER = "pocket-planets"

pytest.register_assert_rewrite(
    "tests.browser.keyboard", "tests.browser.mirror", "tests.ui.document", "tests.ui.visitor"
)

settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=False,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")
# Nothing is kept between runs, so nothing needs a folder in the project.
set_hypothesis_home_dir(Path(gettempdir()) / "hypothesis")


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
