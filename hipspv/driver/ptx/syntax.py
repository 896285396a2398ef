"""PTX's syntax, as far as inline assembly has it (PTX ISA 9.0, chapter 4)."""

from __future__ import annotations

import re
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_TOKEN = re.compile(
    r"""\s+|//[^\n]*|/\*.*?\*/
    |(?P<number>0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?
        |\d+\.\d*(?:[eE][-+]?\d+)?|\d+U?)
    |(?P<name>\$\d+(?!\w)|\.?[%$_a-zA-Z][\w$]*(?:(?:\.|::)\w+)*)
    |(?P<mark>[{}\[\]();,:|@!+\-=<>])""",
    re.VERBOSE | re.DOTALL,
)


class Unsupported(Exception):
    """PTX that has no translation. The text names it."""


class Operand(NamedTuple):
    """kind: `name`, `number`, `address` (`parts[0]` plus the offset `text`), `vector`, `pair` (of `d|p`), or `element`
    of a tensor or texture (`parts[0]` at the coordinates `parts[1]`), which no supported instruction has.

    negated: true for `!p`.
    """

    kind: str
    text: str = ""
    parts: tuple[Operand, ...] = ()
    negated: bool = False


class Line(NamedTuple):
    """An instruction, or with `name` `{`, `}`, `:` (a label) or `.reg` a line of another kind.

    guard: the predicate under which the instruction runs.
    """

    name: str
    modifiers: tuple[str, ...] = ()
    operands: tuple[Operand, ...] = ()
    guard: Operand | None = None


def parse(text: str) -> list[Line]:
    """Return the lines of PTX, whose operands of the `asm` statement are `$0`, `$1` ... Raises Unsupported."""
    return list(_Parser(_tokens(text)).lines())


def _tokens(text: str) -> list[str]:
    tokens: list[str] = []
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise Unsupported(text[at : at + 20])
        if found.lastgroup:
            tokens.append(found[0])
        at = found.end()
    return tokens


class _Parser:
    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._at = 0

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _next(self) -> str:
        token = self._peek()
        self._at += 1
        return token

    def _takes(self, token: str) -> bool:
        if self._peek() != token:
            return False
        self._at += 1
        return True

    def _expect(self, token: str) -> None:
        if not self._takes(token):
            raise Unsupported(f"{self._peek() or 'the end'} instead of {token}")

    def lines(self) -> Iterator[Line]:
        while token := self._peek():
            if token in ("{", "}"):
                yield Line(self._next())
            elif self._takes(";"):
                continue
            elif self._tokens[self._at + 1 : self._at + 2] == [":"]:
                self._at += 2
                yield Line(":", (token,))
            elif token.startswith("."):
                yield self._declaration()
            else:
                yield self._instruction()

    def _declaration(self) -> Line:
        """`.reg .u32 a, b<4>;`: one operand for each register."""
        kind, *modifiers = [each for each in self._next().split(".") if each]
        while self._peek().startswith("."):
            modifiers += [each for each in self._next().split(".") if each]
        if kind != "reg":
            raise Unsupported(f".{kind}")
        names: list[Operand] = []
        while True:
            name = self._next()
            if self._takes("<"):
                names += [Operand("name", f"{name}{i}") for i in range(self._count())]
                self._expect(">")
            else:
                names.append(Operand("name", name))
            if not self._takes(","):
                break
        self._end()
        return Line(".reg", tuple(modifiers), tuple(names))

    def _count(self) -> int:
        token = self._next()
        if not token.isdigit():
            raise Unsupported(token)
        return int(token)

    def _end(self) -> None:
        """A statement's semicolon, which nvcc doesn't miss at the end of the text."""
        if self._peek():
            self._expect(";")

    def _instruction(self) -> Line:
        guard = None
        if self._takes("@"):
            negated = self._takes("!")
            guard = Operand("name", self._next(), negated=negated)
        name, *modifiers = self._next().split(".")
        if not name.isalnum() or not name[0].isalpha():
            raise Unsupported(name)
        try:
            operands = self._operands()
            self._end()
        except Unsupported as error:
            raise Unsupported(f"{'.'.join((name, *modifiers))}: {error}") from None
        return Line(name, tuple(modifiers), tuple(operands), guard)

    def _operands(self) -> list[Operand]:
        operands: list[Operand] = []
        if self._peek() not in ("", ";"):
            operands.append(self._operand())
            while self._takes(","):
                operands.append(self._operand())
        return operands

    def _operand(self) -> Operand:
        if self._takes("{"):
            parts = [self._operand()]
            while self._takes(","):
                parts.append(self._operand())
            self._expect("}")
            return Operand("vector", parts=tuple(parts))
        if self._takes("["):
            base = self._simple()
            if self._takes(","):
                element = Operand("element", parts=(base, self._operand()))
                self._expect("]")
                return element
            offset = ""
            if self._peek() in ("+", "-"):
                offset = self._next() + self._next()
                offset = offset.replace("+-", "-")
            self._expect("]")
            return Operand("address", offset, (base,))
        first = self._simple()
        if self._takes("|"):
            return Operand("pair", parts=(first, self._simple()))
        return first

    def _simple(self) -> Operand:
        negated = self._takes("!")
        sign = self._next() if self._peek() == "-" else ""
        token = self._next()
        if token[:1].isdigit():
            return Operand("number", sign + token.rstrip("U"), negated=negated)
        if not token or sign or not re.fullmatch(r"[%$_a-zA-Z][\w$.]*", token):
            raise Unsupported(sign + token)
        return Operand("name", token, negated=negated)
