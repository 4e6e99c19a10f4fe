"""What holds at every moment of the toy."""

from herotable.engine.match import Match

REVEALING = {"shown"}


def check(match: Match) -> None:
    """Every card is in exactly one place."""
    cards = match.table.deck.count.copy()
    for card in match.table.hand:
        cards[card] += 1
    assert cards.tolist() == [1] * len(cards)
