"""A SPIR-V module: a read-only view of its words, and an index of the instructions outside of code.

Only the first words of instructions are read. Instructions that describe the module are noted by
their kind, and all others are skipped. All objects made from the module take memory in proportion
to it, whatever sizes and ids it claims.
Source: SPIR-V specification 1.6, sections 2.3 and 2.4.
"""

from __future__ import annotations

import contextlib
import functools
import mmap
import struct
import sys
from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeVar

from hipspv.spirv import budget, native
from hipspv.spirv.decorations import Decorations
from hipspv.spirv.grammar import grammar
from hipspv.spirv.types import Types
from hipspv.spirv.words import HEADER_WORDS, MAGIC, SpirvError

T = TypeVar("T")
Buffer = bytes | bytearray | memoryview | mmap.mmap

# The noted instructions, by opcode. Types and constants share a note: they use one another in the
# order in which they appear.
_NOTED = {
    **dict.fromkeys((2, 3, 4), "source"),  # OpSourceContinued, OpSource, OpSourceExtension
    **dict.fromkeys((5, 6), "name"),  # OpName, OpMemberName
    **{7: "string", 10: "extension", 11: "import", 14: "memory model", 15: "entry point"},
    **dict.fromkeys((16, 331), "mode"),  # OpExecutionMode, OpExecutionModeId
    **{17: "capability", 330: "processed"},
    **dict.fromkeys((*range(19, 40), 322, 327, 4417), "global"),  # types
    **dict.fromkeys((41, 42, 43, 44, 45, 46, 48, 49, 50, 51, 52), "global"),  # constants
    **dict.fromkeys((59, 4418), "variable"),  # OpVariable, OpUntypedVariableKHR
    **{54: "function", 55: "parameter", 56: "end", 57: "call"},
    **dict.fromkeys((71, 332), "decoration"),  # OpDecorate, OpDecorateId
}
_KINDS = {kind: number for number, kind in enumerate(("", *dict.fromkeys(_NOTED.values())))}
_KIND_OF = bytes(_KINDS[_NOTED.get(opcode, "")] for opcode in range(1 << 16))
_SOURCE, _NAME = 3, 5
# Universal limit on ids (section 2.17). Above it, a module must have the words to define them.
_IDS = 4_194_303
_PROBLEMS = 1_000  # that are reported


class Function(NamedTuple):
    """A function's id and its place, in words."""

    id: int
    begin: int
    end: int


