"""Proximal policy optimisation: the net becomes better than the one that played, and not too far from it."""

from dataclasses import dataclass
from typing import Any

import torch

from .model import Model
from .returns import returns
from .selfplay import Rollout
from .tables import answers_for

CLIP = 0.2
ENTROPY = 0.01
VALUE = 1.0  # the weight of the values' errors
EPOCHS = 3
PARTS = 32  # of a rollout, each a step of learning
MOST_GRADIENT = 0.5
RATE, LAST_RATE = 7e-4, 0.05  # of learning, and what part of it is left at the end


@dataclass
class Learned:
    """How a round went: what curves show."""

    entropy: float
    error: float  # of the own value, squared
    change: float  # how far the policy moved


def optimiser_of(model: Model) -> Any:
    """What makes the steps."""
    return torch.optim.Adam(model.parameters(), lr=RATE, eps=1e-5)


def learn(model: Model, optimiser: Any, rollout: Rollout, done: float) -> Learned:
    """Learn from a rollout; `done` is how much of the time is over."""
    for group in optimiser.param_groups:
        group["lr"] = RATE * (1 - (1 - LAST_RATE) * min(done, 1.0))
    flat, seats = _flattened(rollout)
    told = []
    for _ in range(EPOCHS):
        order = torch.randperm(len(seats), device=seats.device)
        for part in order.chunk(PARTS):
            loss, said = _loss(model, {name: one[part] for name, one in flat.items()}, seats[part])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), MOST_GRADIENT)
            optimiser.step()
            told.append(said)
    return Learned(*torch.stack(told).mean(dim=0).tolist())


def _flattened(rollout: Rollout) -> tuple[dict[str, torch.Tensor], torch.Tensor]:
    """One row for each decision that the net itself made."""
    count, most = rollout.last.shape
    tables, ahead = torch.arange(count, device=rollout.last.device), torch.arange(most, device=rollout.last.device)
    advantages, targets = returns(
        rollout.values, rollout.movers, rollout.over, rollout.rewards, rollout.last, tables, (ahead, rollout.seats)
    )
    own = rollout.learning.flatten()
    parts = {name: getattr(rollout, name) for name in ("rows", "moves", "chosen", "chances")}
    parts |= {"advantages": torch.stack(advantages), "targets": torch.stack(targets)}
    flat = {name: part.flatten(0, 1)[own] for name, part in parts.items()}
    has_choice = flat["moves"][:, 1] >= 0
    gains = flat["advantages"][has_choice]
    flat["advantages"] = (flat["advantages"] - gains.mean()) / (gains.std() + 1e-6)
    return flat, rollout.seats.repeat(len(rollout.movers))[own]


def _loss(model: Model, part: dict[str, torch.Tensor], seats: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    answers, values = model(part["rows"])
    chances = torch.log_softmax(answers_for(answers, part["moves"].long()), dim=1)
    ratio = (chances.gather(1, part["chosen"][:, None])[:, 0] - part["chances"]).exp()
    gains, has_choice = part["advantages"], (part["moves"][:, 1] >= 0).float()
    better = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
    entropy = -(chances.exp() * chances.clamp(min=-50)).sum(dim=1)
    choices = has_choice.sum().clamp(min=1)
    policy = ((better + ENTROPY * entropy) * has_choice).sum() / choices
    present = torch.arange(values.shape[1], device=values.device) < seats[:, None]
    errors = (values - part["targets"]).square() * present
    said = (entropy * has_choice).sum() / choices, errors[:, 0].mean(), (ratio - 1).abs().mean()
    return VALUE * errors.sum(dim=1).mean() - policy, torch.stack(said).detach()
