"""Reader of a module as a launch sees it: kernels, their parameters, and launch metadata.

Parameters are described as the runtime treats them (hipspv/runtime/spirv/module_info.cpp).
Sections: SPIR-V specification 1.6; docs/architecture-metadata.md.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

from hipspv.spirv import budget
from hipspv.spirv.decorations import IMPORT
from hipspv.spirv.grammar import grammar
from hipspv.spirv.kernel import Kernel, Parameter, Signatures
from hipspv.spirv.launch_metadata import apply_metadata
from hipspv.spirv.module import Function, Module
from hipspv.spirv.shared import shared_memory
from hipspv.spirv.types import POINTER, POINTERS
from hipspv.spirv.variables import CROSS_WORKGROUP
from hipspv.spirv.words import HEADER_WORDS, SpirvError

_LOCAL_SIZE, _SUBGROUP_SIZE, _LOCAL_SIZE_ID = 17, 35, 38
_KINDS = {  # of pointers, by storage class
    "CrossWorkgroup": "pointer",
    "UniformConstant": "pointer",
    "Workgroup": "shared",
}


def kernels(module: Module) -> list[Kernel]:
    """Return the module's entry points, in order."""
    return signatures(module).kernels


def signatures(module: Module) -> Signatures:
    """Return the module's signatures. Raises SpirvError for damage, or notes it if the reader
    continues after errors."""
    reader = _Reader(module)
    found = Signatures(reader.kernels(), undefined=reader.undefined())
    apply_metadata(module, found)
    return found


class _Shape(NamedTuple):
    """The facts about a parameter that its type alone determines."""

    kind: str
    storage: str
    type: str
    size: int
    alignment: int


