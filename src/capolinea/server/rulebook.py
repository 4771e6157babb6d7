"""The rules in our own words, for the rules page and beside a refusal."""

from functools import cache

import msgspec

from capolinea.games.catalogue import AnyRules, look_of, rules_of
from capolinea.render.pages.data import RulesData
from capolinea.render.rules_text import differences, rules_text


@cache
def rules_data(game: str, language: str) -> RulesData:
    look = look_of(game)
    chapters = tuple([(title, tuple(clauses)) for title, clauses in rules_text(look.package, language)])
    return RulesData(game=game, game_name=look.say(language)("game.name"), chapters=chapters)


def rules_data_at(game: str, language: str, version: int | None) -> RulesData:
    """The rules, with what was different in an older version; raises UnknownVersion."""
    newest = rules_of(game)
    rules = newest if version is None else newest.at(version)
    if not rules.later_changes:
        return rules_data(game, language)
    told = differences(look_of(game), rules, language)
    return msgspec.structs.replace(rules_data(game, language), old_rules=rules.version, differences=told)


@cache
def clause_text(game: str, clause: str, language: str) -> str:
    """One clause; empty when the rules page does not have it."""
    for _, clauses in rules_data(game, language).chapters:
        for identity, text in clauses:
            if identity == clause:
                return text
    return ""


def clause_url(rules: AnyRules, clause: str) -> str:
    """Where a clause is told, by the version of a match."""
    older = f"?version={rules.version}" if rules.later_changes else ""
    return f"/rules/{rules.key}{older}#{clause}"
