"""Reader of the declarations in PTX: its target, kernels and variables.

Sections: PTX ISA 9.0, "Syntax", "Directives", "State Spaces, Types, and Variables". The runtime has
the same in hipspv/runtime/code/ptx/declarations.cpp. All work is linear in the text. Memory is
counted before it is used.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NoReturn

from hipspv.bundle.errors import FormatError

# "Fundamental Types", "Packed Data Types" and "Vectors": bytes of a type, elements of a vector.
_BYTES = {
    **{f".{kind}{8 * size}": size for kind in "bus" for size in (1, 2, 4, 8)},
    **{".f16": 2, ".bf16": 2, ".f16x2": 4, ".bf16x2": 4, ".f32": 4, ".f64": 8, ".b128": 16},
    **dict.fromkeys((".texref", ".samplerref", ".surfref"), 8),
}
_LANES = {".v2": 2, ".v4": 4, ".v8": 8}
_SPACES = (".const", ".global", ".local", ".shared")
_LINKING = (".extern", ".visible", ".weak", ".common")
# Directives between a kernel's parameters and its body, and the most numbers of each.
_PERFORMANCE = {
    **dict.fromkeys((".maxntid", ".reqntid", ".reqnctapercluster"), 3),
    **dict.fromkeys((".minnctapersm", ".maxnctapersm", ".maxnreg", ".maxclusterrank"), 1),
    **dict.fromkeys((".explicitcluster", ".noreturn"), 0),
}
_LARGEST = 1 << 40  # bytes
_MOST_DIMENSIONS = 64
_LONGEST_NUMBER = 24  # letters of 64 bits in octal, and the U after them
# Approximate memory, besides that of the report: also of a name in a body.
_FUNCTION, _VARIABLE, _RECORD, _USE = 1000, 450, 200, 100

_OPENING = re.compile(rb'"|//|/\*')
_CLOSING = {b'"': b'"', b"//": b"\n", b"/*": b"*/"}
_TOKEN = re.compile(r"\s*(\.?[A-Za-z_$%][\w$%]*|\d\w*(?:\.\d+)?|\S)")
_BRACKET = re.compile(r"[{}]")
_NAME = re.compile(r"(?<![\w$%.])[A-Za-z_$][\w$%]*")
_BODY_VARIABLE = re.compile(r"(?<![\w$%.])\.shared\b(?=\s+\.)")


class PtxError(FormatError):
    """The text is no PTX, or damaged."""


@dataclass
class Variable:
    """A variable, or a parameter. type: `b8[16]`. size: 0 for an array without one. pointee: the
    state space to which a parameter with `.ptr` leads, without the dot."""

    name: str
    space: str
    type: str
    size: int
    align: int
    linking: str = ""
    pointer: bool = False
    pointee: str = ""
    managed: bool = False


@dataclass
class Function:
    """A kernel or function. directives: those of performance, with their numbers. begin, end: its
    place in the text; body: that of its body. names: the functions and shared variables that the
    body names. shared: its own shared variables."""

    name: str
    entry: bool
    linking: str
    parameters: list[Variable]
    directives: dict[str, list[int]]
    begin: int
    end: int = 0
    body: tuple[int, int] = (0, 0)
    defined: bool = False
    names: set[str] = field(default_factory=set)
    shared: list[Variable] = field(default_factory=list)


@dataclass
class Declarations:
    """The declarations of the module. records: launch metadata of hipspv."""

    version: str = ""
    target: str = ""
    address_size: int = 0
    functions: list[Function] = field(default_factory=list)
    variables: list[Variable] = field(default_factory=list)
    records: list[str] = field(default_factory=list)


def read(data: memoryview, prefix: str, take: Callable[[int], None]) -> Declarations:
    """Return a module's declarations. prefix: the beginning of a comment that is a record. take: is
    told of memory before it is used, and may raise.

    Raises PtxError.
    """
    return _Reader(data, prefix, take).read()


class _Reader:
    def __init__(self, data: memoryview, prefix: str, take: Callable[[int], None]) -> None:
        self._result = Declarations()
        self._prefix = prefix.encode()
        self._take = take
        self._text = self._blanked(bytearray(data)).decode("latin-1")
        self._at = 0
        self._linking = ""

    def _blanked(self, text: bytearray) -> bytearray:
        """Replace comments and strings by blanks: places stay the same. Keep the records."""
        end = text.find(b"\0")
        del text[end if end >= 0 else len(text) :]
        at = 0
        while found := _OPENING.search(text, at):
            opening, begin, inner = found[0], found.start(), found.end()
            del found  # the text can't change while a match refers to it
            closing = _CLOSING[opening]
            end = text.find(closing, inner)
            at = len(text) if end < 0 else end + len(closing)
            if opening == b"//" and text[inner:at].lstrip().startswith(self._prefix):
                self._take(_RECORD + 2 * (at - inner))
                self._result.records.append(text[inner:at].strip().decode("latin-1"))
            first = inner if opening == b'"' else begin  # a string's first mark stays
            text[first:at] = b" " * (at - first)
        return text

    def read(self) -> Declarations:
        while token := self._next():
            self._visit(token)
        if not self._result.version or not self._result.target:
            raise PtxError("the PTX has no .version or no .target")
        self._find_uses()
        return self._result

    def _find_uses(self) -> None:
        """Find the functions and shared variables that each body names."""
        result = self._result
        known = {function.name: function.name for function in result.functions}
        shared = [v for v in result.variables if v.space == "shared"]
        for variable in (*shared, *(v for function in result.functions for v in function.shared)):
            known[variable.name] = variable.name
        for function in result.functions:
            for found in _NAME.finditer(self._text, *function.body):
                name = known.get(found[0])
                if name is not None and name not in function.names:
                    self._take(_USE)
                    function.names.add(name)

    def _visit(self, token: str) -> None:
        linking, self._linking = self._linking, ""
        if token == ".version":
            self._result.version = self._next()
        elif token == ".target":
            self._result.target = self._list()
        elif token == ".address_size":
            self._result.address_size = self._number()
        elif token in _LINKING:
            self._linking = token[1:]
        elif token in (".entry", ".func"):
            self._function(token == ".entry", linking)
        elif token in (*_SPACES, ".tex"):
            self._result.variables += self._declared(token[1:], linking)
        elif token == "{":
            self._skip_block()

    def _next(self) -> str:
        """Return the next token; empty at the end."""
        match = _TOKEN.match(self._text, self._at)
        if match is None:
            self._at = len(self._text)
            return ""
        self._at = match.end()
        return match[1]

    def _peek(self) -> str:
        match = _TOKEN.match(self._text, self._at)
        return match[1] if match else ""

    def _expect(self, wanted: str) -> None:
        if self._next() != wanted:
            self._fail(f"'{wanted}' is missing")

    def _fail(self, what: str) -> NoReturn:
        raise PtxError(f"the PTX is damaged: {what}", self._at)

    def _number(self) -> int:
        token = self._next().removesuffix("U")
        if len(token) > _LONGEST_NUMBER:
            self._fail("a number has too many digits")
        try:
            return int(token, 8 if re.fullmatch("0[0-7]+", token) else 0)
        except ValueError:
            self._fail("a number is missing")

    def _list(self) -> str:
        begin = self._at
        self._next()
        while self._peek() == ",":
            self._next()
            self._next()
        return ", ".join(map(str.strip, self._text[begin : self._at].split(",")))

    def _skip_block(self) -> None:
        """Skip to the end of the block whose opening bracket was the last token."""
        depth = 1
        while depth:
            match = _BRACKET.search(self._text, self._at)
            if match is None:
                self._fail("a block has no end")
            depth += 1 if match[0] == "{" else -1
            self._at = match.end()

    def _shape(self, space: str, linking: str) -> Variable:
        """Read the attributes up to the name."""
        self._take(_VARIABLE)
        found = Variable("", space, "", 0, 0, linking)
        lanes, base, vector = 1, "", ""
        while token := self._next():
            if token in _LANES:
                lanes, vector = _LANES[token], token[1:]
            elif token in _BYTES:
                base, found.size = token[1:], _BYTES[token]
            elif token == ".ptr":
                found.pointer = True
            elif token == ".align":
                align = self._number()
                found.align = found.align if found.pointer else align  # else of what it leads to
            elif token == ".attribute":
                found.managed = "managed" in self._brackets()
            elif token in _SPACES:
                found.pointee = token[1:]
            elif not token.startswith("."):
                found.name = token
                break
        if not base or not re.match(r"[A-Za-z_$%]", found.name):
            self._fail("a declaration has no type or no name")
        found.type = f"{vector}.{base}" if vector else base
        found.size *= lanes
        found.align = found.align or found.size
        return found

    def _brackets(self) -> str:
        self._expect("(")
        begin = self._at
        end = self._text.find(")", begin)
        self._at = len(self._text) if end < 0 else end + 1
        return self._text[begin : self._at]

    def _dimensions(self, found: Variable) -> None:
        counts: list[int] = []
        while self._peek() == "[":
            self._next()
            counts.append(0 if self._peek() == "]" else self._number())
            self._expect("]")
            found.size *= counts[-1]
            if found.size > _LARGEST or len(counts) > _MOST_DIMENSIONS:
                self._fail("a declaration has an impossible size")
        found.type += "".join(f"[{count or ''}]" for count in counts)

    def _declared(self, space: str, linking: str) -> list[Variable]:
        """Read a declaration of variables up to its semicolon, without the initial values."""
        first = found = self._shape(space, linking)
        base = (first.type, first.size)
        all_found = []
        while True:
            self._dimensions(found)
            all_found.append(found)
            if self._peek() != ",":
                break
            self._next()
            self._take(_VARIABLE)
            found = Variable(self._next(), space, *base, first.align, linking)
        while (token := self._next()) != ";":
            if token == "{":
                self._skip_block()
            elif not token:
                self._fail("a declaration has no end")
        return all_found

    def _parameters(self) -> list[Variable]:
        found: list[Variable] = []
        while (token := self._next()) != ")":
            if token in (".param", ".reg"):
                found.append(self._shape(token[1:], ""))
                self._dimensions(found[-1])
            elif token != ",":
                self._fail("a list of parameters has something else in it")
        return found

    def _function(self, entry: bool, linking: str) -> None:
        self._take(_FUNCTION)
        begin = self._at - len(".entry" if entry else ".func")
        if self._peek() == "(":  # results
            self._next()
            self._parameters()
        found = Function(self._next(), entry, linking, [], {}, begin)
        if self._peek() == "(":
            self._next()
            found.parameters = self._parameters()
        while (token := self._next()) not in ("{", ";", ""):
            if token in _PERFORMANCE:
                found.directives[token] = self._numbers(_PERFORMANCE[token])
        if token == "{":
            self._body(found)
        elif not token:
            self._fail("a function has no end")
        found.end = self._at
        self._result.functions.append(found)

    def _numbers(self, most: int) -> list[int]:
        numbers = [self._number()] if most else []
        while most and self._peek() == ",":
            if len(numbers) == most:
                self._fail("a directive has too many numbers")
            self._next()
            numbers.append(self._number())
        return numbers

    def _body(self, found: Function) -> None:
        begin = self._at
        self._skip_block()
        end = self._at
        found.defined = True
        found.body = begin, end
        place = _BODY_VARIABLE.search(self._text, begin, end)
        while place:
            self._at = place.end()
            found.shared += self._declared("shared", "")
            place = _BODY_VARIABLE.search(self._text, self._at, end)
        self._at = end
