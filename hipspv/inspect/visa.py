"""Objects of Intel's vISA as the report has them."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv import visa
from hipspv.inspect.model import VisaFunction, VisaInput, VisaModule, VisaVariable
from hipspv.visa.model import Attribute, Kernel, Routine

# Attributes of more bytes than a number has are strings.
_NUMBER = 4


def read(data: bytes) -> VisaModule:
    """The object. Raises visa.VisaError."""
    found = visa.read(data)
    return VisaModule(
        version=".".join(map(str, found.version)),
        functions=[_function(routine) for routine in found.routines],
    )


def _function(routine: Routine) -> VisaFunction:
    is_kernel = isinstance(routine, Kernel)
    return VisaFunction(
        name=routine.name,
        kind="kernel" if is_kernel else "function",
        code_size=len(routine.instructions),
        inputs=list(_inputs(routine)) if is_kernel else [],
        attributes={routine.name_of(a): _value(a) for a in routine.attributes},
        variables=list(_variables(routine)),
        strings=list(routine.strings),
        binaries={b.platform_name: len(b.content) for b in routine.binaries} if is_kernel else {},
    )


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
    for variable in routine.variables:
        name, type = routine.name_of(variable), variable.type_name
        yield VisaVariable(name, "general", type, variable.num_elements, variable.alignment_name)
    for kind, variables in (
        ("address", routine.addresses),
        ("predicate", routine.predicates),
        ("sampler", routine.samplers),
        ("surface", routine.surfaces),
    ):
        for variable in variables:
            yield VisaVariable(routine.name_of(variable), kind, "", variable.num_elements, "")
