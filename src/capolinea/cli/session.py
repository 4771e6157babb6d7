"""Play at a terminal: show, ask, play, until the match is over or somebody leaves."""

from enum import Enum
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from rich.text import Text

from capolinea.cli.choices import beginning_with, mentioning
from capolinea.cli.clauses import clause_lines, clause_lines_of, clause_of, older_chapter
from capolinea.cli.frame import fitted_board
from capolinea.cli.question import Question
from capolinea.cli.screen import Screen
from capolinea.cli.table import Table, free_name
from capolinea.cli.transcript import line_text, log_lines, outcome_lines, show_lines
from capolinea.cli.user_errors import error_text_and_code
from capolinea.cli.words import language, words
from capolinea.core.action import Seat
from capolinea.core.refusal import AmbiguousAction, CapolineaError, IllegalAction, InvalidAction, Refusal
from capolinea.games.catalogue import look_of
from capolinea.render.look import OfferCard
from capolinea.render.rules_text import clause_text, differences

#: How many entries to show when a match is resumed.
RECENT: Final = 12
#: Numbers of the list have fewer digits; longer input is not a number of it.
MOST_DIGITS: Final = 9
#: Rows below the result: blank ones, where the match is saved, and the input.
ROWS_OF_LEAVING: Final = 4
COMMANDS: Final = (
    "undo",
    "help",
    "log",
    "board",
    "table",
    "offers",
    "next",
    "previous",
    "back",
    "rule",
    "save",
    "quit",
)


class Step(Enum):
    """The effect of a line of input."""

    STAY = 1
    PLAYED = 2
    LEFT = 3


