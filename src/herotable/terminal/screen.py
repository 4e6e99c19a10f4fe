"""What the terminal shows: a title's table, the log, the results."""

from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..engine.match import Match
from ..words import Translator
from . import plain

COPIED = ("commitment", "continue", "saved", "verify")  # what people copy is never broken into lines


def default_names(match: Match, words: Translator) -> list[str]:
    """Player 1, Bot 2, …"""
    kind = ["bot" if bot else "person" for bot in match.bots or [""] * match.seats]
    return [words.say(f"player-{kind[seat]}", number=seat + 1) for seat in range(match.seats)]


class Screen:
    """Draws one match for the people at this terminal."""

    def __init__(self, match: Match, words: Translator, console: Console):
        self.match = match
        self.words = words
        self.console = console
        self.heard: dict[int | None, int] = {}
        self.draw = (match.game.terminal or plain).draw

    def show_table(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        view = self.match.view(seat)
        title = f"[bold]{self.words.say('title')}[/] · {self.words.say('moves-made', count=view['number'])}"
        self.console.print(Panel(self.draw(view, self.words), title=title, title_align="left", expand=False))

    def show_news(self, seat: int | None) -> None:
        """What happened since the last look."""
        news = self.match.events(seat, self.heard.get(seat, 0))
        self.heard[seat] = self.heard.get(seat, 0) + len(news)
        for event in news:
            self.console.print(f"  {self.words.event(event)}", style="dim", highlight=False, markup=False)

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last person saw until the next one sits at the keyboard."""
        self.console.clear()
        self.console.input(self.words.say("curtain", name=self.words.names[seat]))

    def forget(self) -> None:
        """After moves were taken back: the log so far is known to all."""
        told = len(self.match.events(None))
        self.heard = dict.fromkeys([None, *range(self.match.seats)], told)

    def show_legal(self, seat: int) -> None:
        """All moves of a seat, numbered."""
        grid = Grid(box=None, pad_edge=False, show_header=False)
        for number, move in enumerate(self.match.legal(seat), 1):
            grid.add_row(f"[bold]{number:3}[/]", Text(self.words.move(move)), Text(str(move), "dim"))
        self.console.print(grid)

    def show_bots(self) -> None:
        """Which bot plays which seat, if that is known."""
        for bot in dict.fromkeys(filter(None, self.match.bots)):
            theirs = [name for name, plays in zip(self.words.names, self.match.bots, strict=True) if plays == bot]
            self.say("bot-plays", names=", ".join(theirs), bot=self.words.bot(bot))

    def show_rule(self, rule: str) -> None:
        """One paragraph."""
        self.console.print(Markdown(f"**{rule}** {self.words.rules()[rule]}"))

    def show_rules(self) -> None:
        """All paragraphs."""
        page = self.match.game.folder / f"rules.{self.words.language}.md"
        self.console.print(Markdown(page.read_text(encoding="utf-8")))

    def say(self, message: str, **values: Any) -> None:
        """A message of the program."""
        said = self.words.say(message, **values)
        self.console.print(said, highlight=False, markup=False, soft_wrap=message in COPIED)

    def show_results(self) -> None:
        """Scores, highest first, and who won."""
        match, names = self.match, self.words.names
        self.console.print(f"\n[bold]{self.words.say('results')}[/]")
        for seat in sorted(range(match.seats), key=lambda seat: -match.scores[seat]):
            mark = "★" if seat in match.winners else " "
            self.console.print(f" {mark} {names[seat]}: {self.words.say('score', score=match.scores[seat])}")
        winners = ", ".join(names[seat] for seat in match.winners)
        message = "result-team" if match.options.get("teams") else "result-winner"
        self.say(message, count=len(match.winners), names=winners)
