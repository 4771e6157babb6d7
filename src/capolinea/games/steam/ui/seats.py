"""What the seats panel shows for each seat: cash, income, locomotive, links, what the turn's end brings, the score."""

import htpy as h

from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.ui.aids import count_links, forecasts, score_of
from capolinea.games.steam.ui.table import Now
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, plain, signed
from capolinea.render.html import finished, html
from capolinea.render.look import SeatCard


def seat_cards(now: Now, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(now, seat, say) for seat in range(len(now.view.cash))])


def seat_card(now: Now, seat: int, say: Say) -> SeatCard:
    view = now.view
    if not view.alive[seat]:
        return SeatCard("–", say("seat.out"), say("seat.out_note"))
    points = view.points[seat] if view.stage != "over" else sum(now.once(score_of, seat))
    unit, note = say("seat.points", count=points), fact_words(now, seat, say)
    purse = euros(say, view.cash[seat]) if view.stage != "over" else ""
    return SeatCard(plain(points), unit, note, extra=extra(now, seat, say), purse=purse)


def fact_words(now: Now, seat: int, say: Say) -> str:
    view, (complete, begun) = now.view, count_links(now, seat)
    links = f"{complete}+{begun}" if begun else str(complete)
    return say(
        "seat.facts",
        cash=view.cash[seat],
        income=view.income[seat],
        level=view.level[seat],
        links=links,
    )


def extra(now: Now, seat: int, say: Say) -> str:
    """Draw the action tile, what income and maintenance will bring, and the score if the game ended now."""
    view = now.view
    parts: list[h.Element] = []
    if view.taken[seat] and view.stage != "over":
        words = str(say.name("tile", TILES[view.tile[seat] - 1]))
        tile = say("seat.to_pass", words=words) if view.passing[seat] else words
        parts.append(h.span(".held-tile")[tile])
    if view.stage != "over":
        cls = "ruin" if now.once(forecasts)[seat].bankrupt else None
        parts.append(h.span(title=next_about(now, seat, say), class_=cls)[next_words(now, seat, say)])
    points, income, links = score = now.once(score_of, seat)
    sums = " ".join([plain(points), signed(income), signed(links)])
    parts.append(h.span(title=say("seat.final_about", sums=sums))[say("seat.final", total=plain(sum(score)))])
    return html(h.span(".seat-aids")[finished(*parts)])


def next_words(now: Now, seat: int, say: Say) -> str:
    """ST-36, ST-66 Return what the end of the turn brings, as things stand."""
    coming = now.once(forecasts)[seat]
    if coming.bankrupt:
        return say("seat.bankrupt")
    return say("seat.next", coming=("+" if coming.amount > 0 else "") + euros(say, coming.amount))


def next_about(now: Now, seat: int, say: Say) -> str:
    coming = now.once(forecasts)[seat]
    if coming.bankrupt:
        return say("seat.bankrupt_about")
    words = say(
        "seat.next_about",
        income=now.view.income[seat],
        maintenance=coming.maintenance,
        left=euros(say, coming.cash),
    )
    if coming.income != now.view.income[seat]:
        words += " " + say("seat.next_income", after=signed(coming.income))
    if coming.points != now.view.points[seat]:
        words += " " + say("seat.next_points", after=plain(coming.points))
    return words
