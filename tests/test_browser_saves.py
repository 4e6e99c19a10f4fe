"""Saves of tables in the browser are those of Python: each reads what the other has written, and writes it alike."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import herotable as ht
from herotable.cli import main
from herotable.wasm.build import FOLDER
from tests.node import PROGRAMS, bundled
from tests.play import points_of

MOVES = 40


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled("lib/local/node/saves.ts", tmp_path_factory.mktemp("saves"))


def answers(program: Path, wishes: list[dict[str, Any]]) -> list[str]:
    """What the browser's code writes."""
    lines = "".join(json.dumps(wish) + "\n" for wish in wishes)
    command = ["node", str(program), str(FOLDER)]
    ran = subprocess.run(command, env=os.environ | PROGRAMS, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("title", ht.games())
def test_python_reads_what_the_browser_has_written(program, title):
    variants = [*ht.game(title).variants()]
    wishes = [
        {"title": title, "seats": seats, "options": options, "seed": f"s {i}", "moves": MOVES if i else 5000}
        for i, (seats, options) in enumerate(variants)
    ]
    for (seats, options), text in zip(variants, answers(program, wishes), strict=True):
        match = ht.load(text)
        assert (match.seats, match.bots[1:]) == (seats, ("easy",) * (seats - 1))
        assert match.options.items() >= options.items()
        assert match.save() == text


def test_verify_accepts_it_and_notices_a_change(program, tmp_path, capsys):
    wish = {"title": "pow", "seats": 3, "options": {}, "seed": "x", "moves": MOVES}
    [text] = answers(program, [wish])
    file = tmp_path / "save.json"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    file.write_text(text.replace('"easy"', '"hard"', 1), encoding="utf-8")
    assert main(["verify", str(file)]) != 0
    capsys.readouterr()


@pytest.mark.parametrize("title", ht.games())
def test_the_browser_reads_what_python_has_written(program, title):
    saves = []
    for seats, options in ht.game(title).variants():
        match = ht.game(title).match(seats, "from Python", words=("Ёж 😀", ""), **options)
        match.bots = ("", *["hard"] * (seats - 1))
        for after, point in enumerate(points_of(match, 1)):
            if after == MOVES:
                saves.append(point.save())
                break
    assert saves
    assert answers(program, [{"save": save} for save in saves]) == saves


def test_the_browser_names_what_is_wrong(program):
    match = ht.game("pow").match(2, "a seed")
    text = match.save()
    wrong = {
        text.replace('"seats": 2', '"seats": 2, "seats": 2'): 'save-key-twice {"line":6,"column":15,"key":"seats"}',
        text[:60]: 'not-json {"line":5,"column":1,"key":""}',
        text.replace('"seats": 2', '"seats": null'): 'expected {"key":"seats"}',
        match.save(reveal=False): "secret-seed {}",
        "GIF89a": "no-save {}",
    }
    assert answers(program, [{"save": each} for each in wrong]) == [*wrong.values()]
    for each in wrong:
        with pytest.raises(ht.UserError):
            ht.load(each)
