"""Every position of whole games, drawn for everybody who is not to move."""

import pytest

from tests.engine.tables import Variant, each_table
from tests.ui.test_viewers import check_lookers


@each_table
def test_every_position_is_drawn_for_everybody_who_only_looks(
    game: str, variant: Variant, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = check_lookers(game, variant, lambda _number, viewers: viewers)
    with capsys.disabled():
        print(f"\n{game}, {variant}: {tables} tables")
    assert tables > 40
