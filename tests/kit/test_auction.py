"""Who is asked next in an auction."""

from capolinea.kit.auction import next_to_bid


def test_round_and_round_without_those_who_are_out() -> None:
    assert next_to_bid((2, 0, 1), 2, 0, -1) == 0
    assert next_to_bid((2, 0, 1), 1, 0, -1) == 2
    assert next_to_bid((2, 0, 1), 2, 1 << 0, -1) == 1


def test_the_highest_bidder_is_not_asked_until_outbid() -> None:
    assert next_to_bid((0, 1, 2), 1, 0, 2) == 0
    assert next_to_bid((0, 1, 2), 1, 1 << 1, 2) == 0


def test_one_who_may_pass_and_stay_is_asked_again() -> None:
    assert next_to_bid((0, 1, 2), 1, 1 << 2, 0) == 1


def test_it_is_over_when_nobody_is_left_to_be_asked() -> None:
    assert next_to_bid((0, 1, 2), 1, 0b110, 0) == -1
    assert next_to_bid((0, 1, 2), 1, 0b111, -1) == -1
