"""Rooms in memory: who looks at them, bots that move in them, and the housekeeping around them."""
