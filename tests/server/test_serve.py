"""The command `herotable serve`, with a real process on a free port."""

import argparse
import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from herotable import cli
from herotable.commands import serve as command
from herotable.commands.texts import say_in
from herotable.server.http import public_url
from herotable.server.settings import Settings

WITH_ECHO = """
import sys
from litestar import WebSocket, websocket
from herotable import cli
from herotable.server import app

@websocket("/echo")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())

app.ROUTES.append(echo)
sys.exit(cli.main(sys.argv[1:]))
"""
PLAIN = "import sys; from herotable import cli; sys.exit(cli.main(sys.argv[1:]))"
processes = pytest.mark.parametrize("count", ["1", "2"])
QUIET = ("--host", "127.0.0.1", "--port", "0", "--no-qr")


class Node:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", output: list[str]):
        self.process = process
        self.output = output
        self.address = output[0].split()[-1]

    def ends(self) -> tuple[int, list[dict]]:
        """Its status and its log."""
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, [json.loads(line) for line in errors.splitlines()]


@pytest.fixture
def node(tmp_path):
    """Start a server; interpreted, so that nothing is compiled beside the tests."""

    @contextmanager
    def start(*arguments: str, program: str = WITH_ECHO, **settings: str) -> Iterator[Node]:
        given = {"HEROTABLE_DATA": str(tmp_path / "data"), "HEROTABLE_INTERPRETED": "1", **settings}
        process = subprocess.Popen(
            [sys.executable, "-c", program, "serve", *arguments],
            env=os.environ | given,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            output = [process.stdout.readline()]
            while not output[-1].startswith("Ctrl-C"):
                assert output[-1], process.communicate()
                output.append(process.stdout.readline())
            yield Node(process, output)
        finally:
            process.kill()
            process.communicate()

    return start


def test_it_says_where_it_is_and_answers_there(node, tmp_path):
    with node(*QUIET) as served:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", served.address)
        answer = httpx.get(f"{served.address}/health", timeout=30)
        assert answer.json() == {"state": "alive"}
        assert "server" not in answer.headers
        assert (tmp_path / "data" / "herotable.db").exists()
        first = until_ready(served)
        assert first.status_code == 200
        assert "ready" in first.json()["titles"].values()


def until_ready(served: Node) -> httpx.Response:
    """The first answer to `/ready` after those which say that titles are being prepared."""
    until = time.monotonic() + 60
    answer = httpx.get(f"{served.address}/ready", timeout=30)
    while (answer.status_code, answer.json().get("code")) == (503, "preparing") and time.monotonic() < until:
        time.sleep(0.05)
        answer = httpx.get(f"{served.address}/ready", timeout=30)
    return answer


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@processes
def test_it_stops_in_good_order(node, tmp_path, count, how):
    with node(*QUIET, "--processes", count) as served:
        httpx.post(f"{served.address}/api/guests", json={"name": "Ada"}, timeout=30).raise_for_status()
        served.process.send_signal(how)
        status, log = served.ends()
    assert status == 0
    assert [line["event"] for line in log if line["level"] in ("warning", "error")] == []
    assert not (tmp_path / "data" / "herotable.db-wal").exists()  # the last one to leave has closed the database


@processes
def test_open_websockets_are_told_that_it_restarts(node, count):
    async def main(served):
        async with connect(f"{served.address.replace('http', 'ws')}/echo") as socket:
            await socket.send("hello")
            assert await socket.recv() == "hello"
            served.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return socket.close_code

    with node(*QUIET, "--processes", count) as served:
        assert asyncio.run(main(served)) == 1012
        assert served.ends()[0] == 0


def test_processes_are_counted_together(node):
    with node(*QUIET, "--processes", "2", program=PLAIN) as served:
        for number in range(5):  # a connection each, one process after the other
            httpx.post(f"{served.address}/api/guests", json={"name": f"Ada {number}"}, timeout=30).raise_for_status()
        told = [httpx.get(f"{served.address}/metrics", timeout=30).text for _ in range(2)]
    counted = 'herotable_request_seconds_count{method="POST",route="/api/guests",status="201"} 5.0'
    assert all(counted in text for text in told)


def test_a_silent_visitor_does_not_keep_the_others_waiting(node):
    with node(*QUIET, "--processes", "2") as served:
        url = httpx.URL(served.address)
        with socket.create_connection((url.host, url.port)):
            assert httpx.get(f"{served.address}/health", timeout=30).status_code == 200


def test_a_message_over_the_limit_ends_the_connection(node):
    async def main(served):
        async with connect(f"{served.address.replace('http', 'ws')}/echo") as socket:
            await socket.send("x" * 2000)
            assert len(await socket.recv()) == 2000
            await socket.send("x" * 2049)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return socket.close_code

    with node(*QUIET, HEROTABLE_MESSAGE_BYTES="2048") as served:
        assert asyncio.run(main(served)) == 1009


# ---------------------------------------------------------------- what can be wrong


def refused(capsys, *arguments):
    assert cli.main(["serve", *arguments]) == 1
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("herotable: ")
    assert error.count("\n") == 1
    return error


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("HEROTABLE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_taken_port_is_named(capsys, data):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"port {port} is taken" in refused(capsys, "--host", "127.0.0.1", "--port", port)
    assert not data.exists()


def test_an_address_of_another_machine_is_named(capsys):
    assert "192.0.2.77" in refused(capsys, "--host", "192.0.2.77", "--port", "0")
    assert "no such host, port 0: there is no such host" in refused(capsys, "--host", "no such host", "--port", "0")


def test_a_folder_that_cannot_be_written_is_named(capsys, data):
    data.write_text("a file, not a folder")
    assert str(data) in refused(capsys, "--port", "0")


def test_a_database_that_does_not_answer_is_named_without_its_password(capsys):
    said = refused(capsys, "--port", "0", "--database", "postgresql+psycopg://me:hush@127.0.0.1:1/table")
    assert "postgresql+psycopg://me:***@127.0.0.1:1/table" in said
    assert "hush" not in said


def test_a_wrong_setting_is_named(capsys, monkeypatch):
    monkeypatch.setenv("HEROTABLE_PORT", "seven")
    assert "HEROTABLE_PORT: expected a whole number" in refused(capsys)
    monkeypatch.delenv("HEROTABLE_PORT")
    assert "--processes: expected a whole number from 1 to 256" in refused(capsys, "--processes", "0")


def test_a_backup_of_a_database_that_is_not_there_is_refused(capsys, tmp_path):
    assert cli.main(["server", "backup", str(tmp_path / "backup")]) == 1
    assert "nothing to back up" in capsys.readouterr().err


def test_backup_and_restore_are_commands(capsys, data, tmp_path):
    from herotable.server.app import open_store

    open_store(Settings(data=str(data))).close()
    assert cli.main(["server", "backup", str(tmp_path / "backup")]) == 0
    assert cli.main(["server", "restore", str(tmp_path / "backup")]) == 1
    assert cli.main(["server", "restore", str(tmp_path / "backup"), "--force"]) == 0
    assert "not empty" in capsys.readouterr().err


# ---------------------------------------------------------------- for phones


@pytest.fixture
def greeting(capsys, monkeypatch):
    """What is said, and the address that is drawn."""
    drawn: list[str] = []
    monkeypatch.setattr(command, "print_qr_code", drawn.append)

    def greet(at_terminal: bool = True, no_qr: bool = False, **settings: Any) -> tuple[str, list[str]]:
        drawn.clear()
        monkeypatch.setattr(sys.stdout, "isatty", lambda: at_terminal, raising=False)
        command.greet(
            Settings(**settings), 8000, argparse.Namespace(open=False, no_qr=no_qr, say=say_in("en"), language="en")
        )
        return capsys.readouterr().out, list(drawn)

    return greet


def test_phones_get_the_address_in_this_network_as_a_code(greeting, monkeypatch):
    monkeypatch.setattr(public_url, "phone_address", lambda _host, port: f"http://192.168.1.5:{port}")
    said, drawn = greeting()
    assert "http://localhost:8000" in said
    assert "http://192.168.1.5:8000" in said
    assert drawn == ["http://192.168.1.5:8000"]
    assert greeting(at_terminal=False)[1] == []
    assert greeting(no_qr=True)[1] == []


def test_the_public_address_goes_before(greeting):
    said, drawn = greeting(public_url="https://table.example")
    assert "For phones: https://table.example" in said
    assert drawn == ["https://table.example"]


def test_a_machine_without_a_network_has_no_address_for_phones(greeting, monkeypatch):
    monkeypatch.setattr(public_url, "phone_address", lambda _host, _port: None)
    said, drawn = greeting()
    assert "phones" not in said
    assert drawn == []


def test_an_address_of_ipv6_is_written_with_brackets():
    assert public_url.phone_address("fd00::5", 80) == "http://[fd00::5]:80"


def test_the_code_holds_the_address(capsys):
    command.print_qr_code("http://192.168.1.5:8000")
    assert len(capsys.readouterr().out.splitlines()) > 10


@pytest.mark.parametrize("own", ["localhost", "127.0.0.1", "::1", None])
def test_what_is_passed_on_is_not_localhost(monkeypatch, own):
    monkeypatch.setattr(public_url, "phone_address", lambda _host, port: f"http://192.168.1.5:{port}")
    assert public_url.outward("http://localhost:8000/", own, 8000, "0.0.0.0") == "http://192.168.1.5:8000"


@pytest.mark.parametrize(("host", "listening"), [("table.example", "0.0.0.0"), ("localhost", "127.0.0.1")])
def test_what_others_can_reach_or_nobody_can_is_passed_on_as_it_is(host, listening):
    assert public_url.outward(f"http://{host}:8000/", host, 8000, listening) == f"http://{host}:8000"
