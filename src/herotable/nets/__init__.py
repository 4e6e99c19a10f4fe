"""Nets as plain arrays: what they are made of, their files, and rules that evaluate them."""
