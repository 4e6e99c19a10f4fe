"""The pages as a folder for any static host: no server, and everything that needs none."""
