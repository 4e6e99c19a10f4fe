"""A real PostgreSQL of the tests' own: one cluster in a temporary folder, reached by its socket alone."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

SUPERUSER = "postgres"
OPTIONS = "-c listen_addresses='' -c unix_socket_directories='{folder}' -c shared_buffers=32MB -c max_connections=100"
PROCESSES = Path("/proc")
PATIENCE = 300  # seconds that a busy machine may need to start or to recover


def is_alive(process: str) -> bool:
    """Whether it runs, or at least is not yet a zombie."""
    try:
        state = (PROCESSES / process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


class PostgreSQL:
    """A server that can be started, stopped and killed; what it holds goes with `remove`."""

    def __init__(self, programs: Path):
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="herotable-"))
        self.data = self.folder / "data"
        self._databases = 0
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            shutil.chown(self.folder, SUPERUSER)
        self._run("initdb", "-D", self.data, "-U", SUPERUSER, "--auth=trust", "--no-locale", "-E", "UTF8", "--no-sync")

    @property
    def is_up(self) -> bool:
        """Whether it was started and not stopped since."""
        return (self.data / "postmaster.pid").exists()

    def start(self) -> None:
        """Return when it answers."""
        options = OPTIONS.format(folder=self.folder)
        self._run("pg_ctl", "start", "-w", "-t", PATIENCE, "-D", self.data, "-o", options, "-l", self.folder / "log")

    def stop(self, mode: str = "fast") -> None:
        """In the mode of pg_ctl: smart, fast or immediate."""
        self._run("pg_ctl", "stop", "-w", "-D", self.data, "-m", mode)

    def kill(self) -> None:
        """As if the power were cut; `start` recovers."""
        pid = (self.data / "postmaster.pid").read_text(encoding="utf-8").split()[0]
        children = (PROCESSES / pid / "task" / pid / "children").read_text(encoding="ascii").split()
        for process in [pid, *children]:
            os.kill(int(process), signal.SIGKILL)
        while any(is_alive(process) for process in [pid, *children]):
            time.sleep(0.01)
        for lock in [self.data / "postmaster.pid", *self.folder.glob(".s.PGSQL.*")]:
            lock.unlink()  # a dead process that nobody has reaped would keep it locked

    def new_database(self, template: str = "template0") -> str:
        """The name of a fresh database, like its template."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", self.folder, "-U", SUPERUSER, "-T", template, name)
        return name

    def drop(self, database: str) -> None:
        """Delete a database, with whoever is still connected; the fewer there are, the quicker is a recovery."""
        self._run("dropdb", "-h", self.folder, "-U", SUPERUSER, "--force", database)

    def url(self, database: str) -> str:
        """The address for SQLAlchemy."""
        return f"postgresql+psycopg://{SUPERUSER}@/{database}?host={self.folder}"

    def remove(self) -> None:
        """Stop it and delete its folder."""
        if self.is_up:
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self.programs / program), *map(str, arguments)]
        if os.geteuid() == 0:
            command = ["runuser", "-u", SUPERUSER, "--", *command]
        # its output to a file: a server that was started would hold a pipe open
        with (self.folder / "output").open("w+b") as output:
            done = subprocess.run(command, cwd=self.folder, stdout=output, stderr=subprocess.STDOUT)
            output.seek(0)
            assert done.returncode == 0, output.read().decode()
