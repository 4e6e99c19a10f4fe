"""`herotable build site`: the pages, their content and a page at every address, written into a folder."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from ..engine.errors import ErrorMessage, UserError, of_system
from ..engine.game import Game
from ..games import games
from ..server.http import pages
from ..server.http.content import content_of
from .shell import shell

LIST = "site.json"  # names all files of a site, so that the next build knows what it may replace
# Addresses without a host's help: each is a folder with the page in it; a test compares them with web/src/routes.
ADDRESSES = (
    "",
    "about",
    "account",
    "leaderboards",
    "matches",
    "new",
    "packs",
    "replay",
    "replay/at",
    "rules",
    "t",
    "tv",
)
OF_A_TITLE = ("cards/{}", "cards/{}/print", "learn/{}", "rules/{}")
ELSEWHERE = "404.html"  # most hosts answer with it where there is no file


class Bundle(NamedTuple):
    """Files that belong together, by their address in the folder."""

    name: str
    files: dict[str, bytes]

    @property
    def size(self) -> int:
        """In bytes."""
        return sum(map(len, self.files.values()))


class SiteList(msgspec.Struct, frozen=True):
    """What a site consists of."""

    files: list[str]


def build(folder: Path) -> Iterator[Bundle]:
    """Write a site into a folder that is new, empty or an earlier site; yields each bundle when it is written."""
    built, titles = _built_pages(), games()
    page = shell(built.pop(pages.INDEX).decode()).encode()
    shells = dict.fromkeys(addresses(titles), page)
    content = {f"content/{name}": body for name, body in content_of(titles).items()}
    bundles = [Bundle("pages", built), Bundle("addresses", shells), Bundle("content", content)]
    try:
        _clear(folder)
        _write(folder, LIST, msgspec.json.encode(SiteList(sorted(file for bundle in bundles for file in bundle.files))))
        for bundle in bundles:
            for name, body in bundle.files.items():
                _write(folder, name, body)
            yield bundle
    except OSError as error:
        raise of_system(error.filename or folder, error) from None


def addresses(titles: Mapping[str, Game]) -> list[str]:
    """The files that are the page."""
    of_titles = [form.format(title) for title in titles for form in OF_A_TITLE]
    return [*(f"{address}/index.html".lstrip("/") for address in (*ADDRESSES, *of_titles)), ELSEWHERE]


def _built_pages() -> dict[str, bytes]:
    """The files of the pages as they were built, without their compressed copies."""
    if not (pages.BUILT / pages.INDEX).is_file():
        raise UserError(ErrorMessage("site-no-pages"))
    found = [path for path in sorted(pages.BUILT.rglob("*")) if path.is_file()]
    plain = [path for path in found if path.suffix not in pages.PACKED.values()]
    return {path.relative_to(pages.BUILT).as_posix(): path.read_bytes() for path in plain}


def _clear(folder: Path) -> None:
    """Remove an earlier site; refuse a folder that holds anything else."""
    folder.mkdir(parents=True, exist_ok=True)
    ours = {LIST, *_listed(folder)}
    found = [path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir()]
    foreign = sorted(name for path in found if (name := path.relative_to(folder).as_posix()) not in ours)
    if foreign:
        raise UserError(ErrorMessage("site-foreign", folder=folder, file=foreign[0], count=len(foreign)))
    for path in found:
        path.unlink()
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir()


def _listed(folder: Path) -> list[str]:
    try:
        return msgspec.json.decode((folder / LIST).read_bytes(), type=SiteList).files
    except (FileNotFoundError, msgspec.MsgspecError):
        return []


def _write(folder: Path, name: str, body: bytes) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
