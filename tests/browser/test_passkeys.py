"""Passkeys on the account page, with Chromium's own virtual device."""

import re
from typing import Any

from playwright.sync_api import Page

from .test_forgotten import panel, register
from .visitor import PHONE

DEVICE = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}


def plug_in(page: Page, **more: Any) -> Any:
    """A virtual device that recognizes its owner, unless told otherwise: who speaks with it, and its id."""
    debugger = page.context.new_cdp_session(page)
    debugger.send("WebAuthn.enable")
    options = DEVICE | {"isUserVerified": True, "automaticPresenceSimulation": True} | more
    return debugger, debugger.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def add(page: Page, name: str) -> None:
    form = panel(page, "My passkeys")
    form.get_by_label("Name of the passkey").fill(name)
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Add a passkey").click()
    form.get_by_role("listitem").filter(has_text=name).wait_for()


def test_a_passkey_is_added_logs_in_and_is_removed(visitor):
    someone = visitor()
    someone.forgives = lambda text: "401" in text
    page = someone.go("/account").page
    debugger, device = plug_in(page)
    register(page, "Passer")
    add(page, "my laptop")
    assert "not used yet" in panel(page, "My passkeys").get_by_role("listitem").inner_text()
    [made] = debugger.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert (made["isResidentCredential"], made["rpId"]) == (True, "localhost")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_url(re.compile("/$"))
    page.goto(f"{someone.url}/account")
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_role("heading", name="Hello, Passer!").wait_for()
    listed = panel(page, "My passkeys").get_by_role("listitem")
    listed.filter(has_text="last used").wait_for()
    listed.get_by_role("button", name="Remove").click()
    listed.wait_for(state="detached")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_url(re.compile("/$"))
    page.goto(f"{someone.url}/account")
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_text("This passkey does not belong to an account here").wait_for()


def test_a_device_that_does_not_know_its_owner_gives_no_passkey(visitor):
    page = visitor(size=PHONE).go("/account").page
    plug_in(page, isUserVerified=False)
    register(page, "Stranger")
    form = panel(page, "My passkeys")
    form.get_by_label("Name of the passkey").fill("telephone")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("The device has not given a passkey.").wait_for()
    assert form.get_by_role("listitem").count() == 0
