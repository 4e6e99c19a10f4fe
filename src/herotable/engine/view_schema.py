"""A declared view for others: its JSON schemas, and the layout of its record for decoders in any language."""

from typing import Any

from .fields import Handful, Numbers, Seats
from .views import Count, EachWord, Flag, Kind, Maybe, Several, Struct, Values, fields_of, width_of

Json = dict[str, Any]


def schemas_of(declared: type[Struct], reference: str) -> dict[str, Json]:
    """The schema of every struct by its name; `reference` is the address of a `{name}`."""
    found: dict[str, Json] = {}
    _add_struct(declared, reference, found)
    return found


def _add_struct(struct: type[Struct], reference: str, found: dict[str, Json]) -> Json:
    if struct.__name__ not in found:
        found[struct.__name__] = {}  # its place, before those of its fields
        fields = {name: _schema(kind, reference, found) for name, kind in fields_of(struct).items()}
        found[struct.__name__] |= {
            "title": struct.__name__,
            "description": struct.__doc__,
            "type": "object",
            "properties": fields,
            "required": [*fields],
            "additionalProperties": False,
        }
    return {"$ref": reference.format(name=struct.__name__)}


def _schema(kind: Kind, reference: str, found: dict[str, Json]) -> Json:
    match kind:
        case Handful():
            return {"type": "array", "items": _one_of(kind.words), "maxItems": kind.most}
        case Numbers():
            numbers = kind.number.values()
            return {"type": "integer", "minimum": min(numbers), "maximum": max(numbers)}
        case Seats():
            return {"type": "integer", "minimum": 0, "maximum": len(kind.words) - 1}
        case Count():
            return {"type": "integer", "minimum": 0}
        case Flag():
            return {"type": "boolean"}
        case Values():
            return _one_of(kind.values)
        case Several():
            items = _schema(kind.kind, reference, found)
            return {"type": "array", "items": items, "minItems": kind.least, "maxItems": kind.most}
        case Maybe():
            return {"anyOf": [_schema(kind.kind, reference, found), {"type": "null"}]}
        case EachWord():
            return _each_word(kind, reference, found)
        case type():
            return _add_struct(kind, reference, found)
        case _:
            return _one_of(kind.words)


def _one_of(values: tuple[Any, ...]) -> Json:
    """Words and numbers by themselves, lists by what they hold."""
    lists = [value for value in values if isinstance(value, list | tuple)]
    if lists:
        words = dict.fromkeys(word for each in lists for word in each)
        return {"type": "array", "items": _one_of(tuple(words))}
    kinds = {str: "string", int: "integer"}
    types = [said for kind, said in kinds.items() if any(isinstance(value, kind) for value in values)]
    return {"type": types[0] if len(types) == 1 else types, "enum": [*values]}


def _each_word(kind: EachWord, reference: str, found: dict[str, Json]) -> Json:
    of, may_miss = (kind.kind.kind, True) if isinstance(kind.kind, Maybe) else (kind.kind, False)
    return {
        "type": "object",
        "additionalProperties": _schema(of, reference, found),
        "propertyNames": {"enum": [*kind.words]},
        "required": [] if may_miss else [*kind.words],
    }


# ---------------------------------------------------------------- layout


def layout_of(kind: Kind) -> Json:
    """The `kind` of a part, its `width` in cells and what it is made of: all that a decoder needs besides the bytes.

    `ViewPart` in the server's document says what each kind means.
    """
    return {**_parts(kind), "width": width_of(kind)}


def _parts(kind: Kind) -> Json:
    match kind:
        case Handful():
            return {"kind": "handful", "values": [*kind.words]}
        case Numbers() | Seats() | Count():
            return {"kind": "number"}
        case Flag():
            return {"kind": "flag"}
        case Values():
            return {"kind": "value", "values": [*kind.values]}
        case Several():
            return {"kind": "list", "most": kind.most, "of": layout_of(kind.kind)}
        case Maybe():
            return {"kind": "maybe", "of": layout_of(kind.kind)}
        case EachWord():
            return {"kind": "each", "keys": [*kind.words], "of": layout_of(kind.kind)}
        case type():
            fields = {name: layout_of(field) for name, field in fields_of(kind).items()}
            return {"kind": "struct", "name": kind.__name__, "fields": fields}
        case _:
            return {"kind": "value", "values": [*kind.words]}
