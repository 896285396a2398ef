"""Binaries for NVIDIA's devices, as far as the runtime reads them (runtime/code/cubin/code.h)."""

import struct
from collections.abc import Sequence

_HEADER, _SECTION = 64, 64
_LATER_ABI, _MACHINE, _ENTRY = 0x41, 190, 0x10
_PROGBITS, _SYMTAB, _STRTAB, _INFO = 1, 2, 3, 0x70000000
_OBJECT, _FUNCTION, _GLOBAL = 1, 2, 1


def _attribute(number: int, content: bytes) -> bytes:
    return struct.pack("<BBH", 4, number, len(content)) + content


def _info(parameters: Sequence[tuple[int, int]]) -> bytes:
    """Of a kernel with those offsets and sizes, and at most 512 threads. The last comes first."""
    described = [
        _attribute(0x17, struct.pack("<IHHI", 0, ordinal, offset, size << 18 | 0x1F000))
        for ordinal, (offset, size) in enumerate(parameters)
    ]
    flag = struct.pack("<BBH", 3, 0x1B, 0xFF)
    return flag + b"".join(reversed(described)) + _attribute(0x05, struct.pack("<3I", 256, 2, 1))


def write(kernel: str, parameters: Sequence[tuple[int, int]], processor: int = 90) -> bytes:
    """A kernel, and a variable `table` of 16 bytes in constant memory."""
    names = [f".nv.info.{kernel}", ".nv.constant3", ".symtab", ".strtab", kernel, "table"]
    strings = b"\0" + b"".join(name.encode() + b"\0" for name in names)
    at = [strings.index(b"\0" + name.encode() + b"\0") + 1 for name in names]
    symbols = bytes(24)
    symbols += struct.pack("<IBBHQQ", at[4], _GLOBAL << 4 | _FUNCTION, _ENTRY, 1, 0, 256)
    symbols += struct.pack("<IBBHQQ", at[5], _GLOBAL << 4 | _OBJECT, 0, 2, 0, 16)
    contents = [_info(parameters), bytes(16), symbols, strings]
    body, headers = b"", bytes(_SECTION)
    kinds = (_INFO, _PROGBITS, _SYMTAB, _STRTAB)
    for name, kind, content in zip(at, kinds, contents, strict=False):
        offset = _HEADER + len(body)
        headers += struct.pack("<IIQQQQIIQQ", name, kind, 0, 0, offset, len(content), 4, 0, 4, 0)
        body += content
    identity = b"\x7fELF" + bytes((2, 1, 1, _LATER_ABI, 8)) + bytes(7)
    header = struct.pack(
        "<HHIQQQIHHHHHH", 2, _MACHINE, 1, 0, 0, _HEADER + len(body), 0x6000004 | processor << 8,
        _HEADER, 56, 0, _SECTION, 5, 4,
    )  # fmt: skip
    return identity + header + body + headers
