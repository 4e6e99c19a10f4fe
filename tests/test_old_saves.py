"""Saves, receipts and logs of matches from before, as tests/saves keeps them, still prove what they proved."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import herotable as ht
from herotable.server.rooms.entries import AnyEntry, Line
from herotable.server.rooms.log_reading import rebuild_match
from herotable.server.rooms.wire import Setup

SAVES = Path(__file__).with_name("saves")
every_title = pytest.mark.parametrize("title", ["pow", "order", "marines", "battle"])


def kept(name: str) -> str:
    return (SAVES / name).read_text(encoding="utf-8")


@every_title
def test_an_old_save_loads_and_is_saved_byte_for_byte(title):
    text = kept(f"{title}.json")
    match = ht.load(text)
    assert match.over
    assert match.save() == text


@every_title
def test_an_old_receipt_is_that_of_the_match_taken_back(title):
    text = kept(f"{title}-receipt.json")
    match = ht.load(kept(f"{title}.json"))
    match.undo(match.made - len(json.loads(text)["moves"]))
    assert match.save(reveal=False) == text


@every_title
def test_an_old_save_with_another_fingerprint_is_refused(title):
    data: dict[str, Any] = json.loads(kept(f"{title}.json"))
    data["moves"][7][2] = "0" * 16
    with pytest.raises(ht.UserError, match=r"^move 8: "):
        ht.load(json.dumps(data))


@every_title
def test_an_old_log_of_a_server_gives_the_table_it_gave(title):
    data: dict[str, Any] = json.loads(kept(f"{title}-log.json"))
    lines = [Line(number, at, msgspec.convert(entry, AnyEntry)) for number, at, entry in data["entries"]]
    match = rebuild_match(msgspec.convert(data["setup"], Setup), data["seed"], lines)
    assert match.fingerprint == data["fingerprint"]
