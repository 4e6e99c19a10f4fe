"""Rooms in memory: the connections that watch them, the bots in them, and the housekeeping."""
