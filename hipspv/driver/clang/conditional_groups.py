"""Conditional groups in a source's text, and their conditions' values where some macros are known (C++23, [cpp.cond]).

The value of any other macro is unknown, which is None here: an operator's result is then unknown, unless the other
operand decides it.
"""

from __future__ import annotations

import operator
import re
from typing import NamedTuple

from hipspv.driver.clang.lexer import OPAQUE, Token, tokens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    # The value of a macro, by its name; None for one that isn't defined.
    Macros = Mapping[str, "int | None"]

_OPAQUE = re.compile(OPAQUE, re.DOTALL | re.ASCII)
_DIRECTIVE = re.compile(r"^[ \t]*#[ \t]*(\w+)\b(.*)$", re.MULTILINE)
_OPENING = ("if", "ifdef", "ifndef")
_BRANCHES = {*_OPENING, "elif", "elifdef", "elifndef", "else"}
_END = Token("", "", 0)
# From the weakest on.
_OPERATORS: tuple[dict[str, Callable[[int, int], int]], ...] = (
    {"||": lambda a, b: int(bool(a) or bool(b))},
    {"&&": lambda a, b: int(bool(a) and bool(b))},
    {"==": operator.eq, "!=": operator.ne},
    {"<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge},
    {"<<": operator.lshift, ">>": operator.rshift},
    {"+": operator.add, "-": operator.sub},
    {"*": operator.mul},
)
# The operand that decides the result alone.
_DECIDES = {"||": True, "&&": False}
_UNARY: dict[str, Callable[[int], int]] = {
    "!": operator.not_,
    "-": operator.neg,
    "+": operator.pos,
    "~": operator.invert,
}


class Group(NamedTuple):
    """The conditions of a group's branches, in order. `else` is 1."""

    conditions: tuple[str, ...]


class Text:
    """The directives of a text. groups: those that end in it."""

    def __init__(self, text: str) -> None:
        found = [(each[1], each[2]) for each in _DIRECTIVE.finditer(_plain(text))]
        self.defined = {rest.split("(")[0].split()[0] for name, rest in found if name == "define" and rest.strip()}
        self.groups = _groups(found)


def value(condition: str, macros: Macros) -> int | None:
    """Return a condition's value. Names outside of `macros` are unknown macros."""
    return _Parser(condition, macros).value()


def _plain(text: str) -> str:
    """Return the text with a space for each comment and an empty string for each literal, and with whole lines."""
    text = re.sub(r"\\\r?\n", " ", text.replace("\r\n", "\n"))
    return _OPAQUE.sub(lambda found: found["number"] or (" " if found["comment"] else '""'), text)


def _groups(directives: list[tuple[str, str]]) -> list[Group]:
    groups: list[Group] = []
    stack: list[list[str]] = []
    for name, rest in directives:
        if name in _OPENING:
            stack.append([])
        if name in _BRANCHES and stack:
            stack[-1].append(_condition(name, rest))
        elif name == "endif" and stack:
            groups.append(Group(tuple(stack.pop())))
    return groups


def _condition(name: str, rest: str) -> str:
    if name == "else":
        return "1"
    if name.endswith("def"):
        return f"{'!' if name.endswith('ndef') else ''}defined({rest.strip()})"
    return rest


class _Parser:
    """Reads a condition by recursive descent. Text that isn't an expression is unknown."""

    def __init__(self, condition: str, macros: Macros) -> None:
        self._macros = macros
        self._tokens = list(tokens(condition))
        self._next = 0

    def value(self) -> int | None:
        result = self._binary(0)
        return result if self._next == len(self._tokens) else None

    def _binary(self, level: int) -> int | None:
        if level == len(_OPERATORS):
            return self._unary()
        result = self._binary(level + 1)
        while (sign := self._sign()) in _OPERATORS[level]:
            self._next += 1
            result = _combined(sign, _OPERATORS[level][sign], result, self._binary(level + 1))
        return result

    def _unary(self) -> int | None:
        sign = self._sign()
        if sign in _UNARY:
            self._next += 1
            operand = self._unary()
            return None if operand is None else int(_UNARY[sign](operand))
        return self._primary()

    def _primary(self) -> int | None:
        token = self._take()
        if token.kind == "number":
            return _number(token.text)
        if token.text == "defined":
            return self._defined()
        if token.kind == "name":
            return self._macro(token.text)
        result = self._binary(0) if token.text == "(" else None
        self._take()
        return result

    def _macro(self, name: str) -> int | None:
        if self._sign() == "(":  # a macro with arguments, or __has_include
            self._skip()
            return None
        return (self._macros[name] or 0) if name in self._macros else None

    def _defined(self) -> int | None:
        name = self._take().text
        if name == "(":
            name = self._take().text
            self._take()
        return int(self._macros[name] is not None) if name in self._macros else None

    def _skip(self) -> None:
        """Pass over arguments in parentheses."""
        depth = 0
        while self._next < len(self._tokens):
            sign = self._take().text
            depth += (sign == "(") - (sign == ")")
            if depth == 0:
                return

    def _sign(self) -> str:
        """Return the text of the next token."""
        return self._tokens[self._next].text if self._next < len(self._tokens) else ""

    def _take(self) -> Token:
        self._next += 1
        return self._tokens[self._next - 1] if self._next <= len(self._tokens) else _END


def _combined(sign: str, function: Callable[[int, int], int], left: int | None, right: int | None) -> int | None:
    if sign in _DECIDES and any(each is not None and bool(each) == _DECIDES[sign] for each in (left, right)):
        return int(_DECIDES[sign])
    return None if left is None or right is None else int(function(left, right))


def _number(text: str) -> int | None:
    try:
        digits = text.replace("'", "").rstrip("uUlLzZ")
        return int(digits, 8 if re.fullmatch("0[0-7]+", digits) else 0)
    except ValueError:
        return None
