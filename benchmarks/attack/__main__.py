"""Attack a server of one's own, point by point: `python -m benchmarks.attack [POINT …]`, from the root.

Every row tells what came of the attack, and how long 95 of 100 moves of an honest pair took before and during it.
`--tree` names other sources, such as those of an earlier version, to be attacked in the same way.
"""

import argparse
import asyncio
from contextlib import suppress
from pathlib import Path

from .points import POINTS, SETTINGS, Attack
from .served import served
from .visitors import Pair

BREATH = 0.1  # seconds between two attacks of one kind
HERE = Path(__file__).parents[2]
QUIET = 10.0  # seconds in which the pair plays alone
SHORTEST, LONGEST = 10.0, 180.0  # seconds of an attack; a shorter one is made again, or too few moves were measured


async def attacked(url: str, attack: Attack) -> tuple[str, float, float]:
    """The figure of an attack, and the pair's moves before and during it."""
    pair = Pair(url)
    playing = asyncio.create_task(pair.play())
    await asyncio.sleep(QUIET)
    quiet = pair.p95()
    loop = asyncio.get_running_loop()
    began = loop.time()
    try:
        figure = await asyncio.wait_for(attack(url), LONGEST)
    except Exception as error:
        figure = f"{type(error).__name__}: {error}"
    while loop.time() - began < SHORTEST:
        with suppress(Exception):
            await asyncio.wait_for(attack(url), LONGEST)
        await asyncio.sleep(BREATH)
    during = pair.p95()
    playing.cancel()
    with suppress(asyncio.CancelledError, Exception):
        await playing
    return figure, quiet, during


def main() -> None:
    """Attack the points that were named, or all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attack", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("points", nargs="*", metavar="POINT", help=", ".join(POINTS))
    parser.add_argument("--tree", type=Path, default=HERE, help="the sources to attack")
    asked = parser.parse_args()
    print("| point | figure | a move, p95 quiet | p95 attacked | times |\n|---|---|---|---|---|")
    for name in asked.points or POINTS:
        with served(asked.tree.resolve(), SETTINGS.get(name, {})) as url:
            figure, quiet, during = asyncio.run(attacked(url, POINTS[name]))
        print(f"| {name} | {figure} | {quiet:.0f} ms | {during:.0f} ms | {during / quiet:.1f} |", flush=True)


if __name__ == "__main__":
    main()
