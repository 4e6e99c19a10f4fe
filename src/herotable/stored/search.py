"""The search of the bots by kept rules: in place of the compiled `bots/tree.py`."""

from typing import Any

import numpy as np

from ..bots.nodes import NODE
from .rules import Json, Rules


class StoredSearch:
    """Grows trees in the memory of the rules, and gives them back as the nodes that bots read."""

    def __init__(self, rules: Rules, node: Json):
        self._rules = rules
        names = NODE.names or ()
        formats = [NODE[name] for name in names]
        self._node = np.dtype(
            {"names": names, "formats": formats, "offsets": [node[name] for name in names], "itemsize": node["size"]}
        )

    def search(self, root: Any, seat: int, nodes: Any, used: int, iterations: int, *_work: Any) -> int:
        """Add iterations to the first `used` nodes of a tree; return how many there are then."""
        before = nodes[:used].astype(self._node).tobytes()
        grown = self._rules.search(root.tobytes(), seat, before, len(nodes), iterations)
        found = np.frombuffer(grown, self._node)
        nodes[: len(found)] = found
        return len(found)
