"""One measurement each, in a process of its own: `python measures.py NAME` prints a number.

Random play is measured in three ways, which only compare each with itself. *Listing*: list everything that is legal,
draw one, do it. *Sampling*: draw something legal without listing, as an action, and do it with a report of what
happened. *Playout*: the same in silence, without an object for any of it; what a search does by the thousand.

Every measure of speed plays for about a second of processor time, so that the runner can take turns between ours and
the yardsticks: what slows the machine then slows them all.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

SECONDS = 1.0
#: More actions than any match has.
MOST = 100_000
#: Matches at once, and how many numbers are said in one environment before it is set up anew.
SIDE_BY_SIDE = 256
SAID = 500


def per_second(play: Callable[[], int]) -> float:
    """How many actions a second `play` makes; it returns how many it made."""
    play()
    actions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        actions += play()
    return actions / spent


def is_compiled() -> float:
    """1 for the compiled package, 0 for the pure one."""
    from capolinea.kit import graph

    return float(not str(graph.__file__).endswith(".py"))


def random_play(game: str, way: str) -> float:
    """Actions per second in whole matches for four seats, set-up included; Steam's two games take turns."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.catalogue import rules_of

    rules, chance, source = rules_of(game), QuickChance(1), random.Random(1)
    settings = [{"game": "base"}, {"game": "standard"}] if game == "steam" else [{}]

    def listing(state: Any) -> int:
        made = 0
        while (turn := rules.turn(state)) is not None:
            rules.apply(state, source.choice(rules.offers(state, turn.seats[0])), chance)
            chance.drawn.clear()
            made += 1
        return made

    def sampling(state: Any) -> int:
        made = 0
        while (action := rules.actions.sample(state, source.random)) is not None:
            rules.apply(state, action, chance)
            chance.drawn.clear()
            made += 1
        return made

    def playout(state: Any) -> int:
        return rules.actions.play_out(state, chance, source.random, MOST)

    play_on = {"listing": listing, "sampling": sampling, "playout": playout}[way]

    def play() -> int:
        settings.reverse()
        state, _ = rules.setup(rules.options(4, **settings[0]), chance)
        made = play_on(state)
        chance.drawn.clear()
        return made

    return per_second(play)


def one_environment(game: str) -> float:
    """Numbers said per second in one PettingZoo environment for four seats, drawn from the masks."""
    import numpy as np

    from capolinea.lab.environments import env

    table, source, seeds = env(game, 4), np.random.default_rng(1), iter(range(MOST))

    def play() -> int:
        table.reset(seed=next(seeds))
        said = 0
        for _ in table.agent_iter(SAID):
            seen, _, terminated, truncated, _ = table.last()
            over = terminated or truncated
            table.step(None if over else int(source.choice(np.flatnonzero(seen["action_mask"]))))
            said += not over
        return said

    return per_second(play)


def many_matches(game: str) -> float:
    """The same in many matches at once."""
    import numpy as np

    from capolinea.lab.vector import VectorEnv, random_numbers

    many, source = VectorEnv(game, SIDE_BY_SIDE, 4), np.random.default_rng(1)
    batches = [many.reset(1)]

    def play() -> int:
        batches[0] = many.step(random_numbers(batches[0].masks, source))
        return SIDE_BY_SIDE

    return per_second(play)


def python_chess() -> float:
    """python-chess: random legal moves to the end of the game. It lists them: there is no other way to draw one."""
    import chess

    source = random.Random(1)

    def play() -> int:
        board = chess.Board()
        moves = 0
        # Asking is_game_over() would generate the moves twice: end where there are none, or by the 75-move rule.
        while (legal := list(board.legal_moves)) and board.halfmove_clock < 150:
            board.push(source.choice(legal))
            moves += 1
        return moves

    return per_second(play)


def petting_zoo() -> float:
    """PettingZoo's chess, as its documentation plays it: every position comes with a mask of the legal moves."""
    import numpy
    from pettingzoo.classic import chess_v6

    source, env = random.Random(1), chess_v6.env()

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = numpy.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(source.random() * len(legal))]))
            moves += 1
        return moves

    return per_second(play)


def open_spiel(name: str) -> float:
    """A C++ game of OpenSpiel, driven from Python: legal actions are listed. Its hex is 11 by 11."""
    import pyspiel

    source, game = random.Random(1), pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(source.choice(state.legal_actions()))
            moves += 1
        return moves

    return per_second(play)


def open_spiel_playout() -> float:
    """OpenSpiel's own random bots at hex, in C++ alone: positions per second that they play through."""
    import pyspiel

    game = pyspiel.load_game("hex")
    # The length of a random match: bots that play in C++ do not say how many moves they made.
    source, lengths = random.Random(1), []
    for _ in range(200):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(source.choice(state.legal_actions()))
        lengths.append(state.move_number())
    length, playouts = sum(lengths) / len(lengths), 100
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(2)]

    def play() -> int:
        for seed in range(playouts):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return int(playouts * length)

    return per_second(play)


def view_of(game: str) -> float:
    """Microseconds to show a seat what it may know: every hundredth position of random matches for most seats."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.catalogue import rules_of

    rules, chance, source = rules_of(game), QuickChance(1), random.Random(1)
    positions = []
    for _ in range(4):
        state, _ = rules.setup(rules.options(rules.seats.stop - 1), chance)
        while rules.actions.play_out(state, chance, source.random, 100) == 100 and len(positions) < 100:
            positions.append(state.clone())

    def show() -> int:
        for state in positions:
            rules.view(state, 0)
        return len(positions)

    return 1e6 / per_second(show)


def clone() -> float:
    """TransAmerica: microseconds to copy a state late in a random round."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.catalogue import rules_of

    rules, chance = rules_of("transamerica"), QuickChance(1)
    state, _ = rules.setup(rules.options(4), chance)
    rules.actions.play_out(state, chance, random.Random(1).random, 100)

    def copy() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return 1e6 / per_second(copy)


