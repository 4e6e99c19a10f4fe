"""Scripted players at tables of our server, who tell what they see in lines of JSON; benchmarks.server starts them."""

import asyncio
import json
import os
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from herotable.client import Client

TITLE, SEATS = "pow", 2
TABLES_OF_A_PAIR = 10  # tables at which the same two people play
AT_ONCE = 20  # tables that are set up at the same time
SOON = 0.1  # seconds between two looks whether everybody is there
MOVE = 1  # the id of every move; that of other actions is 0


class Order(msgspec.Struct, frozen=True):
    """What is to be done: the players of a table are spread over the nodes at `urls`."""

    urls: list[str]
    tables: int
    warm: float  # seconds before it is measured
    seconds: float
    pause: float  # mean seconds a player thinks in the second, paced phase


class View(msgspec.Struct):
    """The part of a view that a random player needs."""

    waiting: list[int]
    legal: list[str]


class Eyes(msgspec.Struct):
    """What a seat sees, and the request it may answer."""

    seat: int
    view: View | None
    request: int | None


class Seat(msgspec.Struct):
    """Who is ready."""

    ready: bool
    mine: bool


class Room(msgspec.Struct):
    """Whether the match goes on, and where the next one is."""

    state: str
    seats: list[Seat]
    rematch: str | None


class Happened(msgspec.Struct):
    """The entry of an update."""

    number: int


class Heard(msgspec.Struct):
    """Any message of the server."""

    type: str
    id: int = 0  # of an answer: what it answers
    number: int = 0  # of a snapshot: its last entry
    happened: Happened | None = None
    eyes: list[Eyes] | None = None
    room: Room | None = None
    error: str = ""


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """What all players count together, and the sign to begin."""

    seated: int = 0  # people with an open socket
    begin: asyncio.Event = field(default_factory=asyncio.Event)
    pause: float = 0.0
    accepted: int = 0  # moves that were acknowledged, since the beginning
    delays: list[float] = field(default_factory=list)  # milliseconds until all seats were informed


class Table:
    """Two people who play one match after the other."""

    def __init__(self, people: list[Client], urls: list[str], tally: Tally):
        self.people, self.urls, self.tally = people, urls, tally
        self.sent: dict[tuple[str, int], float] = {}  # when the move was sent that becomes an entry of a match
        self.seen: dict[tuple[str, int], int] = {}  # by how many people an entry was seen
        self.match = ""

    async def set_up(self) -> None:
        """The first match, begun."""
        host, other = self.people
        self.match = await host.new_table(TITLE, SEATS)
        await other.act(self.match, "join", seat=1)
        await other.act(self.match, "ready", seat=1)
        await host.act(self.match, "start")

    async def go_on(self) -> None:
        """Play for ever."""
        await asyncio.gather(*(self.stay(place) for place in range(SEATS)))

    async def stay(self, place: int) -> None:
        """One of the two, match after match."""
        match, url = self.match, self.urls[place]
        headers = self.people[place].headers() | {"origin": url}
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{match}/play"
        async with connect(
            address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60
        ) as socket:
            self.tally.seated += 1
            await self.tally.begin.wait()
            while True:
                player = Player(self, socket, match, is_host=place == 0)
                match = await player.play()
                await player.ask("follow")

    def count(self, entry: tuple[str, int]) -> None:
        """One of the two was informed of an entry."""
        self.seen[entry] = self.seen.get(entry, 0) + 1
        if self.seen[entry] == SEATS:
            del self.seen[entry]
            if entry in self.sent:
                self.tally.delays.append(1000 * (time.perf_counter() - self.sent.pop(entry)))


