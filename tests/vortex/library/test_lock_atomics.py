"""Atomic operations under locks have the results of this machine's own."""

import ctypes
import random
import re
import threading

import pytest

from hipspv.llvm import Context, Module
from hipspv.targets.spirv.target import SPIRV64
from hipspv.targets.vortex.passes.lock_atomics import LockAtomics

from .host import HostCode

WIDTHS = (32, 64)
_INTEGERS = {"i8": 1, "i16": 2, "i32": 4, "i64": 8}
_FLOATS = {"half": 2, "float": 4, "double": 8}
_ON_INTEGERS = (
    *("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"),
    *("uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"),
)
_ON_FLOATS = ("xchg", "fadd", "fsub", "fmax", "fmin")
_SPACES = {"global": "ptr addrspace(1)", "shared": "ptr addrspace(3)", "generic": "ptr addrspace(4)"}

# A function stores what an operation returns, and one more value, at %out.
_FUNCTION = """
define void @{name}({pointer} %p, ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %value = load {type}, ptr addrspace(1) %in
  {body}
  store {type} %old, ptr addrspace(1) %out
  ret void
}}
"""
_EXCHANGE = """%second = getelementptr i8, ptr addrspace(1) %in, i64 8
  %expected = load {type}, ptr addrspace(1) %second
  %pair = cmpxchg {pointer} %p, {type} %expected, {type} %value acq_rel acquire
  %found = extractvalue {{ {type}, i1 }} %pair, 0
  %same = extractvalue {{ {type}, i1 }} %pair, 1
  %third = getelementptr i8, ptr addrspace(1) %out, i64 8
  store i1 %same, ptr addrspace(1) %third
  %old = add {type} %found, 0"""
_ACCESS = """%old = load atomic {type}, {pointer} %p acquire, align {size}
  store atomic {type} %value, {pointer} %p release, align {size}"""


def _body(kind: str, words: dict[str, object]) -> str:
    if kind == "cmpxchg":
        return _EXCHANGE.format(**words)
    if kind == "access":
        return _ACCESS.format(**words)
    return "%old = atomicrmw {kind} {pointer} %p, {type} %value seq_cst".format(kind=kind, **words)


def _functions(space: str) -> dict[str, tuple[int, str]]:
    """Name -> bytes of the operand, text."""
    found: dict[str, tuple[int, str]] = {}
    for types, kinds in ((_INTEGERS, (*_ON_INTEGERS, "cmpxchg")), (_FLOATS, _ON_FLOATS)):
        for type, size in types.items():
            for kind in (*kinds, "access"):
                words = {"type": type, "pointer": _SPACES[space], "size": size}
                name = f"{kind}.{type}"
                text = _FUNCTION.format(name=name, body=_body(kind, words), **words)
                found[name] = size, text
    return found


def _module(texts: list[str], context: Context) -> Module:
    module = Module.parse('target triple = "spirv64"\n' + "".join(texts), context)
    module.target = SPIRV64
    return module


