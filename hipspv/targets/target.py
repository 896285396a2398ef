"""The base class of targets: the facts about an architecture, and what the compiler does for it."""

from __future__ import annotations

import functools
import importlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType
    from typing import Any

    from hipspv.core.settings import DeviceSettings
    from hipspv.core.stages import Artifact, Stage
    from hipspv.llvm.module import Module
    from hipspv.passes.interface import Step
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.builtins import Builtins

    # Returns the objects that define a symbol.
    Definers = Callable[[str], Sequence[str]]

    # Maps a phase to the function that returns its passes for some options.
    Phases = dict[str, Callable[[Any], list[Step]]]


class AddressSpaces:
    """LLVM's numbers of the kinds of memory; generic pointers point to any but constant memory."""

    __slots__ = ("constant", "generic", "global_", "private", "shared")

    def __init__(self, private: int, global_: int, constant: int, shared: int, generic: int) -> None:
        self.private = private
        self.global_ = global_
        self.constant = constant
        self.shared = shared
        self.generic = generic

    @property
    def all(self) -> tuple[int, ...]:
        return (self.private, self.global_, self.constant, self.shared, self.generic)


class NativeDevice:
    """A device for which there is machine code in bundles, made of a target's code when that is
    compiled.

    arch: its name in --offload-arch=. of: the name of the target of whose code the machine code is made. code: the
    artifact of its machine code. is_packed: the target's worker makes it, and puts it into one bundle with its own
    code; names of the target then ask for it, too. Otherwise its name alone does.
    """

    __slots__ = ()

    arch: str
    of: str
    bundle_id: str
    code: Artifact
    is_packed = False

    def file(self, stem: str, suffix: str) -> str:
        """Return the name of one of its files under --save-temps."""
        return f"{stem}-hip-{self.arch}{suffix}"

    def is_available(self) -> bool:
        """Return false if the program that makes it is missing, and the target's code alone serves, too."""
        return True

    def stages(self) -> list[Stage]:
        """Return its stages after those of the target."""
        raise NotImplementedError


class Target:
    """One architecture. A subclass has the facts of its kind of target as attributes, and overrides
    the methods. These import what they need when they are called.
    """

    arch: str  # its name in --offload-arch=
    arguments: tuple[str, ...] = ()  # that select it in the commands of the stages; none: default
    bundle_id: str  # of its entry in the bundle
    tag: str  # a component of its files' names under --save-temps

    offload: str  # its name in clang's --offload=
    clang: tuple[str, ...]  # arguments for the device side's clang
    clang_amd: tuple[str, ...] = ()  # those for a source with 128-bit integers, or with assembly for AMD's GPUs
    clang_with: Mapping[str, tuple[str, ...]] = {}  # those that clang needs beside one of the user's
    # Those that give long double the host's layout.
    host_layout: tuple[str, ...] = ("-Xclang", "-mlong-double-80")

    data_layout: str  # of linked modules
    lowered_layout = ""  # of lowered modules, if it differs
    triples: tuple[str, ...]  # beginnings of the triples of modules that a user may give
    spaces: AddressSpaces
    kernel_cc: int  # LLVM's calling convention of kernels
    function_cc: int  # and that of other functions

    takes_ptx: bool = False  # as inline assembly
    cuda_arch: int = 800  # __CUDA_ARCH__: clang's, or that of hipspv/include/host_defines.h
    atomic_bits: int = 64  # of the widest atomic access
    checks: tuple[str, ...] = ()  # that its code can have (core/checks.py)
    library: str  # the device library's file in the package's lib; empty if there is none
    code: str  # the artifact that goes into the bundle
    text: str  # the artifact that -S writes

    def _module(self, name: str) -> ModuleType:
        """Return a module beside the one that has the target's class."""
        package = type(self).__module__.rpartition(".")[0]
        return importlib.import_module(f"{package}.{name}")

    def stages(self) -> list[Stage]:
        """Return its stages after device clang, in order. Its own are those of `stages.py`."""
        from hipspv.core.stages import link, lower

        return [link.stage(self), lower.stage(self), *self._module("stages").stages(self)]

    @functools.cached_property
    def builtins(self) -> Builtins:
        """Its built-in functions."""
        raise NotImplementedError

    @functools.cached_property
    def phases(self) -> Phases:
        """Its passes, by phases (hipspv.passes.pipeline): PHASES of `phases.py`."""
        return self._module("phases").PHASES

    def options(self, settings: DeviceSettings) -> tuple[type[LowerOptions], dict[str, Any]]:
        """Return the type of the passes' options, and the fields that no setting has."""
        from hipspv.passes.options import LowerOptions

        return LowerOptions, {}

    def adopt(self, module: Module) -> None:
        """Change a module that was read to this target's form."""

    def link_math(self, module: Module) -> None:
        """Link the functions of a vendor's math library that a module calls."""

    def files(self) -> list[str]:
        """Return the files outside of the package that its stages read."""
        return []

    def mode_of(self, module: Module) -> str:
        """Return the mode of a source's module: sources of one mode share the libraries' functions."""
        return ""

    def separate(self, modules: Mapping[str, Module], definers: Definers) -> None:
        """Prepare linked modules, by their modes, for their link to one."""

    def translate(self, module: Module, bitcode: bytes, settings: DeviceSettings, directory: str, text: bool) -> bytes:
        """Return the code of a lowered module, or its text. bitcode: the module as it was read.
        directory: takes temporary files. Raises TranslationError and LLVMError."""
        raise NotImplementedError

    def file(self, stem: str, suffix: str) -> str:
        """Return the name of one of its files under --save-temps."""
        return f"{stem}-{self.tag}{suffix}"

    def passes_directory(self, stem: str) -> str:
        """Return the directory in which --save-temps puts the IR after each pass."""
        return f"{stem}-{self.tag}-passes"

    def accepts(self, triple: str) -> bool:
        """Return true if a module with the triple is for this target."""
        return triple.startswith(self.triples)
