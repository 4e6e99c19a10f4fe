"""Shows a finished game in the terminal, move by move."""

from collections.abc import Iterator

from rich.console import Console

from ..engine.match import Match
from ..words import Translator
from .screen import Screen, default_names

STEPS = {"": 1, "b": -1}  # Enter goes one move forward, b one move back


class ReplayViewer:
    """A saved match, shown at any of its moves."""

    def __init__(self, match: Match, language: str, console: Console):
        self.match = match
        words = Translator(match.game, language, [])
        words.names = default_names(match, words)
        self.words = words
        self.console = console

    def show(self, number: int) -> None:
        """Show the table after `number` moves, and the events of the last of them."""
        match = self.match.copy()
        match.undo(match.made - number)
        screen = Screen(match, self.words, self.console)
        if number:
            before = match.copy()
            before.undo()
            screen.seen[None] = len(before.events(None))
        self.console.print()
        screen.say("replay-move", number=number, count=self.match.made)
        screen.show_news(None)
        screen.show_table(None)
        if match.over:
            screen.show_results()

    def show_log(self) -> None:
        """Print the whole game as text, then its last table."""
        screen = Screen(self.match, self.words, self.console)
        screen.show_bots()
        screen.show_news(None)
        screen.show_table(None)
        screen.show_results()

    def step(self) -> None:
        """Step through the game by keys."""
        Screen(self.match, self.words, self.console).show_bots()
        for number in self._steps():
            self.show(number)
            self.console.print(f"[dim]{self.words.say('replay-hint')}[/]")

    def _steps(self) -> Iterator[int]:
        number, last = 0, self.match.made
        yield number
        while (typed := self._read_key()) != "q":
            if not typed.isdecimal() and typed not in STEPS:
                self.console.print(f"[dim]{self.words.say('replay-hint')}[/]")
                continue
            wanted = int(typed) if typed.isdecimal() else number + STEPS[typed]
            number = min(max(wanted, 0), last)
            yield number

    def _read_key(self) -> str:
        try:
            return self.console.input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return "q"
