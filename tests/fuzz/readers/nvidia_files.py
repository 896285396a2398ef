"""PTX and NVIDIA's machine code of one construct many times, as in large_files.py."""

import struct
from collections.abc import Callable

from tests.fuzz.readers.large_files import elf_file, many, numbered

TIMES = 8  # bytes of memory for each of the file's
_HEAD = b".version 8.1\n.target sm_90\n.address_size 64\n"
_CUDA = 190
_SYMTAB, _INFO = 2, 0x70000000
_OBJECT, _FUNCTION, _ENTRY = 1, 2, 0x10
_FLAG = b"\3\x1b\0\0"  # an attribute without a value
# The beginning, what repeats, and the end: # is a number, and ~ the next one.
_PTX = {
    "kernels": (b"", b".entry k#(.param .u32 a){}\n", b""),
    "short kernels": (b"", b".entry a{}", b""),
    "declarations": (b"", b".entry k(.param .u32 a);\n", b""),
    "parameters": (b".entry k(.param .u8 a", b",.param .u8 a", b"){}"),
    "variables": (b"", b".visible .global .u32 v# = { 1 };\n", b""),
    "variables of one declaration": (b".global .u8 a", b",a", b";"),
    "shared variables": (b"", b".shared .u8 v#;.entry e#{v#;}\n", b""),
    "chained functions": (b"", b".func f#{f~;}\n", b""),
    "shared variables of chained functions": (b"", b".shared .u8 v#;.func f#{f~ v#;}\n", b""),
    "kernels of one chain": (b".func f0{f1;}", b".func f#{f~;}.entry k#{f0;}\n", b""),
    "variables in a body": (b".entry e{", b".shared .u8 v#;", b"}"),
    "names in a body": (b".entry e{", b"v# ", b"}"),
    "a name": (b".global .u32 v", b"_$_", b";"),
    "dimensions": (b".global .u32 v", b"[1]", b";"),
    "blocks": (b".func f {", b"{", b""),
    "comments": (b"", b"/**/", b""),
    "a comment": (b"/*", b"*/*", b""),
    "lines": (b"", b"//\n", b""),
    "records": (b"", b"// hipspv.name # k\n", b""),
    "bounds": (b".entry k{}\n", b"// hipspv.bounds k 64\n", b""),
    "strings": (b".func f {", b'"}"', b"}"),
    "tokens": (b"", b".", b""),
    "numbers": (b".entry k .maxntid 1", b",1", b"{}"),
    "digits": (b".entry k .maxnreg 0x1", b"0", b"{}"),
    "targets": (b".target a", b",a", b"\n"),
    "directives": (b".entry k ", b".maxnreg 1 ", b"{}"),
    "a mangled name": (b".entry _Z1f", b"PP", b"i{}"),
}


def _ptx(begin: bytes, each: bytes, end: bytes) -> Callable[[int], bytes]:
    def thing(number: int) -> bytes:
        return each.replace(b"#", b"%d" % number).replace(b"~", b"%d" % (number + 1))

    return lambda size: _HEAD + begin + numbered(size, thing) + end


def _symbol(name: int, kind: int, other: int = _ENTRY) -> bytes:
    return struct.pack("<IBBHQQ", name, 0x10 | kind, other, 1, 0, 0)


def _symbols(kind: int, other: int) -> Callable[[int], bytes]:
    """Symbols with names of their own."""

    def make(size: int) -> bytes:
        names, table, number = bytearray(b"\0"), bytearray(24), 0
        while len(names) + len(table) < size:
            table += _symbol(len(names), kind, other)
            names += b"k%d\0" % number
            number += 1
        return elf_file([(0, _SYMTAB, 0, len(table), 1)], bytes(names), bytes(table), _CUDA)

    return make


def _attributes(each: Callable[[int], bytes], kernels: int = 1) -> Callable[[int], bytes]:
    """Attributes of a kernel, and symbols that all are that kernel."""

    def make(size: int) -> bytes:
        info, names = numbered(size, each), b"\0.nv.info.k\0k\0"
        table = bytes(24) + _symbol(len(names) - 2, _FUNCTION) * max(1, size * (kernels > 1) // 24)
        rows = [(1, _INFO, 0, len(info)), (0, _SYMTAB, len(info), len(table), 1)]
        return elf_file(rows, names, info + table, _CUDA)

    return make


def overlaps(size: int) -> bytes:
    """Kernels whose attributes are the same bytes."""
    info, names, table = many(size // 2, _FLAG), bytearray(b"\0"), bytearray(24)
    rows: list[tuple[int, ...]] = []
    for number in range(min(size // 200, 60_000)):
        rows.append((len(names), _INFO, 0, len(info)))
        table += _symbol(len(names) + len(".nv.info."), _FUNCTION)
        names += b".nv.info.k%d\0" % number
    rows.append((0, _SYMTAB, len(info), len(table), 1))
    return elf_file(rows, bytes(names), info + bytes(table), _CUDA)


def _long_names(size: int) -> bytes:
    """Kernels whose names are the ends of one."""
    names = b"\0" + b"n" * (size // 2) + b"\0"
    table = bytes(24) + b"".join(_symbol(1 + n, _FUNCTION) for n in range(size // 48))
    return elf_file([(0, _SYMTAB, 0, len(table), 1)], names, table, _CUDA)


def _parameter(number: int) -> bytes:
    return struct.pack("<BBHIHHI", 4, 0x17, 12, 0, number & 0xFFFF, 0, 0)


def _threads(number: int) -> bytes:
    return struct.pack("<BBH", 4, 0x05, 40_000) + b"\xff" * 40_000


_CUBINS: dict[str, Callable[[int], bytes]] = {
    "kernels": _symbols(_FUNCTION, _ENTRY),
    "variables": _symbols(_OBJECT, 0),
    "functions": _symbols(_FUNCTION, 0),
    "flags": _attributes(lambda number: _FLAG),
    "parameters": _attributes(_parameter),
    "threads": _attributes(_threads),
    "one kernel many times": _attributes(lambda number: _FLAG, 2),
    "shared attributes": overlaps,
    "long names": _long_names,
}

SHAPES = {f"PTX of {name}": _ptx(*parts) for name, parts in _PTX.items()}
SHAPES |= {f"cubin of {name}": make for name, make in _CUBINS.items()}
