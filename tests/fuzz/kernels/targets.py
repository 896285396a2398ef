"""The devices, and features that they shall seem to lack, on which generated kernels run."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.opencl_drivers import root

INTEL, CPU = "intel", "cpu"
DEVICES = (INTEL, CPU, *(device.name for device in root.DEVICES))
# Features that generated kernels use, and that hipspv replaces if a device lacks them.
MASKS = (
    *("sub_groups", "sub_group_shuffle", "sub_group_vote,sub_group_arithmetic", "fma"),
    *("generic_pointers", "work_group_collectives", "usm", "usm,svm"),
)


class Target(NamedTuple):
    """device: one of DEVICES; the first is the machine's own. mask: HIPSPV_MASK."""

    device: str = INTEL
    mask: str = ""

    def command(self, directory: Path, argv: Sequence[str]) -> list[str]:
        """The arguments as they run on the device. Raises root.Unavailable."""
        if self.device in (INTEL, CPU):
            return list(argv)
        (device,) = (each for each in root.DEVICES if each.name == self.device)
        return root.command(root.make(), device, directory, argv)

    def environment(self, directory: Path) -> dict[str, str]:
        """The variables of a run. Code of kernels is kept nowhere: each runs once."""
        found = {**os.environ, "HIPSPV_CACHE": "0", "HIPSPV_MASK": self.mask}
        if self.device not in (INTEL, CPU):
            found |= {"POCL_CACHE_DIR": f"{directory}/pocl", "HOME": str(directory)}
            found |= {"PATH": "/usr/bin:/bin"}
        return found


OWN = Target()
