"""The `asm` statements of a preprocessed source, of which those with PTX become C++."""

from __future__ import annotations

import re

from hipspv.driver.clang.lexer import OPAQUE, STRING, tokens
from hipspv.driver.ptx import syntax
from hipspv.driver.ptx.syntax import Unsupported
from hipspv.driver.ptx.translation import Argument, translate
from hipspv.passes.source_marks import REFUSED_PTX

# A statement, or text that contains none.
_STATEMENT = re.compile(
    OPAQUE + r"|\b(?:asm|__asm__|__asm)\b(?P<asm>\s*(?:(?:volatile|__volatile__|__volatile|inline|__inline__)\s*)*\()",
    re.DOTALL | re.ASCII,
)
_MARKER = re.compile(r"^# \d+ [^\n]*$", re.MULTILINE)
_ONE_LITERAL = re.compile(rf"\s*({STRING})")
_OPERAND = re.compile(rf"\s*(?:\[\s*(\w+)\s*\]\s*)?({STRING})\s*\((.*)\)\s*\Z", re.DOTALL)
# NVIDIA's "Inline PTX Assembly in CUDA", 1.1.
_CONSTRAINT = re.compile(r"[=+&]*(?:[hrlqfdbnC]|\d+)")
# References to operands in the text: GNU's escapes, by number and by name. nvcc takes a special register's name after
# one percent sign, too.
_REFERENCE = re.compile(r"%(?:(%)|(\d+)|\[(\w+)\]|(=)|(?=[a-zA-Z_]))")
# A percent sign alone before a name, which no operand of PTX has.
_NAME = re.compile(r"(?<!%)%(?=[a-zA-Z_])")
_QUOTED = re.compile(r'["\\\n]')
_IN_STATEMENTS = re.compile(r"[\s;]")  # names of symbols have none
_OPENING, _CLOSING = ("(", "[", "{"), (")", "]", "}")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}


def rewritten(text: str, others: str = "") -> str:
    """Return the source with C++ in place of PTX. Statements with operands that have no translation become `others`, if
    that is given, or else a statement that names the instruction. Those of other machines stay.
    """
    made: list[str] = []
    at = 0
    while found := _STATEMENT.search(text, at):
        made.append(text[at : found.start()])
        at = found.end()
        end = _end(text, at) if found["asm"] else -1
        if end < 0:
            made.append(found[0])
            continue
        whole, statement = text[found.start() : end], text[at : end - 1]
        try:
            new = _translated(statement, "volatile" in found["asm"])
        except Unsupported as error:
            new = whole
            if others and len(_split(statement, ":")) > 1:
                new = others
            elif _is_ptx(statement) and _has_instruction(statement):
                new = f'asm volatile("{REFUSED_PTX}{_QUOTED.sub(" ", str(error))}")'
        # The lines of what follows stay the same.
        made.append(new + "\n" * (whole.count("\n") - new.count("\n")))
        at = end
    made.append(text[at:])
    return "".join(made)


def escaped(text: str, others: str = "") -> str:
    """Return the source with two percent signs before names of PTX. nvcc takes one, clang for an operand's modifier.

    Statements with operands of another machine become `others`, if that is given.
    """
    made: list[str] = []
    at = 0
    while found := _STATEMENT.search(text, at):
        end = _end(text, found.end()) if found["asm"] else -1
        end = end if end >= 0 else found.end()
        statement = text[found.start() : end]
        if found["asm"]:
            statement = re.sub(STRING, lambda literal: _NAME.sub("%%", literal[0]), statement)
        if found["asm"] and others and not _is_ptx(text[found.end() : end - 1]):
            statement = others + "\n" * statement.count("\n")
        made += [text[at : found.start()], statement]
        at = end
    return "".join([*made, text[at:]])


def _is_ptx(statement: str) -> bool:
    """Return false if an operand, between the parentheses of an `asm` statement, isn't one of PTX."""
    operands = [each for section in _split(statement, ":")[1:3] for each in _split(section, ",") if each.strip()]
    try:
        return all(_CONSTRAINT.fullmatch(_argument(each).constraint) for each in operands)
    except Unsupported:
        return True  # clang says what is wrong


def _has_instruction(statement: str) -> bool:
    """Return false for an empty text, and for the name of a declared function or variable."""
    sections = _split(statement, ":")
    try:
        text = _string(sections[0])
        return (len(sections) > 1 or bool(_IN_STATEMENTS.search(text))) and bool(syntax.parse(text.replace("%", "")))
    except Unsupported:
        return True


def _end(text: str, begin: int) -> int:
    """Return the index after the parenthesis that closes the one before `begin`, or -1."""
    depth = 1
    for token in tokens(text, begin):
        depth += (token.text in _OPENING) - (token.text in _CLOSING)
        if depth == 0:
            return token.end
    return -1


def _translated(statement: str, is_volatile: bool) -> str:
    """Return C++ for what is between the parentheses of an `asm` statement. Raises Unsupported."""
    if _MARKER.search(statement):
        statement = _MARKER.sub("", statement)
    sections = _split(statement, ":")
    template = _string(sections[0])
    arguments = [_argument(each) for section in sections[1:3] for each in _split(section, ",") if each.strip()]
    if len(sections) > 4:
        raise Unsupported("asm goto")
    outputs = sum(1 for each in _split(sections[1], ",") if each.strip()) if len(sections) > 1 else 0
    if any(each.is_output != (i < outputs) for i, each in enumerate(arguments)):
        raise Unsupported("outputs among inputs")
    names = {each.name: i for i, each in enumerate(arguments) if each.name}

    def operand(found: re.Match[str]) -> str:
        percent, index, name, unique = found.groups()
        if name is not None and name not in names:
            raise Unsupported(name)
        return "%" if percent else f"${index}" if index else f"${names[name]}" if name else "0" if unique else "%"

    return translate(_REFERENCE.sub(operand, template), arguments, is_volatile)


def _split(text: str, separator: str) -> list[str]:
    """Split at a separator that isn't in parentheses or strings. `::` is two colons at this level."""
    parts: list[str] = []
    depth = begin = 0
    for token in tokens(text):
        depth += (token.text in _OPENING) - (token.text in _CLOSING)
        if depth == 0 and token.text[0] == separator:
            parts += [text[begin : token.begin], *[""] * (len(token.text) - 1)]
            begin = token.end
    return [*parts, text[begin:]]


def _argument(text: str) -> Argument:
    found = _OPERAND.match(text)
    if found is None:
        raise Unsupported(text)
    name, constraint, expression = found.groups()
    return Argument(_string(constraint), expression, name or "")


def _string(text: str) -> str:
    """Return the value of adjacent string literals."""
    value = ""
    at = 0
    while found := _ONE_LITERAL.match(text, at):
        value += re.sub(r"\\(.)", lambda escape: _ESCAPES.get(escape[1], escape[1]), found[1][1:-1], flags=re.DOTALL)
        at = found.end()
    if text[at:].strip() or not at:
        raise Unsupported("text that isn't a string")
    return value