class Player:
    """One person at one match: begins it with the other, makes random moves, and asks for the next match."""

    def __init__(self, table: Table, socket: ClientConnection, match: str, is_host: bool):
        self.table, self.socket, self.match, self.is_host = table, socket, match, is_host
        self.asked: set[str] = set()  # what was asked for once

    async def play(self) -> str:
        """The match that follows."""
        await self.answer(await self.arrive())
        while True:
            heard = await self.hear()
            if heard.type == "done" and heard.id == MOVE:
                self.table.tally.accepted += 1
            if heard.happened is not None:
                self.table.count((self.match, heard.happened.number))
            if heard.room is not None and heard.room.rematch is not None:
                return heard.room.rematch
            await self.answer(heard)

    async def arrive(self) -> Heard:
        """The match as it is found; the last words about the one before it may still be on their way."""
        while (heard := await self.hear()).type != "snapshot":
            pass
        return heard

    async def hear(self) -> Heard:
        """The next message."""
        heard = read(await self.socket.recv(decode=False))
        if heard.type == "refused":
            raise RuntimeError(heard.error)
        return heard

    async def answer(self, heard: Heard) -> None:
        """What the room asks for now."""
        eyes = heard.eyes[0] if heard.eyes else None
        if heard.room and heard.room.state == "lobby":
            if self.is_host and all(seat.ready for seat in heard.room.seats if not seat.mine):
                await self.ask("start")
            elif eyes and not self.is_host:
                await self.ask("ready", seat=eyes.seat)
        elif heard.room and heard.room.state == "over" and self.is_host:
            await self.ask("rematch")
        elif eyes and eyes.view and eyes.seat in eyes.view.waiting and eyes.request is not None:
            await self.move(eyes, eyes.view, heard.happened.number if heard.happened else heard.number)

    async def ask(self, do: str, **fields: int) -> None:
        """Something that is done once in a match."""
        if do not in self.asked:
            self.asked.add(do)
            await self.send(0, do=do, **fields)

    async def move(self, eyes: Eyes, view: View, last: int) -> None:
        """A random move after the last entry."""
        if self.table.tally.pause:
            await asyncio.sleep(2 * self.table.tally.pause * random.random())
        self.table.sent[self.match, last + 1] = time.perf_counter()
        await self.send(MOVE, do="play", seat=eyes.seat, move=random.choice(view.legal), request=eyes.request)

    async def send(self, id: int, **action: object) -> None:
        """An action; `id` comes back with its answer."""
        await self.socket.send(msgspec.json.encode({"id": id, "action": action}).decode())


async def measure(tally: Tally, phase: str, warm: float, seconds: float) -> None:
    """Everything counted in some seconds, after some to get going."""
    await asyncio.sleep(warm)
    tell(phase=phase, mark="begin")
    begun, before = time.perf_counter(), tally.accepted
    tally.delays = []
    await asyncio.sleep(seconds)
    moves, delays = tally.accepted - before, sorted(tally.delays)
    rate = moves / (time.perf_counter() - begun)
    tell(phase=phase, mark="end", moves=moves, rate=rate, median=share(delays, 0.5), late=share(delays, 0.99))


def share(delays: list[float], part: float) -> float | None:
    """The delay that a part of all does not exceed."""
    return delays[int(part * (len(delays) - 1))] if delays else None


async def seated(order: Order, tally: Tally) -> list[Table]:
    """All tables, their matches begun; a pair of people is at several of them."""
    tables: list[Table] = []
    pairs = -(-order.tables // TABLES_OF_A_PAIR)
    for pair in range(pairs):
        urls = [order.urls[(pair + seat) % len(order.urls)] for seat in range(SEATS)]
        people = [Client(url) for url in urls]
        for seat, person in enumerate(people):
            await person.come(f"player {pair} {seat}")
        tables += [Table(people, urls, tally) for _ in range(TABLES_OF_A_PAIR)]
    del tables[order.tables :]
    for first in range(0, order.tables, AT_ONCE):
        await asyncio.gather(*(table.set_up() for table in tables[first : first + AT_ONCE]))
    return tables


async def main(order: Order) -> None:
    """Seat everybody, let them play as fast as they can, then at their ease."""
    tally = Tally()
    playing: asyncio.Future[Any] = asyncio.gather(*(table.go_on() for table in await seated(order, tally)))
    await asyncio.wait([playing, asyncio.create_task(phases(order, tally))], return_when=asyncio.FIRST_COMPLETED)
    if not playing.done():  # it ends by a mistake alone
        os._exit(0)  # a thousand sockets need not say goodbye
    playing.result()


async def phases(order: Order, tally: Tally) -> None:
    """When everybody has come: without a pause, then with one."""
    while tally.seated < order.tables * SEATS:
        await asyncio.sleep(SOON)
    tally.begin.set()
    await measure(tally, "full", order.warm, order.seconds)
    tally.pause = order.pause
    await measure(tally, "paced", order.warm / 2, order.seconds / 2)


def tell(**line: object) -> None:
    """A line for whoever started this."""
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    uvloop.run(main(msgspec.json.decode(sys.argv[1], type=Order)))
