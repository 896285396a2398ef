"""Who calls whom, by direct calls."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import Function, Instruction, Module, Opcode


def calls_of(function: Function) -> list[Instruction]:
    """The direct calls of `function`."""
    return [
        user
        for user in function.users()
        if isinstance(user, Instruction)
        and user.opcode == Opcode.CALL
        and user.called_value == function
    ]


def callers_closure(functions: Iterable[Function]) -> list[Function]:
    """The functions that call one of `functions`, at any depth; callees before callers."""
    seen: dict[Function, None] = {}
    work = list(functions)
    while work:
        for call in calls_of(work.pop()):
            caller = call.function
            if caller not in seen:
                seen[caller] = None
                work.append(caller)
    return list(seen)


class KernelsByFunction:
    """Names a kernel for each function: the first, in the module's order, that reaches it."""

    def __init__(self, module: Module) -> None:
        self._kernel: dict[Function, str] = {}
        self._module = module

    def __getitem__(self, function: Function) -> str:
        """The kernel's name; empty where no kernel reaches the function."""
        if function not in self._kernel:
            reaching = set(callers_closure([function])) | {function}
            kernels = (kernel.name for kernel in self._module.kernels() if kernel in reaching)
            self._kernel[function] = next(kernels, "")
        return self._kernel[function]
