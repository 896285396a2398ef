"""A function answers any pointers and handles with a code."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.limits import HANG_S
from tests.scripts import script

HERE = Path(__file__).parent
hip_api = script(HERE.parents[1] / "docs" / "hip_api.py")

# Handles that the runtime looks up, so any value may be given. Not hipFunction_t: launches read it.
HANDLES = {
    "hipArray_const_t",
    "hipArray_t",
    "hipCtx_t",
    "hipEvent_t",
    "hipExternalMemory_t",
    "hipExternalSemaphore_t",
    "hipGraphExec_t",
    "hipGraphNode_t",
    "hipGraph_t",
    "hipGraphicsResource_t",
    "hipKernel_t",
    "hipLibrary_t",
    "hipLinkState_t",
    "hipMemGenericAllocationHandle_t",
    "hipMemPool_t",
    "hipMipmappedArray_const_t",
    "hipMipmappedArray_t",
    "hipModule_t",
    "hipStream_t",
    "hipSurfaceObject_t",
    "hipTextureObject_t",
    "hipUserObject_t",
    "hiprtcLinkState",
    "hiprtcProgram",
}
# By value: those of more than two words are passed in memory.
STRUCTURES = {
    "dim3": ["0", "0"],
    "hipExtent": ["m3"],
    "hipPitchedPtr": ["m4"],
    "hipIpcMemHandle_t": ["m8"],
    "hipIpcEventHandle_t": ["m8"],
    "float": [],  # a register of its own
}
# The compiler's own function, which passes the addresses of its own variables.
UNCHECKED = {"__hipPopCallConfiguration"}
# These keep the stream for a launch, or don't use it.
KEEP_STREAMS = {"hipConfigureCall", "__hipPushCallConfiguration", "hipKernelNameRefByPtr"}


def parameters(prototype: str) -> list[str]:
    """The types in a prototype: "const void*", "hipStream_t"."""
    inside = prototype[prototype.index("(") + 1 : prototype.rindex(")")]
    declared = [re.sub(r"=.*", "", text).strip() for text in inside.split(",")]
    types = [re.sub(r"\b\w+$", "", text).strip() or text for text in declared]
    return [re.sub(r"^struct |^enum ", "", text) for text in types if text != "void"]


def functions() -> Iterator[tuple[str, list[str]]]:
    """The functions by the names that programs link, with their parameters' types."""
    header = (hip_api.INCLUDE / "hip_runtime_api.h").read_text()
    renamed = dict(re.findall(r"^#define (hip\w+) (hip\w+R0600)$", header, re.M))
    for name, prototype in hip_api.prototypes().items():
        if name not in UNCHECKED:
            yield renamed.get(name, name), parameters(prototype)


def is_pointer(kind: str) -> bool:
    return kind.endswith("*") or kind == "hipDeviceptr_t"


def words(kind: str, pointer: str, handle: str) -> list[str]:
    """The words of bad_arguments.cpp for an argument of the type."""
    if kind in STRUCTURES:
        return STRUCTURES[kind]
    return [handle if kind in HANDLES else pointer if is_pointer(kind) else "0"]


def line(name: str, kinds: list[str], pointer: str, special: int = -1, given: str = "") -> str:
    """A call with all handles null and all pointers alike, but for one special argument."""
    arguments = [[given] if index == special else words(kind, pointer, "0") for index, kind in enumerate(kinds)]
    return " ".join([name, *(word for argument in arguments for word in argument)])


@pytest.fixture(scope="module")
def program() -> Path:
    return built(COMPILER, "-O1", HERE / "bad_arguments.cpp")


def results(program: Path, calls: list[str]) -> dict[str, int]:
    """The result of each call, by its line."""
    done = subprocess.run(
        [program], input="\n".join(calls), capture_output=True, text=True, check=False, timeout=HANG_S
    )
    last = done.stdout.splitlines()[-1:]
    assert done.returncode == 0, f"ended with {done.returncode} in {last}"
    lines = [text.rpartition(" = ") for text in done.stdout.splitlines() if text]
    return {call: int(code) for call, _, code in lines}


@pytest.mark.parametrize("pointer", ["0", "b"])
def test_null_handles(program: Path, pointer: str) -> None:
    calls = [line(name, kinds, pointer) for name, kinds in functions()]
    assert list(results(program, calls)) == calls


def test_one_pointer_is_null(program: Path) -> None:
    calls = [
        line(name, kinds, "b", index, "0")
        for name, kinds in functions()
        for index, kind in enumerate(kinds)
        if is_pointer(kind)
    ]
    assert list(results(program, calls)) == list(dict.fromkeys(calls))


def test_what_is_no_handle_is_refused(program: Path) -> None:
    calls = [
        line(name, kinds, "b", index, "j")
        for name, kinds in functions()
        for index, kind in enumerate(kinds)
        if kind in HANDLES and name not in KEEP_STREAMS
    ]
    codes = results(program, calls)
    assert len(codes) > 300
    assert [call for call, code in codes.items() if code == 0] == []
