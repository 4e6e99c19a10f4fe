"""Ratings: how strong each person is at each title."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Row, select

from ...skill import Skill, rated
from .schema import PERSON, RATING

RATED = ("account", "bot")  # kinds of people

if TYPE_CHECKING:
    from .results import SeatResult


def rate(connection: Connection, title: str, finished: "list[SeatResult]") -> set[int]:
    """Change the ratings of those for whom a match counts; returns their seats."""
    players = rateable(connection, candidates(finished))
    if len(players) < 2 or all(end.left for end in players.values()):
        return set()
    old = current_ratings(connection, title, list(players))
    skills = [Skill(old[person].mu, old[person].sigma) if person in old else Skill() for person in players]
    for (person, end), skill in zip(players.items(), rated(skills, scores(list(players.values()))), strict=True):
        write(connection, person, title, skill, old.get(person), end.won and not end.left)
    return {end.seat for end in players.values()}


def candidates(finished: "list[SeatResult]") -> "dict[str, SeatResult]":
    """The seat of each person; none if a person had two seats."""
    people = [end for end in finished if end.rated]
    players = {end.person: end for end in people if end.person is not None}
    return players if len(players) == len(people) else {}


def rateable(connection: Connection, players: "dict[str, SeatResult]") -> "dict[str, SeatResult]":
    """The players who are accounts or bots, with their rows locked until the transaction ends.

    Nobody if a bot played against its own account, or two bots of one account played: that would farm ratings. The
    rows are locked in the order of their ids, so that two nodes never deadlock over them.
    """
    query = select(PERSON).where(PERSON.c.id.in_(list(players)), PERSON.c.kind.in_(RATED)).order_by(PERSON.c.id)
    rows = connection.execute(query.with_for_update(key_share=True)).all()
    are_strangers = len({row.owner or row.id for row in rows}) == len(rows)
    return {row.id: players[row.id] for row in rows} if are_strangers else {}


def current_ratings(connection: Connection, title: str, people: list[str]) -> dict[str, Row]:
    """The ratings that these people have at a title."""
    rows = connection.execute(select(RATING).where(RATING.c.title == title, RATING.c.person.in_(people)))
    return {row.person: row for row in rows}


def scores(players: "list[SeatResult]") -> list[float]:
    """The place of each player as a score, 0 for the first and less for others; ties share a place.

    Winners come before losers, then points decide. Players who left the game to a bot come last, however well it did.
    """
    ranks = [(False, False, 0) if end.left else (True, end.won, end.score) for end in players]
    return [-float(sum(other > rank for other in ranks)) for rank in ranks]


def write(connection: Connection, person: str, title: str, skill: Skill, old: Row | None, won: bool) -> None:
    """Store the new skill of a person after one more game."""
    games, wins = (0, 0) if old is None else (old.games, old.wins)
    new = {"mu": skill.mu, "sigma": skill.sigma, "games": games + 1, "wins": wins + won}
    if old is None:
        connection.execute(RATING.insert().values(person=person, title=title, **new))
    else:
        connection.execute(RATING.update().where(RATING.c.person == person, RATING.c.title == title).values(new))
