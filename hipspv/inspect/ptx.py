"""PTX for the report."""

from __future__ import annotations

import math
from collections.abc import Iterable

from hipspv.inspect import declared, ptx_declarations
from hipspv.inspect.budget import Budget
from hipspv.inspect.kernels import shown
from hipspv.inspect.model import PtxModule, Variable
from hipspv.inspect.names import demangled
from hipspv.inspect.ptx_declarations import Function, PtxError
from hipspv.metadata import MetadataError
from hipspv.metadata.schema import PREFIX
from hipspv.spirv import kernel as launch
from hipspv.spirv import launch_metadata
from hipspv.spirv.call_graph import components

_LINKAGE = {"": "", "extern": "Import"}
_EXPORTED = "Export"
_NONE: frozenset[str] = frozenset()
# Approximate memory of a name in a set and of a kernel's variable, and the share of a look at one.
_NUMBER, _SHARED_VARIABLE, _LOOK = 80, 600, 2


def read(data: memoryview, budget: Budget) -> PtxModule:
    """Return the module for the report. Raises PtxError, and Full if it exceeds the budget."""
    found = ptx_declarations.read(data, PREFIX, budget.take)
    entries = [function for function in found.functions if function.entry and function.defined]
    shared = [v for v in found.variables if v.space == "shared"]
    shared += [v for function in found.functions for v in function.shared]
    variables = [*(v for v in found.variables if v.space != "shared"), *shared]
    names = demangled([f.name for f in entries] + [v.name for v in variables])
    sizes = {v.name: v.size for v in shared}
    reached = _reached([f for f in found.functions if f.defined], sizes, budget)
    kernels = [
        _kernel(function, _sizes(reached[function.name], sizes, budget)) for function in entries
    ]
    _apply(found.records, kernels)
    return PtxModule(
        version=found.version,
        target=found.target,
        address_size=found.address_size,
        lines=_lines(data),
        kernels=[shown(kernel, names) for kernel in kernels],
        variables=[_variable(variable, names[variable.name]) for variable in variables],
        exported=_functions(found.functions, defined=True),
        imported=_functions(found.functions, defined=False),
        strings=[],
        notes=list(filter(declared.describes_module, found.records)),
    )


def _functions(functions: Iterable[Function], defined: bool) -> list[str]:
    """Return the functions that other modules define or see."""
    linking = ("visible", "weak") if defined else ("extern",)
    return sorted({f.name for f in functions if not f.entry and f.linking in linking})


def _lines(data: memoryview) -> int:
    text = bytes(data)
    return text.count(b"\n") + (not text.endswith(b"\n"))


def _reached(
    functions: list[Function], sizes: dict[str, int], budget: Budget
) -> dict[str, frozenset[str]]:
    """Return the shared variables that each function reaches; functions that reach the same ones
    share a set."""
    numbers = {function.name: number for number, function in enumerate(functions)}
    calls = {
        number: {numbers[name] for name in function.names if name in numbers}
        for number, function in enumerate(functions)
    }
    reached = [frozenset(f.names.intersection(sizes)) if sizes else _NONE for f in functions]
    for component in components(len(functions), calls):
        parts = [reached[number] for number in component]
        parts += [reached[callee] for number in component for callee in calls[number]]
        union = _union(parts, budget)
        for number in component:
            reached[number] = union
    return {name: reached[number] for name, number in numbers.items()}


def _union(parts: list[frozenset[str]], budget: Budget) -> frozenset[str]:
    """Return the union of the sets; one of them if it contains all."""
    distinct = list({id(part): part for part in parts if part}.values())
    largest = max(distinct, key=len, default=_NONE)
    budget.take(_LOOK * (sum(map(len, distinct)) - len(largest)))  # takes time
    if all(part <= largest for part in distinct):
        return largest
    budget.take(_NUMBER * sum(map(len, distinct)))
    return frozenset().union(*distinct)


def _sizes(reached: frozenset[str], sizes: dict[str, int], budget: Budget) -> dict[str, int]:
    """Return names and sizes of a kernel's variables; 0: dynamic."""
    budget.take(_SHARED_VARIABLE * len(reached))
    return {name: sizes[name] for name in sorted(reached)}


def _kernel(function: Function, shared: dict[str, int]) -> launch.Kernel:
    parameters = [
        launch.Parameter(
            index=index,
            name="",
            kind="pointer" if parameter.pointer else "value",
            storage=parameter.pointee,
            type=parameter.type,
            size=parameter.size,
            alignment=parameter.align,
        )
        for index, parameter in enumerate(function.parameters)
    ]
    place = function.begin, function.end
    kernel = launch.Kernel(function.name, launch.KERNEL, 0, *place, parameters, shared=shared)
    numbers = dict(function.directives)
    required, most = numbers.pop(".reqntid", None), numbers.pop(".maxntid", None)
    if required:
        kernel.modes.append(" ".join(map(str, ["LocalSize", *required])))
    if most:
        kernel.max_threads = math.prod(most)
    kernel.modes += [" ".join(map(str, [name, *each])) for name, each in numbers.items()]
    return kernel


def _apply(records: list[str], kernels: list[launch.Kernel]) -> None:
    """Add the launch metadata. Raises PtxError."""
    signatures = launch.Signatures(kernels)
    for record in sorted(records, key=launch_metadata.is_last):
        try:
            launch_metadata.apply(record, signatures, len(records))
        except MetadataError as error:
            raise PtxError(f"the record '{record[:200]}' {error.message}") from None


def _variable(variable: ptx_declarations.Variable, name: str) -> Variable:
    linkage = _LINKAGE.get(variable.linking, _EXPORTED)
    known = linkage == _EXPORTED and variable.space != "shared"
    kind = "__shared__" if variable.space == "shared" else ""
    if known:
        (kind,) = declared.variables({variable.name: variable.space == "const"}).values()
    return Variable(
        symbol=variable.name,
        name=name,
        declared="__managed__" if variable.managed else kind,
        storage_class=variable.space,
        type=variable.type,
        size=variable.size,
        linkage=linkage,
        host=known,
    )
