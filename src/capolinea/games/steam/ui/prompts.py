"""What is asked of the viewer, in one sentence, and what helps to answer it."""

from capolinea.games.steam.money import most_to_pay
from capolinea.games.steam.phases.bidding import least_bid
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.state import State
from capolinea.games.steam.ui.choices import deliveries_of, hexes_to_choose, is_to_act
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, listed, seat_names


def fact_texts(now: Now, say: Say) -> tuple[str, ...]:
    """Return the turn, the game and the map."""
    view, own = now.view, bool(now.view.options.map_text)
    title = now.once(state_of).board.map.file.title if own else say(f"option.map.{view.options.map}")
    turn = say("fact.turn", number=view.turn, last=view.last_turn) if view.turn else say("fact.before")
    return turn, say(f"fact.{view.options.game}"), title


def prompt_text(view: View, say: Say) -> str:
    if view.stage == "over":
        return say("prompt.over")
    if not is_to_act(view):
        return say("prompt.wait", seat=view.actor)
    if view.stage == "bid":
        if view.options.game == "base":
            return say("prompt.bid_place", place=len(view.places) + 1)
        return say("prompt.bid_order")
    if view.stage == "points":
        return say("prompt.points", count=view.points_due[0][1])
    if view.stage == "build":
        return building_text(view, say)
    return say(f"prompt.{view.stage}", round=view.round)


def building_text(view: View, say: Say) -> str:
    if view.loose:
        return say("prompt.loose")
    if view.pending_tile:
        return say("prompt.work", tile=TILES[view.pending_tile - 1], left=view.tiles_left)
    return say("prompt.build", left=view.tiles_left)


def hint_text(now: Now, say: Say) -> str:
    view = now.view
    if view.stage == "over":
        return say(f"hint.over_{view.reason}")
    if not is_to_act(view):
        return say(f"hint.waiting_{view.stage}")
    if view.stage == "bid":
        state = now.once(state_of)
        return say("hint.bid", least=least_bid(state), figure=euros(say, most_to_pay(state, view.actor)))
    if view.stage == "build":
        return say("hint.build" if now.once(hexes_to_choose) else "hint.build_none")
    if view.stage == "move":
        return best_move_text(now, say)
    if view.stage == "points":
        return delivery_text(now, say)
    return say(f"hint.{view.stage}", game=view.options.game)


def delivery_text(now: Now, say: Say) -> str:
    """ST-34 Say whose delivery gives the points, over which links of the viewer, and who is asked next."""
    view, state = now.view, now.once(state_of)
    own = [link for link in view.delivery if state.owner[link] == view.actor]
    links = listed(say, [link_name(state, link) for link in own])
    others = [seat for seat, _ in view.points_due[1:]]
    mover = view.queue[0]
    code = "hint.points_own" if mover == view.actor else "hint.points_of"
    words = say(code, owner=mover, links=links, count=len(own))
    return f"{words} {say('hint.points_others', names=seat_names(say, others))}" if others else words


def link_name(state: State, link: int) -> str:
    """ "Albany–Scranton"."""
    board, end = state.board, state.other_end[link]
    return "–".join([board.place_name[board.place_at[exit // 6]] for exit in (link, end)])


def best_move_text(now: Now, say: Say) -> str:
    """Return a hint at the delivery that the rules list first."""
    found = list(now.once(deliveries_of).values())
    if not found:
        return say("hint.move_none")
    best, board = found[0], now.once(state_of).board
    start, goal = place_words(board, best.places[0]), place_words(board, best.goal)
    good = str(say.name("good", best.action.good))
    return say("hint.move", count=len(found), thing=good, start=start, goal=goal, points=best.gain)
