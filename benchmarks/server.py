"""Measure our server and boardgame.io's under the same load: `python -m benchmarks.server`, from the root."""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.server.postgresql import PostgreSQL
from tools.programs import postgresql_folder

from .report import table
from .run import HERE, PEERS, QUIET, install_node, set_up

PHASES = ("full", "paced")
PATIENCE = 60  # seconds a server has for ending
COMPILING = 600  # seconds it has for preparing all titles; a moment unless its rules were just changed
TICKS = os.sysconf("SC_CLK_TCK")
ROOMY = (
    {
        f"HEROTABLE_{kind}_PER_MINUTE": "1000000000"
        for kind in (
            "REQUESTS",
            "GUESTS",
            "TABLES",
            "ACTIONS",
            "MESSAGES",
            "CHAT",
            "ADDRESS_REQUESTS",
            "ADDRESS_TABLES",
            "BOT_SECONDS",
        )
    }
    | {"HEROTABLE_ADDRESS_BYTES_PER_MINUTE": "1000000000000", "HEROTABLE_SOCKETS_PER_ADDRESS": "1000000"}
    | {"HEROTABLE_TABLES_PER_PERSON": "1000000", "HEROTABLE_LOG_LEVEL": "warning"}
)
THEIRS = "boardgame.io, in memory"
HEADS = [
    "server",
    "durable",
    "moves/s",
    "to theirs",
    "p50 ms",
    "p99 ms",
    "CPU ms/move",
    "load's",
    "paced p50",
    "paced p99",
]
NOTES = (
    "The players make random moves at once when it is their turn; every figure is of one run. A move counts for ours "
    "when the server has acknowledged it, for boardgame.io when both players have received it.",
    "The delays go from sending a move until both players' sockets have received it. Under full load they mostly tell "
    "how long the moves of all tables wait for each other; paced, each player thinks a second before each move.",
    "Ours tells a move after it is on the disk: SQLite with synchronous=FULL, PostgreSQL with fsync, all moves that "
    "have gathered in one commit. boardgame.io tells a move before it is written; in memory it is lost with the "
    "process, and the flat files are written without fsync and in place, so a crash can lose or cut them.",
    "Ours sends each player what that seat sees and may do, with the events; boardgame.io sends the state, and its "
    "players enumerate the moves themselves. After a match comes the next on the same sockets: in ours a rematch, in "
    "boardgame.io a new match.",
    "“To theirs” divides by boardgame.io's server in memory. The CPU time of a move is that of the server's processes, "
    "without PostgreSQL's; it depends less than the rate on what else the machine does. The load runs on the same "
    "machine and takes its share of the cores: its CPU time of a move stands beside.",
)


@dataclass
class Running:
    """A server that answers: its processes, where players go, and what its own load needs to know."""

    processes: list["subprocess.Popen[str]"]
    order: dict[str, Any]


@dataclass
class Result:
    """What was measured of a configuration: by phase, the words of the load and the CPU time of the server."""

    name: str
    durable: bool
    phases: dict[str, dict[str, float]] = field(default_factory=dict)
    error: str = ""


@dataclass(frozen=True)
class Configuration:
    """A way to run a server, and the load for it."""

    name: str
    durable: bool
    start: Callable[[ExitStack], Running]
    load: tuple[str, ...]


# ---------------------------------------------------------------- servers


def ours(nodes: int, database: Callable[[ExitStack], str], processes: int = 1) -> Callable[[ExitStack], Running]:
    """Nodes of ours on one database, each of so many processes."""

    def start(stack: ExitStack) -> Running:
        url = database(stack)
        begun = [stack.enter_context(node(url, processes)) for _ in range(nodes)]
        return Running([process for process, _ in begun], {"urls": [url for _, url in begun]})

    return start


@contextmanager
def node(database: str, processes: int) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A node as `herotable serve` starts it, all titles prepared."""
    words = [sys.executable, "-m", "herotable", "serve", "--host", "127.0.0.1", "--port", "0", "--no-qr"]
    with program(*words, "--database", database, "--processes", str(processes)) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        _await_titles(url)
        yield process, url


def _await_titles(url: str) -> None:
    """What is still being compiled would be measured as well."""
    until = time.monotonic() + COMPILING
    while time.monotonic() < until:
        time.sleep(0.2)
        with suppress(OSError), urlopen(f"{url}/api/titles") as answer:
            if all(title["state"] == "ready" for title in json.load(answer)):
                return
    raise TimeoutError(f"not all titles were prepared in {COMPILING} s")


def sqlite(stack: ExitStack) -> str:
    """A database in a file."""
    return f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/table.db"


def postgresql(stack: ExitStack) -> str:
    """A database of a PostgreSQL of this run's own."""
    programs = postgresql_folder()
    if programs is None:
        raise FileNotFoundError("no PostgreSQL on this machine")
    server = PostgreSQL(programs)
    stack.callback(server.remove)
    server.start()
    return server.url(server.new_database())


def theirs(in_memory: bool) -> Callable[[ExitStack], Running]:
    """boardgame.io's server."""

    def start(stack: ExitStack) -> Running:
        store = "memory" if in_memory else stack.enter_context(tempfile.TemporaryDirectory())
        process = stack.enter_context(program("node", str(PEERS / "server_boardgame.js"), store))
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        return Running([process], {"urls": [told["url"]], "api": told["api"]})

    return start


