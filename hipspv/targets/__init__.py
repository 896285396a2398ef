"""The targets: architectures that the compiler makes code for."""

from __future__ import annotations

from hipspv.targets.nvptx64 import NVPTX64
from hipspv.targets.spirv64 import SPIRV64
from hipspv.targets.target import Target

# Targets by their names in --offload-arch=.
TARGETS: dict[str, Target] = {target.arch: target for target in (SPIRV64, *NVPTX64)}
# The target for a command line that names none.
DEFAULT = SPIRV64
