"""Random signatures of kernels, and the structures with the same members.

The source for the device and those for the two data models of RISC-V have the same records, made of
names that each defines for itself:

- rv64: the types themselves. `_BitInt` of more than 64 bits is an exception, which this front end
  aligns to 8 bytes, as the host does, and RISC-V's to 16.
- rv32: what has 64 bits on the host has as many in memory here: `long` is `long long`, and a
  pointer in a record is a number of 64 bits, also the one to a virtual table. A parameter that is a
  pointer is one of 32 bits.
"""

import random
from dataclasses import dataclass, field

_INTEGERS = ("char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned")
_NUMBERS = (*_INTEGERS, "bool", "long long", "unsigned long long", "float", "double", "_Float16")
# Names whose types differ between the three sources.
_VARIOUS = ("Long", "Size", "I128", "U128", "Bf16", "Pointer", "Function", "Null", "Member", "Call")
_ENUMS = ("E8", "E16", "E32", "E64")
_LETTERS = ("char", "short", "int", "Long", "float", "double", "_Float16")

_COMMON = """
struct C { int m; };
enum class E8 : unsigned char {}; enum class E16 : short {}; enum class E64 : Long {};
enum E32 { e32 };
template <class T, int N> struct Array { T v[N]; };
template <class A, class B> struct Pair { A first; B second; };
// An integer of more than 64 bits.
template <int bits> struct Wide { unsigned long long v[2]; };
struct Empty {};
"""
_HOST = """
using Long = long; using Size = unsigned long;
using Pointer = int*; using Function = int (*)(int); using Null = decltype(nullptr);
struct C; using Member = int C::*; using Call = void (C::*)();
"""
_PLAIN_128 = "using I128 = __int128; using U128 = unsigned __int128;\n"
# The types of 64 bits that stand for those of the host.
_NARROW = """
using Long = long long; using Size = unsigned long long;
using Pointer = unsigned long long; using Function = unsigned long long;
using Null = unsigned long long; using Member = long long;
struct Call { long long v[2]; };
struct alignas(16) I128 { unsigned long long v[2]; }; using U128 = I128;
struct Virtual { unsigned long long table; };
struct __attribute__((packed)) PackedVirtual { unsigned long long table; };
"""
_MEASURE = """
#define B(x, n) (unsigned char)((x) >> n),
#define W(x) B(x, 0) B(x, 8) B(x, 16) B(x, 24)
extern "C" { extern const unsigned char table[]; }
const unsigned char table[] = {
"""


@dataclass(frozen=True)
class _Type:
    """name: in records and of a parameter. host: of a parameter for the device, if it is another
    one; trivial: a union may have it; polymorphic: it has a pointer to a virtual table; pointer: as
    a parameter; array: there may be arrays of it."""

    name: str
    host: str = ""
    trivial: bool = True
    polymorphic: bool = False
    pointer: bool = False
    array: bool = True


@dataclass
class Signatures:
    """Sources with the same kernels. device: HIP. narrow, wide: for rv32 and rv64, each with an
    array `table` of numbers of 32 bits: offset, size and alignment of each parameter. pointers: of
    each kernel, true for parameters that are pointers."""

    device: str
    narrow: str
    wide: str
    pointers: list[list[bool]]


