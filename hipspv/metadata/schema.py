"""The schema of launch metadata, for the compiler and for the runtime.

`build_schema.py` writes it as C++ for the runtime. docs/architecture-metadata.md describes the records.
"""

from __future__ import annotations

# The beginning of each record.
PREFIX = "hipspv."
# The number in the record `metadata`. A reader refuses a module with another one, and one with the
# record `notes`, which earlier compilers wrote: its kernels have no record of their parameters.
VERSION = 2
# The largest size in a record, in bytes: a larger one is damage.
LARGEST_SIZE = 1 << 30

# The kinds of fields, by their letters in RECORDS.
KERNEL = "k"  # the name of the kernel that the record describes
NAME = "n"  # the name of a function or variable
NUMBER = "u"  # a number of 64 bits
SIZE = "s"  # a number of at most LARGEST_SIZE
TEXT = "t"  # the record's rest: a file's name may contain spaces
PARAMETER, OPERATION, MEMORY, CONSTANT, DOUBLES, WIDTH = "pomcdw"  # one of the words in WORDS

WORDS = {
    # The kinds of a kernel's parameters.
    PARAMETER: (
        "value",  # the caller's value
        "pointer",  # the caller's pointer to global or constant memory
        "by-reference",  # a pointer to a copy of the caller's value
        "packed",  # a pointer to a block with copies of the caller's remaining values
        "shared",  # a pointer to dynamic shared memory
        "shared-size",  # the size of dynamic shared memory, 64 bits
        "block-dimension",  # the block's x, y or z, in this order, 32 bits each
        "grid",  # for grid barriers: the control block, the memory, the index of the phase
        "unsupported",  # a type that no launch can pass
    ),
    OPERATION: ("add", "min", "max"),
    MEMORY: ("global", "shared"),
    CONSTANT: ("constant",),
    DOUBLES: ("emulate", "error"),
    WIDTH: ("32", "64"),
}

# Records by name, each with its fields. The fields after `*` are repeated, also zero times. Those
# after `?` may be absent.
RECORDS = {
    "metadata": NUMBER,
    "notes": NUMBER,
    "kernel": KERNEL + "*" + PARAMETER + SIZE + SIZE,
    "packed": KERNEL + "*" + SIZE + SIZE,
    "alignments": KERNEL + "*" + SIZE,
    "lanes": KERNEL + SIZE,
    "rows": KERNEL + NAME,
    "grid": KERNEL + SIZE + SIZE + SIZE + SIZE,
    "indirect": KERNEL,
    "service": KERNEL,
    "bounds": KERNEL + SIZE,
    "fp64": KERNEL + TEXT,
    "doubles": DOUBLES,
    "variable": NUMBER + NAME + NUMBER + "?" + CONSTANT,
    "name": NUMBER + NAME,
    "atomic": NAME + OPERATION + SIZE + MEMORY,
    "abort": NUMBER + KERNEL + "?" + TEXT,
    "launch": NUMBER + KERNEL,
    "launches": KERNEL,
    # Of images for RISC-V.
    "width": WIDTH,
    "entry": KERNEL + NUMBER + SIZE + SIZE,
    "isa": TEXT,
    "relocations": "*" + NUMBER,
}
