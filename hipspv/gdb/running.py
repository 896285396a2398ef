"""The blocks that the process's threads run."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

import gdb  # pyright: ignore[reportMissingModuleSource]


class Index(NamedTuple):
    """Of a thread or block, or a size."""

    x: int
    y: int
    z: int

    def __str__(self) -> str:
        return f"({self.x},{self.y},{self.z})"


# hipspv/runtime/support/kernel_threads.h, RunningThread: next, thread, block, kernel.
_LIST = "hipspv_running_threads"
_THREAD = struct.Struct("=4Q")
# hipspv/devlib/block_abi.h, hipspv_block, from the member group on.
_BLOCK = struct.Struct("=12I")
_BLOCK_OFFSET = 32
OFFSETS = {"blockIdx": 32, "gridDim": 44, "blockDim": 56, "threadIdx": 68}
_UNKNOWN = 0xFFFFFFFF


class Running(NamedTuple):
    """A block that a thread of the process runs. system_thread: the system's id. address: of its hipspv_block.
    thread: the index of the thread of the block; None if the kernel doesn't tell.
    """

    system_thread: int
    address: int
    kernel: str
    block: Index
    grid: Index
    size: Index
    thread: Index | None


def running() -> Iterator[Running]:
    """Yield the blocks that run now."""
    inferior = gdb.selected_inferior()
    try:
        at = int(gdb.parse_and_eval("*(unsigned long *)&" + _LIST))
    except gdb.error:
        return  # the runtime isn't loaded, or the process doesn't run yet
    while at:
        following, thread, block, kernel = _THREAD.unpack(bytes(inferior.read_memory(at, _THREAD.size)))
        if thread and block:
            yield _read(inferior, thread, block, kernel)
        at = following


def _read(inferior: Any, thread: int, block: int, kernel: int) -> Running:
    words = _BLOCK.unpack(bytes(inferior.read_memory(block + _BLOCK_OFFSET, _BLOCK.size)))
    group, groups, size, own = (Index(*words[i : i + 3]) for i in range(0, len(words), 3))
    name = gdb.Value(kernel).cast(gdb.lookup_type("char").pointer()).string(errors="replace")
    return Running(thread, block, name, group, groups, size, None if own[0] == _UNKNOWN else own)


def current() -> Running:
    """Return the block that gdb's current thread runs. Raises gdb.GdbError if it runs none."""
    thread = gdb.selected_thread()
    for found in running():
        if thread is not None and found.system_thread == thread.ptid[1]:
            return found
    raise gdb.GdbError("this thread of the program runs no block of a kernel: `hip blocks` lists those that do")


def current_thread() -> Index:
    """Return the index of the thread of the block. Raises gdb.GdbError if it isn't known."""
    found = current().thread
    if found is None:
        raise gdb.GdbError("this kernel keeps no index of its threads: compile it with -g at -O0 or -O1")
    return found
