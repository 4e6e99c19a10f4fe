"""A person as a room knows them."""

from typing import Literal

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody who can sit at a table; `kind` says how they log in."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
