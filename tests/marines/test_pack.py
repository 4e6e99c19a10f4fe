"""Packs of heroes: from five to 32 of them, each name once, one to three gears each."""

from pathlib import Path

import pytest

import herotable as ht
from herotable.engine.pack import Component, ListOf, OneOf, Pack, Whole, read_pack
from herotable.games.marines.table import GEAR_WORDS, HEROES

MARINES = ht.game("marines")
BOX = {"card": Component(range(2, 4), {"n": Whole(1, 9), "marks": ListOf(range(3), OneOf(("a", "b")))}, unique="n")}


def told(*rows: tuple[int, str]) -> Pack | str:
    """A pack of cards, or the problems that are reported of it."""
    cards = [f'[[card]]\nn = {n}\nmarks = {marks}\nsource = "own"\n' for n, marks in rows]
    try:
        return read_pack('title = "toy"\nname = ""\n' + "".join(cards), "toy", BOX)
    except ht.UserError as error:
        return str(error)


@pytest.mark.parametrize("rows", [[(1, "[]"), (2, '["a"]')], [(1, '["a", "b"]'), (3, '["b", "b"]'), (2, "[]")]])
def test_a_range_of_components_and_a_range_in_a_list(rows):
    pack = told(*rows)
    assert isinstance(pack, Pack)
    assert [card["n"] for card in pack.components["card"]] == [n for n, _ in rows]


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([(1, "[]")], "pack, line 3: card: expected 2 to 3 of them, found 1"),
        ([(n, "[]") for n in (1, 2, 3, 4)], "pack, line 15: card: expected 2 to 3 of them, found 4"),
        ([(5, "[]"), (5, "[]")], "pack, line 8: card 2: n: 5 is taken by card 1"),
        (
            [(1, '["a", "a", "b"]'), (2, "[]")],
            'pack, line 5: card 1: marks: expected a list of 0 to 2, each one of "a", "b", found ["a", "a", "b"]',
        ),
    ],
)
def test_too_few_too_many_and_doubles_are_named(rows, said):
    assert told(*rows) == said


def hero(name: str, *gear: str) -> str:
    """A hero as a pack writes it."""
    return f'[[hero]]\nname = "{name}"\ngear = {list(gear)}\nsource = "own"\n'.replace("'", '"')


def pack_file(folder: Path, *heroes: str) -> Path:
    """An owner's pack of these heroes."""
    path = folder / "mine.toml"
    path.write_text('title = "marines"\nname = "Mine"\n' + "".join(heroes), encoding="utf-8")
    return path


def test_the_pack_of_the_box_holds_the_nine_with_their_gear():
    heroes = MARINES.match(seed=1).view(None)["table"]["heroes"]
    assert heroes == {
        "phaello": [["smite", "run-or-triple", "close"]],
        "sanictus": [["shield"], ["smite", "sixes", "close"]],
        "ferran": [["mow-down", "sixes", "medium"]],
        "donatos": [["inspiration"], ["smite", "sixes", "close"]],
        "ebellius": [["shooting", "six", "medium"]],
        "victorno": [["priority-voice"], ["shooting", "six", "short"]],
        "aramus": [["shooting", "run-or-triple", "long"]],
        "dirael": [["mow-down", "run-or-triple", "short"]],
        "darrago": [["shield"], ["shooting", "six", "short"]],
    }


@pytest.mark.parametrize("count", [5, 10, 32])
def test_M1_a_pack_of_many_heroes_is_played_to_the_end(tmp_path, count):
    path = pack_file(tmp_path, *(hero(name, GEAR_WORDS[1 + i], "shield") for i, name in enumerate(HEROES[:count])))
    match = MARINES.match(seed=4, pack=path)
    assert [str(move) for move in match.legal(0)] == [f"pick {name}" for name in HEROES[:count]]
    bot = ht.bot("random", seed=1)
    while not match.over:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    assert ht.load(match.save(), pack=path).fingerprint == match.fingerprint


@pytest.mark.parametrize("gear", GEAR_WORDS[1:])
def test_M16_every_gear_can_be_entered(tmp_path, gear):
    names = HEROES[7:12]
    view = MARINES.match(seed=1, pack=pack_file(tmp_path, *(hero(name, gear) for name in names))).view(0)
    assert view["table"]["heroes"] == {name: [gear.replace(":", ",").split(", ")] for name in names}


@pytest.mark.parametrize(
    ("heroes", "said"),
    [
        ([hero(name, "shield") for name in HEROES[:4]], "expected 5 to 32 of them, found 4"),
        ([hero("phaello", "shield")] * 5, 'hero 5: name: "phaello" is taken by hero 1'),
        ([hero(name) for name in HEROES[:5]], "hero 1: gear: expected a list of 1 to 3, each one of"),
        ([hero(name, *["shield"] * 4) for name in HEROES[:5]], "hero 1: gear: expected a list of 1 to 3"),
        ([hero(name, "smite: six, far") for name in HEROES[:5]], 'found ["smite: six, far"]'),
        ([hero("nobody", "shield")] * 5, 'hero 1: name: expected one of "phaello"'),
    ],
)
def test_a_wrong_pack_is_refused(tmp_path, heroes, said):
    with pytest.raises(ht.UserError) as refused:
        MARINES.match(pack=pack_file(tmp_path, *heroes))
    assert said in str(refused.value)
