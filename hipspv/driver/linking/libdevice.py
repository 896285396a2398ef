"""libdevice, NVIDIA's math library: its place, and the functions that a module needs."""

from __future__ import annotations

import glob
import os
import sys

from hipspv.driver.errors import ToolMissing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hipspv.llvm.module import Module

_FILE = "libdevice.10.bc"
_PREFIX = "__nv_"
# Below a CUDA toolkit, Debian's directories, or the directory of Python's packages.
_IN_TOOLKIT = "nvvm/libdevice"
_TOOLKITS = ("/usr/local/cuda", "/usr/lib/cuda", "/usr/lib/nvidia-cuda-toolkit", "/opt/cuda")
_IN_WHEELS = ("nvidia/cuda_nvcc", "nvidia/cu*", "nvidia/cuda_nvvm")


def find() -> str:
    """Return the file's path: in $CUDA_PATH or $CUDA_HOME, in a wheel, or in an installed toolkit.

    Raises ToolMissing.
    """
    for directory in _directories():
        path = os.path.join(directory, _FILE)
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


def _directories() -> Iterator[str]:
    given = [os.environ.get(name) for name in ("CUDA_PATH", "CUDA_HOME")]
    for root in filter(None, given):
        yield os.path.join(root, _IN_TOOLKIT)
    for root in sys.path:
        for pattern in _IN_WHEELS:
            yield from sorted(glob.glob(os.path.join(glob.escape(root), pattern, _IN_TOOLKIT)))
    for root in _TOOLKITS:
        yield os.path.join(root, _IN_TOOLKIT)
        yield os.path.join(root, "libdevice")


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
