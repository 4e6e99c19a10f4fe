"""How the server says no."""


class Refusal(Exception):
    """An action that is not accepted; nothing was changed. Over HTTP its status, over WebSocket a message."""

    def __init__(self, code: str, error: str, status: int = 409, rule: str | None = None):
        super().__init__(error)
        self.code = code  # a word a program can read, such as "not-your-seat"
        self.error = error
        self.status = status
        self.rule = rule  # the paragraph that forbids a move
