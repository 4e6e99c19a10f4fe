"""How other machines reach the server: what is told to phones instead of `localhost`."""

import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = ("10.255.255.255", 1)  # nothing is sent there: asking for the way tells our own address


def phone_address(host: str, port: int) -> str | None:
    """How other machines of this network reach a server that listens on `host`, if they can."""
    if host not in EVERYWHERE:
        return f"http://{bracketed(host)}:{port}"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        own = probe.getsockname()[0]
    return None if own.startswith("127.") else f"http://{own}:{port}"


def bracketed(host: str) -> str:
    """As it stands in an address."""
    return f"[{host}]" if ":" in host else host


def is_own_machine(host: str | None) -> bool:
    """Does this name mean the very machine that says it?"""
    if host is None or host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def outward(base: str, host: str | None, port: int | None, listening: str) -> str:
    """The address for others of a server that somebody has opened as `base`."""
    if not is_own_machine(host) or listening not in EVERYWHERE:
        return base.rstrip("/")
    return phone_address(listening, port or 80) or base.rstrip("/")
