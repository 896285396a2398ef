"""SPIR-V modules of one construct many times: those for which a reader keeps most for each byte.

Each function takes the count, and the module grows with it. A count just above a power of two is
the worst case for containers that double when they are full.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Sequence

from hipspv.spirv.words import string_words
from tests.fuzz.readers import samples
from tests.fuzz.readers.samples import op

_LONG = 40_000  # words of a long instruction
_MEMORY_MODEL = op(14, 2, 2)
_INT = op(21, 2, 32, 0)
_KERNEL = op(15, 6, 1, "k")
_FUNCTION = op(54, 2, 1, 0, 2) + op(56)
_FIRST = 3  # the first id that the modules below may use


def many(count: int, opcode: int, operands: Sequence[int], *varying: int, first: int = _FIRST):
    """`count` copies of an instruction, with another number at the varying operands each time."""
    words = array("I", [(1 + len(operands)) << 16 | opcode, *operands]) * count
    for index in varying:
        words[1 + index :: 1 + len(operands)] = array("I", range(first, first + count))
    return words.tobytes()


def _text(text: str) -> list[int]:
    words = string_words(text)
    return list(struct.unpack(f"<{len(words) // 4}I", words))


def _names(count: int) -> array[int]:
    """Different names of one word."""
    digits = range(1, 256)
    words = (a | b << 8 | c << 16 for c in digits for b in digits for a in digits)
    return array("I", (word for word, _ in zip(words, range(count), strict=False)))


def _module(count: int, body: bytes, kernel: bool = True) -> bytes:
    """A module with ids for the count, or as many as its words can define."""
    rest = _KERNEL if kernel else b""
    data = _MEMORY_MODEL + rest + body
    return samples.module(max(_FIRST + count, len(data) // 8), data)


def _with_function(count: int, body: bytes) -> bytes:
    return _module(count, body + _INT + _FUNCTION)


def types(count: int) -> bytes:
    return _module(count, many(count, 20, [0], 0), kernel=False)


def pointers(count: int) -> bytes:
    return _module(count, many(count, 32, [0, 5, 2], 0), kernel=False)


def nested_structures(count: int) -> bytes:
    words = array("I", many(count, 30, [0, 0], 0))
    words[2::3] = array("I", range(2, 2 + count))
    return _module(count, _INT + words.tobytes(), kernel=False)


def wide_structures(count: int) -> bytes:
    pieces = max(1, 2 * count // _LONG)
    return _module(pieces, _INT + many(pieces, 30, [0] + [2] * _LONG, 0), kernel=False)


def constants(count: int) -> bytes:
    return _module(count, _INT + many(count, 43, [2, 0, 7], 1), kernel=False)


def variables(count: int) -> bytes:
    return _module(count, op(32, 2, 5, 2) + many(count, 59, [2, 0, 5], 1), kernel=False)


def functions(count: int) -> bytes:
    words = [5 << 16 | 54, 2, 0, 0, 2, 1 << 16 | 56]
    each = array("I", words) * count
    each[2 :: len(words)] = array("I", range(_FIRST, _FIRST + count))
    return _module(count, _INT + each.tobytes(), kernel=False)


def kernels(count: int) -> bytes:
    """Entry points of one function."""
    words = array("I", many(count, 15, [6, 1, 0]))
    words[3::4] = _names(count)
    return _module(count, words.tobytes() + _INT + _FUNCTION, kernel=False)


def kernels_with_names(count: int) -> bytes:
    pieces = max(2, 4 * count // _LONG)
    entries = (op(15, 6, 1, "n" * 4 * _LONG + str(n)) for n in range(pieces))
    return _module(pieces, b"".join(entries) + _INT + _FUNCTION, kernel=False)


def kernels_with_interfaces(count: int) -> bytes:
    pieces = max(2, 4 * count // _LONG)
    words = array("I", many(pieces, 15, [6, 1, 0] + [1] * _LONG))
    words[3 :: 4 + _LONG] = _names(pieces)
    return _module(pieces, words.tobytes() + _INT + _FUNCTION, kernel=False)


def parameters(count: int) -> bytes:
    many_of_them = many(count, 55, [2, 0], 1)
    return _module(count, _INT + op(54, 2, 1, 0, 2) + many_of_them + op(56), kernel=False)


def capabilities(count: int) -> bytes:
    return _with_function(count, many(count, 17, [0], 0))


def names(count: int) -> bytes:
    return _with_function(count, many(count, 5, [0, 0x61], 0))


def alignments(count: int) -> bytes:
    return _with_function(count, many(count, 71, [0, 44, 8], 0))


def by_value(count: int) -> bytes:
    return _with_function(count, many(count, 71, [0, 38, 2], 0))


def imports(count: int) -> bytes:
    """Imports of one function, so that all are reported."""
    return _with_function(count, many(count, 71, [1, 41, 0, 1]))


def exports(count: int) -> bytes:
    words = array("I", many(count, 71, [0, 41, 0, 0], 0))
    words[3::5] = _names(count)
    return _with_function(count, words.tobytes())


def empty_records(count: int) -> bytes:
    return _with_function(count, many(count, 330, [0]))


def _records(text: str) -> Callable[[int], bytes]:
    def make(count: int) -> bytes:
        lines = (op(330, text.replace("#", f"{n:x}").replace("%", str(n))) for n in range(count))
        return _with_function(count, b"".join(lines))

    return make


def packed(count: int) -> bytes:
    record = op(330, "hipspv.kernel k packed 8 8")
    record += op(330, "hipspv.packed k " + "1 1 " * min(count, 60_000))
    function = op(54, 2, 1, 0, 2) + op(55, 2, _FIRST) + op(56)
    return _module(count, record + _INT + function)


def calls(count: int) -> bytes:
    """Calls in one function's body, of itself."""
    body = op(54, 2, 1, 0, 2) + op(248, 2 * count) + many(count, 57, [2, 0, 1], 1)
    return _module(count, _INT + body + op(253) + op(56))


