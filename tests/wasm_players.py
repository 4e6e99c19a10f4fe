"""Programs that replay games by the rules in WebAssembly: one in Node, and a worker in Chromium."""

import json
import os
import subprocess
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

import msgspec
from playwright.sync_api import sync_playwright

from herotable.wasm.build import FOLDER
from tests.node import PROGRAMS, bundled
from tools.programs import chromium

Json = dict[str, Any]

PAGE = """<!doctype html><title>Games</title><script>
  const worker = new Worker("worker.mjs", { type: "module" });
  const answers = [];
  const waiting = [];
  worker.onmessage = ({ data }) => (waiting.length ? waiting.shift()(data) : answers.push(data));
  const play = (game) => worker.postMessage(game);
  const answer = () => (answers.length ? answers.shift() : new Promise((done) => waiting.push(done)));
</script>"""


class Player(Protocol):
    """Replays games one after the other; while it does, the next can be sent."""

    def send(self, game: Json) -> None:
        """Give it a game."""

    def answer(self) -> Json | None:
        """The first difference in the first game that was not answered yet, or None."""

    def close(self) -> None:
        """Stop it."""


class NodePlayer:
    """Node, by the rules in a folder; `folder` is for its program."""

    def __init__(self, folder: Path, rules: Path = FOLDER):
        command = ["node", str(bundled("lib/rules/node/games.ts", folder)), str(rules)]
        self.process = subprocess.Popen(
            command, env=os.environ | PROGRAMS, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def send(self, game: Json) -> None:
        assert self.process.stdin
        self.process.stdin.write(msgspec.json.encode(game) + b"\n")
        self.process.stdin.flush()

    def answer(self) -> Json | None:
        assert self.process.stdout
        answer: Json | None = json.loads(self.process.stdout.readline())
        return answer

    def close(self) -> None:
        self.process.communicate()


class ChromiumPlayer:
    """A page of a real Chromium with a worker, served from a folder by a plain file server."""

    program = "worker"

    def __init__(self, folder: Path, rules: Path = FOLDER):
        (folder / "index.html").write_text(PAGE.replace("worker.mjs", f"{self.program}.mjs"), encoding="utf-8")
        bundled(f"lib/rules/parity/{self.program}.ts", folder)
        if not (folder / "rules").exists():
            (folder / "rules").symlink_to(rules)
        self.server = ThreadingHTTPServer(("localhost", 0), partial(QuietHandler, directory=str(folder)))
        Thread(target=self.server.serve_forever, daemon=True).start()
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        self.page = self.browser.new_page()
        self.page.goto(f"http://localhost:{self.server.server_port}")

    def send(self, game: Json) -> None:
        self.page.evaluate("game => play(game)", msgspec.json.encode(game).decode())

    def answer(self) -> Json | None:
        answer: Json | str | None = self.page.evaluate("answer()")
        if isinstance(answer, str):
            raise RuntimeError(answer)
        return answer

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()
        self.server.shutdown()
        self.server.server_close()


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files, and tells nobody."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *_: Any) -> None:
        """No line for each file."""


PLAYERS: dict[str, Any] = {"Node": NodePlayer, "Chromium": ChromiumPlayer}
