"""Names of devices that a command line may give. SPIR-V is for every device: none changes it."""

from __future__ import annotations

import re

from hipspv.driver.errors import DriverError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hipspv.driver.options import Argument

# Build systems pass the names of AMD's devices (with features: gfx90a:xnack+) and of NVIDIA's.
_AMD = r"gfx[0-9a-f]+(?:-[0-9]+)?(?:-generic)?(?::(?:xnack|sramecc)[+-])*|amdgcnspirv"
NVIDIA = r"(?:sm|compute|lto)_\d+[af]?|native|all|all-major"
_KNOWN = re.compile(rf"spirv64|spirv|generic|{_AMD}|{NVIDIA}")
_REMEDY = (
    "there are spirv64 and generic, AMD's gfx<n> and amdgcnspirv, NVIDIA's sm_<n> and compute_<n>,"
    " native and all; the device code is the same for each"
)


def check(arguments: Iterable[Argument]) -> None:
    """Raises DriverError for the first name in these options that nobody's device has."""
    for argument in arguments:
        for name in argument.value.split(","):
            if not _KNOWN.fullmatch(name):
                raise DriverError(f"unknown device '{name}' in '{argument.words[0]}'", _REMEDY)