def chain(count: int) -> bytes:
    return samples.chain(count // 16)


def values(count: int) -> bytes:
    """In one function's body: small instructions that have results."""
    body = op(54, 2, 1, 0, 2) + op(248, 2) + many(count, 1, [2, 0], 1) + op(253) + op(56)
    return _module(count, _INT + body)


def uses(count: int) -> bytes:
    """Uses in each body, of all values defined outside."""
    outside, bodies = int(count**0.5), int(count**0.5)
    each = op(248, 2) + many(outside, 62, [0, 0], 0, 1) + op(253) + op(56)
    first = _FIRST + outside
    made = (op(54, 2, first + n, 0, 2) + each for n in range(bodies))
    globals = op(32, 2, 5, 2) + many(outside, 59, [2, 0, 5], 1)
    return _module(count, globals + b"".join(made), kernel=False)


def lanes(count: int) -> bytes:
    """Sub-group sizes that a kernel must have, one after the other."""
    records = (op(330, f"hipspv.lanes k {n}") for n in range(count))
    function = op(54, 2, 1, 0, 2) + many(3, 55, [2, 0], 1) + op(56)
    return _module(count, b"".join(records) + _INT + function)


def atomic_functions(count: int) -> bytes:
    """Loops, as short as possible, and the records that name them."""
    records = (op(330, f"hipspv.atomic {n:x} add 32 global") for n in range(count))
    names = (op(5, _FIRST + n, f"{n:x}") for n in range(count))
    loop = [5 << 16 | 54, 2, 0, 0, 2, 4 << 16 | 61, 2, 1, 1, 6 << 16 | 230, 2, 0, 1, 1, 1, 1 << 16 | 56]
    each = array("I", loop) * count
    for index in (2, 11):
        each[index :: len(loop)] = array("I", range(_FIRST, _FIRST + count))
    return _module(count, b"".join([*records, *names, _INT, each.tobytes()]), kernel=False)


_ATOMIC = op(330, "hipspv.atomic a add 32 global")


def atomic_names(count: int) -> bytes:
    """The name of a loop, given to many ids."""
    return _with_function(count, _ATOMIC + many(count, 5, [0, 0x61], 0))


def atomic_values(count: int) -> bytes:
    """Instructions in the body of a loop, as small as possible."""
    body = op(61, 2, 1, 1) + many(count, 1, [2, 0], 1) + op(230, 2, 1, 1, 1, 1) + op(56)
    return _module(count, op(5, 1, "a") + _ATOMIC + _INT + op(54, 2, 1, 0, 2) + body)


def clocks(count: int) -> bytes:
    """Readings of the clock, in one function's body."""
    body = op(54, 2, 1, 0, 2) + op(248, 2) + many(count, 5056, [2, 0, 1], 1) + op(253) + op(56)
    return _module(count, op(17, 5055) + op(10, "SPV_KHR_shader_clock") + _INT + body)


def wide_values(count: int) -> bytes:
    """64-bit integers, and one atomic operation on one."""
    body = op(54, 2, 1, 0, 2) + many(count, 1, [2, 0], 1) + op(228, 1, 1, 1, _FIRST) + op(56)
    return _module(count, op(17, 12) + op(21, 2, 64, 0) + body)


def calls_of_users(count: int) -> bytes:
    """Calls of functions that use optional features, by a kernel and by each other."""
    made = [5 << 16 | 54, 2, 0, 0, 2, 4 << 16 | 57, 2, 1, 0, 4 << 16 | 334, 2, 1, 1, 1 << 16 | 56]
    each = array("I", made) * count
    for index in (2, 8):
        each[index :: len(made)] = array("I", range(_FIRST, _FIRST + count))
    return _module(count, op(17, 62) + _INT + _FUNCTION + each.tobytes())


RECORDS = {
    "indirect": "hipspv.indirect k",
    "variable": "hipspv.variable % # 4",
    "name": "hipspv.name % #",
    "atomic": "hipspv.atomic # add 0 global",
    "abort": "hipspv.abort % k",
    "bounds": "hipspv.bounds k %",
    "float64": "hipspv.fp64 k #",
}
SHAPES: dict[str, Callable[[int], bytes]] = {
    make.__name__: make
    for make in (
        *(types, pointers, nested_structures, wide_structures, constants, variables, functions),
        *(kernels, kernels_with_names, kernels_with_interfaces, parameters, capabilities, names),
        *(alignments, by_value, imports, exports, empty_records, packed, calls, chain),
        *(values, uses),
        *(lanes, atomic_functions, atomic_names, atomic_values, clocks, wide_values),
        calls_of_users,
    )
} | {f"record {name}": _records(text) for name, text in RECORDS.items()}
