"""What the seats panel says of each seat: cash, income, locomotive, links, what the turn's end brings, the score."""

import htpy as h

from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.ui.aids import forecast, links_of, score_of
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, plain, signed
from capolinea.render.html import finished, html
from capolinea.render.look import SeatCard


def seat_cards(seen: View, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(seen, seat, say) for seat in range(len(seen.cash))])


def seat_card(seen: View, seat: int, say: Say) -> SeatCard:
    if not seen.alive[seat]:
        return SeatCard("–", say("seat.out"), say("seat.out_note"))
    points = seen.points[seat] if seen.stage != "over" else score_of(seen, seat).total
    unit, note = say("seat.points", count=points), fact_words(seen, seat, say)
    return SeatCard(plain(points), unit, note, extra=extra(seen, seat, say))


def fact_words(seen: View, seat: int, say: Say) -> str:
    complete, begun = links_of(seen, seat)
    links = f"{complete}+{begun}" if begun else str(complete)
    return say(
        "seat.facts",
        cash=seen.cash[seat],
        income=seen.income[seat],
        level=seen.level[seat],
        links=links,
    )


def extra(seen: View, seat: int, say: Say) -> str:
    """The action tile, what income and maintenance will bring, and the score if the game ended now."""
    parts: list[h.Element] = []
    if seen.taken[seat] and seen.stage != "over":
        words = str(say.name("tile", TILES[seen.tile[seat] - 1]))
        told = say("seat.to_pass", words=words) if seen.passing[seat] else words
        parts.append(h.span(".held-tile")[told])
    if seen.stage != "over":
        cls = "ruin" if forecast(seen, seat).bankrupt else None
        parts.append(h.span(title=next_about(seen, seat, say), class_=cls)[next_words(seen, seat, say)])
    score = score_of(seen, seat)
    sums = " ".join([plain(score.points), signed(score.income), signed(score.links)])
    parts.append(h.span(title=say("seat.final_about", sums=sums))[say("seat.final", total=plain(score.total))])
    return html(h.span(".seat-aids")[finished(*parts)])


def next_words(seen: View, seat: int, say: Say) -> str:
    """ST-36, ST-66 What the end of the turn brings, as things stand."""
    coming = forecast(seen, seat)
    if coming.bankrupt:
        return say("seat.bankrupt")
    return say("seat.next", coming=("+" if coming.amount > 0 else "") + euros(say, coming.amount))


def next_about(seen: View, seat: int, say: Say) -> str:
    coming = forecast(seen, seat)
    if coming.bankrupt:
        return say("seat.bankrupt_about")
    words = say(
        "seat.next_about",
        income=seen.income[seat],
        maintenance=coming.maintenance,
        left=euros(say, coming.cash),
    )
    if coming.income != seen.income[seat]:
        words += " " + say("seat.next_income", after=signed(coming.income))
    if coming.points != seen.points[seat]:
        words += " " + say("seat.next_points", after=plain(coming.points))
    return words
