"""Random kernels of threads that cooperate, with structures: bit-fields, arrays of structures, and unions that give
bits another type. They are variables of a thread and elements of shared memory, whose size the launch may determine.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tests.fuzz.kernels import cooperating
from tests.fuzz.kernels.expressions import BYTE, INT, LONG, SHORT, SIZE, UNSIGNED, Expr, Type, cast, masked
from tests.fuzz.kernels.kernel import Kernel
from tests.fuzz.kernels.statements import Assign, Body, Declare, Record, Shared, Statement

_CHAR = Type("signed char", 8, True)
_HALF = Type("unsigned short", 16, False)
_TYPES = (BYTE, _CHAR, SHORT, _HALF, INT, UNSIGNED, LONG, SIZE)
_ELEMENTS = 4  # of a local array of structures
_SHARED = cooperating.SHARED


class Field(NamedTuple):
    """bits: the width of a bit-field, or 0. extent: the elements of an array, a power of two, or 0."""

    name: str
    type: Type
    bits: int = 0
    extent: int = 0

    @property
    def text(self) -> str:
        suffix = f" : {self.bits}" if self.bits else f"[{self.extent}]" if self.extent else ""
        return f"{self.type.name} {self.name}{suffix};"


class Layout(NamedTuple):
    """A structure's text and the fields that can be named. size: an upper bound of its bytes."""

    text: str
    fields: tuple[Field, ...]
    size: int


