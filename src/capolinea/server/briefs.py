"""The games in brief: each drawn once per language, when it is first asked for."""

from functools import cache

from capolinea.core.match import Match
from capolinea.core.record import replay_record
from capolinea.games.catalogue import AnyLook, AnyMatch, look_of, rules_of
from capolinea.i18n import Say
from capolinea.render.brief import Shot, brief_of, match_of, shots_of
from capolinea.render.crop import crop
from capolinea.render.ground import split_ground
from capolinea.render.pages.data import BriefData
from capolinea.render.standalone import fill_slots
from capolinea.server.assets import css_url, table_board


@cache
def brief_data(game: str, language: str) -> BriefData:
    """Return the page's words and pictures; raises UnknownGame. The first call takes a fraction of a second."""
    look, rules = look_of(game), rules_of(game)
    record = match_of(look.package)
    match: AnyMatch = replay_record(rules, record, Match)
    board, ground = split_ground(table_board(game, language, match.options))
    brief = brief_of(look.package, language)
    say = look.say(language, tuple([seat.name for seat in record.seats]), match.options)
    drawn = [
        picture(look, board, match.at(shot.entry), shot, say, f"step-{number}", step.title)
        for number, (shot, step) in enumerate(zip(shots_of(look.package), brief.steps, strict=True), 1)
    ]
    return BriefData(
        game=game,
        game_name=look.say(language)("game.name"),
        style=css_url(game),
        brief=brief,
        ground=ground,
        pictures=tuple(drawn),
        seats=(rules.seats.start, rules.seats.stop - 1),
    )


def picture(look: AnyLook, board: str, match: AnyMatch, shot: Shot, say: Say, name: str, label: str) -> str:
    """Return what a viewer sees of one position of a match, as SVG or HTML."""
    scene = look.scene(look.see(match, shot.seat), say)
    if shot.part:
        return shot.cut(getattr(scene, shot.part))
    opened = board.index(">") + 1
    inside = fill_slots(board, scene.layers)[opened:].removesuffix("</svg>")
    return crop(inside, shot.square, name, label, svg_class(board))


def svg_class(board: str) -> str:
    """Return the class of the board's own element, by which the game's stylesheet knows it."""
    return board.partition('class="')[2].partition('"')[0]
