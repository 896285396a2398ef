"""A module as a launch sees it: its kernels with their parameters, and launch metadata.

Source: docs/architecture-metadata.md; hipspv/runtime/spirv/module_info.h has the same for the
runtime.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field

SETUP_KERNEL = "__hipspv_variables"  # the runtime's own: returns the addresses of variables
KERNEL = "Kernel"  # the execution model


@dataclass(frozen=True, slots=True)
class Parameter:
    """A kernel's parameter. Kernels share equal ones.

    kind: the way in which a launch passes it, a word of hipspv/metadata/schema.py. For a parameter
        that the runtime can't pass also its type's name: `image`, `sampler`
    storage: the storage class of a pointer, otherwise empty
    type: in C's notation
    size, alignment: in bytes, of the caller's value if it has one; otherwise 0 and 1
    role: the purpose of a parameter that isn't one of the caller's arguments, otherwise empty
    members: size and alignment of each
    """

    index: int
    name: str
    kind: str
    storage: str
    type: str
    size: int
    alignment: int
    role: str = ""
    members: tuple[tuple[int, int], ...] = ()

    @property
    def implicit(self) -> bool:
        """True if the caller doesn't pass it."""
        return bool(self.role)


@dataclass(slots=True)
class Grid:
    """Bytes of a kernel's state for the whole grid, and the number of its launches."""

    thread: int
    shared: int
    notes: int
    phases: int


@dataclass(slots=True)
class Kernel:
    """An entry point.

    model: the execution model. id, begin, end: its function, and the function's place in bytes.
    modes: execution modes with their operands. work_group: the required size, None for any.
    sub_group: the required lanes, 0 for any. row_form: the kernel for blocks whose
    rows consist of whole warps. max_threads: of a block, by __launch_bounds__.
    indirect: true if it may follow pointers other than its arguments. service: true if those are
    the service block's, and those of its output. shared: the variables in shared memory that it
    reaches, with their sizes in bytes. records: launch metadata about it. described: the names of
    the records of its parameters.
    """

    name: str
    model: str
    id: int
    begin: int
    end: int
    parameters: list[Parameter]
    modes: list[str] = field(default_factory=list)
    work_group: tuple[int, ...] | None = None
    sub_group: int = 0
    row_form: str = ""
    max_threads: int | None = None
    indirect: bool = False
    service: bool = False
    grid: Grid | None = None
    fp64: str = ""
    shared: dict[str, int] = field(default_factory=dict)
    records: list[str] = field(default_factory=list)
    described: tuple[str, ...] = ()


@dataclass
class Signatures:
    """A module's facts for a launch.

    device_variables: element of the setup kernel's output, and size in bytes, by name. names: the
    symbol of each name expression. atomics: name, operation, bits, memory. abort_sites: kernel and
    place by number. undefined: the imports. complete: true if facts that no record states
    don't hold.
    """

    kernels: list[Kernel]
    device_variables: dict[str, tuple[int, int]] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    atomics: list[tuple[str, str, int, str]] = field(default_factory=list)
    abort_sites: dict[int, tuple[str, str]] = field(default_factory=dict)
    undefined: list[str] = field(default_factory=list)
    complete: bool = False

    @functools.cached_property
    def by_name(self) -> dict[str, Kernel]:
        """Return the kernels that a launch can find, by name."""
        return {kernel.name: kernel for kernel in self.kernels if kernel.model == KERNEL}
