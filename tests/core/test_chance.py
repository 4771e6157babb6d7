"""Draws: fair, recorded, and the same again for the same seed."""

from collections import Counter

import pytest

from capolinea.core.chance import (
    Chance,
    ChanceError,
    Draw,
    NoChance,
    QuickChance,
    RecordedChance,
    ScriptedChance,
    SeededChance,
    commitment_to,
    seed_from,
)

SEED = seed_from(7)
DEAL_OF_SEED_7 = [6, 18, 21, 29, 7, 28, 16, 28]
QUICK_DEAL_OF_SEED_7 = [28, 5, 3, 16, 10, 5, 15, 30]
COMMITMENT_OF_SEED_7 = "fff051a337e7a8dce604edf10e6a698465d32219dfd33cc66d937836e37e0d2f"


def test_the_same_seed_draws_the_same() -> None:
    one, two = SeededChance(SEED), SeededChance(SEED)
    assert [one.below("deal", 52) for _ in range(50)] == [two.below("deal", 52) for _ in range(50)]
    assert one.collect_draws() == two.collect_draws()


def test_another_seed_draws_otherwise() -> None:
    one, two = SeededChance(SEED), SeededChance(seed_from(8))
    assert [one.below("deal", 52) for _ in range(50)] != [two.below("deal", 52) for _ in range(50)]


def test_dice_rolled_between_deals_do_not_change_the_deals() -> None:
    undisturbed, disturbed = SeededChance(SEED), SeededChance(SEED)
    deals = [undisturbed.below("deal", 35) for _ in range(30)]
    for deal in deals:
        disturbed.below("dice", 6)
        assert disturbed.below("deal", 35) == deal
        disturbed.below("dice", 6)


def test_streams_of_different_names_are_different() -> None:
    chance = SeededChance(SEED)
    assert [chance.below("deal", 1000) for _ in range(9)] != [chance.below("dice", 1000) for _ in range(9)]


def test_a_stream_can_be_taken_up_where_it_was_left() -> None:
    whole = SeededChance(SEED)
    values = [whole.below("deal", 100) for _ in range(20)]
    later = SeededChance(SEED, {"deal": 12})
    assert [later.below("deal", 100) for _ in range(8)] == values[12:]


def test_draws_of_chosen_seeds_never_change() -> None:
    """Old records are verified with these: another generator would need another format."""
    chance = SeededChance(SEED)
    assert [chance.below("deal", 35) for _ in range(8)] == DEAL_OF_SEED_7
    assert chance.commitment == commitment_to(SEED) == COMMITMENT_OF_SEED_7
    quick = QuickChance(7)
    assert [quick.below("deal", 35) for _ in range(8)] == QUICK_DEAL_OF_SEED_7


def test_the_commitment_tells_seeds_apart_and_is_not_the_seed() -> None:
    commitments = {commitment_to(seed_from(number)) for number in range(500)}
    assert len(commitments) == 500
    assert SEED.hex() not in commitments
    assert all([len(each) == 64 for each in commitments])


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 35])
@pytest.mark.parametrize("source", [SeededChance(SEED), QuickChance(7)], ids=["seeded", "quick"])
def test_every_number_below_a_bound_is_as_likely(source: Chance, bound: int) -> None:
    rolls = 700 * bound
    counts = Counter([source.below(f"even {bound}", bound) for _ in range(rolls)])
    assert set(counts) == set(range(bound))
    # Chi-square: its mean is bound - 1, its deviation √(2·(bound − 1)); seeds are fixed, so this never fails by chance.
    chi = sum([(count - 700) ** 2 / 700 for count in counts.values()])
    assert chi <= (bound - 1) + 4 * (2 * (bound - 1)) ** 0.5


def test_numbers_that_would_favour_low_values_are_drawn_again() -> None:
    """With a bound just over half of 2⁶⁴ nearly every second number must be rejected; otherwise low ones are twice
    as likely."""
    bound = (1 << 63) + 1
    chance = SeededChance(SEED)
    values = [chance.below("wide", bound) for _ in range(400)]
    assert all([0 <= value < bound for value in values])
    assert 150 < sum([value < bound // 2 for value in values]) < 250


def test_what_was_drawn_is_written_down_and_handed_over_once() -> None:
    chance = SeededChance(SEED)
    values = [chance.below("dice", 6), chance.below("deal", 35)]
    assert chance.collect_draws() == (Draw("dice", 6, values[0]), Draw("deal", 35, values[1]))
    assert chance.collect_draws() == ()


@pytest.mark.parametrize("count", [0, 1, 5, 10])
def test_a_sample_has_no_number_twice(count: int) -> None:
    for seed in range(50):
        sample = QuickChance(seed).sample("deal", 10, count)
        assert len(set(sample)) == len(sample) == count
        assert set(sample) <= set(range(10))


def test_every_order_of_three_is_as_likely() -> None:
    chance = SeededChance(SEED)
    counts = Counter(["".join(chance.shuffled("deal", "abc")) for _ in range(3000)])
    assert len(counts) == 6
    assert all([400 < count < 600 for count in counts.values()])


def test_a_journal_gives_its_draws_back() -> None:
    chance = SeededChance(SEED)
    dealt = chance.sample("deal", 35, 6)
    recorded = RecordedChance(chance.collect_draws())
    assert recorded.sample("deal", 35, 6) == dealt
    recorded.check_exhausted()


@pytest.mark.parametrize(
    ("draws", "code"),
    [
        ([], "chance.too_few"),
        ([Draw("deal", 6, 1)], "chance.other_draw"),
        ([Draw("dice", 7, 1)], "chance.other_draw"),
        ([Draw("dice", 6, 6)], "chance.other_draw"),
        ([Draw("dice", 6, -1)], "chance.other_draw"),
        ([Draw("dice", 6, 1), Draw("dice", 6, 1)], "chance.too_many"),
    ],
)
def test_a_journal_gives_nothing_else(draws: list[Draw], code: str) -> None:
    recorded = RecordedChance(draws)
    with pytest.raises(ChanceError) as caught:
        roll_one_die(recorded)
    assert caught.value.code == code


def roll_one_die(recorded: RecordedChance) -> None:
    recorded.below("dice", 6)
    recorded.check_exhausted()


def test_where_nothing_may_be_drawn_drawing_is_an_error() -> None:
    with pytest.raises(ChanceError, match=r"chance\.none"):
        NoChance().below("dice", 6)


def test_a_script_is_followed_per_stream_and_then_left() -> None:
    chance = ScriptedChance({"dice": [5, 0], "deal": [34]}, QuickChance(1))
    assert [chance.below("dice", 6), chance.below("deal", 35), chance.below("dice", 6)] == [5, 34, 0]
    assert 0 <= chance.below("dice", 6) < 6
    assert len(chance.collect_draws()) == 4


def test_a_script_that_ends_or_does_not_fit_is_an_error() -> None:
    chance = ScriptedChance({"dice": [6]})
    with pytest.raises(ChanceError, match=r"chance\.script_out_of_range"):
        chance.below("dice", 6)
    with pytest.raises(ChanceError, match=r"chance\.script_empty"):
        chance.below("dice", 6)
