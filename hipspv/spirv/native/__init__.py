"""libhipspv-spirv.so: the walks over a module's words that would be slow in Python."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
from array import array
from collections.abc import Iterator

from hipspv.spirv.words import NotInstalled

KINDS = 256  # of instructions that a walk can distinguish
_PAIRS = 1 << 17  # pairs per call: more than any instruction has words


class _Buffer(ctypes.Structure):
    """Python's Py_buffer: the only way to the address of read-only memory."""

    _fields_ = (
        ("address", ctypes.c_void_p),
        ("object", ctypes.c_void_p),
        ("size", ctypes.c_ssize_t),
        ("item_size", ctypes.c_ssize_t),
        ("read_only", ctypes.c_int),
        ("dimensions", ctypes.c_int),
        ("format", ctypes.c_char_p),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("offsets", ctypes.c_void_p),
        ("internal", ctypes.c_void_p),
    )


@contextlib.contextmanager
def _address(view: memoryview) -> Iterator[int]:
    buffer = _Buffer()
    ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(view), ctypes.byref(buffer), 0)
    try:
        yield buffer.address or 0
    finally:
        ctypes.pythonapi.PyBuffer_Release(ctypes.byref(buffer))


def count(view: memoryview, begin: int, end: int, kinds: bytes) -> tuple[int, array[int]]:
    """Return the end of a walk over words [begin, end), and the number of instructions of each
    kind.

    kinds: by opcode.
    """
    counts = array("I", bytes(4 * KINDS))
    with _address(view) as module:
        stop = _library().hipspv_spirv_count(module, begin, end, kinds, _begin(counts))
    return stop, counts


def note(
    view: memoryview, begin: int, end: int, kinds: bytes, counts: array[int]
) -> list[array[int]]:
    """Return the places of the instructions of each kind except 0. counts: the result of
    `count`."""
    found, addresses = [array("I")] * KINDS, (ctypes.c_void_p * KINDS)()
    for kind, number in enumerate(counts):
        if number and kind:
            found[kind] = array("I", [0]) * number
            addresses[kind] = _begin(found[kind])
    left = array("I", counts)
    with _address(view) as module:
        _library().hipspv_spirv_note(module, begin, end, kinds, _begin(left), addresses)
    return found


def find(
    view: memoryview, begin: int, end: int, marked: bytes, bound: int
) -> Iterator[tuple[int, int]]:
    """Return the words that are ids with a bit in `marked`: the instruction's place and their
    own."""
    most = min(_PAIRS, end - begin)
    found, number = array("I", bytes(8 * most)), ctypes.c_size_t()
    while begin < end:
        number.value = 0
        with _address(view) as module:
            stop = _library().hipspv_spirv_find(
                module, begin, end, marked, bound, _begin(found), most, ctypes.byref(number)
            )
        yield from zip(found[0 : 2 * number.value : 2], found[1 : 2 * number.value : 2])  # noqa: B905
        if stop == begin:
            return
        begin = stop


def _begin(items: array[int]) -> int:
    return items.buffer_info()[0]


def find_native() -> str:
    """Return the path of libhipspv-spirv.so, whether it exists or not."""
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    return os.path.join(package, "lib", "libhipspv-spirv.so")


@functools.cache
def _library() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(find_native())
    except OSError as error:
        raise NotInstalled(str(error)) from None
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    walk = [pointer, size, size, ctypes.c_char_p]
    library.hipspv_spirv_count.argtypes = [*walk, pointer]
    library.hipspv_spirv_note.argtypes = [*walk, pointer, pointer]
    library.hipspv_spirv_find.argtypes = [*walk, ctypes.c_uint32, pointer, size, pointer]
    library.hipspv_spirv_count.restype = library.hipspv_spirv_find.restype = size
    library.hipspv_spirv_note.restype = None
    return library
