"""The mark of modules that come from CUDA sources. The driver writes it, and passes read it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.module import Module

# clang writes its option -record-command-line to this named metadata, and nothing else for devices.
_METADATA = "llvm.commandline"
CUDA = "cuda"

# The user's -frecord-command-line would replace the mark.
CUDA_WORDS = (
    "-fno-record-command-line",
    *("-Xclang", "-record-command-line", "-Xclang", CUDA),
)


def is_cuda(module: Module) -> bool:
    """Return true for a module of a CUDA source, which isn't linked with others yet."""
    from hipspv.llvm import metadata

    return [CUDA] in metadata.read(module, _METADATA)
