"""What the tests of environments share: every seat count and option value of every game."""

from typing import Any

import msgspec
from tests.support.steam_maps import SMALL

from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.lab.playing import options_of

Variant = tuple[str, int, dict[str, Any]]

#: Options that need another one beside them.
COMPANIONS: dict[str, dict[str, Any]] = {"gentle_capital": {"game": "standard"}}


def values_of(field: msgspec.structs.FieldInfo) -> list[Any]:
    """Return every value of an option but its default."""
    if field.name == "map_text":
        return [SMALL]
    if isinstance(field.default, bool):
        return [not field.default]
    found = msgspec.inspect.type_info(field.type)
    assert isinstance(found, msgspec.inspect.LiteralType)
    return [value for value in found.values if value != field.default]


def option_values(game: str) -> list[dict[str, Any]]:
    """Return no option, then each option with each value that is not its default."""
    fields = [field for field in msgspec.structs.fields(rules_of(game).options) if field.name != "seats"]
    found: list[dict[str, Any]] = [{}]
    for field in fields:
        for value in values_of(field):
            found.append({field.name: value, **COMPANIONS.get(field.name, {})})
    return found


def is_allowed(variant: Variant) -> bool:
    try:
        options_of(*variant)
    except CapolineaError:
        return False
    return True


def all_variants() -> list[Variant]:
    """Return every game with every seat count and every option value that goes with it."""
    made = [(game, seats, chosen) for game in GAMES for seats in rules_of(game).seats for chosen in option_values(game)]
    return [variant for variant in made if is_allowed(variant)]


def some_variants() -> list[Variant]:
    """Return for every game its smallest table without options, and its largest with the last option that it allows."""
    found = []
    for game in GAMES:
        own = [variant for variant in all_variants() if variant[0] == game]
        found += [own[0], own[-1]]
    return found


def name_of(variant: Variant) -> str:
    game, seats, chosen = variant
    told = [f"{key}={'own' if key == 'map_text' else value}" for key, value in chosen.items()]
    return "-".join([game, str(seats), *told])
