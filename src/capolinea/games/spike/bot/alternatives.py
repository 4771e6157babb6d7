"""What moves lose against the one that a plan chooses, in dollars: turns and cards by what they usually bring."""

from typing import Final

from capolinea.bots.mind import Term
from capolinea.core.action import Action
from capolinea.core.refusal import Fact
from capolinea.games.spike.actions import Build, Deliver, Draw, Extra, Improve, Load, Ride, Start, Stop, Take
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.card_choice import build_search_of, expected, merit, needs_of
from capolinea.games.spike.bot.cost_maps import steps_to
from capolinea.games.spike.bot.errands import TRAIN_TURN, ErrandPlan, route_worth
from capolinea.games.spike.bot.planning import filler_rate
from capolinea.games.spike.bot.playing import elsewhere, heading
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.bot.riding import place_distance
from capolinea.games.spike.payments import with_more
from capolinea.games.spike.pieces import COLOURS, LOCOMOTIVE, POWER, STEP_PRICE

#: Whatever is not chosen loses at least this much: the plan stands first.
LEAST: Final = 0.01
#: The share of a turn that is lost if the chosen action comes a turn later.
LATER: Final = 0.5


class Alternatives:
    """Judges the moves of one decision beside the `chosen` one."""

    def __init__(self, position: Position, plan: ErrandPlan, chosen: Action) -> None:
        self.position: Final = position
        self.plan: Final = plan
        self.chosen: Final = chosen
        self.turn: Final = filler_rate(plan)
        """Dollars that a turn brings."""
        self.card: Final = self.turn / plan.tender
        hand, mixed = tuple(position.hand), position.view.options.mixed_wilds
        asked = needs_of(build_search_of(position), plan)
        self.merits: Final = [merit(with_more(hand, colour, 1), asked, mixed) for colour in range(len(COLOURS))]
        self.top: Final = expected(position, self.merits)
        self.goal: Final = heading(position, plan)[0]
        self.far: Final = steps_to(position.own, self.goal) if self.goal >= 0 else []

    def terms(self, offer: Action) -> tuple[Term, ...]:
        """Return what `offer` loses, and what it brings meanwhile; together below 0."""
        found = self.reasons(offer)
        total = sum([term.value for term in found])
        return tuple(found) if total <= -LEAST else (*found, Term("not_planned", -LEAST - total))

    def reasons(self, offer: Action) -> list[Term]:
        position = self.position
        if isinstance(offer, Take):
            return self.card_reasons(self.merits[offer.colour])
        if isinstance(offer, Draw):
            return self.card_reasons(self.top)
        if isinstance(offer, Build):
            return self.build_reasons(offer)
        if isinstance(offer, Ride | Start | Extra):
            return self.ride_reasons(offer)
        if isinstance(offer, Deliver):
            paid = float(position.pays[offer.good][position.train_place])
            facts: dict[str, Fact] = {"good": offer.good}
            return [Term("contract", paid, facts), Term("elsewhere", -elsewhere(position, offer.good), facts)]
        if isinstance(offer, Load):
            return [Term("unload", -self.turn)] if offer.unload >= 0 else []
        if isinstance(offer, Improve):
            price = float(STEP_PRICE[position.level[offer.part]])
            return [Term("price", -price, {"part": offer.part}), Term("later", -LATER * self.turn)]
        assert isinstance(offer, Stop)
        drawing = position.view.stage == "draw"
        return [Term("card", -self.card)] if drawing else [Term("later", -LATER * TRAIN_TURN * self.turn)]

    def card_reasons(self, worth: float) -> list[Term]:
        """A card is judged by the cards that are missing after it; instead of another action, it postpones that."""
        found = [Term("missing", (worth - max(self.top, *self.merits)) * self.card)]
        return found if isinstance(self.chosen, Take | Draw) else [*found, Term("later", -LATER * self.turn)]

    def build_reasons(self, offer: Build) -> list[Term]:
        """SP-25, SP-34 A build that is not the next of the plan takes its cards and a turn."""
        position, plan = self.position, self.plan
        city = end_of_path(position, offer.spaces)
        connected = sum([1 << node for node in position.nodes if node < BOARD.cities])
        before = route_worth(position.route, connected)
        money = float(position.market[BOARD.city_good[city]])
        route = float(route_worth(position.route, connected | 1 << city) - before)
        found = [Term("market", money, {"city": city}), Term("cards", -sum(offer.cards) * self.card)]
        if route:
            found.append(Term("route", route, {"city": city}))
        return found if city in plan.builds[:1] else [*found, Term("later", -self.turn)]

    def ride_reasons(self, offer: Ride | Start | Extra) -> list[Term]:
        """A ride is free, a start or an extra space is the action of the turn; SP-15 so is the way out of a city."""
        found: list[Term] = []
        position, place = self.position, offer.place
        if self.goal >= 0:
            nearer = place_distance(self.far, position.train_place, self.goal) - place_distance(
                self.far, place, self.goal
            )
            speed = POWER[LOCOMOTIVE][position.level[LOCOMOTIVE]]
            found.append(Term("nearer", TRAIN_TURN * self.turn * nearer / speed, {"city": self.goal}))
        if not isinstance(offer, Ride):
            found.append(Term("later", -LATER * self.turn))
        if place < BOARD.cities and place != self.goal:
            found.append(Term("stop", -self.turn, {"city": place}))
        return found


def end_of_path(position: Position, spaces: tuple[int, ...]) -> int:
    """Return the city that a build connects."""
    graph = BOARD.graph
    node = graph.a[spaces[0]] if graph.a[spaces[0]] in position.nodes else graph.b[spaces[0]]
    for space in spaces:
        node = graph.end_sum[space] - node
    return node
