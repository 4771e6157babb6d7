"""Map files and tiles: what is on them and what is wrong with one (ST-38, ST-39, ST-44)."""

import pytest
from tests.games.steam.positions import BOARD, in_building
from tests.support.steam_maps import SMALL

from capolinea.core.match import Match
from capolinea.core.record import decode_record, encode_record, record_of, replay_record
from capolinea.core.refusal import IllegalAction
from capolinea.games.steam.board import Board, board_of, load_board
from capolinea.games.steam.maps import MapError, built_in_map, map_problems, read_map
from capolinea.games.steam.meta import Options
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.tiles import TILE_SET, TileSet, load_tiles
from capolinea.games.steam.ui import LOOK
from capolinea.kit.hexes import Hex, hex_at, hex_named, is_hex_name


@pytest.mark.parametrize(
    ("key", "hexes", "cities", "towns", "rivers", "hills"),
    [("northeast", 122, 10, 21, 60, 28), ("ruhr", 130, 12, 17, 59, 26), ("padana", 168, 14, 22, 55, 65)],
)
def test_the_maps_that_come_with_the_game_are_sound(
    key: str, hexes: int, cities: int, towns: int, rivers: int, hills: int
) -> None:
    assert map_problems(built_in_map(key)) == []
    board = board_of(built_in_map(key))
    assert (board.size, board.cities, board.places - board.cities) == (hexes, cities, towns)
    assert (len(board.river_cost) - board.river_cost.count(0), board.ground.count("hill")) == (rivers, hills)


@pytest.mark.rule("ST-38")
def test_st_38_coast_is_plain_and_what_applies_adds_up() -> None:
    def cost(name: str, board: Board = BOARD) -> int:
        hex = board.hex_of[name]
        return board.river_cost[hex] + board.hill_cost[hex]

    assert BOARD.ground[BOARD.hex_of["A4"]] == "coast"
    assert (cost("A4"), cost("I7"), cost("H7"), cost("G7")) == (0, 0, 1, 2)
    hilly = SMALL.replace("^o    .\n", "^o~   .\n")
    assert cost("G4", board_of(hilly)) == 3


@pytest.mark.rule("ST-38")
def test_st_38_a_town_on_a_hill_costs_three_more() -> None:
    at = in_building(options=Options(3, random_order=True, map_text=SMALL), cash=20)
    # From Southend I5: H4 leads north-west to Hilltop G4.
    at.plays("lay H4 straight 2")
    at.plays("lay G4 town_1 2")
    assert at.state.cash[0] == 20 - 2 - (1 + 1 + 2)


@pytest.mark.rule("ST-39")
def test_st_39_no_two_places_touch_on_any_map() -> None:
    for key in ("northeast", "ruhr", "padana"):
        board = board_of(built_in_map(key))
        for hex in board.place_hex:
            assert not [other for other in board.near[hex] if board.place_at[other] >= 0]


@pytest.mark.rule("ST-39")
def test_st_39_a_town_without_a_tile_or_a_side_without_exit_completes_nothing() -> None:
    at = in_building(cash=20)
    at.plays("lay H7 straight 0")
    assert at.state.other_end[BOARD.hex_of["H6"] * 6 + 3] == BOARD.hex_of["H7"] * 6 + 3
    at.plays("lay H8 town_1 0", "lay H9 straight 0")
    assert BOARD.hex_of["H9"] * 6 in at.state.open


@pytest.mark.rule("ST-44")
def test_st_44_the_pieces() -> None:
    counts = dict(zip(TILE_SET.kinds, TILE_SET.count, strict=True))
    assert (counts["straight"], counts["gentle"], counts["sharp"]) == (48, 55, 7)
    assert sum(TILE_SET.count) == 136
    assert len(TILE_SET.faces) == 21
    assert (len(TILE_SET.simple), len(TILE_SET.double), len(TILE_SET.towns)) == (15, 36, 56)
    # Each pair of sides is one track, once.
    assert len({TILE_SET.tracks[pose] for pose in TILE_SET.simple}) == 15
    assert (
        len({(TILE_SET.tracks[pose], TILE_SET.mask[pose]) for pose in range(TILE_SET.pose_count)})
        == TILE_SET.pose_count
    )


@pytest.mark.rule("ST-44")
def test_st_44_each_face_has_as_many_rotations_as_look_different() -> None:
    tiles = load_tiles()
    rotations = {
        face: [tiles.rotation[pose] for pose in poses] for face, poses in zip(tiles.faces, tiles.poses, strict=True)
    }
    half = ("straight", "x_cross", "gentle_gentle", "town_2_straight", "town_4_x")
    assert rotations == {
        face: list(range(3 if face in half else 2 if face == "town_3_y" else 6)) for face in tiles.faces
    }
    assert (len(tiles.simple), len(tiles.double), len(tiles.towns)) == (15, 36, 56)
    gentle, crossing, town = [tiles.poses[tiles.faces.index(face)][1] for face in ("gentle", "x_cross", "town_2_sharp")]
    assert (tiles.tracks[gentle], tiles.exits[gentle]) == (((1, 3),), (1, 3))
    assert tiles.tracks[crossing] == ((1, 4), (2, 5))
    assert (tiles.tracks[town], tiles.exits[town], tiles.is_town[town]) == ((), (1, 2), True)


