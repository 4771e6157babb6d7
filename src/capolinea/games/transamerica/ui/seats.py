"""What the seats panel shows of each seat: public facts, and for the viewer how much track is missing."""

from capolinea.games.transamerica.networks import in_network
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.ui.aids import missing_of
from capolinea.games.transamerica.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import plain, seat_names
from capolinea.render.look import SeatCard


def seat_cards(now: Now, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(now, seat, say) for seat in range(len(now.view.scores))])


def seat_card(now: Now, seat: int, say: Say) -> SeatCard:
    view = now.view
    # When the match is over every hand has been shown (TA-21).
    hidden = 0 if seat == view.seat or view.stage == "over" else len(REGIONS)
    score = view.scores[seat]
    return SeatCard(plain(score), say("unit", points=abs(score)), seat_note(now, seat, say), hidden)


def seat_note(now: Now, seat: int, say: Say) -> str:
    view = now.view
    note = own_note(now, say) if seat == view.seat else public_note(now, seat, say)
    if not view.vexation or view.stage == "over":
        return note
    left = view.coloured_left[seat]
    return say("seat.coloured", note=note, left=left) if note else say("seat.coloured_only", left=left)


def own_note(now: Now, say: Say) -> str:
    view, missing = now.view, now.once(missing_of)
    if missing is None or view.stage == "over":
        return ""
    placed = view.markers[view.seat or 0] >= 0
    return say("seat.missing" if placed else "seat.cheapest", missing=missing.total)


def public_note(now: Now, seat: int, say: Say) -> str:
    """Say who shares the network of `seat`; otherwise where it starts, or that it plays first."""
    view, mates = now.view, partners(now, seat)
    if len(mates) > 1 and len(mates) == len(view.scores) - 1:
        return say("seat.joined_all")
    if mates:
        return say("seat.joined", others=seat_names(say, mates))
    if view.markers[seat] >= 0:
        return say("seat.start", at=view.markers[seat])
    return say("seat.begins") if seat == view.first else ""


def partners(now: Now, seat: int) -> list[int]:
    """Return the other seats whose start is in the network of `seat`."""
    markers = now.view.markers
    if markers[seat] < 0:
        return []
    state = now.once(state_of)
    others = [other for other, point in enumerate(markers) if other != seat and point >= 0]
    return [other for other in others if in_network(state, seat, markers[other])]
