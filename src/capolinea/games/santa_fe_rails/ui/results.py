"""The final scoring, town by town: what each is worth, by which railroads, and whose cards count there."""

import htpy as h

from capolinea.core.outcome import Outcome
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.scoring import outcome, third_score
from capolinea.games.santa_fe_rails.ui.aids import all_worths, worth_of
from capolinea.games.santa_fe_rails.ui.parts import chip, third_face
from capolinea.games.santa_fe_rails.ui.phrases import railroads_in
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import seat_names
from capolinea.render.html import finished, html
from capolinea.render.marks import seat_mark
from capolinea.render.table.results import account, accounts, note, result_sheet

#: Stands for the third hand among the seats.
THIRD = -1


def draw_results(now: Now, say: Say) -> str:
    """SF-38, SF-39, SF-42 Draw the result sheet."""
    return html(
        result_sheet(
            say("results.title"),
            end_text(now, say),
            accounts([draw_total(now, who, say) for who in order(now)]),
            h.h3(".sign")[say("results.towns")],
            note(say("results.how")),
            h.ul(".town-scores")[finished(*[draw_town(now, town, say) for town in towns(now)])],
        )
    )


def final(now: Now) -> Outcome:
    """Return the outcome of a match that is over."""
    found = outcome(now.once(state_of))
    assert found is not None
    return found


def end_text(now: Now, say: Say) -> str:
    found = now.once(final)
    why = say(f"reason.{found.reason}")
    if not found.winners:
        return f"{why} {say('results.third_wins')}"
    winners = say("results.winners", count=len(found.winners), winners=seat_names(say, found.winners))
    is_tie_broken = found.scores.count(max(found.scores)) > len(found.winners)
    return f"{why} {winners} {say('results.sevens')}" if is_tie_broken else f"{why} {winners}"


def order(now: Now) -> list[int]:
    """Return the seats by rank, best first; with two players the third hand is among them (SF-42)."""
    ranks = now.once(final).ranks
    seats = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    if len(seats) == 2:
        # The third hand is ahead of a seat whose rank is worse than the other seat alone explains.
        below = [seat for seat in seats if ranks[seat] > 1 + len([rank for rank in ranks if rank < ranks[seat]])]
        return [*[seat for seat in seats if seat not in below], THIRD, *below]
    return seats


def draw_total(now: Now, who: int, say: Say) -> h.Element:
    """ "Elena 87: cities 75, money $12"."""
    view = now.view
    mark: h.Node
    if who == THIRD:
        points = third_score(now.once(state_of))
        parts_text = say("results.third", points=points, count=len(view.third))
        mark, name = third_face(), say("third.title")
    else:
        found = now.once(final)
        points, parts = found.scores[who], {part.code: part.value for part in found.breakdown[who]}
        parts_text = say("results.parts", points=parts["cities"], money=parts["money"], count=len(view.played[who]))
        mark, name = seat_mark(who), say.seat(who)
    return account(mark, name, h.span(".num")[h.b[str(points)]], h.p(".sum")[parts_text])


def towns(now: Now) -> list[int]:
    """Return the towns with played cards, the most valuable first."""
    worths = now.once(all_worths)
    cards = [town for hand in (*now.view.played, now.view.third) for town in hand]
    return sorted(set(cards), key=lambda town: (-worths[town].points, BOARD.town_names[town]))


def draw_town(now: Now, town: int, say: Say) -> h.Element:
    """ "Denver 5 × 3 = 15 UP KP RG: Elena, Marco, Marco"."""
    view = now.view
    holders = [seat for seat, played in enumerate(view.played) for card in played if card == town]
    marks: list[h.Node] = [seat_mark(seat, cls="mark s") for seat in holders]
    marks += [third_face()] * view.third.count(town)
    value, count, points = worth_of(now, town)
    names = [say.seat(seat) for seat in holders] + [say("third.title")] * view.third.count(town)
    return h.li(".town-score")[
        h.span[h.b[BOARD.town_names[town]], [chip(railroad) for railroad in railroads_in(view.railroads_at[town])]],
        h.span(".num")[f"{value} × {count} = ", h.b[str(points)]],
        h.span(".holders", title=", ".join(names))[marks, h.span(".sr")[", ".join(names)]],
    ]
