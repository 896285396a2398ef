"""Machine code for Intel's GPUs for the report: ELF files of the machine EM_INTELGT.

Sources: intel-graphics-compiler, IGC/ZEBinWriter/zebin/spec: elf.md and zeinfo.md; compute-runtime,
shared/source/device_binary_format/zebin. Numbers of products: as ocloc 22.43 writes them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

from hipspv.bundle import elf, machine_code
from hipspv.bundle.errors import ElfError
from hipspv.inspect.budget import Budget
from hipspv.inspect.kernels import shown
from hipspv.inspect.model import Argument, Kernel, Section, Variable, ZebinModule
from hipspv.inspect.names import demangled
from hipspv.spirv import kernel as launch

TEXT = ".text."
_INFO, _COMPATIBLE, _OPTIONS = ".ze_info", ".note.intelgt.compat", ".misc.buildOptions"
_NOTE = struct.Struct("<III")  # bytes of the name and of the content, kind
_PRODUCT, _VERSION = 1, 4  # kinds of notes
# The compiler's own, with the program's symbols.
_INTERNAL = "Intel_Symbol_Table_Void_Program"
_STT_OBJECT, _STT_FUNC = 1, 2
_SPACES = {".data.const": "const", ".data.global": "global", ".bss": "global"}
# Approximate memory, besides that of the report: YAML's nodes take that many bytes for each of the
# text's.
_KERNEL, _ARGUMENT, _VARIABLE, _SECTION, _NODES = 1200, 300, 300, 200, 60
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


class _File:
    """The sections of a file. Sections may share bytes, but together are no larger than it."""

    def __init__(self, data: memoryview) -> None:
        self.object = elf.Object(data, elf.ZEBIN)
        self.sections = {section.name: section for section in self.object.table()}
        self._left = len(data)

    def content(self, name: str) -> bytes:
        """Return a section's bytes; none if it isn't there. Raises ElfError."""
        section = self.sections.get(name)
        if section is None:
            return b""
        self._left -= section.size
        if self._left < 0:
            raise ElfError("damaged GPU binary: sections overlap", section.offset, name[:80])
        return self.object.content(section.index)

    def damaged(self, what: str, name: str) -> ElfError:
        section = self.sections.get(name)
        return ElfError(f"damaged GPU binary: {what}", section.offset if section else 0, name[:80])


def read(data: memoryview, budget: Budget) -> ZebinModule:
    """Return the file for the report. Raises ElfError, and Full if it exceeds the budget."""
    file = _File(data)
    notes = dict(_notes(file))
    info = _info(file, budget)
    kernels = [k for k in _tables(info.get("kernels")) if _text(k, "name") != _INTERNAL]
    misc = {_text(m, "name"): m for m in _tables(info.get("kernels_misc_info"))}
    symbols = elf.symbols(file.object)
    titles = {section.index: section.name for section in file.sections.values()}
    objects: list[elf.Symbol] = []
    for symbol in symbols:
        if symbol.kind == _STT_OBJECT and not symbol.is_undefined:
            budget.take(_VARIABLE + 2 * len(symbol.name))
            objects.append(symbol)
    sizes = {s.name: s.size for s in symbols if s.kind == _STT_FUNC and not s.is_undefined}
    names = demangled([*(_text(k, "name") for k in kernels), *(s.name for s in objects)])
    made = machine_code.unpack(bytes(data[-machine_code.TRAILER :]))
    return ZebinModule(
        product=_product(notes),
        version=notes.get(_VERSION, b"").partition(b"\0")[0].decode(errors="replace"),
        options=file.content(_OPTIONS).rstrip(b"\0").decode(errors="replace"),
        origin=made.origin.hex() if made else "",
        sections=list(_sections(file, budget)),
        kernels=[
            _kernel(each, misc.get(_text(each, "name"), {}), file, sizes, names, budget)
            for each in kernels
        ],
        variables=[_variable(s, titles.get(s.section, ""), names[s.name]) for s in objects],
        exported=sorted(_text(f, "name") for f in _tables(info.get("functions"))),
        imported=sorted(s.name for s in symbols if s.is_undefined and s.name),
        strings=[],
        notes=[],
    )


def codes(data: memoryview) -> tuple[Product | None, list[tuple[str, bytes]]]:
    """Return the product, and each kernel's name and code. Raises ElfError."""
    file = _File(data)
    number = _number_of(dict(_notes(file)))
    names = [name for name in file.sections if name.startswith(TEXT)]
    return _PRODUCTS.get(number), [(name[len(TEXT) :], file.content(name)) for name in names]


