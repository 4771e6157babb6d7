"""Loading and delivering (SP-11, SP-12, SP-18 to SP-20, SP-38)."""

import pytest
from tests.games.spike.positions import A, B, SpTable, build, contract, hold, improve, lay, put_train, rest, table
from tests.support.spike import BOARD, city

from capolinea.core.turn import Turn
from capolinea.games.spike.actions import Deliver, Load, Stop
from capolinea.games.spike.cargo import can_load
from capolinea.games.spike.events import Delivered, Loaded, Unloaded
from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.state import ABOARD, DELIVERED, WAITING

CATTLE, PIGS, CLOTH, COAL = GOODS.index("cattle"), GOODS.index("pigs"), GOODS.index("cloth"), GOODS.index("coal")


def at_work() -> SpTable:
    """Raleigh has cattle, Norfolk pigs, Columbia cloth, Knoxville coal; A's contracts want them in nearby cities."""
    at = table()
    lay(at, A, "RAL-j67-NFK", "RAL-j80-CLB", "RAL-j66-KNX")
    contract(at, A, "cattle", 0, 0)  # Norfolk 4
    contract(at, A, "pigs", 25, 0)  # Raleigh 4
    contract(at, A, "cloth", 21, 0)  # Norfolk 5
    contract(at, A, "coal", 14, 0)  # Columbia 4
    return at


def aboard(at: SpTable, *goods: int) -> None:
    """Put these goods on A's train."""
    for good in goods:
        at.state.token[good] = ABOARD
        at.state.aboard[A].append(good)
    at.check()


@pytest.mark.rule("SP-18")
def test_sp_18_the_good_of_the_city_is_loaded_at_no_cost_of_the_action() -> None:
    at = at_work()
    entry = at.plays("load")
    assert entry.events == (Loaded(A, CATTLE, city("Raleigh")),)
    assert at.state.token[CATTLE] == ABOARD
    assert at.match.turn == Turn((A,), "turn")
    at.refuses("load", "load.not_waiting", "SP-18")
    at.plays("start RAL-j67")


@pytest.mark.rule("SP-18")
def test_sp_18_only_in_a_city_and_only_with_a_contract() -> None:
    at = at_work()
    put_train(at, A, "RAL-j67")
    at.refuses("load", "cargo.on_track", "SP-18")
    contract(at, B, "cattle", 0, 0)
    put_train(at, A, "RAL")
    at.refuses("load", "load.no_contract", "SP-18")


@pytest.mark.rule("SP-18")
def test_sp_18_in_the_turn_of_arrival_after_the_action() -> None:
    at = at_work()
    put_train(at, A, "j67-NFK")
    at.plays("extra NFK")
    assert at.match.turn == Turn((A,), "after")
    assert at.match.offers() == [Load(A, -1), Stop(A)]
    at.plays("load")
    assert at.state.token[PIGS] == ABOARD
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-18")
def test_sp_18_it_may_be_left_where_it_is() -> None:
    at = at_work()
    put_train(at, A, "j67-NFK")
    at.plays("extra NFK", "stop")
    assert at.state.token[PIGS] == WAITING
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-18")
def test_sp_18_until_the_action_ends_the_turn_also_between_two_cards() -> None:
    at = at_work()
    at.plays("draw")
    assert at.match.turn == Turn((A,), "draw")
    at.plays("load")
    assert at.match.turn == Turn((A,), "draw")
    at.plays("draw")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-18")
def test_sp_18_after_the_action_only_what_could_not_be_loaded_before_is_asked_for() -> None:
    at = at_work()
    rest(at)
    assert at.match.turn == Turn((B,), "turn")
    rest(at)
    aboard(at, CLOTH)
    at.state.money[A] = at.state.from_market[A] = 3
    at.plays("improve freight_cars")
    assert at.match.turn == Turn((A,), "after")
    at.plays("load")
    assert (at.state.token[CLOTH], at.state.token[CATTLE]) == (ABOARD, ABOARD)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-18")
@pytest.mark.parametrize("last", ["card", "build", "tender"])
def test_sp_18_after_other_actions_nobody_is_asked_and_the_next_turn_begins_with_it(last: str) -> None:
    """A is in Raleigh, which has cattle."""
    at = table()
    contract(at, A, "cattle", 0, 0)
    if last == "card":
        at.plays("draw", "draw")
    elif last == "build":
        hold(at, A, "yw")
        at.plays(build(A, "RAL-j67-NFK", "yw"))
    else:
        at.state.money[A] = at.state.from_market[A] = 3
        at.plays("improve tender")
    assert at.match.turn == Turn((B,), "turn")
    assert at.state.token[CATTLE] == WAITING
    rest(at)
    assert at.match.turn == Turn((A,), "turn")
    at.plays("load")
    assert at.state.token[CATTLE] == ABOARD


