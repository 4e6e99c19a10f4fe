"""Examples of the bodies of requests, and of the error, for the OpenAPI document."""

from typing import Any

from ..rooms import wire
from .accounts import Login, NewAccount, NewName
from .error_responses import Error
from .example_table import TITLE
from .local_games import FinishedGame, LocalGame
from .mail import LinkToken, NewAddress
from .me import NewPassword
from .moderation import NewDeed
from .passkeys import NewPasskey, PasskeyLogin, PresentPassword
from .reports import NewReport, Someone
from .resets import ForgottenPassword, PasswordByLink
from .tables import Quick
from .titles import OwnPack

SAVE = f'{{"herotable": 1, "title": "{TITLE}", "rules_version": 1, "…": "as downloaded"}}'
CREDENTIAL: dict[str, Any] = {"id": "Ab3…", "rawId": "Ab3…", "type": "public-key", "response": {"…": "as signed"}}

EXAMPLES: dict[str, list[Any]] = {
    "Error": [
        Error("no-such-table", "there is no such table"),
        Error("not-allowed", "'stop' is not allowed for seat A: see rule P4", "P4"),
    ],
    "FinishedGame": [FinishedGame(SAVE), FinishedGame(SAVE, {"0": "Ada", "1": "Bob"})],
    "ForgottenPassword": [ForgottenPassword("Ada"), ForgottenPassword("ada@mail.example")],
    "LinkToken": [LinkToken("Xv9…")],
    "LocalGame": [LocalGame(SAVE), LocalGame(SAVE, {"0": "Ada"}, free=[1])],
    "Login": [Login("Ada", "correct horse")],
    "NewAccount": [NewAccount("Ada", "correct horse")],
    "NewAddress": [NewAddress("ada@mail.example", "correct horse")],
    "NewDeed": [NewDeed("ban", person="pB2k", days=7, note="insults"), NewDeed("close", table="mA7x")],
    "NewName": [NewName("Ada")],
    "NewPasskey": [NewPasskey("telephone", CREDENTIAL)],
    "NewPassword": [NewPassword("correct horse", "battery staple")],
    "NewReport": [NewReport("chat", table="mA7x", seat=1, text="insults me")],
    "Someone": [Someone(table="mA7x", seat=1), Someone(person="pB2k")],
    "OwnPack": [OwnPack(f'title = "{TITLE}"\nname = "mine"\n')],
    "PasskeyLogin": [PasskeyLogin(CREDENTIAL)],
    "PasswordByLink": [PasswordByLink("Xv9…", "battery staple")],
    "PresentPassword": [PresentPassword("correct horse")],
    "Quick": [Quick(TITLE), Quick(TITLE, seats=2, level="hard")],
    "Setup": [
        wire.Setup(TITLE, 2),
        wire.Setup(TITLE, 3, bots={"2": "easy"}, clock=wire.Clock(60, 300), listed=True, undo="free"),
    ],
}
