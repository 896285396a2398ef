"""Every LLVM intrinsic without a target is in a table of the passes, or in
unmade_intrinsics.yaml with the reason why device code doesn't have it."""

from __future__ import annotations

import ctypes
from fnmatch import fnmatchcase
from pathlib import Path

import yaml

from hipspv.llvm import find_library
from hipspv.passes.checks import instructions
from hipspv.passes.legalize import intrinsics, memory_intrinsics, vector_intrinsics

UNMADE = yaml.safe_load((Path(__file__).parent / "unmade_intrinsics.yaml").read_text())
# Tables whose keys are the beginnings of names.
PREFIXES = (
    *(*intrinsics._HINTS, *intrinsics._IDENTITIES, *intrinsics._ELSEWHERE),
    *(*vector_intrinsics.MASKS, *vector_intrinsics.MOVES, *vector_intrinsics._BY_LLVM),
    *(*memory_intrinsics._KINDS, *instructions._INTRINSICS),
)
NAMES = {
    *(f"llvm.{name}" for name in (*intrinsics.NATIVE, *intrinsics.EXPANDED)),
    *(f"llvm.vector.reduce.{name}" for name in vector_intrinsics.OPERATIONS),
    *intrinsics._CONSTANTS,
    # end_thread.py; LLVM's pass lower-constant-intrinsics in optimize.py; with llvm.stacksave.
    *("llvm.trap", "llvm.debugtrap", "llvm.ubsantrap"),
    *("llvm.objectsize", "llvm.is.constant"),
    "llvm.stackrestore",
}


def _all() -> list[str]:
    """The names; those of targets come after the others."""
    name_of = ctypes.CDLL(find_library()).LLVMIntrinsicGetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, (ctypes.c_uint, ctypes.c_void_p)
    size, found = ctypes.c_size_t(), []
    while not (name := name_of(len(found) + 1, ctypes.byref(size)).decode()).startswith("llvm.aarch64."):
        found.append(name)
    return found


def _is_known(name: str) -> bool:
    return name in NAMES or f"{name}.".startswith(PREFIXES)


def _patterns() -> list[str]:
    return [f"llvm.{name}" for names in UNMADE.values() for name in names]


def test_each_is_known_or_there_is_a_reason() -> None:
    names = _all()
    assert len(names) > 450
    without = [name for name in names if not _is_known(name)]
    assert [n for n in without if not any(fnmatchcase(n, p) for p in _patterns())] == []


def test_the_reasons_are_for_what_there_is() -> None:
    without = [name for name in _all() if not _is_known(name)]
    assert [p for p in _patterns() if not any(fnmatchcase(n, p) for n in without)] == []
