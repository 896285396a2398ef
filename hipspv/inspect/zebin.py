"""Machine code for Intel's GPUs for the report: ELF files of the machine EM_INTELGT.

Sources: intel-graphics-compiler, IGC/ZEBinWriter/zebin/spec: elf.md and zeinfo.md; compute-runtime,
shared/source/device_binary_format/zebin. Numbers of products: as ocloc 22.43 writes them.
"""

from __future__ import annotations

import itertools
import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from hipspv.bundle import elf, machine_code
from hipspv.inspect.kernels import Parameter, shown
from hipspv.inspect.model import Argument, Kernel, Section, Variable, ZebinModule
from hipspv.inspect.names import demangled
from hipspv.inspect.sections import Sections

TEXT = ".text."
_INFO, _COMPATIBLE, _OPTIONS = ".ze_info", ".note.intelgt.compat", ".misc.buildOptions"
_NOTE = struct.Struct("<III")  # bytes of the name and of the content, kind
_PRODUCT, _VERSION = 1, 4  # kinds of notes
# The compiler's own, with the program's symbols.
_INTERNAL = "Intel_Symbol_Table_Void_Program"
_STT_OBJECT, _STT_FUNC = 1, 2
_SPACES = {".data.const": "const", ".data.global": "global", ".bss": "global"}
# The lists of the description, and limits on its form.
_PARTS = ("kernels", "kernels_misc_info", "functions")
_DEEPEST, _LONGEST, _MAX = 8, 100, 50_000
_INTEGER = re.compile(r"-?[0-9]{1,18}")
_SIZES = ("reqd_work_group_size", "work_group_size_hint")
# Facts of the execution environment for the report, which leaves out those that are 0.
_RESOURCES = {
    "simd_size": "lanes",
    "grf_count": "registers",
    "barrier_count": "barriers",
    "slm_size": "shared",
    "private_size": "private",
    "spill_size": "spilled",
}


class Product(NamedTuple):
    """A kind of GPU. platform: its name for iga64."""

    name: str
    platform: str


_PRODUCTS = {
    16: Product("Broadwell", "8"),
    18: Product("Skylake", "9"),
    19: Product("Kaby Lake", "9"),
    20: Product("Coffee Lake", "9"),
    26: Product("Ice Lake", "11"),
    29: Product("Tiger Lake", "xe"),
    30: Product("Rocket Lake", "xe"),
    31: Product("Alder Lake-S", "xe"),
    32: Product("Alder Lake-P", "xe"),
    33: Product("Alder Lake-N", "xe"),
    1210: Product("DG1", "xe"),
    1270: Product("DG2", "xehpg"),
    1271: Product("Ponte Vecchio", "xehpc"),
}


@dataclass
class _Described:
    """A kernel as the file's description has it.

    own: sizes and address spaces of the arguments, by index. implicit: roles and sizes of the values that the driver
    passes. types: of the arguments, by index, with sizes that include a structure's padding; not all files have them.
    """

    own: dict[int, tuple[int, str]] = field(default_factory=dict)
    implicit: list[tuple[str, int]] = field(default_factory=list)
    types: dict[int, tuple[str, int]] = field(default_factory=dict)
    resources: dict[str, int] = field(default_factory=dict)
    sub_group: int = 0
    sizes: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in _SIZES})


def read(data: memoryview) -> ZebinModule:
    """Return the file for the report. Raises ElfError."""
    file = Sections(data, elf.ZEBIN, "GPU binary")
    notes = dict(_notes(file))
    kernels, functions = _described(file)
    symbols = elf.symbols(file.object)
    titles = {section.index: section.name for section in file.sections.values()}
    objects: list[elf.Symbol] = []
    code_sizes: dict[str, int] = {}
    for symbol in symbols:
        if symbol.kind == _STT_OBJECT and not symbol.is_undefined:
            objects.append(symbol)
        elif symbol.kind == _STT_FUNC and symbol.name in kernels:
            code_sizes[symbol.name] = symbol.size
    names = demangled([*kernels, *(symbol.name for symbol in objects)])
    made = machine_code.unpack(bytes(data[-machine_code.TRAILER :]))
    return ZebinModule(
        product=_product(notes),
        version=notes.get(_VERSION, b"").partition(b"\0")[0].decode(errors="replace"),
        options=file.content(_OPTIONS).rstrip(b"\0").decode(errors="replace"),
        origin=made.origin.hex() if made else "",
        sections=list(_sections(file)),
        kernels=[_kernel(name, each, file, code_sizes.get(name), names) for name, each in kernels.items()],
        variables=[_variable(s, titles.get(s.section, ""), names[s.name]) for s in objects],
        exported=sorted(functions),
        imported=sorted(_undefined(symbols)),
        strings=[],
        notes=[],
    )


