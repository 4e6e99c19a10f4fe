"""What decisions were worth: generalised advantages along each seat's own decisions. For arrays of torch or NumPy."""

from typing import Any

KEEP = 0.9  # λ: how much of what comes later counts beside the next own estimate


def returns(
    values: Any, movers: Any, over: Any, rewards: Any, last: Any, tables: Any, others: Any
) -> tuple[list[Any], list[Any]]:
    """For each step the advantage of every table's decision, and what the values of all seats should have been.

    `tables` numbers the tables; `others` is, for each table and place, by how many seats to go on from the mover, and
    the table's number of seats. A seat's next estimate is its own, or after the last decision its share of the win.
    """
    ahead, count = others
    expected, gains = last + 0, last * 0
    advantages, targets = [], []
    for step in range(len(movers) - 1, -1, -1):
        ended, mover, own = over[step][:, None], movers[step], values[step][:, 0]
        expected = expected * (1 - ended) + rewards[step] * ended
        gains = gains * (1 - ended)
        gain = expected[tables, mover] - own + KEEP * gains[tables, mover]
        target = expected[tables[:, None], (mover[:, None] + ahead) % count[:, None]]
        target[:, 0] = own + gain
        expected[tables, mover] = own
        gains[tables, mover] = gain
        advantages.append(gain)
        targets.append(target)
    return advantages[::-1], targets[::-1]
