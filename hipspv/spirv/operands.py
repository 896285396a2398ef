"""The operands of an instruction, according to the grammar."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hipspv.spirv.grammar import Form, Grammar, Operand, grammar
from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError

ID_KINDS = frozenset(("IdRef", "IdResult", "IdResultType", "IdScope", "IdMemorySemantics"))
TYPED_NUMBER = "LiteralContextDependentNumber"
STRING, EXTENDED, NESTED = "LiteralString", "LiteralExtInstInteger", "LiteralSpecConstantOpInteger"
SWITCH = 251
_EXTENDED_SET = 3  # words from OpExtInst's first to the id of the set


class Part(NamedTuple):
    """An operand, or a parameter of an operand's value: its kind and the words that it takes."""

    kind: str
    begin: int
    end: int


def parts(module: Module, at: int, width: Callable[[int], int]) -> Iterator[Part]:
    """Return the operands of the instruction at the word `at`.

    width: the number of words of a number whose type another operand determines, by the
    instruction's place. Raises SpirvError if the operands contradict the grammar.
    """
    table = grammar()
    form = table.instruction(module.opcode(at))
    if form is None:
        raise SpirvError(f"an unknown instruction {module.opcode(at)}", 4 * at, "opcode")
    expected = list(reversed(form.operands))
    word, end = at + 1, at + 1 + module.count(at)
    while word < end:
        if not expected:
            raise SpirvError(f"{form.name} has too many operands", 4 * word, "word count")
        operand = expected.pop()
        kind = operand.kind
        if operand.quantifier == "*":
            expected.append(operand)
        if kind in ID_KINDS:  # most are ids: one word each, without parameters
            yield Part(kind, word, word + 1)
            word += 1
            continue
        if kind in table.composites:
            expected += [Operand(part, "") for part in reversed(table.composites[kind])]
            continue
        part = Part(kind, word, _end(module, at, word, kind, width))
        if part.end > end:
            raise SpirvError(f"{form.name} lacks operands", 4 * word, kind)
        yield part
        expected += reversed(_brought(module, table, at, part))
        word = part.end
    if any(not operand.quantifier for operand in expected):
        raise SpirvError(f"{form.name} lacks operands", 4 * at, "word count")


def is_id(module: Module, at: int, word: int) -> bool:
    """Return true if a word of an instruction is an object's id; false in a damaged instruction."""
    opcode = module.opcode(at)
    if opcode == SWITCH:  # labels and numbers
        return False
    if word - at <= _leading_ids(opcode):
        return True
    try:
        found = next(part for part in parts(module, at, lambda at: 1) if part.end > word)
    except (SpirvError, StopIteration):
        return False
    return found.kind in ID_KINDS


@functools.lru_cache(4_096)
def _leading_ids(opcode: int) -> int:
    """Return the number of operands that are ids, before one that isn't or may be absent."""
    form = grammar().instruction(opcode)
    operands = form.operands if form else ()
    ids = itertools.takewhile(lambda o: o.kind in ID_KINDS and not o.quantifier, operands)
    return sum(1 for _ in ids)


def _end(module: Module, at: int, word: int, kind: str, width: Callable[[int], int]) -> int:
    """Return the end of an operand of the kind."""
    if kind == STRING:
        return at + 1 + module.text(at, word - at - 1)[1]
    if kind == TYPED_NUMBER or (kind == "LiteralInteger" and module.opcode(at) == SWITCH):
        return word + width(at)
    return word + 1


def _brought(module: Module, table: Grammar, at: int, part: Part) -> list[Operand]:
    """Return the parameters of an operand's value."""
    value = module.words[part.begin]
    if table.is_mask(part.kind):
        bits = (1 << bit for bit in range(32) if value >> bit & 1)
        return [o for bit in bits for o in _form(table.flag(part.kind, bit), part, "flag").operands]
    if table.is_enumeration(part.kind):
        form = table.enumerant(part.kind, value)
        return list(form.operands) if form else []
    if part.kind == NESTED:
        form = _form(table.instruction(value), part, "opcode")
        return [o for o in form.operands if o.kind not in ("IdResult", "IdResultType")]
    if part.kind == EXTENDED:
        form = table.extended(module.imports.get(module.words[at + _EXTENDED_SET], ""), value)
        return list(form.operands) if form else [Operand("IdRef", "*")]
    return []


def _form(form: Form | None, part: Part, field: str) -> Form:
    if form is None:
        raise SpirvError(f"an unknown {part.kind}", 4 * part.begin, field)
    return form
