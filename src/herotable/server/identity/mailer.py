"""Letters by mail: sent in turn beside the requests, so that no answer tells by its time who has an account."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
from litestar.datastructures import State

from ...problems import bundle_of, say
from ..database.store import Unavailable
from ..settings import Settings

LOG = logging.getLogger("herotable.server")
MOST = 200  # tasks that wait; what comes later is dropped
PATIENCE = 10.0  # seconds for each answer of the mail server, and for what waits when the server stops
Task = Callable[[], Awaitable[None]]


class Letter(msgspec.Struct, frozen=True):
    """A letter: a message of `letters.*.ftl` in the reader's language, with its values."""

    to: str
    name: str
    language: str
    values: dict[str, Any]


class Mailer:
    """Does tasks that send letters, in turn."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self._tasks = asyncio.Queue[Task](MOST)

    @property
    def is_on(self) -> bool:
        """Is there a mail server?"""
        return bool(self.settings.smtp_host)

    def later(self, task: Task) -> None:
        """Do a task when those before it are done."""
        try:
            self._tasks.put_nowait(task)
        except asyncio.QueueFull:
            LOG.warning("letter dropped", extra={"reason": "too many wait"})

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server."""
        await asyncio.to_thread(deliver, self.settings, written(letter, self.settings.smtp_sender))

    async def run(self) -> None:
        """Do the tasks until cancelled; one that fails is logged by its kind, since the text may name an address."""
        while True:
            task = await self._tasks.get()
            try:
                await task()
            except (OSError, smtplib.SMTPException, Unavailable) as error:
                LOG.warning("letter failed", extra={"reason": type(error).__name__})
            except Exception:  # one bad letter must not keep back the others
                LOG.exception("letter failed")
            finally:
                self._tasks.task_done()

    async def finish(self) -> None:
        """Wait a moment for what is still to be sent."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._tasks.join()
        except TimeoutError:
            LOG.warning("letter dropped", extra={"reason": "the server stops"})


def written(letter: Letter, sender: str) -> EmailMessage:
    """A letter as it goes over the wire: plain text alone."""
    message, speak = EmailMessage(), texts(letter.language)
    message["From"], message["To"] = sender, letter.to
    message["Subject"] = speak(f"{letter.name}.subject", letter.values)
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(speak(letter.name, letter.values) + "\n")
    return message


def deliver(settings: Settings, message: EmailMessage) -> None:
    """Hand a letter to the mail server; without the encryption that the settings ask for nothing is said there."""
    context = ssl.create_default_context()
    place = (settings.smtp_host, settings.smtp_port)
    is_tls = settings.smtp_security == "tls"
    server = (
        smtplib.SMTP_SSL(*place, timeout=PATIENCE, context=context)
        if is_tls
        else smtplib.SMTP(*place, timeout=PATIENCE)
    )
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=context)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)


@cache
def texts(language: str) -> Callable[[str, dict[str, Any]], str]:
    """Says the messages of `letters.*.ftl` in a language."""
    return partial(say, bundle_of(language, Path(__file__).parents[1] / f"letters.{language}.ftl"))


@asynccontextmanager
async def opened(state: State) -> AsyncIterator[Mailer]:
    """The mailer of a process."""
    mailer = Mailer(state.settings)
    running = asyncio.create_task(mailer.run())
    try:
        yield mailer
    finally:
        await mailer.finish()
        running.cancel()
