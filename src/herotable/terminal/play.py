"""Playing in the terminal: people type, bots answer."""

import os
import time
from pathlib import Path

from ..bots import Bot
from ..engine.errors import ErrorMessage, Refused, UserError, of_system
from ..engine.match import Match
from ..problems import problem
from .screen import Screen

HINTS = 5  # moves that a hint shows
LONGEST = 200  # characters of an answer; more is no move


class Stopped(Exception):
    """A person has typed `quit`."""


class TerminalGame:
    """A match at one terminal: its people, its bots, and what can be typed."""

    def __init__(self, match: Match, screen: Screen, bots: dict[int, Bot], pause: float, command: str):
        self.match = match
        self.screen = screen
        self.bots = bots
        self.pause = pause
        self.command = command  # continues this game for the same people
        people = [seat for seat in range(match.seats) if seat not in bots]
        self.eyes = people[0] if len(people) == 1 else None
        self.needs_curtain = len(people) > 1 and any(match.game.events.secrets.values())
        self.facing: int | None = None  # the seat of the person at the screen

    def run(self) -> None:
        """Play to the end; save the game, whatever stops it."""
        try:
            while not self.match.over:
                self.take_turn(self.match.waiting[0])
            self.screen.show_news(self.eyes)
            self.screen.show_table(self.eyes)
            self.screen.show_results()
            self.save(autosave_path(self.match))
            self.screen.say("verify", file=str(autosave_path(self.match)))
        except (Stopped, EOFError, KeyboardInterrupt):
            self.keep()
        except Exception:
            self.keep()
            raise

    def keep(self) -> None:
        """Save an unfinished game, and print the command that continues it."""
        self.screen.console.print()
        if not self.match.made:
            self.screen.say("goodbye")
        elif not self.match.over:
            self.save(autosave_path(self.match))
            self.screen.say("continue", command=f"{self.command} --load {autosave_path(self.match)}")

    def take_turn(self, seat: int) -> None:
        """One move of a seat."""
        if seat in self.bots:
            self.match.play(seat, self.bots[seat].choose(self.match, seat))
            self.screen.show_news(self.eyes)
            time.sleep(self.pause)
        else:
            if self.needs_curtain and self.facing != seat:
                self.screen.draw_curtain(seat)
                self.facing = seat
            self.screen.show_news(seat if self.needs_curtain else self.eyes)
            self.screen.show_decision(seat)
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Ask until a move is made or taken back."""
        words = self.screen.words
        question = f"[bold]{words.say('ask-move', name=words.names[seat])}[/] [dim]({words.say('ask-hint')})[/] "
        before = self.match.made
        while self.match.made == before:
            self.answer(seat, self.screen.console.input(question).strip())

    def answer(self, seat: int, typed: str) -> None:
        """Do what was typed: a command, or a move."""
        typed = typed[:LONGEST]
        command, _, rest = typed.partition(" ")
        commands = {"?": self.list, "table": self.table, "help": self.help, "why": self.why, "rules": self.rules}
        commands |= {"hint": self.hint, "undo": self.undo, "save": self.save_as, "quit": self.quit}
        if command.lower() in commands:
            commands[command.lower()](seat, rest.strip())
        elif typed:
            self.move(seat, typed)

    def move(self, seat: int, typed: str) -> None:
        """Make a move given by number or in notation; say why if it cannot be made."""
        legal = self.match.legal(seat)
        if typed.isdecimal() and not 1 <= int(typed) <= len(legal):
            return self.screen.say("not-listed", number=typed)
        try:
            self.match.play(seat, legal[int(typed) - 1] if typed.isdecimal() else typed)
        except Refused as refused:
            self.screen.say("refused", rule=refused.rule)
            self.screen.show_rule(refused.rule)
        except UserError as error:
            self.screen.say("not-a-move", problem=problem(error, self.screen.words.language))

    def list(self, seat: int, _: str) -> None:
        """Show all moves the seat may make."""
        self.screen.show_legal(seat)

    def table(self, seat: int, _: str) -> None:
        """Show the whole table, also where it is higher than the terminal."""
        self.screen.show_table(seat)

    def help(self, seat: int, _: str) -> None:
        """Explain what can be typed."""
        rule = next(iter(self.screen.words.rules()))
        self.screen.say("help", example=str(self.match.legal(seat)[0]), rule=rule)

    def why(self, seat: int, typed: str) -> None:
        """Show the rule that forbids a move."""
        if not typed:
            return self.screen.say("why-usage", example=str(self.match.legal(seat)[0]))
        legal = self.match.legal(seat)
        is_listed = typed.isdecimal() and 1 <= int(typed) <= len(legal)
        try:
            rule = self.match.why_not(seat, legal[int(typed) - 1] if is_listed else typed)
        except UserError as error:
            return self.screen.say("not-a-move", problem=problem(error, self.screen.words.language))
        return self.screen.show_rule(rule) if rule else self.screen.say("allowed")

    def hint(self, seat: int, _: str) -> None:
        """Show the moves that a search thought about longest, by their chance to win, with the numbers to type."""
        table, legal = self.match.view(seat)["table"], self.match.legal(seat)
        for estimate in sorted(self.match.hint(seat)[:HINTS], key=lambda estimate: -estimate.chance):
            chance, doubt = round(100 * estimate.chance), round(100 * estimate.doubt)
            number = legal.index(estimate.move) + 1
            move = f"{number:3}  {self.screen.words.move(estimate.move, table)}  ({estimate.move})"
            self.screen.say("hint", move=move, chance=chance, doubt=doubt)

    def rules(self, _: int, typed: str) -> None:
        """Show a paragraph of the rules, or all of them."""
        known = {rule.lower(): rule for rule in self.screen.words.rules()}
        if not typed:
            self.screen.show_rules()
        elif typed.lower() in known:
            self.screen.show_rule(known[typed.lower()])
        else:
            self.screen.say("no-rule", rule=typed, known=", ".join(known.values()))

    def undo(self, _: int, typed: str) -> None:
        """Take back the last move that a person made, or more of them, and all that bots did since."""
        mine = [number for number, (seat, _) in enumerate(self.match.numbers) if seat not in self.bots]
        if not mine:
            return self.screen.say("nothing-to-undo")
        if typed and not (typed.isdecimal() and 1 <= int(typed) <= len(mine)):
            return self.screen.say("undo-usage", most=len(mine))
        count = self.match.made - mine[-int(typed or 1)]
        self.match.undo(count)
        self.screen.forget()
        return self.screen.say("undone", count=count)

    def save_as(self, _: int, typed: str) -> None:
        """Save under a name of the person's choice."""
        self.save(Path(typed) if typed else autosave_path(self.match))

    def save(self, path: Path) -> None:
        """Save the game under a path, into a folder that is there; only the folder for its own saves is made.

        The save is written to a file beside the path and then renamed, so that a crash cannot destroy an older save.
        """
        try:
            is_own, path = path == autosave_path(self.match), path.expanduser()
            if is_own:
                path.parent.mkdir(parents=True, exist_ok=True)
            elif not path.parent.exists():
                return self._complain(UserError(ErrorMessage("no-folder", file=path, folder=path.parent)))
            part = path.with_name(path.name + ".part")
            part.write_text(self.match.save(), encoding="utf-8")
            part.replace(path)
            return self.screen.say("saved", file=str(path))
        except OSError as error:
            return self._complain(of_system(path, error))
        except (RuntimeError, ValueError):  # a user without a home, or a letter that no file can have
            return self._complain(UserError(ErrorMessage("no-file-name", file=path)))

    def _complain(self, error: UserError) -> None:
        self.screen.console.print(problem(error, self.screen.words.language), markup=False)

    def quit(self, _: int, __: str) -> None:
        """Stop; `run` saves."""
        raise Stopped


def autosave_path(match: Match) -> Path:
    """The file in which the terminal saves a game by itself."""
    state = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return state / "herotable" / f"{match.game.name}-{match.commitment[:8]}.json"
