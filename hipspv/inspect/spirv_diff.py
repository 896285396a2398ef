"""The code of two SPIR-V modules, compared by spirv-diff.

spirv-diff prints both modules with the ids of the first one, each line marked by the modules that have it. Two
functions are equal if their instructions are, one by one, with equal literals, types, constants, variables and callees.
Names, source lines and non-semantic instructions don't count, nor does the order of instructions outside of functions.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import zip_longest
from typing import NamedTuple

from hipspv.inspect import tools

_LINE = re.compile(r"(?:(%\w+) = )?(Op\w+) ?(.*)", re.DOTALL)
_ID = re.compile(r"%\w+")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_OTHER = re.compile(r'("(?:[^"\\]|\\.)*")|(%\w+)')  # a string, or an id
_NOT_CODE = ("OpLine", "OpNoLine")
_NON_SEMANTIC = ('"NonSemantic.', '"DebugInfo', '"OpenCL.DebugInfo.')
_FLOATS = {"16": "half", "32": "float", "64": "double"}
_STRING_LITERAL = ".str"  # the beginning of clang's names for string literals
_LONGEST = 60  # characters of a constant in a text


class Place(NamedTuple):
    """The first difference of two functions. function: its name in the first module. instruction:
    counted from 0. before, after: its text; empty after a function's end."""

    function: str
    instruction: int
    before: str
    after: str


class _Instruction(NamedTuple):
    result: str
    opcode: str
    rest: str


@dataclass
class _Module:
    """One of the modules. entries, names, defined: by id. meanings: digests of what is outside of
    functions, whatever ids it has."""

    entries: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    decorations: dict[str, str] = field(default_factory=dict)
    defined: dict[str, _Instruction] = field(default_factory=dict)
    functions: dict[str, list[_Instruction]] = field(default_factory=dict)
    meanings: dict[str, str] = field(default_factory=dict)
    inside: list[_Instruction] | None = None

    def add(self, line: str) -> None:
        match = _LINE.match(line)
        if match is None:
            return
        found = _Instruction(match[1] or "", match[2], match[3])
        if found.opcode == "OpFunction":
            self.inside = self.functions[found.result] = []
        if self.inside is None:
            self._outside(found)
        elif found.opcode not in _NOT_CODE and not self._is_non_semantic(found):
            self.inside.append(found)
        if found.opcode == "OpFunctionEnd":
            self.inside = None

    def _is_non_semantic(self, found: _Instruction) -> bool:
        if found.opcode != "OpExtInst":
            return False
        _, set, *_ = found.rest.split(" ", 2)
        return self.defined[set].rest.startswith(_NON_SEMANTIC)

    def _outside(self, found: _Instruction) -> None:
        first, _, rest = found.rest.partition(" ")
        quoted = _QUOTED.search(found.rest)
        if found.opcode == "OpEntryPoint" and quoted:
            self.entries.setdefault(quoted[1], rest.split(" ", 1)[0])
        elif found.opcode == "OpName" and quoted:
            self.names[first] = quoted[1]
        elif found.opcode == "OpDecorate" and not rest.startswith("LinkageAttributes"):
            self.decorations[first] = self.decorations.get(first, "") + rest
        elif found.opcode == "OpDecorate" and quoted:
            self.names[first] = quoted[1]
        elif found.result:
            self.defined[found.result] = found
            self.meanings[found.result] = self._meaning(found)

    def _meaning(self, found: _Instruction) -> str:
        """Return a digest. Definitions precede their uses, except for those of pointers."""
        parts = [found.opcode, _ID.sub(lambda id: self.meanings.get(id[0], id[0]), found.rest)]
        name = self.names.get(found.result, "")
        if found.opcode == "OpVariable" and not name.startswith(_STRING_LITERAL):
            parts.append(name)
        parts.append(self.decorations.get(found.result, ""))
        return blake2b("\0".join(parts).encode(), digest_size=8).hexdigest()

    # ---- For people

    def text(self, found: _Instruction, numbers: dict[str, str]) -> str:
        """Return an instruction with types and constants written out. numbers: of the function's own values."""

        def shown(match: re.Match[str]) -> str:
            return match[1] or numbers.get(match[2]) or self._shown(match[2])

        result = f"{shown_id} = " if (shown_id := found.result and numbers.get(found.result)) else ""
        return f"{result}{found.opcode} {_OTHER.sub(shown, found.rest)}".rstrip()

    def _shown(self, id: str) -> str:
        found = self.defined.get(id)
        if found is None:
            return self.names.get(id, id)
        if found.opcode.startswith("OpType"):
            return self.type(id)
        if found.opcode == "OpVariable":
            return self._literal(found) or self.names.get(id, id)
        if "Constant" not in found.opcode:
            return found.rest.strip('"')
        type, _, value = found.rest.partition(" ")
        value = _ID.sub(lambda other: self._shown(other[0]), value)
        text = f"{found.opcode.removeprefix('OpConstant')} {self.type(type)} {value}".strip()
        return f"({text})" if len(text) <= _LONGEST else f"({text[:_LONGEST]}...)"

    def type(self, id: str, depth: int = 8) -> str:
        """Return the name of a type in C; deeper nesting is left out."""
        found = self.defined.get(id)
        if found is None or not depth:
            return "..."
        first, *rest = found.rest.split(" ") or [""]
        if found.opcode == "OpTypeInt":
            return f"int{first}"
        if found.opcode == "OpTypeFloat":
            return _FLOATS.get(first, f"float{first}")
        if found.opcode == "OpTypeVector":
            return f"{self.type(first, depth - 1)} x {rest[0]}"
        if found.opcode == "OpTypeArray":
            length = self.defined.get(rest[0])
            return f"{self.type(first, depth - 1)}[{length.rest.split(' ')[-1] if length else '?'}]"
        if found.opcode == "OpTypePointer":
            return f"{self.type(rest[0], depth - 1)} *"
        if found.opcode == "OpTypeStruct":
            return self.names.get(id, id)
        return found.opcode.removeprefix("OpType").lower()

    def _literal(self, variable: _Instruction) -> str:
        """Return the text of a variable that holds a string."""
        *_, initial = variable.rest.split(" ")
        array = self.defined.get(initial)
        if array is None or array.opcode != "OpConstantComposite":
            return ""
        parts = [self.defined.get(id) for id in array.rest.split(" ")[1:]]
        bytes_ = [part.rest.split(" ")[1:] or ["0"] for part in parts if part]
        if not all(value.isdigit() and int(value) < 128 for (value, *_) in bytes_):
            return ""
        text = "".join(chr(int(value)) for (value, *_) in bytes_).removesuffix("\0")
        return json.dumps(text) if "\0" not in text else ""


