"""Play at a terminal: show, ask, play, until the match is over or somebody leaves."""

from enum import Enum
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from capolinea.cli.choices import Branch, beginning_with, branches, mentioning
from capolinea.cli.clauses import clause_lines, clause_lines_of, clause_of, older_chapter
from capolinea.cli.screen import Screen
from capolinea.cli.table import Table, free_name
from capolinea.cli.transcript import log_lines, outcome_lines, show_lines
from capolinea.cli.user_errors import error_text_and_code
from capolinea.cli.words import language, words
from capolinea.core.action import Seat
from capolinea.core.refusal import AmbiguousAction, CapolineaError, IllegalAction, InvalidAction, Refusal
from capolinea.games.catalogue import look_of
from capolinea.render.look import OfferCard
from capolinea.render.rules_text import clause_text, differences

#: Longer lists are shown in columns.
LONG_LIST: Final = 24
#: How many entries to show when a match is resumed.
RECENT: Final = 12
#: Numbers of the list have fewer digits; longer input is not a number of it.
MOST_DIGITS: Final = 9
COMMANDS: Final = ("undo", "help", "log", "board", "offers", "rule", "save", "quit")


class Step(Enum):
    """The effect of a line of input."""

    STAY = 1
    PLAYED = 2
    LEFT = 3


