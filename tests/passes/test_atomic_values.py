"""Every kind of atomic operation on every type and memory gives this machine's results.

Each work-item has a cell of its own; programs in tests/programs share them.
"""

from __future__ import annotations

import os
import random
import struct
from pathlib import Path

import pytest

from tests.passes.on_device import HEADER, KERNEL, Device, Native, spirv_of

TRANSLATORS = os.environ.get("HIPSPV_TEST_TRANSLATORS", "llvm,llvm-spirv").split(",")
COUNT = 16
_STRIDE = 64

_INTEGERS = ("i8", "i16", "i32", "i64")
_FLOATS = ("half", "float", "double", "<2 x half>")
_FORMATS = {"i8": "B", "i16": "H", "i32": "I", "i64": "Q", "float": "f", "double": "d", "half": "e"}
_ON_INTEGERS = (
    *("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"),
    *("uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"),
)
_ON_FLOATS = ("fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum")
# The way to the cell at %cell in global memory: %p is the pointer, of type {p}.
_SPACES = {
    "global": ("ptr addrspace(1)", "%p = getelementptr i8, ptr addrspace(1) %cell, i64 0", ""),
    "shared": (
        "ptr addrspace(3)",
        f"%p = getelementptr [{COUNT} x {{t}}], ptr addrspace(3) @shared.{{n}}, i64 0, i64 %id",
        f"@shared.{{n}} = internal addrspace(3) global [{COUNT} x {{t}}] undef",
    ),
    "private": ("ptr", "%p = alloca {t}", ""),
}
# The same pointers after passing through memory, which hides where they lead.
_HIDE = """
  %generic = addrspacecast {p} %p to ptr addrspace(4)
  %slot = alloca ptr addrspace(4)
  store volatile ptr addrspace(4) %generic, ptr %slot
  %hidden = load volatile ptr addrspace(4), ptr %slot
"""
_BODY = """{global}
define internal spir_func void @{n}(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %id) {{
  %offset = mul i64 %id, {stride}
  %cell = getelementptr i8, ptr addrspace(1) %out, i64 %offset
  %from = getelementptr i8, ptr addrspace(1) %in, i64 %offset
  %start = load {t}, ptr addrspace(1) %from
  %second = getelementptr i8, ptr addrspace(1) %from, i64 16
  %value = load {t}, ptr addrspace(1) %second
  {place}
  store {t} %start, {p} %p
  {hide}
  {operation}
  %after = load {t}, {p} %p
  store {t} %after, ptr addrspace(1) %cell
  %first = getelementptr i8, ptr addrspace(1) %cell, i64 16
  store {t} %old, ptr addrspace(1) %first
  ret void
}}
"""
_EXCHANGE = """%pair = cmpxchg {p} {q}, {t} {expected}, {t} %value acq_rel acquire
  %found = extractvalue {{ {t}, i1 }} %pair, 0
  %same = extractvalue {{ {t}, i1 }} %pair, 1
  %old = select i1 %same, {t} 1, {t} %found"""


def _operation(kind: str, type: str, pointer: str, name: str) -> str:
    if kind.startswith("cmpxchg"):
        expected = "%start" if kind == "cmpxchg.equal" else "7"
        return _EXCHANGE.format(p=pointer, q=name, t=type, expected=expected)
    size = 8 if type == "<2 x half>" else struct.calcsize(_FORMATS[type])
    if kind == "access":
        load = f"%old = load atomic {type}, {pointer} {name} acquire, align {size}"
        return f"{load}\n  store atomic {type} %value, {pointer} {name} release, align {size}"
    return f"%old = atomicrmw {kind} {pointer} {name}, {type} %value monotonic"


def _kinds(type: str) -> tuple[str, ...]:
    if type in _INTEGERS:
        return (*_ON_INTEGERS, "cmpxchg.equal", "cmpxchg.other", "access")
    return _ON_FLOATS if type == "<2 x half>" else (*_ON_FLOATS, "xchg", "access")


def _functions(space: str, hidden: bool) -> dict[str, tuple[str, str]]:
    """Name -> type, text."""
    found: dict[str, tuple[str, str]] = {}
    for type in (*_INTEGERS, *_FLOATS):
        for kind in _kinds(type):
            name = f"{kind}.{type}".replace("<2 x half>", "v2f16")
            pointer, place, variable = _SPACES[space]
            target = ("ptr addrspace(4)", "%hidden") if hidden else (pointer, "%p")
            words = {"t": type, "n": name, "p": pointer}
            text = _BODY.format(
                **words,
                stride=_STRIDE,
                place=place.format(**words),
                hide=_HIDE.format(**words) if hidden else "",
                operation=_operation(kind, type, *target),
                **{"global": variable.format(**words)},
            )
            found[name] = type, text
    return found


def _inputs(type: str) -> bytes:
    numbers = random.Random(type)
    form = "2e" if type == "<2 x half>" else _FORMATS[type]
    result = b""
    for i in range(COUNT):
        for _ in range(2):
            values = [
                numbers.choice((0, 1, 2**31, 2**64 - 1, numbers.getrandbits(64))) % 256 ** struct.calcsize(form)
                if type in _INTEGERS
                else numbers.choice((0.5, -1.25, 3.0, numbers.randrange(-99, 99)))
                for _ in form.strip("e") or "1"
            ] * (2 if form == "2e" else 1)
            result += struct.pack("<" + form, *values).ljust(16, b"\0")
        result = result.ljust((i + 1) * _STRIDE, b"\0")
    return result


@pytest.fixture(scope="session")
def expected() -> dict[str, bytes]:
    """This machine's results of each function."""
    functions = _functions("global", False)
    native = Native("".join(text for _, text in functions.values()))
    size = COUNT * _STRIDE
    return {n: native.run(n, _inputs(type), size, COUNT) for n, (type, _) in functions.items()}


@pytest.mark.sampled("translator", of=3)
@pytest.mark.parametrize("hidden", [False, True], ids=["known", "generic"])
@pytest.mark.parametrize("space", list(_SPACES))
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_same_as_here(translator: str, space: str, hidden: bool, expected: dict[str, bytes], tmp_path: Path) -> None:
    functions = _functions(space, hidden)
    body = "".join(text + KERNEL.format(name=name) for name, (_, text) in functions.items())
    device = Device(str(tmp_path))
    size = COUNT * _STRIDE
    with device.loaded(spirv_of(HEADER + body, translator, "2", str(tmp_path))) as module:
        wrong = [
            name
            for name, (type, _) in functions.items()
            if device.run(module, f"k.{name}", _inputs(type), size, COUNT) != expected[name]
        ]
    assert not wrong
