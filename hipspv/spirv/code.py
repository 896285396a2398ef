"""The code of functions, independent of ids: digests, and the first difference of two functions.

Two functions are equal if their instructions are, one by one, with equal literals, types,
constants, variables and callees, and with the same values in the same places. Names, source lines
and non-semantic instructions don't count, nor does the order of instructions outside of functions.
"""

from __future__ import annotations

import functools
import json
from array import array
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import zip_longest
from typing import NamedTuple

from hipspv.spirv import budget
from hipspv.spirv.call_graph import calls_between, components
from hipspv.spirv.disassembly import Disassembler
from hipspv.spirv.grammar import grammar
from hipspv.spirv.module import Module
from hipspv.spirv.number_types import NumberTypes, has_type
from hipspv.spirv.operands import ID_KINDS, parts
from hipspv.spirv.strip import NON_SEMANTIC
from hipspv.spirv.variables import variables

_EXTENDED, _CALL, _VARIABLE, _DECORATE = 12, 57, 59, 71
_LINES = (8, 317)  # OpLine, OpNoLine
_LINKAGE = 41  # a decoration
_CALLEE = 3  # words from OpFunctionCall's first to the function's id
_STRING_LITERAL = ".str"  # the beginning of clang's names for string literals
_LONGEST = 60  # characters of a constant in a text


class Place(NamedTuple):
    """The first difference of two functions. function: its name in the first module. instruction:
    counted from 0. before, after: its text; empty after a function's end."""

    function: str
    instruction: int
    before: str
    after: str


