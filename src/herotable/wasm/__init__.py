"""The rules of a title as WebAssembly, and a JSON that says how to call them: what browsers play with."""
