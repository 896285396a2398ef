"""Parser of a text's directives, which yields an object.

Directives become the object's tables. The labels and instructions after them stay text, but the labels also enter their
table. Declarations within `{` and `}` belong to the instructions. Sources: the document's text forms, and Intel's lexer
for comments, literals and `.function` (intel-graphics-compiler, visa/CISA.l).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from hipspv.visa import names
from hipspv.visa.build import Builder, Value, value_bytes
from hipspv.visa.errors import VisaError
from hipspv.visa.model import Function, Kernel, Object
from hipspv.visa.text.literals import SIZES, TARGETS, unquote

# The most records that one text may declare, attributes included: each takes some hundred bytes, a
# routine as many as 32 of them. A number for small texts, and one more for each so many characters.
_FEW_RECORDS, _RECORD = 1 << 16, 512
_ROUTINE = 32
_LONGEST_LINE = 1 << 16

_TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*")|([^\s"=,<>(){}]+)|([=,<>(){}]))')
_NUMBER = re.compile(r"-?(?:0[xX][0-9A-Fa-f]{1,8}|[0-9]{1,10})\Z")
_VERSION = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})\Z")
_LABEL = re.compile(r"(\"(?:[^\"\\]|\\.)*\"|[A-Za-z_$@?%][A-Za-z0-9_$@?.\-]*)\s*:\Z")
_NO_COMMENT = re.compile(r'(?:[^"/]|"(?:[^"\\]|\\.)*(?:"|\Z)|/(?![/*]))*')


def parse(source: str) -> Object:
    """Return the object that a text declares. Raises VisaError with the line."""
    return _Parser(source).parse()


class _Line(NamedTuple):
    number: int
    start: int
    end: int  # after the line's end
    code: str  # without comments and outer spaces
    begins: bool  # true if it begins in a comment
    ends: bool  # true if the next line does


def _lines(source: str) -> Iterator[_Line]:
    """Return a text's lines without comments, one at a time, because there may be very many."""
    number, start, in_comment = 0, 0, False
    while start < len(source):
        number += 1
        newline = source.find("\n", start)
        end = len(source) if newline < 0 else newline + 1
        if end - start > _LONGEST_LINE:
            raise VisaError(f"a line of {end - start} characters", line=number)
        begins = in_comment
        code, in_comment = _code(source[start:end], in_comment)
        yield _Line(number, start, end, code, begins, in_comment)
        start = end


def _code(line: str, in_comment: bool) -> tuple[str, bool]:
    """Return a line without its comments, and true if a comment continues in the next line."""
    if not in_comment and "/" not in line:
        return line.strip(), False
    code, at = "", 0
    while True:
        if in_comment:
            at = line.find("*/", at) + 2
            if at < 2:
                return code.strip(), True
        match = _NO_COMMENT.match(line, at)
        code += match.group() if match else ""
        at = match.end() if match else at
        if not line.startswith("/*", at):
            return code.strip(), False
        code, at, in_comment = code + " ", at + 2, True


class _Tokens:
    """The words of a directive."""

    def __init__(self, line: _Line) -> None:
        self.line = line
        self.words = list(self._split(line.code))
        self.at = 0

    def _split(self, code: str) -> Iterator[str]:
        at = 0
        while at < len(code):
            match = _TOKEN.match(code, at)
            if match is None:
                raise self.error(f"can't be read: {code[at : at + 20]}")
            yield match.group(match.lastindex or 0)
            at = match.end()

    def error(self, message: str) -> VisaError:
        return VisaError(message, line=self.line.number, field=self.line.code.split(None, 1)[0][:40])

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self) -> str:
        word = self.peek()
        if not word:
            raise self.error("more is expected")
        self.at += 1
        return word

    def expect(self, *wanted: str) -> str:
        word = self.next()
        if word not in wanted:
            raise self.error(f"{word[:40]} stands where {' or '.join(wanted)} should")
        return word

    def name(self) -> str:
        word = self.next()
        if not word.startswith('"'):
            return word
        try:
            return unquote(word)
        except ValueError as error:
            raise self.error(str(error)) from None

    def number(self, lowest: int, highest: int) -> int:
        word = self.next()
        value = int(word, 0 if "x" in word.lower() else 10) if _NUMBER.match(word) else None
        if value is None or not lowest <= value <= highest:
            raise self.error(f"{word[:40]} is no number from {lowest} to {highest}")
        return value

    def setting(self, key: str, highest: int, lowest: int = 0) -> int:
        """`key=number`"""
        self.expect(key)
        self.expect("=")
        return self.number(lowest, highest)

    def end(self) -> None:
        if self.peek():
            raise self.error(f"{self.peek()[:40]} is too much")


