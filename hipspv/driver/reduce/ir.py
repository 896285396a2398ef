"""Reduction of LLVM modules: functions, then instructions, then lines of the text."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from typing import TYPE_CHECKING

from hipspv.core import toolchain, workspace
from hipspv.core.errors import DriverError
from hipspv.core.ir_input import is_bitcode, parse_module
from hipspv.driver.reduce.case import Judge
from hipspv.driver.reduce.delta import minimal
from hipspv.driver.run.isolated import Progress, isolated
from hipspv.targets import DEFAULT

if TYPE_CHECKING:
    from hipspv.llvm.module import Module
    from hipspv.llvm.values import Function, GlobalVariable, Instruction

_CLEAN = "globaldce,strip-dead-prototypes"
_FEW_LINES = 600  # each costs a run

# Changes a module, and returns the number of candidates for removal.
Change = Callable[["Module", set[int]], int]


def reduce_module(judge: Judge, name: str) -> None:
    """Reduce the case's file `name`, bitcode or IR text; the judge keeps the result as text."""
    if _changed(judge.best.files[name], _nothing) is not None:  # LLVM's reader may be what fails
        _reduce_values(judge, name)
    lines = judge.best.files[name].splitlines(keepends=True)
    if len(lines) <= _FEW_LINES and not is_bitcode(judge.best.files[name]):
        case = judge.best
        minimal(lines, lambda kept: judge(case.having(name, b"".join(kept))))


def _reduce_values(judge: Judge, name: str) -> None:
    size = -1
    while size != judge.best.size():
        size = judge.best.size()
        for change in (_keep_roots, _keep_instructions):
            _shrink(judge, name, change)
        for change in (_without_debug, _without_branches):
            _try(judge, name, change)
    _try(judge, name, _nothing)  # bitcode becomes text


def _shrink(judge: Judge, name: str, change: Change) -> None:
    """Remove the candidates that `change` can leave out, by index."""
    case = judge.best
    counted = _count(case.files[name], change)

    def keeps(kept: list[int]) -> bool:
        data = _changed(case.files[name], change, set(kept))
        return data is not None and judge(case.having(name, data))

    minimal(range(counted), keeps)


def _try(judge: Judge, name: str, change: Change) -> None:
    data = _changed(judge.best.files[name], change)
    if data is not None:
        judge(judge.best.having(name, data))


def _changed(data: bytes, change: Change, kept: set[int] | None = None) -> bytes | None:
    """Return the module's text after a change; None if LLVM refuses it, or ends its process."""
    with tempfile.TemporaryDirectory(prefix="hipspv-reduce-") as directory:
        path = os.path.join(directory, "module.ll")

        def work(progress: Progress) -> None:
            module = _read(data)
            change(module, kept if kept is not None else set())
            module.run_passes(_CLEAN)
            module.verify()
            module.write(path)

        try:
            _quietly(work)
            return workspace.read(path)
        except (DriverError, OSError):
            return None


def _count(data: bytes, change: Change) -> int:
    """Return the number of candidates, by letting `change` leave all of them out in a child."""
    with tempfile.TemporaryDirectory(prefix="hipspv-reduce-") as directory:
        path = os.path.join(directory, "count")
        _quietly(lambda _: workspace.write(path, str(change(_read(data), set())).encode()))
        return int(workspace.read(path))


def _quietly(work: Callable[[Progress], None]) -> None:
    """Run the work in a child without reporting its errors. Raises DriverError if it fails."""
    from hipspv.llvm.errors import LLVMError

    def guarded(progress: Progress) -> None:
        try:
            work(progress)
        except (LLVMError, DriverError):
            os._exit(1)

    isolated(guarded, "module")


def _read(data: bytes) -> Module:
    from hipspv.llvm.context import Context

    return parse_module(data, "module", Context(toolchain.libllvm()), DEFAULT)


def _nothing(module: Module, kept: set[int]) -> int:
    return 0


def _keep_roots(module: Module, kept: set[int]) -> int:
    """Keep these of the functions and variables that nothing in the module uses."""
    everything: list[Function | GlobalVariable] = [*module.functions(), *module.variables()]
    unused = [value for value in everything if not value.is_used]
    for index, value in enumerate(unused):
        if index not in kept:
            value.erase()
    return len(unused)


def _keep_instructions(module: Module, kept: set[int]) -> int:
    """Keep these of the instructions that don't end a block; users of the others use poison."""
    found = [i for function in module.definitions() for i in _removable(function)]
    gone = [instruction for index, instruction in enumerate(found) if index not in kept]
    for instruction in gone:
        if instruction.is_used:
            instruction.replace_all_uses_with(instruction.type.poison())
    for instruction in gone:
        instruction.erase()
    return len(found)


def _removable(function: Function) -> list[Instruction]:
    return [
        instruction
        for block in function.blocks()
        for instruction in block.instructions()
        if instruction != block.terminator
    ]


def _without_debug(module: Module, kept: set[int]) -> int:
    module.strip_debug_info()
    return 0


def _without_branches(module: Module, kept: set[int]) -> int:
    module.run_passes("function(simplifycfg)")
    return 0
