"""The rules in our own words, for the rules page and for refusals."""

from functools import cache

import msgspec

from capolinea.games.catalogue import AnyRules, look_of, rules_of
from capolinea.render.pages.data import RulesData
from capolinea.render.rules_text import clauses_of, differences, rules_text


@cache
def rules_data(game: str, language: str) -> RulesData:
    look = look_of(game)
    chapters = tuple([(title, tuple(clauses)) for title, clauses in rules_text(look.package, language)])
    return RulesData(game=game, game_name=look.say(language)("game.name"), chapters=chapters)


def rules_data_at(game: str, language: str, version: int | None) -> RulesData:
    """Return the rules, with what was different in an older version; raises UnknownVersion."""
    newest = rules_of(game)
    rules = newest if version is None else newest.at(version)
    if not rules.later_changes:
        return rules_data(game, language)
    told = differences(look_of(game), rules, language)
    return msgspec.structs.replace(rules_data(game, language), old_rules=rules.version, differences=told)


def clause_text(rules: AnyRules, clause: str, language: str) -> str:
    """Return a clause in the version of a match: what was different, if it has changed since; empty if there is
    none."""
    look = look_of(rules.key)
    older = [text for identity, text in differences(look, rules, language) if identity == clause]
    return " ".join(older) or clauses_of(look.package, language).get(clause, "")


def clause_url(rules: AnyRules, clause: str) -> str:
    """Return the URL of a clause, in the version of a match."""
    older = f"?version={rules.version}" if rules.later_changes else ""
    return f"/rules/{rules.key}{older}#{clause}"
