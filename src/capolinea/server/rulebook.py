"""The rules in our own words, for the rules page and beside a refusal."""

from functools import cache

from capolinea.games.catalogue import look_of
from capolinea.render.pages.data import RulesData
from capolinea.render.rules_text import rules_text


@cache
def rules_data(game: str, language: str) -> RulesData:
    look = look_of(game)
    chapters = tuple([(title, tuple(clauses)) for title, clauses in rules_text(look.package, language)])
    return RulesData(game=game, game_name=look.say(language)("game.name"), chapters=chapters)


@cache
def clause_text(game: str, clause: str, language: str) -> str:
    """One clause; empty when the rules page does not have it."""
    for _, clauses in rules_data(game, language).chapters:
        for identity, text in clauses:
            if identity == clause:
                return text
    return ""
