"""Sets of seats as bits, and the next seat. Seats are counted from 0, clockwise."""

from .rule import rule

LETTERS = "ABCDEFGH"
EVERYONE = -1  # every bit: all seats and the spectators too
NOBODY = 0


@rule
def only(seat):
    """The set of one seat."""
    return 1 << seat


@rule
def all_seats(t):
    """The set of every seat at this table."""
    return (1 << t.seats) - 1


@rule
def has(seats, seat):
    """Is the seat in the set?"""
    return (seats >> seat) & 1 == 1


@rule
def how_many(seats):
    """How many seats are in the set."""
    n = 0
    for seat in range(len(LETTERS)):
        n += has(seats, seat)
    return n


@rule
def first(seats):
    """The lowest seat of a set that is not empty."""
    seat = 0
    while not has(seats, seat):
        seat += 1
    return seat


@rule
def around(t, seat):
    """Wrap a seat number that was counted past either end, by at most one round of the table."""
    # Not `%`: a 64-bit remainder is slow on a GPU, and long in its code.
    if seat < 0:
        return seat + t.seats
    return seat - t.seats if seat >= t.seats else seat


@rule
def left_of(t, seat):
    """The next seat clockwise."""
    return around(t, seat + 1)


@rule
def highest_win(t):
    """Let the highest score win; a tie shares the win."""
    best = t.score[0]
    for seat in range(1, t.seats):
        best = max(best, t.score[seat])
    for seat in range(t.seats):
        if t.score[seat] == best:
            t.winners |= only(seat)
