"""Building (SP-22 to SP-25, SP-40), and the options `shared_lines` and `mixed_wilds`."""

from itertools import product
from random import Random

import pytest
from tests.games.spike.positions import A, B, SpTable, build, counts, hold, lay, rest, table
from tests.support.driver import walk
from tests.support.games import SPIKE
from tests.support.spike import BOARD, city, is_build, is_build_path, need_of, node, payable, space

from capolinea.core.turn import Turn
from capolinea.games.spike.actions import Build
from capolinea.games.spike.build_search import OPTIONS, PAYMENTS
from capolinea.games.spike.events import Built, MarketPaid
from capolinea.games.spike.meta import Options
from capolinea.games.spike.notation import read_path
from capolinea.games.spike.payments import cheapest, missing_and_sets, pays
from capolinea.games.spike.phases.building import build_search, offer_builds, refuse_build, refuse_path
from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.state import TURN, State


def accepts(at: SpTable, build: Build) -> None:
    """Check that a build is legal, whether it is offered or not."""
    refusal = at.match.refuse(build)
    assert refusal is None, refusal
    at.match.play(build)
    at.check()


@pytest.mark.rule("SP-22", "SP-24")
def test_sp_22_cards_are_played_to_join_a_new_city_in_one_action() -> None:
    at = table(hand="ywr")
    entry = at.plays(build(A, "RAL-j67-NFK", "yw"))
    assert isinstance(entry.events[0], Built)
    assert entry.events[0] == Built(A, city("Norfolk"), read_path("RAL-j67-NFK", ""), counts("yw"))
    assert at.state.hands[A] == list(counts("r"))
    assert at.state.discards == list(counts("yw"))
    assert at.state.tracks[A] == 43
    assert at.state.network_nodes[A] == [city("Raleigh"), node("j67"), city("Norfolk")]
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-22")
def test_sp_22_all_of_the_way_or_nothing() -> None:
    at = table(hand="ywr")
    at.refuses(build(A, "RAL-j67", "y"), "build.no_city", "SP-22")
    at.refuses(build(A, "RAL-j67,j80-CLB", "yr"), "build.broken", "SP-22")
    refusal = at.match.refuse(Build(A, (), (0,) * 6))
    assert refusal is not None
    assert refusal.code == "build.no_such_space"


@pytest.mark.rule("SP-22")
@pytest.mark.parametrize("nowhere", [-1, BOARD.spaces, 1 << 70])
def test_sp_22_every_space_of_the_way_must_be_on_the_board(nowhere: int) -> None:
    at = table(hand="yw")
    at.refuses(Build(A, (space("RAL", "j67"), nowhere), counts("yw")), "build.no_such_space", "SP-22")
    assert not [offer for offer in at.match.offers() if isinstance(offer, Build) and nowhere in offer.spaces]


@pytest.mark.rule("SP-22")
def test_sp_22_no_way_is_sought_to_an_own_city_or_beyond_the_tracks_that_are_left() -> None:
    at = table(hand="ywr")
    search = build_search(at.state, A)
    assert (search.options(city("Raleigh")), search.nearest(city("Raleigh"))) == ([], None)
    assert search.nearest(city("Boston")) is not None
    at.state.tracks[A] = 2
    assert build_search(at.state, A).nearest(city("Boston")) is None
    assert build_search(at.state, A).options(city("Boston")) == []


@pytest.mark.rule("SP-22")
@pytest.mark.parametrize("tracks", range(1, 6))
def test_sp_22_no_way_that_is_offered_is_longer_than_the_tracks_that_are_left(tracks: int) -> None:
    at = table(hand="rrrbbbgggyyywwwkkk")
    at.state.tracks[A] = tracks
    offers = offer_builds(at.state, A)
    assert {len(offer.spaces) for offer in offers if isinstance(offer, Build)} == set(range(2, tracks + 1))
    assert [offer for offer in offers if isinstance(offer, Build) and refuse_build(at.state, offer)] == []


