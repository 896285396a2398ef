"""The checks of the rules (rules.py).

A check receives a record and its scope, and returns a description of the defect, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cached_property, lru_cache
from itertools import islice
from typing import Any

from hipspv.visa import names
from hipspv.visa.model import (
    Attribute,
    FileVariable,
    Function,
    GeneralVariable,
    HasName,
    Input,
    Object,
    Relocation,
    Routine,
)

GRF, WIDE_GRF = 32, 64  # bytes of a general register
_ELEMENT = 4  # bytes of a sampler's or surface's element
_MAX_COMPARED = 4096  # inputs; more than 256 are wrong anyway


class Scope:
    """The context of a record: the object, the routine, the record's number in its table."""

    def __init__(self, what: Object, routine: Routine | None = None) -> None:
        self.what = what
        self.routine = routine or Routine()
        self.index = 0

    @cached_property
    def _string(self) -> Callable[[int], str]:
        """Look up a string, with a cache: several rules ask for the same name, and a table finds
        its strings in several steps."""
        return lru_cache(256)(self.routine.string)

    def name_of(self, record: HasName) -> str:
        return self._string(record.name_index)

    @cached_property
    def grf(self) -> int:
        """Return the size of a general register. Only the binaries' platforms determine it."""
        platforms = {binary.platform for binary in getattr(self.routine, "binaries", ())}
        return WIDE_GRF if platforms & names.WIDE_PLATFORMS else GRF

    @cached_property
    def overlapping(self) -> set[int]:
        """The inputs that begin before another has ended."""
        inputs = islice(getattr(self.routine, "inputs", ()), _MAX_COMPARED)
        result, last = set(), -1
        for start, size, index in sorted((i.offset, i.size, n) for n, i in enumerate(inputs)):
            if start < last:
                result.add(index)
            last = max(last, start + size)
        return result

    @cached_property
    def first_implicit(self) -> int:
        """The number of the first input that the runtime fills."""
        inputs = getattr(self.routine, "inputs", ())
        found = (number for number, item in enumerate(inputs) if item.provenance)
        return next(found, len(inputs))


Check = Callable[[Any, Scope], object]


def between(field: str, lowest: int, highest: int) -> Check:
    return lambda record, scope: _outside(getattr(record, field), lowest, highest)


def length(field: str, lowest: int, highest: int) -> Check:
    return lambda record, scope: _outside(len(getattr(record, field)), lowest, highest)


def _outside(value: int, lowest: int, highest: int) -> str | None:
    return None if lowest <= value <= highest else f"{value} is not in [{lowest}, {highest}]"


def bytes_length(field: str, lowest: int, highest: int) -> Check:
    def check(record: Any, scope: Scope) -> str | None:
        content = getattr(record, field).encode("utf-8", "surrogateescape")
        return _outside(len(content), lowest, highest)

    return check


def choice(field: str, allowed: Container[int]) -> Check:
    return lambda record, scope: _unknown(getattr(record, field), allowed)


def _unknown(value: int, allowed: Container[int]) -> str | None:
    return None if value in allowed else f"{value}"


def name_length(longest: int) -> Check:
    def check(record: Any, scope: Scope) -> str | None:
        length = len(scope.name_of(record).encode("utf-8", "surrogateescape"))
        return f"{length} bytes" if length > longest else None

    return check


def string_index(record: Any, scope: Scope) -> str | None:
    count = len(scope.routine.strings)
    return None if record.name_index < count else f"{record.name_index} of {count} strings"


def first_string(routine: Routine, scope: Scope) -> str | None:
    first = routine.string(0)
    return None if first in ("", routine.name) else f"{first[:64]!r}"


def routine_name(routine: Routine, scope: Scope) -> str | None:
    here, there = routine.name_of(routine), routine.name
    return None if here == there else f"{here[:64]!r}, in the header {there[:64]!r}"


