"""Why a touched thing is not offered, from what the viewer may know: never from the match's own state."""

from collections.abc import Sequence
from typing import Any

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import IllegalAction, Refusal
from capolinea.games.catalogue import AnyLook, AnyMatch, AnyRules
from capolinea.i18n import Say
from capolinea.render.look import Meant, OfferCard, Scene
from capolinea.render.pages.data import WhyData
from capolinea.render.situation import Situation
from capolinea.server.rulebook import clause_text, clause_url
from capolinea.server.words import error_text


def why_not(
    match: AnyMatch, viewer: Seat, targets: Sequence[str], scene: Scene, look: AnyLook, say: Say
) -> WhyData | None:
    """Return why none of the things that `viewer` has touched, nearest first, can be chosen; None: there are none."""
    now: Situation[Any] = look.see(match, viewer)
    found = [(target, thing) for target in targets if (thing := look.meant(now, target, say)) is not None]
    if not found:
        return None
    target, thing = next((each for each in found if each[1].actions), found[0])
    turn = match.turn
    if turn is None or viewer not in (*turn.seats, *turn.changing):
        return WhyData("wait", scene.prompt, say("why.waiting", thing=thing.name, hint=scene.hint), target=target)
    return judged(match.rules, now, thing, target, scene, look, say)


def judged(
    rules: AnyRules, now: Situation[Any], thing: Meant, target: str, scene: Scene, look: AnyLook, say: Say
) -> WhyData:
    """Return what the rules say of the nearest action that is meant; one that they accept is offered instead."""
    state = rules.state_from_view(now.view)
    refusals: list[Refusal] = []
    for action in thing.actions:
        refusal = rules.refuse(state, action)
        if refusal is None:
            message = say("why.possible", thing=thing.name)
            return WhyData("wait", message, fix=card(now, action, look, say), target=target)
        refusals.append(refusal)
    if not refusals:
        return WhyData("wait", say("why.nothing", thing=thing.name), asked(scene), target=target)
    refusal, language = refusals[0], say.language
    clause = "" if refusal.clause == "core" else refusal.clause
    return WhyData(
        "stop",
        error_text(IllegalAction(refusal), say),
        clause_text(rules, clause, language) if clause else "",
        clause,
        clause_url(rules, clause) if clause else "",
        fix=card(now, thing.instead or refusal.fix, look, say),
        target=target,
    )


def asked(scene: Scene) -> str:
    """Return what is asked of the viewer instead."""
    stop = "" if scene.prompt[-1:] in ".?!" else "."
    return f"{scene.prompt}{stop} {scene.hint}"


def card(now: Situation[Any], action: Action | None, look: AnyLook, say: Say) -> OfferCard | None:
    """Return the offer that an action is; None if it is not on offer, so that nothing could choose it."""
    offers = [each for each in now.offers if each == action]
    return look.offers(now, offers, say)[0] if offers else None
