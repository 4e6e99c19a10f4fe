"""How the server says no."""

from ..engine.errors import ErrorMessage


class Refusal(Exception):
    """An action that is not accepted; nothing was changed. Over HTTP its status, over WebSocket a message.

    `code` is a word a program can read, such as "not-your-seat". It is the id of the message too, unless another one is
    given. `rule` is the paragraph that forbids a move.
    """

    def __init__(self, code: str, message: ErrorMessage | None = None, status: int = 409, rule: str | None = None):
        self.message = ErrorMessage(code) if message is None else message
        super().__init__(self.message)
        self.code = code
        self.status = status
        self.rule = rule


class OtherVersion(Refusal):
    """A node of another version can read what this one cannot; the client asks again, and will meet that one."""

    def __init__(self) -> None:
        super().__init__("try-again", ErrorMessage("other-version"), 503)


class TryLater(Refusal):
    """A limit is exceeded; after `retry_after` seconds the same is allowed again."""

    def __init__(self, code: str, message: ErrorMessage, retry_after: int):
        super().__init__(code, message, 429)
        self.retry_after = retry_after
