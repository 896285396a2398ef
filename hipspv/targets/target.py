"""The facts about an architecture that the compiler makes code for."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.driver.stages.stage import Stage


class Target:
    """One architecture. `hipspv.targets` has the table of them.

    arch: its name in --offload-arch=. offload: its name in clang's --offload=. clang: words for the
    device side's clang. clang_int128: the words for a source with 128-bit integers. data_layout: of
    linked modules. triples: beginnings of the triples of modules that a user may give. library: the
    device library's file in the package's lib. code: the artifact that goes into the bundle.
    bundle_id: the id of its entry there. tag: a part of its files' names under --save-temps.
    stages: returns its stages, from the source's device side on, in order; it imports their modules
    when called.
    """

    __slots__ = (
        *("arch", "bundle_id", "clang", "clang_int128", "code", "data_layout", "library"),
        *("offload", "stages", "tag", "triples"),
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
        bundle_id: str,
        tag: str,
        stages: Callable[[Target], list[Stage]],
    ) -> None:
        self.arch = arch
        self.clang = clang
        self.clang_int128 = clang_int128
        self.data_layout = data_layout
        self.triples = triples
        self.offload = offload
        self.bundle_id = bundle_id
        self.tag = tag
        self.library = library
        self.code = code
        self.stages = stages

    def file(self, stem: str, suffix: str) -> str:
        """Return the name of one of its files under --save-temps."""
        return f"{stem}-{self.tag}{suffix}"

    def passes_directory(self, stem: str) -> str:
        """Return the directory in which --save-temps puts the IR after each pass."""
        return f"{stem}-{self.tag}-passes"

    def accepts(self, triple: str) -> bool:
        """Return true if a module with the triple is for this target."""
        return triple.startswith(self.triples)
