"""Types reach the page: next to nothing in ui/ is Any."""

import re
from pathlib import Path

from mypy import api

MOST = 0.01  # of all expressions


def test_hardly_any_expression_of_the_page_could_be_anything(tmp_path: Path) -> None:
    report = f"--any-exprs-report={tmp_path}"
    told, errors, code = api.run(["ui", report, f"--cache-dir={tmp_path / 'cache'}"])
    assert code == 0, told + errors
    total = re.search(r"Total +(\d+) +(\d+)", (tmp_path / "any-exprs.txt").read_text("utf-8"))
    assert total is not None
    of_any_type, all_of_them = map(int, total.groups())
    assert all_of_them > 10_000
    assert of_any_type < MOST * all_of_them
