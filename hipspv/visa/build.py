"""Construction of kernels and functions by names: strings, indices and kinds are derived here.

    kernel = Builder(Kernel(name="copy"))
    kernel.general("V0032", "ud", 8, align="GRF")
    kernel.input("V0032", offset=32, size=32)
    kernel.attribute("SimdSize", 8)
    Object(kernels=[kernel.routine]).to_bytes()

Names are those of the text form, predefined ones (`%r0`, `T0`) included. Errors are VisaErrors.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from hipspv.visa import names
from hipspv.visa.errors import VisaError
from hipspv.visa.model import (
    AddressVariable,
    Attribute,
    GeneralVariable,
    Input,
    Kernel,
    Label,
    PredicateVariable,
    Routine,
    StateVariable,
)

Value = bytes | str | int | None
RoutineT = TypeVar("RoutineT", bound=Routine)

_CATEGORY_CODES = {name: number for number, name in names.CATEGORIES.items()}


class Builder(Generic[RoutineT]):
    """Adds to a routine that has nothing but its name yet."""

    def __init__(self, routine: RoutineT) -> None:
        self.routine = routine
        self._strings: list[str] = []
        self._indices: dict[str, int] = {}
        self._lists: dict[str, list[object]] = {}
        # Variables by their names in text: category, and index in the category.
        self._named: dict[str, tuple[str, int]] = {}
        routine.strings = self._strings
        self.string("")  # the document reserves index 0 for the empty string
        routine.name_index = self.string(routine.name)
        for number, predefined in enumerate(names.GENERAL):
            self._named[predefined.name] = self._named[f"V{number}"] = ("general", number)
        for number, name in enumerate(names.SURFACES):
            self._named[name] = self._named[f"T{number}"] = ("surface", number)

    def string(self, text: str) -> int:
        """Return the index of a string, which is added to the pool at its first use."""
        if text not in self._indices:
            self._indices[text] = len(self._strings)
            self._strings.append(text)
        return self._indices[text]

    def general(
        self,
        name: str,
        type_name: str,
        elements: int,
        *,
        align: str = "byte",
        alias: tuple[str, int] | None = None,
        attributes: Iterable[tuple[str, Value]] = (),
    ) -> int:
        """Add a general variable; `alias` is another's name and a byte in it. Return its index, from 32."""
        kind = _code(names.TYPE_CODES, type_name.lower(), "type")
        alignment = _code(names.ALIGNMENT_CODES, align.lower(), "alignment")
        base, offset = (self.find(alias[0], "general"), alias[1]) if alias else (0, 0)
        record = GeneralVariable(
            self.string(name), kind | alignment << 4, elements, base, offset, attributes=self.attributes(attributes)
        )
        index = names.PREDEFINED_VARIABLES + self._append("variables", record)
        self._name(name, "general", index)
        return index

    def address(self, name: str, elements: int, attributes: Iterable[tuple[str, Value]] = ()) -> int:
        record = AddressVariable(self.string(name), elements, self.attributes(attributes))
        return self._append("addresses", record)

    def predicate(self, name: str, elements: int, attributes: Iterable[tuple[str, Value]] = ()) -> int:
        """Add a predicate. Return its index, from 1."""
        record = PredicateVariable(self.string(name), elements, self.attributes(attributes))
        return names.PREDEFINED_PREDICATES + self._append("predicates", record)

    def sampler(self, name: str, elements: int = 1, attributes: Iterable[tuple[str, Value]] = ()) -> int:
        return self._state("sampler", "S", 0, name, elements, attributes)

    def surface(self, name: str, elements: int = 1, attributes: Iterable[tuple[str, Value]] = ()) -> int:
        """Add a surface. Return its index, from 6."""
        first = names.PREDEFINED_SURFACES
        return self._state("surface", "T", first, name, elements, attributes)

    def _state(
        self, category: str, letter: str, first: int, name: str, elements: int, attributes: Iterable[tuple[str, Value]]
    ) -> int:
        record = StateVariable(self.string(name), elements, self.attributes(attributes))
        index = first + self._append(f"{category}s", record)
        self._name(f"{letter}{index}", category, index)
        return index

    def label(self, name: str, kind: int = 0) -> int:
        return self._append("labels", Label(self.string(name), kind))

    def input(self, name: str, offset: int, size: int, provenance: int = 0) -> None:
        """Add an argument of a kernel, in a variable declared before."""
        if not isinstance(self.routine, Kernel):
            raise VisaError("a function has no inputs: its arguments are in %arg")
        category, index = self._named.get(name, (None, 0))
        if category is None:
            raise VisaError(f"{name}: no such variable")
        kind = _CATEGORY_CODES[category] | provenance << 3
        self._append("inputs", Input(kind, index, offset, size))

    def attribute(self, name: str, value: Value = None) -> None:
        """Add an attribute of the routine."""
        self._append("attributes", self._attribute(name, value))

    def attributes(self, given: Iterable[tuple[str, Value]]) -> list[Attribute]:
        return [self._attribute(name, value) for name, value in given]

    def _attribute(self, name: str, value: Value) -> Attribute:
        return Attribute(self.string(name), value_bytes(value))

    def find(self, name: str, category: str) -> int:
        """Return the index of a variable declared before."""
        found, index = self._named.get(name, (None, 0))
        if found != category:
            raise VisaError(f"{name}: no such {category} variable")
        return index

    def _name(self, name: str, category: str, index: int) -> None:
        if name in self._named:
            raise VisaError(f"{name} is declared twice")
        self._named[name] = (category, index)

    def _append(self, table: str, record: object) -> int:
        if table not in self._lists:
            self._lists[table] = []
            setattr(self.routine, table, self._lists[table])
        self._lists[table].append(record)
        return len(self._lists[table]) - 1


def value_bytes(value: Value) -> bytes:
    """Return an attribute's value: integers take one, two or four bytes, None takes none."""
    if value is None:
        return b""
    if isinstance(value, bytes):
        return value
    if isinstance(value, str):
        return value.encode("utf-8", "surrogateescape")
    size = next((n for n in (1, 2, 4) if -(1 << (8 * n - 1)) <= value < 1 << (8 * n)), None)
    if size is None:
        raise VisaError(f"{value} doesn't fit in 4 bytes")
    return value.to_bytes(size, "little", signed=value < 0)


def _code(codes: Mapping[str, int], name: str, kind: str) -> int:
    if name not in codes:
        raise VisaError(f"{name}: no such {kind}")
    return codes[name]
