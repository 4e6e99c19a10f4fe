"""Golden games and position counts: `make golden` writes them, test_golden.py compares."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import shorten
from typing import Any

import herotable as ht
from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.engine.moves import Move
from herotable.engine.seats import LETTERS
from herotable.lessons import lesson
from herotable.words import Translator
from tests.play import finished

FOLDER = Path(__file__).with_name("goldens")
COUNTS = Path(__file__).with_name("perft.toml")
DEPTH = {"pow": 5, "order": 4, "marines": 3, "battle": 3}
NAMES = ["Аня", "Боря", "Вера", "Глеб", "Дина", "Егор", "Женя", "Зоя"]
MOMENTS = (0, 40, 70)  # random moves made before the counting begins


def golden_games() -> Iterator[tuple[str, str]]:
    """A file name and a readable game for every title, number of seats and option once, in English and in Russian.

    Before them comes the lesson of the title.
    """
    for game in ht.games().values():
        yield f"{game.name}-lesson.txt", lesson_story(game)
        told: set[str] = set()
        for seats, options in game.variants():
            label = "-".join(options) or str(seats)
            if label not in told:
                told.add(label)
                match = finished(game, seats, options, seed=seats)
                yield f"{game.name}-{label}.txt", story(match)
                yield f"{game.name}-{label}.ru.txt", russian_story(match)


def story(match: Match) -> str:
    """A game as text: each move with what it did, and the table every 25 moves."""
    words = Translator(match.game, "en", list(LETTERS[: match.seats]))
    lines = [heading(match), ""]
    for number, seat, move, again, heard in retold(match):
        lines += [f"{number:4}  {LETTERS[seat]}: {move}"] if number else []
        lines += [f"{' ' * (10 if number else 6)}{words.event(event)}" for event in again.events(None, heard)]
        if number and (number % 25 == 0 or again.over):
            lines += [f"      {again.fingerprint}  {again.view(None)['table']}"]
    lines += ["", f"scores {match.scores}, winners {[LETTERS[seat] for seat in match.winners]}"]
    return "\n".join(lines) + "\n"


def russian_story(match: Match) -> str:
    """The same game in Russian: each move as the player is offered it, and what the player is told of it."""
    words = Translator(match.game, "ru", NAMES[: match.seats])
    lines = [heading(match), ""]
    table: dict[str, Any] = {}
    for number, seat, move, again, heard in retold(match):
        lines += [f"{number:4}  {NAMES[seat]}: {words.move(move, table)}"] if number else []
        lines += [f"          {words.event(event)}" for event in again.events(seat, heard)]
        table = again.view(None)["table"]
    return "\n".join(lines) + "\n"


def lesson_story(game: Game) -> str:
    """What each step of a lesson wants, and the paragraph that it cites."""
    words = Translator(game, "en", list(LETTERS))
    taught = lesson(game)
    lines = []
    for step in taught.steps if taught else []:
        wanted = [words.move(game.moves.parse(answer)) for answer in step.right] or ["any move"]
        lines += [f"{step.name}: {' / '.join(wanted)}", f"    {step.rule} {shorten(words.rules()[step.rule], 80)}"]
    return "\n".join(lines) + "\n"


def heading(match: Match) -> str:
    """What kind of game it is."""
    return f"{match.game.name}, {match.seats} seats, options {match.options}, seed {match.seed}"


def retold(match: Match) -> Iterator[tuple[int, int, Move, Match, int]]:
    """The game once more: the number of each move, its seat, the match after it, and the events told before it.

    The set-up comes first, as move 0 of the first seat.
    """
    again = at_move(match.copy(), 0)
    yield 0, 0, match.moves[0][1], again, 0
    for number, (seat, move) in enumerate(match.moves, 1):
        heard = len(again.told)
        again.play(seat, move)
        yield number, seat, move, again, heard


def counts() -> dict[str, dict[str, list[int]]]:
    """How many ways a game can go from moments of a random one, by number of moves."""
    return {
        game.name: {
            f"{seats}-seats-move-{moment}": [
                ways(at_move(finished(game, seats, {}, seats), moment), depth)
                for depth in range(1, DEPTH[game.name] + 1)
            ]
            for seats in game.seats
            for moment in MOMENTS
        }
        for game in ht.games().values()
    }


def at_move(match: Match, moment: int) -> Match:
    """The match as it was at a moment, or at its end if that came before."""
    match.undo(max(0, len(match.rows) - moment))
    return match


def ways(match: Match, depth: int) -> int:
    """How many sequences of that many moves there are."""
    if match.over:
        return 1
    if depth == 1:
        return sum(len(match.legal(seat)) for seat in match.waiting)
    total = 0
    for seat in match.waiting:
        for move in match.legal(seat):
            other = match.copy()
            other.play(seat, move)
            total += ways(other, depth - 1)
    return total


def read_counts() -> dict[str, Any]:
    """The counts as they are kept."""
    return tomllib.loads(COUNTS.read_text(encoding="utf-8"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for file, text in golden_games():
        (FOLDER / file).write_text(text, encoding="utf-8")
    tables = ["# How many sequences of 1, 2, 3, … moves there are from a moment of a random game.\n"]
    for title, by_seats in counts().items():
        tables += [f"\n[{title}]\n", *(f"{seats} = {numbers}\n" for seats, numbers in by_seats.items())]
    COUNTS.write_text("".join(tables), encoding="utf-8")
