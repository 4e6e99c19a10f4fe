"""The proof by the rules in the browser: honest matches of every title pass, and each kind of forgery is named."""

import copy
import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import herotable as ht
from herotable.engine.secret import continued_seed
from herotable.server.database.results import record, seat_results
from herotable.server.database.store import Store
from herotable.server.rooms.wire import Setup
from herotable.wasm.build import FOLDER

from ..node import PROGRAMS, bundled
from .asking import ask
from .stories import SEED, add_match, add_person, whole_game

PEOPLE = ["eve", "bob"]
OTHER = "0" * 16
Claim = dict[str, Any]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled("lib/replay/node/proofs.ts", tmp_path_factory.mktemp("proofs"))


def claim_of(store: Store, setup: Setup, seed: str = SEED) -> Claim:
    """What the server says of a finished match, and some moments that a page has shown."""
    lines, match = whole_game(setup, PEOPLE, seed)
    with store.engine.begin() as connection:
        for person in PEOPLE:
            add_person(connection, person)
        add_match(connection, "m", setup, lines, state="over", seed=seed)
        record(connection, "m", setup.title, seat_results(lines, setup, match), lines[-1].at)
    replay, proof = (ask(store, f"/api/replays/m{place}").body for place in ("", "/verify"))
    places = [f"/at/{number}{eyes}" for number in (0, 1, 7) for eyes in ("", "?seat=0", "?seat=1")]
    shown = [{"moment": ask(store, f"/api/replays/m{place}").body, "whole": False} for place in places]
    shown.append({"moment": ask(store, "/api/replays/m/at/9?seat=1&whole=true").body, "whole": True})
    return {"replay": replay, "shown": shown} | {key: proof[key] for key in ("rules", "tables", "blank")}


def verdicts(program: Path, claims: list[Claim]) -> list[dict[str, Any]]:
    """What the rules in WebAssembly say of each claim."""
    lines = "".join(json.dumps(claim) + "\n" for claim in claims)
    command = ["node", str(program), str(FOLDER)]
    ran = subprocess.run(command, env=os.environ | PROGRAMS, input=lines, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("title", ht.games())
def test_an_honest_match_passes(store: Store, program: Path, title: str) -> None:
    claim = claim_of(store, Setup(title, 2))
    moves = len(claim["replay"]["moves"])
    assert verdicts(program, [claim]) == [{"tables": moves + 1, "views": 10, "fault": None}]


def test_a_match_with_an_owners_components_passes(store: Store, program: Path) -> None:
    text = (ht.game("pow").folder / "pack.toml").read_text(encoding="utf-8").replace("points = 1\n", "points = 2\n", 1)
    claim = claim_of(store, Setup("pow", 2, pack=text))
    assert verdicts(program, [claim])[0]["fault"] is None
    assert verdicts(program, [claim | {"blank": None}])[0]["fault"]["kind"] == "table"
    hidden = forged(claim, put(None, "replay", "setup", "pack"))  # other components, said to be those of the box
    assert verdicts(program, [hidden])[0]["fault"]["kind"] == "table"


def test_a_match_that_went_on_by_another_seed_passes(store: Store, program: Path) -> None:
    claim = claim_of(store, Setup("pow", 2), continued_seed("mine", 9, "5eed" * 16))
    assert verdicts(program, [claim])[0]["fault"] is None


def forged(claim: Claim, change: Callable[[Claim], object]) -> Claim:
    forgery = copy.deepcopy(claim)
    change(forgery)
    return forgery


def put(value: Any, *path: Any) -> Callable[[Claim], None]:
    """Put a value into a claim."""

    def change(claim: Claim) -> None:
        for step in path[:-1]:
            claim = claim[step]
        claim[path[-1]] = value

    return change


def drop_last_move(claim: Claim) -> None:
    claim["replay"]["moves"].pop()
    claim["tables"].pop()


def winner_without_score(claim: Claim) -> None:
    loser = next(player for player in claim["replay"]["players"] if not player["won"])
    loser |= {"score": None, "won": True}


def end_early(claim: Claim) -> None:
    """The score of a game that came to its end, for one that did not."""
    drop_last_move(claim)
    claim["replay"]["ended"] = "agreed"


FORGERIES: dict[str, tuple[Callable[[Claim], object], dict[str, Any]]] = {
    "another seed": (put("another", "replay", "seed"), {"kind": "table", "move": 0}),
    "another word": (put("x", "replay", "words", 1), {"kind": "table", "move": 0}),
    "another start": (put(OTHER, "tables", 0), {"kind": "table", "move": 0, "found": OTHER}),
    "another table": (put(OTHER, "tables", 5), {"kind": "table", "move": 5, "found": OTHER}),
    "a forbidden move": (
        put("take villain 5", "replay", "moves", 0, "move"),
        {"kind": "forbidden", "move": 1, "expected": "P3", "found": "take villain 5"},
    ),
    "a move of another seat": (put(1, "replay", "moves", 0, "seat"), {"kind": "forbidden", "move": 1, "seat": 1}),
    "no move at all": (put("dance", "replay", "moves", 2, "move"), {"kind": "unreadable", "move": 3, "found": "dance"}),
    "a table missing": (lambda claim: claim["tables"].pop(), {"kind": "length"}),
    "a table too many": (lambda claim: claim["tables"].append(OTHER), {"kind": "length"}),
    "the end missing": (drop_last_move, {"kind": "unfinished"}),
    "another score": (put(999, "replay", "players", 0, "score"), {"kind": "result", "seat": 0}),
    "a score before the end": (end_early, {"kind": "result"}),
    "a winner without a score": (winner_without_score, {"kind": "result"}),
    "a view of no move": (put(7.5, "shown", 4, "moment", "number"), {"kind": "view", "found": "7.5"}),
    "another view": (
        put(8, "shown", 4, "moment", "eyes", "view", "number"),
        {"kind": "view", "move": 1, "seat": 0, "expected": "number: 1", "found": "number: 8"},
    ),
    "another event": (put([], "shown", 8, "moment", "eyes", "events"), {"kind": "events", "move": 7, "seat": 1}),
    "other rules": (put("ffff", "rules"), {"kind": "digest", "found": "ffff"}),
    "an earlier version": (put(0, "replay", "rules_version"), {"kind": "version", "found": "0"}),
}


def test_each_kind_of_forgery_is_named(store: Store, program: Path) -> None:
    honest = claim_of(store, Setup("pow", 2))
    claims = [forged(honest, change) for change, _ in FORGERIES.values()]
    for (name, (_, expected)), verdict in zip(FORGERIES.items(), verdicts(program, claims), strict=True):
        assert (verdict["fault"] or {}).items() >= expected.items(), name


def first_other_move(match: ht.Match, moves: list[dict[str, Any]]) -> tuple[int, str]:
    """The first moment at which something else was allowed, and what."""
    for number, made in enumerate(moves):
        for move in match.legal(made["seat"]):
            if move.notation != made["move"]:
                return number, move.notation
        match.play(made["seat"], made["move"])
    raise AssertionError("nobody ever had a choice")


def test_another_move_that_is_allowed_is_found_at_its_table(store: Store, program: Path) -> None:
    honest = claim_of(store, Setup("pow", 2))
    match = ht.game("pow").match(2, honest["replay"]["seed"], None, tuple(honest["replay"]["words"]))
    number, other = first_other_move(match, honest["replay"]["moves"])
    forgery = forged(honest, put(other, "replay", "moves", number, "move"))
    fault = verdicts(program, [forgery])[0]["fault"]
    assert (fault["kind"], fault["move"], fault["found"]) == ("table", number + 1, honest["tables"][number + 1])
