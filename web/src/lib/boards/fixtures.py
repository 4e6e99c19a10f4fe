"""Views for the tests of the boards: moments of random games, as the server sends them.

Run from the repository's root: HEROTABLE_INTERPRETED=1 PYTHONPATH=src python web/src/lib/boards/fixtures.py
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import herotable as ht
from herotable.server.grammar import Grammar, parts

View = dict[str, Any]
BOARDS = Path(__file__).parent


def verbs(view: View) -> set[str]:
    """The verbs this seat may choose among."""
    return {move.split()[0] for move in view["legal"]}


def acts(*wanted: str) -> Callable[[View], bool]:
    """A moment at which all these verbs are offered."""
    return lambda view: set(wanted) <= verbs(view)


def may_set(view: View) -> bool:
    """Something lies from the last roll, and there are combinations to choose from."""
    return bool(view["table"]["lying"]) and sum(move.startswith("set") for move in view["legal"]) > 1


MARINES = {
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
BATTLE = {
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


def store(title: str, wanted: dict[str, Callable[[View], bool]], tables: list[dict[str, Any]]) -> None:
    """The first moment of each kind, of as many games as it takes."""
    folder, missing, chance = BOARDS / title / "fixtures", dict(wanted), random.Random(9)
    game = ht.game(title)
    fields = {verb: parts(fields) for verb, fields in game.moves.verbs.items()}
    events = {kind: parts(fields) for kind, fields in game.events.kinds.items()}
    write(folder / "grammar.json", msgspec.to_builtins(Grammar(title, fields, events)))
    for n in range(400):
        for view in moments(title, chance=chance, **tables[n % len(tables)]):
            for name in [name for name, fits in missing.items() if fits(view)]:
                write(folder / f"{name}.json", view)
                del missing[name]
        if not missing:
            return
    print(f"{title}: never seen: {', '.join(missing)}")


def write(path: Path, value: Any) -> None:
    """One fixture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    store("marines", MARINES, [{"seats": 2}])
    store("battle", BATTLE, [{"seats": 4}, {"seats": 8}, {"seats": 2, "boxes": "avengers"}])
