import json
from typing import Any

import pytest
from sqlalchemy import delete, update

import herotable as ht
from herotable.server.database.match_log import create
from herotable.server.database.results import SeatResult, record
from herotable.server.database.schema import ENTRY, MATCH, RESULT
from herotable.server.database.store import Store
from herotable.server.rooms import entries
from herotable.server.rooms.entries import Ended, Line, Moved, Paused, Resumed, Started, Undone
from herotable.server.rooms.wire import Setup
from herotable.wasm.digest import digest_of

from .asking import Answer, ask
from .desk import Desk
from .stories import SEED, START, add_finished, add_match, add_person, joined, new_lines, whole_game

POW = Setup("pow", 2)
PEOPLE = ["eve", "bob"]
PLACES = ["", "/at/0", "/save", "/verify", "/draws"]


@pytest.fixture
def desk(store: Store) -> Store:
    with store.engine.begin() as connection:
        for person in PEOPLE:
            add_person(connection, person)
    return store


def replay(store: Store, place: str = "", match: str = "m") -> Answer:
    return ask(store, f"/api/replays/{match}{place}")


def finish(store: Store, setup: Setup = POW, **columns: Any) -> ht.Match:
    with store.engine.begin() as connection:
        return add_finished(connection, "m", setup, PEOPLE, **columns)


def lay(store: Store, lines: list[Line], **columns: Any) -> None:
    with store.engine.begin() as connection:
        add_match(connection, "m", POW, lines, **columns)


def test_a_replay_tells_all(desk):
    match = finish(desk)
    told = replay(desk).body
    assert told["setup"]["title"] == "pow"
    assert [player["name"] for player in told["players"]] == ["Eve", "Bob"]
    assert [player["score"] for player in told["players"]] == list(match.scores)
    assert [player["seat"] for player in told["players"] if player["won"]] == list(match.winners)
    assert (told["seed"], told["commitment"], told["words"]) == (SEED, match.commitment, ["", "word 1"])
    assert told["ended"] == "won"
    assert [(made["seat"], made["move"]) for made in told["moves"]] == [(s, str(move)) for s, move in match.moves]
    first = told["moves"][0]
    assert (first["number"], first["entry"], first["at"], first["by"]) == (1, 5, START + 5, "person")


def test_tallies_count_moves_thinking_and_events(desk):
    match = finish(desk)
    tallies = replay(desk).body["tallies"]
    for seat, tally in enumerate(tallies):
        made = [move for mover, move in match.moves if mover == seat]
        taken = [event for event in match.events(None) if event["event"] == "taken" and event["seat"] == seat]
        assert (tally["seat"], tally["moves"], tally["by"]) == (seat, len(made), {"person": len(made)})
        assert tally["thinking"] == len(made)  # one second each
        assert tally["events"].get("taken", 0) == len(taken)
    assert sum(tally["events"]["begun"] for tally in tallies) > 1


def test_thinking_leaves_pauses_out_and_counts_a_changed_choice_once(desk):
    moves = [Moved(0, "roll", 3), Moved(0, "forfeit", 3), Moved(1, "roll", 8, by="clock")]
    begun = [*joined(PEOPLE), Started(), Paused(0), Resumed(0), moves[0], moves[1], Undone(0, 1), moves[2]]
    lay(desk, new_lines(*begun, Ended("agreed")), state="over", rules_version=0)
    eve, bob = replay(desk).body["tallies"]
    assert (eve["moves"], eve["thinking"]) == (1, 2.0)  # the pause took one of three seconds
    assert (bob["moves"], bob["thinking"], bob["by"]) == (1, 1.0, {"clock": 1})


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("state", ["lobby", "playing"])
def test_before_the_end_nothing_is_told(desk, place, state):
    lines, match = whole_game(POW, PEOPLE)
    lay(desk, lines[:-1], state=state)
    answer = replay(desk, place)
    assert (answer.status, answer.body["code"]) == (409, "not-over")
    assert SEED not in answer.text
    assert str(match.moves[0][1]) not in answer.text


@pytest.mark.parametrize("place", PLACES)
def test_what_is_not_there_is_not_found(desk, place):
    assert replay(desk, place).status == 404
    assert replay(desk, place, "a%00b").status == 400


def test_a_table_closed_before_the_start_has_no_replay(desk):
    lay(desk, new_lines(*joined(PEOPLE), Ended("idle")), state="over")
    answer = replay(desk)
    assert (answer.status, answer.body["code"]) == (409, "never-begun")


def test_every_seat_can_be_seen_at_every_move(desk):
    match = finish(desk, Setup("battle", 2))
    other = match.copy()
    other.undo(len(match.rows))
    for number, (mover, move) in enumerate(match.moves[:6]):
        for seat in (0, 1, None):
            shown = replay(desk, f"/at/{number}" + ("" if seat is None else f"?seat={seat}")).body
            assert shown["number"] == number
            assert shown["moves"] == len(match.rows)
            assert shown["eyes"]["view"] == json.loads(json.dumps(other.view(seat)))
        other.play(mover, move)


