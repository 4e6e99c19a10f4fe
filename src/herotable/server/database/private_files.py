"""Files that only the server's own user may read: the database and its backups hold hashes, secrets and chats."""

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import make_url

PRIVATE = 0o600
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite writes beside a database, with the mode that the database has


def keep_private(file: Path) -> None:
    """Make the file if it is not there, and take it away from other users of the machine."""
    with suppress(FileNotFoundError, PermissionError, IsADirectoryError):  # whoever opens the file says what is wrong
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
    for one in (file, *(file.with_name(file.name + ending) for ending in BESIDE)):
        with suppress(FileNotFoundError, PermissionError):  # another user's file stays as that user has it
            if one.is_file():
                one.chmod(PRIVATE)


def sqlite_file(url: str) -> Path | None:
    """The file of a database; None if it is in memory, or its name is a URI of SQLite's own."""
    name = make_url(url).database
    return None if not name or name.startswith((":memory:", "file:")) else Path(name)