@pytest.mark.rule("ST-19")
def test_st_19_one_single_track_joins_each_two_sides() -> None:
    tiles = load_tiles()
    for one in range(6):
        for two in range(6):
            pose = tiles.joining[one * 6 + two]
            assert pose == -1 if one == two else tiles.tracks[pose] == ((min(one, two), max(one, two)),)


def shape(tiles: TileSet, pose: int) -> set[frozenset[int]]:
    """Tracks as pairs of sides; of a town its exits."""
    if tiles.is_town[pose]:
        return {frozenset([side]) for side in tiles.exits[pose]}
    return {frozenset(track) for track in tiles.tracks[pose]}


@pytest.mark.rule("ST-22", "ST-23")
def test_st_23_what_keeps_all_track_or_exits_and_adds_some_is_an_improvement() -> None:
    tiles = load_tiles()
    shapes = [shape(tiles, pose) for pose in range(tiles.pose_count)]
    for pose, old in enumerate(shapes):
        better = [
            new for new in range(tiles.pose_count) if tiles.is_town[new] == tiles.is_town[pose] and old < shapes[new]
        ]
        assert tiles.improved[pose] == better
    assert [len(tiles.improved[pose]) for pose in tiles.double] == [0] * 36
    straight, gentle, sharp = [tiles.improved[tiles.poses[face][0]] for face in range(3)]
    assert (len(straight), len(gentle), len(sharp)) == (6, 6, 3)


@pytest.mark.rule("ST-45")
def test_st_45_what_leads_one_end_elsewhere_and_leaves_all_other_track_is_a_redirection() -> None:
    tiles = load_tiles()
    shapes = [shape(tiles, pose) for pose in range(tiles.pose_count)]
    for pose, old in enumerate(shapes):
        for side in range(6):
            ends = [] if tiles.is_town[pose] else [track for track in old if side in track]
            other = [
                new
                for new in range(tiles.pose_count)
                for end in ends
                if len(shapes[new]) == len(old) and not tiles.is_town[new] and shapes[new] & old == old - {end}
                for moved in shapes[new] - old
                if end & moved == end - {side}
            ]
            assert tiles.redirected[pose * 6 + side] == other
    # The southern end of a straight track can lead to four other sides.
    assert [tiles.tracks[new] for new in tiles.redirected[3]] == [((0, 2),), ((0, 4),), ((0, 1),), ((0, 5),)]


def test_hexes_have_names_and_neighbours() -> None:
    assert hex_named("H6") == Hex(7, 2)
    assert hex_named("H6").name == "H6"
    assert [hex_named("H6").step(side).name for side in range(6)] == ["H5", "I6", "I7", "H7", "G7", "G6"]
    assert [hex_named("G7").step(side).name for side in range(6)] == ["G6", "H6", "H7", "G8", "F7", "F6"]
    assert hex_at(0, 0).name == "A1"
    assert not [name for name in ("", "H", "6", "h6", "H06", "H100", "HH6", "H-1", "H²") if is_hex_name(name)]


def changed(old: str, new: str) -> list[tuple[str, object]]:
    assert old in SMALL, old
    return [(problem.code, problem.facts.get("hex")) for problem in map_problems(SMALL.replace(old, new, 1))]


@pytest.mark.parametrize(
    ("old", "new", "code", "hex"),
    [
        ('id = "two-valleys"', "id = two", "map.malformed", None),
        ('id = "two-valleys"', 'id = "Two Valleys"', "map.misfit", None),
        ("seats = [3, 6]", "seats = [2, 6]", "map.misfit", None),
        ('title = "Two valleys"', 'title = "Two valleys"\nscale = 3', "map.no_such_key", None),
        ('colour = "red", goods = 5', 'colour = "grey", goods = 5', "map.misfit", "A1"),
        (" 2 |", " 3 |", "map.row_number", None),
        (" 1 |#     .", " 1 |#     ?", "map.no_such_sign", "C1"),
        ("   |   .     . ~", "   |   .  .  . ~", "map.between_hexes", "C1"),
        ('A1 = { name = "Northend", colour = "red", goods = 5 }\n', "", "map.not_named", "A1"),
        ('E1 = { name = "Upford" }', 'F1 = { name = "Upford" }', "map.not_drawn", "F1"),
        ('name = "Upford"', 'name = "northend"', "map.name_twice", "E1"),
        (" 1 |#     .     .o", " 1 |#o    .     .o", "map.not_named", "A1"),
        ('"E3 S", "F1 SW"', '"E3 S", "F1 W"', "map.no_such_side", None),
        ('"E3 S", "F1 SW"', '"A1 S", "A1 SE", "A1 NE"', "map.cut_off", "A1"),
        (" 2 |.     .o    ^", " 2 |.o    .     ^", "map.not_drawn", "C2"),
        ("supply_spaces = 7", "supply_spaces = 24", "map.too_many_goods", None),
        ("fewer_in_cities_with_3 = 1", "fewer_in_cities_with_3 = 6", "map.too_few_goods", "A1"),
        ('course = ["D1"]', 'course = ["D1", "D3"]', "map.river_not_drawn", "D3"),
        ('course = ["D1"]', 'course = ["D1", "B2"]', "map.river_broken", "B2"),
        ('course = ["D1"]', 'course = ["D1", "Z9"]', "map.river_off_map", "Z9"),
        ("seats = [3, 6]", "seats = [6, 3]", "map.seats_descend", None),
    ],
)
def test_what_is_wrong_with_a_map_is_told_with_its_hex(old: str, new: str, code: str, hex: str | None) -> None:
    assert (code, hex) in changed(old, new)


