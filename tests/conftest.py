"""All tests: no example of Hypothesis fails because the machine was busy, and nobody waits for long ones at the end."""

from itertools import islice

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long begins first: spread over the workers, each of which begins with an equal share of all tests."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [each for each in items if each.get_closest_marker("long")]
    rest = iter([each for each in items if not each.get_closest_marker("long")])
    left, order = len(items), []
    for worker in range(workers):
        first = long[worker::workers]
        share = left // (workers - worker)
        order += [*first, *islice(rest, max(share - len(first), 0))]
        left = len(items) - len(order)
    items[:] = order
