"""What may be chosen on a board."""

from capolinea.render.svg import Svg, el


def offer(target: str, title: str, *children: Svg | None, cls: str, transform: str | None = None) -> Svg:
    """What every offer on a board has in common: a name, a place in the tab order, and what is chosen with it."""
    return el(
        "g",
        el("title", title),
        *children,
        cls=f"offer {cls}",
        tabindex=0,
        role="button",
        data_target=target,
        aria_label=title,
        transform=transform,
    )
