import asyncio
import random
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import select, update

from herotable.server.database.ratings import scores
from herotable.server.database.results import SeatResult, record
from herotable.server.database.schema import PERSON, RATING, RESULT
from herotable.server.database.store import Store
from herotable.server.rooms.wire import Setup
from herotable.skill import Skill, rated

from .browser import serve
from .stories import add_match, add_person

PEOPLE = {"eve": "account", "bob": "account", "robot": "bot", "gus": "guest", "gil": "guest"}
FOUR = Setup("pow", 4)
GAMES = 24


def end(seat: int, person: str | None, score: int, **changes: Any) -> SeatResult:
    values: dict[str, Any] = {"name": "somebody", "bot": None, "won": score == 9, "rated": person is not None} | changes
    return SeatResult(seat=seat, person=person, score=score, **values)


@pytest.fixture
def people(store: Store) -> Store:
    with store.engine.begin() as connection:
        for person, kind in PEOPLE.items():
            add_person(connection, person, kind)
    return store


def played(store: Store, match: str, *ends: SeatResult) -> list[bool]:
    """Record a match; which seats were rated."""
    with store.engine.begin() as connection:
        add_match(connection, match, FOUR, [])
        record(connection, match, "pow", list(ends), at=1.0)
        rows = connection.execute(select(RESULT).where(RESULT.c.match == match).order_by(RESULT.c.seat))
        return [row.rated for row in rows]


def ratings(store: Store) -> dict[str, Skill]:
    with store.engine.connect() as connection:
        return {row.person: Skill(row.mu, row.sigma) for row in connection.execute(select(RATING))}


def test_two_accounts_are_rated(people):
    assert played(people, "m", end(0, "eve", 9), end(1, "bob", 3)) == [True, True]
    eve, bob = rated([Skill(), Skill()], [1, 0])
    assert ratings(people) == {"eve": eve, "bob": bob}


def test_a_second_game_builds_on_the_first(people):
    played(people, "m", end(0, "eve", 9), end(1, "bob", 3))
    played(people, "n", end(0, "bob", 9), end(1, "eve", 3))
    eve, bob = rated([Skill(), Skill()], [1, 0])
    bob, eve = rated([bob, eve], [1, 0])
    assert ratings(people) == {"eve": eve, "bob": bob}


def test_titles_are_rated_apart(people):
    played(people, "m", end(0, "eve", 9), end(1, "bob", 3))
    with people.engine.begin() as connection:
        add_match(connection, "n", Setup("order", 2), [])
        record(connection, "n", "order", [end(0, "eve", 3), end(1, "bob", 9)], at=1.0)
        rows = connection.execute(select(RATING.c.title, RATING.c.games).where(RATING.c.person == "eve"))
        assert sorted(map(tuple, rows)) == [("order", 1), ("pow", 1)]


def test_a_bot_with_an_account_is_rated_and_a_bot_of_the_house_is_not(people):
    ends = [end(0, "eve", 3), end(1, None, 5, bot="easy"), end(2, "robot", 9)]
    assert played(people, "m", *ends) == [True, False, True]
    assert ratings(people).keys() == {"eve", "robot"}


def test_guests_do_not_count(people):
    assert played(people, "m", end(0, "eve", 9), end(1, "gus", 3)) == [False, False]
    assert played(people, "n", end(0, "gil", 9), end(1, "gus", 3)) == [False, False]
    assert played(people, "o", end(0, "eve", 9), end(1, "gus", 5), end(2, "bob", 3)) == [True, False, True]
    assert ratings(people).keys() == {"eve", "bob"}


@pytest.mark.parametrize(
    "ends",
    [
        [end(0, "eve", 9), end(1, "eve", 3)],
        [end(0, "eve", 9), end(1, "eve", 3), end(2, "bob", 5)],
        [end(0, "gus", 9), end(1, "gus", 3), end(2, "eve", 5), end(3, "bob", 5)],
        [end(0, "eve", 9, left=True), end(1, "bob", 3, left=True)],
        [end(0, "eve", 9), end(1, None, 3, bot="easy")],
        [end(0, "eve", 9), end(1, "gone", 3)],
    ],
    ids=["alone", "two seats", "a guest on two seats", "all have left", "a bot", "deleted"],
)
def test_not_rated(people, ends):
    assert not any(played(people, "m", *ends))
    assert ratings(people) == {}


