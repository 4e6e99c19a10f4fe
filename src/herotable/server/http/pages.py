"""The web client: its files, served from memory, and its one page for every address of the client."""

import base64
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from .security import CONTENT_SECURITY_POLICY, UNLIMITED

BUILT = Path(__file__).parents[2] / "pages"  # by `make web`
PACKED = {"br": ".br", "gzip": ".gz"}  # best first
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # the name of such a file changes with its content
ASK_AGAIN = "no-cache"
INLINE = re.compile(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
MISSING = b"""<!doctype html><meta charset="utf-8"><title>Hero Table</title>
<h1>Hero Table</h1><p>The server is up, but its pages have not been built: <code>make play</code> does that."""


class File(NamedTuple):
    """One file with its headers, plain and compressed."""

    body: dict[str, bytes]  # by content-encoding, "" is plain
    headers: dict[str, str]


def read(folder: Path, name: str) -> File:
    """Read a file and its compressed copies."""
    packed = {how: folder / (name + ending) for how, ending in PACKED.items()}
    body = {"": (folder / name).read_bytes()} | {how: p.read_bytes() for how, p in packed.items() if p.is_file()}
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(body, headers_of(name, kind, body[""]))


def headers_of(name: str, kind: str, body: bytes) -> dict[str, str]:
    """The headers of a file."""
    said = {"content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind, "vary": "accept-encoding"}
    if "/immutable/" in name:
        return said | {"cache-control": FOR_EVER}
    said |= {"cache-control": ASK_AGAIN, "etag": f'"{hashlib.sha256(body).hexdigest()[:24]}"'}
    return said | ({"content-security-policy": policy(body.decode())} if name == INDEX else {})


def policy(page: str) -> str:
    """The policy of the page: its own inline script, which starts the client, is allowed by its hash."""
    hashes = [hashlib.sha256(script.encode()).digest() for script in INLINE.findall(page)]
    allowed = "".join(f" 'sha256-{base64.b64encode(found).decode()}'" for found in hashes)
    return CONTENT_SECURITY_POLICY.replace("script-src 'self'", f"script-src 'self'{allowed}")


@cache
def files() -> dict[str, File]:
    """All files of the client by their address; only a page that says how to build them where they are missing."""
    if not (BUILT / INDEX).is_file():
        return {INDEX: File({"": MISSING}, headers_of("", "text/html", MISSING))}
    names = [path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()]
    return {name: read(BUILT, name) for name in names if not name.endswith(tuple(PACKED.values()))}


@get(["/", "/{path:path}"], include_in_schema=False, opt={UNLIMITED: True})
async def page(request: Request[Any, Any, Any], path: FromPath[Path] = Path(INDEX)) -> Response[bytes]:
    """A file of the client, or its page: the client itself knows its addresses."""
    name = path.as_posix().lstrip("/")
    if name not in files() and "." in path.name:
        raise NotFoundException
    return answer(request, files().get(name) or files()[INDEX])


def answer(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """A file, compressed as the browser accepts it; nothing where the browser has it already."""
    if request.headers.get("if-none-match", "") == file.headers.get("etag"):
        return Response(b"", status_code=304, headers=file.headers)
    how = chosen(file, request.headers.get("accept-encoding", ""))
    return Response(file.body[how], headers=file.headers | ({"content-encoding": how} if how else {}))


def chosen(file: File, accepted: str) -> str:
    """The best compression that the browser accepts."""
    taken = {part.partition(";")[0].strip() for part in accepted.split(",")}
    return next((how for how in PACKED if how in taken and how in file.body), "")


ROUTES = [page]
