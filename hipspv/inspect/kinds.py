"""Recognition of the kind of a file or part by its first bytes, from one table.

Sources: ELF gABI 4.1; ar(5); clang/docs/ClangOffloadBundler.rst; llvm/docs/BitCodeFormat.rst;
SPIR-V specification 1.6, 3.1 "Magic Number"; Intel's vISA object format.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

from hipspv.bundle import elf, vortex_image
from hipspv.bundle.errors import FormatError


@dataclass(frozen=True)
class Kind:
    """name: selects the reader (`walk.py`); title: for people; suffix: of a file's name; magics:
    the possible first bytes."""

    name: str
    title: str
    suffix: str
    magics: tuple[bytes, ...]


ELF = Kind("elf", "ELF file", "elf", (b"\x7fELF",))
SPIRV = Kind("spirv", "SPIR-V", "spv", (b"\x03\x02\x23\x07", b"\x07\x23\x02\x03"))
# Plain bitcode, and bitcode in the wrapper that some systems put around it.
BITCODE = Kind("bitcode", "LLVM bitcode", "bc", (b"BC\xc0\xde", b"\xde\xc0\x17\x0b"))
VISA = Kind("visa", "vISA", "isa", (b"CISA",))
PTX = Kind("ptx", "PTX", "ptx", ())  # recognised by `_PTX`
CUBIN = Kind("cubin", "CUDA binary", "cubin", ())  # an ELF file
ZEBIN = Kind("zebin", "Intel GPU binary", "bin", ())  # an ELF file
CPU = Kind("cpu", "CPU kernels", "so", ())  # an ELF file
VORTEX = Kind("vortex", "Vortex image", "vxbin", ())  # recognised by its addresses

KINDS = (
    ELF,
    Kind("archive", "archive", "a", (b"!<arch>\n",)),
    Kind("archive", "thin archive", "a", (b"!<thin>\n",)),
    Kind("bundle", "offload bundle", "hipfb", (b"__CLANG_OFFLOAD_BUNDLE__",)),
    Kind("bundle", "compressed offload bundle", "hipfb", (b"CCOB",)),
    Kind("bundle", "offload binary", "out", (b"\x10\xff\x10\xad",)),
    # The comment of each language in which clang's bundler writes text.
    Kind(
        "bundle",
        "text bundle",
        "txt",
        tuple(
            b"\n" * lines + comment + b" __CLANG_OFFLOAD_BUNDLE____START__ "
            for lines in (0, 1)
            for comment in (b"#", b"//", b";")
        ),
    ),
    SPIRV,
    BITCODE,
    VISA,
    Kind("visa", "vISA text", "visaasm", (b".version ",)),
    PTX,
    CUBIN,
    ZEBIN,
    CPU,
    VORTEX,
)

# Kinds of ELF file, e_type.
_ELF_TYPES = {1: "object", 2: "program", 3: "shared library"}
_DYNAMIC, _PT_INTERP = 3, 3
_RECORDS = ".hipspv.metadata"
_HEAD = 4096  # bytes that distinguish text from other data
# PTX begins with version and target, maybe after comments (PTX ISA, "PTX Module Directives").
_REST = rb"(?:\s|//[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/)"
_PTX = re.compile(_REST + rb"*\.version\s+\d+\.\d+" + _REST + rb"+\.target\s")
# e_machine values of hosts, and those of device code.
_X86_64 = 62
_HOSTS = {_X86_64: "x86-64", 183: "AArch64", 243: "RISC-V", 21: "PowerPC64", 3: "x86"}
_CUDA, _INTEL = 190, 205
DEVICE_ELFS = {224: "AMD GPU code object", _CUDA: CUBIN.title, _INTEL: ZEBIN.title}

BUNDLE_FORMS = {
    "binary": "offload bundle",
    "text": "text bundle",
    "object": "bundle in sections of an object",
    "package": "offload binary",
}


def kind_of(data: memoryview) -> Kind | None:
    """Return the kind according to the data's first bytes."""
    head = bytes(data[:_HEAD])
    if _PTX.match(head):
        return PTX
    kind = next((kind for kind in KINDS if head.startswith(kind.magics)), None)
    return kind or (VORTEX if vortex_image.is_image(data) else None)


def is_device_elf(data: memoryview) -> bool:
    """Return true for an ELF file that is device code, as opposed to a host's file that may contain some."""
    return _machine(data) in DEVICE_ELFS or _has_kernels(data)


def _has_kernels(data: memoryview) -> bool:
    """Return true for a library of kernels for the host's processor, by its section of launch metadata."""
    if _machine(data) != _X86_64 or struct.unpack_from("<H", data, 16)[0] != _DYNAMIC:
        return False
    try:
        return elf.Object(data, elf.ANY).find(_RECORDS) is not None
    except FormatError:
        return False


def device_kind(data: memoryview) -> Kind:
    """Return the kind of an ELF file that is device code."""
    return CPU if _has_kernels(data) else {_CUDA: CUBIN, _INTEL: ZEBIN}.get(_machine(data), ELF)


def lacks_sections(data: memoryview) -> bool:
    """Return true for an ELF file without a section table, as some tools strip programs."""
    return kind_of(data) is ELF and data[40:48] == bytes(8)


def describe_elf(data: memoryview) -> str:
    """Describe an ELF file: `x86-64 shared library`."""
    machine = _machine(data)
    if machine in DEVICE_ELFS:
        return DEVICE_ELFS[machine]
    if _has_kernels(data):
        return CPU.title
    (kind,) = struct.unpack_from("<H", data, 16) if len(data) >= 18 else (0,)
    title = _ELF_TYPES.get(kind, "ELF file")
    if kind == _DYNAMIC and _interpreted(data):
        title = "program"
    return f"{_HOSTS.get(machine, f'machine {machine}')} {title}"


def _machine(data: memoryview) -> int:
    return struct.unpack_from("<H", data, 18)[0] if len(data) >= 20 else 0


def _interpreted(data: memoryview) -> bool:
    """Return true for a program header PT_INTERP, which position-independent programs have."""
    if len(data) < 64:
        return False
    (start,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    headers = (start + number * size for number in range(count))
    return any(at + 4 <= len(data) and struct.unpack_from("<I", data, at)[0] == _PT_INTERP for at in headers)


def format_of(data: memoryview, kind: Kind | None) -> str:
    """Return the report's name for an image's format."""
    if kind is ELF:
        return describe_elf(data)
    if kind:
        return kind.title
    head = bytes(data[:_HEAD])
    if head and not any(byte < 9 for byte in head):
        return "text"
    return "unknown"
