"""What is wrong with a message or a body: what `msgspec` says about it becomes our messages, in both languages."""

import re

from ...engine.errors import ErrorMessage

TYPE = re.compile(r"Expected (`.+`), got (`.+`)")
LENGTH = re.compile(r"Expected (`\w+`) of length (.+)")
LIMIT = re.compile(r"Expected (`\w+`) ([<>]=? .+)")
PATTERN = re.compile(r"Expected (`str`) matching regex (.+)", re.DOTALL)
MISSING = re.compile(r"Object missing required field (`.+`)")
UNKNOWN = re.compile(r"Object contains unknown field (`.+`)")
VALUE = re.compile(r"Invalid (?:enum )?value (.+)", re.DOTALL)
MALFORMED = re.compile(r"JSON is malformed: .+ \(byte (\d+)\)")
CUT = "Input data was truncated"


def invalid(text: str) -> ErrorMessage:
    """The message of what `msgspec` says, with its place; a phrase that nobody knows stays as it is."""
    phrase, _, place = text.partition(" - at ")
    message = _of_object(phrase) or _of_value(phrase) or ErrorMessage("bad-request", reason=phrase)
    return ErrorMessage("at", place=place.strip("`"), problem=message) if place else message


def _of_object(phrase: str) -> ErrorMessage | None:
    if found := MISSING.fullmatch(phrase):
        return ErrorMessage("field-missing", field=found[1])
    if found := UNKNOWN.fullmatch(phrase):
        return ErrorMessage("field-unknown", field=found[1])
    if found := MALFORMED.fullmatch(phrase):
        return ErrorMessage("json-malformed", byte=found[1])
    return ErrorMessage("json-cut") if phrase == CUT else None


def _of_value(phrase: str) -> ErrorMessage | None:
    if found := TYPE.fullmatch(phrase):
        return ErrorMessage("field-type", expected=found[1], found=found[2])
    if found := LENGTH.fullmatch(phrase):
        return ErrorMessage("field-length", kind=found[1], limit=found[2])
    if found := LIMIT.fullmatch(phrase):
        return ErrorMessage("field-limit", kind=found[1], limit=found[2])
    if found := PATTERN.fullmatch(phrase):
        return ErrorMessage("field-pattern", kind=found[1], pattern=found[2])
    if found := VALUE.fullmatch(phrase):
        return ErrorMessage("field-value", value=found[1])
    return None
