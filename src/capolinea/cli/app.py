"""The commands, put together."""

from importlib import import_module
from importlib.metadata import version
from keyword import iskeyword
from typing import Annotated, Any, Final

import typer
from typer.main import get_command

from capolinea.cli.help import Command, HelpGroup
from capolinea.cli.user_errors import NO_READER, UserError
from capolinea.cli.words import words
from capolinea.kit import graph

#: In the order of the help. Each is a function of the same name in a module of the same name (`import_` for
#: `import`).
COMMANDS: Final = (
    "play",
    "serve",
    "join",
    "rules",
    "replay",
    "verify",
    "export",
    "import",
    "map",
    "simulate",
    "ladder",
    "tournament",
    "dataset",
    "plot",
    "bench",
)


class CommandGroup(HelpGroup):
    """Loads a command's module only when it is used, so that checking a record does not load a web server."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            raise UserError("usage.no_such_verb", verb=cmd_name[:40], verbs=", ".join(COMMANDS))
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
        function = getattr(import_module(f"capolinea.cli.{name}"), name)
        one = typer.Typer(add_completion=False)
        one.command(cmd_name, cls=Command)(function)
        return get_command(one)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # Typer would exit with 1, which here means that the checked file is invalid.
            raise typer.Exit(NO_READER) from None


def show_version(asked: bool) -> None:
    if asked:
        say = words()
        print(say("version", version=version("capolinea"), kind=say(kind_of_install())))
        raise typer.Exit


def kind_of_install() -> str:
    """Return the message for compiled or interpreted; all hot modules are compiled or none, so one is enough."""
    return "bench.interpreted" if str(graph.__file__).endswith(".py") else "bench.compiled"


def capolinea(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=show_version)] = False,
) -> None:
    """The help comes from the message files."""


def app() -> typer.Typer:
    """Return the command line; its language is the one set by `words.speak`."""
    made = typer.Typer(cls=CommandGroup, add_completion=False)
    made.callback(cls=CommandGroup)(capolinea)
    return made
