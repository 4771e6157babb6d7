"""What the seats panel says of each seat: public facts, and to the viewer the own missing track."""

from capolinea.games.transamerica.networks import in_network
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.ui.aids import missing_of, table_of
from capolinea.games.transamerica.ui.phrases import number, seat_names
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.render.look import SeatCard


def seat_cards(seen: View, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(seen, seat, say) for seat in range(len(seen.scores))])


def seat_card(seen: View, seat: int, say: Say) -> SeatCard:
    # When the match is over every hand has been shown (TA-21).
    hidden = 0 if seat == seen.seat or seen.phase == "over" else len(REGIONS)
    score = seen.scores[seat]
    return SeatCard(number(score), say("unit", points=abs(score)), seat_note(seen, seat, say), hidden)


def seat_note(seen: View, seat: int, say: Say) -> str:
    note = own_note(seen, say) if seat == seen.seat else public_note(seen, seat, say)
    if not seen.vexation or seen.phase == "over":
        return note
    left = seen.coloured_left[seat]
    return say("seat.coloured", note=note, left=left) if note else say("seat.coloured_only", left=left)


def own_note(seen: View, say: Say) -> str:
    missing = missing_of(seen)
    if missing is None or seen.phase == "over":
        return ""
    placed = seen.markers[seen.seat or 0] >= 0
    return say("seat.missing" if placed else "seat.cheapest", missing=missing.total)


def public_note(seen: View, seat: int, say: Say) -> str:
    """Whose networks are one with the seat's own; else where it starts, or that it begins."""
    mates = partners(seen, seat)
    if len(mates) > 1 and len(mates) == len(seen.scores) - 1:
        return say("seat.joined_all")
    if mates:
        return say("seat.joined", others=seat_names(say, mates))
    if seen.markers[seat] >= 0:
        return say("seat.start", at=seen.markers[seat])
    return say("seat.begins") if seat == seen.first else ""


def partners(seen: View, seat: int) -> list[int]:
    """The other seats whose start is in the network of `seat`."""
    if seen.markers[seat] < 0:
        return []
    state = table_of(seen)
    others = [other for other, point in enumerate(seen.markers) if other != seat and point >= 0]
    return [other for other in others if in_network(state, seat, seen.markers[other])]