def rail_baron_offers() -> float:
    """Milliseconds to list what a train may do with a roll of 12, at the slowest of all dots."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.rail_baron.meta import Options
    from capolinea.games.rail_baron.rules import RULES
    from capolinea.games.rail_baron.state import RIDE

    state, _ = RULES.setup(Options(4), QuickChance(1))
    seat = state.mover
    state.stage, state.steps, state.white = RIDE, 12, (6, 6)
    slowest = 0.0
    for dot in range(state.board.dots):
        if dot == state.board.city_dot[state.destination[seat]]:
            continue
        state.dot[seat] = dot
        times = []
        for _ in range(5):
            fresh = state.clone()  # A copy keeps nothing of earlier listings.
            start = time.process_time()
            RULES.offers(fresh, seat)
            times.append(time.process_time() - start)
        slowest = max(slowest, min(times))
    return slowest * 1e3


def replay_of(game: str) -> float:
    """Milliseconds from the JSON record of a finished match of four medium bots to its state."""
    from capolinea.core.chance import QuickChance
    from capolinea.core.match import Match
    from capolinea.core.record import decode_record, encode_record, record_of, replay_record
    from capolinea.games.catalogue import bots_of, rules_of

    rules, bot, chance = rules_of(game), bots_of(game).players["medium"], QuickChance(1)
    match = Match.new(rules, rules.options(4), seed=1)
    while match.turn is not None:
        seat = match.turn.seats[0]
        match.play(bot(match.view(seat), match.offers(seat), chance))
    data = encode_record(record_of(match))

    def rebuild() -> int:
        replay_record(rules, decode_record(data), Match)
        return 1

    return 1e3 / per_second(rebuild)


def thinking_of(game: str, seats: int) -> float:
    """Milliseconds of the slowest decision of the hard bot, asked at every fifth decision of a match of easy bots."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.catalogue import bots_of, rules_of

    rules, players = rules_of(game), bots_of(game).players
    deal, chance = QuickChance(3), QuickChance(4)
    state, _ = rules.setup(rules.options(seats), deal)
    spent: list[float] = []
    number = 0
    while (turn := rules.turn(state)) is not None:
        seat = turn.seats[0]
        seen, offers = rules.view(state, seat), rules.offers(state, seat)
        if number % 5 == 0:
            start = time.process_time()
            players["hard"](seen, offers, QuickChance(number))
            spent.append(time.process_time() - start)
        rules.apply(state, players["easy"](seen, offers, chance), deal)
        number += 1
    return max(spent) * 1e3


def steam_offers() -> float:
    """Steam: milliseconds to list what may be built, in late positions with most tiles on the map."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.steam.meta import Options
    from capolinea.games.steam.rules import RULES
    from capolinea.games.steam.state import BUILD

    positions = []
    for seed in range(60):
        chance, source = QuickChance(seed), random.Random(seed)
        state, _ = RULES.setup(Options(6, map="padana"), chance)
        while RULES.actions.play_out(state, chance, source.random, 1):
            if state.stage == BUILD and state.tiles_left > 1 and state.turn >= state.last_turn - 1:
                positions.append(state.clone())
    positions.sort(key=lambda late: late.pose.count(-1))
    latest = positions[:30]

    def list_all() -> int:
        # Of copies, which keep nothing of earlier listings.
        return len([RULES.offers(late.clone(), late.actor) for late in latest])

    return 1e3 / per_second(list_all)


def slowest(game: str, seats: int) -> Callable[[], float]:
    return lambda: thinking_of(game, seats)


def replayed(game: str) -> Callable[[], float]:
    return lambda: replay_of(game)


def shown(game: str) -> Callable[[], float]:
    return lambda: view_of(game)


def by(game: str, way: str) -> Callable[[], float]:
    return lambda: random_play(game, way)


#: The games as the measures are called, and how many sit down where a bot thinks.
GAMES = {"transamerica": 4, "rail-baron": 4, "steam": 4, "santa-fe-rails": 5, "spike": 4}
WAYS = ("listing", "sampling", "playout")
MEASURES: dict[str, Callable[[], float]] = {
    "is_compiled": is_compiled,
    "clone": clone,
    "rail-baron_offers": rail_baron_offers,
    "steam_offers": steam_offers,
    "python_chess_listing": python_chess,
    "petting_zoo_listing": petting_zoo,
    "open_spiel_chess_listing": lambda: open_spiel("chess"),
    "open_spiel_hex_listing": lambda: open_spiel("hex"),
    "open_spiel_playout": open_spiel_playout,
    **{f"{game}_{way}": by(game, way) for game in GAMES for way in WAYS},
    **{f"{game}_environment": partial(one_environment, game) for game in GAMES},
    **{f"{game}_many": partial(many_matches, game) for game in GAMES},
    **{f"{game}_replay": replayed(game) for game in GAMES},
    **{f"{game}_view": shown(game) for game in GAMES},
    **{f"{game}_thinking": slowest(game, seats) for game, seats in GAMES.items()},
}

if __name__ == "__main__":
    print(MEASURES[sys.argv[1]]())