class Comparison:
    """Two modules. Raises InspectError if spirv-diff can't read them."""

    def __init__(self, before: memoryview, after: memoryview, tool: str) -> None:
        self._before, self._after = _Module(), _Module()
        for line in _printed(before, after, tool).split("\n"):
            if line[:1] in (" ", "-"):
                self._before.add(line[1:])
            if line[:1] in (" ", "+"):
                self._after.add(line[1:])
        self._places: dict[tuple[str, str], Place | None] = {}

    def has(self, old: str, new: str) -> bool:
        """Return true if both kernels are there."""
        return old in self._before.entries and new in self._after.entries

    def difference(self, old: str, new: str) -> Place | None:
        """Return the first instruction in which two kernels, or functions that they call, differ;
        None if there is none."""
        return self._difference(self._before.entries[old], self._after.entries[new])

    def opcodes(self, old: str, new: str) -> Counter[str]:
        """Return how many more instructions of each opcode the new kernel has."""
        its = self._after.functions.get(self._after.entries[new], [])
        mine = self._before.functions.get(self._before.entries[old], [])
        more = Counter(instruction.opcode for instruction in its)
        more.subtract(Counter(instruction.opcode for instruction in mine))
        return more

    def _difference(self, old: str, new: str) -> Place | None:
        if (old, new) in self._places:
            return self._places[old, new]
        self._places[old, new] = None  # a cycle of calls, which SPIR-V forbids, counts as equal
        before, after = self._before, self._after
        mine: dict[str, str] = {}
        its: dict[str, str] = {}
        pairs = zip_longest(before.functions.get(old, ()), after.functions.get(new, ()))
        for number, (one, other) in enumerate(pairs):
            same = one and other and _key(one, before, mine) == _key(other, after, its)
            if same and one.opcode == "OpFunctionCall":
                place = self._difference(_callee(one), _callee(other))
            elif same:
                continue
            else:
                texts = [m.text(i, ids) if i else "" for m, i, ids in ((before, one, mine), (after, other, its))]
                place = Place(before.names.get(old, ""), number, *texts)
            if place:
                self._places[old, new] = place
                return place
        return None


def _callee(call: _Instruction) -> str:
    return call.rest.split(" ")[1]


def _key(found: _Instruction, module: _Module, numbers: dict[str, str]) -> tuple[str, ...]:
    """Return an instruction without ids: with meanings, and with numbers for the function's own
    values, in order of appearance."""

    def meant(match: re.Match[str]) -> str:
        id = match[2]
        if match[1] or id in module.meanings:
            return match[1] or module.meanings[id]
        if id in module.functions:
            return "function"
        return numbers.setdefault(id, f"%{len(numbers) + 1}") + module.decorations.get(id, "")

    result = _OTHER.sub(meant, found.result)
    return result, found.opcode, _OTHER.sub(meant, found.rest)


def _printed(before: memoryview, after: memoryview, tool: str) -> str:
    with tempfile.TemporaryDirectory() as directory:
        paths = [os.path.join(directory, name) for name in ("before.spv", "after.spv")]
        for path, data in zip(paths, (before, after), strict=True):
            with open(path, "wb") as file:
                file.write(data)
        words = [tool, "--no-header", "--no-indent", "--no-color", *paths]
        done = tools.run(words, b"", len(before) + len(after))
    if done.returncode:
        raise tools.InspectError(tools.said(done))
    return done.stdout.decode(errors="backslashreplace")
