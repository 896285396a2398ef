"""The instructions of PTX for matrices whose elements the lanes of a warp share (PTX ISA 9.0, section 9.7.14)."""

from __future__ import annotations

import re
from typing import NamedTuple

# The elements of A and B: their bits, and the type of the register that has them.
# include/hip/spirv_detail/warp_matrix.h has a type for each name.
_ELEMENTS = {
    **dict.fromkeys(("f16", "bf16"), (16, "b32")),
    **dict.fromkeys(("s8", "u8", "e4m3", "e5m2"), (8, "b32")),
    **dict.fromkeys(("s4", "u4"), (4, "b32")),
    "tf32": (32, "b32"),
    "b1": (1, "b32"),
    "f64": (64, "f64"),
}
_NAMES = {"f16": "half", "bf16": "bfloat", "f64": "binary64"}
# The elements that A and B may have, and each other's as well; D's and C's elements; the shapes.
_WHOLE = (("s32", "s32"),)
_FORMS = (
    (("f16",), (("f16", "f16"), ("f32", "f32"), ("f32", "f16"), ("f16", "f32")), ("m16n8k8", "m16n8k16")),
    (("bf16",), (("f32", "f32"),), ("m16n8k8", "m16n8k16")),
    (("tf32",), (("f32", "f32"),), ("m16n8k4", "m16n8k8")),
    (("f64",), (("f64", "f64"),), ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16")),
    (("s8", "u8"), _WHOLE, ("m8n8k16", "m16n8k16", "m16n8k32")),
    (("s4", "u4"), _WHOLE, ("m8n8k32", "m16n8k32", "m16n8k64")),
    (("b1",), _WHOLE, ("m8n8k128", "m16n8k128", "m16n8k256")),
    (("e4m3", "e5m2"), (("f32", "f32"), ("f16", "f16")), ("m16n8k16", "m16n8k32")),
)
_BITS = {("xor", "popc"): "other_bits", ("and", "popc"): "both_bits"}


class Product(NamedTuple):
    """An `mma`. a, b: its elements in C++. register: the type of A's and B's registers. of_sums: those of D's and of
    C's. counts: the registers of D, A, B and C.
    """

    a: str
    b: str
    rows: int
    steps: int
    limited: bool
    register: str
    of_sums: tuple[str, str]
    counts: tuple[int, int, int, int]


def quad_product(modifiers: tuple[str, ...]) -> Product | None:
    """Return the meaning of an `mma` of halves by groups of 8 lanes, or None. a, b: `true` if the elements of a row of
    A, and of a column of B, are in four lanes."""
    sums = {"f16.f16.f16.f16": ("b32", 4), "f32.f16.f16.f32": ("f32", 8)}.get(".".join(modifiers[5:]))
    if modifiers[:3] != ("sync", "aligned", "m8n8k4") or not {*modifiers[3:5]} <= {"row", "col"} or not sums:
        return None
    (a, b), (type, count) = modifiers[3:5], sums
    return Product(
        str(a == "col").lower(), str(b == "row").lower(), 1, 1, False, "b32", (type, type), (count, 2, 2, count)
    )


def product(modifiers: tuple[str, ...]) -> Product | None:
    """Return the meaning of an `mma`, or None."""
    rest = [each for each in modifiers if each != "satfinite"]
    operation = _BITS.get((rest[-2], rest[-1]), "") if len(rest) > 2 else ""
    rest = rest[: -2 if operation else None]
    if len(rest) != 9 or rest[:2] != ["sync", "aligned"] or rest[3:5] != ["row", "col"]:
        return None
    shape, (d, a, b, c) = rest[2], rest[5:]
    limited = "satfinite" in modifiers
    known = any(a in them and b in them and (d, c) in sums and shape in shapes for them, sums, shapes in _FORMS)
    if not known or (a == "b1") != bool(operation) or (limited and a not in ("s8", "u8", "s4", "u4")):
        return None
    bits, register = _ELEMENTS[a]
    rows, depth = (int(each) for each in re.findall(r"m(\d+)n8k(\d+)", shape)[0])
    blocks, steps = rows // 8, depth * min(bits, 32) // 128  # 4 registers of a step
    sums = {"f16": "b32", "f32": "f32", "f64": "f64", "s32": "s32"}
    count = {name: blocks if name == "f16" else 2 * blocks for name in sums}
    return Product(
        operation or _NAMES.get(a, a), operation or _NAMES.get(b, b), blocks, steps, limited, register,
        (sums[d], sums[c]), (count[d], blocks * steps, steps, count[c]),
    )  # fmt: skip
