"""What is asked of the viewer, in one sentence, and what helps to answer it."""

from capolinea.games.steam.actions import MoveGood
from capolinea.games.steam.board import Board
from capolinea.games.steam.money import most_to_pay
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.ui.aids import table_of
from capolinea.games.steam.ui.choices import Delivery, actions_of, goods_to_choose, hexes_to_choose, is_to_act
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, seat_names


def board_of(seen: View) -> Board:
    return table_of(seen).board


def tell_facts(seen: View, say: Say) -> tuple[str, ...]:
    """The turn, the phase, and which game it is on which map."""
    own = bool(seen.options.map_text)
    title = board_of(seen).map.file.title if own else say(f"option.map.{seen.options.map}")
    turn = say("fact.turn", number=seen.turn, last=seen.last_turn) if seen.turn else say("fact.before")
    return turn, say(f"phase.{seen.stage}", round=seen.round), say(f"fact.{seen.options.game}"), title


def tell_prompt(seen: View, say: Say) -> str:
    if seen.stage == "over":
        return say("prompt.over")
    if not is_to_act(seen):
        return say("prompt.wait", seat=seen.actor)
    if seen.stage == "bid":
        if seen.options.game == "base":
            return say("prompt.bid_place", place=len(seen.places) + 1)
        return say("prompt.bid_order")
    if seen.stage == "points":
        return say("prompt.points", count=seen.due[0][1])
    if seen.stage == "build":
        return tell_building(seen, say)
    return say(f"prompt.{seen.stage}", round=seen.round)


def tell_building(seen: View, say: Say) -> str:
    if seen.loose:
        return say("prompt.loose")
    if seen.work:
        return say("prompt.work", tile=TILES[seen.work - 1], left=seen.tiles_left)
    return say("prompt.build", left=seen.tiles_left)


def tell_hint(seen: View, say: Say) -> str:
    if seen.stage == "over":
        return say(f"hint.over_{seen.reason}")
    if not is_to_act(seen):
        return say(f"hint.waiting_{seen.stage}")
    if seen.stage == "bid":
        return say("hint.bid", figure=euros(say, most_to_pay(table_of(seen), seen.actor)))
    if seen.stage == "build":
        return say("hint.build" if hexes_to_choose(seen) else "hint.build_none")
    if seen.stage == "move":
        return tell_best(seen, say)
    if seen.stage == "points":
        others = [seat for seat, _ in seen.due[1:]]
        return say("hint.points_others", names=seat_names(say, others)) if others else say("hint.points")
    return say(f"hint.{seen.stage}", game=seen.options.game)


def tell_best(seen: View, say: Say) -> str:
    """The delivery that the rules list first."""
    moves = [action for action in actions_of(seen) if isinstance(action, MoveGood)]
    if not moves:
        return say("hint.move_none")
    best = max([way for goals in goods_to_choose(seen).values() for ways in goals.values() for way in ways], key=gain)
    board = board_of(seen)
    start, goal = place_words(board, best.places[0]), place_words(board, best.goal)
    good = str(say.name("good", best.action.good))
    return say("hint.move", count=len(moves), thing=good, start=start, goal=goal, points=gain(best))


def gain(way: Delivery) -> int:
    """What it gives its mover."""
    return way.gains[0][1]
