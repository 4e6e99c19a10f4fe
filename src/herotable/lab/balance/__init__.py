"""Balance: a plan of many games, cut into units, played anywhere, counted, and turned into figures."""
