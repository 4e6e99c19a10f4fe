"""Helpers that write an observation: a row of numbers, zeros at first, filled from left to right.

Each helper writes from place `at` on and returns the next free place. Seats are counted from the observer.
"""

from .rule import rule
from .seats import has


@rule
def note(out, at, value):
    """Write one number."""
    out[at] = value
    return at + 1


@rule
def note_numbers(out, at, numbers):
    """Write all numbers of an array."""
    for i in range(len(numbers)):
        out[at + i] = numbers[i]
    return at + len(numbers)


@rule
def note_pile(out, at, pile):
    """Write a pile from the bottom or the left; free places hold 0."""
    return note_numbers(out, at, pile.card)


@rule
def mark(out, at, places, place):
    """Write a 1 at one of `places` places (one-hot); no 1 if the place is not among them."""
    if 0 <= place < places:
        out[at + place] = 1
    return at + places


@rule
def mark_set(out, at, places, members):
    """Write a 1 at the place of every member of a bit set."""
    for place in range(places):
        out[at + place] = has(members, place)
    return at + places


@rule
def mark_seat(t, out, at, places, observer, seat):
    """Write a 1 at the place of a seat, the observer's being the first; no 1 if there is no such seat."""
    if 0 <= seat < t.seats:
        out[at + (seat - observer) % t.seats] = 1
    return at + places


@rule
def mark_seats(t, out, at, places, observer, members):
    """Write a 1 at the place of every seat of a set, the observer's being the first."""
    for i in range(t.seats):
        out[at + i] = has(members, seat_after(t, observer, i))
    return at + places


@rule
def note_seats(t, out, at, places, observer, numbers):
    """Write a number of every seat, the observer's being the first."""
    for i in range(t.seats):
        out[at + i] = numbers[seat_after(t, observer, i)]
    return at + places


@rule
def seat_after(t, observer, i):
    """The i-th seat clockwise from the observer, who is the 0th."""
    return (observer + i) % t.seats
