"""A small mail server for tests: it takes every letter and keeps it."""

import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from queue import Empty, Queue
from typing import Any

PATIENCE = 20  # seconds for a letter that must come
LINK = re.compile(r"https?://\S+/account/(\w+)#(\S+)")


class Mailbox:
    """The letters that have come, and what clients have said."""

    def __init__(self, port: int):
        self.port = port
        self.said: list[str] = []
        self.letters = Queue[EmailMessage]()

    @property
    def settings(self) -> dict[str, Any]:
        """Settings of a server that sends its letters here."""
        mail = {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_security": "none"}
        return mail | {"smtp_sender": "table@mail.example", "public_url": "http://table.example"}

    def next(self) -> EmailMessage:
        """The next letter; it may still be on its way."""
        return self.letters.get(timeout=PATIENCE)

    def is_empty(self) -> bool:
        """Has no further letter come?"""
        try:
            self.letters.get_nowait()
        except Empty:
            return True
        return False


def link_of(letter: EmailMessage) -> tuple[str, str]:
    """The page and the token of the link in a letter."""
    found = LINK.search(letter.get_content())
    assert found, letter.get_content()
    return found[1], found[2]


class Conversation(socketserver.StreamRequestHandler):
    """What a mail server answers."""

    mailbox: Mailbox

    def handle(self) -> None:
        self._answer("220 here")
        while line := self.rfile.readline().decode().strip():
            self.mailbox.said.append(line)
            match line.split()[0].upper():
                case "DATA":
                    self._answer("354 go on")
                    self._keep()
                    self._answer("250 kept")
                case "QUIT":
                    self._answer("221 bye")
                    return
                case "EHLO":
                    self._answer("250-here\r\n250 AUTH PLAIN")
                case "AUTH":
                    self._answer("235 known")
                case _:
                    self._answer("250 yes")

    def _keep(self) -> None:
        lines = list(iter(self.rfile.readline, b".\r\n"))
        self.mailbox.letters.put(message_from_bytes(b"".join(lines), policy=default))

    def _answer(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def open_mailbox() -> Iterator[Mailbox]:
    """A mail server that listens while the block runs."""
    handler = type("Handler", (Conversation,), {})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        mailbox = Mailbox(server.server_address[1])
        handler.mailbox = mailbox  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield mailbox
        server.shutdown()
        thread.join()
