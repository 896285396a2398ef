"""NVIDIA's machine code for the report: ELF files of the machine EM_CUDA.

NVIDIA documents what the numbers mean ("CUDA Binary Utilities"), not the form. Names and numbers of
the attributes: CuAssembler, CuAsm/CuNVInfo.py; those of later ones, and the meaning of the header's
flags, as ptxas 12.9 and 13.0 write them and cuobjdump prints them.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hipspv.bundle import elf
from hipspv.bundle.errors import ElfError
from hipspv.inspect import declared
from hipspv.inspect.budget import Budget
from hipspv.inspect.kernels import shown
from hipspv.inspect.model import CubinModule, Kernel, Variable
from hipspv.inspect.names import demangled
from hipspv.inspect.sections import Sections
from hipspv.spirv import kernel as launch

_OSABI = 7  # place of e_ident[EI_OSABI]
_LATER_ABI = 0x41
_STT_OBJECT, _STT_FUNC = 1, 2
_ENTRY = 0x10  # of st_other: a kernel
# Forms of an attribute's value: none, a byte, 16 bits, or that many bytes.
_NO_VALUE, _BYTE, _HALF, _SIZED = 1, 2, 3, 4
# EIATTR_*: attributes of kernels.
_MAX_THREADS, _REQNTID, _KPARAM_INFO, _NUM_BARRIERS = 0x05, 0x10, 0x17, 0x4C
# EIATTR_*: attributes of the whole file, each with a function's symbol.
_FRAME_SIZE, _MIN_STACK_SIZE, _REGCOUNT = 0x11, 0x12, 0x2F
_OF_FUNCTIONS = {_REGCOUNT: "registers", _FRAME_SIZE: "frame", _MIN_STACK_SIZE: "stack"}
# Earlier files have the number of barriers in these bits of the code section's sh_flags.
_BARRIERS_SHIFT, _BARRIERS_MASK = 20, 0x7F
# From sm_90 on, the first bytes of each block's shared memory are the system's.
_RESERVED, _RESERVED_BYTES = ".nv.shared.reserved.0", 1024
_TOOL_NOTE = ".note.nv.tkinfo"
_PARAMETER = struct.Struct("<IHHI")  # index, ordinal, offset, and the size in the upper 14 bits
_SIZE_SHIFT = 18
# Approximate memory, besides that of the report.
_KERNEL, _ARGUMENT, _VARIABLE, _FACTS = 1000, 300, 300, 400
# Sections of variables: prefix, and the state space.
_SPACES = {".nv.constant": "const", ".nv.global": "global"}


@dataclass
class _Info:
    """A function's attributes, and bytes of its sections."""

    numbers: dict[str, int] = field(default_factory=dict)
    parameters: dict[int, int] = field(default_factory=dict)  # sizes by ordinal
    max_threads: list[int] = field(default_factory=list)
    required: list[int] = field(default_factory=list)
    code: tuple[int, int] = (0, 0)


class _File(Sections):
    def __init__(self, data: memoryview, budget: Budget) -> None:
        super().__init__(data, elf.ANY, "CUDA binary")
        self.budget = budget

    def attributes(self, name: str) -> Iterator[tuple[int, bytes]]:
        section = self.sections.get(name)
        if section:
            yield from _attributes(self.content(name), section.offset)


def read(data: memoryview, budget: Budget) -> CubinModule:
    """Return the file for the report. Raises ElfError, and Full if it exceeds the budget."""
    file = _File(data, budget)
    symbols = elf.symbols(file.object)
    entries: dict[str, None] = {}
    objects: list[elf.Symbol] = []
    for symbol in symbols:
        if symbol.section and symbol.kind == _STT_FUNC and symbol.other & _ENTRY:
            budget.take(_KERNEL + 2 * len(symbol.name))
            entries[symbol.name] = None
        elif symbol.section and symbol.kind == _STT_OBJECT:
            budget.take(_VARIABLE + 2 * len(symbol.name))
            objects.append(symbol)
    names = demangled([*entries, *(symbol.name for symbol in objects)])
    of_file = _of_functions(file, symbols)
    infos = {name: _info(name, file, of_file.get(name, {})) for name in entries}
    titles = {section.index: name for name, section in file.sections.items()}
    return CubinModule(
        architecture=_architecture(data, file.object.header[7]),
        tool=_tool(file),
        kernels=[_kernel(name, info, names) for name, info in infos.items()],
        variables=[_variable(s, titles.get(s.section, ""), names[s.name]) for s in objects],
        exported=sorted(
            s.name
            for s in symbols
            if s.kind == _STT_FUNC and not s.other & _ENTRY and s.section and not s.is_local
        ),
        imported=sorted(s.name for s in symbols if s.is_undefined and s.kind == _STT_FUNC),
        strings=[],
        notes=[],
    )