class Module:
    """A module's words and the places of instructions in them; positions count words."""

    def __init__(self, words: memoryview, order: str, problems: list[SpirvError] | None) -> None:
        self.words = words
        self.byte_order = order
        self.problems = problems
        self.version = (words[1] >> 16 & 0xFF, words[1] >> 8 & 0xFF)
        self.bound, self.schema = words[3], words[4]
        self._room = budget.FLOOR + budget.TIMES * words.nbytes
        if self.bound > max(_IDS, len(words)):
            self.damaged("more ids than the module has room for", 3, "bound")
            self.bound = len(words)
        self.end, self._counts = native.count(words, HEADER_WORDS, len(words), _KIND_OF)
        if self.end < len(words):
            length = words[self.end] >> 16
            what = "reaches beyond the module" if length else "has no length"
            self.damaged(f"an instruction {what}", self.end, "word count")

    @classmethod
    def read(cls, data: Buffer, problems: list[SpirvError] | None = None) -> Module:
        """Read the module in `data`, of either byte order; it refers to `data` as long as it lives.

        Raises SpirvError if the data is no module, or damaged. With `problems`, only a missing
        header is refused; other errors are added to the list, and the module ends where it becomes
        unreadable.
        """
        view = memoryview(data).cast("B")
        if len(view) < 4 * HEADER_WORDS:
            raise SpirvError("not a SPIR-V module: it ends inside its header", 0, "header")
        whole = view[: len(view) // 4 * 4].cast("I")
        order = sys.byteorder
        if whole[0] != MAGIC:
            swapped = array("I", whole[:HEADER_WORDS])
            swapped.byteswap()
            if swapped[0] != MAGIC:
                raise SpirvError("not a SPIR-V module: the magic number is missing", 0, "magic")
            everything = array("I", whole.tobytes())
            everything.byteswap()
            whole = memoryview(everything)
            order = "big" if order == "little" else "little"
        module = cls(whole.toreadonly(), order, problems)
        if len(view) % 4:
            module.damaged("its size is no multiple of 4", len(whole), "size")
        return module

    def __enter__(self) -> Module:
        return self

    def __exit__(self, *error: object) -> None:
        """Release the data, which may be a file's mapping: nothing more can be read."""
        self.words.release()

    def damaged(self, message: str, at: int, field: str) -> None:
        """Raise SpirvError for the word `at`, or note it if the reader continues after errors."""
        self.report(SpirvError(message, 4 * at, field))

    def report(self, error: SpirvError) -> None:
        """Raise the error, or note it if the reader continues after errors: the first thousand."""
        if self.problems is None:
            raise error
        if len(self.problems) < _PROBLEMS:
            self.problems.append(error)
        elif len(self.problems) == _PROBLEMS:
            self.problems.append(SpirvError("there is more", error.offset, error.field))

    @contextlib.contextmanager
    def reporting(self) -> Iterator[None]:
        """Within this context, damage ends the reading and is reported."""
        try:
            yield
        except SpirvError as error:
            self.report(error)

    def afford(self, size: int, at: int) -> bool:
        """Return true if so many bytes may be allocated for the word `at` (budget.py)."""
        if self._room >= 0:
            self._room -= size
            if self._room < 0:
                self.damaged("more entries than a module of this size can have", at, "entries")
        return self._room >= 0

    def table(self, format: Literal["I", "Q"] = "I") -> memoryview:
        """Return a number for each id, 0 at first. A module may use few of very many ids: untouched
        entries take no memory."""
        size = struct.calcsize(format) * max(self.bound, 1)
        return memoryview(mmap.mmap(-1, size)).cast(format)

    def to_bytes(self) -> bytes:
        """Return the module's bytes as they were read."""
        if self.byte_order == sys.byteorder:
            return self.words.tobytes()
        swapped = array("I", self.words.tobytes())
        swapped.byteswap()
        return swapped.tobytes()

    def rewritten(self, changes: Mapping[int, bytes]) -> bytes:
        """Return the module with other bytes in place of the instructions at these words.

        The byte order is this machine's, and must be that of the bytes, too.
        """
        parts: list[bytes | memoryview] = []
        copied = 0
        for at in sorted(changes):
            parts += [self.words[copied:at].cast("B"), changes[at]]
            copied = at + self.count(at) + 1
        return b"".join([*parts, self.words[copied:].cast("B")])

    # ---- Instructions

    def places(self, opcodes: Iterable[int]) -> array[int]:
        """Return the places of the instructions with these opcodes, in order."""
        kinds = bytearray(1 << 16)
        for opcode in opcodes:
            kinds[opcode] = 1
        _, counts = native.count(self.words, HEADER_WORDS, self.end, bytes(kinds))
        return native.note(self.words, HEADER_WORDS, self.end, bytes(kinds), counts)[1]

    def noted(self, name: str) -> array[int]:
        """Return the places of the instructions of a kind, in order."""
        return self._notes[_KINDS[name]]

    @functools.cached_property
    def _notes(self) -> list[array[int]]:
        return native.note(self.words, HEADER_WORDS, self.end, _KIND_OF, self._counts)

    def instructions(self, begin: int = HEADER_WORDS, end: int | None = None) -> Iterator[int]:
        """Return the places of the instructions in words [begin, end). One begins at `begin`."""
        words, stop = self.words, self.end if end is None else end
        while begin < stop:
            yield begin
            begin += words[begin] >> 16

    def opcode(self, at: int) -> int:
        return self.words[at] & 0xFFFF

    def count(self, at: int) -> int:
        """Return the number of operand words."""
        return (self.words[at] >> 16) - 1

    def operand(self, at: int, index: int) -> int:
        """Return the word of an operand. Raises SpirvError if the instruction is too short."""
        if index >= (self.words[at] >> 16) - 1:
            raise SpirvError("an instruction lacks operands", 4 * at, f"operand {index}")
        return self.words[at + 1 + index]

    def id(self, at: int, index: int) -> int:
        """Return an operand that is an id."""
        id = self.operand(at, index)
        if id >= self.bound:
            raise SpirvError("an id is beyond the module's bound", 4 * at, f"operand {index}")
        return id

    def operands(self, at: int, first: int = 0) -> memoryview:
        """Return the operands' words from the first one on."""
        return self.words[at + 1 + first : at + (self.words[at] >> 16)]

    def text(self, at: int, index: int) -> tuple[str, int]:
        """Return a literal string and the index of the operand after it (section 2.2.1).

        Bytes that aren't UTF-8 are escaped.
        """
        characters = self.words[at + 1 + index : at + (self.words[at] >> 16)].tobytes()
        end = characters.find(b"\0")
        if end < 0:
            raise SpirvError("a string has no end", 4 * at, f"operand {index}")
        return characters[:end].decode(errors="backslashreplace"), index + end // 4 + 1

    # ---- The module's description of itself

    @property
    def generator(self) -> tuple[str, int]:
        """Vendor and tool in Khronos's registry, and the tool's own version."""
        return grammar().generator(self.words[2] >> 16), self.words[2] & 0xFFFF

    @functools.cached_property
    def capabilities(self) -> list[str]:
        return self._each(
            self.noted("capability"),
            lambda at: self._kept(grammar().name("Capability", self.operand(at, 0)), at),
        )

    @functools.cached_property
    def extensions(self) -> list[str]:
        return self._texts("extension", 0)

    @functools.cached_property
    def imports(self) -> dict[int, str]:
        """Extended instruction sets by id."""
        return self._texts_by_id("import")

    @functools.cached_property
    def strings(self) -> dict[int, str]:
        """OpString's texts by id."""
        return self._texts_by_id("string")

    @functools.cached_property
    def processed(self) -> list[str]:
        """OpModuleProcessed's texts: hipspv's notes and those of other tools."""
        return self._texts("processed", 0)

    @functools.cached_property
    def addressing(self) -> str:
        """The addressing model; empty where the module has none."""
        found = self._words("memory model")
        return grammar().name("AddressingModel", found[0]) if found else ""

    @functools.cached_property
    def memory_model(self) -> str:
        """The memory model; empty where the module has none."""
        found = self._words("memory model", 1)
        return grammar().name("MemoryModel", found[0]) if found else ""

    @functools.cached_property
    def sources(self) -> list[str]:
        """Source languages with their versions."""
        found = [at for at in self.noted("source") if self.opcode(at) == _SOURCE]
        return self._each(
            found,
            lambda at: self._kept(
                f"{grammar().name('SourceLanguage', self.operand(at, 0))} {self.operand(at, 1)}", at
            ),
        )

    def functions(self) -> Iterator[Function]:
        """Return the functions in order. One without an end ends before the next, or with the
        module."""
        begins, ends = self.noted("function"), self.noted("end")
        for number, begin in enumerate(begins):
            following = begins[number + 1] if number + 1 < len(begins) else self.end
            place = bisect_right(ends, begin)
            end = ends[place] + self.count(ends[place]) + 1 if place < len(ends) else following
            if end > following or place == len(ends):
                self.damaged("a function has no end", begin, "OpFunction")
            yield Function(self.operand(begin, 1), begin, min(end, following))

    def opcodes(self, begin: int = HEADER_WORDS, end: int | None = None) -> Counter[str]:
        """Count the instructions of the words [begin, end) by name."""
        found = Counter(self.words[at] & 0xFFFF for at in self.instructions(begin, end))
        return Counter({grammar().opcode(number): count for number, count in found.items()})

    @functools.cached_property
    def decorations(self) -> Decorations:
        """The decorations about argument passing, memory layout and linkage."""
        return Decorations(self)

    @functools.cached_property
    def types(self) -> Types:
        """Types and constants."""
        return Types(self)

    def name(self, id: int) -> str:
        """Return OpName's text for the id; empty if there is none."""
        at = self._names[id] if id < self.bound else 0
        try:
            return self.text(at, 1)[0] if at else ""
        except SpirvError as error:
            self.report(error)
            return ""

    @functools.cached_property
    def _names(self) -> memoryview:
        """The place of the first OpName of each id, 0 for none."""
        words, bound, found = self.words, self.bound, self.table()
        for at in self.noted("name"):
            if words[at] & 0xFFFF == _NAME and words[at] >> 16 > 2:
                id = words[at + 1]
                if id < bound and not found[id]:
                    found[id] = at
        return found

    def _named(self, at: int) -> tuple[int, str]:
        return self.operand(at, 0), self._kept(self.text(at, 1)[0], at)

    def _kept(self, text: str, at: int) -> str:
        """Return a text of a list, if there is room for it."""
        return text if self.afford(budget.of_text(text), at) else ""

    def _words(self, kind: str, index: int = 0) -> list[int]:
        return self._each(self.noted(kind), lambda at: self.operand(at, index))

    def _texts(self, kind: str, index: int) -> list[str]:
        return self._each(self.noted(kind), lambda at: self._kept(self.text(at, index)[0], at))

    def _texts_by_id(self, kind: str) -> dict[int, str]:
        return dict(self._each(self.noted(kind), self._named))

    def _each(self, positions: Sequence[int], read: Callable[[int], T]) -> list[T]:
        """Return the result of `read` for each instruction; damaged ones are reported."""
        found: list[T] = []
        for at in positions:
            if not self.afford(budget.TEXT, at):
                break
            try:
                found.append(read(at))
            except SpirvError as error:
                self.report(error)
        return found
