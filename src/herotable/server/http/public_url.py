"""The address at which other machines reach the server: phones cannot use `localhost`."""

import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = ("10.255.255.255", 1)  # nothing is sent there: the route to it tells this machine's address


def phone_address(host: str, port: int) -> str | None:
    """The address for other machines of the network of a server that listens on `host`, if there is one."""
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
    """A host as it is written in a URL."""
    return f"[{host}]" if ":" in host else host


def is_own_machine(host: str | None) -> bool:
    """Does this name mean the machine that uses it?"""
    if host is None or host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def outward(base: str, host: str | None, port: int | None, listening: str) -> str:
    """The address for other machines, when the caller has used `base`."""
    if not is_own_machine(host) or listening not in EVERYWHERE:
        return base.rstrip("/")
    return phone_address(listening, port or 80) or base.rstrip("/")
