"""What every page has in common: the head, the enamel bar, links to change language and theme."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

import htpy as h
import msgspec
from markupsafe import Markup

from capolinea.i18n import LANGUAGES, Say
from capolinea.render.icons import icon, logo
from capolinea.render.pages.assets import asset, script_url, style_url
from capolinea.render.pages.data import Visitor

MESSAGES: Final = ("capolinea.render",)


def say_for(visitor: Visitor) -> Say:
    """The words of pages in the visitor's language."""
    return Say(visitor.language, MESSAGES)


def layout(
    *children: h.Node,
    title: str,
    visitor: Visitor,
    body_class: str,
    styles: Sequence[str] = (),
    game_style: str = "",
    script: str = "",
    head: h.Node = None,
    body_data: dict[str, str] | None = None,
) -> str:
    """A complete document. `script` names one module of ours; nothing is inline, so that a strict policy can stay."""
    sheet = style_url(("tokens.css", "look.css", *styles))
    page = h.html(lang=visitor.language, data_theme=visitor.theme or None)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.meta(name="color-scheme", content="light dark"),
            h.title[title],
            h.link(rel="icon", type="image/svg+xml", href=asset("favicon.svg"), id="favicon"),
            [h.link(rel="stylesheet", href=address) for address in [sheet, game_style] if address],
            h.noscript[h.link(rel="stylesheet", href=asset("plain.css"))],
            head,
            h.script(type="module", src=script_url(script)) if script else None,
        ],
        h.body(class_=body_class, **(body_data or {}))[children],
    ]
    return "".join(page.iter_chunks())


def bar(
    *children: h.Node,
    title: str,
    say: Say,
    visitor: Visitor,
    back: str,
    home: bool = True,
    facts: h.Node = None,
) -> h.Element:
    """The enamel bar: the mark of the house, where one is, and at the right what is always at hand."""
    roundel = h.a(".home", href="/", aria_label=say("page.to-lobby"))[logo()] if home else logo()
    return h.header(".bar")[
        roundel,
        h.h1(".sign")[title],
        facts,
        h.span(".grow"),
        children,
        theme_link(say, visitor, back),
        language_link(say, visitor, back),
    ]


def theme_link(say: Say, visitor: Visitor, back: str, cls: str = "icon wide-only", words: bool = False) -> h.Node:
    """To the other theme. Where the system decides, the style shows whichever of the two links changes something."""
    if visitor.theme:
        return _theme_link(say, "light" if visitor.theme == "dark" else "dark", back, cls, words)
    return [
        _theme_link(say, "dark", back, f"{cls} by-day", words),
        _theme_link(say, "light", back, f"{cls} by-night", words),
    ]


def _theme_link(say: Say, theme: str, back: str, cls: str, words: bool) -> h.Element:
    name = say("page.theme-dark") if theme == "dark" else say("page.theme-light")
    label = {} if words else {"aria_label": name, "title": name}
    return h.a(class_=cls, href=f"/set?theme={theme}&back={quote(back)}", **label)[
        icon("moon" if theme == "dark" else "sun"), name if words else None
    ]


def language_link(say: Say, visitor: Visitor, back: str, cls: str = "icon lang wide-only") -> h.Element:
    other = other_language(visitor)
    return h.a(
        class_=cls,
        href=f"/set?lang={other}&back={quote(back)}",
        lang=other,
        hreflang=other,
        aria_label=say("page.other-language"),
    )[other.upper()]


def other_language(visitor: Visitor) -> str:
    return next(language for language in LANGUAGES if language != visitor.language)


def json_block(name: str, value: object) -> h.Element:
    """Data for the script: a block that no browser runs, safe against an early end tag."""
    # Drawings are a kind of str, which the encoder takes only when told so.
    text = msgspec.json.encode(value, enc_hook=str).decode().replace("<", "\\u003c")
    return h.script(type="application/json", id=name)[trusted(text)]


def trusted(markup: str) -> Markup:
    """Markup of our own making: drawings and scenes, which escape what people wrote before it gets here."""
    return Markup(markup)  # noqa: S704
