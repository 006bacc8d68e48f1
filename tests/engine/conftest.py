"""One hypothesis profile for all engine tests: the same examples on every run, and no clock."""

from pathlib import Path
from tempfile import gettempdir

from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

settings.register_profile(
    "engine",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("engine")
# Nothing is kept between runs, so nothing needs a folder in the project.
set_hypothesis_home_dir(Path(gettempdir()) / "hypothesis")
