"""Tables at several moments, made by the real game, for pages to draw."""

from functools import cache

import msgspec
from tests.support.situations import drawn_from

from capolinea.api import Match, new_match
from capolinea.games.catalogue import look_of
from capolinea.render.pages.data import (
    ChatLine,
    GameData,
    LobbyData,
    LobbyRow,
    LoggedLine,
    OptionData,
    OutcomeData,
    OutcomeRow,
    PlaceData,
    SeatData,
    TableData,
)

NAMES = ("Elena", "Marco <b>", "Sofia", "Rapido")
LEVELS = (("easy", "facile"), ("medium", "medio"), ("hard", "difficile"))
GAME = "transamerica"


@cache
def match_after(moves: int) -> Match:
    """Everybody plays the first offer, which is as good as any to look at."""
    match = new_match(GAME, seed=7)
    for _ in range(moves):
        match.play(match.offers()[0])
    return match


def seats(match: Match, *, mine: tuple[int, ...] = (0,)) -> tuple[SeatData, ...]:
    turn = match.turn
    moving = () if turn is None else turn.seats
    people = [
        SeatData(seat=seat, name=NAMES[seat], kind="person", mine=seat in mine, to_move=seat in moving)
        for seat in range(3)
    ]
    away = msgspec.structs.replace(people[2], connected=False, away_minutes=3)
    return (*people[:2], away, SeatData(seat=3, name=NAMES[3], kind="bot", level="medium", to_move=3 in moving))


def table(moves: int = 6, *, language: str = "it", viewer: int | None = 0, mine: tuple[int, ...] = (0,)) -> TableData:
    """A table that is being played, as `viewer` sees it."""
    match = match_after(moves)
    look = look_of(GAME)
    say = look.say(language, NAMES)
    actions = [] if viewer is None else match.offers(viewer)
    view = match.view(viewer)
    lines = [look.log(event, say) for entry in match for event in entry.events]
    return TableData(
        table="abcdefghjkmn",
        game=GAME,
        game_name="TransAmerica",
        status="playing",
        entry=match.last_entry,
        last_entry=match.last_entry,
        viewer=viewer,
        my_seats=mine,
        seats=seats(match, mine=mine),
        scene=look.scene(drawn_from(view), say),
        offers=tuple(look.offers(drawn_from(view), actions, say)),
        can_undo=False,
        log=tuple([LoggedLine(n, line, 1_700_000_000.0 + n) for n, line in enumerate(lines) if line is not None]),
        chat=(ChatLine(1, 1, NAMES[1], "<script>alert(1)</script>", "20:00", 1_700_000_000.0),),
        changed=(),
        options=("Binari colorati",),
        board_url="/board/transamerica.it.svg",
        css_url="/game/transamerica/transamerica.css",
        watch_url="/watch/token",
        is_host=True,
        commitment="c0ffee",
        levels=LEVELS,
    )


def open_table() -> TableData:
    """One seat still waits for somebody."""
    data = table(0)
    free = SeatData(seat=1, name="", kind="open", connected=False, invite="/join/token-1")
    return msgspec.structs.replace(data, status="open", offers=(), seats=(data.seats[0], free, *data.seats[2:]))


def over() -> TableData:
    data = table(6)
    rows = tuple([OutcomeRow(rank, rank - 1, NAMES[rank - 1], (13, -rank, -2), 11 - rank) for rank in (1, 2, 3, 4)])
    outcome = OutcomeData(
        "Vince Elena", "La barriera è passata.", ("Inizio", "Mano 1", "Mano 2"), rows, "c0ffee", "5eed"
    )
    return msgspec.structs.replace(data, status="over", offers=(), outcome=outcome)


def lobby(*, known: bool = True) -> LobbyData:
    option = OptionData("vexation", "Binari colorati", "Ognuno ha tre binari suoi.", "false")
    game = GameData(GAME, "TransAmerica", "Cinque città a testa.", 2, 6, (option,), LEVELS, look_of(GAME).poster())
    row = LobbyRow("abcdefghjkmn", "TransAmerica", "playing", "Mano 2", seats(match_after(6)), True, 1_700_000_000.0)
    places = tuple([PlaceData(rank, rank - 1, NAMES[rank - 1], str(11 - rank)) for rank in (1, 2, 3, 4)])
    done = msgspec.structs.replace(row, status="over", my_turn=False, note="Vince Elena", day="14 nov", places=places)
    free = msgspec.structs.replace(row, status="open", my_turn=False, since="da 5 minuti")
    if not known:
        return LobbyData(running=(), finished=(), games=(game,))
    return LobbyData(running=(row,), open=(free,), finished=(done,), games=(game,))
