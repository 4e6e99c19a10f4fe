"""The lab: many games at once, to train on, to measure and to balance."""

from .batch import Batch

__all__ = ["Batch"]
