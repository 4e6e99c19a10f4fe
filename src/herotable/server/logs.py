"""Structured logs: a JSON object a line, with the fields named here and no others, so that no secret slips in."""

import json
import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

KNOWN = (
    "request", "person", "match", "title", "method", "route", "status", "code", "seconds", "count", "reason", "state",
    "place",
)  # fmt: skip
OURS = __name__.partition(".")[0]

_about: ContextVar[dict[str, Any] | None] = ContextVar("about", default=None)


def begin(**fields: Any) -> None:
    """A new request or task: its lines all have these fields."""
    _about.set(dict(fields))


def about(**fields: Any) -> None:
    """More is known of the request: the person, the match."""
    known = _about.get()
    if known is not None:  # changed in place, so that the tasks around this one see it too
        known.update(fields)


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and event, then what is known; of an exception its kind and places, not its words."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **(_about.get() or {}),
        }
        line |= {name: record.__dict__[name] for name in KNOWN if name in record.__dict__}
        if record.exc_info and record.exc_info[1]:
            line |= _failure(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _failure(error: BaseException) -> dict[str, Any]:
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    return {"failure": type(error).__name__, "places": places}


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Our lines to a stream (stderr) from `level` on, and the libraries' warnings."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.captureWarnings(True)
