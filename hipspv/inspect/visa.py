"""Reader of Intel's vISA objects for the report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from hipspv import visa
from hipspv.inspect.model import VisaFunction, VisaInput, VisaModule, VisaVariable
from hipspv.visa import text
from hipspv.visa.model import Attribute, Function, GeneralVariable, Kernel, Object, Routine

# Attribute values longer than a number are strings.
_NUMBER = 4


def load(data: memoryview, keep: bool = True) -> Object:
    """Load an object, or a text of one. keep: as for visa.read. Raises visa.VisaError."""
    if visa.is_visa(bytes(data[:_NUMBER])):
        return visa.read(bytes(data), keep)
    return text.parse(str(data, "latin-1"))


def read(data: memoryview) -> VisaModule:
    """Return the object for the report. Raises visa.VisaError."""
    found = load(data, keep=False)
    return VisaModule(
        version=".".join(map(str, found.version)),
        variables=[
            VisaVariable(v.name, "general", v.type_name, v.num_elements, v.alignment_name) for v in found.variables
        ],
        functions=list(map(_function, chain[Routine](found.kernels, found.functions))),
    )


def _function(routine: Routine) -> VisaFunction:
    kernel = routine if isinstance(routine, Kernel) else None
    code = routine.instructions
    string = lru_cache(256)(routine.string)  # a table finds its strings in several steps
    return VisaFunction(
        name=routine.name,
        kind="kernel" if kernel else "function",
        defined=not isinstance(routine, Function) or routine.has_body,
        code_size=len(code) if isinstance(code, bytes) else 0,  # unknown for text
        inputs=list(_inputs(kernel)) if kernel else [],
        attributes={string(each.name_index): _value(each) for each in routine.attributes},
        variable_count=sum(map(len, _variable_tables(routine).values())),
        variables=list(_variables(routine, string)),
        strings=list(routine.strings),
        binaries={b.platform_name: len(b.content) for b in kernel.binaries} if kernel else {},
    )


def _variable_tables(routine: Routine) -> dict[str, Sequence[Any]]:
    return {
        "general": routine.variables,
        "address": routine.addresses,
        "predicate": routine.predicates,
        "sampler": routine.samplers,
        "surface": routine.surfaces,
    }


def _value(attribute: Attribute) -> str:
    if not attribute.value:
        return ""
    if len(attribute.value) <= _NUMBER:
        return str(attribute.number)
    return attribute.value.decode(errors="replace")


def _inputs(kernel: Kernel) -> Iterator[VisaInput]:
    for index, item in enumerate(kernel.inputs):
        implicit = item.mnemonic.removeprefix(".implicit_") if item.provenance else ""
        name = kernel.input_name(item)
        yield VisaInput(index, name, item.category, bool(implicit), implicit, item.offset, item.size)


def _variables(routine: Routine, string: Callable[[int], str]) -> Iterator[VisaVariable]:
    for kind, variables in _variable_tables(routine).items():
        for variable in variables:
            type, align = "", ""
            if isinstance(variable, GeneralVariable):
                type, align = variable.type_name, variable.alignment_name
            name = string(variable.name_index)
            yield VisaVariable(name, kind, type, variable.num_elements, align)
