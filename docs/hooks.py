"""What `make docs` adds to the pages of this folder: documents that lie elsewhere, and links that hold in both places.

A link is written as it works in the repository. On the site it leads to the page that the file has become; a link to a
file that has no page there, such as a source file, keeps only its text. A link to nothing ends the build.
"""

import logging
import posixpath
import re
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "benchmarks/results.md": "speed.md",
    "benchmarks/server-results.md": "server-results.md",
    "web/static/icon.svg": "icon.svg",
    "README.md": "index.md",
    "README.ru.md": "ru.md",
    **{
        f"src/herotable/games/{title}/rules.{language}.md": f"rules/{title}.{language}.md"
        for title in ("pow", "order", "marines", "battle")
        for language in ("en", "ru")
    },
}
SOURCES = {page: source for source, page in ELSEWHERE.items()}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
log = logging.getLogger("mkdocs.hooks.links")


def on_files(files: Files, config: Any) -> Files:
    """Add the documents that lie elsewhere."""
    for source, page in ELSEWHERE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Turn links between files of the repository into links between pages of the site."""
    place = page.file.src_uri
    source = SOURCES.get(place, f"docs/{place}")
    return LINK.sub(lambda link: _on_site(link, source, place), markdown)


def _on_site(link: re.Match[str], source: str, place: str) -> str:
    image, text, target = link.groups()
    path, hash_, anchor = target.partition("#")
    if not path or "://" in path:
        return link[0]
    file = posixpath.normpath((PurePosixPath(source).parent / path).as_posix())
    if not (ROOT / file).exists():
        log.warning("%s: nothing at %s", source, target)
    site = ELSEWHERE.get(file) or (file.removeprefix("docs/") if file.startswith("docs/") else None)
    if site is None or (ROOT / "docs" / site).is_dir():
        return text
    return f"{image}[{text}]({posixpath.relpath(site, PurePosixPath(place).parent)}{hash_}{anchor})"
