"""What can be wrong with what a person gave us."""


class Refused(Exception):
    """A move the rules forbid; `rule` is the paragraph. Nothing was changed."""

    def __init__(self, rule: str, seat: int, move: str):
        super().__init__(f"{move!r} is not allowed for seat {seat}: see rule {rule}")
        self.rule = rule
        self.seat = seat
        self.move = move


class Unreadable(ValueError):
    """A move, save, pack or setting that cannot be read; the message names the place and what was expected."""
