"""Packs: the real one of POW!, and every way an edited one can be wrong."""

import tomllib
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import herotable as ht
from herotable.engine.pack import MOST_LINES, Pack, read_pack

POW = ht.game("pow")
TEXT = (POW.folder / "pack.toml").read_text(encoding="utf-8")
LINES = TEXT.splitlines(keepends=True)


def edited(line: int, text: str) -> str:
    """The pack with other text in the place of a line; lines count from 1."""
    return "".join([*LINES[: line - 1], text, *LINES[line:]])


def line_of(text: str, nth: int = 1) -> int:
    """The number of the nth line that begins so."""
    return [number for number, line in enumerate(LINES, 1) if line.startswith(text)][nth - 1]


def read(text: str) -> Pack:
    return read_pack(text, POW.name, POW.box, "my.toml")


def read_or_told(text: str) -> Pack | str:
    """The pack, or why it is refused."""
    try:
        return read(text)
    except ht.UserError as error:
        return str(error)


LAST, TITLE, NAME = len(LINES), line_of("title"), line_of("name")
HERO, HERO_12, VILLAIN, DIE = line_of("[[hero"), line_of("[[hero", 12), line_of("[[villain"), line_of("[[die")
A_HERO, THE_DIE = "".join(LINES[HERO - 1 : HERO + 2]), "".join(LINES[DIE - 1 :])
HERO_POINTS, VILLAIN_POINTS = (f"expected a whole number from {few}" for few in ("1 to 99", "-99 to -1"))
SIDES = 'expected a list of 6, each one of "shield", "skull", "blue", "orange", with "shield", "skull" among them'
BLUE = ", ".join(['"blue"'] * 6)
SOURCE = 'expected one of "rulebook", "published", "house", "own"'
KNOWN = "expected title, name, hero, villain, die"


def test_the_pack_of_the_box_is_read():
    assert read(TEXT) == POW.pack
    assert POW.pack.name == "The box"
    assert {name: len(rows) for name, rows in POW.pack.components.items()} == {"hero": 12, "villain": 12, "die": 1}


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (TEXT.replace(A_HERO, "", 1), line_of("[[hero", 12) - 3, "hero: expected 12 of them, found 11"),
        (TEXT + A_HERO, LAST + 1, "hero: expected 12 of them, found 13"),
        (TEXT.replace(THE_DIE, ""), LAST - 3, "die: expected 1 of them, found 0"),
        (
            edited(NAME, 'name = ""\ndie = 7\n').replace(THE_DIE, ""),
            NAME + 1,
            "die: expected 1 tables, each headed [[die]]",
        ),
        (edited(HERO, "[[hero]]\ncolour = 3\n"), HERO + 1, "hero 1: unknown key 'colour'; expected points, source"),
        (edited(NAME, 'name = ""\nauthor = ""\n'), NAME + 1, f"unknown key 'author'; {KNOWN}"),
        (TEXT + "\n[[heroine]]\npoints = 1\n", LAST + 2, f"unknown key 'heroine'; {KNOWN}"),
        (edited(HERO + 1, 'points = "1"\n'), HERO + 1, f'hero 1: points: {HERO_POINTS}, found "1"'),
        (edited(HERO + 1, "points = true\n"), HERO + 1, f"hero 1: points: {HERO_POINTS}, found true"),
        (edited(HERO + 1, "points = 1.0\n"), HERO + 1, f"hero 1: points: {HERO_POINTS}, found 1.0"),
        (edited(HERO + 1, "points = 2020-02-02\n"), HERO + 1, f'hero 1: points: {HERO_POINTS}, found "2020-02-02"'),
        (edited(HERO_12 + 1, "points = 100\n"), HERO_12 + 1, f"hero 12: points: {HERO_POINTS}, found 100"),
        (edited(VILLAIN + 1, "points = 0\n"), VILLAIN + 1, f"villain 1: points: {VILLAIN_POINTS}, found 0"),
        (edited(VILLAIN + 1, ""), VILLAIN, f"villain 1: 'points' is missing; {VILLAIN_POINTS}"),
        (edited(DIE + 1, 'sides = ["skull"]\n'), DIE + 1, f'die 1: sides: {SIDES}, found ["skull"]'),
        (edited(DIE + 1, f"sides = [{BLUE}]\n"), DIE + 1, f"die 1: sides: {SIDES}, found [{BLUE}]"),
        (edited(HERO + 2, ""), HERO, f"hero 1: 'source' is missing; {SOURCE}"),
        (edited(DIE + 2, 'source = "web"\n'), DIE + 2, f'die 1: source: {SOURCE}, found "web"'),
        (edited(TITLE, 'title = "chess"\n'), TITLE, 'title: expected "pow", found "chess"'),
        (edited(TITLE, ""), LAST - 1, 'title: expected "pow", found nothing'),
        (edited(NAME, ""), LAST - 1, "name: expected a text, found nothing"),
        (edited(NAME, "name = 7\n"), NAME, "name: expected a text, found 7"),
    ],
    ids=lambda value: value if isinstance(value, str) and "\n" not in value else "",
)
def test_a_fault_is_named_with_its_line(text, line, said):
    assert read_or_told(text) == f"my.toml, line {line}: {said}"


