"""Skill ratings: one model for the bots of the arena and for people."""

from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
SIGMAS = 3  # a true skill is almost surely above mu less so many sigmas


class Skill(NamedTuple):
    """An estimate of a player's strength (`mu`), and its uncertainty (`sigma`)."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def sure(self) -> float:
        """The lower bound by which leaderboards rank players."""
        return self.mu - SIGMAS * self.sigma


def rated(skills: list[Skill], scores: list[float]) -> list[Skill]:
    """The skills after a game: a higher score is a better place, equal scores share a place."""
    teams = [[MODEL.rating(skill.mu, skill.sigma)] for skill in skills]
    return [Skill(rating.mu, rating.sigma) for (rating,) in MODEL.rate(teams, scores=scores)]