@dataclass
class _Maker:
    random: random.Random
    types: list[_Type] = field(default_factory=list)
    host: list[str] = field(default_factory=list)
    narrow: list[str] = field(default_factory=list)

    def any_type(self, records: bool = True) -> _Type:
        pick, choice = self.random.random(), self.random.choice
        if records and self.types and pick < 0.35:
            return choice(self.types)
        if pick < 0.6:
            return _Type(choice(_NUMBERS))
        if pick < 0.7:
            return _Type(choice(_ENUMS))
        if pick < 0.88:
            return _Type(choice(_VARIOUS))
        return self._made()

    def _made(self) -> _Type:
        """Return an instance of a template, or a type that needs a name."""
        pick, choice = self.random.random(), self.random.choice
        if pick < 0.2:
            return _Type(f"Array<{choice(_NUMBERS)}, {self.random.randint(1, 7)}>")
        if pick < 0.35:
            return _Type(f"Pair<{choice(_NUMBERS)}, {choice(_VARIOUS[:6])}>")
        name = f"T{len(self.host)}"
        if pick < 0.55:
            # An integer of more than 64 bits is a structure for RISC-V.
            sign, bits = choice(("", "unsigned ")), self.random.randint(2, 128)
            self._both(f"using {name} = {sign}_BitInt({bits});")
            if bits > 64:
                self.narrow[-1] = f"using {name} = Wide<{bits}>;"
        elif pick < 0.85:
            length = choice((2, 3, 4, 8, 16))
            letter = choice(_LETTERS)
            self._both(f"typedef {letter} {name} __attribute__((ext_vector_type({length})));")
        else:
            aligned = choice((1, 2, 4, 8, 16, 32))
            letter = choice(_LETTERS)
            self._both(f"typedef {letter} {name} __attribute__((aligned({aligned})));")
            return _Type(name, array=False)
        return _Type(name)

    def _both(self, text: str) -> None:
        self.host.append(text)
        self.narrow.append(text)

    def record(self) -> None:
        """Add a structure or union."""
        choice, chance = self.random.choice, self.random.random
        name = f"S{len(self.types)}"
        union = chance() < 0.15
        bases: list[_Type] = []
        if not union and chance() < 0.3:
            known = [t for t in self.types if t.name.startswith("S") and "U" not in t.host]
            bases = self.random.sample(known, min(len(known), self.random.randint(1, 2)))
            bases.sort(key=lambda base: not base.polymorphic)
        virtual = not union and chance() < 0.12
        members = [self._member(number, union) for number in range(self.random.randint(0, 6))]
        own = virtual and not any(base.polymorphic for base in bases)
        polymorphic = virtual or any(base.polymorphic for base in bases)
        trivial = not polymorphic and all(t.trivial for t in (*bases, *(t for t, _ in members)))
        attribute = choice(
            [""] * 5
            + ["__attribute__((packed))", "__attribute__((packed, aligned(2)))"]
            + [f"__attribute__((aligned({n})))" for n in (16, 32, 64)]
        )
        texts = [text for _, text in members]
        table = "PackedVirtual" if "packed" in attribute else "Virtual"
        # A virtual function adds no member for rv32, where the base class has the pointer.
        function = "virtual __attribute__((device)) void f();"
        for sources, first, inside in (
            (self.host, [], [function, *texts] if virtual else texts),
            (self.narrow, [table] if own else [], texts),
        ):
            names = [*first, *(base.name for base in bases)]
            inherited = f" : {', '.join(names)}" if names else ""
            head = f"{'union' if union else 'struct'} {attribute} {name}{inherited}"
            sources.append(f"{head} {{ {' '.join(inside)} }};")
        self.types.append(_Type(name, "U" if union else "", trivial, polymorphic))

    def _member(self, number: int, union: bool) -> tuple[_Type, str]:
        type = self.any_type()
        while union and not type.trivial:
            type = self.any_type()
        chance = self.random.random()
        if chance < 0.15:
            letter, most = self.random.choice(
                (("bool", 1), ("char", 8), ("short", 16), ("int", 32), ("Long", 64), ("E16", 16))
            )
            return _Type(letter), f"{letter} m{number} : {self.random.randint(1, most)};"
        if chance < 0.18 and not union:
            return _Type("int"), f"{self.random.choice(('char', 'int', 'Long'))} : 0;"
        if chance < 0.4 and type.array:
            return type, f"{type.name} m{number}[{self.random.randint(1, 4)}];"
        if chance < 0.43 and type.array:
            return type, f"{type.name} m{number}[0];"
        if chance < 0.48 and not union:
            return type, f"[[no_unique_address]] {type.name} m{number};"
        return type, f"{type.name} m{number};"

    def parameter(self) -> _Type:
        """Return a parameter's type. Pointers have names of their own for rv32, where they have 32 bits."""
        if self.random.random() < 0.2:
            host = self.random.choice(("int*", "const void*", "Function", "Null", "double&", "short&&", "char**"))
            return _Type("int*", host, pointer=True)
        type = self.any_type()
        is_pointer = type.name in ("Pointer", "Function", "Null")
        return _Type("int*", type.name, pointer=True) if is_pointer else type


def make(seed: int, kernels: int, records: int = 60) -> Signatures:
    """Return sources with so many kernels k0, k1, and so on, of one to eight parameters."""
    maker = _Maker(random.Random(seed))
    for _ in range(records):
        maker.record()
    signatures = [[maker.parameter() for _ in range(maker.random.randint(1, 8))] for _ in range(kernels)]
    host, narrow = "\n".join(maker.host), "\n".join(maker.narrow)
    calls = "\n".join(_kernel(*each) for each in enumerate(signatures))
    tables = [_table(number, types) for number, types in enumerate(signatures)]
    structures = "\n".join(structure for structure, _ in tables)
    rows = "\n".join(row for _, row in tables)
    measured = f"{structures}{_MEASURE}{rows}\n}};\n"
    device = _HOST + _PLAIN_128 + "using Bf16 = __bf16;\n"
    wide = _HOST + _PLAIN_128 + "using Bf16 = _Float16;\n"
    wide_types = _wide_types(host, narrow)
    return Signatures(
        device + _COMMON + host + "\n" + calls,
        _NARROW + "using Bf16 = _Float16;\n" + _COMMON + narrow + "\n" + measured,
        wide + _COMMON + wide_types + "\n" + measured,
        [[type.pointer for type in types] for types in signatures],
    )


def _wide_types(host: str, narrow: str) -> str:
    """Return the types for rv64: the host's, but for wide integers."""
    pairs = zip(host.split("\n"), narrow.split("\n"), strict=True)
    return "\n".join(n if "Wide<" in n and "_BitInt" in h else h for h, n in pairs)


def _kernel(number: int, types: list[_Type]) -> str:
    names = [f"p{i}" if (number + i) % 5 else "" for i in range(len(types))]
    parameters = [
        f"{type.host if type.pointer else type.name} {name}".strip() for type, name in zip(types, names, strict=True)
    ]
    return f'extern "C" __global__ void k{number}({", ".join(parameters)}) {{}}'


def _table(number: int, types: list[_Type]) -> tuple[str, str]:
    members = " ".join(f"{type.name} p{i};" for i, type in enumerate(types))
    rows = [
        f"W(__builtin_offsetof(K{number}, p{i})) W(sizeof({type.name})) W(alignof({type.name}))"
        for i, type in enumerate(types)
    ]
    return f"struct K{number} {{ {members} }};", " ".join(rows)
