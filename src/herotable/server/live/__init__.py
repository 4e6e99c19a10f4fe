"""Rooms in memory: the connections that watch them, the bots that move in them, and the housekeeping around them."""