class Session:
    """Plays one match at a terminal. `_last_shown` holds the last entry shown to each person, `_shown` the seat
    whose hand was last on screen, `_news` what has happened since the person at the screen last acted."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.say = words()
        self.game = table.say(language())
        self.look = look_of(table.match.rules.key)
        self._last_shown = dict.fromkeys(table.people, max(-1, table.match.last_entry - RECENT))
        self._shown: Seat | None = None
        self._news: list[str] = []
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
            self.screen.show(self.save_to(file))
        except OSError as error:
            for text, style in self.error_texts(error):
                self.screen.show(text, style)
            self.table.file = None
            self.screen.show(self.save_to(free_name(Path(gettempdir()) / file.name)))

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
            forfeit = self.table.play_bot(seat)
        if forfeit is not None:
            reason = self.error_texts(forfeit)[0][0]
            self.screen.show(self.say("play.forfeit", name=self.game.seat(seat), reason=reason), "yellow")
        if len(self.table.people) == 1:
            self.show_new_entries(self.table.people[0])

    def play_person(self, seat: Seat) -> Step:
        self.hand_over(seat)
        self.show_new_entries(seat)
        match = self.table.match
        turn = match.turn
        assert turn is not None
        now = self.look.see(match, seat)
        question = Question(self.look, match.rules, now, turn.seats, self.game, self.say, self.screen, self._news)
        self.screen.show_screen(question.rows())
        step = Step.STAY
        while step is Step.STAY:
            line = self.screen.ask(self.say("play.prompt", name=self.game.seat(seat)))
            question.notices.clear()
            step = self.answer(question, seat, line)
            if step is Step.STAY and self.screen.is_live:
                self.screen.show_screen(question.rows())
        self._news = []
        if step is Step.PLAYED:
            self.show_new_entries(seat)
        return step

    def hand_over(self, seat: Seat) -> None:
        """Clear the screen between two people, so that nobody sees another's hand, and wait for the next one."""
        if len(self.table.people) == 1 or self._shown == seat:
            return
        self._news = []
        self.screen.clear()
        self.screen.show(self.say("play.hand_over", name=self.game.seat(seat)), "bold")
        if self.screen.is_live:
            self.screen.ask(self.say("play.press_enter"))
        self._shown = seat

    def show_new_entries(self, seat: Seat) -> None:
        """Show what has happened since the last entry shown to `seat`."""
        journal = self.table.match.journal
        told = log_lines(self.look, self.game, journal[self._last_shown[seat] + 1 :], (seat,))
        show_lines(self.screen, told)
        self._news += [line.text for _, line in told]
        self._last_shown[seat] = self.table.match.last_entry

    def show_list(self, question: Question) -> None:
        """Show the list again where it has changed; a terminal shows the whole screen after every input."""
        if not self.screen.is_live:
            self.screen.show_rows(question.list_rows())

    def tell(self, question: Question, text: str, style: str = "yellow") -> None:
        """Answer an input with a sentence: on a terminal above the next input, so that the screen stays."""
        if self.screen.is_live:
            question.notices.append(Text(text, style))
        else:
            self.screen.show(text, style)

    def answer(self, question: Question, seat: Seat, line: str) -> Step:
        """Do what `line` says. An error is shown and changes nothing."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        try:
            if command is not None:
                return self.run_command(command, question, seat, rest.strip())
            return self.choose(question, seat, line)
        except (CapolineaError, OSError) as error:
            for text, style in self.error_texts(error):
                self.tell(question, text, style)
            return Step.STAY

    def run_command(self, command: str, question: Question, seat: Seat, rest: str) -> Step:
        match command:
            case "undo":
                self.table.undo(seat)
                return Step.PLAYED
            case "quit":
                return self.leave()
            case "save":
                self.tell(question, self.save_to(Path(rest) if rest else self.table.default_file), "")
            case "next" | "previous" | "back" | "offers":
                self.walk(command, question)
            case "board":
                self.screen.show_pages(question.whole_board(), self.say("play.press_enter"))
            case _:
                lines = self.page_of(command, seat, rest).splitlines()
                self.screen.show_pages([Text(line) for line in lines], self.say("play.press_enter"))
        return Step.STAY

    def page_of(self, command: str, seat: Seat, rest: str) -> str:
        """Return the text that a command shows."""
        match command:
            case "table":
                return self.look.text(self.look.see(self.table.match, seat), self.game)
            case "log":
                told = log_lines(self.look, self.game, self.table.match.journal, (seat,))
                return "\n".join([line_text(each) for each in told])
            case "rule":
                older = older_chapter(self.look, self.table.match.rules, self.say)
                lines = clause_lines(self.look.package, rest, self.say)
                return "\n".join([*clause_lines_of(clause_of(older, rest)), *lines])
        return self.say("play.help")

    def walk(self, command: str, question: Question) -> None:
        """Go through the list: to another page, a step back, or to its beginning."""
        if command == "offers":
            del question.menus[1:]
            question.menu.page = 0
        elif command == "back":
            if not question.back():
                self.tell(question, self.say("play.no_back"))
                return
        elif not question.turn_page(1 if command == "next" else -1):
            self.tell(question, self.say("play.no_page"))
            return
        self.show_list(question)

    def choose(self, question: Question, seat: Seat, text: str) -> Step:
        """Play a number of the list, a text that matches one offer, or any other text in the game's notation."""
        if not text:
            if question.turn_page(1):
                self.show_list(question)
            else:
                self.tell(question, self.say("play.what"), "")
            return Step.STAY
        if text.isascii() and text.isdecimal() and len(text) < MOST_DIGITS:
            return self.choose_number(question, seat, int(text))
        found = beginning_with(question.cards, text)
        if len(found) == 1:
            return self.perform(seat, found[0].action)
        if found:
            near = mentioning(question.cards, text)
            return self.narrow(question, text, [card for card in question.cards if card in found or card in near])
        try:
            return self.perform(seat, text)
        except (InvalidAction, AmbiguousAction):
            near = mentioning(question.menu.cards, text) or mentioning(question.cards, text)
            if not near:
                self.tell(question, self.say("play.nothing_found", text=text[:60]))
                raise
            return self.narrow(question, text, near)

    def choose_number(self, question: Question, seat: Seat, number: int) -> Step:
        branch = question.numbered(number)
        if branch is None:
            self.tell(question, self.say("play.number", most=len(question.listing.numbered)))
            return Step.STAY
        if branch.is_leaf:
            return self.perform(seat, branch.cards[0].action)
        question.open(branch.label, branch.cards)
        self.show_list(question)
        return Step.STAY

    def narrow(self, question: Question, text: str, cards: list[OfferCard]) -> Step:
        self.tell(question, self.say("play.several", count=len(cards)))
        question.open(f"“{text[:40]}”", cards)
        self.show_list(question)
        return Step.STAY

    def perform(self, seat: Seat, action: str) -> Step:
        self.table.play(action, seat)
        return Step.PLAYED

    def error_texts(self, error: CapolineaError | OSError) -> list[tuple[str, str]]:
        """Return what to say about an error, with the style of each sentence."""
        if isinstance(error, IllegalAction):
            return self.refusal_texts(error.refusal)
        in_game = isinstance(error, CapolineaError) and self.game.knows(error.code)
        told = error_text_and_code(error, self.game if in_game else self.say)
        assert told is not None
        return [(told[0], "yellow")]

    def refusal_texts(self, refusal: Refusal) -> list[tuple[str, str]]:
        """Return the reason, its clause, and the smallest change that would be accepted."""
        texts = [(self.game.refusal(refusal), "yellow")]
        older = dict(differences(self.look, self.table.match.rules, language()))
        rule = older.get(refusal.clause) or clause_text(self.look.package, language(), refusal.clause)
        if rule:
            texts.append((f"{refusal.clause}: {rule}", "dim"))
        if refusal.fix is not None:
            texts.append((self.say("play.fix", action=self.table.match.rules.write(refusal.fix)), ""))
        return texts

    def leave(self) -> Step:
        """Save unless the answer is no. End of input at the question means yes."""
        if self.table.file is not None:
            self.screen.show(self.save_to(self.table.file))
            return Step.LEFT
        answer = self.screen.ask(self.say("play.save_question", file=str(self.table.default_file)))
        if answer.lower() in self.say("play.no").split():
            self.screen.show(self.say("goodbye"))
            return Step.LEFT
        agreed = not answer or answer.lower() in self.say("play.yes").split()
        self.screen.show(self.save_to(self.table.default_file if agreed else Path(answer)))
        return Step.LEFT

    def save_to(self, file: Path) -> str:
        """Save the match, and return what to say about it."""
        self.table.save_as(file)
        over = self.table.match.outcome is not None
        return self.say("play.kept" if over else "play.saved", file=str(file))

    def finish(self) -> None:
        self.table.keep()
        told = self._shown if self._shown is not None else self.table.people[0]
        self.show_new_entries(told)
        lines = outcome_lines(self.table.match, self.game)
        if self.screen.is_live:
            now = self.look.see(self.table.match, told)
            rows = self.screen.height - len(lines) - len(self._news) - ROWS_OF_LEAVING
            self.screen.show_screen(fitted_board(self.look, now, self.game, self.screen.width, rows))
            self.screen.show("\n".join(self._news))
        self.screen.show()
        for line in lines:
            self.screen.show(line)
        if self.table.file is None and self.screen.is_live:
            self.leave()
        elif self.table.file is not None:
            self.screen.show(self.say("play.kept", file=str(self.table.file)))
