"""The memory that a generic pointer points to: shared, the stack, `__constant__` or global."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from hipspv.llvm import Attributes, Builder, Function, GlobalVariable, Instruction, Module, Type, Value
from hipspv.llvm.enums import Opcode, Predicate
from hipspv.passes.analysis.call_graph import KernelsByFunction, callees_closure, callers_closure, intrinsic_calls
from hipspv.passes.analysis.pointers import strip
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.diagnostics import PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.memory.dynamic_shared_memory import NAME as DYNAMIC_SHARED
from hipspv.passes.metadata.records import describe_parameter
from hipspv.passes.rewrite.inlining import inline_into_kernels
from hipspv.passes.rewrite.signatures import add_parameters
from hipspv.passes.rewrite.stack import known_users

_SHARED, _LOCAL, _CONSTANT, _PARAMETER, _ELSEWHERE = range(5)
# The declarations of hip/spirv_detail/address_space.h.
_QUERIES = {
    "__hipspv_is_shared": _SHARED,
    "__hipspv_is_local": _LOCAL,
    "__hipspv_is_constant": _CONSTANT,
    "__hipspv_is_grid_constant": _PARAMETER,
}
_ASKS_FOR_PARAMETERS = "__hipspv_is_grid_constant"
# clang's intrinsic for the attribute that is __grid_constant__ (hip/host_defines.h).
_ANNOTATION = "llvm.var.annotation."
_GRID_CONSTANT = b"hipspv.grid_constant\0"
_BYTES = "dynamic_shared_bytes"
_STEPS = frozenset((Opcode.GEP, Opcode.ADDRSPACE_CAST, Opcode.BITCAST, Opcode.FREEZE))
_Range = tuple[Value, Value]  # a pointer and a size in bytes, of 64 bits


class DropGridConstants(Pass):
    """Removes the annotation of `__grid_constant__` from kernels' parameters unless the program
    asks for such parameters, because the annotation keeps them in memory.
    """

    def run(self, module: Module) -> bool:
        if module.function(_ASKS_FOR_PARAMETERS):
            return False
        annotations = _annotations(module)
        for annotation in annotations:
            annotation.erase()
        return bool(annotations)


class LowerMemoryQueries(Pass):
    """Replaces CUDA's `__isShared` and its like, which ask for a pointer's memory, by constants or
    comparisons of addresses.

    OpenCL's to_local and its like are no answer: Intel's CPU device returns a pointer for each
    memory, whatever the pointer.

    The answer is known if the optimiser left in sight what the pointer is computed from. Otherwise the kernel compares
    the address with those of all shared variables, stack variables and `__constant__` variables that a pointer may
    point to. The stack's are known in a kernel alone, so the functions that lead to a query are inlined.
    """

    def run(self, module: Module) -> bool:
        queries = [function for name in _QUERIES if (function := module.function(name))]
        if not queries:
            return False
        inline_into_kernels(module, callers_closure(queries))
        kernels = list(dict.fromkeys(call.function for call in _queries(module)))
        _check(module, kernels)
        kernels = _with_sizes(module, kernels)
        for kernel in kernels:
            module.run_passes("sroa", kernel)
        annotations = _annotations(module)
        annotated = {strip(annotation.operand(0), _STEPS) for annotation in annotations}
        for annotation in annotations:
            annotation.erase()
        with Builder(module) as build:
            ranges = {kernel: _Ranges(kernel, annotated, build) for kernel in kernels}
            for call in _queries(module):
                ranges[call.function].answer(call)
        for name in _QUERIES:
            if function := module.function(name):
                function.erase()
        return True


def _annotations(module: Module) -> list[Instruction]:
    """The calls that annotate stack variables as parameters with `__grid_constant__`."""
    calls = intrinsic_calls(module, _ANNOTATION)
    return [call for call in calls if _is_grid_constant(call)]


def _is_grid_constant(call: Instruction) -> bool:
    text = strip(call.operand(1), _STEPS)
    return isinstance(text, GlobalVariable) and text.string == _GRID_CONSTANT


def _queries(module: Module) -> list[Instruction]:
    functions = [function for name in _QUERIES if (function := module.function(name))]
    return [call for function in functions for call in function.calls()]


def _check(module: Module, functions: Iterable[Function]) -> None:
    stuck = {function for function in functions if not function.is_kernel}
    if stuck:
        message = "a question about a pointer's memory in a function that can't be inlined into "
        message += "its kernel"
        calls = [call for call in _queries(module) if call.function in stuck]
        kernels = KernelsByFunction(module)
        remedy = "don't call it recursively"
        raise PassError([at(call, message, remedy, kernels[call.function]) for call in calls])


def _with_sizes(module: Module, kernels: list[Function]) -> list[Function]:
    """The same kernels: those with dynamic shared memory have a last parameter that is its size."""
    shared = module.variable(DYNAMIC_SHARED)
    dynamic = [kernel for kernel in kernels if _reaches(kernel, shared)]
    i64 = module.context.integer(64)
    changed = add_parameters(module, dynamic, [i64], [_BYTES])
    for kernel in changed:
        describe_parameter(kernel, len(kernel.parameters) - 1, "shared-size")
    return [kernel for kernel in kernels if kernel not in dynamic] + changed


def _reaches(kernel: Function, variable: GlobalVariable | None) -> bool:
    """True if the kernel, or a function that it reaches, uses the variable."""
    if variable is None:
        return False
    reached = callees_closure(kernel.owner, [kernel])
    return any(user.function in reached for user in uses_of(variable)[0])


class _Ranges:
    """The memory that pointers in one kernel may lead to, other than global memory."""

    def __init__(self, kernel: Function, annotated: set[Value], build: Builder) -> None:
        self._kernel, self._annotated, self._build = kernel, annotated, build
        self._module = kernel.owner
        self._spaces = self._module.target.spaces
        self._i64 = self._module.context.integer(64)
        self._variables = [v for v in self._module.variables() if _reaches(kernel, v)]
        sizes: dict[Value, Type] = {a: a.allocated_type for a in kernel.entry.instructions((Opcode.ALLOCA,))}
        for index, type in Attributes(kernel).parameter_types("byval").items():
            sizes[kernel.parameters[index]] = type
        self._own = {*sizes}
        self._stack = {v: type for v, type in sizes.items() if known_users(v) is None}

    def answer(self, call: Instruction) -> None:
        callee = call.callee
        assert callee
        kind, type = _QUERIES[callee.name], call.type
        found = self._kind(call.operand(0))
        if found is not None:
            result: Value = type.constant(int(found == kind))
        else:
            result = self._build.before(call).resize(self._compare(call.operand(0), kind), type)
        call.replace_all_uses_with(result)
        call.erase()

    def _kind(self, pointer: Value) -> int | None:
        """The kind of memory, if it is known."""
        origin = strip(pointer, _STEPS)
        space = origin.type.address_space
        if origin in self._annotated:
            return _PARAMETER
        if space == self._spaces.private and (space != self._spaces.generic or origin in self._own):
            return _LOCAL
        if space == self._spaces.shared:
            return _SHARED
        if isinstance(origin, GlobalVariable):
            return _CONSTANT if _is_constant(origin) else _ELSEWHERE
        return _ELSEWHERE if space == self._spaces.global_ else None

    def _compare(self, pointer: Value, kind: int) -> Value:
        build = self._build
        address = build.cast(Opcode.PTR_TO_INT, pointer, self._i64)
        result: Value = self._module.context.integer(1).constant(0)
        for start, size in self._of_kind[kind](self):
            base = build.cast(Opcode.PTR_TO_INT, self._as_generic(start), self._i64)
            offset = build.binary(Opcode.SUB, address, base)
            inside = build.compare(Predicate.ULT, offset, size)
            result = build.binary(Opcode.OR, result, inside)
        return result

    def _as_generic(self, pointer: Value) -> Value:
        generic = self._module.context.pointer(self._spaces.generic)
        return self._build.cast(Opcode.ADDRSPACE_CAST, pointer, generic)

    def _shared(self) -> Iterator[_Range]:
        for variable in self._variables:
            if variable.type.address_space != self._spaces.shared:
                continue
            dynamic = variable.name == DYNAMIC_SHARED
            yield variable, self._kernel.parameters[-1] if dynamic else self._of(variable)

    def _constant(self) -> Iterator[_Range]:
        found = (variable for variable in self._variables if _is_constant(variable))
        return ((variable, self._of(variable)) for variable in found)

    def _local(self) -> Iterator[_Range]:
        return ((v, self._size(t)) for v, t in self._stack.items() if v not in self._annotated)

    def _parameters(self) -> Iterator[_Range]:
        return ((v, self._size(t)) for v, t in self._stack.items() if v in self._annotated)

    def _of(self, variable: GlobalVariable) -> Value:
        return self._size(variable.value_type)

    def _size(self, type: Type) -> Value:
        return self._i64.constant(self._module.size_of(type))

    _of_kind: ClassVar[dict[int, Callable[[_Ranges], Iterator[_Range]]]] = {
        _SHARED: _shared,
        _LOCAL: _local,
        _CONSTANT: _constant,
        _PARAMETER: _parameters,
    }


def _is_constant(variable: GlobalVariable) -> bool:
    """True if the source declares it `__constant__`, not just `const`."""
    return variable.is_constant_data and variable.is_externally_initialized
