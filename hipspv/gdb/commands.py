"""The command `hip`, and `info block`."""

from __future__ import annotations

import re
from typing import Any

import gdb  # pyright: ignore[reportMissingModuleSource]

from . import functions
from .breakpoints import Breakpoints, Request, condition, parse, run_to
from .running import Index, current, current_thread, running

_INDEX = re.compile(r"\(?\s*(\d+)\s*(?:,\s*(\d+)\s*)?(?:,\s*(\d+)\s*)?\)?")


def _index(argument: str) -> Index | None:
    """The index (x,y,z) in a command, whose y and z may be left out; None if there is no argument."""
    if not argument.strip():
        return None
    found = _INDEX.fullmatch(argument.strip())
    if not found:
        raise gdb.GdbError(f"'{argument.strip()}' is no index: write (3,0,0)")
    return Index(*(int(number or 0) for number in found.groups()))


def _rank(index: Index, size: Index) -> int:
    return index[0] + size[0] * (index[1] + size[1] * index[2])


class _Hip(gdb.Command):
    """Kernels that run on the CPU: their blocks and threads."""

    def __init__(self) -> None:
        super().__init__("hip", gdb.COMMAND_RUNNING, prefix=True)


def _show() -> None:
    here = current()
    own = "an unknown thread" if here.thread is None else "thread " + str(here.thread)
    block = f"block {here.block} of {here.grid}"
    print(f"kernel {here.kernel}, {block}, {own} of {here.size}")


class _Block(gdb.Command):
    """hip block [(x,y,z)]: show the current block and thread, or switch to another block that runs now."""

    def __init__(self, name: str) -> None:
        super().__init__(name, gdb.COMMAND_STATUS)

    def invoke(self, argument: str, from_tty: bool) -> None:
        wanted = _index(argument)
        if wanted is not None:
            _switch_to(wanted)
        _show()


def _switch_to(block: Index) -> None:
    threads = {found.system_thread for found in running() if found.block == block}
    for thread in gdb.selected_inferior().threads():
        if thread.ptid[1] in threads:
            thread.switch()
            return
    name = str(block)
    raise gdb.GdbError(f"block {name} doesn't run now: `hip break LOCATION if block == {name}` stops in it")


class _Thread(gdb.Command):
    """hip thread [(x,y,z)]: show the current thread, or continue until that thread of the block is at this line.

    The threads of a block run one after the other, up to their next barrier.
    """

    def __init__(self) -> None:
        super().__init__("hip thread", gdb.COMMAND_RUNNING)

    def invoke(self, argument: str, from_tty: bool) -> None:
        wanted = _index(argument)
        if wanted is None:
            _show()
            return
        here, now = current(), current_thread()
        if any(wanted[axis] >= here.size[axis] for axis in range(3)):
            raise gdb.GdbError(f"the block has {here.size} threads")
        if wanted != now:
            _continue_to(wanted, now)
        _show()


def _continue_to(wanted: Index, now: Index) -> None:
    here = current()
    if _rank(wanted, here.size) < _rank(now, here.size):
        order = f"threads run in the order of their indices, and {wanted} is before this one"
        raise gdb.GdbError(f"{order}: run the program again, with `hip break LOCATION if thread == {wanted}`")
    line = gdb.selected_frame().find_sal()
    if not line.symtab:
        raise gdb.GdbError("this code has no source line: compile it with -g")
    location = f"{line.symtab.fullname()}:{line.line}"
    run_to(Request(location, condition(f"thread == {wanted} && block == {here.block}")))


class _Blocks(gdb.Command):
    """hip blocks: list the blocks that run now, with gdb's number of the thread of the program that runs each."""

    def __init__(self) -> None:
        super().__init__("hip blocks", gdb.COMMAND_STATUS)

    def invoke(self, argument: str, from_tty: bool) -> None:
        numbers = {thread.ptid[1]: thread.num for thread in gdb.selected_inferior().threads()}
        selected = gdb.selected_thread()
        found = sorted(running(), key=lambda each: numbers.get(each.system_thread, 0))
        for each in found:
            mark = "*" if selected and each.system_thread == selected.ptid[1] else " "
            own = "" if each.thread is None else f", thread {each.thread}"
            number = numbers.get(each.system_thread, "?")
            print(f"{mark} {number:<4} block {each.block}{own} of {each.kernel}")
        if not found:
            print("No block runs.")


class _Break(gdb.Command):
    """hip break LOCATION [if CONDITION]: set a breakpoint in kernels.

    The location is that of gdb's `break`; the host's code of the same line doesn't count. The condition may compare
    thread == (3,0,0) and block == (1,0,0), beside expressions of C++:

    hip break app.hip:12 if thread == (3,0,0) && block == (1,0,0) && sum > 10
    """

    def __init__(self, breakpoints: Breakpoints) -> None:
        super().__init__("hip break", gdb.COMMAND_BREAKPOINTS, gdb.COMPLETE_LOCATION)
        self._breakpoints = breakpoints

    def invoke(self, argument: Any, from_tty: bool) -> None:
        self._breakpoints.add(parse(argument))


def register() -> None:
    functions.register()
    _Hip()
    _Block("hip block")
    _Block("info block")
    _Thread()
    _Blocks()
    _Break(Breakpoints())
