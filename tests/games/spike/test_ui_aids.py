"""What is computed for a player: payment layouts, missing cards, trips, the route card."""

from itertools import product

import pytest
from tests.support.situations import drawn_from
from tests.support.spike import payable

from capolinea.api import Match, new_match
from capolinea.games.spike.actions import Build, Deliver, Load, Ride, Start
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.payments import missing_and_sets, pays
from capolinea.games.spike.pieces import COLOURS
from capolinea.games.spike.ui import LOOK
from capolinea.games.spike.ui.aids import missing_cards_of, need_of, path_nodes, payment_layout, route_money
from capolinea.games.spike.ui.names import node_words
from capolinea.games.spike.ui.trips import rides_from, trips_of, turns_for


def placed(seed: int, hand: tuple[int, ...]) -> Match:
    """Return a match of two at its first turn; the actor is in Atlanta and holds `hand`."""
    match = new_match("spike", seats=2, seed=seed)
    while match.turn is not None and match.turn.phase != "turn":
        offers = match.offers()
        match.play("place ATL" if match.turn.phase == "place" else offers[0])
    match.state.hands[match.state.actor] = list(hand)
    return match


@pytest.mark.rule("SP-24")
def test_a_payment_is_laid_out_as_it_pays() -> None:
    for mixed in (False, True):
        for cards in product(range(4), repeat=3):
            for need in product(range(3), repeat=3):
                all_cards, all_need = (*cards, 0, 0, 0), (*need, 0, 0, 0)
                if not any(need) or not pays(all_cards, all_need, mixed):
                    continue
                assert payable(all_cards, all_need, mixed)
                plain, sets = payment_layout(all_cards, all_need, mixed)
                paid, used = list(plain), list(plain)
                for use in sets:
                    assert use.cards == sum(use.instead) + 1
                    assert use.instead[use.colour] == 0
                    assert mixed or len([count for count in use.instead if count]) == 1
                    used[use.colour] += use.cards
                    paid = [a + b for a, b in zip(paid, use.instead, strict=True)]
                assert (tuple(used), tuple(paid)) == (all_cards, all_need)


@pytest.mark.rule("SP-24")
def test_what_is_lacking_would_pay() -> None:
    match = placed(3, (1, 2, 0, 0, 1, 0))
    seat = match.state.actor
    view = match.view(seat)
    hints = missing_cards_of(view, seat)
    offered = {path_nodes(view.network_nodes[seat], a.spaces)[-1] for a in match.offers() if isinstance(a, Build)}
    assert hints
    for hint in hints:
        assert hint.city not in offered
        assert len(hint.colours) >= hint.missing > 0
        held = list(view.hand)
        for colour in hint.colours:
            held[colour] += 1
        assert missing_and_sets(tuple(held), need_of(hint.spaces), False)[0] == 0
        assert path_nodes(view.network_nodes[seat], hint.spaces)[-1] == hint.city


@pytest.mark.rule("SP-34")
def test_the_route_card_of_the_rulebook() -> None:
    indianapolis = BOARD.route_start.index(BOARD.codes.index("IND"))
    named = {BOARD.codes.index(code) for code in ("IND", "RAL", "CLB", "JAX", "TAM")}
    assert route_money(indianapolis, frozenset(named)) == 9
    assert route_money(indianapolis, frozenset(named - {BOARD.codes.index("IND")})) == 0
    assert route_money(indianapolis, frozenset({BOARD.codes.index("IND")})) == 0


@pytest.mark.rule("SP-13")
def test_a_ride_counts_tracks_and_the_city_at_its_end() -> None:
    match = placed(7, (9, 9, 9, 9, 9, 9))
    seat = match.state.actor
    build = next(offer for offer in match.offers() if isinstance(offer, Build))
    goal = path_nodes(match.view(seat).network_nodes[seat], build.spaces)[-1]
    match.play(build)
    ride = rides_from(tuple(match.state.own_spaces[seat]), BOARD.codes.index("ATL"))[goal]
    assert ride.spaces == build.spaces
    assert turns_for(ride, 1) == len(build.spaces) + 1
    assert turns_for(ride, 3) == -(-(len(build.spaces) + 1) // 3)


def test_a_plan_can_be_ridden_to_a_delivery() -> None:
    """A player with many cards builds until something can be delivered, then follows the suggestions."""
    say = LOOK.say("en", ("Elena", "Marco"))
    match = placed(11, (9, 9, 9, 9, 9, 9))
    seat, delivered, followed = match.state.actor, 0, 0
    for _ in range(400):
        if match.turn is None or delivered:
            break
        mover, offers = match.state.actor, match.offers()
        if mover != seat:
            match.play(offers[-1] if match.turn.phase != "turn" else "draw")
            continue
        scene = LOOK.scene(drawn_from(match.view(seat)), say)
        handling = [offer for offer in offers if isinstance(offer, Deliver | Load)]
        builds = [offer for offer in offers if isinstance(offer, Build)]
        if scene.plans:
            followed += 1
            for action in scene.plans[0].actions:
                assert match.turn.seats == (seat,)
                delivered += action.startswith("deliver")
                match.play(action)
        elif handling:
            delivered += isinstance(handling[0], Deliver)
            match.play(handling[0])
        elif builds and not trips_of(drawn_from(match.view(seat)), seat):
            match.play(builds[0])
        else:
            moves = [offer for offer in offers if isinstance(offer, Ride | Start)]
            match.play(moves[0] if moves and match.turn.phase != "turn" else offers[-1])
        match.state.hands[seat] = [9] * len(COLOURS)
    assert delivered
    assert followed


@pytest.mark.parametrize("language", ["it", "en"])
def test_junctions_are_told_by_the_city_nearby(language: str) -> None:
    assert node_words(language, BOARD.codes.index("ATL")) == "Atlanta"
    assert node_words(language, BOARD.cities).endswith(tuple(BOARD.city_names))
