"""One measurement each, in a process of its own: `python measures.py NAME` prints a number.

Every measure of speed plays for about a second of processor time, so that the runner can take turns between ours and
the yardsticks: what slows the machine then slows them all.
"""

import random
import sys
import time
from collections.abc import Callable

SECONDS = 1.0


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


def transamerica() -> float:
    """Whole rounds for four seats at random: deal, markers, rails, exact scoring."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.transamerica.meta import Options
    from capolinea.games.transamerica.rollout import play_round
    from capolinea.games.transamerica.rules import RULES
    from capolinea.games.transamerica.scoring import score_round

    chance, source, options = QuickChance(1), random.Random(1), Options(4)

    def play() -> int:
        chance.take()
        state, _ = RULES.setup(options, chance)
        actions = play_round(state, source.random)
        score_round(state)
        return actions

    return per_second(play)


def python_chess() -> float:
    """python-chess: random legal moves to the end of the game."""
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


def open_spiel() -> float:
    """OpenSpiel's C++ hex, 11 by 11, driven from Python."""
    import pyspiel

    source, game = random.Random(1), pyspiel.load_game("hex")

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(source.choice(state.legal_actions()))
            moves += 1
        return moves

    return per_second(play)


def clone() -> float:
    """Microseconds to copy a state at the end of a random round."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.transamerica.meta import Options
    from capolinea.games.transamerica.rollout import play_round
    from capolinea.games.transamerica.rules import RULES

    state, _ = RULES.setup(Options(4), QuickChance(1))
    play_round(state, random.Random(1).random)

    def copy() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return 1e6 / per_second(copy)


def replay() -> float:
    """Milliseconds from the JSON record of a finished match of four medium bots to its state."""
    return replay_of("transamerica")


def rail_baron() -> float:
    """Whole matches of Rail Baron for four seats at random."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.rail_baron.meta import Options
    from capolinea.games.rail_baron.rollout import play_match
    from capolinea.games.rail_baron.rules import RULES

    chance, source, options = QuickChance(1), random.Random(1), Options(4)

    def play() -> int:
        chance.take()
        state, _ = RULES.setup(options, chance)
        return play_match(state, chance, source.random, 20_000)

    return per_second(play)


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
    for dot in range(len(state.board.ways)):
        if dot == state.board.city_dot[state.goal[seat]]:
            continue
        state.at[seat] = dot
        times = []
        for _ in range(5):
            start = time.process_time()
            RULES.offers(state, seat)
            times.append(time.process_time() - start)
        slowest = max(slowest, min(times))
    return slowest * 1e3


def rail_baron_replay() -> float:
    return replay_of("rail-baron")


def replay_of(game: str) -> float:
    """Milliseconds from the JSON record of a finished match of four medium bots to its state."""
    from capolinea.core.chance import QuickChance
    from capolinea.core.match import Match
    from capolinea.core.record import decode_record, encode_record, match_from, record_of
    from capolinea.games.catalogue import bots_of, rules_of

    rules, bot, chance = rules_of(game), bots_of(game).players["medium"], QuickChance(1)
    match = Match.new(rules, rules.options(4), seed=1)
    while match.turn is not None:
        seat = match.turn.seats[0]
        match.play(bot(match.view(seat), match.offers(seat), chance))
    data = encode_record(record_of(match))

    def rebuild() -> int:
        match_from(rules, decode_record(data), Match)
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


def santa_fe_rails_thinking() -> float:
    return thinking_of("santa-fe-rails", 5)


def steam_thinking() -> float:
    return thinking_of("steam", 4)


def spike_thinking() -> float:
    return thinking_of("spike", 4)


def santa_fe_rails() -> float:
    """Whole matches of Santa Fe Rails for four seats at random: deal, draws, choices, rails, score."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.santa_fe_rails.meta import Options
    from capolinea.games.santa_fe_rails.rollout import play_match
    from capolinea.games.santa_fe_rails.rules import RULES
    from capolinea.games.santa_fe_rails.scoring import outcome

    chance, source, options = QuickChance(1), random.Random(1), Options(4)

    def play() -> int:
        chance.take()
        state, _ = RULES.setup(options, chance)
        actions = play_match(state, source.random, 10_000)
        outcome(state)
        return actions

    return per_second(play)


def santa_fe_rails_replay() -> float:
    """Milliseconds from the JSON record of a finished match of Santa Fe Rails for five seats to its state."""
    from capolinea.core.action import Action
    from capolinea.core.match import Match
    from capolinea.core.record import decode_record, encode_record, match_from, record_of
    from capolinea.games.santa_fe_rails.meta import Options
    from capolinea.games.santa_fe_rails.rollout import play_match
    from capolinea.games.santa_fe_rails.rules import RULES

    match, played = Match.new(RULES, Options(5), seed=1), list[Action]()
    play_match(match.state.clone(), random.Random(1).random, 10_000, played)
    for action in played:
        match.play(action)
    data = encode_record(record_of(match))

    def rebuild() -> int:
        match_from(RULES, decode_record(data), Match)
        return 1

    return 1e3 / per_second(rebuild)


def spike() -> float:
    """Whole matches of Spike for four seats at random: deals, draws, builds, trains, cargo."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.spike.meta import Options
    from capolinea.games.spike.rollout import play_match
    from capolinea.games.spike.rules import RULES

    chance, source, options = QuickChance(1), random.Random(1), Options(4)

    def play() -> int:
        chance.take()
        state, _ = RULES.setup(options, chance)
        return play_match(state, chance, source.random, 100_000)

    return per_second(play)


