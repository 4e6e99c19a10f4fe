"""The rules of a description, on tables as bytes; as in web/src/lib/rules/rules.ts."""

from typing import Any

from .instances import SEARCH_FUEL, Instances, array, running

Json = dict[str, Any]
KEY = 16  # bytes of a random key
PILE = 2  # bytes of each cell of a list of moves


class Rules:
    """The compiled rules of a title. A seat of -1 is a spectator."""

    def __init__(self, description: Json, code: bytes):
        self._instances = Instances(code)
        self._records = description["records"]
        self._size = self._records["table"]["size"]
        self._seen = 2 * description["grammar"]["view"]["width"]
        self._moves = len(description["moves"])

    def begin(self, table: bytes, key: bytes) -> bytearray:
        """The table after its set-up with a random key."""
        with self._instances.lent() as instance:
            at, key_at = instance.put_all(table, key)
            instance.call("begin", *self._tables(at), *array(key_at, KEY // 4, 4))
            return instance.get(at, self._size)

    def move(self, table: bytes, key: bytes, seat: int, move: int) -> tuple[int, bytearray]:
        """0, or the number of the paragraph that forbids a move; and the table after it."""
        with self._instances.lent() as instance:
            at, key_at = instance.put_all(table, key)
            forbidden = instance.call("move", *self._tables(at), *array(key_at, KEY // 4, 4), seat, move)
            return forbidden, instance.get(at, self._size)

    def why_not(self, table: bytes, seat: int, move: int) -> int:
        """0, or the number of the paragraph that forbids a move."""
        with self._instances.lent() as instance:
            (at,) = instance.put_all(table)
            return instance.call("why_not", *self._tables(at), seat, move)

    def legal(self, table: bytes, seat: int) -> list[int]:
        """The numbers of the moves that a seat may make."""
        offer = self._records["offer"]
        with self._instances.lent() as instance:
            at, offer_at = instance.put_all(table, bytes(offer["size"]))
            instance.call("offer", *self._tables(at), seat, *array(offer_at, 1, offer["size"]))
            cells = memoryview(instance.get(offer_at, offer["size"])).cast("h")
        first = offer["card"] // PILE
        return cells[first : first + cells[offer["n"] // PILE]].tolist()

    def see(self, table: bytes, seat: int) -> bytearray:
        """The record of what a seat may see."""
        with self._instances.lent() as instance:
            at, seen_at = instance.put_all(table, bytes(self._seen))
            instance.call("look", *self._tables(at), seat, *array(seen_at, 1, self._seen))
            return instance.get(seen_at, self._seen)

    def imagined(self, table: bytes, seat: int) -> bytearray:
        """The table with all that a seat cannot know dealt anew, by the key that stands in it."""
        with self._instances.lent() as instance:
            (at,) = instance.put_all(table)
            instance.call("imagine", at, seat)
            return instance.get(at, self._size)

    def search(self, root: bytes, seat: int, nodes: bytes, most: int, iterations: int) -> bytearray:
        """The nodes of a tree after more iterations, with room for so many nodes."""
        node, offer = self._records["node"]["size"], self._records["offer"]["size"]
        path = self._records["path"]
        instance = self._instances.new()  # its memory goes with it
        with running():
            room = bytes(self._size), bytes(offer), bytes(4 * self._moves), bytes(4 * path), nodes
            at, spare, offer_at, slot, path_at, tree = instance.put_all(root, *room, more=most * node)
            used = instance.call(
                "search",
                *self._tables(at),
                seat,
                *array(tree, most, node),
                len(nodes) // node,
                iterations,
                *self._tables(spare),
                *array(offer_at, 1, offer),
                *array(slot, self._moves, 4),
                *array(path_at, path, 4),
                fuel=SEARCH_FUEL,
            )
            return instance.get(tree, used * node)

    def _tables(self, at: int) -> tuple[int, ...]:
        return array(at, 1, self._size)
