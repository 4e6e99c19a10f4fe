"""How the server runs: one process, or a supervisor with several workers behind one address."""
