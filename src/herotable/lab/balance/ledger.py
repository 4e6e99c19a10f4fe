"""The ledger: a line for each finished unit, so that no unit is played or counted twice."""

import json
from collections.abc import Iterator
from errno import ENOSPC
from os import strerror
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ...engine.errors import NOTHING, ErrorMessage, UserError, of_system, reason_of
from .tally import Tally

NAME = "ledger.jsonl"


class Ledger:
    """The finished units of a plan in a folder; its first line is the plan itself."""

    def __init__(self, folder: Path, plan: dict[str, Any], resume: bool):
        self.path = folder / NAME
        self.plan = plan
        self.done: dict[str, Tally] = {}
        try:
            _make_folder(folder)
            if self.path.exists() and self.path.stat().st_size:
                self._go_on(resume)
            self.file = self.path.open("ab", buffering=0)  # unbuffered: a full disk is noticed at once
        except OSError as error:
            raise of_system(self.path, error) from None
        if not self.path.stat().st_size:
            self._write({"plan": plan})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()

    def add(self, unit: str, tally: Tally) -> None:
        """Record a finished unit: its line is on the disk before it counts."""
        self._write({"unit": unit, "tally": tally.data})
        self.done[unit] = tally

    def _write(self, line: dict[str, Any]) -> None:
        text = json.dumps(line, separators=(",", ":")).encode() + b"\n"
        try:
            if self.file.write(text) < len(text):
                raise OSError(ENOSPC, strerror(ENOSPC))
        except OSError as error:
            self.file.close()
            said = ErrorMessage("ledger-full", file=self.path, reason=reason_of(error), count=len(self.done))
            raise UserError(said) from None

    def _go_on(self, resume: bool) -> None:
        if not resume:
            raise UserError(ErrorMessage("ledger-begun", file=self.path))
        self._cut_torn_line()
        lines = list(self._lines())
        if lines and lines[0].get("plan") != self.plan:
            raise UserError(self._difference(lines[0].get("plan")))
        for number, line in enumerate(lines[1:], 2):
            try:
                self.done.setdefault(line["unit"], Tally.read(self.plan["title"], line["tally"]))
            except (KeyError, IndexError, ValueError, TypeError, AttributeError):
                raise UserError(self._at(number, ErrorMessage("ledger-unit"))) from None

    def _cut_torn_line(self) -> None:
        """A run that was killed may have left half a line at the end."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

    def _lines(self) -> Iterator[dict[str, Any]]:
        for number, text in enumerate(self.path.read_bytes().splitlines(), 1):
            try:
                line = json.loads(text)
            except ValueError:
                line = None
            if not isinstance(line, dict):
                raise UserError(self._at(number, ErrorMessage("ledger-line")))
            yield line

    def _at(self, number: int, problem: ErrorMessage) -> ErrorMessage:
        return ErrorMessage("line", file=self.path, line=number, problem=problem)

    def _difference(self, other: Any) -> ErrorMessage:
        if not isinstance(other, dict):
            return self._at(1, ErrorMessage("ledger-plan"))
        keys = [key for key in self.plan | other if self.plan.get(key) != other.get(key)]
        differences = [
            ErrorMessage("ledger-difference", key=key, there=other.get(key, NOTHING), here=self.plan.get(key, NOTHING))
            for key in keys
        ]
        return ErrorMessage("ledger-other-plan", file=self.path, differences=differences)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        file = next((part for part in (folder, *folder.parents) if part.is_file()), folder)
        raise UserError(ErrorMessage("out-is-file", file=file)) from None
