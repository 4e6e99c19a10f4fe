"""What stands in paths and queries of several routes."""

from typing import Annotated

from litestar.params import PathParameter

Id = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
