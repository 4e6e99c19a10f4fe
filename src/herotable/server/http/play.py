"""Play over WebSocket: what happens goes out as it happens, actions come in and are answered by their number."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency as Given
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...engine.errors import ErrorMessage
from ...problems import in_words
from .. import metrics
from ..database.store import Unavailable
from ..errors import Refusal
from ..identity.sessions import Authenticator, Identity
from ..live.hall import Hall
from ..live.live_room import LiveRoom
from ..live.subscribers import Subscriber
from ..rooms.person import Person
from ..rooms.wire import ActionRefused, AnyAction, Done, Follow, encode, id_of, read_request
from ..settings import Settings
from .error_responses import AWAY, language_of
from .limits import Limits
from .middleware import WIRE, Wire
from .security import CLOSE_CODE, address
from .tables import Since, do
from .validation import invalid
from .websocket_protocol import WRITE

Socket = WebSocket[Any, Any, Any]
TOO_BIG, RESTART = 1009, 1012  # close codes, beside those of refusals
FLOOD = 429
LONGEST_REASON = 123  # bytes, by the protocol
GONE = (WebSocketDisconnect, OSError)  # the client has hung up, or vanished
STILL_KNOWN = 60.0  # seconds after which a session is looked at again, should news of its end be lost


@websocket("/tables/{match:str}/play")
async def play(
    socket: Socket,
    match: FromPath[str],
    optional_identity: Given[Identity | None],
    hall: Given[Hall],
    limits: Given[Limits],
    authenticator: Given[Authenticator],
    settings: Given[Settings],
    since: Since = None,
) -> None:
    """A table, live; `since` is the last entry the client has."""
    await socket.accept()
    subscriber = Subscriber(optional_identity.person if optional_identity else None, _short_way(socket))
    try:
        with authenticator.sockets.opened(subscriber.id or address(socket, settings)) as bell:
            live = await hall.watch(match, subscriber.person, since)
            talk = PlayConnection(hall, subscriber, live, limits, settings.message_bytes, language_of(socket))
            watching = _watch(socket, authenticator, optional_identity, bell)
            await _look_on(talk, since, _send(socket, subscriber), _receive(socket, talk), watching)
    except (Refusal, Unavailable) as error:
        await _refuse(socket, error)


async def _look_on(talk: "PlayConnection", since: int | None, *talking: Any) -> None:
    """In the room, until the talk has ended."""
    talk.enter(talk.live, since)
    try:
        await _until_one_ends(*talking)
    finally:
        talk.leave()


async def _until_one_ends(*coroutines: Any) -> None:
    """All at once; when one has ended, or the caller is stopped, the others are stopped."""
    tasks = [asyncio.create_task(coroutine) for coroutine in coroutines]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ends:
        if isinstance(error, Exception) and not isinstance(error, GONE):
            raise error


async def _send(socket: Socket, subscriber: Subscriber) -> None:
    send = _wire(socket).send
    while (message := await subscriber.queue.get()) is not None:
        await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        subscriber.is_behind = not subscriber.queue.empty()
    await socket.close(RESTART)


def _wire(socket: Socket) -> Wire:
    wire: Wire = socket.scope["state"][WIRE]
    return wire


def _short_way(socket: Socket) -> Callable[[bytes], bool] | None:
    """How to send at once, where the server can."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    write: Callable[[bytes], bool] | None = extensions.get(WRITE, {}).get("write")
    return write


async def _watch(
    socket: Socket, authenticator: Authenticator, optional_identity: Identity | None, bell: asyncio.Event
) -> None:
    """A session that was ended elsewhere ends here too: looked at when the bell rings, and now and then."""
    while optional_identity is None or await _is_still_known(authenticator, optional_identity):
        with suppress(TimeoutError):
            await asyncio.wait_for(bell.wait(), STILL_KNOWN)
        bell.clear()
    await _close(socket, CLOSE_CODE + 401, ErrorMessage("session-over"))


async def _is_still_known(authenticator: Authenticator, optional_identity: Identity) -> bool:
    try:
        return await authenticator.still_knows(optional_identity)
    except Unavailable:  # nobody is sent away because the database is
        return True


async def _receive(socket: Socket, talk: "PlayConnection") -> None:
    receive = _wire(socket).receive
    while (event := await receive())["type"] == "websocket.receive":
        data = event.get("text") or ""
        if len(data) > talk.most:
            await _close(socket, TOO_BIG, ErrorMessage("message-too-long", most=talk.most))
            return
        try:
            await talk.answer(data)
        except Refusal as error:
            await _refuse(socket, error)
            return


async def _refuse(socket: Socket, error: Refusal | Unavailable) -> None:
    status, message = (error.status, error.message) if isinstance(error, Refusal) else (503, AWAY)
    await _close(socket, CLOSE_CODE + status, message)


async def _close(socket: Socket, code: int, message: ErrorMessage) -> None:
    """Hang up, and say why in the client's language as far as there is room."""
    reason = in_words(message, language_of(socket))
    await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))


class PlayConnection:
    """What one client says, at one table after the other."""

    def __init__(self, hall: Hall, subscriber: Subscriber, live: LiveRoom, limits: Limits, most: int, language: str):
        self.hall, self.subscriber, self.live, self.limits, self.most = hall, subscriber, live, limits, most
        self.language = language
        self.client = subscriber.id or f"guest {id(subscriber)}"

    def enter(self, live: LiveRoom, since: int | None = None) -> None:
        """Be at this table."""
        self.live = live
        live.subscribers.add(self.subscriber, live.room, since)

    def leave(self) -> None:
        """Be there no more."""
        self.live.subscribers.remove(self.subscriber, self.live.room)

    async def answer(self, data: str) -> None:
        """Do what a message asks, and say what became of it; only a flood ends the talk."""
        number = 0
        try:
            self.limits.take("messages", self.client)
            request = read_request(data)
            number = request.id
            if self.subscriber.person is None:
                raise Refusal("who-are-you", ErrorMessage("who-acts"), 401)
            self.subscriber.send(encode(Done(number, await self._do(self.subscriber.person, request.action))))
        except Refusal as error:
            if error.status == FLOOD:
                raise
            self._refuse(number, error.code, error.message, error.rule)
        except Unavailable:
            self._refuse(number, "try-again", AWAY)
        except msgspec.MsgspecError as error:
            self._refuse(id_of(data), "unreadable", invalid(str(error)))
        except RecursionError:
            self._refuse(id_of(data), "unreadable", ErrorMessage("nested"))

    async def _do(self, person: Person, action: AnyAction | Follow) -> int:
        if isinstance(action, Follow):
            return await self._follow(person)
        return await do(self.hall, self.limits, person, self.live.room.id, action)

    async def _follow(self, person: Person) -> int:
        """To the next table; the number of its last entry."""
        if (match := self.live.room.rematch) is None:
            raise Refusal("no-rematch")
        live = await self.hall.watch(match, person)
        self.leave()
        self.enter(live)
        return live.room.number

    def _refuse(self, number: int, code: str, message: ErrorMessage, rule: str | None = None) -> None:
        metrics.refusals.labels(code).inc()
        self.subscriber.send(encode(ActionRefused(number, code, in_words(message, self.language), rule)))


ROUTES: list[Any] = [play]