def spike_replay() -> float:
    """Milliseconds from the JSON record of a finished match of Spike for four seats to its state."""
    from capolinea.core.action import Action
    from capolinea.core.chance import QuickChance
    from capolinea.core.match import Match
    from capolinea.core.record import decode_record, encode_record, match_from, record_of
    from capolinea.games.spike.meta import Options
    from capolinea.games.spike.rollout import play_match
    from capolinea.games.spike.rules import RULES

    match, source = Match.new(RULES, Options(4), seed=1), random.Random(1)
    while match.turn is not None:
        played: list[Action] = []
        play_match(match.state.clone(), QuickChance(source.randrange(1 << 32)), source.random, 1, played)
        match.play(played[0])
    data = encode_record(record_of(match))

    def rebuild() -> int:
        match_from(RULES, decode_record(data), Match)
        return 1

    return 1e3 / per_second(rebuild)


def steam() -> float:
    """Steam: whole matches for four seats at random, both games in turn."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.steam.meta import Options
    from capolinea.games.steam.rollout import play_match
    from capolinea.games.steam.rules import RULES

    chance, source = QuickChance(1), random.Random(1)
    games = [Options(4), Options(4, game="standard")]

    def play() -> int:
        chance.take()
        games.reverse()
        state, _ = RULES.setup(games[0], chance)
        return play_match(state, chance, source.random, 100_000)

    return per_second(play)


def steam_offers() -> float:
    """Steam: milliseconds to list what may be built, in late positions with most tiles on the map."""
    from capolinea.core.chance import QuickChance
    from capolinea.games.steam.meta import Options
    from capolinea.games.steam.phases.building import offer_building
    from capolinea.games.steam.rollout import play_match
    from capolinea.games.steam.rules import RULES
    from capolinea.games.steam.state import BUILD

    positions = []
    for seed in range(60):
        chance = QuickChance(seed)
        state, _ = RULES.setup(Options(6, map="padana"), chance)
        source = random.Random(seed)
        while not state.reason:
            play_match(state, chance, source.random, 1)
            if state.stage == BUILD and state.tiles_left > 1 and state.turn >= state.last_turn - 1:
                positions.append(state.clone())
    positions.sort(key=lambda late: late.lay.count(-1))
    latest = positions[:30]

    def list_all() -> int:
        return len([offer_building(late, late.actor) for late in latest])

    return 1e3 / per_second(list_all)


def steam_replay() -> float:
    """Steam: milliseconds from the JSON record of a long random match to its state."""
    from capolinea.core.match import Match
    from capolinea.core.record import decode_record, encode_record, match_from, record_of
    from capolinea.games.steam.meta import Options
    from capolinea.games.steam.rollout import draw_action
    from capolinea.games.steam.rules import RULES

    matches = [Match.new(RULES, Options(6, map="padana"), seed) for seed in range(12)]
    for seed, match in enumerate(matches):
        source = random.Random(seed)
        while match.turn is not None:
            match.play(draw_action(match.state, source.random))
    data = encode_record(record_of(max(matches, key=lambda match: match.seq)))

    def rebuild() -> int:
        match_from(RULES, decode_record(data), Match)
        return 1

    return 1e3 / per_second(rebuild)


MEASURES = {
    measure.__name__: measure
    for measure in (
        is_compiled,
        *(transamerica, clone, replay),
        *(rail_baron, rail_baron_offers, rail_baron_replay),
        *(steam, steam_offers, steam_replay, steam_thinking),
        *(santa_fe_rails, santa_fe_rails_replay, santa_fe_rails_thinking),
        *(spike, spike_replay, spike_thinking),
        *(python_chess, open_spiel),
    )
}

if __name__ == "__main__":
    print(MEASURES[sys.argv[1]]())
