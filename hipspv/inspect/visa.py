"""Reader of Intel's vISA objects for the report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar

from hipspv import visa
from hipspv.inspect.budget import Budget, Full
from hipspv.inspect.model import VisaFunction, VisaInput, VisaModule, VisaVariable
from hipspv.visa import text
from hipspv.visa.model import Attribute, Function, GeneralVariable, Kernel, Object, Routine

# Attribute values longer than a number are strings.
_NUMBER = 4
# Approximate memory of a function in the report, of an item of its lists, and of a string.
_FUNCTION, _ITEM, _STRING = 700, 160, 70
_Item = TypeVar("_Item", VisaVariable, VisaInput)


def load(data: memoryview, keep: bool = True) -> Object:
    """Load an object, or a text of one. keep: as for visa.read. Raises visa.VisaError."""
    if visa.is_visa(bytes(data[:_NUMBER])):
        return visa.read(bytes(data), keep)
    return text.parse(str(data, "latin-1"))


def read(data: memoryview, budget: Budget) -> VisaModule:
    """Return the object for the report, as far as the budget allows. Raises visa.VisaError."""
    found = load(data, keep=False)
    budget.take(_FUNCTION)
    module = VisaModule(".".join(map(str, found.version)), [], [])
    variables = (
        VisaVariable(v.name, "general", v.type_name, v.num_elements, v.alignment_name)
        for v in found.variables
    )
    try:
        _fill(module.variables, variables, budget)
        for routine in chain[Routine](found.kernels, found.functions):
            budget.take(_FUNCTION + len(routine.name))
            function = _function(routine)
            module.functions.append(function)
            _fill_function(function, routine, budget)
    except Full:
        pass  # the caller sees that, too, and reports it
    return module


def _function(routine: Routine) -> VisaFunction:
    """Return a function without its lists, which may have any length."""
    kernel = routine if isinstance(routine, Kernel) else None
    code = routine.instructions
    return VisaFunction(
        name=routine.name,
        kind="kernel" if kernel else "function",
        defined=not isinstance(routine, Function) or routine.has_body,
        code_size=len(code) if isinstance(code, bytes) else 0,  # unknown for text
        inputs=[],
        attributes={},
        variable_count=sum(map(len, _variable_tables(routine).values())),
        variables=[],
        strings=[],
        binaries={b.platform_name: len(b.content) for b in kernel.binaries} if kernel else {},
    )


def _fill_function(function: VisaFunction, routine: Routine, budget: Budget) -> None:
    """Add the lists, as far as the budget allows. Raises Full."""
    string = lru_cache(256)(routine.string)  # a table finds its strings in several steps
    for attribute in routine.attributes:
        name, value = string(attribute.name_index), _value(attribute)
        budget.take(2 * _STRING + len(name) + len(value))
        function.attributes[name] = value
    if isinstance(routine, Kernel):
        _fill(function.inputs, _inputs(routine), budget)
    _fill(function.variables, _variables(routine, string), budget)
    for item in routine.strings:
        budget.take(_STRING + len(item))
        function.strings.append(item)


def _fill(found: list[_Item], items: Iterable[_Item], budget: Budget) -> None:
    """Add the items to a list. Raises Full."""
    for item in items:
        budget.take(_ITEM + len(item.name))
        found.append(item)


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


def _variables(routine: Routine, string: Callable[[int], str]) -> Iterator[VisaVariable]:
    for kind, variables in _variable_tables(routine).items():
        for variable in variables:
            type, align = "", ""
            if isinstance(variable, GeneralVariable):
                type, align = variable.type_name, variable.alignment_name
            name = string(variable.name_index)
            yield VisaVariable(name, kind, type, variable.num_elements, align)
