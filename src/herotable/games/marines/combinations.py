"""The winning combinations by name, and how they are typed: `six`, `sixes`, `triple 3`, `run 2 4`."""

from typing import Any

from ...engine.errors import NOTHING, ErrorMessage, expected, quoted
from ...engine.fields import Words

FACES = ("1", "2", "3", "4", "5", "6")

# M6: one six, two sixes, three equal that are no sixes, three to five in a row without a six.
RUNS = tuple((low, low + length - 1) for length in (3, 4, 5) for low in range(1, 7 - length))
BY_COMBINATION = {
    "six": (6,),
    "sixes": (6, 6),
    **{f"triple-{n}": (n, n, n) for n in range(1, 6)},
    **{f"run-{low}-{high}": tuple(range(low, high + 1)) for low, high in RUNS},
}
COMBINATIONS = tuple(BY_COMBINATION)


class Combination(Words):
    """A combination: one word inside the program, typed and printed in several (`run 2 4`)."""

    def spell(self, name: str, value: Any) -> list[str]:
        """The parts of its name."""
        return str(value).split("-")

    def parse(self, name: str, typed: list[str]) -> Any:
        """Take as many typed words as make a combination."""
        for words in range(len(typed), 0, -1):
            joined = "-".join(typed[:words]).lower()
            if joined in self.number:
                del typed[:words]
                return self.read((self.number[joined],))
        known = [word.replace("-", " ") for word in self.words]
        raise expected(name, ErrorMessage("one-of", words=known), quoted(" ".join(typed)) if typed else NOTHING)
