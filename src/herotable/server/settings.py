"""The settings of the server: every field is one environment variable, HEROTABLE_<FIELD>."""

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from msgspec.inspect import BoolType, FloatType, IntType, LiteralType, Metadata, VarTupleType, type_info
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ..engine.errors import ErrorMessage, UserError, expected

PREFIX = "HEROTABLE_"
URL = Meta(
    description="where people reach the server, such as `https://table.example`; empty: as their browser says",
    pattern=r"^(https?://[^/\s]+)?$",
)


class Settings(msgspec.Struct, frozen=True):
    """How a node behaves; the descriptions stand in docs/server.md."""

    data: Annotated[
        str, Meta(description="the folder of the database; empty: `herotable` in the user's data folder")
    ] = ""
    database: Annotated[
        str,
        Meta(description="`sqlite:///FILE` or `postgresql+psycopg://…`; empty: the file `herotable.db` in the folder"),
    ] = ""
    host: Annotated[str, Meta(description="the address to listen on; `0.0.0.0` lets phones in", min_length=1)] = (
        "0.0.0.0"
    )
    port: Annotated[int, Meta(description="the port to listen on; 0: any free one", ge=0, le=65535)] = 8000
    processes: Annotated[int, Meta(description="processes that serve together on this machine", ge=1, le=256)] = 1
    public_url: Annotated[str, URL] = ""
    secure_cookies: Annotated[
        bool, Meta(description="cookies over HTTPS only; on by itself when the public address is https")
    ] = False
    hosts: Annotated[
        tuple[str, ...],
        Meta(
            description="names, with commas, that the server answers to; empty: any, or that of a public https address"
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...],
        Meta(description="addresses or networks, with commas, of proxies whose X-Forwarded-For is believed"),
    ] = ()
    smtp_host: Annotated[str, Meta(description="the mail server that sends letters; empty: no mail")] = ""
    smtp_port: Annotated[int, Meta(description="its port", ge=1, le=65535)] = 587
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"],
        Meta(description="`starttls`; `tls` from the first byte on, as on port 465; `none` for this machine alone"),
    ] = "starttls"
    smtp_user: Annotated[str, Meta(description="the name to log in with there; empty: without")] = ""
    smtp_password: Annotated[str, Meta(description="its password")] = ""
    smtp_sender: Annotated[str, Meta(description="the address that letters come from")] = ""
    bot_threads: Annotated[
        int, Meta(description="bots that think at the same time, beside one for an address that has none", ge=1, le=256)
    ] = 2
    bot_seconds_per_minute: Annotated[
        int, Meta(description="seconds that bots think for one address in a minute before others go first", ge=1)
    ] = 60
    requests_per_minute: Annotated[int, Meta(description="HTTP requests of one client in a minute", ge=1)] = 600
    address_requests_per_minute: Annotated[
        int, Meta(description="HTTP requests of one address in a minute, whoever sends them", ge=1)
    ] = 3000
    address_bytes_per_minute: Annotated[
        int,
        Meta(description="bytes that one address sends, and is sent by the API, in a minute", ge=1_048_576),
    ] = 67_108_864
    address_tables_per_minute: Annotated[int, Meta(description="tables made from one address in a minute", ge=1)] = 60
    guests_per_minute: Annotated[int, Meta(description="new guests from one address in a minute", ge=1)] = 30
    logins_per_minute: Annotated[int, Meta(description="passwords tried from one address in a minute", ge=1)] = 10
    letters_per_minute: Annotated[
        int, Meta(description="letters by mail that one address asks for in a minute", ge=1)
    ] = 5
    codes_per_minute: Annotated[int, Meta(description="codes of tables tried from one address in a minute", ge=1)] = 20
    tables_per_minute: Annotated[int, Meta(description="tables made by one person in a minute", ge=1)] = 10
    saves_per_minute: Annotated[
        int, Meta(description="games of devices brought by one person, or from one address, in a minute", ge=1)
    ] = 10
    actions_per_minute: Annotated[int, Meta(description="actions of one person at tables in a minute", ge=1)] = 240
    messages_per_minute: Annotated[int, Meta(description="messages of one WebSocket in a minute", ge=1)] = 600
    chat_per_minute: Annotated[int, Meta(description="lines of chat of one person in a minute", ge=1)] = 20
    tables_per_person: Annotated[int, Meta(description="tables not yet over that one person may own", ge=1)] = 20
    saves_per_person: Annotated[
        int, Meta(description="finished games of devices that one person may keep in the history", ge=1)
    ] = 1000
    sockets_per_person: Annotated[
        int, Meta(description="open WebSockets of one person at a node; strangers at one address are one", ge=1)
    ] = 50
    sockets_per_address: Annotated[
        int, Meta(description="open WebSockets of one address at a node, whoever opens them", ge=1)
    ] = 250
    sockets_per_node: Annotated[int, Meta(description="open WebSockets of a node in all", ge=1)] = 5000
    message_bytes: Annotated[int, Meta(description="the longest message over WebSocket", ge=1024, le=16_777_216)] = (
        16_384
    )
    body_bytes: Annotated[
        int, Meta(description="the longest body of an HTTP request; packs come in one", ge=1024, le=16_777_216)
    ] = 524_288
    idle_hours: Annotated[float, Meta(description="hours without an action after which a table is closed", gt=0)] = 72
    absence_seconds: Annotated[
        float, Meta(description="seconds after which others may give an absent person's seat to a bot", gt=0)
    ] = 60
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Meta(description="the least that is logged")] = (
        "info"
    )

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """The settings of the environment; `given` ones, of a command line, go before."""
        texts = {name: (PREFIX + name.upper(), environment.get(PREFIX + name.upper(), "")) for name in FIELDS}
        texts |= {name: (f"--{name}", str(value)) for name, value in given.items()}
        found = {name: _read(place, name, text) for name, (place, text) in texts.items() if text or name in given}
        found.setdefault("secure_cookies", str(found.get("public_url", "")).startswith("https:"))
        _check_database(texts["database"][0], found.get("database", ""))
        _check_mail(found)
        return cls(**found)

    @property
    def database_url(self) -> str:
        """The database, by default a file in the data folder."""
        return self.database or f"sqlite:///{self.folder / 'herotable.db'}"

    @property
    def allowed_hosts(self) -> frozenset[str]:
        """The names that the server answers to; empty: any name, as in a home network."""
        public = urlsplit(self.public_url)
        own = {public.hostname or ""} if public.scheme == "https" else set()
        return frozenset({host.lower() for host in self.hosts} or own)

    @property
    def folder(self) -> Path:
        """The folder of the database."""
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(self.data).expanduser() if self.data else Path(home) / "herotable"


