"""The games that the laws are tested on: those of the catalogue and the tiny one, with what the laws need to know."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.support import rail_baron, santa_fe_rails, spike, steam, steam_transcript, tiny, transamerica

from capolinea.core.action import Action, Seat
from capolinea.core.match import Match
from capolinea.core.rules import Options, Rules
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.games.rail_baron.rules import RULES as rail_baron_rules
from capolinea.games.santa_fe_rails.actions import Choose, Exchange
from capolinea.games.santa_fe_rails.rules import RULES as santa_fe_rails_rules
from capolinea.games.spike.actions import ChooseSides, GiveCard, KeepRoute
from capolinea.games.spike.rules import RULES as spike_rules
from capolinea.games.steam.rules import RULES as steam_rules
from capolinea.games.transamerica.meta import Options as TransAmericaOptions


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game as the laws see it."""

    rules: Rules[Any, Any]
    options: tuple[Options, ...]
    """The options that the laws try."""
    domain: Callable[[Any, Seat], list[Action]]
    """Returns every well-formed action of a seat in a state, legal or not: offers are compared with these."""
    nonsense: Callable[[Seat], list[Action]]
    """Returns actions that decode but name things that do not exist: never legal, and without a text."""
    check: Callable[[Any], None]
    """Checks the invariants of a state between two actions; raises AssertionError."""
    rounds: Callable[[Any], int]
    """How many rounds have been played in a state."""
    longest: int
    """The most entries that a random match has."""
    player: Callable[[Any, Seat, Random], Action] | None = None
    """Plays matches for the laws if playing random offers would take too long."""
    fuzz_player: Callable[[Any, Seat, Random], Action] | None = None
    """The same for long runs, in which matches may be longer."""
    fuzz_options: Callable[[int], Options] | None = None
    """Returns the options of a match of a long run, by its number; otherwise those of the laws in turn."""
    fuzz_rounds: int = 10_000
    """How many rounds a long run plays by default."""
    has_secrets: Callable[[Options], bool] = lambda options: True
    """Whether a match with these options hides anything at its start."""
    replaced: tuple[str, ...] = ()
    """Attributes of a state that are replaced but never changed, so that clones may share them."""
    secrets: tuple[str, ...] = ()
    """Names of everything that the game hides."""
    counts: tuple[str, ...] = ()
    """Fields of a view that count hidden things: a state without the hidden things cannot have them."""
    hidden: Callable[[Any, Seat], dict[str, object]] = lambda state, seat: {}
    """Returns what a seat may not know in a state, by those names: computed from the rules, not from the view."""
    secret_actions: tuple[type[Action], ...] = ()
    """Actions whose content other seats do not see."""
    is_lost: Callable[[Any], bool] = lambda state: False
    """Whether nobody won a match that is over."""

    transcript: Callable[[Match[Any, Any]], str] | None = None
    """Writes a recorded match as text; None if there are no recorded matches."""

    @property
    def key(self) -> str:
        return self.rules.key


def tiny_domain(state: tiny.State, seat: Seat) -> list[Action]:
    return [*[tiny.Offer(seat, card) for card in range(tiny.DECK + 2)], tiny.Load(seat), tiny.Leave(seat)]


def tiny_nonsense(seat: Seat) -> list[Action]:
    return [tiny.Offer(seat, -1), tiny.Offer(seat, 1 << 70)]


def tiny_hidden(state: tiny.State, seat: Seat) -> dict[str, object]:
    """W-1, W-2"""
    others = [other for other in range(len(state.hands)) if other != seat]
    return {"hands": [state.hands[other] for other in others], "offers": [state.offers[other] for other in others]}


def tiny_rounds(state: tiny.State) -> int:
    return len(state.played) // len(state.hands)


def check_tiny(state: tiny.State) -> None:
    assert sum(state.crates) + state.wagon + state.shed == tiny.SHED
    cards = [*[card for hand in state.hands for card in hand], *[card for card in state.offers if card], *state.played]
    assert (
        len(cards) == len(set(cards)) == sum(map(len, state.hands)) + sum(map(bool, state.offers)) + len(state.played)
    )
    assert min(cards) >= 1
    assert max(cards) <= tiny.DECK
    assert not (state.opener >= 0 and any(state.offers))


