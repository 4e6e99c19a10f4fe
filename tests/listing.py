"""The list of packages and files in docs/architecture.md, made of their docstrings: `make listing` writes it anew."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "herotable"
DOCUMENT = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- listing -->\n", "<!-- end of listing -->\n"
WIDTH = 120


def listing() -> str:
    """Every package with its files, each with the first sentence of its docstring."""
    folders = sorted({path.parent for path in sources()})
    return "```text\n" + "\n".join(line for folder in folders for line in lines_of(folder)) + "\n```\n"


def sources() -> list[Path]:
    """All files of the package; a migration is named by its number alone."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if "migrations" not in path.parts]


def lines_of(folder: Path) -> list[str]:
    """A package, then its files."""
    files = [path for path in sources() if path.parent == folder and path.name != "__init__.py"]
    name = "".join(f"{part}/" for part in ("herotable", *folder.relative_to(PACKAGE).parts))
    return [entry(name, folder / "__init__.py"), *(entry(f"  {path.name}", path) for path in files)]


def entry(name: str, path: Path) -> str:
    """A name and what its docstring says first, on one line."""
    words = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split("\n\n")[0].split()
    text = " ".join(words)
    line = f"{name:26} {text}"
    return (line if len(line) <= WIDTH else line[: WIDTH - 2].rsplit(" ", 1)[0] + " …").rstrip()


def with_listing(document: str) -> str:
    """The document with the list as it is now."""
    before, rest = document.split(BEGIN)
    return before + BEGIN + listing() + END + rest.split(END)[1]


if __name__ == "__main__":
    DOCUMENT.write_text(with_listing(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
