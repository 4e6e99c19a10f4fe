"""Packs: the real one of POW!, and every way an edited one can be wrong."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import herotable as ht
from herotable.engine.pack import Pack, read_pack

POW = ht.game("pow")
TEXT = (POW.folder / "pack.toml").read_text(encoding="utf-8")
LINES = TEXT.splitlines(keepends=True)
DIE = '[[die]]\nsides = ["shield", "shield", "skull", "skull", "blue", "orange"]\nsource = "published"\n'
HERO = '[[hero]]\npoints = 6\nsource = "house"\n'
FACES = '"shield", "skull", "blue", "orange"'
SOURCES = '"rulebook", "published", "house", "own"'


def read(text: str) -> Pack:
    return read_pack(text, POW.name, POW.box, "my.toml")


def faults(text: str) -> list[tuple[int, str]]:
    """Everything a pack is refused for: the line, and what is said about it."""
    with pytest.raises(ht.Unreadable) as refused:
        read(text)
    rows = [row.removeprefix("my.toml, line ").split(": ", 1) for row in str(refused.value).split("\n")]
    return [(int(number), said) for number, said in rows]


def edited(line: int, text: str) -> str:
    """The pack with other text in the place of a line; lines count from 1."""
    return "".join([*LINES[: line - 1], text, *LINES[line:]])


def line_of(text: str, nth: int = 1) -> int:
    """The number of the nth line that begins so."""
    return [number for number, line in enumerate(LINES, 1) if line.startswith(text)][nth - 1]


TITLE, NAME = line_of("title"), line_of("name")
HERO_1, HERO_12, VILLAIN_2, DIE_1 = line_of("[[hero"), line_of("[[hero", 12), line_of("[[villain", 2), line_of("[[die")
A_WHOLE = "expected a whole number from"
ANY_KEY = "expected title, name, hero, villain, die"

FAULTS = {
    "missing tile": ("".join(LINES[: HERO_12 - 1] + LINES[HERO_12 + 3 :]), line_of("[[hero", 11), "hero: expected 12 of them, found 11"),
    "a tile too many": (TEXT + HERO, len(LINES) + 1, "hero: expected 12 of them, found 13"),
    "no die": (TEXT.replace(DIE, ""), len(LINES) - 3, "die: expected 1 of them, found 0"),
    "a list of numbers": ("villain = [1]\n" + "".join(LINES[: line_of("[[villain") - 1]) + DIE, 1, "villain: expected 12 tables, each headed [[villain]]"),
    "unknown key": (edited(HERO_1 + 1, "points = 1\ncolour = 3\n"), HERO_1 + 2, "hero 1: unknown key 'colour'; expected points, source"),
    "unknown top-level key": (edited(NAME, LINES[NAME - 1] + "author = 'A'\n"), NAME + 1, f"unknown key 'author'; {ANY_KEY}"),
    "unknown table": (TEXT + "\n[[heroine]]\npoints = 1\n", len(LINES) + 2, f"unknown key 'heroine'; {ANY_KEY}"),
    "text for a number": (edited(HERO_1 + 1, 'points = "1"\n'), HERO_1 + 1, f'hero 1: points: {A_WHOLE} 1 to 99, found "1"'),
    "truth for a number": (edited(HERO_1 + 1, "points = true\n"), HERO_1 + 1, f"hero 1: points: {A_WHOLE} 1 to 99, found true"),
    "half a point": (edited(HERO_1 + 1, "points = 1.0\n"), HERO_1 + 1, f"hero 1: points: {A_WHOLE} 1 to 99, found 1.0"),
    "a day": (edited(HERO_1 + 1, "points = 2020-02-02\n"), HERO_1 + 1, f'hero 1: points: {A_WHOLE} 1 to 99, found "2020-02-02"'),
    "too much": (edited(HERO_12 + 1, "points = 100\n"), HERO_12 + 1, f"hero 12: points: {A_WHOLE} 1 to 99, found 100"),
    "a good villain": (edited(VILLAIN_2 + 1, "points = 0\n"), VILLAIN_2 + 1, f"villain 2: points: {A_WHOLE} -99 to -1, found 0"),
    "five sides": (edited(DIE_1 + 1, "sides = []\n"), DIE_1 + 1, f"die 1: sides: expected a list of 6, each one of {FACES}, found []"),
    "missing points": (edited(VILLAIN_2 + 1, ""), VILLAIN_2, f"villain 2: 'points' is missing; {A_WHOLE} -99 to -1"),
    "missing source": (edited(HERO_1 + 2, ""), HERO_1, f"hero 1: 'source' is missing; expected one of {SOURCES}"),
    "wrong source": (edited(DIE_1 + 2, 'source = "web"\n'), DIE_1 + 2, f'die 1: source: expected one of {SOURCES}, found "web"'),
    "wrong title": (edited(TITLE, 'title = "chess"\n'), TITLE, 'title: expected "pow", found "chess"'),
    "no title": (edited(TITLE, ""), len(LINES) - 1, 'title: expected "pow", found nothing'),
    "no name": (edited(NAME, ""), len(LINES) - 1, "name: expected a text, found nothing"),
    "a number for a name": (edited(NAME, "name = 7\n"), NAME, "name: expected a text, found 7"),
}  # fmt: skip


def test_the_pack_of_the_box_is_read():
    assert read(TEXT) == POW.pack
    assert POW.pack.name == "The box"
    assert {name: len(rows) for name, rows in POW.pack.components.items()} == {"hero": 12, "villain": 12, "die": 1}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_line(fault):
    text, line, said = FAULTS[fault]
    assert faults(text) == [(line, said)]


def test_all_faults_of_a_file_are_reported_at_once_in_the_order_of_their_lines():
    text = (
        edited(DIE_1 + 2, 'source = "web"\n').replace("points = -4", "points = 4").replace('title = "pow"', "title = 1")
    )
    assert [line for line, _ in faults(text)] == [TITLE, line_of("points = -4"), DIE_1 + 2]


@pytest.mark.parametrize("mark", ["\u2028", "\x85", "\u2029"], ids=ascii)
def test_lines_are_counted_as_an_editor_counts_them(mark):
    text = edited(HERO_1 + 1, "points = 0\n").replace("The box", f"The {mark} box")
    assert [line for line, _ in faults(text)] == [HERO_1 + 1]


@pytest.mark.parametrize("points", ["= 1", "1 2", "[1", '"1', "1\npoints = 1"])
def test_what_is_not_toml_is_refused_with_its_line(points):
    with pytest.raises(ht.Unreadable, match=rf"^my.toml: not TOML: .*\(at line {HERO_1 + 1}|{HERO_1 + 2}, column"):
        read(edited(HERO_1 + 1, f"points = {points}\n"))


@pytest.mark.parametrize("value", ["1" * 5000, "0x" + "f" * 5000, "[" * 5000 + "]" * 5000], ids=["long", "hex", "deep"])
def test_monstrous_values_are_refused(value):
    with pytest.raises(ht.Unreadable, match=r"^my.toml"):
        read(edited(HERO_1 + 1, f"points = {value}\n"))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path):
    not_utf8 = tmp_path / "latin.toml"
    not_utf8.write_bytes(TEXT.replace("The box", "B\u00fcchse").encode("latin-1"))
    at = TEXT.index("The box") + 1
    for path, said in [
        (not_utf8, f"expected text in UTF-8, found another byte at {at}"),
        (tmp_path / "none.toml", "No such file or directory"),
        (tmp_path, "Is a directory"),
    ]:
        with pytest.raises(ht.Unreadable) as refused:
            POW.match(pack=path)
        assert str(refused.value) == f"{path}: {said}"


def test_an_exported_pack_is_played_with(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("points = 6", "points = 60"), encoding="utf-8")
    match = POW.match(pack=path, seed=1)
    assert sorted(match.view(None)["table"]["rows"]["hero"])[-2:] == [60, 60]
    path.write_text(edited(HERO_1 + 1, "points = 0\n"), encoding="utf-8")
    with pytest.raises(ht.Unreadable, match=f"^mine.toml, line {HERO_1 + 1}: hero 1"):
        POW.match(pack=str(path))


def test_the_digest_is_of_what_the_pack_says_not_of_its_layout():
    tidied = "".join(line.replace(" = ", "=") for line in LINES if line.strip() and not line.startswith("#"))
    turned = TEXT.replace(DIE, "").replace("[[hero]]", DIE + "[[hero]]", 1)
    swapped = edited(HERO_1 + 1, "").replace('source = "published"\n', 'source = "published"\npoints = 1\n', 1)
    for text in (tidied, turned, swapped, TEXT + "# mine\n"):
        assert text != TEXT
        assert read(text).digest == POW.pack.digest


@pytest.mark.parametrize("change", [("points = 6", "points = 7"), ("skull", "blue"), ("published", "house")])
def test_the_digest_changes_with_every_value(change):
    assert read(TEXT.replace(*change, 1)).digest != POW.pack.digest


def test_the_digest_knows_the_order_of_the_tiles():
    swapped = TEXT.replace("points = 6", "points = 0").replace("points = 1\n", "points = 6\n", 2)
    assert read(swapped.replace("points = 0", "points = 1")).digest != POW.pack.digest


PLACES = st.integers(1, len(LINES))
EDITS = (
    PLACES.map(lambda line: edited(line, ""))
    | PLACES.map(lambda line: edited(line, LINES[line - 1] * 2))
    | st.tuples(PLACES, PLACES).map(lambda lines: edited(lines[0], LINES[lines[1] - 1]))
    | st.tuples(st.integers(0, len(TEXT) - 1), st.integers(0, 3), st.text(max_size=3)).map(
        lambda edit: TEXT[: edit[0]] + edit[2] + TEXT[edit[0] + edit[1] :]
    )
)


@given(EDITS)
@example("")
@settings(deadline=None, max_examples=150)
def test_any_edit_gives_a_whole_pack_or_is_unreadable(text):
    try:
        pack = read(text)
    except ht.Unreadable as error:
        assert all(row.startswith("my.toml") for row in str(error).split("\n"))
    else:
        said = tomllib.loads(text)
        assert pack.components == {name: said[name] for name in POW.box}
        assert [len(pack.components[name]) for name in POW.box] == [12, 12, 1]
