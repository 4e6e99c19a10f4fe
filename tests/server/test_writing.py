"""Writes of nodes that meet, and of callers that go away."""

import asyncio
import contextlib
from collections.abc import Callable
from threading import Event
from typing import ClassVar

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from herotable.server.database.schema import SECRET
from herotable.server.database.store import BatchedWrite, Store, Unavailable

MARKS = 50  # that each node makes on each row


def values(store: Store) -> dict[str, str]:
    with store.engine.connect() as connection:
        return {row.name: row.value for row in connection.execute(select(SECRET))}


def test_a_caller_that_goes_away_does_not_stop_the_store(store):
    go = Event()

    async def scene() -> None:
        holding = asyncio.create_task(store.write(lambda _: go.wait()))
        leaving = asyncio.create_task(store.write(lambda c: c.execute(insert(SECRET).values(name="a", value="1"))))
        await asyncio.sleep(0)
        leaving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await leaving
        go.set()
        await holding
        await asyncio.wait_for(store.write(lambda c: c.execute(insert(SECRET).values(name="b", value="2"))), 60)

    asyncio.run(scene())
    assert values(store) == {"a": "1", "b": "2"}


def test_nodes_that_wait_for_each_other_both_come_through(database_url):
    """Each gathers two writes in one transaction, in opposite order."""
    nodes = [Store(database_url) for _ in range(2)]
    nodes[0].migrate()
    with nodes[0].engine.begin() as connection:
        connection.execute(insert(SECRET), [{"name": name, "value": ""} for name in "ab"])

    async def mark(node: Store, name: str, letter: str) -> None:
        change = update(SECRET).where(SECRET.c.name == name).values(value=SECRET.c.value + letter)
        await node.write(lambda connection: connection.execute(change))

    async def scene() -> None:
        orders = ((nodes[0], "ab", "x"), (nodes[1], "ba", "y"))
        await asyncio.gather(
            *(mark(node, name, letter) for _ in range(MARKS) for node, names, letter in orders for name in names)
        )

    asyncio.run(scene())
    assert {name: sorted(value) for name, value in values(nodes[0]).items()} == dict.fromkeys(
        "ab", sorted("xy" * MARKS)
    )
    for node in nodes:
        node.close()


class Mark(BatchedWrite):
    """A row; how many went together is counted."""

    sizes: ClassVar[list[int]] = []

    def __init__(self, name: str):
        self.row = {"name": name, "value": ""}

    @classmethod
    def do_all(cls, connection: Connection, works: "list[Mark]") -> None:
        cls.sizes.append(len(works))
        connection.execute(insert(SECRET), [work.row for work in works])


def test_writes_of_a_kind_go_together_and_the_one_that_fails_fails_alone(store):
    go = Event()

    async def scene() -> list[object]:
        holding = asyncio.create_task(store.write(lambda _: go.wait()))  # the others gather meanwhile
        await asyncio.sleep(0)
        gathered = [asyncio.create_task(store.write(Mark(name))) for name in names]
        await asyncio.sleep(0)
        go.set()
        await holding
        return await asyncio.gather(*gathered, return_exceptions=True)

    names = "abcd"
    Mark.sizes.clear()
    assert asyncio.run(scene()) == [None] * 4
    assert max(Mark.sizes) > 1
    go.clear()
    names = "efaeg"
    ends = [type(end) for end in asyncio.run(scene())]
    assert ends == [type(None), type(None), IntegrityError, IntegrityError, type(None)]
    assert "".join(sorted(values(store))) == "abcdefg"


def test_a_full_disk_undoes_all_writes_of_the_commit_and_later_ones_succeed(store):
    begun, go = Event(), Event()

    def hold(_: Connection) -> None:
        begun.set()
        go.wait()

    def full(_: Connection) -> None:
        raise OperationalError("INSERT", {}, Exception("disk I/O error"))

    def written(name: str) -> Callable[[Connection], object]:
        return lambda connection: connection.execute(insert(SECRET).values(name=name, value=""))

    async def scene() -> None:
        holding = asyncio.create_task(store.write(hold))  # the others gather meanwhile
        await asyncio.to_thread(begun.wait)
        gathered = [asyncio.create_task(store.write(work)) for work in (written("a"), full, written("b"))]
        await asyncio.sleep(0)
        go.set()
        await holding
        ends = await asyncio.gather(*gathered, return_exceptions=True)
        assert [str(end) for end in ends if isinstance(end, Unavailable)] == ["disk I/O error"] * 3
        await store.write(written("c"))

    asyncio.run(scene())
    assert list(values(store)) == ["c"]
