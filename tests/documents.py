"""The documents of the repository: their headings, links and examples.

A fenced block of `python` or `sh` is an example, and `test_examples.py` runs it. One that cannot be run says why in a
comment on the line above it: `<!-- not run: needs a GPU -->`.
"""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
RULES = sorted(ROOT.glob("src/herotable/games/*/rules.*.md"))
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/*.md"), *ROOT.glob(".github/*.md")]
)
FENCE = re.compile(r"(?:^<!-- not run: (.*?) -->\n)?^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^(#+) (.*)$", re.MULTILINE)
EXAMPLES = ("python", "sh")


class Block(NamedTuple):
    """A fenced block: its language, its text, and why it cannot be run, if it cannot."""

    language: str
    text: str
    not_run: str


def name_of(path: Path) -> str:
    """The path of a document from the root."""
    return path.relative_to(ROOT).as_posix()


def blocks(path: Path) -> list[Block]:
    """All fenced blocks of a document, from its beginning."""
    return [Block(language, text, reason) for reason, language, text in FENCE.findall(path.read_text(encoding="utf-8"))]


def examples(path: Path) -> list[Block]:
    """The blocks that are Python or shell."""
    return [block for block in blocks(path) if block.language in EXAMPLES]


def prose(path: Path) -> str:
    """A document without its blocks and without code inside of lines."""
    return re.sub(r"`[^`\n]*`", "", FENCE.sub("", path.read_text(encoding="utf-8")))


def headings(path: Path) -> list[tuple[int, str]]:
    """Level and text of every heading."""
    return [(len(marks), text) for marks, text in HEADING.findall(FENCE.sub("", path.read_text(encoding="utf-8")))]


def anchors(path: Path) -> set[str]:
    """The names by which the headings can be linked to, as GitHub and the site make them."""
    words = [re.sub(r"[^\w\- ]", "", text.lower()) for _, text in headings(path)]
    return {text.strip().replace(" ", "-") for text in words}


def links(path: Path) -> list[str]:
    """All targets of links and pictures."""
    return LINK.findall(prose(path))
