"""Verbs for views: a record that begins as zeros, in which a rule writes what a seat may see."""

from .rule import rule


@rule
def one_more(several):
    """The place of one more in a list; a full list gives its last place again, so that nothing is written behind it."""
    if several.n < len(several.each):
        several.n += 1
    return several.n - 1


@rule
def add(several, value):
    """One more value in a list."""
    several.each[one_more(several)] = value


@rule
def add_pile(several, pile):
    """The cards of a pile, from the bottom or the left."""
    for i in range(pile.n):
        add(several, pile.card[i])


@rule
def show(maybe, value):
    """A value that would be absent if it were not written."""
    maybe.present = 1
    maybe.value = value


@rule
def show_numbers(cells, numbers):
    """All numbers of an array, such as the counts of a handful."""
    for i in range(len(cells)):
        cells[i] = numbers[i]