class Code:
    """The functions of a module. Raises SpirvError for damaged ones."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._numbers = NumberTypes(module)
        self._functions = {function.id: function for function in module.functions()}
        self._decorated = self._decorations()
        # The meaning of an id outside of functions; 0 for a function's own value.
        self._meaning = module.table("Q")
        # Numbers of the current function's values, in order of appearance.
        self._value, self._met, self._before = module.table(), 0, 0
        self._describe()

    @functools.cached_property
    def entries(self) -> dict[str, int]:
        """Return the functions of entry points by name; the first of each."""
        module, found = self._module, dict[str, int]()
        for at in module.noted("entry point"):
            function = module.operand(at, 1)
            name = module.text(at, 2)[0]
            size = budget.DECORATION + budget.of_text(name)
            if function in self._functions and module.afford(size, at):
                found.setdefault(name, function)
        return found

    @functools.cached_property
    def digests(self) -> dict[int, int]:
        """Return a digest of each function and of everything that it calls, by its id."""
        functions = list(self._functions.values())
        numbers = {function.id: number for number, function in enumerate(functions)}
        found: dict[int, int] = {}
        calls = calls_between(self._module, functions, numbers)
        # In a call cycle, which SPIR-V forbids, a call contributes nothing to the digest.
        for group in components(len(functions), calls):
            for number in group:
                digest = blake2b(digest_size=8)
                for _, meaning in self._body(functions[number].id, found):
                    digest.update(meaning.to_bytes(8, "little"))
                found[functions[number].id] = int.from_bytes(digest.digest(), "little")
        return found

    def difference(self, function: int, other: Code, its: int) -> Place | None:
        """Return the first instruction that another module's function lacks, in the functions or in
        their callees; None if there is none."""
        visited: set[int] = set()
        while function not in visited:
            visited.add(function)
            pair = self._body(function, self.digests), other._body(its, other.digests)
            bodies = zip_longest(*pair, fillvalue=(0, 0))
            differ = (each for each in enumerate(bodies) if each[1][0][1] != each[1][1][1])
            number, ((mine, _), (theirs, _)) = next(differ, (0, ((0, 0), (0, 0))))
            callee, its_callee = self._callee(mine), other._callee(theirs)
            if not callee or not its_callee or self.digests[callee] == other.digests[its_callee]:
                name = self._module.name(function)
                texts = self._text(mine), other._text(theirs)
                return Place(name, number, *texts) if mine or theirs else None
            function, its = callee, its_callee
        return None

    def _callee(self, at: int) -> int:
        """Return the function of this module that an instruction calls; 0 if it calls none."""
        if not at or self._module.opcode(at) != _CALL:
            return 0
        id = self._module.operand(at, _CALLEE - 1)
        return id if id in self._functions else 0

    def _body(self, id: int, callees: dict[int, int]) -> Iterator[tuple[int, int]]:
        """Return the places and meanings of a function's instructions."""
        module, function = self._module, self._functions[id]
        self._before = self._met
        for at in module.instructions(function.begin, function.end):
            opcode = module.opcode(at)
            if opcode in _LINES:
                continue
            if opcode == _EXTENDED and module.imports.get(module.operand(at, 2), "").startswith(
                NON_SEMANTIC
            ):
                continue
            yield at, self._meaning_of(at, callees)
            self._numbers.remember(at)

    def _meaning_of(self, at: int, callees: dict[int, int]) -> int:
        """Return a digest of the instruction with each id's meaning in the id's place."""
        found = array("Q", self._module.words[at : at + self._module.count(at) + 1])
        callee = self._callee(at)
        for place in self._ids(at):
            id = found[place]
            if id in self._functions:
                found[place] = callees.get(id, 0) if id == callee else 0
            else:
                found[place] = self._meaning_in_function(id)
        return _hash(found.tobytes())

    def _meaning_in_function(self, id: int) -> int:
        if id >= self._module.bound:
            return id
        if self._meaning[id]:
            return self._meaning[id]
        if self._value[id] <= self._before:
            self._met += 1
            self._value[id] = self._met
        return (self._value[id] - self._before) ^ self._decorated.get(id, 0)

    def _ids(self, at: int) -> Iterable[int]:
        """Return the words of an instruction, counted from its first, that are ids."""
        if _has_only_ids(self._module.opcode(at)):
            return range(1, self._module.count(at) + 1)
        found = parts(self._module, at, self._numbers.width)
        return [part.begin - at for part in found if part.kind in ID_KINDS]

    def _describe(self) -> None:
        """Compute the meaning of types, constants and variables, in their order: they refer to
        earlier ones only, except for the pointees of pointers to structures."""
        module = self._module
        for id, name in module.imports.items():
            if id < module.bound:
                self._meaning[id] = _hash(name.encode())
        first = min(module.noted("function"), default=module.end)
        self._numbers.remember_globals(first)
        both = [*module.noted("global"), *module.noted("variable")]
        for at in sorted(at for at in both if at < first):
            with module.reporting():
                self._add(at)

    def _add(self, at: int) -> None:
        module, meaning = self._module, self._meaning
        found = array("Q", module.words[at : at + module.count(at) + 1])
        for place in self._ids(at):
            found[place] = meaning[found[place]] if found[place] < module.bound else 0
        result = 2 if has_type(module.opcode(at)) else 1
        id = module.id(at, result - 1)
        found[result] = self._decorated.get(id, 0)
        symbol = self._symbol(id) if module.opcode(at) == _VARIABLE else ""
        meaning[id] = _hash(found.tobytes() + symbol.encode())

    def _symbol(self, variable: int) -> str:
        """Return the name of a variable; a string literal's name is its content."""
        symbol, _ = self._module.decorations.linkage.get(variable, ("", 0))
        symbol = symbol or self._module.name(variable)
        return "" if symbol.startswith(_STRING_LITERAL) else symbol

    def _decorations(self) -> dict[int, int]:
        """Return a digest of each id's decorations, in any order, without the linkage names."""
        module, found = self._module, dict[int, int]()
        for at in module.noted("decoration"):
            if module.opcode(at) == _DECORATE and module.operand(at, 1) != _LINKAGE:
                if not module.afford(budget.DECORATION, at):
                    break
                id = module.operand(at, 0)
                found[id] = found.get(id, 0) ^ _hash(module.operands(at, 1).tobytes())
        return found

    # ---- For people

    def _text(self, at: int) -> str:
        """Return the text of an instruction of the current function; empty for no place."""
        return Disassembler(self._module, self._named, self._numbers).line(at) if at else ""

    def _named(self, id: int) -> str:
        """Write out types and constants, and number the function's own values."""
        module, types = self._module, self._module.types
        if id < module.bound and self._value[id] > self._before:
            return f"%{self._value[id] - self._before}"
        if types.is_type(id):
            return types.name(id)
        if not types.at(id):
            return self._literal(id) or module.name(id) or module.imports.get(id, f"%{id}")
        # `%9 = OpConstant float 2`: the type is written out at the constant's use.
        text = Disassembler(module, self._brief, self._numbers).line(types.at(id))
        text = text.partition(" = Op")[2].removeprefix("Constant").strip()
        return f"({text})" if len(text) <= _LONGEST else f"({text[:_LONGEST]}...)"

    def _literal(self, id: int) -> str:
        """Return the text of a variable that holds a string."""
        found = (v for v in variables(self._module) if v.id == id and not self._symbol(id))
        content = next((v.initializer for v in found), None)
        return json.dumps(content.rstrip(b"\0").decode(errors="replace")) if content else ""

    def _brief(self, id: int) -> str:
        types = self._module.types
        if types.is_type(id):
            return types.name(id)
        number = types.number(id)
        return f"%{id}" if number is None else str(number)


@functools.lru_cache(4_096)
def _has_only_ids(opcode: int) -> bool:
    form = grammar().instruction(opcode)
    return form is not None and all(operand.kind in ID_KINDS for operand in form.operands)


def _hash(data: bytes) -> int:
    """Return 64 bits that are never the number of a value."""
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "little") | 1 << 63