@pytest.mark.rule("SP-19")
def test_sp_19_after_any_action_what_can_still_be_delivered_may_be() -> None:
    at = at_work()
    aboard(at, CATTLE)
    put_train(at, A, "NFK")
    at.plays("draw", "draw")
    assert at.match.turn == Turn((A,), "after")
    at.plays("deliver cattle")
    assert at.state.money[A] == 4


@pytest.mark.rule("SP-18")
def test_sp_18_not_in_another_players_turn_nor_in_the_middle_of_a_start() -> None:
    at = at_work()
    improve(at, A, 0, 1)
    at.plays("start RAL-j67")
    at.refuses("load", "cargo.not_now", "SP-18")
    at.plays("stop")
    refusal = at.match.refuse(Load(A, -1))
    assert refusal is not None
    assert refusal.code == "turn.not_yours"


@pytest.mark.rule("SP-11", "SP-12")
def test_sp_12_with_all_cars_full_a_load_is_put_off_together_with_the_loading() -> None:
    at = at_work()
    aboard(at, PIGS)
    refusal = at.refuses("load", "load.full", "SP-11")
    assert refusal.fix == Load(A, PIGS)
    at.refuses(Load(A, CLOTH), "load.not_aboard", "SP-12")
    at.refuses(Load(A, 12), "load.no_such_good", "SP-12")
    entry = at.plays("load for pigs")
    assert entry.events == (Unloaded(A, PIGS), Loaded(A, CATTLE, city("Raleigh")))
    assert (at.state.token[PIGS], at.state.token[CATTLE]) == (WAITING, ABOARD)


@pytest.mark.rule("SP-12")
def test_sp_12_what_was_put_off_can_be_loaded_again() -> None:
    at = at_work()
    aboard(at, PIGS)
    at.plays("load for pigs")
    put_train(at, A, "NFK")
    at.plays("load for cattle")
    assert (at.state.token[PIGS], at.state.token[CATTLE]) == (ABOARD, WAITING)


@pytest.mark.rule("SP-12")
def test_sp_12_nothing_is_put_off_while_a_car_is_free() -> None:
    at = at_work()
    improve(at, A, 2, 1)
    aboard(at, PIGS)
    refusal = at.refuses("load for pigs", "load.room_enough", "SP-12")
    assert refusal.fix == Load(A, -1)
    at.plays("load")
    assert (at.state.token[PIGS], at.state.token[CATTLE]) == (ABOARD, ABOARD)


@pytest.mark.rule("SP-11")
@pytest.mark.parametrize("cars", [1, 2, 3])
def test_sp_11_as_many_loads_as_freight_cars(cars: int) -> None:
    at = at_work()
    improve(at, A, 2, cars - 1)
    for good in (PIGS, CLOTH, COAL)[:cars]:
        aboard(at, good)
    at.check()
    for off, code in ((-1, "load.full"), (CATTLE, "load.not_aboard")):
        assert at.refuses(Load(A, off), code).fix == Load(A, PIGS)
    assert at.refuses("load", "load.full").facts == {"cars": cars}
    assert len([offer for offer in at.match.offers() if isinstance(offer, Load)]) == cars


@pytest.mark.rule("SP-19")
def test_sp_19_a_delivery_pays_at_once_and_takes_token_and_contract_out() -> None:
    at = at_work()
    aboard(at, CATTLE)
    put_train(at, A, "j67-NFK")
    at.plays("ride NFK")
    entry = at.plays("deliver cattle")
    assert entry.events == (Delivered(A, CATTLE, city("Norfolk"), 4),)
    assert at.state.money[A] == at.state.from_contracts[A] == 4
    assert at.state.token[CATTLE] == DELIVERED
    assert at.state.supplied[city("Norfolk")] == 1 << A
    assert at.match.view(B).delivered_to[CATTLE] == city("Norfolk")
    at.refuses("deliver cattle", "deliver.not_aboard", "SP-19")


@pytest.mark.rule("SP-19", "SP-18")
def test_sp_19_after_a_delivery_the_good_of_the_city_may_be_loaded() -> None:
    at = at_work()
    aboard(at, CATTLE)
    put_train(at, A, "j67-NFK")
    at.plays("extra NFK", "deliver cattle")
    assert at.match.turn == Turn((A,), "after")
    at.plays("load")
    assert at.match.turn == Turn((B,), "turn")
    assert at.state.token[PIGS] == ABOARD