def test_who_left_has_lost_to_all_who_stayed(people):
    ends = [end(0, "eve", 5), end(1, "bob", 9, bot="master", left=True), end(2, "robot", 3)]
    assert played(people, "m", *ends) == [True, True, True]
    eve, robot, bob = rated([Skill()] * 3, [2, 1, 0])
    assert ratings(people) == {"eve": eve, "robot": robot, "bob": bob}
    with people.engine.connect() as connection:
        assert set(connection.scalars(select(RATING.c.wins))) == {0}


def test_a_guest_who_left_takes_nothing_from_the_others(people):
    assert played(people, "m", end(0, "eve", 9), end(1, "bob", 3), end(2, "gus", 5, left=True)) == [True, True, False]


def test_nobody_is_rated_in_a_game_with_a_bot_of_their_own(people):
    with people.engine.begin() as connection:
        connection.execute(update(PERSON).where(PERSON.c.id == "robot").values(owner="eve"))
    assert played(people, "m", end(0, "eve", 9), end(1, "robot", 3)) == [False, False]
    assert played(people, "n", end(0, "eve", 9), end(1, "robot", 3), end(2, "bob", 3)) == [False] * 3
    assert played(people, "o", end(0, "bob", 9), end(1, "robot", 3)) == [True, True]


def test_a_game_ended_by_agreement_is_rated_for_nobody_though_one_has_left_it_to_a_bot(store):
    async def scenario(new):
        eve, bob = new(), new()
        await eve.register("Eve")
        await bob.register("Bob")
        match = (await eve.do("POST", "/tables", {"title": "pow", "seats": 2}))["id"]
        acts = [(bob, "join", {}), (bob, "ready", {"seat": 1}), (eve, "start", {}), (bob, "leave", {"seat": 1})]
        for who, do, fields in [*acts, (eve, "offer", {"seat": 0})]:
            await who.do("POST", f"/tables/{match}/actions", {"do": do, **fields})
        assert (await eve.get(f"/tables/{match}"))["room"]["ended"] == "agreed"
        assert (await eve.get("/leaderboards/pow"))["ranked"] == []

    serve(store, scenario)


def test_a_tie_shares_a_place():
    assert scores([end(0, "a", 9), end(1, "b", 4), end(2, "c", 4), end(3, "d", 1)]) == [0, -1, -1, -3]
    assert scores([end(0, "a", 4), end(1, "b", 4, won=True)]) == [-1, 0]  # what breaks a tie is in `won`
    first, second = rated([Skill(), Skill()], [0, 0])
    assert first == second


def test_a_shared_win_leaves_equals_equal(people):
    played(people, "m", end(0, "eve", 9), end(1, "bob", 9))
    found = ratings(people)
    assert found["eve"] == found["bob"]


# ---------------------------------------------------------------- matches that end at once


def crowd(store: Store, size: int) -> list[str]:
    people = [f"p{n}" for n in range(size)]
    with store.engine.begin() as connection:
        for person in people:
            add_person(connection, person)
        for game in range(GAMES):
            add_match(connection, f"m{game}", FOUR, [])
    return people


def random_ends(people: list[str], game: int) -> list[SeatResult]:
    chosen = random.Random(game).sample(people, 3)
    return [end(seat, person, [9, 5, 2][seat]) for seat, person in enumerate(chosen)]


def counted(store: Store) -> int:
    with store.engine.connect() as connection:
        return sum(connection.scalars(select(RATING.c.games)))


def test_connections_that_write_at_once_lose_nothing(database_url):
    store = Store(database_url)
    store.migrate()
    people = crowd(store, 4)

    def write(games: range) -> None:
        for game in games:
            connection = store.engine.connect().execution_options(writes=True)
            with connection, connection.begin():
                record(connection, f"m{game}", "pow", random_ends(people, game), at=1.0)

    # every match is written by two threads
    threads = [Thread(target=write, args=(range(first, GAMES, 2),)) for first in (0, 1, 0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counted(store) == 3 * GAMES
    store.close()


def test_nodes_that_gather_writes_at_once_lose_nothing(database_url):
    nodes = [Store(database_url) for _ in range(2)]
    nodes[0].migrate()
    people = crowd(nodes[0], 6)

    async def write() -> None:
        orders = [range(GAMES), reversed(range(GAMES))]
        await asyncio.gather(*(told(node, game) for node, order in zip(nodes, orders, strict=True) for game in order))

    async def told(node: Store, game: int) -> None:
        await node.write(lambda connection: record(connection, f"m{game}", "pow", random_ends(people, game), at=1.0))

    asyncio.run(write())
    assert counted(nodes[0]) == 3 * GAMES
    for node in nodes:
        node.close()
