"""CUDA's variables threadIdx, blockIdx, blockDim and gridDim."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hipspv.llvm import Builder, Function, GlobalVariable, Instruction, Module, Opcode, Value
from hipspv.llvm.values import ConstantExpr, ConstantInt
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import after_allocas, expressions_on, instruction_users, replace_in_functions
from hipspv.passes.rewrite.helpers import call_builtin

if TYPE_CHECKING:
    from hipspv.targets.builtins import Builtins

# Of the names in include/hip/spirv_detail/thread.h.
_PREFIX = "__hipspv_"
_FUNCTIONS: dict[str, Callable[[Builtins], str]] = {
    "threadIdx": lambda builtins: builtins.local_id,
    "blockIdx": lambda builtins: builtins.group_id,
    "blockDim": lambda builtins: builtins.local_size,
    "gridDim": lambda builtins: builtins.num_groups,
}
PURE = ("nounwind", "willreturn", "memory")  # memory(none)
_COUNT = 3


class LowerIndexVariables(Pass):
    """Replaces reads of CUDA's index variables by calls of OpenCL's functions.

    They are plain variables of the types uint3 and dim3, so that `auto`, `decltype` and structured bindings see these
    types. A function that takes a variable's address, as a copy does, has it on its stack.
    """

    def run(self, module: Module) -> bool:
        builtins = module.target.builtins
        changed = False
        with Builder(module) as build:
            for name, function in _FUNCTIONS.items():
                variable = module.variable(_PREFIX + name)
                if variable:
                    _Replacement(build, variable, function(builtins)).run()
                    changed = True
        return changed


class _Replacement:
    """The replacement of one variable by calls of a function."""

    def __init__(self, build: Builder, variable: GlobalVariable, function: str) -> None:
        self._build = build
        self._variable = variable
        self._function = function
        context = build.module.context
        self._i32, self._i64 = context.integer(32), context.integer(64)
        self._on_stack: dict[Function, Value] = {}

    def run(self) -> None:
        for user in self._users():
            if user.opcode == Opcode.LOAD and (component := self._component(user.operand(0))) is not None:
                user.replace_all_uses_with(self._call(self._build.before(user), component))
                user.erase()
        for cast in expressions_on(self._variable, (Opcode.ADDRSPACE_CAST,)):
            replace_in_functions(self._build, cast, self._copy_in)
        self._variable.erase()

    def _users(self) -> Iterable[Instruction]:
        try:
            return instruction_users(self._variable)
        except ValueError as error:
            name = self._variable.name.removeprefix(_PREFIX)
            message = f"the initializer of '{error}' is the address of '{name}', which each thread has itself"
            raise PassError([Diagnostic(message, "assign the variable in device code")]) from None

    def _component(self, address: Value) -> int | None:
        """Return the index of the component at an address; None if it isn't one's."""
        indices: list[Value] = []
        while isinstance(address, ConstantExpr) and address.opcode in (Opcode.GEP, Opcode.ADDRSPACE_CAST):
            if address.opcode == Opcode.GEP:
                if indices or address.source_type != self._variable.value_type:
                    return None
                indices = address.operands[1:]
            address = address.operand(0)
        known = [index.value for index in indices if isinstance(index, ConstantInt)]
        if address != self._variable or len(known) != len(indices) or any(known[:-1]) or len(known) not in (0, 2):
            return None
        return known[-1] if known else 0

    def _call(self, build: Builder, component: int) -> Value:
        argument = self._i32.constant(component)
        call = call_builtin(build, self._function, self._i64, argument, attributes=PURE)
        return build.cast(Opcode.TRUNC, call, self._i32)

    def _copy_in(self, function: Function) -> Value:
        """Return the address of a function's copy."""
        found = self._on_stack.get(function)
        if found is None:
            found = self._on_stack[function] = self._copy(function)
        return found

    def _copy(self, function: Function) -> Value:
        build = self._build
        build.before(function.entry.first)
        copy = build.alloca(self._variable.value_type, 4)
        build.before(after_allocas(function))
        for component in range(_COUNT):
            build.store(self._call(build, component), build.offset(copy, 4 * component), 4)
        generic = build.module.context.pointer(build.module.target.spaces.generic)
        return copy if copy.type == generic else build.cast(Opcode.ADDRSPACE_CAST, copy, generic)