@pytest.mark.rule("SP-22")
def test_sp_22_a_way_that_ends_at_the_first_junction_joins_no_city() -> None:
    at = table()
    junction = BOARD.cities
    start = BOARD.graph.incident[junction][1]
    at.state.network_bits[start] |= 1 << A
    refusal = refuse_path(at.state, A, [start, junction])
    assert refusal is not None
    assert refusal.code == "build.no_city"


@pytest.mark.rule("SP-22", "SP-24")
def test_sp_22_of_paths_with_the_same_number_of_cards_the_shorter_is_offered_first() -> None:
    """To Norfolk over two spaces, one of them for two reds, or over three, with a card each."""
    options = build_search(table(hand="ygkrr").state, A).options(city("Norfolk"))
    assert [(len(option.spaces), sum(option.payments[0])) for option in options[:3]] == [(2, 3), (2, 3), (3, 3)]


@pytest.mark.rule("SP-24")
def test_sp_24_of_payments_that_take_as_many_cards_the_one_that_leaves_more_colours_comes_first() -> None:
    """Three reds for two yellows leave a red and the yellow; two reds and the yellow leave reds only."""
    assert cheapest(counts("ywrrrr"), counts("yyw"), False) == (counts("wrrr"), counts("ywrr"))


@pytest.mark.rule("SP-22")
def test_sp_22_not_with_too_few_tracks() -> None:
    at = table(hand="ywr")
    at.state.tracks[A] = 1
    refusal = at.match.refuse(build(A, "RAL-j67-NFK", "yw"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("build.few_tracks", "SP-22")
    assert not [offer for offer in at.match.offers() if isinstance(offer, Build)]


@pytest.mark.rule("SP-23")
def test_sp_23_at_first_the_network_is_the_city_of_the_train() -> None:
    at = table(hand="rw")
    assert at.state.network_nodes[A] == [city("Raleigh")]
    at.refuses(build(A, "ATL-j79-CLB", "rw"), "build.not_from_network", "SP-23")


@pytest.mark.rule("SP-23")
def test_sp_23_a_build_may_start_at_a_junction_of_the_network() -> None:
    at = table(hand="rg")
    lay(at, A, "RAL-j67-NFK")
    at.plays(build(A, "j67-j63-CHW", "rg"))
    assert city("Charleston") in at.state.network_nodes[A]


@pytest.mark.rule("SP-23")
def test_sp_23_it_passes_no_other_city_and_ends_in_a_new_one() -> None:
    at = table(hand="krwryw")
    at.refuses(build(A, "RAL-j80-CLB-j79-ATL", "krwr"), "build.through_city", "SP-23")
    lay(at, A, "RAL-j67-NFK")
    at.refuses(build(A, "RAL-j72-NFK", "wk"), "build.meets_network", "SP-40")


@pytest.mark.rule("SP-23")
def test_sp_23_never_out_of_another_players_network() -> None:
    at = table(hand="rryw")
    lay(at, B, "ATL-j79-CLB")
    at.refuses(build(A, "j79-j75-RAL", "kr"), "build.not_from_network", "SP-23")
    at.refuses(build(A, "CLB-j80-RAL", "rk"), "build.not_from_network", "SP-23")


@pytest.mark.rule("SP-23")
def test_sp_23_one_track_to_a_space() -> None:
    at = table(hand="rywkgbb")
    lay(at, B, "ATL-j79-j75-RAL")
    at.refuses(build(A, "RAL-j75-CLB", "ry"), "build.taken", "SP-23")
    at.plays(build(A, "RAL-j80-j75-CLB", "kwy"))


@pytest.mark.rule("SP-23", "SP-40")
def test_sp_40_junctions_and_cities_of_others_are_shared() -> None:
    at = table(hand="kwy")
    lay(at, B, "ATL-j79-j75-CLB")
    assert at.state.network_bits[node("j75")] == 1 << B
    at.refuses(build(A, "RAL-j80-j75-CLB", "kwy"), "build.taken")
    hold(at, A, "rg")
    at.plays(build(A, "RAL-j75-KNX", "rg"))
    assert at.state.network_bits[node("j75")] == 1 << A | 1 << B


@pytest.mark.rule("SP-23", "SP-40")
def test_sp_40_with_shared_lines_each_player_may_lay_a_track_on_every_space() -> None:
    at = table(Options(2, shared_lines=True), hand="rwry")
    lay(at, B, "ATL-j79-j75-RAL")
    at.plays(build(A, "RAL-j75-CLB", "ry"))
    assert at.state.track_bits[space("RAL", "j75")] == 1 << A | 1 << B
    rest(at)
    hold(at, A, "rgg")
    at.refuses(build(A, "RAL-j75-KNX", "rg"), "build.meets_network", "SP-40")
    at.plays(build(A, "j75-KNX", "g"))


@pytest.mark.rule("SP-40")
def test_sp_40_a_build_meets_the_own_network_only_at_its_start_and_itself_nowhere() -> None:
    at = table(hand="kwyrrgwb")
    lay(at, A, "RAL-j75-CLB")
    at.refuses(build(A, "RAL-j66-j75-KNX", "gbg"), "build.meets_network", "SP-40")
    at.refuses(build(A, "RAL-j67-j72-RAL", "ygw"), "build.meets_network", "SP-40")
    at.refuses(build(A, "RAL-j63-j55-j67-j63-CHW", "byrkg"), "build.meets_itself", "SP-40")


@pytest.mark.rule("SP-24")
@pytest.mark.parametrize("cards", [(0, 0, 0, 1, 1), (0, 0, 0, 1, 1, 0, 0), (-1, 0, 0, 1, 1, 1), ()])
def test_sp_24_a_payment_says_how_many_cards_of_each_colour(cards: tuple[int, ...]) -> None:
    at = table(hand="yw")
    at.refuses(Build(A, read_path("RAL-j67-NFK", ""), cards), "build.no_such_cards", "SP-24")


@pytest.mark.rule("SP-24")
def test_sp_24_each_space_needs_a_card_of_its_colour() -> None:
    at = table(hand="ywrb")
    refusal = at.refuses(build(A, "RAL-j67-NFK", "yr"), "build.payment", "SP-24")
    assert refusal.fix == build(A, "RAL-j67-NFK", "yw")
    at.refuses(build(A, "RAL-j67-NFK", "ywr"), "build.payment")
    at.refuses(build(A, "RAL-j67-NFK", "y"), "build.payment")
    at.refuses(build(A, "RAL-j67-NFK", "yww"), "build.not_held", "SP-24")
    refusal = at.refuses(build(A, "RAL-j72-NFK", "wk"), "build.too_dear", "SP-24")
    assert refusal.facts == {"missing": 1}


@pytest.mark.rule("SP-24")
def test_sp_24_two_white_cards_are_one_of_another_colour_three_blue_ones_are_two() -> None:
    at = table(hand="ww")
    lay(at, A, "RAL-j67-NFK")
    at.refuses(build(A, "j67-j63-CHW", "ww"), "build.too_dear")
    hold(at, A, "wwr")
    at.plays(build(A, "j67-j63-CHW", "wwr"))
    two = table(hand="bbb")
    lay(two, B, "ATL-j79-j75-RAL")
    two.refuses(build(A, "RAL-j67-NFK", "bbb"), "build.too_dear", "SP-24")
    assert pays(counts("bbb"), counts("gg"), False)
    assert not pays(counts("bbb"), counts("gw"), False)


@pytest.mark.rule("SP-24")
def test_sp_24_with_mixed_wilds_a_set_stands_for_any_colours() -> None:
    at = table(Options(2, mixed_wilds=True), hand="bbb")
    assert pays(counts("bbb"), counts("yw"), True)
    at.plays(build(A, "RAL-j67-NFK", "bbb"))


@pytest.mark.rule("SP-24")
def test_sp_24_several_sets_also_of_one_colour_may_be_used_in_a_turn() -> None:
    at = table(hand="bbbb")
    at.plays(build(A, "RAL-j67-NFK", "bbbb"))
    at = table(hand="bbrr")
    at.plays(build(A, "RAL-j67-NFK", "bbrr"))


@pytest.mark.rule("SP-24")
def test_sp_24_nothing_is_overpaid() -> None:
    at = table(hand="bbbbbyw")
    for cards in ("ywb", "ywbb", "bbbbb", "ybbb"):
        at.refuses(build(A, "RAL-j67-NFK", cards), "build.payment", "SP-24")
    assert not pays(counts("bbb"), counts("b"), False)
    assert not pays(counts("bbb"), counts("bb"), False)


@pytest.mark.rule("SP-24")
@pytest.mark.parametrize("cards", ["ybb", "bbw", "bbbb"])
def test_sp_24_clumsy_payments_are_accepted_though_not_offered(cards: str) -> None:
    at = table(hand="bbbbyw")
    path = read_path("RAL-j67-NFK", "")
    assert [offer for offer in at.match.offers() if isinstance(offer, Build) and offer.spaces == path] == [
        Build(A, path, counts("yw"))
    ]
    accepts(at, build(A, "RAL-j67-NFK", cards))


@pytest.mark.rule("SP-24")
def test_sp_24_the_cheapest_payments_are_offered_best_first() -> None:
    at = table(hand="bbbggy")
    path = read_path("RAL-j67-NFK", "")
    offered = [offer.cards for offer in at.match.offers() if isinstance(offer, Build) and offer.spaces == path]
    assert offered == [counts("bby"), counts("ggy")]
    assert cheapest(counts("gggy"), counts("yy"), False) == (counts("ggy"), counts("ggg"))


@pytest.mark.rule("SP-24")
def test_sp_24_what_is_missing_is_known_where_it_cannot_be_paid() -> None:
    at = table(hand="y")
    nearest = build_search(at.state, A).nearest(city("Norfolk"))
    assert nearest is not None
    assert nearest.missing == 1
    assert nearest.payments == ()
    far = build_search(at.state, A).nearest(city("Topeka"))
    assert far is not None
    assert far.missing == len(far.spaces) - 1


def some_hands(seed: int, count: int) -> list[tuple[tuple[int, ...], tuple[int, ...], bool]]:
    """Return hands and needs of up to ten cards and five spaces."""
    random, found = Random(seed), []
    while len(found) < count:
        colours = random.randint(2, 6)
        hand = [random.choice((0, 0, 1, 2, 3, 4, 5)) if colour < colours else 0 for colour in range(6)]
        need = [0] * 6
        for _ in range(random.randint(1, 5)):
            need[random.randrange(colours)] += 1
        if sum(hand) <= 10:
            found.append((tuple(hand), tuple(need), random.random() < 0.5))
    return found


@pytest.mark.rule("SP-24")
def test_sp_24_payments_are_those_that_trying_everything_finds() -> None:
    for hand, need, mixed in some_hands(1, 150):
        every = list(product(*[range(held + 1) for held in hand]))
        paying = [cards for cards in every if payable(cards, need, mixed)]
        assert [cards for cards in every if pays(cards, need, mixed)] == paying
        least = min(map(sum, paying), default=0)
        assert sorted(cheapest(hand, need, mixed)) == [cards for cards in paying if sum(cards) == least]
        missing, sets = missing_and_sets(hand, need, mixed)
        assert (missing == 0) == bool(paying)
        assert missing or sum(need) + sets == least


@pytest.mark.rule("SP-24")
def test_sp_24_one_more_space_never_costs_less() -> None:
    """The search for the cheapest path relies on this."""
    for hand, need, mixed in some_hands(2, 400):
        for colour in range(6):
            more = tuple([each + (place == colour) for place, each in enumerate(need)])
            (missing, sets), (missing_then, made) = (
                missing_and_sets(hand, need, mixed),
                missing_and_sets(hand, more, mixed),
            )
            assert missing_then > missing or (missing_then == missing and (made >= sets or missing))


def simple_paths(state: State, seat: int, longest: int) -> set[tuple[int, ...]]:
    """Return every path of up to `longest` spaces that a build may take, by walking everywhere."""
    found: set[tuple[int, ...]] = set()
    edge: list[tuple[int, tuple[int, ...]]] = [(start, ()) for start in state.network_nodes[seat]]
    for at, spaces in edge:  # grows while we walk it
        near = BOARD.graph.incident[at]
        for i in range(0, len(near), 2):
            further = (*spaces, near[i])
            if near[i + 1] < BOARD.cities:
                if is_build_path(state, seat, further):
                    found.add(further)
            elif len(further) < longest and not state.network_bits[near[i + 1]] >> seat & 1:
                edge.append((near[i + 1], further))
    return found


@pytest.mark.rule("SP-22", "SP-24", "SP-40")
@pytest.mark.parametrize(
    "options", [Options(2), Options(3, shared_lines=True, mixed_wilds=True)], ids=["plain", "options"]
)
def test_offers_are_the_cheapest_of_all_paths(options: Options) -> None:
    """With few cards every path can be tried: the rules agree on all of them, and the best are offered."""
    looked_at = 0
    for match in walk(SPIKE, options, Random(4)):
        state = match.state
        if state.stage != TURN or not 2 <= sum(state.hands[state.actor]) <= 4 or match.last_entry % 2:
            continue
        seat, mixed = state.actor, options.mixed_wilds
        hand = tuple(state.hands[seat])
        every: dict[int, list[int]] = {}
        for spaces in simple_paths(state, seat, sum(hand)):
            paid = cheapest(hand, need_of(spaces), mixed)
            judged = refuse_build(state, Build(seat, spaces, paid[0] if paid else (1, 0, 0, 0, 0, 0)))
            assert (judged is None) == (bool(paid) and len(spaces) <= state.tracks[seat])
            if judged is None:
                ends = {BOARD.graph.a[spaces[-1]], BOARD.graph.b[spaces[-1]]}
                every.setdefault(min(ends), []).append(sum(paid[0]))
        offered: dict[int, dict[tuple[int, ...], list[int]]] = {}
        for offer in offer_builds(state, seat):
            assert isinstance(offer, Build)
            assert is_build(state, offer)
            ends = {BOARD.graph.a[offer.spaces[-1]], BOARD.graph.b[offer.spaces[-1]]}
            offered.setdefault(min(ends), {}).setdefault(offer.spaces, []).append(sum(offer.cards))
        assert offered.keys() == every.keys()
        for place, paths in offered.items():
            costs = [cards[0] for cards in paths.values()]
            assert costs == sorted(every[place])[:OPTIONS]
            assert all([len(cards) <= PAYMENTS and len(set(cards)) == 1 for cards in paths.values()])
        looked_at += 1
        if looked_at == 12:
            break
    assert looked_at >= 5


@pytest.mark.rule("SP-25")
def test_sp_25_giulia_joins_norfolk_for_three_and_the_pigs_drop_to_the_bottom() -> None:
    at = table(hand="yw")
    pigs = GOODS.index("pigs")
    market = at.state.market
    place = market.index(pigs)
    market[place], market[3] = market[3], pigs
    before = list(market)
    entry = at.plays(build(A, "RAL-j67-NFK", "yw"))
    assert MarketPaid(A, pigs, 1, 3) in entry.events
    assert at.state.money[A] == at.state.from_market[A] == 3
    assert at.state.market[3:6] == [before[4], before[5], pigs]
    assert at.state.market[:3] + at.state.market[6:] == before[:3] + before[6:]


@pytest.mark.rule("SP-25")
@pytest.mark.parametrize(("row", "money"), [(0, 3), (1, 2), (2, 1)])
def test_sp_25_each_row_pays_what_it_says(row: int, money: int) -> None:
    at = table(hand="yw")
    pigs, market = GOODS.index("pigs"), at.state.market
    market[market.index(pigs)], market[6 + row] = market[6 + row], pigs
    column = market[6:9]
    at.plays(build(A, "RAL-j67-NFK", "yw"))
    assert at.state.money[A] == money
    assert at.state.market[6:9] == [good for good in column if good != pigs] + [pigs]


@pytest.mark.rule("SP-25")
def test_sp_25_a_city_that_others_have_joined_pays_too_and_the_first_city_nothing() -> None:
    at = table(hand="yw")
    assert at.state.money == [0, 0]
    lay(at, B, "ATL-j79-CLB", "CLB-j80-j72-NFK")
    at.plays(build(A, "RAL-j67-NFK", "yw"))
    assert at.state.money[A] >= 1
