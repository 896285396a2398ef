"""libdevice, NVIDIA's math library: its file, and the functions that a module needs."""

from __future__ import annotations

import os

from hipspv.core.errors import ToolMissing
from hipspv.targets.nvptx import cuda_toolkit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.module import Module

_FILE = "libdevice.10.bc"
_PREFIX = "__nv_"
# Below a toolkit, and below Debian's.
_DIRECTORIES = ("nvvm/libdevice", "libdevice")


def find() -> str:
    """Return the file's path: in $CUDA_PATH or $CUDA_HOME, in a wheel, or in an installed toolkit.

    Raises ToolMissing.
    """
    for root in cuda_toolkit.roots():
        for directory in _DIRECTORIES:
            path = os.path.join(root, directory, _FILE)
            if os.path.exists(path):
                return path
    raise ToolMissing(
        f"the code calls functions of NVIDIA's math library, and {_FILE} wasn't found",
        "install it with: pip install 'hipspv[nvidia]', or set CUDA_PATH to a CUDA toolkit, or"
        " leave NVIDIA's architectures out",
    )


def installed() -> list[str]:
    """Return the file's path, or nothing if it isn't installed."""
    try:
        return [find()]
    except ToolMissing:
        return []


def link(module: Module) -> None:
    """Link the functions of libdevice that the module calls, and those that they need."""
    from hipspv.llvm import Flag, Linkage, Module

    declared = module.index().functions(lambda signature: not signature.has(Flag.DEFINED))
    if not any(function.name.startswith(_PREFIX) for function in declared):
        return
    library = Module.read(find(), module.context, lazy=True)
    library.data_layout, library.triple = module.data_layout, module.triple
    # A link takes all external functions, and those of linkonce linkage that are needed.
    for function in library.definitions():
        if not function.is_intrinsic:
            function.linkage = Linkage.LINKONCE_ODR
    module.link(library)
