"""The lab: many tables at once."""

from .batch import Batch

__all__ = ["Batch"]
