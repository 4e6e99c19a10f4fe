"""Reads boxes that were kept; apart from what writes them, since that knows the rules, which take long to import."""

import base64
import json

from ..engine.pack import Pack


def read_box(title: str, body: str) -> Pack:
    """The pack of a box that was kept."""
    box = json.loads(body)
    return Pack(title, box["name"], box["components"], blank=base64.b64decode(box["blank"]))
