"""The track tiles: faces, their turns, and the pieces that bear them (ST-3, ST-19, ST-44).

A face in one of its turns is a `lay`, a number; equal shapes have one lay only, that of the smallest turn.
"""

import tomllib
from importlib.resources import files
from typing import Final

from capolinea.kit.hexes import SIDES

Track = tuple[int, int]


def read_sides(text: str) -> tuple[int, ...]:
    return tuple([SIDES.index(name) for name in text.split("-")])


def turned(sides: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return tuple(sorted([(side + turn) % 6 for side in sides]))


class TileSet:
    """Everything about tiles that is asked while playing, by lay unless it says otherwise."""

    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        self.faces: Final[list[str]] = list(data["faces"])
        """Names, by face."""
        self.kinds: Final[list[str]] = list(data["pieces"])
        """Names of the kinds of piece."""
        self.count: Final[list[int]] = [piece["count"] for piece in data["pieces"].values()]
        """By kind: how many pieces there are."""
        self.kinds_of: Final[list[list[int]]] = [
            [
                kind
                for kind, piece in enumerate(data["pieces"].values())
                if face in (piece.get("track"), piece.get("town"))
            ]
            for face in self.faces
        ]
        """By face: the kinds that bear it."""
        self.face: Final[list[int]] = []
        self.turn: Final[list[int]] = []
        self.is_town: Final[list[bool]] = []
        self.tracks: Final[list[tuple[Track, ...]]] = []
        """Pairs of sides that are joined; none in a town."""
        self.exits: Final[list[tuple[int, ...]]] = []
        self.mask: Final[list[int]] = []
        """Exits as bits."""
        self.partner: Final[list[int]] = []
        """By lay * 6 + side: the side that track leads to, or -1."""
        self.turns: Final[list[list[int]]] = [[] for _ in self.faces]
        """By face: its lays, by turn."""
        for face, shape in enumerate(data["faces"].values()):
            self._add_turns(face, [read_sides(word) for word in shape.split()])
        self.lays: Final = len(self.face)
        self.simple: Final = [lay for lay in range(self.lays) if len(self.tracks[lay]) == 1]
        self.double: Final = [lay for lay in range(self.lays) if len(self.tracks[lay]) == 2]
        self.joining: Final = [
            ([lay for lay in self.simple if self.partner[lay * 6 + one] == two] or [-1])[0]
            for one in range(6)
            for two in range(6)
        ]
        """By side * 6 + side: the lay of one track that joins them, or -1."""
        self.towns: Final = [lay for lay in range(self.lays) if self.is_town[lay]]
        self.improved: Final = [
            [new for new in range(self.lays) if self._improves(lay, new)] for lay in range(self.lays)
        ]
        """ST-22, ST-23 What keeps all its track and adds some."""
        self.redirected: Final = [
            [new for new in range(self.lays) if self._redirects(lay, side, new)]
            for lay in range(self.lays)
            for side in range(6)
        ]
        """ST-45 By lay * 6 + outer side: what leads the track there to another side and leaves the rest."""

    def lay_of(self, face: str, turn: int) -> int:
        """Return the lay of the face of that name in one of its turns."""
        return self.turns[self.faces.index(face)][turn]

    def _add_turns(self, face: int, shape: list[tuple[int, ...]]) -> None:
        known: list[list[tuple[int, ...]]] = []
        for turn in range(6):
            parts = sorted([turned(part, turn) for part in shape])
            if parts in known:
                return
            known.append(parts)
            sides = sorted([side for part in parts for side in part])
            tracks = [(part[0], part[1]) for part in parts if len(part) == 2]
            partner = [-1] * 6
            for one, two in tracks:
                partner[one] = two
                partner[two] = one
            self.turns[face].append(len(self.face))
            self.face.append(face)
            self.turn.append(turn)
            self.is_town.append(not tracks)
            self.tracks.append(tuple(tracks))
            self.exits.append(tuple(sides))
            self.mask.append(sum([1 << side for side in sides]))
            self.partner.extend(partner)

    def _improves(self, lay: int, new: int) -> bool:
        if self.is_town[lay] != self.is_town[new] or len(self.exits[lay]) >= len(self.exits[new]):
            return False
        if self.is_town[lay]:
            return self.mask[lay] & ~self.mask[new] == 0
        return all([track in self.tracks[new] for track in self.tracks[lay]])

    def _redirects(self, lay: int, side: int, new: int) -> bool:
        inner = self.partner[lay * 6 + side]
        if inner < 0 or self.is_town[new] or len(self.tracks[new]) != len(self.tracks[lay]):
            return False
        if self.partner[new * 6 + inner] in (-1, side):
            return False
        return all([track in self.tracks[new] for track in self.tracks[lay] if side not in track])


def load_tiles() -> TileSet:
    return TileSet(files("capolinea.games.steam").joinpath("data/tiles.toml").read_text("utf-8"))


TILE_SET: Final = load_tiles()
