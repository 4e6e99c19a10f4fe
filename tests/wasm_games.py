"""Random games and golden ones in Python, with digests of all that is to come out the same in WebAssembly.

After every move stand the fingerprint of the table and what one pair of eyes sees, everybody's in turn; at some points
what all see, were told since and may not do, and a search. `web/src/lib/rules/parity/replay.ts` has the other side.
"""

import ast
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import herotable as ht
from herotable.bots.search import SearchBot, Tree
from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.engine.seats import LETTERS
from herotable.engine.secret import continued_seed
from tests.golden import FOLDER as GOLDENS
from tests.play import eyes_of, points_of

LOOKS = 25  # moves from one look of everybody to the next
QUESTIONS = 20  # of so many moves such a look asks about one; the next look asks about their neighbours
ITERATIONS = 50  # of a search
WORDS = ("Ёж", "hero")  # what players say to the dice
HEADING = re.compile(r"(\w+), (\d+) seats, options (.*), seed (\w+)")
MOVE = re.compile(r" *\d+  ([A-H]): (.*)")

Json = dict[str, Any]


def random_game(game: Game, seats: int, options: Json, seed: int) -> Json:
    """A random game; every fifth goes on by another seed."""
    text = f"wasm {seed}" if seed % 5 else continued_seed(f"wasm {seed}", 30, "a1" * 32)
    match = game.match(seats, text, words=WORDS[: seed % 3], **options)
    return recorded(match, points_of(match, seed), seed)


def golden_files(title: str) -> list[Path]:
    """The golden games of a title in English; its lesson is none."""
    found = sorted(GOLDENS.glob(f"{title}-*.txt"))
    return [file for file in found if not file.name.endswith(("-lesson.txt", ".ru.txt"))]


def golden_game(file: Path) -> Json:
    """A golden game, by the moves in its file."""
    heading, *lines = file.read_text(encoding="utf-8").splitlines()
    title, seats, options, seed = HEADING.fullmatch(heading).groups()  # type: ignore[union-attr]
    match = ht.game(title).match(int(seats), seed, **ast.literal_eval(options))
    moves = [(found[1], found[2]) for line in lines if (found := MOVE.fullmatch(line))]
    return recorded(match, _points(match, moves), int(seed))


def _points(match: Match, moves: list[tuple[str, str]]) -> Iterator[Match]:
    """The match before each of some moves, and after the last."""
    for letter, move in moves:
        yield match
        match.play(LETTERS.index(letter), move)
    yield match


def recorded(match: Match, points: Iterator[Match], seed: int) -> Json:
    """A game with its tables, looks at it and a search."""
    tables, looks, searches = [], [], {}
    told, sought = 0, Random(seed).randrange(60)
    for after, point in enumerate(points):
        tables.append(point.fingerprint)
        looks.append(digest(look(point, after, told)))
        if is_look_of_all(point, after):
            told = len(point.told)
        if after == sought and not point.over:
            searches[after] = search(point, seed)
    setup = {"title": match.game.name, "seats": match.seats, "options": match.options, "seed": match.seed}
    outcome = {"tables": tables, "moves": match.numbers, "looks": looks, "searches": searches}
    return setup | {"words": match.words} | outcome


def look(match: Match, after: int, told: int) -> Any:
    """What one pair of eyes sees, everybody's in turn; now and then what all see, were told since and may not do."""
    eyes = eyes_of(match)
    if not is_look_of_all(match, after):
        return match.view(eyes[after % len(eyes)])
    moves = range(after // LOOKS % QUESTIONS, len(match.game.moves), QUESTIONS)
    return [
        [[match.view(seat), match.events(seat, told)] for seat in eyes],
        [[match.why_not(seat, move) for move in moves] for seat in range(match.seats)],
    ]


def is_look_of_all(match: Match, after: int) -> bool:
    """Whether all seats look now."""
    return after % LOOKS == 0 or match.over


def digest(data: Any) -> str:
    """A digest of some data as JSON."""
    return hashlib.blake2b(msgspec.json.encode(data), digest_size=8).hexdigest()


def search(match: Match, seed: int) -> Json:
    """A search of the first seat that decides: its random words, what it found and what it chose."""
    seat, random = match.waiting[0], Random(seed)
    tree = Tree(match, seat, Random(seed), ITERATIONS)
    tree.grow(ITERATIONS)
    choice = SearchBot(iterations=ITERATIONS, seed=seed).estimates(match, seat)[0].move
    return {
        "words": [random.getrandbits(32) for _ in range(8)],
        "iterations": ITERATIONS,
        "branches": [*tree.branches()],
        "choice": match.game.moves.find(choice),
    }
