"""The lab: many tables at once."""
