"""The targets: architectures that the compiler makes code for."""

from __future__ import annotations

from hipspv.targets.nvptx.target import NVPTX64, nearest, release
from hipspv.targets.spirv.target import SPIRV64
from hipspv.targets.target import Target
from hipspv.targets.vortex.target import VORTEX

# Targets by their names in --offload-arch=.
TARGETS: dict[str, Target] = {target.arch: target for target in (SPIRV64, *NVPTX64, *VORTEX)}
__all__ = (
    "DEFAULT",
    "GROUPS",
    "NVPTX64",
    "SPIRV64",
    "TARGETS",
    "VORTEX",
    "Target",
    "nearest",
    "release",
)

# Names for several targets, as nvcc has them: the architectures that begin a generation.
_MAJOR = ("sm_70", "sm_80", "sm_90", "sm_100", "sm_120")
GROUPS = {
    "all-major": _MAJOR,
    "all": tuple(target.arch for target in NVPTX64 if not target.arch.endswith("a")),
}
# The target for a command line that names none.
DEFAULT = SPIRV64
