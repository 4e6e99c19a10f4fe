"""Attacks on a server of one's own, and what an honest pair notices of them; `python -m benchmarks.attack`."""