def _units(random: Random) -> Iterator[tuple[Type, int, int]]:
    """Fields without padding between them: types, widths and counts that fill a multiple of 8 bytes."""
    kind = random.choice(("bits", "bits", "wide bits", "halves", "bytes", "long", "words"))
    if kind in ("bits", "wide bits"):
        types, left = ((INT, UNSIGNED), 32) if kind == "bits" else ((LONG, SIZE), 64)
        for left_bits in (left,) * (64 // left):
            while left_bits:
                width = min(left_bits, random.choice((1, 2, 3, 5, 7, 8, 12, 17, 31)))
                yield random.choice(types), width, 0
                left_bits -= width
    elif kind == "long":
        yield random.choice((LONG, SIZE)), 0, 0
    else:
        type, count = {"halves": (SHORT, 4), "bytes": (_CHAR, 8), "words": (INT, 2)}[kind]
        yield type, 0, count


def layout(random: Random, name: str) -> Layout:
    """A structure of fields with any padding, or a union of words and a structure without padding."""
    if random.random() < 0.5:
        fields, units = [], random.choice((1, 2, 3))
        for type, bits, count in (each for _ in range(units) for each in _units(random)):
            fields.append(Field(f"f{len(fields)}", type, bits, count))
        inner = " ".join(field.text for field in fields)
        words = Field("w", UNSIGNED, 0, 2 if units == 1 else 4)
        other = Field("h", _HALF, 0, 4)
        size = max(8 * units, 4 * words.extent)
        text = f"union {name} {{ unsigned w[{size // 4}]; struct {{ {inner} }}; {other.text} }};"
        # Words that a reader may choose are those that the structure has.
        return Layout(text, (*fields, words._replace(extent=2 * units if units != 3 else 4), words, other), size)
    fields = []
    for i in range(random.choice((2, 3, 4, 6))):
        type = random.choice(_TYPES)
        bits = random.choice((0, 0, 1, 3, type.bits // 2 + 1, type.bits - 1))
        count = 0 if bits else random.choice((0, 0, 0, 2, 4))
        fields.append(Field(f"f{i}", type, bits, count))
    packed = " __attribute__((packed))" if random.random() < 0.1 else ""
    return Layout(f"struct{packed} {name} {{ {' '.join(f.text for f in fields)} }};", tuple(fields), 32 * len(fields))


class Maker(cooperating.Maker):
    """layouts: by the type's name. own: variables and elements of a thread, as forms that a field's name follows."""

    def __init__(self, random: Random, dimensions: int) -> None:
        super().__init__(random, dimensions)
        self.layouts: dict[str, Layout] = {}
        self.records: list[Expr] = []
        self.tables: list[Expr] = []
        self.blocks: list[Expr] = []  # arrays of structures in shared memory

    def lists(self) -> tuple[list[Expr], ...]:
        return *super().lists(), self.records, self.tables

    def prepared(self) -> Body:
        made: list[Statement] = []
        for _ in range(self.random.choice((1, 2))):
            name = self.name("R")
            self.layouts[name] = layout(self.random, name)
            made.append(Record(name, self.layouts[name].text))
        dynamic = self.chance(0.5)
        for name in self.layouts if self.chance(0.7) else ():
            array = Expr(self.name("s"), _type(name), name=f"s{self._count}")
            offset = 0 if dynamic else None
            dynamic = False
            made.append(Shared(array.name, array.type, _SHARED, _NOTHING, offset))
            self.blocks.append(array)
        return *super().prepared(), *made

    def declared(self) -> Body:
        """Variables, and an array."""
        made = []
        for name in self.random.choices([*self.layouts], k=2):
            made.append(Declare(self.name("g"), _type(name), _NOTHING))
            self.records.append(Expr(made[-1].name, _type(name), name=made[-1].name))
        if self.chance(0.5):
            name = self.random.choice([*self.layouts])
            made.append(
                Declare(self.name("t"), _type(name), Expr(f"{name}{{{{}}}}", _type(name), fixed=True), _ELEMENTS)
            )
            self.tables.append(Expr(made[-1].name, _type(name), name=made[-1].name))
        return (*made, *(each for _ in range(8) for each in self._set()))

    def stored(self) -> list[Expr]:
        places = [self._field(each)[0] for each in self.records for _ in range(3)]
        places += [self._field(_element(each, masked(self.other(), _SHARED)))[0] for each in self.blocks for _ in "12"]
        return [cast(_read(each), UNSIGNED) for each in places] + super().stored()

    # ---- structures and their fields

    def _whole(self, write: bool = False) -> Expr | None:
        """A structure: a variable, an element of an array, or one in shared memory."""
        pick = self.random.choice
        found = [*self.records]
        found += [_element(table, masked(pick((self.small, self.id))(), _ELEMENTS)) for table in self.tables]
        for block in self.blocks:
            use = cooperating.OWN if write else cooperating.READ
            if self.used.get(block.name, use) == use and self.chance(0.7):
                self.used[block.name] = use
                index = self.tid if write else self.other()
                return _element(block, masked(index, _SHARED))
        return pick(found) if found else None

    def _field(self, record: Expr) -> tuple[Expr, Field]:
        field = self.random.choice(self.layouts[record.type.name].fields)
        form, operands = f"{record.form}.{field.name}", record.operands
        if field.extent:
            form += "[{}]"
            operands = *operands, masked(self.random.choice((self.small, self.id))(), field.extent)
        if field.bits:
            low = -(1 << (field.bits - 1)) if field.type.signed else 0
            high = (1 << (field.bits - field.type.signed)) - 1
        else:
            low, high = field.type.low, field.type.high
        return Expr(form, field.type, low, high, operands, record.name), field

    def leaf(self) -> Expr:
        record = self._whole() if self.chance(0.35) else None
        if record is None:
            return super().leaf()
        return _read(self._field(record)[0])

    # ---- statements

    def statement(self, depth: int) -> Body:
        if not self.chance(0.35):
            return super().statement(depth)
        return self.random.choice((self._set, self._set, self._set, self._copy))()

    def _set(self) -> Body:
        value = self.value(1)
        record = self._whole(write=True)
        if record is None:
            return self.update()
        place, field = self._field(record)
        return (Assign(place, "", cast(value, field.type)),)

    def _copy(self) -> Body:
        """One structure to another, or between memory and a variable."""
        one = self._whole(write=True)
        if one is None:
            return self.update()
        others = [each for each in self.records if each.type == one.type and each.form != one.form]
        if not others:
            return self.update()
        other = self.random.choice(others)
        return (Assign(one, "", other),) if self.chance(0.6) or one.name in self.used else (Assign(other, "", one),)


_NOTHING = Expr("{{}}", Type("", 0, False), fixed=True)


def _type(name: str) -> Type:
    return Type(name, 0, False)


def _read(place: Expr) -> Expr:
    """The promoted type of a wide bit-field is its own with g++, and that of its bits with clang."""
    return Expr(f"({place.type.name}){{}}", place.type, place.low, place.high, (place,))


def _element(array: Expr, index: Expr) -> Expr:
    return Expr(f"{array.form}[{{}}]", array.type, operands=(index,), name=array.name)


def kernel(name: str) -> Kernel:
    """The kernel of that name."""
    return cooperating.kernel(name, Maker)
