"""The skill ladder: does a bot with double the budget still beat itself?"""

from ...bots import parse_bot
from ...bots.levels import iterations
from ...bots.search import SearchBot
from ...engine.errors import ErrorMessage, expected
from ..arena import Arena, Standing
from .plan import Plan

MOST = 200  # games of a ladder: each has to be thought about


def ladder(plan: Plan) -> list[Standing]:
    """The bot of the first seat against the same bot with double the budget, seats rotated."""
    once, twice = (f"search:iterations={budget(plan) * times}" for times in (1, 2))
    seats = plan.seats if plan.seats % 2 == 0 else plan.game.seats[0]
    arena = Arena(plan.game, [once, twice], seats, plan.options, plan.packs[0])
    arena.play(min(MOST, plan.games), plan.seed, lambda _: None)
    return arena.standings


def budget(plan: Plan) -> int:
    """The iterations of the bot, if it is one that thinks."""
    bot = parse_bot(plan.bots[0])
    if not isinstance(bot, SearchBot) or bot.seconds:
        raise expected("--ladder", ErrorMessage("bot-with-budget"), plan.bots[0])
    return bot.iterations or iterations(plan.game, bot.level)