@pytest.mark.rule("SP-19")
def test_sp_19_only_where_the_contract_asks_for_it_and_only_what_is_aboard() -> None:
    at = at_work()
    aboard(at, CATTLE)
    at.refuses("deliver cattle", "deliver.not_wanted", "SP-19")
    put_train(at, A, "NFK")
    at.refuses("deliver cloth", "deliver.not_aboard", "SP-19")
    at.refuses(Deliver(A, 12), "deliver.no_such_good")
    put_train(at, A, "j67-NFK")
    at.refuses("deliver cattle", "cargo.on_track")


@pytest.mark.rule("SP-19")
def test_sp_19_also_in_a_later_turn_while_the_train_still_stands_there() -> None:
    at = at_work()
    aboard(at, CATTLE)
    put_train(at, A, "j67-NFK")
    at.plays("extra NFK", "stop")
    rest(at)
    at.plays("deliver cattle")
    assert at.state.money[A] == 4


@pytest.mark.rule("SP-20")
def test_sp_20_one_delivery_for_each_city_and_player_whatever_the_good() -> None:
    at = at_work()
    improve(at, A, 2, 1)
    aboard(at, CATTLE, CLOTH)
    put_train(at, A, "NFK")
    assert at.match.offers()[:2] == [Deliver(A, CATTLE), Deliver(A, CLOTH)]
    at.plays("deliver cattle")
    at.refuses("deliver cloth", "deliver.supplied", "SP-20")


@pytest.mark.rule("SP-20")
def test_sp_20_topeka_takes_fruit_for_9_or_cattle_for_11_not_both() -> None:
    at = table()
    contract(at, A, "fruit", 32, 1, aboard=True)
    improve(at, A, 2, 1)
    contract(at, A, "cattle", 0, 1, aboard=True)
    at.state.network_bits[city("Raleigh")] = 0
    at.state.network_bits[city("Topeka")] = 1 << A
    at.state.network_nodes[A] = [city("Topeka")]
    put_train(at, A, "TOP")
    assert [BOARD.city_names[at.state.train_place[A]]] == ["Topeka"]
    entry = at.plays("deliver cattle")
    assert isinstance(entry.events[0], Delivered)
    assert entry.events[0].money == 11
    at.refuses("deliver fruit", "deliver.supplied", "SP-20")


@pytest.mark.rule("SP-20")
def test_sp_20_deliveries_of_others_close_no_city() -> None:
    at = at_work()
    aboard(at, CATTLE)
    put_train(at, A, "NFK")
    at.plays("deliver cattle")
    rest(at)
    contract(at, B, "corn", 8, 0, aboard=True)
    lay(at, B, "ATL-j79-CLB")
    put_train(at, B, "CLB")
    at.plays("deliver corn")
    assert at.state.money[B] == 6
    assert at.state.supplied[city("Norfolk")] == 1 << A


@pytest.mark.rule("SP-38")
def test_sp_38_money_of_a_delivery_may_pay_for_an_improvement_in_the_same_turn() -> None:
    at = at_work()
    aboard(at, CATTLE)
    put_train(at, A, "j67-NFK")
    at.refuses("improve tender", "improve.too_dear")
    at.plays("ride NFK", "deliver cattle", "improve tender")
    assert at.state.money[A] == 1


@pytest.mark.rule("SP-38")
def test_sp_38_loading_and_delivering_leave_the_action_of_the_turn() -> None:
    at = at_work()
    aboard(at, CATTLE)
    put_train(at, A, "NFK")
    at.plays("deliver cattle", "load")
    assert at.match.turn == Turn((A,), "turn")
    at.plays("start NFK-j67")
    assert at.match.turn == Turn((B,), "turn")


def test_small_decisions_of_a_turn_can_be_taken_back_one_by_one() -> None:
    at = at_work()
    improve(at, A, 0, 2)
    at.plays("load", "start RAL-j67", "ride j67-NFK")
    for _ in range(3):
        at.match.undo(A)
    assert at.state.train_place[A] == city("Raleigh")
    assert at.state.token[CATTLE] == WAITING


@pytest.mark.rule("SP-18")
def test_sp_18_nothing_can_be_loaded_on_a_track() -> None:
    at = table()
    lay(at, A, "RAL-j67-NFK")
    for space in range(BOARD.spaces):
        at.state.train_place[A] = BOARD.cities + space
        assert not can_load(at.state, A)
