"""The table of actions: complete, and the only place that a new action needs."""

from collections import Counter
from typing import Any, get_args

import pytest

from herotable.server.rooms import actions, messages, wire
from herotable.server.rooms.actions import OTHERS, ROWS, ActionRow, ActionTable, EntryRow
from herotable.server.rooms.entries import AnyEntry, Entry
from herotable.server.rooms.guards import Actor, has_seat
from herotable.server.rooms.idempotency import DuplicateAction, same
from herotable.server.rooms.room import Room

from .desk import Desk, refused


class Wave(wire.Repeatable, frozen=True):
    """An action that no table knows."""

    times: int


class Waved(Entry, frozen=True):
    """Its entry."""

    times: int


def wave(_actor: Actor, action: Wave) -> Waved:
    return Waved(action.times)


def change_code(room: Room, entry: Waved) -> None:
    room.code = f"waved {entry.times} times"


def waves(times: int, after: int | None = None) -> Any:
    """The action, though no type of ours has it."""
    return Wave(times, after=after)


WAVE = ActionRow(Wave, (has_seat,), wave, (EntryRow(Waved, change_code, same("times")),))  # type: ignore[arg-type]


def test_every_action_has_one_row():
    assert Counter(row.action for row in ROWS) == Counter(get_args(wire.AnyAction))


def test_every_entry_has_one_row():
    entries = {*OTHERS, *(one for row in ROWS for one in row.entries)}
    assert Counter(one.entry for one in entries) == Counter(get_args(AnyEntry))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.action.__name__)
def test_what_may_be_repeated_is_recognised_in_every_entry_it_becomes(row):
    assert {one.is_same is not None for one in row.entries} == {issubclass(row.action, wire.Repeatable)}


def test_a_new_action_needs_one_row(monkeypatch):
    monkeypatch.setattr(actions, "TABLE", ActionTable((*ROWS, WAVE)))
    desk = Desk(seats=2)
    desk.act("ann", wire.Join(0))
    assert refused(desk, "bob", waves(3)) == "not-your-seat"
    desk.act("ann", waves(3, after=1))
    assert (desk.room.lines[-1].entry, desk.room.code) == (Waved(3), "waved 3 times")
    desk.act("ann", waves(4, after=1))
    with pytest.raises(DuplicateAction) as duplicate:
        desk.act("ann", waves(3, after=1))
    assert duplicate.value.number == 2


# ---------------------------------------------------------------- names that others have written down

ACTION_NAMES = """join leave kick readmit bot ready start play undo answer say pause resume offer agree replace return
    rematch consent claim"""
ENTRY_KINDS = """joined left readmitted seated readied started moved asked answered undone said paused resumed offered
    agreed ended replaced returned rematched adopted gone imported
    proposed consented"""
MESSAGE_TYPES = "update snapshot presence watching done refused"


@pytest.mark.parametrize(
    ("union", "names"), [(wire.AnyAction, ACTION_NAMES), (AnyEntry, ENTRY_KINDS), (messages.AnyMessage, MESSAGE_TYPES)]
)
def test_clients_and_databases_keep_the_names_they_know(union, names):
    assert {one.__struct_config__.tag for one in get_args(union)} == set(names.split())
