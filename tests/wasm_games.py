"""Random games in Python and, by the same seeds and moves, in WebAssembly.

`python -m tests.wasm_games GAMES [TITLE …]` plays so many of every variant. `web/src/lib/rules/node/games.ts` compares
every table, and at some points what everybody sees, was told and may not do, and a search.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import herotable as ht
from herotable.bots.search import SearchBot, Tree
from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.wasm.build import FOLDER
from tests.node import PROGRAMS, bundled
from tests.play import eyes_of, points_of

LOOKS = 25  # moves from one look at the table to the next
QUESTIONS = 100  # moves from one look that asks about every move to the next
ITERATIONS = 50  # of a search
WORDS = ("Ёж", "hero")  # what players say to the dice

Json = dict[str, Any]


def games(titles: list[str], number: int) -> Iterator[Json]:
    """So many games of every variant of some titles."""
    for title in titles:
        game = ht.game(title)
        for seats, options in game.variants():
            yield from (recorded(game, seats, options, seed) for seed in range(number))


def recorded(game: Game, seats: int, options: Json, seed: int) -> Json:
    """A random game with its tables, looks at it and searches."""
    match = game.match(seats, f"wasm {seed}", words=WORDS[: seed % 3], **options)
    looks: dict[int, str] = {}
    searches: dict[int, Json] = {}
    told, sought = 0, Random(seed).randrange(60)
    for after, point in enumerate(points_of(match, seed)):
        if after % LOOKS == 0 or point.over:
            looks[after], told = look(point, told, after % QUESTIONS == 0), len(point.told)
        if after == sought and not point.over:
            searches[after] = search(point, seed)
    setup = {"title": game.name, "seats": seats, "options": options, "seed": match.seed, "words": match.words}
    return setup | {"start": match.started, "rows": [*match.rows], "looks": looks, "searches": searches}


def look(match: Match, told: int, asks: bool) -> str:
    """A digest of what every seat and the spectator see, were told since, and, if it asks for that, may not do."""
    seen = [[match.view(seat), match.events(seat, told)] for seat in eyes_of(match)]
    moves = range(len(match.game.moves)) if asks else ()
    text = json.dumps(
        [seen, [[match.why_not(seat, move) for move in moves] for seat in range(match.seats)]],
        ensure_ascii=False,
        separators=(",", ":"),
    )
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


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


def play_again(titles: list[str], number: int, rules: Path = FOLDER) -> subprocess.CompletedProcess[str]:
    """Play games here and in Node, with the code in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        with file.open("w", encoding="utf-8") as lines:
            lines.writelines(json.dumps(each, separators=(",", ":")) + "\n" for each in games(titles, number))
        command = ["node", str(bundled("lib/rules/node/games.ts", Path(folder))), str(rules)]
        with file.open() as lines:
            environment = os.environ | PROGRAMS
            return subprocess.run(command, env=environment, stdin=lines, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    ran = play_again(sys.argv[2:] or [*ht.games()], int(sys.argv[1]))
    print(ran.stdout + ran.stderr, end="")
    sys.exit(ran.returncode)