class _Reader:
    def __init__(self, module: Module) -> None:
        self._module = module
        self._types, self._decorations = module.types, module.decorations
        self._functions: dict[int, Function] = {}
        for function in module.functions():
            if not module.afford(budget.FUNCTION, function.begin):
                break
            if self._functions.setdefault(function.id, function) is not function:
                module.damaged("a function is defined twice", function.begin, "function")
        self._room = len(module.noted("parameter"))  # for parameters of kernels
        self._modes = self._by_function()
        self._shapes: dict[int, _Shape] = {}  # of parameters, by type
        self._known: dict[tuple[int, str, int], Parameter] = {}  # by index, name and type
        self._check()

    def _check(self) -> None:
        """Check for faults on which a launch would fail later."""
        module, outside = self._module, 0
        if not module.noted("memory model"):
            module.damaged("no memory model", HEADER_WORDS, "OpMemoryModel")
        functions = iter([*self._functions.values(), Function(0, module.end, module.end)])
        for call in module.noted("call"):
            if module.words[call] >> 16 > 3 and module.words[call + 3] not in self._functions:
                module.damaged("a function is called that isn't there", call, "function")
                break
        current = next(functions)
        for at in module.noted("parameter"):
            while at > current.end:
                current = next(functions)
            outside = outside or (at if at < current.begin else 0)
        if outside:
            module.damaged("a parameter stands outside a function", outside, "OpFunctionParameter")

    def kernels(self) -> list[Kernel]:
        module, found = self._module, {}
        shared = shared_memory(module, list(self._functions.values()))
        for at in module.noted("entry point"):
            with module.reporting():
                if not module.afford(budget.KERNEL, at):
                    break
                kernel = self._kernel(at)
                if (kernel.model, kernel.name) in found:
                    continue
                kernel.shared = shared(kernel.id, at)
                found[kernel.model, kernel.name] = kernel
        return list(found.values())

    def undefined(self) -> list[str]:
        module, words, linkage = self._module, self._module.words, self._decorations.linkage
        variables = {
            words[at + 2]
            for at in module.noted("variable")
            if words[at] >> 16 > 3 and words[at + 3] == CROSS_WORKGROUP and words[at + 2] in linkage
        }
        return [
            symbol
            for id, (symbol, type) in linkage.items()
            if type == IMPORT and (id in self._functions or id in variables)
        ]

    def _kernel(self, at: int) -> Kernel:
        module = self._module
        id, name = module.operand(at, 1), module.text(at, 2)[0]
        module.afford(budget.of_text(name, 4), at)
        function = self._functions.get(id)
        if function is None:
            raise SpirvError(f"the kernel {name[:200]} has no function", 4 * at, "entry point")
        model = grammar().name("ExecutionModel", module.operand(at, 0))
        begin, end = 4 * function.begin, 4 * function.end
        kernel = Kernel(name, model, id, begin, end, self._parameters(function))
        for mode in self._modes.get(id, ()):
            if not module.afford(budget.MODE_OPERAND * module.count(mode), mode):
                break
            self._apply(kernel, mode)
        return kernel

    def _parameters(self, function: Function) -> list[Parameter]:
        module, noted = self._module, self._module.noted("parameter")
        first, last = bisect_left(noted, function.begin), bisect_left(noted, function.end)
        # A function may serve many entry points: a hostile module's would have endless parameters.
        self._room -= last - first
        if self._room < 0:
            message = "its kernels have more parameters than there are"
            raise SpirvError(message, 4 * function.begin, "OpFunctionParameter")
        found: list[Parameter] = []
        for index, at in enumerate(noted[first:last]):
            if not module.afford(budget.ITEM, at):
                return []
            found.append(self._parameter(index, at))
        return found

    def _parameter(self, index: int, at: int) -> Parameter:
        id, type = self._module.operand(at, 1), self._module.operand(at, 0)
        name = self._module.name(id)
        shape = self._shapes.get(type)
        if shape is None:
            shape = self._shapes[type] = self._shape(type)
        by_value = shape.storage == "Function"
        found = None if by_value else self._known.get((index, name, type))
        if found is None:
            self._module.afford(budget.PARAMETER + budget.of_text(name), at)
            if by_value:
                return self._by_value(index, id, name, type)
            found = self._known[index, name, type] = Parameter(index, name, *shape)
        return found

    def _shape(self, type: int) -> _Shape:
        types, text = self._types, self._types.name(type)
        if types.opcode(type) not in POINTERS:
            size, alignment = types.layout(type)
            kind = "value" if size else text if types.is_type(type) else "unsupported"
            return _Shape(kind, "", text, size, alignment)
        storage = types.storage(type)
        kind = _KINDS.get(storage, "unsupported")
        return _Shape(kind, storage, text, *((8, 8) if kind == "pointer" else (0, 1)))

    def _by_value(self, index: int, id: int, name: str, type: int) -> Parameter:
        """Return the parameter for a pointer to private memory that the launch fills."""
        types, decorations = self._types, self._decorations
        if id not in decorations.by_value or types.opcode(type) != POINTER:
            return Parameter(index, name, "unsupported", "Function", types.name(type), 0, 1)
        pointee = types.pointee(type)
        size, alignment = types.layout(pointee)
        kind = "value" if size else "unsupported"
        alignment = max(decorations.alignments.get(id, alignment), 1)
        return Parameter(index, name, kind, "Function", types.name(pointee), size, alignment)

    def _by_function(self) -> dict[int, list[int]]:
        """The places of the execution modes, by function."""
        module, found = self._module, {}
        for at in module.noted("mode"):
            if not module.afford(budget.MODE, at):
                break
            with module.reporting():
                module.operand(at, 1)
                found.setdefault(module.operand(at, 0), []).append(at)
        return found

    def _apply(self, kernel: Kernel, at: int) -> None:
        module = self._module
        mode, operands = module.operand(at, 1), module.operands(at, 2)
        by_id = mode == _LOCAL_SIZE_ID
        numbers = [self._types.number(id) or 0 for id in operands] if by_id else list(operands)
        kernel.modes.append(" ".join(_words(grammar().name("ExecutionMode", mode), numbers)))
        if mode in (_LOCAL_SIZE, _LOCAL_SIZE_ID):
            kernel.work_group = tuple(numbers[:3])
        elif mode == _SUBGROUP_SIZE and numbers:
            kernel.sub_group = numbers[0]


def _words(first: str, rest: Iterable[int]) -> list[str]:
    return [first, *map(str, rest)]
