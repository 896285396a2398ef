"""The marks of a source's module, by which its code means something else than that of others.

The driver writes them, and passes read them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.module import Module

# clang writes its option -record-command-line to this named metadata, and nothing else for devices.
_METADATA = "llvm.commandline"

CUDA = "cuda"  # the source's dialect
CUDA_MODULE = "cuda-module"  # CUDA for a module that programs load at run time, not linked with others
LONG_DOUBLES = "long-doubles"  # long double is double; the debug information has all types

# Before the reason, the text of an assembly statement that stands for inline PTX without a translation.
REFUSED_PTX = "hipspv: PTX without a translation: "


def options(*marks: str) -> list[str]:
    """Return the options of clang that mark a module."""
    if not marks:
        return []
    # The user's -frecord-command-line would replace the marks.
    given = ["-fno-record-command-line", "-Xclang", "-record-command-line"]
    return [*given, "-Xclang", " ".join(marks)]


def has(module: Module, mark: str) -> bool:
    """Return true if a module has a mark. The module isn't linked with others yet."""
    from hipspv.llvm import metadata

    nodes = metadata.read(module, _METADATA)
    return any(mark in text.split() for node in nodes for text in node if isinstance(text, str))
