"""The report of a file: the one source of its text, JSON and YAML (docs/inspect.md).

Sizes and offsets are in bytes. An offset is that in the inspected file, or None for compressed data
and data in another file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

FORMAT = 1


class ReaderError(Protocol):
    """The interface that the readers' errors share."""

    message: str

    @property
    def offset(self) -> int | None: ...
    @property
    def field(self) -> str | None: ...


@dataclass(slots=True)
class Problem:
    """A part that couldn't be read. `where`: the part of the file; `field`: the field at the offset."""

    message: str
    where: str = ""
    offset: int | None = None
    field: str = ""

    def __str__(self) -> str:
        parts = [self.where, "" if self.offset is None else f"byte {self.offset:#x}", self.field]
        location = ", ".join(filter(None, parts))
        return f"{self.message} ({location})" if location else self.message

    @classmethod
    def of(cls, error: ReaderError, base: int | None) -> Problem:
        """Return a reader's error about a part that begins at `base` in the file."""
        inside = error.offset
        offset = None if base is None or inside is None else base + inside
        return cls(error.message, offset=offset, field=error.field or "")


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument of a kernel in device code; size and alignment are 0 where a type has none.
    Kernels share those that are the same.

    kind: value, pointer, block (several of the caller's arguments in memory), texture, surface, image, sampler, or
    another of OpenCL's opaque types. declared: the type in the source, as far as the kernel's symbol contains it.
    by_reference: the caller's value is copied to memory, whose address the kernel gets; size and alignment are the
    value's. implicit: passed by the runtime, not by the caller; `role` gives its purpose. offset: in the structure of
    arguments that the device gets, None for formats without one.
    """

    index: int
    name: str
    kind: str
    type: str
    declared: str
    storage_class: str
    size: int
    align: int
    by_reference: bool = False
    implicit: bool = False
    role: str = ""
    offset: int | None = None


@dataclass(slots=True)
class Kernel:
    """One kernel; `name` is its demangled symbol. An empty list or 0 means that nothing is required.

    shared: sizes of the static variables in shared memory that it reaches, by name; dynamic_shared: true if a launch
    may add to them. resources: what machine code takes: registers and barriers, and bytes of the stack, of one frame,
    of shared and constant memory. For Intel's GPUs also lanes of a sub-group, and bytes of scratch memory for a
    hardware thread, of private memory and of spilled registers.
    """

    symbol: str
    name: str
    arguments: list[Argument]
    shared: dict[str, int] = field(default_factory=dict)
    dynamic_shared: bool = False
    work_group_size: list[int] = field(default_factory=list)
    work_group_size_hint: list[int] = field(default_factory=list)
    max_work_group_size: int = 0
    sub_group_size: int = 0
    modes: list[str] = field(default_factory=list)
    code_begin: int = 0
    code_size: int = 0
    notes: list[str] = field(default_factory=list)
    internal: bool = False
    resources: dict[str, int] | None = None

    @property
    def shared_size(self) -> int:
        """The total static shared memory."""
        return sum(self.shared.values())


@dataclass(slots=True)
class Variable:
    """A variable outside of functions. declared: __device__, __constant__, __managed__, __shared__,
    or empty for the compiler's own. host: true if the host knows it by its name."""

    symbol: str
    name: str
    declared: str
    storage_class: str
    type: str
    size: int
    linkage: str = ""
    host: bool = False


@dataclass(slots=True, kw_only=True)
class DeviceModule:
    """The contents of a SPIR-V or LLVM module. exported, imported: functions. notes: those of
    hipspv that aren't about a single kernel."""

    kernels: list[Kernel]
    variables: list[Variable]
    exported: list[str]
    imported: list[str]
    strings: list[str]
    notes: list[str]


@dataclass(slots=True, kw_only=True)
class SpirvModule(DeviceModule):
    """A SPIR-V module."""

    version: str
    generator: str
    bound: int
    addressing_model: str
    memory_model: str
    capabilities: list[str]
    extensions: list[str]
    imports: list[str]
    sources: list[str]


@dataclass(slots=True, kw_only=True)
class BitcodeModule(DeviceModule):
    """An LLVM module."""

    triple: str


@dataclass(slots=True, kw_only=True)
class PtxModule(DeviceModule):
    """PTX. lines: of its text."""

    version: str
    target: str
    address_size: int
    lines: int


@dataclass(slots=True, kw_only=True)
class CubinModule(DeviceModule):
    """Machine code for NVIDIA's GPUs. tool: the assembler, if the file names it."""

    architecture: str
    tool: str


@dataclass(slots=True)
class Section:
    """A section of machine code."""

    name: str
    offset: int
    size: int


@dataclass(slots=True, kw_only=True)
class ZebinModule(DeviceModule):
    """Machine code for Intel's GPUs. product: the kind of GPU and its number. version: of the
    description of the kernels. options: the compiler's. origin: the digest of the SPIR-V from which
    hipspv's compiler had it made, in hexadecimal digits."""

    product: str
    version: str
    options: str
    origin: str
    sections: list[Section]


@dataclass(slots=True, kw_only=True)
class VortexModule(DeviceModule):
    """A program image for Vortex. width: bits of a pointer; 0 for another compiler's, which says
    nothing about its kernels. isa: letters of the extensions beyond I and M. first, end: its
    addresses. relocations: the number of words that hold addresses."""

    width: int
    isa: str
    first: int
    end: int
    relocations: int


@dataclass(slots=True, kw_only=True)
class CpuModule(DeviceModule):
    """A library of kernels for the host's processor."""


@dataclass(slots=True)
class VisaVariable:
    """A variable of a vISA kernel or function. kind: general, address, predicate, sampler, surface."""

    name: str
    kind: str
    type: str
    elements: int
    align: str


@dataclass(slots=True)
class VisaInput:
    """One input of a vISA kernel: the variable that it fills, and its bytes in the general registers. kind: general,
    sampler or surface. implicit: the runtime's; `role` gives its purpose."""

    index: int
    name: str
    kind: str
    implicit: bool
    role: str
    offset: int
    size: int


@dataclass(slots=True)
class VisaFunction:
    """A kernel or function of a vISA object. defined: the object has its code. variable_count: the total number; for
    very large objects only the first are shown. binaries: sizes of GPU code by platform."""

    name: str
    kind: str
    defined: bool
    code_size: int
    inputs: list[VisaInput]
    attributes: dict[str, str]
    variable_count: int
    variables: list[VisaVariable]
    strings: list[str]
    binaries: dict[str, int]


@dataclass(slots=True)
class VisaModule:
    """A vISA object of Intel's. variables: those of the whole object."""

    version: str
    variables: list[VisaVariable]
    functions: list[VisaFunction]


@dataclass(slots=True)
class Image:
    """Device code for one target. format: determines which one of the last fields is set.
    bundle: the index of the bundle that contains it."""

    index: int
    format: str
    target: str
    where: str
    offset: int | None
    size: int
    bundle: int | None = None
    spirv: SpirvModule | None = None
    bitcode: BitcodeModule | None = None
    visa: VisaModule | None = None
    ptx: PtxModule | None = None
    cubin: CubinModule | None = None
    zebin: ZebinModule | None = None
    vortex: VortexModule | None = None
    cpu: CpuModule | None = None

    @property
    def module(self) -> DeviceModule | None:
        """The module, for formats that describe kernels with their arguments."""
        machine_code = self.cubin or self.zebin or self.vortex or self.cpu
        return self.spirv or self.bitcode or self.ptx or machine_code

    @property
    def kernels(self) -> list[Kernel]:
        """The kernels with their arguments, for formats that describe them."""
        return self.module.kernels if self.module else []


@dataclass(slots=True)
class Entry:
    """One entry of a bundle; image: the index of its device code, None for the host's."""

    target: str
    kind: str
    triple: str
    processor: str
    features: list[str]
    offset: int | None
    size: int
    image: int | None = None


@dataclass(slots=True)
class Bundle:
    """One offload bundle. form: binary, text, compressed or offload binary; unpacked_size differs
    from size for a compressed one."""

    index: int
    form: str
    where: str
    offset: int | None
    size: int
    compression: str
    unpacked_size: int
    entries: list[Entry]


@dataclass(slots=True)
class Check:
    """The result of --validate for one part of the file."""

    what: str
    tool: str
    valid: bool
    message: str


@dataclass(slots=True)
class Report:
    """The contents of one file. checks: with --validate only."""

    path: str
    kind: str
    size: int
    bundles: list[Bundle] = field(default_factory=list)
    images: list[Image] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)

    @property
    def invalid(self) -> list[Check]:
        """Return the checks that failed."""
        return [check for check in self.checks if not check.valid]
