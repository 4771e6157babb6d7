"""The public interface, as a notebook or a script uses it."""

import doctest
from pathlib import Path
from xml.etree import ElementTree

import pytest

import capolinea
from capolinea.core.chance import SeededChance
from capolinea.core.record import RecordError, SeatRecord


def test_the_example_in_the_package_holds() -> None:
    assert doctest.testmod(capolinea, raise_on_error=True).attempted > 0


def test_the_games_there_are() -> None:
    assert "transamerica" in capolinea.available_games()


def test_a_match_is_made_by_the_name_of_its_game() -> None:
    match = capolinea.new_match("transamerica", seats=3, options={"vexation": True}, seed=7)
    assert match.options.seats == 3
    assert match.view().vexation
    assert repr(match).startswith("<Match transamerica: 3 seats, entry 0, start, seat ")


def test_four_sit_down_where_nobody_says_otherwise() -> None:
    assert capolinea.new_match("transamerica").options.seats == 4


def test_a_chosen_seed_repeats_the_match_and_is_told_at_once() -> None:
    one, two = capolinea.new_match("transamerica", seed=7), capolinea.new_match("transamerica", seed=7)
    assert one.journal == two.journal
    assert one.record().seed is not None
    assert one.record().seed_chosen


def test_a_secret_seed_is_told_only_when_the_match_is_over() -> None:
    match = capolinea.new_match("transamerica", seats=2)
    record = match.record()
    assert record.seed is None
    assert record.commitment is not None
    while match.turn is not None:
        offers = match.offers()
        match.play(offers[match.last_entry % len(offers)])
    chance = match.chance
    assert isinstance(chance, SeededChance)
    assert match.record().seed == chance.seed.hex()
    assert match.record().commitment == record.commitment
    assert repr(match).endswith("over>")


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("chess", 2, None, "game.unknown"),
        ("../transamerica", 2, None, "game.unknown"),
        ("transamerica", 7, None, "setup.seats"),
        ("transamerica", 1, None, "setup.seats"),
        ("transamerica", 3, {"vexation": "yes"}, "options.malformed"),
        ("transamerica", 3, {"bribes": True}, "options.malformed"),
    ],
)
def test_what_cannot_be_set_up_is_told_by_a_code(
    game: str, seats: int, options: dict[str, object] | None, code: str
) -> None:
    with pytest.raises(capolinea.CapolineaError) as caught:
        capolinea.new_match(game, seats=seats, options=options)
    assert caught.value.code == code


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    match = capolinea.new_match("transamerica", seats=2, seed=7)
    match.play("start Omaha")
    match.play("start Chicago")
    match.save(tmp_path / "match.json")
    again = capolinea.load_match(tmp_path / "match.json")
    assert again.journal == match.journal
    assert again.state.facts() == match.state.facts()
    assert again.seed_chosen
    assert again.play("rail Omaha-j6") == match.play("rail Omaha-j6")


def test_a_record_keeps_who_sat_where() -> None:
    match = capolinea.new_match("transamerica", seats=2, seed=7)
    seats = (SeatRecord("Ada"), SeatRecord("Bea", "easy"))
    assert match.record(seats).seats == seats
    assert match.record().seats == (SeatRecord(), SeatRecord())


def test_bots_play_a_match_to_its_end_and_a_seed_repeats_it(tmp_path: Path) -> None:
    one, two, other = [capolinea.play_match("transamerica", ["easy", "random"], seed=seed) for seed in (7, 7, 8)]
    assert one.outcome is not None
    assert one.journal == two.journal
    assert one.journal != other.journal
    secret = capolinea.play_match("transamerica", ["random"] * 3, {"vexation": True})
    assert secret.view().vexation
    assert not secret.seed_chosen
    assert secret.verify() > 0
    secret.save(tmp_path / "match.json")
    capolinea.load_match(tmp_path / "match.json").save(tmp_path / "again.json")
    assert (tmp_path / "match.json").read_bytes() == (tmp_path / "again.json").read_bytes()
    assert [seat.bot for seat in capolinea.load_match(tmp_path / "match.json").sitters] == ["random"] * 3


def test_a_bot_that_there_is_not_is_told_by_a_code() -> None:
    with pytest.raises(capolinea.CapolineaError) as caught:
        capolinea.play_match("transamerica", ["easy", "brilliant"])
    assert caught.value.code == "bot.unknown"
    assert caught.value.facts["players"].startswith("random, easy")


def test_draws_that_did_not_come_from_the_seed_are_found() -> None:
    match = capolinea.play_match("transamerica", ["random", "random"], seed=7)
    drawn = match.verify()
    assert drawn > 0
    match.chance = SeededChance(b"another seed")
    with pytest.raises(RecordError, match=r"verify\.draw"):
        match.verify()


def test_a_match_with_a_secret_seed_cannot_be_verified_before_its_end() -> None:
    with pytest.raises(RecordError, match=r"verify\.no_seed"):
        capolinea.new_match("transamerica").verify()


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.json"
    path.write_text("{}", "utf-8")
    with pytest.raises(RecordError, match=r"record\.malformed"):
        capolinea.load_match(path)
    with pytest.raises(OSError, match="missing"):
        capolinea.load_match(tmp_path / "missing.json")


def test_a_match_draws_itself() -> None:
    match = capolinea.new_match("transamerica", seats=3, seed=7)
    match.play("start Denver")
    for picture in (match._repr_svg_(), match.svg(0, "it"), match.svg(2, "en")):
        assert ElementTree.fromstring(picture).tag.endswith("svg")


@pytest.mark.parametrize("game", capolinea.available_games())
def test_a_match_is_played_out_and_stays_as_it_is(game: str) -> None:
    match = capolinea.new_match(game, seats=3, seed=5)
    before = match.state.facts()
    outcome = match.play_out(seed=1)
    assert len(outcome.ranks) == 3
    assert match.play_out(seed=1) == outcome
    assert len({match.play_out(seed).scores for seed in range(6)}) > 1
    assert (match.state.facts(), match.last_entry) == (before, 0)
