"""The table online: a match is its log, and every node folds the same log."""
