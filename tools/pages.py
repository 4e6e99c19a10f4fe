"""Build the web client's pages into the package: `python3 -m tools.pages`; with `modules`, fetch all that tests need.

Whoever has built pages, from a release for instance, needs no Node: they are served as they are.
"""

import os
import subprocess
import sys
from pathlib import Path

from .environment import FOLDER, ROOT, tell
from .programs import OLDEST_NODE, has_node, provide_node

WEB = ROOT / "web"
BUILT = ROOT / "src" / "herotable" / "pages" / "index.html"
LOCK = WEB / "package-lock.json"
MODULES = WEB / "node_modules"
EVERYTHING, FOR_BUILDING = MODULES / "ready", MODULES / "ready-to-build"


def build() -> None:
    """Build the pages, unless there are some and no Node to build newer ones."""
    if BUILT.exists() and not has_node():
        tell(f"the pages stay as they were built: there is no Node {OLDEST_NODE} or newer to build them anew")
        return
    provide_node()
    if not (is_fresh(EVERYTHING) or is_fresh(FOR_BUILDING)):
        fetch(FOR_BUILDING, "--omit=dev")
    tell("building the pages")
    npm("run", "--silent", "build")


def fetch(marker: Path, *options: str) -> None:
    """Fetch the packages of the web client, and note that they are there."""
    tell("fetching the packages of the pages, with npm")
    npm("ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error", *options)
    marker.touch()


def is_fresh(marker: Path) -> bool:
    """Were they fetched since the lock was last changed?"""
    return marker.exists() and marker.stat().st_mtime >= LOCK.stat().st_mtime


def npm(*arguments: str) -> None:
    """Run npm with the Node of .venv, if it has one, or the system's."""
    path = f"{FOLDER / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(["npm", *arguments], cwd=WEB, env=os.environ | {"PATH": path}, check=False)
    if done.returncode:
        sys.exit(f"Hero Table: npm {arguments[0]} failed in web/")


if __name__ == "__main__":
    if sys.argv[1:] == ["modules"]:
        provide_node()
        fetch(EVERYTHING)
    else:
        build()
