"""The parameters that several routes share: one name, one pattern and one description for each."""

from typing import Annotated, Literal

from litestar.params import PathParameter

from ..rooms import wire

Language = Literal["en", "ru"]
ID = r"^[A-Za-z0-9_-]{1,32}$"
MATCH = "The id of a match, which is also the id of its table."

MatchId = Annotated[str, PathParameter(pattern=ID, description=MATCH)]
AnyMatchId = Annotated[str, PathParameter(description=MATCH)]  # an id that cannot exist is answered 404, not 400
PersonId = Annotated[str, PathParameter(pattern=ID, description="The id of a person: an account, a guest or a bot.")]
SessionId = Annotated[str, PathParameter(description="The id of one of your sessions, from GET /api/sessions.")]
BotId = Annotated[str, PathParameter(description="The id of one of your bots, from GET /api/bots.")]
PasskeyId = Annotated[str, PathParameter(description="The id of one of your passkeys, from GET /api/passkeys.")]
TitleId = Annotated[str, PathParameter(description="The name of a title, such as `pow`; GET /api/titles lists them.")]
InLanguage = Annotated[Language, PathParameter(description="The language of the text.")]
TableCode = Annotated[
    wire.Code, PathParameter(description="The five letters of an open table; upper or lower case is the same.")
]
