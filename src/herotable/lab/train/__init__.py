"""Training of nets by self-play; all that needs torch is here."""

from importlib.util import find_spec

from ...engine.errors import ErrorMessage, UserError


def check_torch() -> None:
    """Refuse to train where torch is not installed."""
    if find_spec("torch") is None:
        raise UserError(ErrorMessage("no-torch"))
