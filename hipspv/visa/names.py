"""Names for the numbers of the format.

The names are the document's, where it has any. The others, such as types above `f`, are those that Intel's own tools
print (intel-graphics-compiler, visa/Common_ISA_util.cpp and visa/IsaDisassembly.cpp).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class DataType(NamedTuple):
    name: str
    size: int  # bytes


TYPES: Mapping[int, DataType] = {
    number: DataType(name, size)
    for number, (name, size) in enumerate(
        (
            *(("ud", 4), ("d", 4), ("uw", 2), ("w", 2), ("ub", 1), ("b", 1), ("df", 8), ("f", 4)),
            *(("v", 4), ("vf", 4), ("bool", 1), ("uq", 8), ("uv", 4), ("q", 8), ("hf", 2)),
        )
    )
}

ALIGNMENTS: Mapping[int, str] = dict(
    enumerate(("byte", "word", "dword", "qword", "oword", "GRF", "GRFx2", "hword", "wordx32", "wordx64"))
)

# 4, 11 and 13 to 15 were found in objects and tools; the document lists the others.
PLATFORMS: Mapping[int, str] = {
    3: "BDW",
    4: "CHV",
    5: "SKL",
    6: "BXT",
    10: "ICLLP",
    11: "TGL",
    12: "TGLLP",
    13: "DG2",
    14: "PVC",
    15: "PVCXT",
}
WIDE_PLATFORMS = frozenset({14, 15})  # registers (GRF) of 64 bytes

LINKAGES: Mapping[int, str] = {0: "extern", 1: "static", 2: "global"}
LABEL_KINDS: Mapping[int, str] = {0: "block", 1: "subroutine", 4: "divergent loop"}
CATEGORIES: Mapping[int, str] = {0: "general", 1: "sampler", 2: "surface"}

# Sources of an input's value in the runtime. 4 and 5 have no mnemonic in the document.
PROVENANCES: Mapping[int, str] = {1: "LOCAL_SIZE", 2: "GROUP_COUNT", 3: "LOCAL_ID", 16: "PSEUDO_INPUT"}

PREDEFINED_VARIABLES = 32
PREDEFINED_PREDICATES = 1
PREDEFINED_SURFACES = 6
BINDLESS_SAMPLER = 31


class Predefined(NamedTuple):
    """A variable that every routine has."""

    name: str
    elements: int
    type_name: str
    can_be_aliased: bool = False

    @property
    def size(self) -> int:
        """Size in bytes."""
        return self.elements * TYPE_SIZES[self.type_name]


TYPE_SIZES: Mapping[str, int] = {name: size for name, size in TYPES.values()}
TYPE_CODES: Mapping[str, int] = {kind.name: number for number, kind in TYPES.items()}
ALIGNMENT_CODES: Mapping[str, int] = {name.lower(): n for n, name in ALIGNMENTS.items()}
PROVENANCE_CODES: Mapping[str, int] = {name: number for number, name in PROVENANCES.items()}

# The document's table with the names that Intel's tools print (it has %tm for %tsc). V21 to V31 are reserved.
GENERAL: tuple[Predefined, ...] = (
    Predefined("%null", 1, "ud"),
    Predefined("%thread_x", 1, "uw"),
    Predefined("%thread_y", 1, "uw"),
    Predefined("%group_id_x", 1, "ud"),
    Predefined("%group_id_y", 1, "ud"),
    Predefined("%group_id_z", 1, "ud"),
    Predefined("%tsc", 5, "ud"),
    Predefined("%r0", 8, "ud", True),
    Predefined("%arg", 256, "ud", True),
    Predefined("%retval", 96, "ud", True),
    Predefined("%sp", 1, "ud"),
    Predefined("%fp", 1, "ud"),
    Predefined("%hw_id", 1, "ud"),
    Predefined("%sr0", 4, "ud"),
    Predefined("%cr0", 1, "ud"),
    Predefined("%ce0", 1, "ud"),
    Predefined("%dbg0", 2, "ud"),
    Predefined("%color", 1, "uw"),
    Predefined("%impl_arg_buf_ptr", 1, "uq", True),
    Predefined("%local_id_buf_ptr", 1, "uq", True),
    Predefined("%msg0", 1, "ud"),
)
SURFACES = ("%slm", "T1", "T2", "TSS", "%bss", "%scratch")