def test_all_faults_of_a_file_are_reported_at_once_in_the_order_of_their_lines():
    text = edited(DIE + 2, 'source = "web"\n').replace("= -4", "= 4").replace('"pow"', "1") + A_HERO
    assert str(read_or_told(text)).split("\n") == [
        f'my.toml, line {TITLE}: title: expected "pow", found 1',
        f"my.toml, line {line_of('points = -4')}: villain 12: points: {VILLAIN_POINTS}, found 4",
        f'my.toml, line {DIE + 2}: die 1: source: {SOURCE}, found "web"',
        f"my.toml, line {LAST + 1}: hero: expected 12 of them, found 13",
    ]


def test_of_many_faults_the_first_ten_are_shown():
    told = str(read_or_told(TEXT.replace("points =", "strength ="))).split("\n")
    assert len(told) == 11
    assert told[0] == f"my.toml, line {HERO}: hero 1: 'points' is missing; {HERO_POINTS}"
    assert told[-1] == "my.toml: and 38 more"


def test_of_a_pack_of_another_title_only_that_is_said():
    other = (ht.game("battle").folder / "pack.toml").read_text(encoding="utf-8")
    line = next(number for number, text in enumerate(other.splitlines(), 1) if text.startswith("title"))
    assert read_or_told(other) == f'my.toml, line {line}: title: expected "pow", found "battle"'


def test_a_byte_order_mark_says_nothing():
    assert read("\ufeff" + edited(1, "# mine\n")) == read(edited(1, "# mine\n"))
    assert str(read_or_told("\ufeff" + edited(HERO + 1, "points = 0\n"))).startswith(f"my.toml, line {HERO + 1}: ")


@pytest.mark.parametrize("mark", ["\u2028", "\u2029", "\x85"], ids=ascii)
def test_lines_are_counted_as_toml_counts_them(mark):
    text = edited(HERO + 1, "points = 0\n").replace("The box", f"The {mark} box")
    assert str(read_or_told(text)).startswith(f"my.toml, line {HERO + 1}: ")


@pytest.mark.parametrize(("points", "line"), [("= 1", 1), ("1 2", 1), ("[1", 2), ('"1', 1), ("1\npoints = 1", 2)])
def test_what_is_not_toml_is_refused_with_its_line(points, line):
    with pytest.raises(ht.UserError, match=rf"^my.toml: not TOML: .*\(at line {HERO + line}, column"):
        read(edited(HERO + 1, f"points = {points}\n"))


