"""The HTML of a scene around its board."""

from capolinea.render.look import Scene


def around_board(scene: Scene) -> list[str]:
    return [scene.track, scene.hand, scene.annex, panel_of(scene)]


def panel_of(scene: Scene) -> str:
    return scene.panel.html if scene.panel else ""
