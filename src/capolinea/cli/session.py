"""Play at a terminal: show, ask, play, until the match is over or somebody leaves."""

from enum import Enum
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from capolinea.cli.choices import Branch, beginning_with, branches, speaking_of
from capolinea.cli.clauses import clause_lines, kept_clause, older_chapter, shown
from capolinea.cli.mistakes import tell
from capolinea.cli.screen import Screen
from capolinea.cli.table import Table, free_name
from capolinea.cli.transcript import log_lines, outcome_lines, show_lines
from capolinea.cli.words import language, words
from capolinea.core.action import Seat
from capolinea.core.refusal import AmbiguousAction, CapolineaError, IllegalAction, InvalidAction, Refusal
from capolinea.games.catalogue import look_of
from capolinea.render.look import OfferCard
from capolinea.render.rules_text import clause_text, differences

#: Longer lists are set in columns.
LONG_LIST: Final = 24
#: Entries that are told when a match is taken up again.
RECENT: Final = 12
#: No list is so long that its numbers have as many.
MOST_DIGITS: Final = 9
COMMANDS: Final = ("undo", "help", "log", "board", "offers", "rule", "save", "quit")


class Step(Enum):
    """What a line of input led to."""

    STAY = 1
    PLAYED = 2
    LEFT = 3


class Session:
    """One sitting. `_told` is the last entry each person has been told of; `_shown`, whose hand was last on screen."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.say = words()
        self.game = table.say(language())
        self.look = look_of(table.match.rules.key)
        self._told = dict.fromkeys(table.people, max(-1, table.match.seq - RECENT))
        self._shown: Seat | None = None
        self._cards: list[OfferCard] = []
        self._listed: list[Branch] = []
        self._commands = {word: command for command in COMMANDS for word in self.say(f"play.command.{command}").split()}

    def run(self) -> None:
        """Until the end of the match, of the input, or of somebody's patience; nothing is lost."""
        try:
            self.play()
        except (EOFError, KeyboardInterrupt) as end:
            self.screen.show()
            self.rescue()
            if isinstance(end, KeyboardInterrupt):
                raise

    def rescue(self) -> None:
        """Save without asking, here or where there is room for it."""
        file = self.table.default_file
        try:
            self.save_to(file)
        except OSError as error:
            self.complain(error)
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
            self.tell(self.table.people[0])

    def play_person(self, seat: Seat) -> Step:
        self.hand_over(seat)
        self.tell(seat)
        self.show_board(seat)
        match = self.table.match
        self._cards = self.look.offers(match.view(seat), match.offers(seat), self.game)
        self.list_offers(self._cards)
        step = Step.STAY
        while step is Step.STAY:
            step = self.answer(seat, self.screen.ask(self.say("play.prompt", name=self.game.seat(seat))))
        if step is Step.PLAYED:
            self.tell(seat)
        return step

    def hand_over(self, seat: Seat) -> None:
        """Nobody shall read another's hand: between two people the screen is cleared until the next one is there."""
        if len(self.table.people) == 1 or self._shown == seat:
            return
        self.screen.clear()
        self.screen.show(self.say("play.hand_over", name=self.game.seat(seat)), "bold")
        if self.screen.is_live:
            self.screen.ask(self.say("play.press_enter"))
        self._shown = seat

    def tell(self, seat: Seat) -> None:
        """What has happened since `seat` was last told."""
        journal = self.table.match.journal
        show_lines(self.screen, log_lines(self.look, self.game, journal[self._told[seat] + 1 :], (seat,)))
        self._told[seat] = self.table.match.seq

    def show_board(self, seat: Seat) -> None:
        self.screen.show()
        self.screen.show(self.look.text(self.table.match.view(seat), self.game))

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
        """Do what `line` says. A mistake is told and changes nothing."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        try:
            if command is not None:
                return self.obey(command, seat, rest.strip())
            return self.choose(seat, line)
        except (CapolineaError, OSError) as error:
            self.complain(error)
            return Step.STAY

    def obey(self, command: str, seat: Seat, rest: str) -> Step:
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
                    "\n".join([*shown(kept_clause(older, rest)), *clause_lines(self.look.package, rest, self.say)])
                )
            case _:
                self.screen.show(self.say("play.help"))
        return Step.STAY

    def choose(self, seat: Seat, text: str) -> Step:
        """A number of the list, a text that fits one offer, or any other text of the game's notation."""
        if not text:
            self.list_offers(self._cards)
            return Step.STAY
        if text.isascii() and text.isdecimal() and len(text) < MOST_DIGITS:
            return self.choose_number(seat, int(text))
        found = beginning_with(self._cards, text)
        if len(found) == 1:
            return self.perform(seat, found[0].action)
        if found:
            near = speaking_of(self._cards, text)
            return self.narrow([card for card in self._cards if card in found or card in near])
        try:
            return self.perform(seat, text)
        except (InvalidAction, AmbiguousAction):
            near = speaking_of(self._cards, text)
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

    def complain(self, error: CapolineaError | OSError) -> None:
        if isinstance(error, IllegalAction):
            self.refuse(error.refusal)
            return
        in_game = isinstance(error, CapolineaError) and self.game.knows(error.code)
        told = tell(error, self.game if in_game else self.say)
        assert told is not None
        self.screen.show(told[0], "yellow")

    def refuse(self, refusal: Refusal) -> None:
        """The reason, the clause that gives it, and the smallest move that would do."""
        self.screen.show(self.game.refusal(refusal), "yellow")
        older = dict(differences(self.look, self.table.match.rules, language()))
        rule = older.get(refusal.clause) or clause_text(self.look.package, language(), refusal.clause)
        if rule:
            self.screen.show(f"{refusal.clause}: {rule}", "dim")
        if refusal.fix is not None:
            self.screen.show(self.say("play.fix", action=self.table.match.rules.write(refusal.fix)))

    def leave(self) -> Step:
        """Save unless told not to. At the question, the end of the input means yes."""
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
        self.tell(told)
        self.screen.show()
        for line in outcome_lines(self.table.match, self.game):
            self.screen.show(line)
        if self.table.file is None and self.screen.is_live:
            self.leave()
        elif self.table.file is not None:
            self.screen.show(self.say("play.kept", file=str(self.table.file)))
