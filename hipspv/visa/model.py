"""An object in memory: the document's records, with its field names.

Only data that can't be computed is kept: counts, sizes and locations are computed when an object is
written. Indices stay indices, so that an object is written as it was read; `Routine.name_of` and
the properties resolve them. `build.py` makes objects by names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from hipspv.visa import names
from hipspv.visa.codec import Version


@dataclass(slots=True)
class Attribute:
    """Information from the front end for the finalizer: an integer of 0 to 4 bytes, or a string."""

    name_index: int
    value: bytes = b""

    @property
    def number(self) -> int:
        """Return the value as a little-endian integer; 1 for an empty value."""
        return int.from_bytes(self.value, "little") if self.value else 1


class HasName(Protocol):
    @property
    def name_index(self) -> int: ...


class _Typed:
    """`bit_properties`: the type in bits 0 to 3, the alignment in bits 4 to 7."""

    __slots__ = ()
    bit_properties: int
    num_elements: int

    @property
    def type(self) -> int:
        return self.bit_properties & 0xF

    @property
    def alignment(self) -> int:
        return self.bit_properties >> 4

    @property
    def type_name(self) -> str:
        kind = names.TYPES.get(self.type)
        return kind.name if kind else f"type {self.type}"

    @property
    def alignment_name(self) -> str:
        return names.ALIGNMENTS.get(self.alignment, f"alignment {self.alignment}")

    @property
    def element_size(self) -> int:
        """Size in bytes; 0 for a type that doesn't exist."""
        kind = names.TYPES.get(self.type)
        return kind.size if kind else 0

    @property
    def size(self) -> int:
        """Size in bytes."""
        return self.element_size * self.num_elements


@dataclass(slots=True)
class GeneralVariable(_Typed):
    """A variable from V32 on. `alias_index` counts the 32 predefined ones; 0 is no alias."""

    name_index: int
    bit_properties: int
    num_elements: int
    alias_index: int = 0
    alias_offset: int = 0
    alias_scope_specifier: int = 0
    attributes: Sequence[Attribute] = field(default_factory=list)


@dataclass(slots=True)
class _Elements:
    """A variable whose kind determines the type of its elements."""

    name_index: int
    num_elements: int
    attributes: Sequence[Attribute] = field(default_factory=list)


class AddressVariable(_Elements):
    __slots__ = ()


class PredicateVariable(_Elements):
    __slots__ = ()


class StateVariable(_Elements):
    """A sampler, a surface or a VME variable: elements of 4 bytes."""

    __slots__ = ()


@dataclass(slots=True)
class Label:
    name_index: int
    kind: int = 0
    attributes: Sequence[Attribute] = field(default_factory=list)


@dataclass(slots=True)
class Input:
    """A kernel's argument. `kind`: category in bits 0 and 1, provenance in 3 to 7."""

    kind: int
    id: int
    offset: int  # bytes from the start of the general registers
    size: int  # bytes

    @property
    def category(self) -> str:
        return names.CATEGORIES.get(self.kind & 3, f"category {self.kind & 3}")

    @property
    def provenance(self) -> int:
        """0 for an argument from the user; otherwise the runtime provides the value."""
        return self.kind >> 3

    @property
    def mnemonic(self) -> str:
        """The directive that declares the input in text."""
        if not self.provenance:
            return ".input"
        default = f"UNDEFINED_{self.provenance}"
        return f".implicit_{names.PROVENANCES.get(self.provenance, default)}"


@dataclass(slots=True)
class Relocation:
    symbolic_index: int
    resolved_index: int


@dataclass(slots=True)
class FileVariable(_Typed):
    linkage: int
    name: str
    bit_properties: int
    num_elements: int
    attributes: Sequence[Attribute] = field(default_factory=list)


class BinaryLocation(NamedTuple):
    """A GEN binary in the header."""

    platform: int
    offset: int
    size: int


@dataclass(slots=True)
class GenBinary:
    """GPU code for one platform. `offset` is kept only for an empty one: it may have any value."""

    platform: int
    content: bytes
    offset: int | None = None

    @property
    def platform_name(self) -> str:
        return names.PLATFORMS.get(self.platform, f"platform {self.platform}")


