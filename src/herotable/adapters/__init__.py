"""The titles as environments of research libraries; each needs its extra, such as `herotable[pettingzoo]`."""
