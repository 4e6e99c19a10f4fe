"""Play over WebSocket: updates go out as entries are written, actions come in and are answered by their id."""

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
from ..rooms.messages import ActionRefused, Done, encode
from ..rooms.person import Person
from ..rooms.wire import AnyAction, Follow, id_of, read_request
from ..settings import Settings
from .error_responses import AWAY, language_of
from .limits import Limits
from .middleware import RAW_SOCKET, RawSocket
from .reports import read_blocked
from .security import CLOSE_CODE, EXPLAINS, REFUSAL, address
from .tables import Since, do
from .validation import invalid
from .websocket_protocol import WRITE

Socket = WebSocket[Any, Any, Any]
TOO_BIG, RESTART = 1009, 1012  # close codes, beside those of refusals
FLOOD = 429
LONGEST_REASON = 123  # bytes, by the protocol
DISCONNECTED = (WebSocketDisconnect, OSError)
RECHECK = 60.0  # seconds after which a session is checked again, in case the notice of its end was lost


@websocket("/tables/{match:str}/play", opt={EXPLAINS: True})
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
    """Connect a client to a table; `since` is the last entry the client has."""
    await socket.accept()
    sender = address(socket, settings)
    subscriber = Subscriber(optional_identity.person if optional_identity else None, _direct_writer(socket))
    try:
        _check_admitted(socket)
        with authenticator.sockets.opened(subscriber.id or sender, sender) as recheck:
            live = await hall.watch(match, subscriber.person, since, sender)
            subscriber.blocked = await read_blocked(hall.store, subscriber.person)
            connection = PlayConnection(
                hall, subscriber, live, limits, settings.message_bytes, language_of(socket), sender
            )
            watching = _close_when_session_ends(socket, authenticator, optional_identity, recheck)
            await _stay(connection, since, _send(socket, subscriber), _receive(socket, connection), watching)
    except (Refusal, Unavailable) as error:
        await _refuse(socket, error)


def _check_admitted(socket: Socket) -> None:
    """Raise the refusal of the guard, if there was one."""
    refusal: Refusal | None = socket.scope["state"].get(REFUSAL)
    if refusal is not None:
        raise refusal


async def _stay(connection: "PlayConnection", since: int | None, *coroutines: Any) -> None:
    """Subscribe to the room until one of the coroutines ends."""
    connection.enter(connection.live, since)
    try:
        await _until_one_ends(*coroutines)
    finally:
        connection.leave()


async def _until_one_ends(*coroutines: Any) -> None:
    """Run all together; when one ends, or the caller is cancelled, the others are cancelled."""
    tasks = [asyncio.create_task(coroutine) for coroutine in coroutines]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for error in results:
        if isinstance(error, Exception) and not isinstance(error, DISCONNECTED):
            raise error


async def _send(socket: Socket, subscriber: Subscriber) -> None:
    send = _raw_socket(socket).send
    while (message := await subscriber.queue.get()) is not None:
        await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        subscriber.is_behind = not subscriber.queue.empty()
    await socket.close(RESTART)


def _raw_socket(socket: Socket) -> RawSocket:
    raw: RawSocket = socket.scope["state"][RAW_SOCKET]
    return raw


def _direct_writer(socket: Socket) -> Callable[[bytes], bool] | None:
    """The function that sends without waiting, where the server has one (see websocket_protocol)."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    write: Callable[[bytes], bool] | None = extensions.get(WRITE, {}).get("write")
    return write


async def _close_when_session_ends(
    socket: Socket, authenticator: Authenticator, optional_identity: Identity | None, recheck: asyncio.Event
) -> None:
    """Close the WebSocket when its session has ended; checked when `recheck` is set, and from time to time."""
    while optional_identity is None or await _is_valid(authenticator, optional_identity):
        with suppress(TimeoutError):
            await asyncio.wait_for(recheck.wait(), RECHECK)
        recheck.clear()
    await _close(socket, CLOSE_CODE + 401, ErrorMessage("session-over"))


async def _is_valid(authenticator: Authenticator, identity: Identity) -> bool:
    try:
        return await authenticator.is_valid(identity)
    except Unavailable:  # a database that does not answer closes no connection
        return True


async def _receive(socket: Socket, connection: "PlayConnection") -> None:
    receive = _raw_socket(socket).receive
    while (event := await receive())["type"] == "websocket.receive":
        data = event.get("text") or ""
        if len(data) > connection.most:
            await _close(socket, TOO_BIG, ErrorMessage("message-too-long", most=connection.most))
            return
        try:
            await connection.answer(data)
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
    """The requests of one client, at one table and, after `follow`, at its rematch."""

    def __init__(
        self,
        hall: Hall,
        subscriber: Subscriber,
        live: LiveRoom,
        limits: Limits,
        most: int,
        language: str,
        sender: str,
    ):
        self.hall, self.subscriber, self.live, self.limits, self.most = hall, subscriber, live, limits, most
        self.language, self.sender = language, sender
        self.client = subscriber.id or f"guest {id(subscriber)}"

    def enter(self, live: LiveRoom, since: int | None = None) -> None:
        """Subscribe to a room."""
        self.live = live
        self.limits.spend("address_bytes", self.sender, live.subscribers.add(self.subscriber, live.room, since))

    def leave(self) -> None:
        """Unsubscribe from the room."""
        self.live.subscribers.remove(self.subscriber, self.live.room)

    async def answer(self, data: str) -> None:
        """Do the action of a message and answer it; only too many messages end the connection, by a Refusal."""
        number = 0
        try:
            self.limits.take("messages", self.client)
            self.limits.take("address_bytes", self.sender, len(data))
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
        return await do(self.hall, self.limits, person, self.live.room.id, action, self.sender)

    async def _follow(self, person: Person) -> int:
        """Move on to the rematch; the number of its last entry."""
        if (match := self.live.room.rematch) is None:
            raise Refusal("no-rematch")
        live = await self.hall.watch(match, person, address=self.sender)
        self.leave()
        self.enter(live)
        return live.room.number

    def _refuse(self, number: int, code: str, message: ErrorMessage, rule: str | None = None) -> None:
        metrics.refusals.labels(code).inc()
        self.subscriber.send(encode(ActionRefused(number, code, in_words(message, self.language), rule)))


ROUTES: list[Any] = [play]
