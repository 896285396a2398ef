"""Objects of Intel's vISA as the report has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from hipspv import visa
from hipspv.inspect.model import VisaFunction, VisaInput, VisaModule, VisaVariable
from hipspv.visa import text
from hipspv.visa.model import Attribute, Function, GeneralVariable, Kernel, Object, Routine

# Attributes of more bytes than a number has are strings.
_NUMBER = 4
# Variables and strings of a function that the report has: Intel's compiler makes some thousands.
_MOST = 20_000


def load(data: memoryview) -> Object:
    """An object, or a text of it. Raises visa.VisaError."""
    content = bytes(data)
    return visa.read(content) if visa.is_visa(content) else text.parse(content.decode("latin-1"))


def read(data: memoryview) -> VisaModule:
    """The object as the report has it. Raises visa.VisaError."""
    found = load(data)
    return VisaModule(
        version=".".join(map(str, found.version)),
        variables=[
            VisaVariable(v.name, "general", v.type_name, v.num_elements, v.alignment_name)
            for v in islice(found.variables, _MOST)
        ],
        functions=[_function(routine) for routine in found.routines],
    )


def _function(routine: Routine) -> VisaFunction:
    kernel = routine if isinstance(routine, Kernel) else None
    code = routine.instructions
    return VisaFunction(
        name=routine.name,
        kind="kernel" if kernel else "function",
        defined=not isinstance(routine, Function) or routine.has_body,
        code_size=len(code) if isinstance(code, bytes) else 0,  # of text nobody knows
        inputs=list(islice(_inputs(kernel), _MOST)) if kernel else [],
        attributes={routine.name_of(a): _value(a) for a in islice(routine.attributes, _MOST)},
        variable_count=sum(map(len, _variable_tables(routine).values())),
        variables=list(islice(_variables(routine), _MOST)),
        strings=list(islice(routine.strings, _MOST)),
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
        yield VisaInput(
            index, name, item.category, bool(implicit), implicit, item.offset, item.size
        )


def _variables(routine: Routine) -> Iterator[VisaVariable]:
    for kind, variables in _variable_tables(routine).items():
        for variable in variables:
            type, align = "", ""
            if isinstance(variable, GeneralVariable):
                type, align = variable.type_name, variable.alignment_name
            yield VisaVariable(routine.name_of(variable), kind, type, variable.num_elements, align)