def _notes(file: _File) -> Iterator[tuple[int, bytes]]:
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


def _info(file: _File, budget: Budget) -> dict[str, Any]:
    """Return what the file says about its kernels, a YAML document."""
    import yaml

    content = file.content(_INFO).rstrip(b"\0")
    budget.take(_NODES * len(content))
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        found = yaml.load(content.decode(), loader)
    except (yaml.YAMLError, ValueError, RecursionError):
        raise file.damaged("no YAML", _INFO) from None
    return found if isinstance(found, dict) else {}


def _tables(value: Any) -> list[dict[str, Any]]:
    """Return the tables of a list; nothing of what isn't one."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(table: dict[str, Any], key: str) -> str:
    value = table.get(key)
    return value if isinstance(value, str) else ""


def _number(table: dict[str, Any], key: str) -> int:
    value = table.get(key)
    return value if type(value) is int else 0


def _sections(file: _File, budget: Budget) -> Iterator[Section]:
    for section in file.sections.values():
        if section.index:
            budget.take(_SECTION + len(section.name))
            yield Section(section.name, section.offset, section.size)


def _kernel(
    table: dict[str, Any],
    misc: dict[str, Any],
    file: _File,
    sizes: dict[str, int],
    names: dict[str, str],
    budget: Budget,
) -> Kernel:
    symbol = _text(table, "name")
    budget.take(_KERNEL + 2 * len(symbol))
    described = {_number(row, "index"): row for row in _tables(misc.get("args_info"))}
    code = file.sections.get(f"{TEXT}{symbol}")
    begin = code.offset if code else 0
    size = min(sizes.get(symbol, code.size), code.size) if code else 0
    payload = _tables(table.get("payload_arguments"))
    parameters = _parameters(payload, described, budget)
    attributes = _table(table.get("user_attributes"))
    kernel = launch.Kernel(symbol, launch.KERNEL, 0, begin, begin + size, parameters)
    kernel.sub_group = _number(attributes, "intel_reqd_sub_group_size")
    found = shown(kernel, names)
    found.arguments += _implicit(payload, len(found.arguments), budget)
    found.work_group_size = _numbers(attributes.get("reqd_work_group_size"))
    found.work_group_size_hint = _numbers(attributes.get("work_group_size_hint"))
    found.resources = _resources(table)
    return found


def _numbers(value: Any) -> list[int]:
    return [each for each in value if type(each) is int] if isinstance(value, list) else []


def _resources(table: dict[str, Any]) -> dict[str, int]:
    environment = _table(table.get("execution_env"))
    found = {ours: _number(environment, theirs) for theirs, ours in _RESOURCES.items()}
    buffers = _tables(table.get("per_thread_memory_buffers"))
    found["scratch"] = sum(_number(b, "size") for b in buffers if _text(b, "type") == "scratch")
    return {name: number for name, number in found.items() if number}


def _parameters(
    payload: list[dict[str, Any]], described: dict[int, dict[str, Any]], budget: Budget
) -> list[launch.Parameter]:
    """Return the kernel's own arguments. One may have several rows: an address and a surface, or
    the members of a structure."""
    sizes: dict[int, int] = {}
    spaces: dict[int, str] = {}
    for row in payload:
        index = row.get("arg_index")
        if type(index) is not int:
            continue
        if index not in sizes:
            budget.take(_ARGUMENT)
        end = _number(row, "source_offset") + _number(row, "size")
        sizes[index] = max(sizes.get(index, 0), end)
        if _text(row, "arg_type") == "arg_bypointer":
            spaces[index] = _text(row, "addrspace")
    return [
        launch.Parameter(
            index,
            _text(described.get(index, {}), "name"),
            "pointer" if index in spaces else "value",
            spaces.get(index, ""),
            _text(described.get(index, {}), "type_name").partition(";")[0],
            size,
            0,
        )
        for index, size in sorted(sizes.items())
    ]


def _implicit(payload: list[dict[str, Any]], first: int, budget: Budget) -> Iterator[Argument]:
    """Return the values that the driver passes."""
    rows = [row for row in payload if "arg_index" not in row]
    for index, row in enumerate(rows, first):
        role = _text(row, "arg_type")
        budget.take(_ARGUMENT + len(role))
        size = _number(row, "size")
        yield Argument(index, "", "value", "", "", "", size, 0, implicit=True, role=role)


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
