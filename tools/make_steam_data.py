"""Convert the facts of Steam's maps and tiles into the package's own files.

    python tools/make_steam_data.py FACTS_FOLDER src/capolinea/games/steam/data

The facts come as one file per map (every hex with its axial coordinates) and one for the tiles; the map files draw the
terrain as text (docs/maps.md), the tile file has a line per face and per kind of piece.
"""

import json
import sys
from pathlib import Path
from typing import Any

from capolinea.kit.hexes import SIDES, Hex, hex_at, opposite

MAPS = {
    "northeast": "Reconstructed from the worked examples of the rulebook and from real geography: the printed map was "
    "not at hand. The hexes around Albany, New York, Hartford and Boston are those of the examples; the rest is ours.",
    "ruhr": "Reconstructed from real geography: the printed map was not at hand.",
}
TILES = (
    "The shapes are agreed by several public sources; the total of 136 is published; how many there are of each, and "
    "which town is on the back of which track, is reconstructed."
)

Facts = dict[str, Any]


def cell(facts: Facts) -> str:
    ground = {"hill": "^", "city": "#"}.get(facts["terrain"]) or (":" if facts["coast"] else ".")
    return ground + ("o" if facts["town"] else " ") + ("~" if facts["river"] else " ")


def named(facts: Facts) -> str:
    return Hex(facts["q"], facts["r"]).name


def drawing(data: Facts) -> list[str]:
    cells = {Hex(each["q"], each["r"]): cell(each) for each in data["hexes"]}
    cells |= {Hex(each["q"], each["r"]): "=  " for each in data["water"]}
    cells |= {Hex(each["q"], each["r"]): "-  " for each in data["off_map"]}
    columns = 1 + max([each.q for each in cells])
    rows = 1 + max([each.row for each in cells])
    lines = ["    " + "".join([f"{chr(ord('A') + column)}  " for column in range(columns)]).rstrip()]
    for row in range(rows):
        for odd in (0, 1):
            shown = [cells.get(hex_at(q, row), "   ") if q % 2 == odd else "   " for q in range(columns)]
            lines.append((f"{row + 1:>2} |" if odd == 0 else "   |") + "".join(shown).rstrip())
    while lines[-1].endswith("|"):
        lines.pop()
    return lines


def blocked(data: Facts) -> dict[str, list[str]]:
    """Each thick line once, by what it stands for."""
    known: set[tuple[Hex, int]] = set()
    found: dict[str, list[str]] = {}
    for each in data["blocked_edges"]:
        at, side = Hex(each["q"], each["r"]), each["edge"]
        if (at.step(side), opposite(side)) not in known:
            known.add((at, side))
            found.setdefault(each["why"], []).append(f"{at.name} {SIDES[side]}")
    return found


def text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def map_file(data: Facts, credit: str) -> str:
    with_3 = data["city_goods_adjust"]["3"]
    lines = [
        "# The format is told in docs/maps.md.",
        f"id = {text(data['id'])}",
        f"title = {text(data['title'])}",
        f"seats = {text(data['best_players'])}",
        f"credit = {text(credit)}",
        "",
        "# . plain  : coast  ^ hill  # city  = water  - beyond the map; then o town, then ~ river",
        "terrain = '''",
        *drawing(data),
        "'''",
        "",
        "[goods]",
        f"supply_spaces = {data['supply_spaces']}",
        f"per_space = {data['goods_per_supply_space']['4+']}",
        f"per_space_with_3 = {data['goods_per_supply_space']['3']}",
        f"fewer_in_cities_with_3 = {-with_3}",
        "",
        "[cities]",
    ]
    cities = [each for each in data["hexes"] if each["city"]]
    towns = [each for each in data["hexes"] if each["town"]]
    for each in cities:
        city = each["city"]
        facts = f"name = {text(city['name'])}, colour = {text(city['colour'])}, goods = {city['goods']}"
        lines.append(f"{named(each)} = {{ {facts}, lat = {each['lat']}, lon = {each['lon']} }}")
    lines += ["", "[towns]"]
    for each in towns:
        lines.append(f"{named(each)} = {{ name = {text(each['town'])}, lat = {each['lat']}, lon = {each['lon']} }}")
    lines += ["", "[blocked]"]
    lines += [f"{text(why)} = {text(sides)}" for why, sides in blocked(data).items()]
    for river in data["rivers"]:
        course = [Hex(q, r).name for q, r in river["path"]]
        lines += ["", "[[rivers]]", f"name = {text(river['name'])}", f"kind = {text(river['kind'])}"]
        lines += [f"course = {text(course)}"]
        lines += [f"enters = {text(SIDES[river['source_edge']])}"] if river["source_edge"] is not None else []
        lines += [f"leaves = {text(SIDES[river['mouth_edge']])}"] if river["mouth_edge"] is not None else []
    for label in data["labels"]:
        lines += ["", "[[labels]]", f"text = {text(label['text'])}", f"column = {float(label['q'])}"]
        lines += [f"row = {float(label['y'])}", f"size = {label['size']}"]
    return "\n".join(lines) + "\n"


def tile_file(data: Facts) -> str:
    lines = [
        f"credit = {text(TILES)}",
        "",
        "# Track joins two sides; in a town each side leads to the town.",
        "[faces]",
    ]
    for face in data["faces"]:
        if face["town"]:
            track = " ".join([SIDES[side] for side in face["exits"]])
        else:
            track = " ".join([f"{SIDES[a]}-{SIDES[b]}" for a, b in face["segments"]])
        lines.append(f"{face['id']} = {text(track)}")
    lines += ["", "# Each piece has track on one side and a town on the other, or a town alone.", "[pieces]"]
    for piece in data["pieces"]:
        sides = [("track", piece["track_side"]), ("town", piece["town_side"])]
        faces = ", ".join([f"{side} = {text(face)}" for side, face in sides if face])
        lines.append(f"{piece['id']} = {{ {faces}, count = {piece['count']} }}")
    return "\n".join(lines) + "\n"


def main(facts: str, target: str) -> None:
    source, folder = Path(facts), Path(target)
    (folder / "maps").mkdir(parents=True, exist_ok=True)
    for name, credit in MAPS.items():
        data = json.loads((source / f"{name}.json").read_text("utf-8"))
        (folder / "maps" / f"{name}.toml").write_text(map_file(data, credit), "utf-8")
    (folder / "tiles.toml").write_text(tile_file(json.loads((source / "tiles.json").read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
