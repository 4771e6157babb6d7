"""`--help`, written from the message files: `help.<command>`, and `help.<command>.<name>` for each parameter."""

import shutil
import textwrap
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from capolinea.cli.user_errors import placeholder
from capolinea.cli.words import words
from capolinea.i18n import Say

#: Lines longer than this are hard to read, however wide the window.
WIDEST: Final = 100
INDENT: Final = 2


class Command(TyperCommand):
    """A command whose help comes from the message files."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(command_help(self, ctx, words()))


class HelpGroup(TyperGroup):
    """The list of commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(group_help(self, ctx, words()))


def group_help(group: Any, ctx: Any, say: Say) -> str:
    commands = [(command_name, say(f"help.{command_name}.short")) for command_name in group.list_commands(ctx)]
    return "\n".join(
        [
            say("help.usage", line=say("help.usage.verbs")),
            "",
            *wrap(say("help.capolinea")),
            "",
            *section(say("help.verbs"), commands),
            "",
            *section(say("help.options"), option_rows(group.get_params(ctx), "capolinea", say)),
            "",
            *wrap(say("help.exit_codes")),
            "",
        ]
    )


def command_help(command: Any, ctx: Any, say: Say) -> str:
    command_name = str(command.name)
    parameters = [one for one in command.get_params(ctx) if not getattr(one, "hidden", False)]
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name != "argument"]
    usage = " ".join(
        ["capolinea", command_name, *[argument_name(one, say) for one in arguments], say("help.usage.options")]
    )
    lines = [say("help.usage", line=usage), "", *wrap(say(f"help.{command_name}"))]
    if arguments:
        rows = [(placeholder(one.name, say), parameter_help(one, command_name, say)) for one in arguments]
        lines += ["", *section(say("help.arguments"), rows)]
    return "\n".join([*lines, "", *section(say("help.options"), option_rows(options, command_name, say)), ""])


def argument_name(parameter: Any, say: Say) -> str:
    name = placeholder(parameter.name, say)
    return name if parameter.required else f"[{name}]"


def option_rows(options: list[Any], command_name: str, say: Say) -> list[tuple[str, str]]:
    rows = [(option_name(one, say), parameter_help(one, command_name, say)) for one in options if one.name != "help"]
    if not any([one.name == "lang" for one in options]):
        rows.append(("--lang it|en", say("help.any.lang")))
    return [*rows, ("--help", say("help.any.help"))]


def option_name(option: Any, say: Say) -> str:
    names = ", ".join([*option.opts, *option.secondary_opts])
    if getattr(option, "is_flag", False):
        return names
    return f"{names} {placeholder(option.metavar or option.name, say)}"


def parameter_help(parameter: Any, command_name: str, say: Say) -> str:
    """Return the parameter's message, with its default if that is worth showing."""
    own = f"help.{command_name}.{parameter.name}"
    text = say(own if say.knows(own) else f"help.any.{parameter.name}")
    default = parameter.default
    if default is None or callable(default) or isinstance(default, bool | list | tuple) or str(default) == "":
        return text
    return say("help.default", text=text, default=str(default))


def section(title: str, rows: list[tuple[str, str]]) -> list[str]:
    """Return a title with two columns below it."""
    left = max([len(name) for name, _ in rows], default=0) + 2
    lines = [title]
    for name, text in rows:
        first, *more = textwrap.wrap(text, max(width() - left - INDENT, 20)) or [""]
        lines.append(f"{' ' * INDENT}{name:<{left}}{first}".rstrip())
        lines += [" " * (INDENT + left) + line for line in more]
    return lines


def wrap(text: str) -> list[str]:
    """Fill paragraphs to the width; a line that begins with blanks (an example) stays as it is."""
    lines: list[str] = []
    for line in text.splitlines():
        lines += [line] if line.startswith(" ") or not line else textwrap.wrap(line, width())
    return lines


def width() -> int:
    return min(shutil.get_terminal_size().columns, WIDEST)