def codes(data: memoryview) -> tuple[Product | None, list[tuple[str, bytes]]]:
    """Return the product, and each kernel's name and code. Raises ElfError."""
    file = Sections(data, elf.ZEBIN, "GPU binary")
    number = _number_of(dict(_notes(file)))
    names = [name for name in file.sections if name.startswith(TEXT)]
    return _PRODUCTS.get(number), [(name[len(TEXT) :], file.content(name)) for name in names]


def _notes(file: Sections) -> Iterator[tuple[int, bytes]]:
    """Return kinds and contents of the notes that say on which devices the code runs."""
    content = file.content(_COMPATIBLE)
    at = 0
    while at < len(content):
        if at + _NOTE.size > len(content):
            raise file.damaged("half a note", _COMPATIBLE)
        name, size, kind = _NOTE.unpack_from(content, at)
        begin = at + _NOTE.size + name + -name % 4
        at = begin + size + -size % 4
        if begin + size > len(content):
            raise file.damaged("half a note", _COMPATIBLE)
        yield kind, content[begin : begin + size]


def _number_of(notes: dict[int, bytes]) -> int:
    return int.from_bytes(notes.get(_PRODUCT, b"")[:4], "little")


def _product(notes: dict[int, bytes]) -> str:
    number = _number_of(notes)
    known = _PRODUCTS.get(number)
    return f"{known.name} ({number})" if known else str(number) if number else ""


def _described(file: Sections) -> tuple[dict[str, _Described], list[str]]:
    """Return the kernels by name, and the names of other functions."""
    kernels: dict[str, _Described] = {}
    functions: list[str] = []
    for part, table in _rows(file):
        name = _text(table, "name")
        if part == "functions":
            functions.append(name)
        elif part == "kernels" and name != _INTERNAL:
            _describe(kernels.setdefault(name, _Described()), table)
        elif name in kernels:
            for row in _tables(table.get("args_info")):
                type, _, size = _text(row, "type_name").partition(";")
                kernels[name].types[_number(row, "index")] = type, _integer(size)
    return kernels, functions


def _describe(kernel: _Described, table: dict[str, Any]) -> None:
    """Add a kernel's row. An argument may have several: an address and a surface, or the members of a structure."""
    for row in _tables(table.get("payload_arguments")):
        index, kind = _number(row, "arg_index", -1), _text(row, "arg_type")
        if index < 0:
            kernel.implicit.append((kind, _number(row, "size")))
            continue
        end = _number(row, "source_offset") + _number(row, "size")
        size, space = kernel.own.get(index, (0, ""))
        own = _text(row, "addrspace") if kind == "arg_bypointer" else space
        kernel.own[index] = max(size, end), own
    environment = _table(table.get("execution_env"))
    found = {ours: _number(environment, theirs) for theirs, ours in _RESOURCES.items()}
    buffers = _tables(table.get("per_thread_memory_buffers"))
    found["scratch"] = sum(_number(b, "size") for b in buffers if _text(b, "type") == "scratch")
    kernel.resources = {name: number for name, number in found.items() if number}
    attributes = _table(table.get("user_attributes"))
    kernel.sub_group = _number(attributes, "intel_reqd_sub_group_size")
    for name in _SIZES:
        value = attributes.get(name)
        kernel.sizes[name] = [_integer(n) for n in value] if isinstance(value, list) else []


