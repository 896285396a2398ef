"""PTX for the report."""

from __future__ import annotations

import math
from collections.abc import Iterable

from hipspv.inspect import declared, ptx_declarations
from hipspv.inspect.kernels import shown
from hipspv.inspect.model import PtxModule, Variable
from hipspv.inspect.names import demangled
from hipspv.inspect.ptx_declarations import Declarations, Function, PtxError
from hipspv.metadata import MetadataError
from hipspv.metadata.schema import PREFIX
from hipspv.spirv import kernel as launch
from hipspv.spirv import launch_metadata

_LINKAGE = {"": "", "extern": "Import"}
_EXPORTED = "Export"


def read(data: memoryview) -> PtxModule:
    """Return the module for the report. Raises PtxError."""
    text = str(data, "latin-1")
    found = ptx_declarations.read(text, PREFIX)
    entries = [function for function in found.functions if function.entry and function.defined]
    shared = [v for v in found.variables if v.space == "shared"]
    shared += [v for function in found.functions for v in function.shared]
    variables = [*(v for v in found.variables if v.space != "shared"), *shared]
    names = demangled([f.name for f in entries] + [v.name for v in variables])
    reached = _reached(found, {v.name: v.size for v in shared})
    kernels = [_kernel(function, reached) for function in entries]
    _apply(found.records, kernels)
    return PtxModule(
        version=found.version,
        target=found.target,
        address_size=found.address_size,
        lines=text.count("\n") + (not text.endswith("\n")),
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


def _reached(found: Declarations, sizes: dict[str, int]) -> dict[str, dict[str, int]]:
    """Return names and sizes of the shared variables that each function reaches; 0: dynamic."""
    bodies = {function.name: function.names for function in found.functions if function.defined}
    reached: dict[str, dict[str, int]] = {}
    for name in bodies:
        met, work = {name}, [name]
        for function in work:  # the list grows
            more = [n for n in bodies[function] if n in bodies and n not in met]
            met.update(more)
            work += more
        used = set[str]().union(*(bodies[function] for function in met))
        reached[name] = {variable: size for variable, size in sizes.items() if variable in used}
    return reached


def _kernel(function: Function, shared: dict[str, dict[str, int]]) -> launch.Kernel:
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
    kernel = launch.Kernel(
        function.name, launch.KERNEL, 0, *place, parameters, shared=shared[function.name]
    )
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
