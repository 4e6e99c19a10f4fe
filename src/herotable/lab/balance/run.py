"""A balance run: the units of a plan go to a runner, and their tallies to the ledger."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from .ledger import Ledger
from .plan import Outcome, Plan, outcome
from .tally import Tally
from .units import Unit

WAITING = 2  # units in hand for each worker, so that none is idle between two of them

Finished = Callable[[Unit, Tally], None]  # is called for each finished unit
Runner = Callable[[list[Unit], Finished], None]  # runs units somewhere, in any order


def play_plan(plan: Plan, folder: Path, resume: bool, run: Runner, done: Callable[[int], None]) -> Outcome:
    """Play the units that the ledger lacks; call `done` with the games of each. Ctrl-C keeps finished units."""
    with Ledger(folder, plan.data, resume) as ledger:
        units = list(plan.units())
        done(sum(unit.games for unit in units if unit.name in ledger.done))
        remaining = [unit for unit in units if unit.name not in ledger.done]

        def finished(unit: Unit, tally: Tally) -> None:
            ledger.add(unit.name, tally)
            done(unit.games)

        with suppress(KeyboardInterrupt):  # the report then covers the finished units
            run(remaining, finished)
        return outcome(plan, ledger.done)
