"""A title as the rest of the program sees it: its seats, options, packs, and tables before set-up."""

from pathlib import Path

import numpy as np
import pytest

import herotable as ht
from herotable.engine.table import Option

POW = ht.game("pow")
PACK = (POW.folder / "pack.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [0, 1, 6, -2, "3", 2.5, 3.0], ids=repr)
def test_a_wrong_number_of_seats_is_named(seats):
    with pytest.raises(ht.UserError) as refused:
        POW.match(seats=seats)
    assert str(refused.value) == f"seats: expected 2 to 5, found {seats!r}"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"colour": 1}, "unknown option 'colour'; pow has open_stacks"),
        ({"open_stacks": 1}, "option open_stacks: expected one of False, True, found 1"),
        ({"open_stacks": "yes"}, "option open_stacks: expected one of False, True, found 'yes'"),
        ({"open_stacks": []}, "option open_stacks: expected one of False, True, found []"),
    ],
)
def test_a_wrong_option_is_named(options, said):
    with pytest.raises(ht.UserError) as refused:
        POW.match(**options)
    assert str(refused.value) == said


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    not_utf8 = tmp_path / "latin.toml"
    not_utf8.write_bytes(PACK.replace("The box", "\u00fcber").encode("latin-1"))
    for path, said in [
        (not_utf8, f"expected text in UTF-8, found another byte at {PACK.index('The box')}"),
        (tmp_path / "none.toml", "No such file or directory"),
        (tmp_path, "Is a directory"),
    ]:
        with pytest.raises(ht.UserError) as refused:
            POW.match(pack=path)
        assert str(refused.value) == f"{path}: {said}"


def test_an_exported_pack_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(PACK.replace("points = 6", "points = 60"), encoding="utf-8")
    assert sorted(POW.match(pack=path, seed=1).view(None)["table"]["rows"]["hero"])[-3:] == [5, 60, 60]
    path.write_text(PACK.replace("points = -4", "points = 4"), encoding="utf-8")
    line = PACK[: PACK.index("points = -4")].count("\n") + 1
    with pytest.raises(ht.UserError, match=rf"mine\.toml, line {line}: villain 12: points"):
        POW.match(pack=str(path))


def test_the_variants_are_the_defaults_and_every_other_choice():
    assert list(POW.variants()) == [(2, {}), (3, {}), (4, {}), (5, {}), (3, {"open_stacks": True})]


def test_a_title_may_refuse_options_for_a_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "open_stacks: needs more than 2 seats"
    monkeypatch.setattr(POW, "misfit", lambda seats, options: said if seats == 2 and options["open_stacks"] else None)
    with pytest.raises(ht.UserError, match=f"^{said}$"):
        POW.match(seats=2, open_stacks=True)
    assert POW.match(seats=3, open_stacks=True).options == {"open_stacks": True}
    assert (2, {"open_stacks": True}) not in POW.variants()
    assert (4, {"open_stacks": True}) in POW.variants()


@pytest.mark.parametrize(
    ("option", "numbers"),
    [
        (Option(False), {False: 0, True: 1}),
        (Option(3, (3, 5, 7)), {3: 3, 5: 5, 7: 7}),
        (Option("hard", ("easy", "hard")), {"easy": 0, "hard": 1}),
    ],
)
def test_numbers_stand_for_themselves_and_words_for_their_place(option, numbers):
    assert {choice: option.number(choice) for choice in option.choices} == numbers


def test_a_new_table_holds_seats_options_and_components():
    t = POW.new_table(4, {"open_stacks": True}, POW.pack)
    assert (t.seats, t.option.open_stacks, t.waiting) == (4, 1, 0)
    assert t.row[0].card.tolist() == [tile["points"] for tile in POW.pack.components["hero"]]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_an_imagined_table_is_a_copy_without_a_key(seat):
    match = POW.match(seats=2, seed=1)
    before = match.table.tobytes()
    t = POW.imagined(match.table, seat, np.array([1, 2, 3, 4]))
    assert t.key.tolist() == [0, 0, 0, 0]
    t.score[0] = 9
    assert match.table.tobytes() == before