class Session:
    """Plays one match at a terminal. `_last_shown` holds the last entry shown to each person, `_shown` the seat
    whose hand was last on screen."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.say = words()
        self.game = table.say(language())
        self.look = look_of(table.match.rules.key)
        self._last_shown = dict.fromkeys(table.people, max(-1, table.match.last_entry - RECENT))
        self._shown: Seat | None = None
        self._cards: list[OfferCard] = []
        self._listed: list[Branch] = []
        self._commands = {word: command for command in COMMANDS for word in self.say(f"play.command.{command}").split()}

    def run(self) -> None:
        """Play until the match or the input ends, or a player leaves; the match is always saved."""
        try:
            self.play()
        except (EOFError, KeyboardInterrupt) as end:
            self.screen.show()
            self.save_on_exit()
            if isinstance(end, KeyboardInterrupt):
                raise

    def save_on_exit(self) -> None:
        """Save without asking, or in the folder for temporary files if that fails."""
        file = self.table.default_file
        try:
            self.save_to(file)
        except OSError as error:
            self.show_error(error)
            self.table.file = None
            self.save_to(free_name(Path(gettempdir()) / file.name))

    def play(self) -> None:
        while (turn := self.table.match.turn) is not None:
            seat = turn.seats[0]
            if self.table.seats[seat].bot:
                self.play_bot(seat)
            elif self.play_person(seat) is Step.LEFT:
                return
        self.finish()

    def play_bot(self, seat: Seat) -> None:
        with self.screen.waiting(self.say("play.thinking", name=self.game.seat(seat))):
            self.table.play_bot(seat)
        if len(self.table.people) == 1:
            self.show_new_entries(self.table.people[0])

    def play_person(self, seat: Seat) -> Step:
        self.hand_over(seat)
        self.show_new_entries(seat)
        self.show_board(seat)
        match = self.table.match
        now = self.look.see(match, seat)
        self._cards = self.look.offers(now, now.offers, self.game)
        self.list_offers(self._cards)
        step = Step.STAY
        while step is Step.STAY:
            step = self.answer(seat, self.screen.ask(self.say("play.prompt", name=self.game.seat(seat))))
        if step is Step.PLAYED:
            self.show_new_entries(seat)
        return step

    def hand_over(self, seat: Seat) -> None:
        """Clear the screen between two people, so that nobody sees another's hand, and wait for the next one."""
        if len(self.table.people) == 1 or self._shown == seat:
            return
        self.screen.clear()
        self.screen.show(self.say("play.hand_over", name=self.game.seat(seat)), "bold")
        if self.screen.is_live:
            self.screen.ask(self.say("play.press_enter"))
        self._shown = seat

    def show_new_entries(self, seat: Seat) -> None:
        """Show what has happened since the last entry shown to `seat`."""
        journal = self.table.match.journal
        show_lines(self.screen, log_lines(self.look, self.game, journal[self._last_shown[seat] + 1 :], (seat,)))
        self._last_shown[seat] = self.table.match.last_entry

    def show_board(self, seat: Seat) -> None:
        self.screen.show()
        self.screen.show(self.look.text(self.look.see(self.table.match, seat), self.game))

    def list_offers(self, cards: list[OfferCard] | tuple[OfferCard, ...]) -> None:
        self._listed = branches(cards)
        self.screen.show()
        if len(self._listed) > LONG_LIST:
            self.list_in_columns()
            return
        for number, branch in enumerate(self._listed, 1):
            if branch.is_leaf:
                self.screen.show_choice(number, branch.label, branch.note, branch.cards[0].action)
            else:
                ways = self.say("play.ways", count=len(branch.cards))
                self.screen.show_choice(number, f"{branch.label} … {ways}", branch.note, "")

    def list_in_columns(self) -> None:
        cells = [
            f"{number:>3} {branch.cards[0].action if branch.is_leaf else branch.label + ' …'}"
            for number, branch in enumerate(self._listed, 1)
        ]
        wide = max([len(cell) for cell in cells]) + 2
        columns = max(self.screen.width // wide, 1)
        rows = -(-len(cells) // columns)
        for row in range(rows):
            self.screen.show("".join([cell.ljust(wide) for cell in cells[row::rows]]).rstrip())
        self.screen.show(self.say("play.long_list", example=self._cards[len(self._cards) // 2].action))

    def answer(self, seat: Seat, line: str) -> Step:
        """Do what `line` says. An error is shown and changes nothing."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        try:
            if command is not None:
                return self.run_command(command, seat, rest.strip())
            return self.choose(seat, line)
        except (CapolineaError, OSError) as error:
            self.show_error(error)
            return Step.STAY

    def run_command(self, command: str, seat: Seat, rest: str) -> Step:
        match command:
            case "undo":
                self.table.undo(seat)
                return Step.PLAYED
            case "quit":
                return self.leave()
            case "save":
                self.save_to(Path(rest) if rest else self.table.default_file)
            case "board":
                self.show_board(seat)
            case "offers":
                self.list_offers(self._cards)
            case "log":
                show_lines(self.screen, log_lines(self.look, self.game, self.table.match.journal, (seat,)))
            case "rule":
                older = older_chapter(self.look, self.table.match.rules, self.say)
                self.screen.show(
                    "\n".join(
                        [*clause_lines_of(clause_of(older, rest)), *clause_lines(self.look.package, rest, self.say)]
                    )
                )
            case _:
                self.screen.show(self.say("play.help"))
        return Step.STAY

    def choose(self, seat: Seat, text: str) -> Step:
        """Play a number of the list, a text that matches one offer, or any other text in the game's notation."""
        if not text:
            self.list_offers(self._cards)
            return Step.STAY
        if text.isascii() and text.isdecimal() and len(text) < MOST_DIGITS:
            return self.choose_number(seat, int(text))
        found = beginning_with(self._cards, text)
        if len(found) == 1:
            return self.perform(seat, found[0].action)
        if found:
            near = mentioning(self._cards, text)
            return self.narrow([card for card in self._cards if card in found or card in near])
        try:
            return self.perform(seat, text)
        except (InvalidAction, AmbiguousAction):
            near = mentioning(self._cards, text)
            if not near:
                raise
            return self.narrow(near)

    def choose_number(self, seat: Seat, number: int) -> Step:
        if not 1 <= number <= len(self._listed):
            self.screen.show(self.say("play.number", most=len(self._listed)), "yellow")
            return Step.STAY
        branch = self._listed[number - 1]
        if branch.is_leaf:
            return self.perform(seat, branch.cards[0].action)
        self.list_offers(branch.cards)
        return Step.STAY

    def narrow(self, cards: list[OfferCard]) -> Step:
        self.screen.show(self.say("play.several", count=len(cards)), "yellow")
        self.list_offers(cards)
        return Step.STAY

    def perform(self, seat: Seat, action: str) -> Step:
        self.table.play(action, seat)
        return Step.PLAYED

    def show_error(self, error: CapolineaError | OSError) -> None:
        if isinstance(error, IllegalAction):
            self.refuse(error.refusal)
            return
        in_game = isinstance(error, CapolineaError) and self.game.knows(error.code)
        told = error_text_and_code(error, self.game if in_game else self.say)
        assert told is not None
        self.screen.show(told[0], "yellow")

    def refuse(self, refusal: Refusal) -> None:
        """Show the reason, its clause, and the smallest change that would be accepted."""
        self.screen.show(self.game.refusal(refusal), "yellow")
        older = dict(differences(self.look, self.table.match.rules, language()))
        rule = older.get(refusal.clause) or clause_text(self.look.package, language(), refusal.clause)
        if rule:
            self.screen.show(f"{refusal.clause}: {rule}", "dim")
        if refusal.fix is not None:
            self.screen.show(self.say("play.fix", action=self.table.match.rules.write(refusal.fix)))

    def leave(self) -> Step:
        """Save unless the answer is no. End of input at the question means yes."""
        if self.table.file is not None:
            self.save_to(self.table.file)
            return Step.LEFT
        answer = self.screen.ask(self.say("play.save_question", file=str(self.table.default_file)))
        if answer.lower() in self.say("play.no").split():
            self.screen.show(self.say("goodbye"))
            return Step.LEFT
        agreed = not answer or answer.lower() in self.say("play.yes").split()
        self.save_to(self.table.default_file if agreed else Path(answer))
        return Step.LEFT

    def save_to(self, file: Path) -> None:
        self.table.save_as(file)
        over = self.table.match.outcome is not None
        self.screen.show(self.say("play.kept" if over else "play.saved", file=str(file)))

    def finish(self) -> None:
        self.table.keep()
        told = self._shown if self._shown is not None else self.table.people[0]
        self.show_new_entries(told)
        self.screen.show()
        for line in outcome_lines(self.table.match, self.game):
            self.screen.show(line)
        if self.table.file is None and self.screen.is_live:
            self.leave()
        elif self.table.file is not None:
            self.screen.show(self.say("play.kept", file=str(self.table.file)))
