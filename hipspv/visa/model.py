"""An object in memory: the document's records, with its field names.

Only what can't be computed is kept: counts, sizes and places are made when an object is written.
Indices stay indices, as an object that was read must be written as it was; `Routine.name_of` and
the properties give what they mean. `build.py` makes objects by names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from hipspv.visa import names
from hipspv.visa.codec import Version


@dataclass(slots=True)
class Attribute:
    """What the front end tells the finalizer: an integer of 0 to 4 bytes, or a string."""

    name_index: int
    value: bytes = b""

    @property
    def number(self) -> int:
        """The value as a little-endian integer; one without a value is true."""
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
        """Bytes; 0 for a type that doesn't exist."""
        kind = names.TYPES.get(self.type)
        return kind.size if kind else 0

    @property
    def size(self) -> int:
        """Bytes."""
        return self.element_size * self.num_elements


@dataclass(slots=True)
class GeneralVariable(_Typed):
    """V32 and on. `alias_index` counts the 32 predefined ones; 0 is no alias."""

    name_index: int
    bit_properties: int
    num_elements: int
    alias_index: int = 0
    alias_offset: int = 0
    alias_scope_specifier: int = 0
    attributes: Sequence[Attribute] = field(default_factory=list)


@dataclass(slots=True)
class _Elements:
    """A variable of which the kind says what its elements are."""

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
    """Where a kernel finds an argument. `kind`: category in bits 0 and 1, provenance in 3 to 7."""

    kind: int
    id: int
    offset: int  # bytes from the start of the general registers
    size: int  # bytes

    @property
    def category(self) -> str:
        return names.CATEGORIES.get(self.kind & 3, f"category {self.kind & 3}")

    @property
    def provenance(self) -> int:
        """0: an argument that the user gives. Else the runtime does."""
        return self.kind >> 3

    @property
    def mnemonic(self) -> str:
        """The directive that declares it in text."""
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


class BinaryPlace(NamedTuple):
    """A GEN binary as the header has it."""

    platform: int
    offset: int
    size: int


@dataclass(slots=True)
class GenBinary:
    """GPU code for one platform. `offset` is kept for an empty one only: it may be anything."""

    platform: int
    content: bytes
    offset: int | None = None

    @property
    def platform_name(self) -> str:
        return names.PLATFORMS.get(self.platform, f"platform {self.platform}")


@dataclass(slots=True, kw_only=True)
class Routine:
    """What kernels and functions share.

    `instructions` are the bytes of the object; of a text they are its lines (`str`), as their
    encoding is not part of the format's document. `padding` and `tail` are bytes before and after
    the instructions that no field describes: none in a valid object.
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
        """A string of the pool; empty where the pool has no such index."""
        return self.strings[index] if 0 <= index < len(self.strings) else ""

    def name_of(self, record: HasName) -> str:
        return self.string(record.name_index)

    def attribute(self, name: str) -> bytes | None:
        """The value of an attribute of the routine; None without it."""
        found = (a.value for a in self.attributes if self.name_of(a) == name)
        return next(found, None)

    def general_name(self, index: int) -> str:
        """The name of a general variable, predefined ones included."""
        if index < names.PREDEFINED_VARIABLES:
            return names.GENERAL[index].name if index < len(names.GENERAL) else f"V{index}"
        place = index - names.PREDEFINED_VARIABLES
        declared = place < len(self.variables)
        return (self.name_of(self.variables[place]) if declared else "") or f"V{index}"


@dataclass(slots=True, kw_only=True)
class Kernel(Routine):
    """`input_offset` is a number only where a file has another than the inputs' true place."""

    inputs: Sequence[Input] = field(default_factory=list)
    binaries: Sequence[GenBinary] = field(default_factory=list)
    input_offset: int | None = None

    def input_name(self, item: Input) -> str:
        """The variable that an input fills, as text names it."""
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
    """Something in a file after the header: `kernel`, `binary` or `function` number `index`.

    `inner` is a binary's number within its kernel. A `filler` has the bytes that nothing describes.
    """

    kind: str
    index: int = 0
    inner: int = 0
    content: bytes = b""


@dataclass(slots=True, kw_only=True)
class Object:
    """A file. `pieces` is None where its order is the usual one: see file.py.

    Another `version` gives the tables another layout, but instructions stay the bytes that they
    are, and Intel's tools read some (those of samplers) otherwise in 4.0 than in 3.x.
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
        """The file.

        Raises VisaError where a value doesn't fit its field or instructions are text.
        """
        from hipspv.visa.file import write

        return write(self)