def attribute_name(attribute: Attribute, scope: Scope) -> str | None:
    name = scope.name_of(attribute)
    if len(name) > 64:
        return f"{len(name)} bytes"
    return None if all(" " <= char <= "~" for char in name) else f"{name!r}"


def attribute_value(name: str, allowed: Container[int]) -> Check:
    def check(attribute: Attribute, scope: Scope) -> str | None:
        if scope.name_of(attribute) != name:
            return None
        if len(attribute.value) > 4:
            return f"{len(attribute.value)} bytes"
        return _unknown(attribute.number, allowed)

    return check


def path_length(attribute: Attribute, scope: Scope) -> str | None:
    is_path = scope.name_of(attribute) in ("OutputAsmPath", "AsmName")
    return _outside(len(attribute.value), 1, 256) if is_path else None


def output(attribute: Attribute, scope: Scope) -> str | None:
    is_it = scope.name_of(attribute) == "Output"
    return f"{len(attribute.value)} bytes" if is_it and attribute.value else None


def function_sizes(function: Function, scope: Scope) -> str | None:
    missing = [name for name in ("ArgSize", "RetValSize") if function.attribute(name) is None]
    return f"without {' and '.join(missing)}" if missing else None


_TYPE_NAMES = ("ud", "d", "uw", "w", "ub", "b", "uq", "q", "df", "f", "hf")
TYPES = frozenset(names.TYPE_CODES[name] for name in _TYPE_NAMES)
FILE_TYPES = TYPES - {names.TYPE_CODES["hf"]}


def type(allowed: Container[int]) -> Check:
    def check(variable: GeneralVariable | FileVariable, scope: Scope) -> str | None:
        return None if variable.type in allowed else variable.type_name

    return check


def variable_size(variable: GeneralVariable, scope: Scope) -> str | None:
    return f"{variable.size} bytes" if variable.size >= 4096 else None


def alias_index(variable: GeneralVariable, scope: Scope) -> str | None:
    index, own = variable.alias_index, names.PREDEFINED_VARIABLES + scope.index
    if variable.alias_scope_specifier:
        count = len(scope.what.variables)
        return None if index < count else f"{index} of {count} file-scope variables"
    if index < len(names.GENERAL) or names.PREDEFINED_VARIABLES <= index < own:
        return None
    return f"V{index} is not declared before V{own}"


# By the document %sp, %fp and %hw_id can't be aliased, but Intel's own compiler does so.
_ALIASED_BY_INTEL = ("%sp", "%fp", "%hw_id")


def alias_predefined(variable: GeneralVariable, scope: Scope) -> str | None:
    index = variable.alias_index
    if variable.alias_scope_specifier or not 0 < index < len(names.GENERAL):
        return None
    base = names.GENERAL[index]
    return None if base.can_be_aliased or base.name in _ALIASED_BY_INTEL else base.name


def alias_offset(variable: GeneralVariable, scope: Scope) -> str | None:
    offset = variable.alias_offset
    if not variable.alias_index and not variable.alias_scope_specifier:
        return f"{offset} without an alias" if offset else None
    aligned = not variable.element_size or offset % variable.element_size == 0
    return None if aligned else f"{offset} for {variable.type_name}"


def alias_extent(variable: GeneralVariable, scope: Scope) -> str | None:
    base = _base_size(variable, scope)
    end = variable.alias_offset + variable.size
    return f"ends at byte {end} of {base}" if base is not None and end > base else None


def _base_size(variable: GeneralVariable, scope: Scope) -> int | None:
    """Return the size of the aliased variable; None if there is none, or another rule reports it."""
    index = variable.alias_index
    if variable.alias_scope_specifier:
        table = scope.what.variables
        return table[index].size if index < len(table) else None
    if index < names.PREDEFINED_VARIABLES:
        predefined = names.GENERAL[index] if 0 < index < len(names.GENERAL) else None
        if predefined is None or not predefined.can_be_aliased:
            return None
        return scope.grf if predefined.name == "%r0" else predefined.size
    location = index - names.PREDEFINED_VARIABLES
    return scope.routine.variables[location].size if location < scope.index else None


