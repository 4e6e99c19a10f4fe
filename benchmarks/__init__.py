"""Hero Table beside its peers."""
