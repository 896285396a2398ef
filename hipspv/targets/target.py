"""The facts about an architecture that the compiler makes code for."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from hipspv.core.stage import Stage
    from hipspv.driver.options.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.interface import Pass
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.builtins import Builtins

    # Returns the objects that define a symbol.
    Definers = Callable[[str], Sequence[str]]

    Translate = Callable[[Module, "Target", DeviceSettings, str, bool], bytes]

    # By a phase's name, a function that returns its passes for some options, or those for other
    # options, too.
    Phases = dict[str, Callable[[Any, bool], list[Pass]]]


class AddressSpaces:
    """LLVM's numbers of the kinds of memory; generic pointers lead to any but constant memory."""

    __slots__ = ("constant", "generic", "global_", "private", "shared")

    def __init__(
        self, private: int, global_: int, constant: int, shared: int, generic: int
    ) -> None:
        self.private = private
        self.global_ = global_
        self.constant = constant
        self.shared = shared
        self.generic = generic

    @property
    def all(self) -> tuple[int, ...]:
        return (self.private, self.global_, self.constant, self.shared, self.generic)


class Target:
    """One architecture. `hipspv.targets` has the table of them.

    arch: its name in --offload-arch=. offload: its name in clang's --offload=. clang: words for the
    device side's clang. clang_int128: the words for a source with 128-bit integers. clang_with: the
    words that clang needs, too, if it gets a word of the user's. data_layout: of linked modules.
    lowered_layout: of lowered modules, if it differs.
    triples: beginnings of the triples of modules that a user may give. library: the device
    library's file in the package's lib. code: the artifact that goes into the bundle. text: the
    artifact that -S writes. bundle_id: the id of its entry in the bundle. tag: a part of its files'
    names under --save-temps. spaces: its address spaces. kernel_cc, function_cc: LLVM's calling
    conventions of kernels and of other functions. words: those by which the commands of the stages,
    such as `hipspv lower`, take it; none for the default one.

    Nine functions import what they need when they are called. stages: returns its stages, from the
    source's device side on, in order. builtins: returns its built-in functions. phases: returns its
    passes, by phases (hipspv.passes.pipeline). options: returns the type of the passes' options,
    and the fields that no setting has. link_math: links the functions of a vendor's math library
    that a module calls. files: returns the files outside of the package that its stages read.
    mode_of: returns the mode of a source's module: sources of one mode share the libraries'
    functions. separate: prepares linked modules by their modes for their link to one.
    adopt: changes a module that was read to the target's form.
    translate: returns the code of a lowered module, or its text; the string is a directory for
    temporary files.
    """

    __slots__ = (
        *("_builtins", "_known_builtins", "_known_phases", "_phases", "arch", "bundle_id", "adopt"),
        *(
            "clang",
            "clang_int128",
            "clang_with",
            "code",
            "data_layout",
            "files",
            "function_cc",
            "kernel_cc",
            "lowered_layout",
        ),
        *("library", "link_math", "mode_of", "offload", "options", "separate", "spaces", "stages"),
        *("tag", "text", "translate", "triples", "words"),
    )

    def __init__(
        self,
        arch: str,
        offload: str,
        clang: tuple[str, ...],
        clang_int128: tuple[str, ...],
        data_layout: str,
        triples: tuple[str, ...],
        library: str,
        code: str,
        text: str,
        bundle_id: str,
        tag: str,
        spaces: AddressSpaces,
        kernel_cc: int,
        function_cc: int,
        stages: Callable[[Target], list[Stage]],
        builtins: Callable[[], Builtins],
        phases: Callable[[], Phases],
        link_math: Callable[[Module], None],
        options: Callable[[DeviceSettings], tuple[type[LowerOptions], dict[str, Any]]],
        translate: Translate | None = None,
        lowered_layout: str = "",
        words: tuple[str, ...] = (),
        files: Callable[[], list[str]] = lambda: [],
        clang_with: Mapping[str, tuple[str, ...]] = {},
        mode_of: Callable[[Module], str] = lambda module: "",
        separate: Callable[[Mapping[str, Module], Definers], None] = lambda modules, definers: None,
        adopt: Callable[[Module], None] = lambda module: None,
    ) -> None:
        self.arch = arch
        self.clang = clang
        self.clang_int128 = clang_int128
        self.clang_with = clang_with
        self.data_layout = data_layout
        self.triples = triples
        self.offload = offload
        self.bundle_id = bundle_id
        self.tag = tag
        self.library = library
        self.code = code
        self.text = text
        self.spaces = spaces
        self.kernel_cc = kernel_cc
        self.function_cc = function_cc
        self.stages = stages
        self.link_math = link_math
        self.options = options
        self.translate = translate
        self.lowered_layout = lowered_layout
        self.words = words
        self.files = files
        self.mode_of = mode_of
        self.separate = separate
        self.adopt = adopt
        self._phases = phases
        self._known_phases: Phases | None = None
        self._builtins = builtins
        self._known_builtins: Builtins | None = None

    @property
    def builtins(self) -> Builtins:
        if self._known_builtins is None:
            self._known_builtins = self._builtins()
        return self._known_builtins

    @property
    def phases(self) -> Phases:
        if self._known_phases is None:
            self._known_phases = self._phases()
        return self._known_phases

    def file(self, stem: str, suffix: str) -> str:
        """Return the name of one of its files under --save-temps."""
        return f"{stem}-{self.tag}{suffix}"

    def passes_directory(self, stem: str) -> str:
        """Return the directory in which --save-temps puts the IR after each pass."""
        return f"{stem}-{self.tag}-passes"

    def accepts(self, triple: str) -> bool:
        """Return true if a module with the triple is for this target."""
        return triple.startswith(self.triples)
