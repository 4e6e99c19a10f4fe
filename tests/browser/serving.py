"""The real program for tests in the browser: `herotable serve`, a process that can be stopped and started."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOMY = {
    f"HEROTABLE_{kind}_PER_MINUTE": "1000000"
    for kind in (
        "REQUESTS",
        "GUESTS",
        "LOGINS",
        "LETTERS",
        "CODES",
        "TABLES",
        "SAVES",
        "ACTIONS",
        "MESSAGES",
        "CHAT",
        "ADDRESS_REQUESTS",
        "ADDRESS_TABLES",
        "BOT_SECONDS",
    )
} | {"HEROTABLE_ADDRESS_BYTES_PER_MINUTE": "1000000000000", "HEROTABLE_SOCKETS_PER_ADDRESS": "1000000"}
PATIENCE = 600  # seconds: a cold compile cache has to be filled first


class Served:
    """A server on a port of its own, with a folder of its own; `titles` are packages besides the program's own.

    Another `python` than ours serves what is installed in its own environment; `source` is that of another checkout.
    """

    def __init__(self, folder: Path, titles: str = "", python: str | Path = sys.executable, source: Path | None = None):
        self.folder, self.titles, self.python, self.source = folder, titles, str(python), source
        self.settings: dict[str, str] = {}  # of the server, beside our own
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start it and wait until every title can be played."""
        command = [self.python, "-m", "herotable", "serve", "--port", str(self.port), "--no-qr"]
        path = os.pathsep.join(filter(None, sys.path)) if self.python == sys.executable else ""
        if self.source:
            path = f"{self.source}{os.pathsep}{path}"
        environment = os.environ | ROOMY | {"HEROTABLE_DATA": str(self.folder), "HEROTABLE_LOG_LEVEL": "warning"}
        environment |= {"HEROTABLE_TITLES": self.titles, "PYTHONPATH": path}
        environment |= {f"HEROTABLE_{name.upper()}": text for name, text in self.settings.items()}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self.folder / "server.log").read_text(encoding="utf-8"))
            time.sleep(0.1)

    def _is_ready(self) -> bool:
        try:
            titles = httpx.get(f"{self.url}/api/titles").json()
        except httpx.HTTPError:
            return False
        return all(title["state"] == "ready" for title in titles)

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Stop it, and wait for its end."""
        self.process.send_signal(how)
        self.process.wait(30)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
