"""The final account, town by town: what each is worth, by which railroads, and whose cards count there."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.scoring import outcome
from capolinea.games.santa_fe_rails.ui.aids import count_at, points_of, table_of, third_points, value_of, worth_of
from capolinea.games.santa_fe_rails.ui.names import speaker
from capolinea.games.santa_fe_rails.ui.parts import chip, third_face
from capolinea.games.santa_fe_rails.ui.phrases import railroads_in
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import seat_names
from capolinea.render.html import finished
from capolinea.render.marks import seat_mark
from capolinea.render.table.results import account, accounts, note, result_sheet

#: Stands for the third hand among the seats.
THIRD = -1


@lru_cache(maxsize=64)
def draw_results(seen: View, language: str, seats: tuple[str, ...]) -> Markup:
    """SF-38, SF-39, SF-42; the same for everybody who speaks the language."""
    say = speaker(language).at_table(seats)
    return finished(
        result_sheet(
            say("results.title"),
            tell_end(seen, say),
            accounts([draw_total(seen, who, say) for who in order(seen)]),
            h.h3(".sign")[say("results.towns")],
            note(say("results.how")),
            h.ul(".town-scores")[[draw_town(seen, town, say) for town in towns(seen)]],
        )
    )


def tell_end(seen: View, say: Say) -> str:
    found = outcome(table_of(seen))
    assert found is not None
    why = say(f"reason.{seen.reason}")
    if not found.winners:
        return f"{why} {say('results.third_wins')}"
    told = say("results.winners", count=len(found.winners), winners=seat_names(say, found.winners))
    level = found.scores.count(max(found.scores)) > len(found.winners)
    return f"{why} {told} {say('results.sevens')}" if level else f"{why} {told}"


def order(seen: View) -> list[int]:
    """Best first, by rank; the third hand where its points put it: above who has no more."""
    found = outcome(table_of(seen))
    assert found is not None
    seats = sorted(range(len(found.ranks)), key=lambda seat: (found.ranks[seat], seat))
    if len(seats) == 2:
        below = [seat for seat in seats if found.scores[seat] <= third_points(seen)]
        return [*[seat for seat in seats if seat not in below], THIRD, *below]
    return seats


def draw_total(seen: View, who: int, say: Say) -> h.Element:
    """ "Elena 87: cities 75, money $12"."""
    mark: h.Node
    if who == THIRD:
        points = third_points(seen)
        told = say("results.third", points=points, count=len(seen.third))
        mark, name = third_face(), say("third.title")
    else:
        points = points_of(seen, who)
        told = say("results.parts", points=points - seen.money[who], money=seen.money[who], count=len(seen.played[who]))
        mark, name = seat_mark(who), say.seat(who)
    return account(mark, name, h.span(".num")[h.b[str(points)]], h.p(".sum")[told])


def towns(seen: View) -> list[int]:
    """Towns with cards played, the dearest first."""
    cards = [city for hand in (*seen.played, seen.third) for city in hand]
    return sorted(set(cards), key=lambda city: (-worth_of(seen, city), BOARD.city_names[city]))


def draw_town(seen: View, town: int, say: Say) -> h.Element:
    """ "Denver 5 × 3 = 15 UP KP RG: Elena, Marco, Marco"."""
    holders = [seat for seat, played in enumerate(seen.played) for city in played if city == town]
    marks: list[h.Node] = [seat_mark(seat, cls="mark s") for seat in holders]
    marks += [third_face() for city in seen.third if city == town]
    value, count = value_of(seen, town), count_at(seen, town)
    names = [say.seat(seat) for seat in holders] + [say("third.title") for city in seen.third if city == town]
    return h.li(".town-score")[
        h.span[h.b[BOARD.city_names[town]], [chip(railroad) for railroad in railroads_in(seen.railroads_at[town])]],
        h.span(".num")[f"{value} × {count} = ", h.b[str(value * count)]],
        h.span(".holders", title=", ".join(names))[marks, h.span(".sr")[", ".join(names)]],
    ]
