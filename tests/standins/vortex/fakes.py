"""The recording stand-in, images whose kernels it executes, and their launch buffers."""

import struct
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from hipspv.bundle.vortex_image import MAGIC
from tests.building import shared_library

FIRST = 0x8000_0000  # the address that images are linked for
CODE, ZEROS = 96, 32
NOTHING, COUNT = 0, 1  # what the stand-in does at an entry

POINTERS = {32: 4, 64: 8}
VECTOR_ADD = "pointer 8 8 pointer 8 8 pointer 8 8 value 4 4"
COMPLEX = "pointer 8 8 value 12 4 value 4 4 pointer 8 8"


def library(generation: int) -> Path:
    """The recording stand-in with Vortex's API of that generation: 1 of 2023, 2 of 2025."""
    source = Path(__file__).with_name("recorder.cpp")
    return shared_library("libvortex.so", [source], f"-DGENERATION={generation}")


class Kernel(NamedTuple):
    """A kernel of a fake image: the fields of its record, what it does, and further records."""

    name: str
    parameters: str
    work: int = NOTHING
    shared: int = 0
    stack: int = 0
    records: tuple[str, ...] = ()


def image(
    kernels: Sequence[Kernel],
    width: int = 64,
    extensions: str = "",
    records: Iterable[str] = (),
    words: Sequence[int] = (),
) -> bytes:
    """Return a file with the kernels; `words` follow their entries, with relocations."""
    lines = ["metadata 2", f"width {width}", *records]
    if extensions:
        lines.append(f"isa {extensions}")
    code, size = b"", POINTERS[width]
    for kernel in kernels:
        offset = CODE + len(code)
        lines.append(f"kernel {kernel.name} {kernel.parameters}".rstrip())
        lines.append(f"entry {kernel.name} {offset} {kernel.shared} {kernel.stack}")
        lines += kernel.records
        code += struct.pack("<II", kernel.work, 0)
    offsets = [CODE + len(code) + size * i for i in range(len(words))]
    code += b"".join(word.to_bytes(size, "little") for word in words)
    code += bytes(-len(code) % 8)
    if offsets:
        lines.append(" ".join(["relocations", *map(str, offsets)]))
    text = "".join(f"hipspv.{line}\n" for line in lines).encode()
    offset = CODE + len(code)
    head = struct.pack("<II8sQQ", 0x0600006F, 0x13, MAGIC, offset, len(text)).ljust(CODE, b"\0")
    content = head + code + text
    return struct.pack("<QQ", FIRST, FIRST + len(content) + ZEROS) + content


def foreign(first: int = FIRST, size: int = 128) -> bytes:
    """Return another compiler's file."""
    return struct.pack("<QQ", first, first + size + ZEROS) + bytes(range(size))


def buffer(grid: Sequence[int], block: Sequence[int], shared: int, arguments: bytes) -> bytes:
    """Return a launch buffer, whose arguments begin at 32."""
    made = struct.pack("<6IQ", *grid, *block, shared) + arguments
    return made + bytes(-len(made) % 8)