class _Body:
    """The spans of a text that aren't directives.

    A comment of several lines may begin or end on a directive's line: the rest of it stays a comment.
    """

    def __init__(self) -> None:
        self.spans: list[tuple[str, int, int]] = []  # each with the text to put before it
        self.in_comment = False
        self.depth = 0
        self.subroutines: set[str] = set()

    def add(self, line: _Line) -> None:
        before = "" if line.begins == self.in_comment else "/*" if line.begins else "*/"
        if self.spans and self.spans[-1][2] == line.start and not before:
            before, start, _ = self.spans.pop()
        else:
            start = line.start
        self.spans.append((before, start, line.end))
        self.in_comment = line.ends

    def text(self, source: str) -> str:
        spans = (before + source[start:end] for before, start, end in self.spans)
        return "".join(spans) + "*/\n" * self.in_comment


class _Parser:
    def __init__(self, source: str) -> None:
        self.source = source
        self.result = Object()
        self.kernels: list[Kernel] = []
        self.functions: list[Function] = []
        self.builder: Builder[Kernel] | Builder[Function] | None = None
        self.body = _Body()
        self.records = _FEW_RECORDS + len(source) // _RECORD  # the remaining number

    def parse(self) -> Object:
        for line in _lines(self.source):
            if line.code:
                self.line(line)
            elif self.body.spans:
                self.body.add(line)
        self.finish()
        self.result.kernels, self.result.functions = self.kernels, self.functions
        return self.result

    def line(self, line: _Line) -> None:
        word = line.code.split(None, 1)[0]
        handler = _DIRECTIVES.get(".implicit" if word.startswith(".implicit_") else word)
        try:
            if handler and not self.body.depth:
                tokens = _Tokens(line)
                tokens.next()
                handler(self, tokens)
                tokens.end()
            elif word.startswith(".") and not self.body.depth and word != ".function":
                raise VisaError("no such directive", field=word[:40])
            else:
                self.code(line)
        except VisaError as error:
            error.line = line.number
            error.field = error.field or word[:40]
            raise

    def routine(self) -> Builder[Kernel] | Builder[Function]:
        """Return the routine to which one more record is added."""
        if self.builder is None:
            raise VisaError("stands before .kernel or .global_function")
        self.count(1)
        return self.builder

    def count(self, records: int) -> None:
        self.records -= records
        if self.records < 0:
            raise VisaError("the text declares more than one of its size can")

    def finish(self) -> None:
        """End the routine, with its lines as its instructions."""
        if self.builder is not None:
            # No instructions are the same in both forms.
            self.builder.routine.instructions = self.body.text(self.source) or b""
        self.body = _Body()

    def version(self, tokens: _Tokens) -> None:
        word = tokens.next()
        match = _VERSION.match(word)
        if match is None or max(map(int, match.groups())) > 255:
            raise tokens.error(f"{word[:40]} is no version")
        self.count(1)
        self.result.version = (int(match[1]), int(match[2]))

    def kernel(self, tokens: _Tokens) -> None:
        self.finish()
        self.builder = Builder(Kernel(name=tokens.name()))
        self.kernels.append(self.builder.routine)
        self.count(_ROUTINE)

    def function(self, tokens: _Tokens) -> None:
        self.finish()
        self.builder = Builder(Function(name=tokens.name()))
        self.functions.append(self.builder.routine)
        self.count(_ROUTINE)

    def attribute(self, tokens: _Tokens) -> None:
        builder = self.routine()
        builder.attribute(*self.one_attribute(tokens))

    def one_attribute(self, tokens: _Tokens) -> tuple[str, Value]:
        """`name`, `name=number` or `name="string"`"""
        name = tokens.name()
        if tokens.peek() != "=":
            return name, None
        tokens.next()
        if tokens.peek().startswith('"'):
            text = tokens.name()
            named = {target: number for number, target in TARGETS.items()}
            return name, named.get(text, text) if name == "Target" else text
        number = tokens.number(-(1 << 31), (1 << 32) - 1)
        size = max(len(value_bytes(number)), SIZES.get(name, 1))
        return name, (number % (1 << 8 * size)).to_bytes(size, "little")

    def attributes(self, tokens: _Tokens) -> list[tuple[str, Value]]:
        """`attrs={one, two=2}`, or nothing."""
        result: list[tuple[str, Value]] = []
        if not tokens.peek():
            return result
        tokens.expect("attrs")
        tokens.expect("=")
        tokens.expect("{")
        while True:
            self.routine()
            result.append(self.one_attribute(tokens))
            if tokens.expect(",", "}") == "}":
                return result

    def input(self, tokens: _Tokens) -> None:
        self._input(tokens, 0)

    def implicit(self, tokens: _Tokens) -> None:
        mnemonic = tokens.words[0].removeprefix(".implicit_")
        digits = mnemonic.removeprefix("UNDEFINED_")
        known = names.PROVENANCE_CODES.get(mnemonic)
        if known is None and digits != mnemonic and _NUMBER.match(digits):
            known = int(digits) if digits.isdigit() else None
        if known is None or not 0 < known < 32:
            raise tokens.error("no such implicit argument")
        self._input(tokens, known)

    def _input(self, tokens: _Tokens, provenance: int) -> None:
        name = tokens.name()
        offset = tokens.setting("offset", 0x7FFF, -0x8000)
        self.routine().input(name, offset, tokens.setting("size", 0xFFFF), provenance)

    def declaration(self, tokens: _Tokens) -> None:
        name = tokens.name()
        tokens.expect("v_type")
        tokens.expect("=")
        kind = tokens.expect(*_DECLARATIONS)
        _DECLARATIONS[kind](self, tokens, name)

    def general(self, tokens: _Tokens, name: str) -> None:
        builder = self.routine()
        tokens.expect("type")
        tokens.expect("=")
        type_name = tokens.next()
        elements = tokens.setting("num_elts", 0xFFFF)
        align, alias = "byte", None
        if tokens.peek() == "align":
            tokens.next()
            tokens.expect("=")
            align = tokens.next()
        if tokens.peek() == "alias":
            alias = self.alias(tokens)
        attributes = self.attributes(tokens)
        builder.general(name, type_name, elements, align=align, alias=alias, attributes=attributes)

    def alias(self, tokens: _Tokens) -> tuple[str, int]:
        """Parse `alias=<name, offset>`, as tools print it, or `alias=(name,offset)`, as in the document."""
        tokens.next()
        tokens.expect("=")
        close = {"<": ">", "(": ")"}[tokens.expect("<", "(")]
        name = tokens.name()
        tokens.expect(",")
        offset = tokens.number(0, 0xFFFF)
        tokens.expect(close)
        return name, offset

    def address(self, tokens: _Tokens, name: str) -> None:
        elements = tokens.setting("num_elts", 0xFFFF)
        self.routine().address(name, elements, self.attributes(tokens))

    def predicate(self, tokens: _Tokens, name: str) -> None:
        elements = tokens.setting("num_elts", 0xFFFF)
        self.routine().predicate(name, elements, self.attributes(tokens))

    def sampler(self, tokens: _Tokens, name: str) -> None:
        elements, name = self.state(tokens, name)
        self.routine().sampler(name, elements, self.attributes(tokens))

    def surface(self, tokens: _Tokens, name: str) -> None:
        elements, name = self.state(tokens, name)
        self.routine().surface(name, elements, self.attributes(tokens))

    def state(self, tokens: _Tokens, name: str) -> tuple[int, str]:
        elements = tokens.setting("num_elts", 0xFFFF)
        if tokens.peek() != "v_name":
            return elements, name
        tokens.next()
        tokens.expect("=")
        return elements, tokens.name()

    def code(self, line: _Line) -> None:
        """Handle a label, the name of a subroutine, or an instruction."""
        if self.builder is None:
            raise VisaError("stands before .kernel or .global_function")
        self.body.add(line)
        if line.code in ("{", "}"):
            self.body.depth = max(self.body.depth + (1 if line.code == "{" else -1), 0)
        elif line.code.startswith(".function"):
            tokens = _Tokens(line)
            tokens.next()
            self.body.subroutines.add(tokens.name())
            tokens.end()
            self.routine()
        elif match := _LABEL.match(line.code):
            name = match[1]
            name = _Tokens(line._replace(code=name)).name() if name.startswith('"') else name
            self.routine().label(name, int(name in self.body.subroutines))


_DIRECTIVES: Mapping[str, Callable[[_Parser, _Tokens], None]] = {
    ".version": _Parser.version,
    ".kernel": _Parser.kernel,
    ".global_function": _Parser.function,
    ".kernel_attr": _Parser.attribute,
    ".decl": _Parser.declaration,
    ".input": _Parser.input,
    ".implicit": _Parser.implicit,
}
_DECLARATIONS: Mapping[str, Callable[[_Parser, _Tokens, str], None]] = {
    "G": _Parser.general,
    "A": _Parser.address,
    "P": _Parser.predicate,
    "S": _Parser.sampler,
    "T": _Parser.surface,
}
