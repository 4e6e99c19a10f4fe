"""Matches outlive updates: each is played on, replayed and proved by its own rules and box, whatever they are now."""

import base64
import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update

from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.games import game as installed
from herotable.server.database import kept_rules, queries
from herotable.server.database.match_log import create
from herotable.server.database.schema import BOX, MATCH, RULES
from herotable.server.database.store import Store
from herotable.server.errors import Refusal
from herotable.server.http.proofs import proof_of
from herotable.server.http.replays import find_finished, moment_of, replay_of
from herotable.server.http.tables import rotated_room, with_entry
from herotable.server.identity.sockets import Sockets
from herotable.server.live import housekeeping
from herotable.server.live.hall import Hall
from herotable.server.live.housekeeping import Housekeeping
from herotable.server.rooms import wire
from herotable.server.rooms.entries import Joined, Started
from herotable.server.rooms.log_reading import rebuild_match
from herotable.server.rooms.room import Room
from herotable.stored import contents
from herotable.wasm.build import files_of
from tests import toy
from tests.toy.later import LATER, forget_compiled, later

from ..node import bundled
from .asking import ask
from .halls import run, whose
from .test_rules_proof import verdicts
from .updates import build_toy, register_toy

MOVES = ("show", "swap", "show", "swap")  # two before the update, two after; then swaps
OTHER_BOX = "another box"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy's rules as a release of its first version would hold them."""
    folder = tmp_path_factory.mktemp("rules")
    build_toy(folder)
    return folder


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The proof of a browser, for Node."""
    return bundled("lib/replay/node/proofs.ts", tmp_path_factory.mktemp("proofs"))


@pytest.fixture(autouse=True)
def _toy_is_built(built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    register_toy(monkeypatch)
    monkeypatch.setattr(contents, "files_of", lambda title: files_of(title, *([built] if title == "toy" else [])))
    monkeypatch.setattr(kept_rules, "_STORED", {})
    forget_compiled()
    yield
    forget_compiled()


@pytest.fixture(params=[*LATER, OTHER_BOX])
def change(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def before(change: str) -> Game:
    return installed("pow") if change == OTHER_BOX else toy.GAME


def after(change: str) -> Game:
    """The title of a node that has been updated."""
    return with_other_box(installed("pow")) if change == OTHER_BOX else later(change)


def with_other_box(game: Game) -> Game:
    """The same rules with other tiles."""
    other: Game = object.__new__(Game)  # copy.copy gives the same one
    other.__dict__.update(game.__dict__ | {"_blanks": {}})
    tiles = [row | {"points": row["points"] + 1} if "points" in row else row for row in game.pack.components["hero"]]
    other.__dict__["pack"] = replace(game.pack, components=game.pack.components | {"hero": tiles})
    return other


def node(store: Store, game: Game) -> Hall:
    return Hall(store, lambda _title: game, 1, 60)


def started(game: Game, match: str) -> Room:
    room = Room(match, None, wire.Setup(game.name, 2), f"seed of {match}", "ann", 100.0, game)
    for seat, person in enumerate(("ann", "bob")):
        room = with_entry(room, Joined(seat, person, person.title()))
    return with_entry(room, Started())


async def begin(store: Store, game: Game, *matches: str) -> None:
    for match in matches:
        await store.write(partial(write, started(game, match)))


def write(room: Room, connection: Any) -> None:
    create(connection, room)


async def play(hall: Hall, match: str, moves: int | None = None) -> Match:
    """Make so many moves, or all that are left."""
    made = 0
    room = (await hall.live_room(match)).room
    while room.state == "playing" and made != moves:
        person, seat = whose(room)
        await hall.act(person, match, wire.Play(seat, next_move(room, seat), room.requests[seat]))
        made, room = made + 1, (await hall.live_room(match)).room
    assert room.match is not None
    return room.match


def next_move(room: Room, seat: int) -> str:
    assert room.match is not None
    legal = [str(move) for move in room.match.legal(seat)]
    wanted = MOVES[room.match.made] if room.match.made < len(MOVES) else "swap"
    return wanted if wanted in legal else legal[0]


def moments(match: Match) -> list[Any]:
    """What every pair of eyes sees after every move, as JSON has it."""
    again = Match(match.game, match.seats, match.seed, match.pack, match.words, match.options)
    found = []
    for made in range(match.made + 1):
        if made:
            again.play(*match.numbers[made - 1])
        found += [[again.view(seat), again.events(seat)] for seat in (None, 0, 1)]
    return list(json.loads(json.dumps(found)))


def replayed_moments(logged: queries.LoggedMatch, moves: int) -> list[Any]:
    eyes = [moment_of(logged, made, seat, whole=True).eyes for made in range(moves + 1) for seat in (None, 0, 1)]
    return list(json.loads(msgspec.json.encode([[each.view, each.events] for each in eyes])))


def finished(store: Store, match: str) -> queries.LoggedMatch:
    with store.engine.connect() as connection:
        return find_finished(connection, match)


def updated(monkeypatch: pytest.MonkeyPatch, change: str) -> Game:
    game = after(change)
    monkeypatch.setattr(queries, "game", lambda _title: game)
    return game


# ---------------------------------------------------------------- through an update


def test_a_running_match_is_finished_by_its_own_rules_and_box(store: Store, change: str) -> None:
    async def evening() -> tuple[Match, Match]:
        old = before(change)
        await begin(store, old, "m")
        first = node(store, old)
        await play(first, "m", 2)
        await first.close()
        second = node(store, after(change))
        match = await play(second, "m")
        await second.close()
        return match, Match(old, 2, match.seed, old.pack, match.words, {})

    match, expected = run(evening())
    for seat, move in match.numbers:
        expected.play(seat, move)
    assert match.over
    assert (match.save(), match.scores, match.winners) == (expected.save(), expected.scores, expected.winners)
    assert moments(match) == moments(expected)


def test_a_finished_match_is_replayed_and_proved(store: Store, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> Match:
        await begin(store, before(change), "m")
        first = node(store, before(change))
        match = await play(first, "m")
        await first.close()
        return match

    match = run(evening())
    seen, tables = moments(match), [match.started, *match.fingerprints]
    new = updated(monkeypatch, change)
    logged = finished(store, "m")
    again = rebuild_match(logged.setup, match.seed, [], rules=new, box=new.pack)
    assert (again.started != match.started) == (change != "a stricter rule")  # the update would make it another game
    assert replayed_moments(logged, match.made) == seen
    proof = proof_of(logged)
    assert (proof.ok, proof.problem, proof.tables) == (True, None, tables)
    assert sum(sum(seat.events.values()) for seat in replay_of(logged).tallies) > 0


def test_a_browser_proves_it_by_what_was_kept(
    store: Store, change: str, program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        await begin(store, before(change), "m")
        first = node(store, before(change))
        await play(first, "m")
        await first.close()

    run(evening())
    updated(monkeypatch, change)
    replay, proof = (ask(store, f"/api/replays/m{place}").body for place in ("", "/verify"))
    places = [f"/at/{number}{eyes}" for number in (0, 1, 7) for eyes in ("", "?seat=0", "?seat=1")]
    shown = [{"moment": ask(store, f"/api/replays/m{place}").body, "whole": False} for place in places]
    description, code = (ask(store, proof["files"][name]) for name in ("description", "code"))
    assert {answer.headers["cache-control"] for answer in (description, code)} == {
        "public, max-age=31536000, immutable"
    }
    files = {"description": description.body, "code": base64.b64encode(code.content).decode()}
    assert hashlib.sha256(code.content).hexdigest() == description.body["wasm"]
    claim = {"replay": replay, "shown": shown, **{key: proof[key] for key in ("rules", "tables", "blank")}}
    assert verdicts(program, [claim | {"files": files}]) == [
        {"tables": len(replay["moves"]) + 1, "views": len(shown), "fault": None}
    ]


def test_a_rematch_is_played_by_the_new_rules(store: Store, change: str) -> None:
    async def evening() -> Room:
        await begin(store, before(change), "m")
        hall = node(store, after(change))
        room = (await hall.live_room("m")).room
        await hall.close()
        return rotated_room(room, whose(room)[0], hall.games(""))

    new = run(evening())
    assert not new.game.is_stored
    assert new.pack is new.game.pack


def test_an_own_pack_stays_as_it_was(store: Store) -> None:
    game = installed("pow")
    text = (game.folder / "pack.toml").read_text(encoding="utf-8").replace("points = 2", "points = 3")
    setup = wire.Setup("pow", 2, pack=text)
    room = Room("m", None, setup, "seed", "ann", 100.0, game)
    with store.engine.begin() as connection:
        create(connection, room)
        pack = kept_rules.played_by(connection, queries.match_row(connection, "m"), installed).pack  # type: ignore[arg-type]
    assert pack == room.pack != game.pack
    assert pack.blank


def test_rules_and_boxes_are_written_once(store: Store) -> None:
    async def evening() -> None:
        await begin(store, toy.GAME, "a", "b")

    run(evening())
    with store.engine.connect() as connection:
        assert len(connection.execute(RULES.select()).all()) == 1
        assert len(connection.execute(BOX.select()).all()) == 1
        rows = connection.execute(MATCH.select()).all()
    assert len({(row.rules, row.box) for row in rows}) == 1


def test_a_match_from_before_is_played_by_rules_of_the_same_version(store: Store) -> None:
    async def evening() -> Match:
        await begin(store, toy.GAME, "m")
        with store.engine.begin() as connection:
            connection.execute(update(MATCH).values(rules=None, box=None))
        hall = node(store, toy.GAME)
        match = await play(hall, "m", 1)
        await hall.close()
        other = node(store, later("a stricter rule"))
        with pytest.raises(Refusal) as refusal:
            await other.live_room("m")
        await other.close()
        assert refusal.value.code == "other-rules"
        return match

    assert run(evening()).made == 1


# ---------------------------------------------------------------- a node that does not know the rules


def unknown(store: Store) -> None:
    """Nobody has kept the rules of the matches so far."""
    with store.engine.begin() as connection:
        connection.execute(delete(RULES))


def test_what_is_not_kept_is_not_found(store: Store) -> None:
    digest = "0" * 32
    for place in (f"/api/kept-rules/{digest}/code", f"/api/kept-rules/{digest}/boxes/{digest}"):
        answer = ask(store, place)
        assert (answer.status, answer.body["code"]) == (404, "no-such-rules")


def test_unknown_rules_are_refused_for_that_match_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        await begin(store, toy.GAME, "m")
        unknown(store)
        game = updated(monkeypatch, "another order of draws")
        await begin(store, game, "n")
        hall = node(store, game)
        for _ in range(2):
            with pytest.raises(Refusal) as refusal:
                await hall.live_room("m")
            assert refusal.value.code == "other-rules"
        await play(hall, "n")
        await hall.close()
        knowing = node(store, toy.GAME)
        forget_compiled()
        await play(knowing, "m", 1)
        await knowing.close()

    run(evening())


def test_a_finished_match_of_unknown_rules_still_lists_its_moves(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        await begin(store, toy.GAME, "m")
        hall = node(store, toy.GAME)
        await play(hall, "m")
        await hall.close()

    run(evening())
    unknown(store)
    updated(monkeypatch, "a stricter rule")
    logged = finished(store, "m")
    assert len(replay_of(logged).moves) == 8
    with pytest.raises(Refusal) as refusal:
        moment_of(logged, 0, None, whole=False)
    assert refusal.value.code == "other-rules"


@pytest.mark.parametrize("broken", ["unknown", "spoiled"])
def test_a_match_that_cannot_be_loaded_does_not_stop_housekeeping(
    store: Store, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    monkeypatch.setattr(housekeeping, "CLOSED_AT_ONCE", 1)

    async def evening() -> list[str]:
        await begin(store, toy.GAME, "a")
        if broken == "unknown":
            unknown(store)
        else:
            with store.engine.begin() as connection:
                connection.execute(update(RULES).values(code=kept_rules._packed(b"no code")))
        game = updated(monkeypatch, "another order of draws")
        await begin(store, game, "b", "c")
        hall = node(store, game)
        rounds = Housekeeping(store, hall, Sockets(9, 9, 9), idle=1)
        for _ in range(4):
            await rounds.run_once(1e12)
        await hall.close()
        with store.engine.connect() as connection:
            return sorted(row.id for row in connection.execute(MATCH.select().where(MATCH.c.state == "over")))

    assert run(evening()) == ["b", "c"]
