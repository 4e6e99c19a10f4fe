"""Who has forgotten a password comes back by a letter, from the account page to the account page."""

from collections.abc import Iterator

import pytest

from tests.server.mailbox import LINK, Mailbox, open_mailbox

from .serving import Served
from .visitor import PHONE

ADDRESS = "ada@mail.example"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with open_mailbox() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def mailing(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that sends letters."""
    served = Served(tmp_path_factory.mktemp("mailing"))
    served.settings |= {name: str(value) for name, value in mailbox.settings.items()} | {"public_url": served.url}
    served.start()
    yield served
    served.stop()


def panel(page, heading):
    """A part of the account page."""
    return page.locator(".panel", has=page.get_by_role("heading", name=heading, exact=True))


def link_in(mailbox):
    """The link of the next letter."""
    found = LINK.search(mailbox.next().get_content())
    assert found
    return found[0]


def register(page, name):
    form = panel(page, "Make an account")
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("Password", exact=True).fill("correct horse")
    form.get_by_role("button").click()
    page.get_by_role("heading", name=f"Hello, {name}!").wait_for()


def test_a_letter_leads_to_a_new_password(visitor, mailing, mailbox):
    laptop, phone = visitor(mailing.url), visitor(mailing.url, size=PHONE)
    laptop.forgives = lambda text: "401" in text
    page, other = laptop.go("/account").page, phone.page
    register(page, "Ada")
    form = panel(page, "My address")
    form.get_by_label("Mail address").fill(ADDRESS)
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Send a letter to confirm it").click()
    page.get_by_text(f"A letter is on its way to {ADDRESS}.").wait_for()
    other.goto(link_in(mailbox))
    other.get_by_role("button", name="Confirm the address").click()
    other.get_by_text("The address belongs to the account of Ada now.").wait_for()
    other.get_by_role("link", name="To my account").click()
    form = panel(other, "Forgotten the password?")
    form.get_by_label("Name or address").fill(ADDRESS)
    form.get_by_role("button", name="Send a letter").click()
    form.get_by_text("If such an account has an address, a letter is on its way there.").wait_for()
    other.goto(link_in(mailbox))
    other.get_by_label("New password").fill("battery staple")
    other.get_by_role("button", name="Save").click()
    other.get_by_text("The new password is yours.").wait_for()
    other.get_by_role("link", name="To my account").click()
    form = panel(other, "Log in")
    form.get_by_label("Name", exact=True).fill("Ada")
    form.get_by_label("Password", exact=True).fill("battery staple")
    form.get_by_role("button").click()
    other.get_by_text(f"Letters go to {ADDRESS}.").wait_for()
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    page.get_by_text("You were logged out on another device or in another tab.").wait_for()


def test_a_link_without_its_end_and_one_that_was_used_say_so(visitor, mailing):
    someone = visitor(mailing.url)
    someone.forgives = lambda text: "404" in text
    page = someone.go("/account/reset").page
    page.get_by_text("Something is missing from this link.").wait_for()
    page = someone.go("/account/confirm#former").page
    page.get_by_role("button", name="Confirm the address").click()
    page.get_by_text("This link has been used, or is too old.").wait_for()


def test_a_server_without_mail_says_whom_to_ask(visitor):
    page = visitor().go("/account").page
    page.get_by_text("Ask whoever runs it for a link to a new password.").wait_for()
