"""Views of random games for the boards' tests: `HEROTABLE_INTERPRETED=1 python web/fixtures.py`."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import herotable as ht
from herotable.server.grammar import Grammar, parts

BOARDS = Path(__file__).parent / "src" / "lib" / "boards"
GAMES = 400

View = dict[str, Any]
Scene = Callable[[View], bool]


def calls(view: View, least: int, most: int) -> bool:
    """Is a steal with so many calls of one colour on offer, and a rival's stack higher than one tile?"""
    table = view["table"]
    shown = [*table["rolled"], *table["aside"]]
    deep = any("steal" in move and not move.endswith(" 1") for move in view["legal"])
    steals = any("steal" in move for move in view["legal"])
    return steals and deep == (least > 3) and any(least <= shown.count(face) <= most for face in ("blue", "orange"))


def verbs(view: View) -> set[str]:
    """What kinds of moves are on offer."""
    return {move.split()[0] for move in view["legal"]}


POW: dict[str, Scene] = {
    "begin": lambda view: view["number"] == 0,
    "rolled": lambda view: view["table"]["rolls"] == 1 and {"roll", "take"} == verbs(view),
    "last": lambda view: view["table"]["rolls"] == 3 and sum("take" in move for move in view["legal"]) == 2,
    "three": lambda view: calls(view, 3, 3),
    "four": lambda view: calls(view, 4, 5),
    "forfeit": lambda view: view["table"]["rolls"] == 3 and verbs(view) == {"forfeit"},
    "over": lambda view: view["over"],
}

ORDER: dict[str, Scene] = {
    "begin": lambda view: view["number"] == 0,
    "hand": lambda view: verbs(view) == {"place", "down"},
    "start": lambda view: "start" in verbs(view) and "down" in verbs(view),
    "bonus": lambda view: view["table"]["is_bonus"] and "take" in verbs(view),
    "stuck": lambda view: "remove" in verbs(view),
    "final": lambda view: "pick" in verbs(view),
    "over": lambda view: view["over"],
}


def views(title: str, seats: int) -> Iterator[View]:
    """What the seat to decide sees, decision by decision, in game after game."""
    for seed in range(GAMES):
        match = ht.game(title).match(seats=seats, seed=str(seed))
        chance = random.Random(seed)
        while not match.over:
            view = match.view(match.waiting[0])
            yield view
            match.play(view["seat"], chance.choice(view["legal"]))
        yield match.view(0)


def write(title: str, name: str, value: object) -> None:
    """Store one fixture."""
    folder = BOARDS / title / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(value) + "\n")


def write_title(title: str, seats: int, scenes: dict[str, Scene]) -> None:
    """The grammar, and the first view of each scene."""
    game = ht.game(title)
    moves = {verb: parts(fields) for verb, fields in game.moves.verbs.items()}
    events = {kind: parts(fields) for kind, fields in game.events.kinds.items()}
    write(title, "grammar", msgspec.to_builtins(Grammar(title, moves, events)))
    missing = dict(scenes)
    for view in views(title, seats):
        for name in [name for name, fits in missing.items() if fits(view)]:
            write(title, name, view)
            del missing[name]
        if not missing:
            return
    raise SystemExit(f"{title}: no game shows {', '.join(missing)}")


if __name__ == "__main__":
    write_title("pow", 3, POW)
    write_title("order", 2, ORDER)