def _architecture(data: memoryview, flags: int) -> str:
    number = flags >> 8 if data[_OSABI] == _LATER_ABI else flags
    return f"sm_{number & 0xFF}"


def _tool(file: _File) -> str:
    """Return the assembler's version, `Cuda compilation tools, release 13.0, V13.0.88`."""
    _, found, rest = file.content(_TOOL_NOTE).partition(b"\0Cuda compilation tools")
    return (found[1:] + rest.partition(b"\0")[0]).decode(errors="replace")


def _attributes(content: bytes, place: int) -> Iterator[tuple[int, bytes]]:
    """Return numbers and values of a section .nv.info, which begins at `place`."""
    at = 0
    while at < len(content):
        if at + 4 > len(content):
            raise ElfError("damaged CUDA binary: half an attribute", place + at, ".nv.info")
        form, number, size = struct.unpack_from("<BBH", content, at)
        at += 4
        if form == _SIZED:
            if at + size > len(content):
                raise ElfError("damaged CUDA binary: half an attribute", place + at, ".nv.info")
            yield number, content[at : at + size]
            at += size
        elif form in (_NO_VALUE, _BYTE, _HALF):
            yield number, content[at - 2 : at]
        else:
            what = f"damaged CUDA binary: an attribute of the form {form}"
            raise ElfError(what, place + at - 4, ".nv.info")


def _words(value: bytes, count: int) -> list[int]:
    """Return so many words; none for a value of another size."""
    return list(struct.unpack(f"<{count}I", value)) if len(value) == 4 * count else []


def _of_functions(file: _File, symbols: Sequence[elf.Symbol]) -> dict[str, dict[str, int]]:
    """Return the facts of the whole file's section, by function."""
    found: dict[str, dict[str, int]] = {}
    for number, value in file.attributes(".nv.info"):
        words = _words(value, 2)
        if number in _OF_FUNCTIONS and words and words[0] < len(symbols):
            name = symbols[words[0]].name
            if name not in found:
                file.budget.take(_FACTS + len(name))
            found.setdefault(name, {})[_OF_FUNCTIONS[number]] = words[1]
    return found


def _info(name: str, file: _File, of_file: dict[str, int]) -> _Info:
    """Return what the file says about a kernel."""
    sections = file.sections
    found = _Info({fact: of_file.get(fact, 0) for fact in ("registers", "frame", "stack")})
    code = sections.get(f".text.{name}")
    if code:
        found.numbers["barriers"] = code.flags >> _BARRIERS_SHIFT & _BARRIERS_MASK
        found.code = code.offset, code.offset + code.size
    for number, value in file.attributes(f".nv.info.{name}"):
        if number == _KPARAM_INFO and len(value) == _PARAMETER.size:
            _, ordinal, _, shape = _PARAMETER.unpack(value)
            if ordinal not in found.parameters:
                file.budget.take(_ARGUMENT)
            found.parameters[ordinal] = shape >> _SIZE_SHIFT
        elif number == _MAX_THREADS:
            found.max_threads = _words(value, 3)
        elif number == _REQNTID:
            found.required = _words(value, 3)
        elif number == _NUM_BARRIERS and value:
            found.numbers["barriers"] = value[0]
    shared = sections.get(f".nv.shared.{name}")
    reserved = _RESERVED_BYTES if _RESERVED in sections else 0
    found.numbers["shared"] = max(shared.size - reserved, 0) if shared else 0
    constant = sections.get(f".nv.constant0.{name}")
    found.numbers["constant"] = constant.size if constant else 0
    return found


def _kernel(name: str, info: _Info, names: dict[str, str]) -> Kernel:
    parameters = [  # the file has no alignments
        launch.Parameter(index, "", "value", "", "", size, 0)
        for index, (_, size) in enumerate(sorted(info.parameters.items()))
    ]
    kernel = launch.Kernel(name, launch.KERNEL, 0, *info.code, parameters)
    if info.required:
        kernel.modes.append(" ".join(map(str, ["LocalSize", *info.required])))
    kernel.max_threads = math.prod(info.max_threads) if info.max_threads else None
    found = shown(kernel, names)
    found.resources = info.numbers
    return found


def _variable(symbol: elf.Symbol, section: str, name: str) -> Variable:
    space = next((s for prefix, s in _SPACES.items() if section.startswith(prefix)), "")
    known = not symbol.is_local
    constant = {symbol.name: space == "const"}
    return Variable(
        symbol=symbol.name,
        name=name,
        declared=declared.variables(constant)[symbol.name] if known else "",
        storage_class=space,
        type="",
        size=symbol.size,
        linkage="Export" if known else "",
        host=known,
    )