FIELDS = {field.name: field for field in type_info(Settings).fields}  # type: ignore[attr-defined]


def _read(place: str, name: str, text: str) -> Any:
    """What a variable or an option of the command line says; a UserError names the place it was given at."""
    value = [part.strip() for part in text.split(",")] if isinstance(_kind(name), VarTupleType) else text
    try:
        read = msgspec.convert(value, Settings.__annotations__[name], strict=False)
        for network in read if name == "trusted_proxies" else ():
            ip_network(network)
    except ValueError:
        raise expected(place, wanted(name), repr(text)) from None
    return read


def _check_database(place: str, url: str) -> None:
    try:
        known = not url or make_url(url).get_backend_name() in ("sqlite", "postgresql")
    except ArgumentError:
        known = False
    if not known:  # the text may hold a password: it is not repeated
        raise UserError(ErrorMessage("database-form", place=place))


def _check_mail(found: Mapping[str, Any]) -> None:
    """A letter needs its sender, and the server's address for its link: no request is believed about that."""
    missing = [PREFIX + name.upper() for name in ("smtp_sender", "public_url") if not found.get(name)]
    if found.get("smtp_host") and missing:
        raise UserError(ErrorMessage("mail-incomplete", missing=missing))


def _kind(name: str) -> Any:
    kind = FIELDS[name].type
    return kind.type if isinstance(kind, Metadata) else kind


def description(name: str) -> str:
    """What a setting is for."""
    return str(FIELDS[name].type.extra_json_schema["description"])


def wanted(name: str) -> ErrorMessage:
    """What a setting can be, in words."""
    kind = _kind(name)
    match kind:
        case BoolType():
            return ErrorMessage("true-or-false")
        case LiteralType():
            return ErrorMessage("one-of", words=kind.values)
        case VarTupleType():
            return ErrorMessage("networks") if name == "trusted_proxies" else ErrorMessage("text")
        case FloatType():
            return ErrorMessage("above", low=f"{kind.gt:g}")
        case IntType(le=None):
            return ErrorMessage("at-least", low=kind.ge)
        case IntType():
            return ErrorMessage("whole", low=kind.ge, high=kind.le)
    return ErrorMessage("web-address") if name == "public_url" else ErrorMessage("text")
