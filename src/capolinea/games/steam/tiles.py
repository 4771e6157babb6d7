"""The track tiles: faces, their poses, and the pieces that bear them (ST-3, ST-19, ST-44).

A pose, a number, is a face in one rotation. Rotations that look the same are one pose, that of the smallest rotation.
"""

import tomllib
from importlib.resources import files
from typing import Final

from capolinea.kit.hexes import SIDES

Track = tuple[int, int]


def read_sides(text: str) -> tuple[int, ...]:
    return tuple([SIDES.index(name) for name in text.split("-")])


def rotated(sides: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    return tuple(sorted([(side + rotation) % 6 for side in sides]))


class TileSet:
    """Everything that play needs to know about tiles. Lists are by pose unless they say otherwise."""

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
        self.rotation: Final[list[int]] = []
        self.is_town: Final[list[bool]] = []
        self.tracks: Final[list[tuple[Track, ...]]] = []
        """Pairs of sides that are joined; none in a town."""
        self.exits: Final[list[tuple[int, ...]]] = []
        self.mask: Final[list[int]] = []
        """Exits as bits."""
        self.partner: Final[list[int]] = []
        """By pose * 6 + side: the side that track leads to, or -1."""
        self.poses: Final[list[list[int]]] = [[] for _ in self.faces]
        """By face: its poses, by rotation."""
        for face, shape in enumerate(data["faces"].values()):
            self._add_rotations(face, [read_sides(word) for word in shape.split()])
        self.pose_count: Final = len(self.face)
        self.simple: Final = [pose for pose in range(self.pose_count) if len(self.tracks[pose]) == 1]
        self.double: Final = [pose for pose in range(self.pose_count) if len(self.tracks[pose]) == 2]
        self.joining: Final = [
            ([pose for pose in self.simple if self.partner[pose * 6 + one] == two] or [-1])[0]
            for one in range(6)
            for two in range(6)
        ]
        """By side * 6 + side: the pose of the single track that joins them, or -1."""
        self.towns: Final = [pose for pose in range(self.pose_count) if self.is_town[pose]]
        self.improved: Final = [
            [new for new in range(self.pose_count) if self._improves(pose, new)] for pose in range(self.pose_count)
        ]
        """ST-22, ST-23 The poses that keep all its track and add some."""
        self.redirected: Final = [
            [new for new in range(self.pose_count) if self._redirects(pose, side, new)]
            for pose in range(self.pose_count)
            for side in range(6)
        ]
        """ST-45 By pose * 6 + outer side: the poses that lead the track there to another side and keep the rest."""

    def pose_of(self, face: str, rotation: int) -> int:
        """Return the pose of the face of that name in one rotation."""
        return self.poses[self.faces.index(face)][rotation]

    def _add_rotations(self, face: int, shape: list[tuple[int, ...]]) -> None:
        known: list[list[tuple[int, ...]]] = []
        for rotation in range(6):
            parts = sorted([rotated(part, rotation) for part in shape])
            if parts in known:
                return
            known.append(parts)
            sides = sorted([side for part in parts for side in part])
            tracks = [(part[0], part[1]) for part in parts if len(part) == 2]
            partner = [-1] * 6
            for one, two in tracks:
                partner[one] = two
                partner[two] = one
            self.poses[face].append(len(self.face))
            self.face.append(face)
            self.rotation.append(rotation)
            self.is_town.append(not tracks)
            self.tracks.append(tuple(tracks))
            self.exits.append(tuple(sides))
            self.mask.append(sum([1 << side for side in sides]))
            self.partner.extend(partner)

    def _improves(self, pose: int, new: int) -> bool:
        if self.is_town[pose] != self.is_town[new] or len(self.exits[pose]) >= len(self.exits[new]):
            return False
        if self.is_town[pose]:
            return self.mask[pose] & ~self.mask[new] == 0
        return all([track in self.tracks[new] for track in self.tracks[pose]])

    def _redirects(self, pose: int, side: int, new: int) -> bool:
        inner = self.partner[pose * 6 + side]
        if inner < 0 or self.is_town[new] or len(self.tracks[new]) != len(self.tracks[pose]):
            return False
        if self.partner[new * 6 + inner] in (-1, side):
            return False
        return all([track in self.tracks[new] for track in self.tracks[pose] if side not in track])


def load_tiles() -> TileSet:
    return TileSet(files("capolinea.games.steam").joinpath("data/tiles.toml").read_text("utf-8"))


TILE_SET: Final = load_tiles()
