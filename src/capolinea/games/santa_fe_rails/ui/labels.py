"""Full phrases for towns, rails and cards, with the figures to judge them by."""

from functools import lru_cache

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import Rail, Worth, worth_of
from capolinea.games.santa_fe_rails.ui.drawing import Pills
from capolinea.games.santa_fe_rails.ui.geometry import code_of, line_of, sign_of
from capolinea.games.santa_fe_rails.ui.names import translator
from capolinea.games.santa_fe_rails.ui.phrases import codes
from capolinea.games.santa_fe_rails.ui.table import Now
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, listed, seat_names


def played_title(words: str, holders: list[int], say: Say) -> str:
    """ "Denver: 5 × 2 = 10 (UP, KP). Cards played: Elena"."""
    return f"{words} {say('town.played', seats=seat_names(say, holders))}"


@lru_cache(maxsize=256)
def home_title(language: str, town: int, railroads: int) -> str:
    """Return the title of a home without a value; `railroads` are those connected to it, as bits."""
    return translator(language)("town.base", city=town, railroads=codes(railroads) or "–")


@lru_cache(maxsize=4096)
def town_title(language: str, town: int, worth: Worth, railroads: int) -> str:
    """ "Denver: 5 × 2 = 10 (UP, KP)"; `railroads` are those connected to it, as bits."""
    say = translator(language)
    if not worth.railroads:
        return say("town.unreached", city=town, value=worth.value)
    figures = {"value": worth.value, "count": worth.railroads, "worth": worth.points}
    return say("town.worth", city=town, railroads=codes(railroads), **figures)


def rail_label(rail: Rail, say: Say) -> str:
    """ "SP to El Paso (segment 4 of 4): first there +$2, SP square +$4, your cards +5"."""
    kind = "branch" if rail.is_branch else "lay"
    words = rail_words(say.language, kind, rail.railroad, rail.arc, rail.segment)
    figures = rail_figures(rail, say)
    return f"{words}: {', '.join(figures)}" if figures else words


@lru_cache(maxsize=4096)
def rail_words(language: str, kind: str, railroad: int, arc: int, segment: int) -> str:
    say = translator(language)
    line = line_of(segment)
    length = BOARD.length[line]
    index = segment - BOARD.first_segment[line]
    step = length - index if arc & 1 else index + 1
    twin = BOARD.twin[line]
    side = say("offer.twin", number=1 if line < twin else 2) if twin >= 0 else ""
    words = say(
        f"offer.{kind}",
        railroad=railroad,
        city=BOARD.tail[arc],
        goal_city=BOARD.head[arc],
        step=step,
        length=length,
        arrives="yes" if step == length else "no",
    )
    return f"{words} {side}" if side else words


def rail_figures(rail: Rail, say: Say) -> list[str]:
    brought = rail.prospect
    figures = []
    if brought.cost:
        kind = {"^": "mountain", "~": "river", "%": "both"}[sign_of(rail.segment)]
        figures.append(say("figure.cost", amount=brought.cost, kind=kind))
    if brought.first:
        figures.append(say("figure.first", amount=brought.first))
    if brought.square:
        figures.append(say("figure.square", amount=brought.square))
    if rail.points:
        figures.append(say("figure.cards", points=rail.points))
    return figures


def rail_note(rail: Rail, say: Say) -> str:
    """Return what a rail earns minus what it costs, or nothing if both are 0."""
    total = rail.prospect.first + rail.prospect.square - rail.prospect.cost
    if not total and not rail.prospect.cost:
        return ""
    return ("+" if total >= 0 else "") + dollars(say, total)


def rail_pills(rails: tuple[Rail, ...]) -> Pills:
    """Return the same as pills; a range if several railroads may lay there and would earn different sums."""
    gains = sorted({rail.prospect.first + rail.prospect.square for rail in rails})
    pills: list[tuple[str, str]] = []
    if gains[-1]:
        pills.append((f"+{gains[-1]}" if len(gains) == 1 else f"{gains[0]}–{gains[-1]}", "gain"))
    if rails[0].prospect.cost:
        pills.append((f"−{rails[0].prospect.cost}", "cost"))
    return tuple(pills)


def spot_title(rails: tuple[Rail, ...], say: Say) -> str:
    return listed(say, [rail_label(rail, say) for rail in rails])


def card_note(now: Now, town: int, say: Say) -> str:
    """ "5 × 2 = 10"."""
    value, count, points = worth_of(now, town)
    return say("card.worth", value=value, count=count, worth=points)


def play_words(view: View, seat: int, say: Say) -> str:
    """Return what a seat plays in this turn: "Denver + branch UP"."""
    card = str(say.name("card", view.card[seat]))
    if view.branch[seat] == NONE:
        return card
    return say("play.with_branch", card_name=card, code=code_of(view.branch[seat]))
