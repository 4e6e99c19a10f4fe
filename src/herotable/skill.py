"""How strong somebody is: one model for the bots of the arena and for the people at the table."""

from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
DOUBTS = 3  # so many sigmas below mu somebody is almost surely as strong


class Skill(NamedTuple):
    """An estimate of somebody's strength, and how far off it may be."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def sure(self) -> float:
        """What somebody is at least worth; leaderboards go by it."""
        return self.mu - DOUBTS * self.sigma


def rated(skills: list[Skill], scores: list[float]) -> list[Skill]:
    """Everybody's skill after a game: the higher score is the better place, equal scores share one."""
    teams = [[MODEL.rating(skill.mu, skill.sigma)] for skill in skills]
    return [Skill(rating.mu, rating.sigma) for (rating,) in MODEL.rate(teams, scores=scores)]
