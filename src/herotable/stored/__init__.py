"""Rules and boxes as they were when a match began: what is kept of them, and matches played by it on wasmtime."""
