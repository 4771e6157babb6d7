"""What a seat expects of the board: railroads at each city when it is over, and who would gain by one more."""

from math import exp

from capolinea.games.santa_fe_rails.bot.chances import chances, worth
from capolinea.games.santa_fe_rails.bot.reach import rails_to
from capolinea.games.santa_fe_rails.bot.weights import Weights
from capolinea.games.santa_fe_rails.scoring import city_value
from capolinea.games.santa_fe_rails.sequence import rails_allowed
from capolinea.games.santa_fe_rails.state import CHOOSE, DRAW, FIRST_LAY, NONE, SECOND_LAY, State
from capolinea.games.santa_fe_rails.tracks import major_rails_left
from capolinea.games.santa_fe_rails.view import View, state_from_view, unseen_cities

#: In `owner`: a line that is closed to everybody.
CLOSED = 99


class Outlook:
    """One seat's thoughts at one decision; lists are by city unless they say otherwise."""

    def __init__(self, seen: View, weights: Weights) -> None:
        assert seen.seat is not None
        self.weights = weights
        self.state = state_from_view(seen)
        self.seat: int = seen.seat
        self.deck = seen.deck_size
        self.held = list(seen.hand_cities)
        """By seat: city cards in hand."""
        self.unseen = unseen_cities(seen)
        """City cards that may be in the deck or in others' hands."""
        state, board = self.state, self.state.board
        railroads = range(board.railroads)
        self.of_all = major_rails_left(state)
        self.turns = turns_to_come(state, self.of_all, weights["pace"])
        """Turns after this one."""
        self.far = [rails_to(state, railroad) for railroad in railroads]
        """By railroad and city: rails that are missing."""
        self.chance = [chances(state, railroad, self.far[railroad], self.of_all) for railroad in railroads]
        """By railroad and city; of a short line that is not shown, as if it were."""
        self.expected = [self.expect(city) for city in range(board.cities)]
        """Railroads at the end."""
        self.worth = [city_value(state, city) * self.expected[city] for city in range(board.cities)]
        """What a card of the city will bring."""
        self.unknown = mean([self.worth[city] for city in self.unseen])
        """What a card from the deck will bring."""
        self.stakes = self.find_stakes()
        """What one more railroad brings: own points, less those of others as far as they hurt."""
        self.values = [self.railroad_value(state, railroad) for railroad in railroads]
        """By railroad: what its chances are worth."""
        self.closing: dict[int, list[float]] = {}

    def reliability(self, railroad: int) -> float:
        return 1.0 if self.state.available[railroad] else self.weights["unshown"]

    def expect(self, city: int) -> float:
        total = 0.0
        for railroad, chance in enumerate(self.chance):
            total += self.reliability(railroad) * chance[city]
        return total

    def railroad_value(self, state: State, railroad: int) -> float:
        """What the chances of a railroad are worth in a position."""
        far = rails_to(state, railroad)
        return self.reliability(railroad) * worth(state, railroad, far, self.of_all, self.stakes)

    def find_stakes(self) -> list[float]:
        state, seat = self.state, self.seat
        stakes = [0.0] * state.board.cities
        for city in state.played[seat]:
            stakes[city] += city_value(state, city)
        plays = self.turns + (state.stage in (DRAW, CHOOSE))
        for city in sorted(state.hand[seat], key=lambda each: -self.worth[each]):
            stakes[city] += min(1.0, max(0.0, plays)) * city_value(state, city)
            plays -= 1
        if self.weights["spite"]:
            self.subtract_rivals_gain(stakes)
        return stakes

    def subtract_rivals_gain(self, stakes: list[float]) -> None:
        """Take off what others gain: most for the one who will probably have most, less for cards they may hold."""
        state, weights = self.state, self.weights
        others = [seat for seat in range(state.seats) if seat != self.seat]
        ahead = [self.points_of(seat) for seat in others]
        rates = [exp((points - max(ahead)) / weights["leader"]) for points in ahead]
        for seat, rate in zip(others, rates, strict=True):
            for city in state.played[seat]:
                stakes[city] -= weights["spite"] * rate / sum(rates) * city_value(state, city)
        if self.unseen:
            in_hand = sum([self.held[seat] for seat in others]) / len(self.unseen)
            each = weights["spite"] * weights["hidden_cards"] * in_hand / len(others) * min(1.0, self.turns / 3)
            for city in self.unseen:
                stakes[city] -= each * city_value(state, city)

    def points_of(self, seat: int) -> float:
        """What a seat will have for its money and the cards it has played."""
        points = float(self.state.money[seat])
        for city in self.state.played[seat]:
            points += self.worth[city]
        return points

    def close(self, line: int, railroad: int) -> float:
        """What it brings that `railroad` begins a line, which is then closed to all others."""
        found = self.closing.get(line)
        if found is None:
            found = [self.closed_to(line, other) for other in range(self.state.board.railroads)]
            self.closing[line] = found
        return self.weights["block"] * (sum(found) - found[railroad])

    def closed_to(self, line: int, railroad: int) -> float:
        """The difference it makes to the chances of one railroad; none where it is on none of its shortest ways."""
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
    """Turns that will still begin after this one, by the rails of majors that are left then."""
    each = pace * state.seats
    if state.stage == FIRST_LAY:
        now = sum([rails_allowed(state.card[seat]) for seat in range(state.seats)]) + state.seats * pace / 2
    elif state.stage == SECOND_LAY:
        now = state.seats * pace / 4
    else:
        now = each
    return max(0.0, (rails - now) / each)