def input_category(item: Input, scope: Scope) -> str | None:
    return f"{item.category}" if item.kind & 3 not in names.CATEGORIES else None


def input_reserved(item: Input, scope: Scope) -> str | None:
    return f"0x{item.kind:02x}" if item.kind & 4 else None


_PROVENANCES = frozenset({*range(6), *names.PROVENANCES})


def input_provenance(item: Input, scope: Scope) -> str | None:
    return _unknown(item.provenance, _PROVENANCES)


def input_order(item: Input, scope: Scope) -> str | None:
    late = not item.provenance and scope.index > scope.first_implicit
    return f"input {scope.index} follows implicit input {scope.first_implicit}" if late else None


def input_id(item: Input, scope: Scope) -> str | None:
    first, table = _input_table(item, scope)
    wrong = table is not None and not first <= item.id < first + len(table)
    return f"{item.category} variable {item.id} is not declared" if wrong else None


def _input_table(item: Input, scope: Scope) -> tuple[int, Any]:
    """Return the table that an input's `id` refers to, and the index of its first entry."""
    routine = scope.routine
    return {
        "general": (names.PREDEFINED_VARIABLES, routine.variables),
        "sampler": (0, routine.samplers),
        "surface": (names.PREDEFINED_SURFACES, routine.surfaces),
    }.get(item.category, (0, None))


def _input_variable(item: Input, scope: Scope) -> Any:
    first, table = _input_table(item, scope)
    location = item.id - first
    return table[location] if table is not None and 0 <= location < len(table) else None


def input_size(item: Input, scope: Scope) -> str | None:
    variable = _input_variable(item, scope)
    if variable is None:
        return None
    is_general = isinstance(variable, GeneralVariable)
    size = variable.size if is_general else _ELEMENT * variable.num_elements
    return None if item.size == size else f"{item.size}, the variable has {size}"


def input_alignment(item: Input, scope: Scope) -> str | None:
    variable = _input_variable(item, scope)
    is_general = isinstance(variable, GeneralVariable)
    alignment = variable.element_size if is_general else _ELEMENT
    return f"{item.offset}" if alignment and item.offset % alignment else None


def input_register(item: Input, scope: Scope) -> str | None:
    """Check the register's boundaries. Only general variables have this rule."""
    if item.category != "general":
        return None
    start = item.offset % scope.grf
    if item.size >= scope.grf:
        return f"{item.offset} is not aligned to {scope.grf}" if start else None
    crosses = start + item.size > scope.grf
    return f"{item.size} bytes at {item.offset} cross a register's end" if crosses else None


def input_alias(item: Input, scope: Scope) -> str | None:
    variable = _input_variable(item, scope)
    index = getattr(variable, "alias_index", 0)
    return f"its variable is an alias of V{index}" if index else None


def input_overlap(item: Input, scope: Scope) -> str | None:
    return f"byte {item.offset} is another's" if scope.index in scope.overlapping else None


def relocation(table: str) -> Check:
    def check(entry: Relocation, scope: Scope) -> str | None:
        count = len(getattr(scope.what, table))
        return None if entry.resolved_index < count else f"{entry.resolved_index} of {count}"

    return check


def extern(info: Any, scope: Scope) -> str | None:
    bodiless = not info.offset and not info.size
    return "no body, but not extern" if bodiless and info.linkage else None


def input_offset(info: Any, scope: Scope) -> str | None:
    kernel = scope.what.kernels[scope.index]
    return f"{info.input_offset}" if kernel.input_offset is not None else None


def padding(routine: Routine, scope: Scope) -> str | None:
    return f"{len(routine.padding)} bytes" if routine.padding else None


def tail(routine: Routine, scope: Scope) -> str | None:
    return f"{len(routine.tail)} bytes" if routine.tail else None