def _random_bytes(chance: random.Random, name: str) -> tuple[bytes, bytes]:
    """The memory, and the operands: small numbers for floats, which have many NaN."""
    if name.endswith(("half", "float", "double")):
        pick = {"half": b"\0\x3c", "float": b"\0\0\xc0\x3f", "double": b"\0\0\0\0\0\0\xf8\xbf"}
        value = pick[name.split(".")[1]]
        return value * (16 // len(value)), value * (16 // len(value))
    memory = chance.choice((bytes(16), b"\xff" * 16, chance.randbytes(16)))
    operands = chance.choice((bytes(16), memory, chance.randbytes(16)))
    return memory, operands


@pytest.mark.parametrize("space", _SPACES)
@pytest.mark.parametrize("width", WIDTHS)
def test_results(width: int, space: str) -> None:
    functions = _functions(space)
    with Context() as context:
        texts = [text for _, text in functions.values()]
        plain, locked = _module(texts, context), _module(texts, context)
        assert LockAtomics(width).run(locked)
        text = str(locked)
        codes = HostCode(plain), HostCode(locked)
    assert "cmpxchg" not in re.sub(r"@\S+", "", text)
    chance = random.Random(0)
    pointer = ctypes.c_void_p
    for name, (size, _) in functions.items():
        for _ in range(8):
            memory, operands = _random_bytes(chance, name)
            # The operation is at any aligned offset of 16 bytes.
            offset = size * chance.randrange(16 // size)
            results = []
            for code in codes:
                cells, given = (ctypes.c_char * 16)(*memory), (ctypes.c_char * 16)(*operands)
                out = (ctypes.c_char * 16)()
                function = code.function(name, None, pointer, pointer, pointer)
                function(ctypes.addressof(cells) + offset, given, out)
                results.append((cells.raw, out.raw))
            assert results[0] == results[1], (name, memory, operands)


_COUNTERS = """
define void @count(ptr addrspace(1) %p, i32 %times) {
entry:
  %half = getelementptr i8, ptr addrspace(1) %p, i64 4
  %byte = getelementptr i8, ptr addrspace(1) %p, i64 6
  %wide = getelementptr i8, ptr addrspace(1) %p, i64 8
  %float = getelementptr i8, ptr addrspace(1) %p, i64 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %done ]
  %a = atomicrmw add ptr addrspace(1) %p, i32 3 monotonic
  %b = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 -1 monotonic
  %c = atomicrmw add ptr addrspace(1) %half, i16 1 monotonic
  %d = atomicrmw sub ptr addrspace(1) %byte, i8 1 monotonic
  %e = atomicrmw add ptr addrspace(1) %wide, i64 5000000000 monotonic
  %f = atomicrmw fadd ptr addrspace(1) %float, float 1.0 monotonic
  br label %exchange
exchange:
  %seen = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  %more = add i32 %seen, 7
  %pair = cmpxchg ptr addrspace(1) %p, i32 %seen, i32 %more acq_rel monotonic
  %same = extractvalue { i32, i1 } %pair, 1
  br i1 %same, label %done, label %exchange
done:
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %times
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
"""


@pytest.mark.parametrize("width", WIDTHS)
def test_no_update_of_several_threads_is_lost(width: int) -> None:
    """The operations on one word have instructions, and don't."""
    with Context() as context:
        module = _module([_COUNTERS], context)
        LockAtomics(width).run(module)
        code = HostCode(module)
    count = code.function("count", None, ctypes.c_void_p, ctypes.c_uint32)
    cells = (ctypes.c_uint8 * 24)()
    address, times = ctypes.addressof(cells), 50_000
    threads = [threading.Thread(target=count, args=(address, times)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    total = 4 * times
    assert ctypes.c_uint32.from_address(address).value == 11 * total
    assert ctypes.c_uint16.from_address(address + 4).value == total % 2**16
    assert ctypes.c_uint8.from_address(address + 6).value == -total % 2**8
    assert ctypes.c_uint64.from_address(address + 8).value == 5_000_000_000 * total
    assert ctypes.c_float.from_address(address + 16).value == total


_APART = """
define void @apart(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 3 monotonic
  %b = atomicrmw fadd ptr addrspace(3) %q, float 1.0 monotonic
  ret void
}
"""
_TOGETHER = """
define void @together(ptr addrspace(1) %p, ptr addrspace(4) %q) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 3 monotonic
  %b = atomicrmw fadd ptr addrspace(4) %q, float 1.0 monotonic
  ret void
}
"""


@pytest.mark.parametrize(("text", "kept"), [(_APART, True), (_TOGETHER, False)])
def test_an_instruction_stays_unless_a_lock_may_guard_its_memory(text: str, kept: bool) -> None:
    with Context() as context:
        module = _module([text], context)
        assert LockAtomics(32).run(module)
        assert ("atomicrmw add ptr addrspace(1) %p, i32 3" in str(module)) == kept


def test_private_memory_needs_no_lock() -> None:
    text = "define i32 @f(ptr %p) {\n %a = atomicrmw nand ptr %p, i32 3 monotonic\n ret i32 %a\n}"
    with Context() as context:
        module = _module([text], context)
        assert LockAtomics(32).run(module)
        assert module.variable("hipspv.locks") is None
        code = HostCode(module)
    cell = ctypes.c_uint32(6)
    assert code.function("f", ctypes.c_uint32, ctypes.c_void_p)(ctypes.addressof(cell)) == 6
    assert cell.value == ~(6 & 3) & 0xFFFFFFFF
