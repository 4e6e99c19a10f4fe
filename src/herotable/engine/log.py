"""The log of a match: a record in which compiled rules note the last moves and events, until they are archived."""

import numpy as np

from .rule import rule

NO_ROOM = -1  # instead of a paragraph: the log has to be archived first
LOGGED_MOVES = 32
LOGGED_EVENTS = 64  # and those of one more move
KEY = 16  # bytes
MOVES, EVENTS, FIRST_MOVE = 8, 9, 10  # cells of a log: two counts behind the key, then the moves
FIRST_EVENT = FIRST_MOVE + 2 * LOGGED_MOVES


def log_record(table: np.dtype) -> np.dtype:
    """The record of a log: the key of the next move, and what was not archived yet."""
    event = table["tape"]["event"]
    cells = event.base.itemsize // 2
    return np.dtype(
        [
            ("key", np.uint32, 4),
            ("moves", np.int16),
            ("events", np.int16),
            ("move", np.int16, (LOGGED_MOVES, 2)),
            ("event", np.int16, (LOGGED_EVENTS + event.shape[0], cells)),
        ]
    )


@rule
def log_move(log, seat, number):
    """Note who made which move."""
    log.move[log.moves, 0] = seat
    log.move[log.moves, 1] = number
    log.moves += 1


@rule
def log_events(t, log):
    """Note what the tape tells."""
    for i in range(t.tape.n):
        event = t.tape.event[i]
        log.event[log.events, 0] = event.to
        log.event[log.events, 1] = event.kind
        for j in range(len(event.values)):
            log.event[log.events, 2 + j] = event.values[j]
        log.events += 1
