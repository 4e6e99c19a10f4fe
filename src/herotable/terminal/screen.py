"""Draws on the terminal: the table of a title, the log, the results."""

from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel

from ..engine.match import Match
from ..words import Translator
from . import plain
from .move_list import FEWEST, ListedMove, fitting_list, least_lines, whole_list

QUESTION = 1  # line below the moves, for what a person types
COPIED = ("commitment", "continue", "saved", "verify")  # people copy these: never break them into lines


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
        self.seen: dict[int | None, int] = {}  # events printed so far, for each seat and for spectators
        self.draw = (match.game.terminal or plain).draw

    def show_table(self, seat: int | None) -> None:
        """The whole table as a seat sees it."""
        self.console.print(self._table(seat))

    def _table(self, seat: int | None, short: bool = False) -> Panel:
        view = self.match.view(seat)
        title = f"[bold]{self.words.say('title')}[/] · {self.words.say('moves-made', count=view['number'])}"
        return Panel(self.draw(view, self.words, short), title=title, title_align="left", expand=False)

    def show_decision(self, seat: int) -> None:
        """The table and the moves of a seat, such that both stay in sight above the question.

        A low terminal gets a short table, then moves in columns, then only as many moves as fit; a file gets all.
        """
        moves = self._listed(seat)
        if not self.console.is_terminal:
            self.console.print(self._table(seat), whole_list(moves))
            return
        room, width = self.console.height - QUESTION, self.console.width
        least = max(least_lines([move.words for move in moves], width), FEWEST)
        table, lines = self._fitting_table(seat, room - least)
        shown, left_out = fitting_list(moves, width, room - lines)
        self.console.print(table, shown)
        if left_out:
            self.say("more-moves", count=left_out)

    def _fitting_table(self, seat: int, room: int) -> tuple[Panel, int]:
        """The whole table if it fits, else the short one; and its lines."""
        for short in (False, True):
            table = self._table(seat, short)
            lines = len(self.console.render_lines(table, pad=False))
            if lines <= room:
                break
        return table, lines

    def show_news(self, seat: int | None) -> None:
        """Print the events that this seat has not seen yet."""
        news = self.match.events(seat, self.seen.get(seat, 0))
        self.seen[seat] = self.seen.get(seat, 0) + len(news)
        for event in news:
            self.console.print(f"  {self.words.event(event)}", style="dim", highlight=False, markup=False)

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last person saw until the next one sits at the keyboard."""
        self.console.clear()
        self.console.input(self.words.say("curtain", name=self.words.names[seat]))

    def forget(self) -> None:
        """Treat the log so far as seen by all, after moves were taken back."""
        count = len(self.match.events(None))
        self.seen = dict.fromkeys([None, *range(self.match.seats)], count)

    def show_legal(self, seat: int) -> None:
        """All moves of a seat, numbered."""
        self.console.print(whole_list(self._listed(seat)))

    def _listed(self, seat: int) -> list[ListedMove]:
        table = self.match.view(seat)["table"]
        legal = enumerate(self.match.legal(seat), 1)
        return [ListedMove(number, self.words.move(move, table), str(move), move.name) for number, move in legal]

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
        text = self.words.say(message, **values)
        self.console.print(text, highlight=False, markup=False, soft_wrap=message in COPIED)

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