@pytest.mark.rule("ST-39")
def test_neighbouring_places_are_refused_unless_a_thick_line_parts_them() -> None:
    town = SMALL.replace("   |   .     . ~", "   |   .o    . ~").replace("[towns]", '[towns]\nB1 = { name = "Close" }')
    problems = {(problem.code, problem.facts["hex"]) for problem in map_problems(town)}
    assert ("map.places_touch", "A1") in problems
    parted = town.replace('"F1 SW"', '"F1 SW", "B1 NW", "B1 SE"')
    assert map_problems(parted) == []


def test_hexes_that_cannot_be_reached_are_told() -> None:
    cut = SMALL.replace('"F1 SW"', '"F1 SW", "A5 N", "A5 NE"')
    assert [(problem.code, problem.facts["hex"]) for problem in map_problems(cut)] == [("map.not_connected", "A5")]
    assert read_map(SMALL).file.title == "Two valleys"
    with pytest.raises(MapError):
        read_map("no map")
    assert map_problems("x" * 70_000)[0].code == "map.too_large"


def test_a_match_is_opened_on_a_map_of_ones_own_and_replays_without_the_file() -> None:
    options = Options(4, map_text=SMALL)
    match = Match.new(RULES, options, 3)
    while match.state.turn < 1:
        match.play(match.offers()[0])
    record = decode_record(encode_record(record_of(match)))
    assert record.map.id == "two-valleys"
    assert record.map.hash == load_board(options).map_id.hash
    again = replay_record(RULES, record, Match)
    assert again.state.facts() == match.state.facts()
    assert again.state.board.place_name == match.state.board.place_name


@pytest.mark.rule("ST-39")
def test_seats_ascend_but_matches_of_version_1_may_be_on_a_map_where_they_do_not() -> None:
    for_4 = SMALL.replace("seats = [3, 6]", "seats = [4, 4]")
    assert map_problems(for_4) == []
    options = Options(3, map_text=SMALL.replace("seats = [3, 6]", "seats = [5, 4]"))
    with pytest.raises(IllegalAction) as caught:
        Match.new(RULES, options, 1)
    assert caught.value.refusal.facts["problem"] == "map.seats_descend"
    old = Match.new(RULES.at(1), options, 1)
    assert replay_record(RULES, record_of(old), Match).state.facts() == old.state.facts()
    worse = Options(3, map_text=options.map_text.replace("goods = 5", "goods = 24"))
    with pytest.raises(IllegalAction) as caught:
        Match.new(RULES.at(1), worse, 1)
    assert caught.value.refusal.facts["problem"] == "map.too_many_goods"


def test_a_match_on_an_unsound_map_is_refused() -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.new(RULES, Options(3, map_text=SMALL.replace("goods = 5", "goods = 24")), 1)
    assert caught.value.refusal.code == "options.map"
    assert caught.value.refusal.facts["problem"] == "map.too_many_goods"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "two-valleys"', "id = two", "Riga {line}: da qui il file non segue il formato TOML."),
        ("seats = [3, 6]", "seats = [2, 6]", "Riga {line}: il valore di “seats” non va bene."),
        ("seats = [3, 6]", "", "Manca “seats”."),
        ("supply_spaces = 7", "", "Riga {line}: manca “goods.supply_spaces”."),
        (
            'name = "Northend", colour',
            'nome = "Northend", colour',
            "Riga {line}: il formato non conosce “cities.A1.nome”.",
        ),
    ],
)
def test_a_file_that_does_not_follow_the_format_is_told_by_line(old: str, new: str, words: str) -> None:
    text = SMALL.replace(old, new, 1)
    sought = "[goods]" if "goods." in words else new
    line = text.count("\n", 0, text.index(sought)) + 1
    assert [LOOK.say("it").error(problem) for problem in map_problems(text)] == [words.format(line=line)]