@dataclass(slots=True, kw_only=True)
class Routine:
    """The common part of kernels and functions.

    `instructions` are bytes in an object; in a text they are its lines (`str`), because their
    encoding isn't part of the format's document. `padding` and `tail` are bytes before and after
    the instructions that no field describes: empty in a valid object.
    """

    name: str = ""
    strings: Sequence[str] = field(default_factory=list)
    name_index: int = 0
    variables: Sequence[GeneralVariable] = field(default_factory=list)
    addresses: Sequence[AddressVariable] = field(default_factory=list)
    predicates: Sequence[PredicateVariable] = field(default_factory=list)
    labels: Sequence[Label] = field(default_factory=list)
    samplers: Sequence[StateVariable] = field(default_factory=list)
    surfaces: Sequence[StateVariable] = field(default_factory=list)
    vmes: Sequence[StateVariable] = field(default_factory=list)
    attributes: Sequence[Attribute] = field(default_factory=list)
    variable_relocations: Sequence[Relocation] = field(default_factory=list)
    function_relocations: Sequence[Relocation] = field(default_factory=list)
    instructions: bytes | str = b""
    padding: bytes = b""
    tail: bytes = b""

    def string(self, index: int) -> str:
        """Return a string of the pool; empty if the pool has no such index."""
        return self.strings[index] if 0 <= index < len(self.strings) else ""

    def name_of(self, record: HasName) -> str:
        return self.string(record.name_index)

    def attribute(self, name: str) -> bytes | None:
        """Return the value of an attribute of the routine, or None."""
        found = (a.value for a in self.attributes if self.name_of(a) == name)
        return next(found, None)

    def general_name(self, index: int) -> str:
        """Return the name of a general variable, also of a predefined one."""
        if index < names.PREDEFINED_VARIABLES:
            return names.GENERAL[index].name if index < len(names.GENERAL) else f"V{index}"
        location = index - names.PREDEFINED_VARIABLES
        declared = location < len(self.variables)
        return (self.name_of(self.variables[location]) if declared else "") or f"V{index}"


@dataclass(slots=True, kw_only=True)
class Kernel(Routine):
    """`input_offset` is a number only if the file has another than the inputs' true location."""

    inputs: Sequence[Input] = field(default_factory=list)
    binaries: Sequence[GenBinary] = field(default_factory=list)
    input_offset: int | None = None

    def input_name(self, item: Input) -> str:
        """Return the name in text of the variable that an input fills."""
        if item.category == "general":
            return self.general_name(item.id)
        return f"{'S' if item.category == 'sampler' else 'T'}{item.id}"


@dataclass(slots=True, kw_only=True)
class Function(Routine):
    """`has_body` is false for one that only another object defines."""

    linkage: int = 0
    input_size: int = 0  # general registers
    return_value_size: int = 0  # general registers
    has_body: bool = True

    @property
    def linkage_name(self) -> str:
        return names.LINKAGES.get(self.linkage, f"linkage {self.linkage}")


class Piece(NamedTuple):
    """A part of a file after the header: `kernel`, `binary` or `function` number `index`.

    `inner` is a binary's number within its kernel. A `filler` has bytes that nothing describes.
    """

    kind: str
    index: int = 0  # pyright: ignore[reportIncompatibleMethodOverride]
    inner: int = 0
    content: bytes = b""


@dataclass(slots=True, kw_only=True)
class Object:
    """A file. `pieces` is None for the usual order: see file.py.

    Another `version` changes the layout of the tables only: instructions keep their bytes, of which
    Intel's tools read some (those of samplers) differently in 4.0 than in 3.x.
    """

    version: Version = (4, 1)
    kernels: Sequence[Kernel] = field(default_factory=list)
    variables: Sequence[FileVariable] = field(default_factory=list)
    functions: Sequence[Function] = field(default_factory=list)
    pieces: Sequence[Piece] | None = None

    @property
    def routines(self) -> list[Routine]:
        return [*self.kernels, *self.functions]

    def to_bytes(self) -> bytes:
        """Return the file.

        Raises VisaError if a value doesn't fit its field, or if instructions are text.
        """
        from hipspv.visa.file import write

        return write(self)
