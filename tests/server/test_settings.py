"""The settings: read from the environment, refused with the variable's name, documented."""

import re
from pathlib import Path

import pytest

from herotable.engine.errors import UserError
from herotable.server.settings import FIELDS, Settings, description

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
ROW = re.compile(r"^\| `HEROTABLE_(\w+)` \| (.*) \| (.*) \|$", re.MULTILINE)


def test_without_variables_there_are_defaults():
    assert Settings.from_environment({}) == Settings()


def test_every_setting_can_be_set():
    texts = {"host": "127.0.0.1", "public_url": "http://a.example", "trusted_proxies": "10.0.0.0/8, ::1"}
    texts |= {"secure_cookies": "true", "log_level": "error", "database": "sqlite:///x.db", "data": "/somewhere"}
    texts |= {"smtp_security": "tls"}
    texts |= {name: "2048" for name in FIELDS if name not in texts}
    texts |= {"bot_threads": "7", "processes": "3", "address_bytes_per_minute": "1048577"}
    read = Settings.from_environment({f"HEROTABLE_{name.upper()}": text for name, text in texts.items()})
    unchanged = [name for name in FIELDS if getattr(read, name) == getattr(Settings(), name)]
    assert unchanged == []
    assert read.trusted_proxies == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("variable", "text", "said"),
    [
        ("PORT", "seven", "HEROTABLE_PORT: expected a whole number from 0 to 65535, found 'seven'"),
        ("PORT", "70000", "HEROTABLE_PORT: expected a whole number from 0 to 65535, found '70000'"),
        ("SECURE_COOKIES", "maybe", "HEROTABLE_SECURE_COOKIES: expected true or false, found 'maybe'"),
        ("IDLE_HOURS", "0", "HEROTABLE_IDLE_HOURS: expected a number above 0, found '0'"),
        ("CHAT_PER_MINUTE", "0", "HEROTABLE_CHAT_PER_MINUTE: expected a whole number from 1 on, found '0'"),
        ("LOG_LEVEL", "loud", "HEROTABLE_LOG_LEVEL: expected one of debug, error, info, warning, found 'loud'"),
        ("TRUSTED_PROXIES", "10.0.0.0/8,me", "HEROTABLE_TRUSTED_PROXIES: expected addresses or networks"),
        ("PUBLIC_URL", "https://a/b", "HEROTABLE_PUBLIC_URL: expected an address such as https://table.example"),
        ("SMTP_SECURITY", "ssl", "HEROTABLE_SMTP_SECURITY: expected one of none, starttls, tls, found 'ssl'"),
        ("SMTP_HOST", "mail", "HEROTABLE_SMTP_HOST: also needs HEROTABLE_SMTP_SENDER, HEROTABLE_PUBLIC_URL"),
        ("DATABASE", "mysql://x", "HEROTABLE_DATABASE: expected sqlite:///FILE or postgresql"),
        ("DATABASE", "my file", "HEROTABLE_DATABASE: expected sqlite:///FILE or postgresql"),
    ],
)
def test_a_wrong_one_is_named_with_what_was_expected(variable, text, said):
    with pytest.raises(UserError, match=f"^{re.escape(said)}"):
        Settings.from_environment({f"HEROTABLE_{variable}": text})


def test_the_password_of_a_wrong_database_is_not_repeated():
    with pytest.raises(UserError) as error:
        Settings.from_environment({"HEROTABLE_DATABASE": "oracle://me:hush@host/x"})
    assert "hush" not in str(error.value)


def test_what_the_command_line_gives_goes_before_the_environment():
    assert Settings.from_environment({"HEROTABLE_PORT": "1"}, port=2).port == 2


def test_cookies_are_secure_where_the_public_address_is():
    assert Settings.from_environment({"HEROTABLE_PUBLIC_URL": "https://table.example"}).secure_cookies
    assert not Settings.from_environment({"HEROTABLE_PUBLIC_URL": "http://table.example"}).secure_cookies


def test_the_database_is_a_file_in_the_data_folder_unless_told(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert Settings().database_url == "sqlite:////data/herotable/herotable.db"
    assert Settings(data="/other").database_url == "sqlite:////other/herotable.db"
    assert Settings(data="/other", database="sqlite:///x.db").database_url == "sqlite:///x.db"


def shown(default):
    return f"`{default}`" if default not in ("", ()) else ""


def test_the_document_has_every_setting_with_its_default_and_no_other():
    documented = {name.lower(): (said, default) for name, said, default in ROW.findall(DOCUMENT.read_text("utf-8"))}
    expected = {name: (description(name), shown(getattr(Settings(), name))) for name in FIELDS}
    assert documented == expected
