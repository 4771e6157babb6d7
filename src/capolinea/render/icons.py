"""Line icons on a grid of 24, drawn in the colour of the text around them."""

from typing import Final

from capolinea.render.svg import Svg, el

ICONS: Final = {
    "undo": "M8 5L4 9l4 4M4 9h8a5 5 0 0 1 0 10H9",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "fit": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "table": "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
    "book": "M5 4h6a3 3 0 0 1 3 3v13a2 2 0 0 0-2-2H5zM14 7a3 3 0 0 1 3-3h3v14h-4a2 2 0 0 0-2 2",
    "list": "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
    "paper": "M6 3.5h9l3 3v14H6zM9 9h6M9 12.5h6M9 16h3",
    "cards": "M4 8h9v12H4zM8 8V4.5h12v12h-7",
    "chat": "M4 5h16v11H10l-5 4v-4H4z",
    "people": "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6"
    "M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.3.6 3.5 2.5 3.5 5.5",
    "menu": "M5 12h.01M12 12h.01M19 12h.01",
    "moon": "M19 14A8 8 0 0 1 10 5a8 8 0 1 0 9 9z",
    "sun": "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2"
    "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    "check": "M5 12.5l4.5 4.5L19 7",
    "x": "M6 6l12 12M18 6L6 18",
    "off": "M4 4l16 16M8.5 13.5a5 5 0 0 1 6-.5M5.5 10.5A9 9 0 0 1 9 8.5M13 8a9 9 0 0 1 5.5 2.5M12 17.5h.01",
    "bot": "M6 9h12v9H6zM12 9V5M9.5 13h.01M14.5 13h.01M3.5 12v3M20.5 12v3",
    "map": "M9 5L4 7v12l5-2 6 2 5-2V5l-5 2zM9 5v12M15 7v12",
    "eye": "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
    "link": "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    "send": "M4 12l16-7-6 15-3-6z",
    "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "clock": "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4l3 2",
    "train": "M7 4h10a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2zM5 11h14"
    "M8.5 14.5h.01M15.5 14.5h.01M8 18l-2 3M16 18l2 3",
    "warn": "M12 4l9 16H3zM12 10v4M12 17h.01",
    "flag": "M6 21V4h11l-2 4 2 4H6",
    "play": "M8 5l11 7-11 7z",
    "pause": "M8.5 5v14M15.5 5v14",
    "step": "M6 5l9 7-9 7zM18.5 5v14",
    "step-back": "M18 5l-9 7 9 7zM5.5 5v14",
    "first": "M19 6l-7 6 7 6zM12 6l-7 6 7 6z",
    "last": "M5 6l7 6-7 6zM12 6l7 6-7 6z",
    "sound": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
    "sound-off": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5",
    "qr": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2v-1M19 20h1v-1M7 7h.01M17 7h.01M7 17h.01",
    "bin": "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
    "copy": "M9 9h11v11H9zM15 9V4H4v11h5",
    "download": "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15",
    "hand": "M8 13V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8"
    "c0 4-2.5 6.5-6 6.5-3 0-4.3-1.5-5.6-4L4 13.6a1.5 1.5 0 0 1 2.6-1.4L8 14",
    "bulb": "M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 1 3.5 10.9c-.4.4-.5 1-.5 1.6H9c0-.6-.1-1.2-.5-1.6A6 6 0 0 1 12 3.5z",
    "again": "M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5",
    "left": "M14.5 5.5L8 12l6.5 6.5",
    "right": "M9.5 5.5L16 12l-6.5 6.5",
    "down": "M5.5 9.5L12 16l6.5-6.5",
}


def icon(name: str, *, cls: str = "i") -> Svg:
    """A drawing beside a word, or alone inside a control that has an aria-label."""
    return el("svg", el("path", d=ICONS[name]), cls=cls, viewBox="0 0 24 24", aria_hidden="true")


def logo() -> Svg:
    """The mark of the house: a roundel with a track that ends."""
    return el(
        "svg",
        el("circle", cls="logo-ring", r=14.5),
        el("path", cls="logo-track", d="M-15 0H6M6-6.5V6.5"),
        cls="logo",
        viewBox="-16 -16 32 32",
        aria_hidden="true",
    )
