"""What a seat expects of the board: the railroads at each town at the end, and who would gain by one more."""

from math import exp

from capolinea.games.santa_fe_rails.bot.chances import chances, worth
from capolinea.games.santa_fe_rails.bot.reach import rails_to
from capolinea.games.santa_fe_rails.bot.weights import Weights
from capolinea.games.santa_fe_rails.scoring import town_value
from capolinea.games.santa_fe_rails.sequence import rails_allowed
from capolinea.games.santa_fe_rails.state import CHOOSE, DRAW, FIRST_LAY, NONE, SECOND_LAY, State
from capolinea.games.santa_fe_rails.tracks import major_rails_left
from capolinea.games.santa_fe_rails.view import View, state_from_view, unseen_city_cards

#: In `owner`: a line that is closed to everybody.
CLOSED = 99


class Outlook:
    """What one seat knows and expects at one decision; lists are by town unless they say otherwise."""

    def __init__(self, view: View, weights: Weights) -> None:
        assert view.seat is not None
        self.weights = weights
        self.state = state_from_view(view)
        self.seat: int = view.seat
        self.held = list(view.hand_cities)
        """By seat: city cards in hand."""
        self.unseen = unseen_city_cards(view)
        """City cards that may be in the deck or in others' hands."""
        state, board = self.state, self.state.board
        railroads = range(board.railroads)
        self.of_all = major_rails_left(state)
        self.turns = turns_to_come(state, self.of_all, weights["pace"])
        """Turns after this one."""
        self.far = [rails_to(state, railroad) for railroad in railroads]
        """By railroad and town: how many rails are missing."""
        self.chance = [chances(state, railroad, self.far[railroad], self.of_all) for railroad in railroads]
        """By railroad and town: the chance of a connection; for a short line not yet shown, as if it were."""
        self.expected = [self.expect(town) for town in range(board.towns)]
        """The expected number of railroads at the end."""
        self.worth = [town_value(state, town) * self.expected[town] for town in range(board.towns)]
        """What a card of the town will probably bring."""
        self.unknown = mean([self.worth[town] for town in self.unseen])
        """What a card from the deck will probably bring."""
        self.stakes = self.find_stakes()
        """What one more railroad brings: the seat's own points minus a share of what its opponents gain."""
        self.values = [self.railroad_value(state, railroad) for railroad in railroads]
        """By railroad: what its chances are worth."""
        self.closing: dict[int, list[float]] = {}

    def reliability(self, railroad: int) -> float:
        return 1.0 if self.state.available[railroad] else self.weights["unshown"]

    def expect(self, town: int) -> float:
        total = 0.0
        for railroad, chance in enumerate(self.chance):
            total += self.reliability(railroad) * chance[town]
        return total

    def railroad_value(self, state: State, railroad: int) -> float:
        """Return what the chances of a railroad are worth in a position."""
        far = rails_to(state, railroad)
        return self.reliability(railroad) * worth(state, railroad, far, self.of_all, self.stakes)

    def find_stakes(self) -> list[float]:
        state, seat = self.state, self.seat
        stakes = [0.0] * state.board.towns
        for town in state.played[seat]:
            stakes[town] += town_value(state, town)
        plays = self.turns + (state.stage in (DRAW, CHOOSE))
        for town in sorted(state.hand[seat], key=lambda each: -self.worth[each]):
            stakes[town] += min(1.0, max(0.0, plays)) * town_value(state, town)
            plays -= 1
        if self.weights["spite"]:
            self.subtract_rivals_gain(stakes)
        return stakes

    def subtract_rivals_gain(self, stakes: list[float]) -> None:
        """Subtract what opponents gain: most for the probable leader, less for cards that they may only hold."""
        state, weights = self.state, self.weights
        others = [seat for seat in range(state.seats) if seat != self.seat]
        ahead = [self.points_of(seat) for seat in others]
        rates = [exp((points - max(ahead)) / weights["leader"]) for points in ahead]
        for seat, rate in zip(others, rates, strict=True):
            for town in state.played[seat]:
                stakes[town] -= weights["spite"] * rate / sum(rates) * town_value(state, town)
        if self.unseen:
            in_hand = sum([self.held[seat] for seat in others]) / len(self.unseen)
            each = weights["spite"] * weights["hidden_cards"] * in_hand / len(others) * min(1.0, self.turns / 3)
            for town in self.unseen:
                stakes[town] -= each * town_value(state, town)

    def points_of(self, seat: int) -> float:
        """Return what a seat will probably have for its money and the cards it has played."""
        points = float(self.state.money[seat])
        for town in self.state.played[seat]:
            points += self.worth[town]
        return points

    def close(self, line: int, railroad: int) -> float:
        """Return the gain from `railroad` claiming a line, which closes it to all others."""
        found = self.closing.get(line)
        if found is None:
            found = [self.closed_to(line, other) for other in range(self.state.board.railroads)]
            self.closing[line] = found
        return self.weights["block"] * (sum(found) - found[railroad])

    def closed_to(self, line: int, railroad: int) -> float:
        """Return how closing a line changes the worth of a railroad's chances; 0 if it is on no shortest path."""
        state, board = self.state, self.state.board
        far, rails = self.far[railroad], board.length[line]
        if abs(far[board.a[line]] - far[board.b[line]]) != rails or state.rails[railroad] == 0:
            return 0.0
        state.owner[line] = CLOSED
        value = self.railroad_value(state, railroad)
        state.owner[line] = NONE
        return value - self.values[railroad]


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def turns_to_come(state: State, rails: int, pace: float) -> float:
    """Return how many turns will probably follow this one, given `rails` of the majors left."""
    each = pace * state.seats
    if state.stage == FIRST_LAY:
        now = sum([rails_allowed(state.card[seat]) for seat in range(state.seats)]) + state.seats * pace / 2
    elif state.stage == SECOND_LAY:
        now = state.seats * pace / 4
    else:
        now = each
    return max(0.0, (rails - now) / each)
