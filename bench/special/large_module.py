"""A large SPIR-V module of any size, valid and made of nothing but arithmetic."""

from __future__ import annotations

from array import array
from pathlib import Path

MAGIC, VERSION = 0x07230203, 0x00010200
TYPES = 20  # ids that all kernels share
PARAMETERS = 6  # three pointers, two numbers, and a pointer to shared memory
LINES = 800  # per kernel: each loads, multiplies, adds and stores

VOID, UINT, FLOAT, GLOBAL, SHARED, KERNEL, FOUR, TILE, VARIABLE = range(1, 10)


def op(opcode: int, *operands: int | str) -> array[int]:
    """Return one instruction."""
    words = array("I")
    for operand in operands:
        if isinstance(operand, str):
            data = operand.encode() + b"\0"
            words.frombytes(data + bytes(-len(data) % 4))
        else:
            words.append(operand)
    return array("I", [(len(words) + 1) << 16 | opcode]) + words


def write(path: Path, size: int) -> int:
    """Write a module of about so many bytes. Return its number of kernels."""
    body, marks, ids = _kernel()
    kernels = max(size // (4 * len(body) + 200), 1)
    header = array("I", [MAGIC, VERSION, 0, TYPES + kernels * ids, 0])
    head, names = array("I"), array("I")
    for capability in (4, 5, 6):  # Addresses, Linkage, Kernel
        head += op(17, capability)
    head += op(14, 2, 2)  # Physical64 OpenCL
    for n in range(kernels):
        head += op(15, 6, TYPES + n * ids, f"_Z6kernel{n}PfS_S_jjS_")
        for place in range(1, 1 + PARAMETERS):
            names += op(5, TYPES + n * ids + place, f"parameter{place}")
    with path.open("wb") as file:
        for part in (header, head, names, op(5, VARIABLE, "tile"), _types()):
            part.tofile(file)
        for n in range(kernels):
            _at(body, marks, n * ids).tofile(file)
    return kernels


def _types() -> array[int]:
    found = op(19, VOID) + op(21, UINT, 32, 0) + op(22, FLOAT, 32)
    found += op(32, GLOBAL, 5, FLOAT) + op(43, UINT, FOUR, 256) + op(28, TILE, FLOAT, FOUR)
    found += op(32, 10, 4, TILE) + op(32, SHARED, 4, FLOAT)
    found += op(33, KERNEL, VOID, GLOBAL, GLOBAL, GLOBAL, UINT, UINT, SHARED)
    return found + op(59, 10, VARIABLE, 4)


def _kernel() -> tuple[array[int], list[int], int]:
    """Return a kernel's words, the positions of its own ids in them, and the number of its ids."""
    words, own = array("I"), TYPES
    types = (GLOBAL, GLOBAL, GLOBAL, UINT, UINT, SHARED)
    words += op(54, VOID, own, 0, KERNEL)
    for number, type in enumerate(types, 1):
        words += op(55, type, own + number)
    next = own + 1 + len(types)
    words += op(248, next)
    words += op(66, SHARED, next + 1, VARIABLE, own + 4)  # OpInBoundsAccessChain
    next += 2
    for _ in range(LINES):
        a, b, product, total = range(next, next + 4)
        words += op(61, FLOAT, a, own + 1, 2, 4) + op(61, FLOAT, b, own + 2, 2, 4)
        words += op(133, FLOAT, product, a, b) + op(129, FLOAT, total, product, a)
        words += op(62, own + 3, total, 2, 4)
        next += 4
    words += op(253) + op(56)
    return words, _own_ids(words), next - own


def _own_ids(words: array[int]) -> list[int]:
    """Return the positions of a kernel's own ids: all operands from TYPES on, because no literal is as large."""
    marks: list[int] = []
    at = 0
    while at < len(words):
        end = at + (words[at] >> 16)
        marks += (place for place in range(at + 1, end) if words[place] >= TYPES)
        at = end
    return marks


def _at(body: array[int], marks: list[int], offset: int) -> array[int]:
    """Return the kernel with ids increased by an offset."""
    found = array("I", body)
    for place in marks:
        found[place] += offset
    return found
