"""How much of the machine this process may use."""

import os


def cores() -> int:
    """How many cores this process may use; not every system can tell, then all of them."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