@contextmanager
def program(*words: str) -> Iterator["subprocess.Popen[str]"]:
    """A process whose lines are read; it ends with the block."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=sys.stderr, text=True, env=os.environ | ROOMY)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()


OUR_LOAD = (sys.executable, "-m", "benchmarks.load")
THEIR_LOAD = ("node", str(PEERS / "load_boardgame.js"))
CONFIGURATIONS = (
    Configuration(THEIRS, False, theirs(in_memory=True), THEIR_LOAD),
    Configuration("boardgame.io, flat files", False, theirs(in_memory=False), THEIR_LOAD),
    Configuration("Hero Table, SQLite", True, ours(1, sqlite), OUR_LOAD),
    Configuration("Hero Table, SQLite, two processes", True, ours(1, sqlite, 2), OUR_LOAD),
    Configuration("Hero Table, PostgreSQL", True, ours(1, postgresql), OUR_LOAD),
    Configuration("Hero Table, PostgreSQL, two processes", True, ours(1, postgresql, 2), OUR_LOAD),
    Configuration("Hero Table, PostgreSQL, three nodes", True, ours(3, postgresql), OUR_LOAD),
)

# ---------------------------------------------------------------- measuring


def measured(configuration: Configuration, asked: argparse.Namespace) -> Result:
    """Start the server, load it, and listen to the load; a failure is a result as well."""
    result = Result(configuration.name, configuration.durable)
    try:
        with ExitStack() as stack:
            running = configuration.start(stack)
            order = running.order | {name: getattr(asked, name) for name in ("tables", "warm", "seconds", "pause")}
            load = stack.enter_context(program(*configuration.load, json.dumps(order)))
            _listen(load, running, result)
    except Exception as error:
        result.error = f"{type(error).__name__}: {error}"
    if not result.error and sum(phase["moves"] > 0 for phase in result.phases.values()) < len(PHASES):
        result.error = "the load broke off or made no moves"
    return result


def _listen(load: "subprocess.Popen[str]", running: Running, result: Result) -> None:
    assert load.stdout is not None
    before = [0.0, 0.0]
    for line in load.stdout:
        told = json.loads(line)
        spent = [
            sum(cpu_seconds(pid) for process in running.processes for pid in family(process.pid)),
            cpu_seconds(load.pid),
        ]
        if told["mark"] == "begin":
            before = spent
        else:
            server, players = (
                1000 * (now - then) / max(1, told["moves"]) for now, then in zip(spent, before, strict=True)
            )
            result.phases[told["phase"]] = told | {"cpu": server, "load": players}


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split())]


def cpu_seconds(pid: int) -> float:
    """What a process and its threads have used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


# ---------------------------------------------------------------- the page


def rows(results: list[Result]) -> Iterator[list[str]]:
    """A row for each configuration."""
    base = next((r.phases["full"]["rate"] for r in results if r.name == THEIRS and "full" in r.phases), None)
    for result in results:
        if result.error:
            yield [result.name, "fails", *["–"] * (len(HEADS) - 2)]
            continue
        full, paced = result.phases["full"], result.phases["paced"]
        beside = f"×{full['rate'] / base:.2f}" if base else "–"
        delays = [f"{phase[name]:.1f}" for phase in (full, paced) for name in ("median", "late")]
        durable = "yes" if result.durable else "no"
        cpu = [f"{full[name]:.2f}" for name in ("cpu", "load")]
        yield [result.name, durable, f"{full['rate']:,.0f}", beside, *delays[:2], *cpu, *delays[2:]]


def page(results: list[Result], about: list[str]) -> str:
    """The whole report."""
    parts = [
        "# Hero Table's server beside boardgame.io's",
        "\n".join(f"- {line}" for line in (*about, *NOTES)),
        table(HEADS, rows(results)),
        "\n".join(f"- {r.name}: {r.error}" for r in results if r.error),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def about(asked: argparse.Namespace, load: float) -> list[str]:
    """When, where and how much."""
    state = "" if load < QUIET else "; the machine was busy, so the figures are provisional"
    return [
        f"{date.today()}, {platform.system()} on {platform.machine()}, {os.cpu_count()} cores, "
        f"load average {load:.1f} before{state}",
        f"POW! at {asked.tables} tables with two players each; {asked.seconds:g} s measured after {asked.warm:g} s, "
        f"then {asked.seconds / 2:g} s with a mean pause of {asked.pause:g} s before each move",
    ]


def main() -> int:
    """Measure all, write the page; status 1 when something could not be measured."""
    asked = parser().parse_args()
    load = os.getloadavg()[0]
    if reason := set_up(PEERS / "package-lock.json", PEERS / "node_modules", install_node):
        print(f"boardgame.io: {reason}", file=sys.stderr)
    results = []
    for configuration in CONFIGURATIONS:
        if asked.only in configuration.name:
            print(f"{configuration.name} …", end=" ", flush=True)
            begun = time.perf_counter()
            results.append(measured(configuration, asked))
            rate = results[-1].error or f"{results[-1].phases['full']['rate']:,.0f} moves/s"
            print(f"{rate} ({time.perf_counter() - begun:.0f} s)", flush=True)
    text = page(results, about(asked, load))
    print(text)
    if not asked.quick:
        (HERE / "server-results.md").write_text(text, encoding="utf-8")
    return 1 if any(result.error for result in results) else 0


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    top = argparse.ArgumentParser(prog="benchmarks.server", description="Our server beside boardgame.io's, under load.")
    top.add_argument("--quick", action="store_true", help="write no page")
    top.add_argument("--only", default="", help="configurations whose name has this in it")
    top.add_argument("--tables", type=int, default=500, help="tables with two players each (500)")
    top.add_argument("--warm", type=float, default=5.0, help="seconds before measuring (5)")
    top.add_argument("--seconds", type=float, default=15.0, help="seconds of measuring (15)")
    top.add_argument("--pause", type=float, default=1.0, help="mean seconds a player thinks in the paced phase (1)")
    return top


if __name__ == "__main__":
    sys.exit(main())
