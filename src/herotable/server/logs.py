"""Structured logs: one JSON object a line, with only the fields named here, so that no secret gets in."""

import json
import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

FIELDS = (
    "request", "person", "match", "title", "method", "route", "status", "code", "seconds", "count", "reason", "state",
    "place",
)  # fmt: skip
OURS = __name__.partition(".")[0]

_about: ContextVar[dict[str, Any] | None] = ContextVar("about", default=None)


def begin(**fields: Any) -> None:
    """Begin a request or task: all its lines have these fields."""
    _about.set(dict(fields))


def about(**fields: Any) -> None:
    """Add fields to the lines of the present request, such as the person or the match."""
    context = _about.get()
    if context is not None:  # changed in place, so that the task that began the request sees it too
        context.update(fields)


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, event and fields; of an exception its class and places, not its text, which may be secret."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **(_about.get() or {}),
        }
        line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[1]:
            line |= _failure(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _failure(error: BaseException) -> dict[str, Any]:
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    return {"failure": type(error).__name__, "places": places}


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Write our lines from `level` on, and the warnings of libraries, to a stream (stderr)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.captureWarnings(True)
