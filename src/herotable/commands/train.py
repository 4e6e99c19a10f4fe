"""`herotable lab train`: a net learns a title by playing against itself."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import ErrorMessage, UserError
from . import add_command, find_game, language_of
from .mistakes import duration
from .texts import Say

if TYPE_CHECKING:
    from ..lab.train.run import Training

MILLION = 1_000_000
INTERRUPTED = 130


def add_train(lab: Any, say: Say) -> None:
    """Add the command and its arguments."""
    from ..games import TITLES

    command = add_command(lab, "train", train, say("train"))
    command.add_argument("title", choices=TITLES, help=say("title"))
    command.add_argument("--minutes", type=duration, default=10.0, metavar="N", help=say("train-minutes"))
    command.add_argument("--seed", type=int, default=1, help=say("train-seed"))
    command.add_argument("--out", type=Path, metavar="FOLDER", help=say("train-out"))
    command.add_argument("--resume", action="store_true", help=say("train-resume"))


def train(args: argparse.Namespace) -> int:
    """Train for some minutes, then write the net and a report of how it went."""
    from ..lab.train import check_torch

    check_torch()
    from ..lab.report.training import write_report
    from ..lab.train.run import NET

    folder = args.out or Path(f"train-{args.title}")
    training = _begun(args, folder)
    try:
        net = training.go_on(args.minutes, lambda entry: print(line_of(entry, args.say), flush=True))
    except KeyboardInterrupt:
        print(args.say("train-stopped", folder=str(folder)))
        return INTERRUPTED
    for file in (folder / NET, write_report(net, folder, language_of(args))):
        print(file)
    return 0


def _begun(args: argparse.Namespace, folder: Path) -> "Training":
    """A new run, or the one of the folder."""
    from ..lab.train.run import CHECKPOINT, Training

    file, command = (
        folder / CHECKPOINT,
        f"herotable lab train {args.title} --minutes {args.minutes:g} --seed {args.seed}",
    )
    if file.exists() and not args.resume:
        raise UserError(ErrorMessage("training-begun", file=file))
    if args.resume and not file.exists():
        raise UserError(ErrorMessage("no-training", file=file))
    training = Training(find_game(args.title), folder, args.seed, command)
    if args.resume:
        training.resume()
    return training


def line_of(entry: dict[str, Any], say: Say) -> str:
    """How strong the net is now, in one line."""
    shares = ", ".join(f"{bot} {100 * share:.1f} %" for bot, share in entry["shares"].items())
    line = say(
        "train-line",
        minutes=f"{entry['minutes']:.1f}",
        decisions=f"{entry['decisions'] / MILLION:.1f}",
        rating=f"{entry['rating']:+d}",
        shares=shares,
    )
    return line.replace(".", say("decimal-point"))
