"""How long bots wait before they act, so that people can follow."""

from pathlib import Path

from tests.server.serving import quick

from capolinea.server.services import Services


def test_a_bot_that_goes_on_with_the_same_thing_waits_less(tmp_path: Path) -> None:
    bots = Services(quick(str(tmp_path / "x.sqlite"), bot_pause=0.6, bot_step=0.1)).bots
    acts = [(0, "turn"), (0, "ride"), (0, "ride"), (0, "ride"), (0, "purchase"), (1, "turn"), (1, "ride"), (0, "ride")]
    assert [bots.pause("t", *act) for act in acts] == [0.6, 0.6, 0.1, 0.1, 0.6, 0.6, 0.6, 0.6]
    assert bots.pause("other", 0, "ride") == 0.6


def test_bots_may_be_hurried(tmp_path: Path) -> None:
    bots = Services(quick(str(tmp_path / "x.sqlite"), bot_pause=0.6, bot_step=0.1)).bots
    bots._stopping = True
    bots.hurry("t", 0)
    bots.hurry("fast", 4)
    assert [bots.pause(table, 0, "turn") for table in ("t", "fast", "other")] == [0.0, 0.15, 0.6]
