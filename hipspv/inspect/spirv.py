"""Reader of SPIR-V modules for the report."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from hipspv.inspect import declared
from hipspv.inspect.kernels import shown
from hipspv.inspect.model import Problem, SpirvModule, Variable
from hipspv.inspect.names import demangled
from hipspv.metadata.schema import PREFIX
from hipspv.spirv import signatures, variables
from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError

Found = TypeVar("Found")

_WORD = 4  # bytes
_BYTES = "int8["  # the beginning of the type of a byte array


def read(data: memoryview, base: int | None) -> tuple[SpirvModule, list[Problem]]:
    """Return the module, and its damaged parts. `base`: the module's offset in the file.

    Raises SpirvError for data without a header.
    """
    errors: list[SpirvError] = []
    module = Module.read(data, errors)
    found = _unless_damaged(lambda: signatures.kernels(module), errors)
    outside = _unless_damaged(lambda: variables.variables(module), errors)
    linked = _unless_damaged(lambda: variables.linkage(module), errors)
    functions = [link for link in linked if link.function]
    bodies = _bodies(module, functions)
    records = [text for text in module.processed if text.startswith(PREFIX)]
    literals = [v.initializer for v in outside if v.type.startswith(_BYTES)]
    symbols = [v.symbol or v.name for v in outside]
    names = demangled([*symbols, *(name for k in found for name in (k.name, *k.shared))])
    result = SpirvModule(
        version=".".join(map(str, module.version)),
        generator=" ".join(map(str, module.generator)),
        bound=module.bound,
        addressing_model=module.addressing,
        memory_model=module.memory_model,
        capabilities=module.capabilities,
        extensions=module.extensions,
        imports=list(module.imports.values()),
        sources=module.sources,
        kernels=[shown(kernel, names, bodies.get(kernel.name)) for kernel in found],
        variables=_variables(outside, names, records),
        exported=sorted(link.symbol for link in functions if link.linkage == "Export"),
        imported=sorted(link.symbol for link in functions if link.linkage == "Import"),
        strings=list(filter(None, (declared.text(content) for content in literals))),
        notes=list(filter(declared.describes_module, records)),
    )
    return result, [Problem.of(error, base) for error in errors]


def _bodies(module: Module, linked: list[variables.Linked]) -> dict[str, tuple[int, int]]:
    """Return begin and end of exported functions, in bytes, by name. llvm-spirv's entry point of a
    kernel only calls the exported function of that name, which has the kernel's code."""
    symbols = {link.id: link.symbol for link in linked if link.linkage == "Export"}
    bodies = (body for body in module.functions() if body.id in symbols)
    return {symbols[body.id]: (_WORD * body.begin, _WORD * body.end) for body in bodies}


def _unless_damaged(read: Callable[[], list[Found]], errors: list[SpirvError]) -> list[Found]:
    try:
        return read()
    except SpirvError as error:
        errors.append(error)
        return []


def _variables(
    found: list[variables.Variable], names: dict[str, str], records: list[str]
) -> list[Variable]:
    kinds = declared.variables(declared.recorded_variables(records))
    result = []
    for variable in found:
        symbol = variable.symbol or variable.name
        kind = "__shared__" if variable.storage == "Workgroup" else kinds.get(symbol, "")
        result.append(
            Variable(
                symbol=symbol,
                name=names[symbol],
                declared=kind,
                storage_class=variable.storage,
                type=variable.type,
                size=variable.size,
                linkage=variable.linkage,
                host=symbol in kinds,
            )
        )
    return result