@pytest.mark.parametrize("value", ["1" * 5000, "0x" + "f" * 5000, "[" * 5000 + "]" * 5000], ids=["long", "hex", "deep"])
def test_monstrous_values_are_refused(value):
    with pytest.raises(ht.UserError, match=r"^my.toml"):
        read(edited(HERO + 1, f"points = {value}\n"))


def test_the_digest_is_of_what_the_pack_says_not_of_its_layout():
    tidied = "".join(line.replace(" = ", "=") for line in LINES if line.strip() and not line.startswith("#"))
    die_first = TEXT.replace(THE_DIE, "").replace("[[hero]]", THE_DIE + "[[hero]]", 1)
    points_last = edited(HERO + 1, "").replace('"published"\n', '"published"\npoints = 1\n', 1)
    renamed = edited(NAME, 'name = "Mine"\n')
    for text in (tidied, die_first, points_last, renamed, TEXT + "# mine\n"):
        assert text != TEXT
        assert read(text).digest == POW.pack.digest


@pytest.mark.parametrize(("old", "new"), [("= 6", "= 7"), ('"blue"', '"skull"'), ('"published"', '"house"')])
def test_the_digest_changes_with_every_value(old, new):
    assert read(TEXT.replace(old, new, 1)).digest != POW.pack.digest


def test_the_digest_knows_the_order_of_the_sides():
    assert read(TEXT.replace('"blue", "orange"', '"orange", "blue"')).digest != POW.pack.digest


PLACES = st.integers(1, LAST)
EDITS = (
    st.builds(edited, PLACES, st.just("") | st.sampled_from(LINES) | st.text())
    | PLACES.map(lambda line: edited(line, LINES[line - 1] * 2))
    | st.builds(
        lambda at, n, new: TEXT[:at] + new + TEXT[at + n :], st.integers(0, len(TEXT)), st.integers(0, 3), st.text()
    )
)


@given(EDITS)
@example("")
@settings(deadline=None, max_examples=150)
def test_any_edit_gives_a_whole_pack_or_is_unreadable(text):
    found = read_or_told(text)
    if isinstance(found, Pack):
        said = tomllib.loads(text)
        assert found.components == {name: said[name] for name in POW.box}
        assert [len(found.components[name]) for name in POW.box] == [12, 12, 1]
    else:
        assert found.startswith(("my.toml, line ", "my.toml: not TOML: "))


def long_wrong_pack() -> str:
    """46 kB, many wrong keys, and arrays over more than 100 lines: to look for its lines by beginnings took minutes."""
    array = "[\n" + "0,\n" * 150 + "]\n"
    return 'title = "pow"\nname = "Long"\n' + "".join(f"wrong_{n} = {array}" for n in range(50)) + "# end\n" * 3800


def test_a_long_wrong_pack_is_read_once(monkeypatch):
    text, loads, read = long_wrong_pack(), tomllib.loads, []

    def counted(text: str) -> Any:
        read.append(len(text))
        return loads(text)

    assert 40_000 < len(text) < 50_000
    monkeypatch.setattr(tomllib, "loads", counted)
    said = read_or_told(text)
    assert read == [len(text)]
    assert isinstance(said, str)
    assert said.splitlines()[1].startswith("my.toml, line 155: ")
    assert len(said.splitlines()) == MOST_LINES + 1


def test_a_fault_within_a_list_over_many_lines_has_its_own_line():
    heroes = "".join(f'  {{points = {n}, source = "own"}},\n' for n in range(12))
    text = 'title = "pow"\nname = ""\nhero = [\n' + heroes + "]\n" + TEXT[TEXT.index("[[villain]]") :]
    assert read_or_told(text) == f"my.toml, line 4: hero 1: points: {HERO_POINTS}, found 0"


def test_a_key_of_thousands_of_parts_is_not_read():
    assert read_or_told("a." * 12500 + "a = 1") == "my.toml: expected lines of at most 1000 letters, found 25005"
