"""Replays and statistics that the rules make in a browser are those of the server for the same log or save."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import herotable as ht
from herotable.server.database.results import record, seat_results
from herotable.server.database.store import Store
from herotable.server.rooms.entries import AnyEntry, Ended, Joined, Line, Moved, Seated, Started, Undone
from herotable.server.rooms.log_reading import rebuild_match
from herotable.server.rooms.wire import Setup
from herotable.wasm.build import FOLDER

from ..node import PROGRAMS, bundled
from .asking import ask
from .stories import SEED, START, add_match, add_person, new_lines

PLACES = [(0, None), (3, 0), (7, 1), (7, None)]
Json = dict[str, Any]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled("lib/replay/node/replays.ts", tmp_path_factory.mktemp("replays"))


def asked(program: Path, *questions: Json) -> list[Json]:
    """What the worker of a replay answers."""
    lines = "".join(json.dumps(question) + "\n" for question in questions)
    command = ["node", str(program), str(FOLDER), ",".join(ht.games())]
    ran = subprocess.run(command, env=os.environ | PROGRAMS, input=lines, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


def moment(number: int, seat: int | None, whole: bool = False) -> Json:
    return {"ask": "moment", "number": number, "seat": seat, "whole": whole}


def game_lines(setup: Setup, *, ends: bool) -> list[Line]:
    """A person against a bot, with moves taken back; at its end, or broken off."""
    lines = new_lines(Joined(0, "local", "Ann"), Seated(1, "easy"), Started())
    bot = ht.bot("random", seed=1)
    asked_at = {0: 3, 1: 3}
    match = rebuild_match(setup, SEED, lines)
    while not match.over and (ends or len(lines) < 40):
        if len(lines) == 15:
            add(lines, Undone(0, 8))
            asked_at = dict.fromkeys(asked_at, len(lines))
            match = rebuild_match(setup, SEED, lines)
        seat = match.waiting[0]
        move = bot.choose(match, seat)
        add(lines, Moved(seat, str(move), asked_at[seat], "bot" if seat else "person"))
        before = match.waiting
        match.play(seat, move)
        asked_at |= {each: len(lines) for each in {seat, *match.waiting} if each == seat or each not in before}
    return lines


def add(lines: list[Line], entry: AnyEntry) -> None:
    """Every line comes some seconds after the one before."""
    lines.append(Line(len(lines) + 1, START + len(lines) * 1.25, entry))


def log_of(setup: Setup, lines: list[Line]) -> Json:
    """The log as a browser keeps it."""
    head = {"id": "local-x", "setup": msgspec.to_builtins(setup), "seed": SEED, "created": START}
    return {"log": {"head": head, "lines": msgspec.to_builtins(lines)}}


TABLE: Json = {"ask": "table", "table": "local-x"}


@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize("title", ht.games())
def test_a_table_on_a_device_has_the_servers_replay(store: Store, program: Path, title: str, ends: bool) -> None:
    setup = Setup(title, 2, bots={"1": "easy"})
    lines = game_lines(setup, ends=ends)
    if not ends:
        add(lines, Ended("agreed"))
    with store.engine.begin() as connection:
        add_person(connection, "local")
        add_match(connection, "local-x", setup, lines, state="over")
        record(connection, "local-x", title, seat_results(lines, setup, rebuild_match(setup, SEED, lines)), START)
    here, *moments, save = asked(
        program, log_of(setup, lines), TABLE, *(moment(*place) for place in PLACES), moment(9, 1, True), {"ask": "save"}
    )
    server = ask(store, "/api/replays/local-x").body
    same = {"setup", "rules_version", "ended", "seed", "commitment", "words", "tallies", "moves"}
    assert {key: here["answer"][key] for key in same} == {key: server[key] for key in same}
    if ends:
        assert [results(each) for each in here["answer"]["players"]] == [results(each) for each in server["players"]]
    paths = [f"/at/{number}" + ("" if seat is None else f"?seat={seat}") for number, seat in PLACES]
    for path, shown in zip([*paths, "/at/9?seat=1&whole=true"], moments, strict=True):
        expected = ask(store, f"/api/replays/local-x{path}").body
        assert (shown["answer"]["number"], shown["answer"]["moves"]) == (expected["number"], expected["moves"])
        for part in ("seat", "view", "events"):
            assert shown["answer"]["eyes"][part] == expected["eyes"][part]
    assert ht.load(save["answer"]).fingerprint == rebuild_match(setup, SEED, lines).fingerprint


def results(player: Json) -> tuple[Any, ...]:
    return player["seat"], player["bot"], player["score"], player["won"]


def test_of_a_running_game_only_what_its_person_may_know_is_told(program: Path) -> None:
    setup = Setup("battle", 2, bots={"1": "easy"})
    lines = game_lines(setup, ends=False)
    here, own, everybody, other, save = asked(
        program, log_of(setup, lines), TABLE, moment(5, 0), moment(5, None), moment(5, 1), {"ask": "save"}
    )
    told = here["answer"]
    assert (told["ended"], told["eyes"], told["seed"]) == ("running", [0, None], "")
    assert SEED not in json.dumps(here)
    assert {made["seat"] for made in told["moves"] if made["move"]} == {0}
    assert own["answer"]["eyes"]["seat"] == 0
    assert everybody["answer"]["eyes"]["seat"] is None
    assert (other["code"], save["code"]) == ("not-over", "not-over")


def test_people_at_one_device_keep_their_secrets_from_each_other(program: Path) -> None:
    setup = Setup("battle", 2)
    lines = game_lines(setup, ends=False)
    lines[1] = msgspec.structs.replace(lines[1], entry=Joined(1, "local", "Bob"))
    here, own = asked(program, log_of(setup, lines), TABLE, moment(5, 0))
    assert here["answer"]["eyes"] == [None]
    assert not any(made["move"] for made in here["answer"]["moves"])
    assert own["code"] == "not-over"


def test_what_is_not_there_is_said(program: Path) -> None:
    answers = asked(program, TABLE, moment(0, None))
    assert [answer["code"] for answer in answers] == ["no-such-match", "no-such-match"]


# ---------------------------------------------------------------- save files


def saved(title: str, moves: int = 10_000) -> ht.Match:
    """A game of a person and a bot."""
    match = ht.game(title).match(2, "a seed", None, ("a word", ""))
    match.bots = ("", "hard")
    bot = ht.bot("random", seed=2)
    while not match.over and len(match.rows) < moves:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    return match


@pytest.mark.parametrize("title", ht.games())
def test_a_save_of_the_terminal_is_shown(program: Path, title: str) -> None:
    match = saved(title)
    answer, last, again = asked(
        program, {"ask": "file", "text": match.save()}, moment(len(match.rows), 1), {"ask": "save"}
    )
    told = answer["answer"]
    assert [(made["seat"], made["move"]) for made in told["moves"]] == [(seat, str(move)) for seat, move in match.moves]
    assert [(each["score"], each["bot"]) for each in told["players"]] == [
        *zip(match.scores, (None, "hard"), strict=True)
    ]
    assert told["ended"] == "won"
    assert last["answer"]["eyes"]["view"] == json.loads(json.dumps(match.view(1)))
    assert again["answer"] == match.save()


def test_what_is_wrong_with_a_save_is_named(program: Path) -> None:
    match = saved("pow", 12)
    text = match.save()
    changed = text.replace(match.rows[4].table, "0" * 16)
    wrong = {
        "file-none": "{}",
        "file-secret": match.save(reveal=False),
        "file-version": text.replace('"rules_version": ', '"rules_version": 9'),
        "file-pack": text.replace(match.pack.digest, "0" * 16),
        "file-seed": text.replace('"seed": "a seed"', '"seed": "another"'),
        "file-seal": text.replace('"hard"', '"easy"'),
        "no-such-title": text.replace('"pow"', '"chess"'),
        "file-move": changed,
    }
    answers = asked(program, *({"ask": "file", "text": each} for each in wrong.values()))
    assert [answer["code"] for answer in answers] == [*wrong]
    assert answers[-1]["message"] == "5"
