"""Messages written in Fluent, put into words: the part of the language that our files use, in English and Russian.

Fluent's own runtime brings the calendars and currencies of all countries along, a tenth of an installation.
Functions and terms are refused when a file is read.
"""

from collections.abc import Mapping
from typing import Any

from fluent.syntax import FluentParser, Visitor, ast

DECIMALS = 3  # digits after the point of a number in a sentence
SEPARATORS = {"en": str.maketrans(",.", ",."), "ru": str.maketrans(",.", "\N{NO-BREAK SPACE},")}


class FluentBundle:
    """The messages of one language; an attribute's name is `message.attribute`."""

    def __init__(self, language: str):
        self.language = language
        self._messages: dict[str, dict[str, ast.Pattern]] = {}  # by attribute; "" is the message itself

    def add(self, text: str) -> None:
        """Add the messages of a file; they replace earlier ones of the same name."""
        resource = FluentParser(with_spans=False).parse(text)
        _Checker().visit(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._messages[entry.id.name] = _patterns(entry)

    def has_message(self, name: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        message, _, attribute = name.partition(".")
        return attribute in self._messages.get(message, {})

    def format(self, name: str, values: Mapping[str, Any]) -> str:
        """A message with values; a KeyError names what is missing."""
        message, _, attribute = name.partition(".")
        return self._pattern(self._messages[message][attribute], values)

    def _pattern(self, pattern: ast.Pattern, values: Mapping[str, Any]) -> str:
        return "".join(self._element(element, values) for element in pattern.elements)

    def _element(self, element: ast.TextElement | ast.Placeable, values: Mapping[str, Any]) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        match element.expression:
            case ast.SelectExpression() as select:
                return self._pattern(self._variant(select, values).value, values)
            case ast.Placeable() as inner:
                return self._element(inner, values)
            case expression:
                return self._in_words(self._value(expression, values))

    def _value(self, expression: Any, values: Mapping[str, Any]) -> Any:
        match expression:
            case ast.VariableReference():
                return values[expression.id.name]
            case ast.NumberLiteral() | ast.StringLiteral():
                return expression.parse()["value"]
        attribute = f".{expression.attribute.name}" if expression.attribute else ""
        return self.format(expression.id.name + attribute, values)

    def _variant(self, select: ast.SelectExpression, values: Mapping[str, Any]) -> ast.Variant:
        value = self._value(select.selector, values)
        fitting = (variant for variant in select.variants if self._fits(value, variant.key))
        return next(fitting, None) or next(variant for variant in select.variants if variant.default)

    def _fits(self, value: Any, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return bool(value == key.parse()["value"])
        return key.name == (value if isinstance(value, str) else plural(self.language, value))

    def _in_words(self, value: Any) -> str:
        if isinstance(value, str):
            return value
        text = f"{value:,}" if isinstance(value, int) else f"{value:,.{DECIMALS}f}".rstrip("0").rstrip(".")
        return text.translate(SEPARATORS[self.language])


def _patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
    return patterns | ({"": message.value} if message.value else {})


class _Checker(Visitor):
    """Refuses what a bundle cannot say: mistakes in a file, functions and terms."""

    def visit_Junk(self, node: ast.Junk) -> None:
        raise ValueError(f"not Fluent: {node.content}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        raise ValueError(f"messages have no functions here: {node.id.name}")

    def visit_Term(self, node: ast.Term) -> None:
        raise ValueError(f"messages have no terms here: -{node.id.name}")


def plural(language: str, number: float) -> str:
    """The plural form that goes with a number, by Unicode's rules."""
    if not isinstance(number, int):
        return "other"
    if language == "en":
        return "one" if abs(number) == 1 else "other"
    ones, tens = abs(number) % 10, abs(number) // 10 % 10
    if ones == 1 and tens != 1:
        return "one"
    return "few" if 2 <= ones <= 4 and tens != 1 else "many"
