"""Metrics for Prometheus; several worker processes count in files that they share."""

import os
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the folder of those files; it must be set before this module is imported
REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)  # seconds
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)

matches = Gauge(
    "herotable_matches",
    "Matches in the database, by state",
    ["state"],
    registry=REGISTRY,
    multiprocess_mode="mostrecent",
)
moves = Counter("herotable_moves", "Moves accepted", ["title", "by"], registry=REGISTRY)
actions = Histogram(
    "herotable_action_seconds", "From an action's arrival until it is durable", ["do"], registry=REGISTRY, buckets=QUICK
)
thinking = Histogram(
    "herotable_bot_thinking_seconds", "Thinking of a bot for one move", ["level"], registry=REGISTRY, buckets=LONG
)
sockets = Gauge("herotable_websockets", "Open WebSocket connections", registry=REGISTRY, multiprocess_mode="livesum")
commit_sizes = Histogram("herotable_commit_writes", "Writes in one commit", registry=REGISTRY, buckets=SIZES)
commits = Histogram("herotable_commit_seconds", "One commit", registry=REGISTRY, buckets=QUICK)
refusals = Counter("herotable_refusals", "Refusals, by code", ["code"], registry=REGISTRY)
requests = Histogram(
    "herotable_request_seconds", "HTTP requests", ["method", "route", "status"], registry=REGISTRY, buckets=QUICK
)
titles = Gauge(
    "herotable_title_ready",
    "1 when a title is ready to be played",
    ["title"],
    registry=REGISTRY,
    multiprocess_mode="livemin",
)


@cache
def action(do: str) -> Histogram:
    """The histogram of one kind of action, cached: looking up labels is slow."""
    return actions.labels(do)


@cache
def moves_of(title: str, by: str) -> Counter:
    """The counter of one title's moves, cached likewise."""
    return moves.labels(title, by)


def forget(process: int) -> None:
    """Drop the gauges of a process that has died: it has no open connections."""
    if SHARED in os.environ:
        mark_process_dead(process)


def text() -> bytes:
    """All metrics in the text format of Prometheus."""
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    MultiProcessCollector(all_processes := CollectorRegistry())
    return generate_latest(all_processes)
