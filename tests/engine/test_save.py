"""Saves: what comes back, and what is said about one that was cut, edited or never was one."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herotable as ht
from herotable.engine.save import KEYS
from tests.engine.positions import POW, played

MATCH = played(12, seats=3, seed="сід 7", words=("one", "two"))
SAVE = MATCH.save()
DATA: dict[str, Any] = json.loads(SAVE)
MOVES: list[list[str]] = DATA["moves"]


def edited(**values: Any) -> str:
    return json.dumps(DATA | values)


def nested(key: str, depth: int) -> str:
    """The save with so many lists within each other in the place of a value."""
    return edited(**{key: None}).replace(f'"{key}": null', f'"{key}": {"[" * depth}{"]" * depth}')


def with_row(number: int, **parts: Any) -> str:
    """The save with other parts in the row of a move; moves count from 1."""
    row = dict(zip(("seat", "move", "table"), MOVES[number - 1], strict=True)) | parts
    return edited(moves=[*MOVES[: number - 1], list(row.values()), *MOVES[number:]])


def why(text: str) -> str:
    with pytest.raises(ht.UserError) as refused:
        ht.load(text)
    return str(refused.value)


def is_same_or_unreadable(text: str) -> bool:
    """Loads to the very match that was saved, or is refused; anything else is an error."""
    try:
        match = ht.load(text)
    except ht.UserError:
        return True
    return match.save() == SAVE and match.table.tobytes() == MATCH.table.tobytes()


@pytest.mark.parametrize("moves", [0, 1, 30])
@pytest.mark.parametrize("open_stacks", [False, True])
def test_a_save_comes_back_whole(moves, open_stacks):
    match = played(moves, seats=4, seed=5, words=("a", "ё"), open_stacks=open_stacks)
    back = ht.load(match.save())
    assert back.table.tobytes() == match.table.tobytes()
    assert (back.rows, back.options, back.words, back.seed) == (match.rows, match.options, match.words, match.seed)
    assert [back.events(0), back.view(None)] == [match.events(0), match.view(None)]
    assert back.save() == match.save()


def test_a_save_tells_who_played_if_it_is_known():
    match = played(3, seats=2, seed=5)
    assert ht.load(match.save()).bots == ()
    match.bots = ("", "search:iterations=5")
    assert ht.load(match.save()).bots == match.copy().bots == match.bots
    assert ht.load(match.save()).save() == match.save()


def test_a_save_is_a_line_for_each_key_and_each_move():
    lines = SAVE.splitlines()
    assert len(lines) == 2 + len(DATA) + 1 + len(MOVES)
    assert '  "seed": "сід 7",' in lines
    assert f"    {json.dumps(MOVES[4])}," in lines


def test_a_receipt_keeps_the_seed_and_the_moves_secret():
    receipt = MATCH.save(reveal=False)
    hidden = {"seed": None, "moves": [[seat, None, table] for seat, _, table in MOVES]}
    assert json.loads(receipt) == DATA | hidden | {"seal": json.loads(receipt)["seal"]}
    assert why(receipt).startswith("seed: not revealed yet")


def test_a_save_with_an_owners_pack_needs_that_pack(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((POW.folder / "pack.toml").read_text(encoding="utf-8").replace("points = 6", "points = 9"))
    match = played(5, pack=path, seed=1)
    assert ht.load(match.save(), pack=path).fingerprint == match.fingerprint
    assert ht.load(match.save(), pack=match.pack).fingerprint == match.fingerprint
    assert why(match.save()).startswith(f"pack: this save was played with the pack {match.pack.digest}, but 'The box'")
    with pytest.raises(ht.UserError, match=f"^pack: .* {MATCH.pack.digest}, but 'The box' is {match.pack.digest}"):
        ht.load(SAVE, pack=path)


def test_cut_at_any_place_it_is_not_a_whole_save():
    for end in range(len(SAVE.rstrip())):
        assert why(SAVE[:end]).startswith("not a whole save, line "), end
    assert ht.load(SAVE.rstrip()).save() == SAVE


RULES, STARTED_BY = POW.rules_version, MOVES[0][0]
SURROGATE = "\ud800"
ITS_HASH = hashlib.sha256(SURROGATE.encode("utf-8", "surrogatepass")).hexdigest()
TURNED = {"A": "B", "B": "C", "C": "A"}
NO_SAVE = "not a save of Hero Table, "
FAULTS = [
    ("", "not a whole save, line 1, column 1: "),
    ("Dear diary", f"{NO_SAVE}which is JSON and begins with the key \"herotable\"; this begins with 'Dear"),
    (b"Dear diary", NO_SAVE),
    ("[[hero]]", NO_SAVE),
    ("[" * 100_000, "not a save: nested too deeply"),
    (nested("words", 99), "words: expected a list of texts"),
    (nested("words", 100), "not a save: nested too deeply"),
    (nested("words", 950), "not a save: nested too deeply"),
    (nested("options", 950), "not a save: nested too deeply"),
    (nested("moves", 950), "not a save: nested too deeply"),
    ('{"herotable": ' + "1" * 5000 + "}", "not a save: "),
    ("[1]", NO_SAVE),
    (edited(herotable=True), NO_SAVE),
    (edited(herotable=2), "herotable: expected a save of format 1, found 2"),
    (edited(title="chess"), f"title: expected one of {', '.join(ht.games())}, found 'chess'"),
    (edited(rules_version=99), f"rules_version: this save was played by version 99 of the rules, these are {RULES}"),
    (edited(pack="0" * 16), f"pack: this save was played with the pack {'0' * 16}, but 'The box' is {POW.pack.digest}"),
    (edited(seats=4), "start: "),
    (edited(seats=6), "seats: expected 2 to 5, found 6"),
    (edited(options={"open_stacks": True}), "start: "),
    (edited(options={"open_stacks": 1}), "option open_stacks: expected one of False, True, found 1"),
    (edited(options={}), "seal: "),
    (edited(options={"seed": 1}), "unknown option 'seed'; pow has open_stacks"),
    (edited(options={"pack": "mine"}), "unknown option 'pack'; pow has open_stacks"),
    (edited(commitment="0" * 64), "seed: its SHA-256 is not the commitment"),
    (edited(seed="8"), "seed: its SHA-256 is not the commitment"),
    (edited(seed=SURROGATE), "seed: its SHA-256 is not the commitment"),
    (edited(seed=SURROGATE, commitment=ITS_HASH), "seed and words: expected printable text"),
    (edited(words=["one", SURROGATE]), "seed and words: expected printable text"),
    (edited(words=["one"]), "start: "),
    (edited(words=[1]), "words: expected a list of texts"),
    (edited(start="0" * 16), "start: the set-up recomputed from the seed is another one"),
    (with_row(5, table="0" * 16), f"move 5: after {MOVES[4][1]!r} the table recomputed from the seed is another one"),
    (with_row(5, move="fly"), "move 5: 'fly': expected a move that begins with roll"),
    (with_row(1, move="take hero 1"), f"move 1: 'take hero 1' is not allowed for seat {STARTED_BY}: see rule P3"),
    (with_row(2, seat=TURNED[MOVES[1][0]]), f"move 2: {MOVES[1][1]!r} is not allowed for seat"),
    (with_row(2, seat="D"), "move 2: expected a seat from A to C, found 'D'"),
    (with_row(2, seat=""), "move 2: expected a seat from A to C, found ''"),
    (with_row(1, move=MOVES[0][1].upper()), f"move 1: expected {MOVES[0][1]!r}, found {MOVES[0][1].upper()!r}"),
    (with_row(1, move=f" {MOVES[0][1]}"), f"move 1: expected {MOVES[0][1]!r}, found ' {MOVES[0][1]}'"),
    (edited(moves=MOVES[:-1]), "seal: the file was changed after it was saved, or lines are missing from its end"),
    (edited(moves=MOVES[1:]), "move 1: "),
    (edited(moves=[["A", "roll"]]), "move 1: expected [seat, move, fingerprint], found "),
    (edited(moves=[*MOVES, None]), "move 13: expected [seat, move, fingerprint], found null"),
    (edited(seal="0" * 32), "seal: "),
    (edited().replace('"title"', '"title": "battle", "title"'), "title: stands twice"),
    (edited().replace('"options": {', '"options": {"a": 1, "a": 1, '), "a: stands twice"),
    (edited(colour="red"), f"colour: unknown; expected {', '.join(KEYS)}"),
    (edited(bots=["", "easy", "hard"]), "seal: "),
    (edited(bots=["easy"]), "bots: expected 3 printable texts, one for each seat"),
    (edited(bots=["", "\x1b[2J", ""]), "bots: expected 3 printable texts, one for each seat"),
    (edited(bots=[1, 2, 3]), "bots: expected a list of texts"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), FAULTS, ids=[f"{i}-{said[:30]}" for i, (_, said) in enumerate(FAULTS)])
def test_a_fault_is_named(text, said):
    assert why(text).startswith(said)


@pytest.mark.parametrize("number", range(1, len(MOVES) + 1))
def test_another_legal_move_is_noticed(number):
    match = MATCH.copy()
    match.undo(len(MOVES) - number + 1)
    for move in map(str, match.legal(match.waiting[0])):
        if move != MOVES[number - 1][1]:
            assert why(with_row(number, move=move)).startswith(f"move {number}: after {move!r} the table recomputed")


@pytest.mark.parametrize("key", [key for key in DATA if key != "herotable"])
def test_a_missing_key_and_a_wrong_type_are_named(key):
    assert why(json.dumps({name: value for name, value in DATA.items() if name != key})) == f"{key}: missing"
    for wrong in (True, 1.5):
        assert why(edited(**{key: wrong})).startswith(f"{key}: expected a ")


def test_at_any_depth_nesting_is_refused():
    for depth in range(900, 1000):
        for key in ("title", "words", "moves"):
            assert why(edited(**{key: "@"}).replace('"@"', "[" * depth + "]" * depth))


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
JSON = st.recursive(SCALARS, lambda some: st.lists(some) | st.dictionaries(st.text(), some), max_leaves=8)


@given(JSON)
def test_any_other_json_is_unreadable(value):
    assert why(json.dumps(value))


@given(st.sampled_from(list(DATA)), st.integers(1, len(MOVES)), st.sampled_from(["seat", "move", "table"]), JSON)
@settings(deadline=None)
def test_any_value_in_any_place_gives_the_same_match_or_is_unreadable(key, number, part, value):
    assert is_same_or_unreadable(edited(**{key: value}))
    assert is_same_or_unreadable(with_row(number, **{part: value}))
    assert is_same_or_unreadable(edited(moves=[*MOVES[: number - 1], value, *MOVES[number:]]))


EDITS = st.sampled_from([*'0123456789abcdefABCDEF"[]{}, \n', ""]) | st.characters()


@given(st.integers(0, len(SAVE)), st.sampled_from([0, 1]), EDITS)
@settings(deadline=None, max_examples=400)
def test_any_changed_character_gives_the_same_match_or_is_unreadable(at, taken, character):
    assert is_same_or_unreadable(SAVE[:at] + character + SAVE[at + taken :])
