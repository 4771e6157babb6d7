"""The verbs, put together."""

from importlib import import_module
from importlib.metadata import version
from keyword import iskeyword
from typing import Annotated, Any, Final

import typer
from typer.main import get_command

from capolinea.cli.help import HelpGroup, Verb
from capolinea.cli.mistakes import NO_READER, Mistake
from capolinea.cli.words import words
from capolinea.kit import graph

#: In the order of the help. Each is a function of the same name in a module of the same name (`import_` for one).
VERBS: Final = ("play", "serve", "rules", "replay", "verify", "export", "import", "map", "simulate", "ladder", "bench")


class Verbs(HelpGroup):
    """Loads a verb's module only when that verb is used: nobody waits for a web server to check a record."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in VERBS:
            raise Mistake("usage.no_such_verb", verb=cmd_name[:40], verbs=", ".join(VERBS))
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
        function = getattr(import_module(f"capolinea.cli.{name}"), name)
        one = typer.Typer(add_completion=False)
        one.command(cmd_name, cls=Verb)(function)
        return get_command(one)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # Typer would call it a failure, and say 1: what was checked is not sound.
            raise typer.Exit(NO_READER) from None


def show_version(asked: bool) -> None:
    if asked:
        say = words()
        print(say("version", version=version("capolinea"), kind=say(kind_of_install())))
        raise typer.Exit


def kind_of_install() -> str:
    """All hot modules are compiled or none is, so one of them tells."""
    return "bench.interpreted" if str(graph.__file__).endswith(".py") else "bench.compiled"


def capolinea(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=show_version)] = False,
) -> None:
    """The help comes from the message files."""


def app() -> typer.Typer:
    """The command line; it speaks the language set by `words.speak`."""
    made = typer.Typer(cls=Verbs, add_completion=False)
    made.callback(cls=Verbs)(capolinea)
    return made
