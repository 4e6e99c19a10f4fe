"""Kept rules on wasmtime: every title plays, shows, refuses and searches as it does natively."""

import json
from random import Random

import pytest

import herotable as ht
from herotable.bots.search import SearchBot
from herotable.engine.errors import UserError
from herotable.engine.match import Match
from herotable.games import TITLES
from herotable.stored import instances
from herotable.stored.boxes import read_box
from herotable.stored.contents import box_content, described_with, installed_rules
from herotable.stored.game import StoredGame
from herotable.wasm.build import files_of

MOVES = 40  # of each game
STRIDE = 7  # from one move that is asked for to the next

# A module with the exports of rules; `why_not` never ends, `offer` writes outside of its memory.
SPOILED = """(module (memory (export "memory") 1) (global (export "heap") i32 (i32.const 1024))
  (func (export "why_not")
    (param i32 i32 i64 i64 i64 i64 i32 i64 i64 i64 i64) (result i32) (loop (br 0)) (i32.const 0))
  (func (export "offer")
    (param i32 i32 i64 i64 i64 i64 i32 i64 i64 i64 i64 i64 i64 i64 i32 i64 i64) (result i32)
    (i32.store (i32.const -4) (i32.const 1)) (i32.const 0)))"""


def stored(title: str) -> StoredGame:
    rules = installed_rules(ht.game(title))
    assert rules is not None
    return StoredGame(json.loads(rules.description), rules.code)


def twins(title: str, seats: int, options: dict[str, object]) -> tuple[Match, Match]:
    """The same match by the installed and by the kept rules."""
    game = ht.game(title)
    box = box_content(game, seats, game.checked(seats, options), game.pack)
    words = [""] * seats
    kept = Match(stored(title), seats, "seed", read_box(title, box.body), words, options)
    return Match(game, seats, "seed", game.pack, words, options), kept


def sights(match: Match) -> str:
    eyes = (None, *range(match.seats))
    return json.dumps([[match.view(seat), match.events(seat)] for seat in eyes])


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_kept_rules_are_the_rules(title: str) -> None:
    game, dice = ht.game(title), Random(title)
    for seats, options in game.variants():
        match, kept = twins(title, seats, options)
        while not match.over and match.made < MOVES:
            assert kept.position == match.position
            assert sights(kept) == sights(match)
            seat = match.waiting[0]
            for move in range(0, len(game.moves), STRIDE):
                assert kept.why_not(seat, move) == match.why_not(seat, move)
            chosen = str(dice.choice(match.legal(seat)))
            for twin in (match, kept):
                twin.play(seat, chosen)
        for twin in (match, kept):
            twin.undo(2)
        assert (kept.save(), kept.scores, kept.winners) == (match.save(), match.scores, match.winners)


@pytest.mark.parametrize("title", TITLES)
def test_bots_choose_alike(title: str) -> None:
    match, kept = twins(title, ht.game(title).seats[0], {})
    for _ in range(6):
        seat = match.waiting[0]
        found = [SearchBot("easy", seed=7).choose(twin, seat) for twin in (match, kept)]
        assert str(found[0]) == str(found[1])
        for twin, move in zip((match, kept), found, strict=True):
            twin.play(seat, str(move))


@pytest.mark.parametrize("title", TITLES)
def test_moves_are_read_as_they_are_typed(title: str) -> None:
    game, kept = ht.game(title), stored(title)
    assert kept.moves.notations == game.moves.notations
    for notation in game.moves.notations:
        assert kept.moves.find(f" {notation.upper()} ") == game.moves.find(notation)


@pytest.mark.parametrize("title", TITLES)
def test_a_browser_gets_what_was_built(title: str) -> None:
    game = ht.game(title)
    rules = installed_rules(game)
    assert rules is not None
    box = read_box(title, box_content(game, game.seats[0], game.checked(game.seats[0], {}), game.pack).body)
    built = json.loads(files_of(title)[1].read_text(encoding="utf-8"))
    assert json.loads(described_with(rules.description, box)) == built


def spoiled(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match whose rules have gone wrong after its beginning."""
    import wasmtime

    monkeypatch.setattr(instances, "FUEL", 1_000_000)
    _, kept = twins("pow", 2, {})
    broken = instances.Instances(bytes(wasmtime.wat2wasm(SPOILED)))
    monkeypatch.setattr(kept.game.rules, "_instances", broken)  # type: ignore[attr-defined]
    return kept


def test_code_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    match = spoiled(monkeypatch)
    with pytest.raises(UserError, match="cannot be run here"):
        match.why_not(0, 0)


def test_code_cannot_leave_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    match = spoiled(monkeypatch)
    with pytest.raises(UserError, match="cannot be run here"):
        match.legal(0)


def test_memory_is_bounded() -> None:
    game = stored("pow")
    with pytest.raises(UserError, match="cannot be run here"):
        game.rules.search(bytes(game.table.itemsize), 0, bytes(48), instances.MOST_MEMORY, 1)


def test_what_is_no_code_is_refused() -> None:
    with pytest.raises(UserError, match="cannot be run here"):
        StoredGame(stored("pow").description, b"no code")


def test_another_format_is_refused() -> None:
    with pytest.raises(UserError, match="format 99"):
        StoredGame(stored("pow").description | {"format": 99}, b"")
