"""The targets: architectures that the compiler makes code for."""

from __future__ import annotations

from hipspv.targets.spirv64 import SPIRV64
from hipspv.targets.target import Target

# By their names in --offload-arch=.
TARGETS: dict[str, Target] = {target.arch: target for target in (SPIRV64,)}
# Made where the command line names no target.
DEFAULT = SPIRV64
