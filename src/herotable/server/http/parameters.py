"""What stands in paths and queries of several routes."""

from typing import Annotated

from litestar.params import PathParameter

ID = r"^[A-Za-z0-9_-]{1,32}$"
MatchId = Annotated[str, PathParameter(pattern=ID, description="the id of a match, which is also the id of its table")]
PersonId = Annotated[str, PathParameter(pattern=ID, description="the id of a person: an account, a guest or a bot")]