def _rows(file: Sections) -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the rows of the description's lists, each with the list's name, one after the other:
    all of them would take a hundred times the file's memory. Raises ElfError."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    content = file.content(_INFO).rstrip(b"\0")
    try:
        events = yaml.parse(content.decode(), loader)
        part, depth = "", 0
        for event in events:
            if isinstance(event, yaml.ScalarEvent) and depth == 1:
                part = event.value[:_LONGEST]
            elif isinstance(event, yaml.MappingStartEvent) and depth == 2 and part in _PARTS:
                yield part, _mapping(itertools.islice(events, _MAX), 0)
                continue
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
    except (yaml.YAMLError, ValueError) as error:
        raise file.damaged("no YAML of the known form", _INFO) from error


def _mapping(events: Iterator[Any], depth: int) -> dict[str, Any]:
    """Return the mapping that has begun. Raises ValueError for a form, or a size, that the compiler doesn't write."""
    import yaml

    found: dict[str, Any] = {}
    for event in events:
        if isinstance(event, yaml.MappingEndEvent):
            return found
        if not isinstance(event, yaml.ScalarEvent):
            raise ValueError
        found[event.value] = _value(next(events, None), events, depth + 1)
    raise ValueError


def _value(event: Any, events: Iterator[Any], depth: int) -> Any:
    import yaml

    if isinstance(event, yaml.ScalarEvent):
        return event.value
    if depth > _DEEPEST:
        raise ValueError
    if isinstance(event, yaml.MappingStartEvent):
        return _mapping(events, depth)
    if not isinstance(event, yaml.SequenceStartEvent):
        raise ValueError
    found = []
    for item in events:
        if isinstance(item, yaml.SequenceEndEvent):
            return found
        found.append(_value(item, events, depth + 1))
    raise ValueError


def _tables(value: Any) -> list[dict[str, Any]]:
    """Return the tables of a list; nothing of what isn't one."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(table: dict[str, Any], key: str) -> str:
    value = table.get(key)
    return value if isinstance(value, str) else ""


def _number(table: dict[str, Any], key: str, other: int = 0) -> int:
    return _integer(table.get(key), other)


def _integer(value: Any, other: int = 0) -> int:
    """Return a number of the description, `other` for anything else."""
    return int(value) if isinstance(value, str) and _INTEGER.fullmatch(value) else other


def _undefined(symbols: Sequence[elf.Symbol]) -> Iterator[str]:
    for symbol in symbols:
        if symbol.is_undefined and symbol.name:
            yield symbol.name


def _sections(file: Sections) -> Iterator[Section]:
    for section in file.sections.values():
        if section.index:
            yield Section(section.name, section.offset, section.size)


def _kernel(symbol: str, described: _Described, file: Sections, size: int | None, names: dict[str, str]) -> Kernel:
    code = file.sections.get(f"{TEXT}{symbol}")
    begin, available = (code.offset, code.size) if code else (0, 0)
    end = begin + (available if size is None else min(size, available))
    parameters = []
    for index, (passed, space) in sorted(described.own.items()):
        type, declared = described.types.get(index, ("", 0))
        kind = "pointer" if space else "value"
        parameters.append((index, Parameter(kind, "", space, type, declared or passed)))
    found = shown(
        symbol,
        [parameter for _, parameter in parameters],
        names,
        sub_group=described.sub_group,
        code=(begin, end),
        resources=described.resources,
    )
    # The compiler may drop an argument that isn't used.
    found.arguments = [
        replace(argument, index=index) for argument, (index, _) in zip(found.arguments, parameters, strict=True)
    ]
    first = len(found.arguments)
    found.arguments += [
        Argument(index, "", "value", "", "", "", bytes_, 0, implicit=True, role=role)
        for index, (role, bytes_) in enumerate(described.implicit, first)
    ]
    found.work_group_size, found.work_group_size_hint = (described.sizes[n] for n in _SIZES)
    return found


def _variable(symbol: elf.Symbol, section: str, name: str) -> Variable:
    space = next((s for prefix, s in _SPACES.items() if section.startswith(prefix)), "")
    known = not symbol.is_local
    return Variable(
        symbol=symbol.name,
        name=name,
        declared="",  # __constant__ variables may be in global memory, too
        storage_class=space,
        type="",
        size=symbol.size,
        linkage="Export" if known else "",
        host=known,
    )
