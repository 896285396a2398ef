"""What a launch must know of a module: its kernels and their parameters, and hipspv's notes.

Source: docs/architecture.md, "Notes"; hipspv/runtime/spirv.h has the same for the runtime.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field

SETUP_KERNEL = "__hipspv_variables"  # the runtime's own: tells where variables are
KERNEL = "Kernel"  # the execution model


@dataclass(frozen=True, slots=True)
class Parameter:
    """A kernel's parameter; kernels share those that are the same.

    kind: how a launch passes it:
        `value`; `pointer` to global or constant memory; `shared`, whose size the launch says;
        `by reference`, a pointer to a copy of the caller's value; `packed`, a pointer to a block of
        copies, `members`; `shared size`, `block dimension` and `grid`, which the runtime knows; or
        what the runtime can't pass: `image`, `sampler` and other types' names, `unsupported`
    storage: the storage class of a pointer, otherwise empty
    type: as C would have it
    size, alignment: in bytes, of the caller's value where it has one; 0 and 1 where it hasn't
    role: what it is for where it isn't one of the caller's arguments, otherwise empty
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
        """Whether the caller doesn't know of it."""
        return bool(self.role)


@dataclass(slots=True)
class Grid:
    """What a kernel keeps that knows of the whole grid, in bytes, and how often it is launched."""

    thread: int
    shared: int
    notes: int
    phases: int


@dataclass(slots=True)
class Kernel:
    """An entry point.

    model: the execution model. id, begin, end: its function, and where that stands, in bytes.
    modes: with their operands. work_group: the size that it requires, None for any. sub_group: the
    lanes that it requires, 0 for any. max_threads: of a block, by __launch_bounds__. indirect:
    whether it may follow pointers that aren't its arguments. service: whether those are
    the service block's and of what it prints. shared: the variables in shared memory
    that it reaches, with their sizes in bytes. notes: hipspv's records of it.
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
    max_threads: int | None = None
    indirect: bool = True
    service: bool = False
    grid: Grid | None = None
    fp64: str = ""
    shared: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


@dataclass
class Signatures:
    """What a module says to a launch.

    device_variables: element of the setup kernel's output and size in bytes, by name. names: the
    symbol of each name expression. atomics: name, operation, bits, memory. abort_sites: kernel and
    place by number. undefined: what is imported. complete: whether what the notes don't say doesn't
    hold.
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
        """The kernels that a launch finds."""
        return {kernel.name: kernel for kernel in self.kernels if kernel.model == KERNEL}
