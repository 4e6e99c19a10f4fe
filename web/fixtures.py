"""Views of random games for the boards' tests: `PYTHONPATH=src python web/fixtures.py [TITLE …]`; some minutes.

Tests name what lies in a scene, so a scene that is there stays as it is: remove its file to have another one.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import herotable as ht
from herotable.engine.grammar import grammar_of

TITLES = Path(__file__).parent / "src" / "lib" / "titles"
GAMES = 400

View = dict[str, Any]
Scene = Callable[[View], bool]


def verbs(view: View) -> set[str]:
    """What kinds of moves are on offer."""
    return {move.split()[0] for move in view["legal"]}


def acts(*wanted: str) -> Callable[[View], bool]:
    """A moment at which all these verbs are offered."""
    return lambda view: set(wanted) <= verbs(view)


def may_set(view: View) -> bool:
    """Something lies from the last roll, and there are combinations to choose from."""
    return bool(view["table"]["lying"]) and sum(move.startswith("set") for move in view["legal"]) > 1


def calls(view: View, least: int, most: int) -> bool:
    """Is a steal with so many calls of one colour on offer, and a rival's stack higher than one tile?"""
    table = view["table"]
    shown = [*table["rolled"], *table["aside"]]
    deep = any("steal" in move and not move.endswith(" 1") for move in view["legal"])
    steals = any("steal" in move for move in view["legal"])
    return steals and deep == (least > 3) and any(least <= shown.count(face) <= most for face in ("blue", "orange"))


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

MARINES: dict[str, Scene] = {
    "picking": lambda view: acts("pick", "drop")(view) and view["table"]["reserve"][view["seat"]]["size"] == 3,
    "placing": lambda view: acts("place")(view) and view["table"]["reserve"][view["seat"]]["size"] == 3,
    "first-roll": lambda view: view["legal"] == ["roll"],
    "setting": may_set,
    "rolling": lambda view: acts("roll", "set", "act")(view) and view["table"]["dice"] == 4,
    "acting": acts("attack", "shoot", "advance", "end"),
    "mowing": acts("mow", "march"),
    "smiting": acts("smite", "move"),
    "handing": acts("voice"),
    "over": lambda view: view["over"],
}
BATTLE: dict[str, Scene] = {
    "heroes": acts("hero"),
    "discarding": acts("discard"),
    "drafting": acts("draft"),
    "choosing": lambda view: acts("lay")(view) and view["table"]["stage"] == 1,
    "chosen": lambda view: acts("lay")(view) and view["table"]["seats"][view["seat"]]["choice"] is not None,
    "melee": acts("leap", "flurry"),
    "ambush": acts("seize", "stun"),
    "planning": acts("feint", "vantage"),
    "trick": acts("dodge", "slide"),
    "defence": acts("breather", "stance", "ability"),
    "second": acts("done"),
    "trap": acts("trap"),
    "take": acts("take"),
    "copying": acts("copy"),
    "swapping": acts("swap", "stay"),
    "over": lambda view: view["over"],
}

# The tables that the scenes of a title are looked for at, one after another.
TABLES: dict[str, tuple[dict[str, Scene], list[dict[str, Any]]]] = {
    "pow": (POW, [{"seats": 3}]),
    "order": (ORDER, [{"seats": 2}]),
    "marines": (MARINES, [{"seats": 2}]),
    "battle": (BATTLE, [{"seats": 4}, {"seats": 8}, {"seats": 2, "boxes": "avengers"}]),
}


def moments(title: str, seats: int, chance: random.Random, **options: Any) -> Iterator[View]:
    """What each seat sees, through one random game."""
    match = ht.game(title).match(seats=seats, seed=f"{title}-{chance.random()}", **options)
    while not match.over:
        for seat in range(seats):
            yield match.view(seat)
        seat = chance.choice(match.waiting)
        legal = match.view(seat)["legal"]
        match.play(seat, chance.choice([move for move in legal if move.split()[0] != "drop"]))
    yield match.view(0)


def place(title: str, name: str) -> Path:
    """The file of one fixture."""
    return TITLES / title / "fixtures" / f"{name}.json"


def write(title: str, name: str, value: object) -> None:
    """Store one fixture."""
    file = place(title, name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def write_grammar(title: str) -> None:
    """What the server tells of a title's moves, events and views."""
    write(title, "grammar", msgspec.to_builtins(grammar_of(ht.game(title))))


def write_scenes(title: str) -> None:
    """The first moment of each kind, of as many games as it takes."""
    scenes, tables = TABLES[title]
    missing = {name: fits for name, fits in scenes.items() if not place(title, name).exists()}
    chance = random.Random(9)
    for n in range(GAMES):
        if not missing:
            break
        for view in moments(title, chance=chance, **tables[n % len(tables)]):
            for name in [name for name, fits in missing.items() if fits(view)]:
                write(title, name, view)
                del missing[name]
    if missing:
        raise SystemExit(f"{title}: no game shows {', '.join(missing)}")


if __name__ == "__main__":
    for title in sys.argv[1:] or TABLES:
        write_grammar(title)
        write_scenes(title)