def test_the_events_are_those_of_the_last_move_or_of_the_whole_game(desk):
    match = finish(desk)
    match.undo(len(match.rows) - 4)
    events = json.loads(json.dumps(match.events(1)))
    steps = [replay(desk, f"/at/{number}?seat=1").body["eyes"]["events"] for number in range(5)]
    assert replay(desk, "/at/4?seat=1&whole=true").body["eyes"]["events"] == events
    assert [event for step in steps for event in step] == events


@pytest.mark.parametrize(
    ("place", "status"),
    [
        ("/at/9999", 404),
        ("/at/0?seat=2", 404),
        ("/at/-1", 400),
        ("/at/0?seat=-1", 400),
        ("/at/99999999999", 400),
        ("/at/0?seat=x", 400),
    ],
)
def test_a_wrong_place_is_refused(desk, place, status):
    finish(desk)
    assert replay(desk, place).status == status


def test_the_save_is_a_file_that_loads(desk):
    match = finish(desk)
    answer = replay(desk, "/save")
    assert answer.headers["content-disposition"] == 'attachment; filename="pow-m.json"'
    assert answer.text == match.save()
    assert ht.load(answer.text).fingerprint == match.fingerprint


@pytest.mark.parametrize("title", list(ht.games()))
def test_every_title_can_be_verified(desk, title):
    match = finish(desk, Setup(title, 2))
    assert replay(desk, "/verify").body == {
        "ok": True, "commitment": match.commitment, "moves": len(match.rows), "fingerprint": match.fingerprint,
        "problem": None, "rules": digest_of(ht.game(title)), "tables": [match.started, *match.fingerprints],
        "blank": None, "files": None,
    }  # fmt: skip


def test_an_owners_pack_is_played_and_verified(desk):
    text = (ht.game("pow").folder / "pack.toml").read_text(encoding="utf-8").replace("points = 1\n", "points = 2\n", 1)
    match = finish(desk, Setup("pow", 2, pack=text))
    assert match.pack.digest != ht.game("pow").pack.digest
    assert replay(desk, "/verify").body["ok"]


@pytest.mark.parametrize("change", ["a move", "the seed", "a score"])
def test_a_changed_record_is_found(desk, change):
    match = finish(desk)
    moved = entries.encode(Moved(0, "steal hero B 1", 4)).decode()
    changes = {
        "a move": update(ENTRY).where(ENTRY.c.number == 5).values(body=moved),
        "the seed": update(MATCH).values(seed="another"),
        "a score": update(RESULT).where(RESULT.c.seat == 0).values(score=match.scores[0] + 1),
    }
    with desk.engine.begin() as connection:
        connection.execute(changes[change])
    proof = replay(desk, "/verify").body
    assert not proof["ok"]
    assert proof["problem"]


def test_a_match_ended_by_agreement_has_a_replay(desk):
    lines, _ = whole_game(POW, PEOPLE)
    ended = Line(len(lines[:9]) + 1, START, Ended("agreed"))
    lay(desk, [*lines[:9], ended], state="over")
    with desk.engine.begin() as connection:
        connection.execute(delete(RESULT))
        ends = [SeatResult(seat, who, who, None, 0, False, False) for seat, who in enumerate(PEOPLE)]
        record(connection, "m", "pow", ends, at=START)
    told = replay(desk).body
    assert (told["ended"], len(told["moves"])) == ("agreed", 5)
    assert replay(desk, "/verify").body["ok"]


def test_moves_of_other_rules_are_listed_but_not_played_again(desk):
    match = finish(desk, rules_version=0)
    told = replay(desk).body
    assert len(told["moves"]) == len(match.rows)
    assert told["tallies"][0]["events"] == {}
    for place in PLACES[1:]:
        answer = replay(desk, place)
        assert (answer.status, answer.body["code"]) == (409, "other-rules")


def test_what_was_played_at_a_table_is_what_the_replay_tells(desk):
    """The room and the replay fold the same log, each in its own way."""
    table = Desk("pow", 2).start("eve", "bob")
    for _ in range(6):
        table.play_any()
    table.enter(Undone(0, to=3))
    while not table.match.over:
        table.play_any()
    with desk.engine.begin() as connection:
        create(connection, table.room)
    told = replay(desk).body
    assert told["words"] == list(table.match.words)
    assert [player["score"] for player in told["players"]] == list(table.match.scores)
    assert [player["rated"] for player in told["players"]] == [True, True]
    assert sum(tally["moves"] for tally in told["tallies"]) == len(table.match.rows) == len(told["moves"])
    proof = replay(desk, "/verify").body
    assert (proof["ok"], proof["fingerprint"]) == (True, table.match.fingerprint)
