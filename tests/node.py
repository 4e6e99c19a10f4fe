"""Programs of the web client that run in Node."""

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
PROGRAMS = {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}  # where Node may be


def bundled(program: str, folder: Path) -> Path:
    """A TypeScript file under web/src as one file that Node runs."""
    bundle = folder / f"{Path(program).stem}.mjs"
    esbuild = ["node_modules/.bin/esbuild", "--bundle", "--platform=node", "--format=esm", "--log-level=warning"]
    subprocess.run([*esbuild, f"src/{program}", f"--outfile={bundle}"], cwd=WEB, env=os.environ | PROGRAMS, check=True)
    return bundle