TINY: Final = Game(
    rules=tiny.RULES,
    options=(tiny.Options(2, 3), tiny.Options(3), tiny.Options(4, 3)),
    domain=tiny_domain,
    nonsense=tiny_nonsense,
    check=check_tiny,
    rounds=tiny_rounds,
    longest=60,
    secrets=("hands", "offers"),
    counts=("hand_sizes",),
    hidden=tiny_hidden,
    secret_actions=(tiny.Offer,),
)

TRANSAMERICA: Final = Game(
    rules=rules_of("transamerica"),
    options=tuple([TransAmericaOptions(seats, vexation) for vexation in (False, True) for seats in range(2, 7)]),
    domain=transamerica.domain,
    nonsense=transamerica.nonsense,
    check=transamerica.check_state,
    rounds=transamerica.rounds,
    longest=20_000,
    secrets=("hands",),
    hidden=transamerica.hidden,
    transcript=transamerica.transcript,
)

RAIL_BARON: Final = Game(
    rules=rail_baron_rules,
    options=rail_baron.LAW_OPTIONS,
    domain=rail_baron.domain,
    nonsense=rail_baron.nonsense,
    check=rail_baron.check_state,
    rounds=rail_baron.rounds,
    longest=20_000,
    player=rail_baron.reckless,
    fuzz_player=rail_baron.wayward,
    fuzz_options=rail_baron.any_options,
    fuzz_rounds=2_000,
    has_secrets=rail_baron.has_secrets,
    secrets=("cash",),
    hidden=rail_baron.hidden,
    replaced=("board", "options"),
    transcript=rail_baron.transcript,
)

SANTA_FE_RAILS: Final = Game(
    rules=santa_fe_rails_rules,
    options=santa_fe_rails.LAW_OPTIONS,
    domain=santa_fe_rails.domain,
    nonsense=santa_fe_rails.nonsense,
    check=santa_fe_rails.check_state,
    rounds=santa_fe_rails.rounds,
    longest=1_000,
    fuzz_player=santa_fe_rails.mixed,
    fuzz_rounds=2_000,
    replaced=("board", "options"),
    secrets=("hands", "put away", "third hand", "deck", "choices"),
    hidden=santa_fe_rails.hidden,
    secret_actions=(Choose, Exchange),
    is_lost=santa_fe_rails.is_lost,
    transcript=santa_fe_rails.transcript,
)

SPIKE: Final = Game(
    rules=spike_rules,
    options=spike.LAW_OPTIONS,
    domain=spike.domain,
    nonsense=spike.nonsense,
    check=spike.check_state,
    rounds=spike.rounds,
    longest=5_000,
    player=spike.lively,
    fuzz_player=spike.wayward,
    fuzz_options=spike.any_options,
    fuzz_rounds=2_000,
    has_secrets=spike.has_secrets,
    counts=("hand_sizes", "has_chosen", "has_kept"),
    secrets=("hands", "deck", "routes dealt", "routes kept", "sides"),
    hidden=spike.hidden,
    replaced=("options",),
    secret_actions=(ChooseSides, GiveCard, KeepRoute),
    transcript=spike.transcript,
)

STEAM: Final = Game(
    rules=steam_rules,
    options=steam.LAW_OPTIONS,
    domain=steam.domain,
    nonsense=steam.nonsense,
    check=steam.check_state,
    rounds=steam.rounds,
    longest=3_000,
    player=steam.wayward,
    fuzz_options=steam.any_options,
    fuzz_rounds=4_000,
    has_secrets=lambda options: False,
    replaced=("board", "options"),
    transcript=steam_transcript.transcript,
)

UNDER_LAW: Final = (TINY, TRANSAMERICA, RAIL_BARON, STEAM, SANTA_FE_RAILS, SPIKE)


def game_of(key: str) -> Game:
    (game,) = [game for game in UNDER_LAW if game.key == key]
    return game


def games_without_law() -> list[str]:
    """Return the games of the catalogue that the laws are not tested on."""
    return [key for key in GAMES if key not in [game.key for game in UNDER_LAW]]
