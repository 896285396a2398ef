"""Names of devices on a command line, and the targets that they mean."""

from __future__ import annotations

import re

from hipspv.driver.errors import DriverError
from hipspv.driver.options import ADD_TARGETS, REMOVE_TARGETS
from hipspv.targets import DEFAULT, TARGETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.driver.options import CommandLine
    from hipspv.targets.target import Target

# Build systems pass the names of AMD's devices (with features: gfx90a:xnack+) and of NVIDIA's. No
# target is for them alone: SPIR-V is for every device.
_AMD = r"gfx[0-9a-f]+(?:-[0-9]+)?(?:-generic)?(?::(?:xnack|sramecc)[+-])*|amdgcnspirv"
NVIDIA = r"(?:sm|compute|lto)_\d+[af]?|native|all|all-major"
_ANY_DEVICE = re.compile(rf"spirv|generic|{_AMD}|{NVIDIA}")


def targets_of(line: CommandLine) -> tuple[Target, ...]:
    """The targets that the options name, in their order; the default one where they name none.

    Raises DriverError for the first name of no target and of nobody's device.
    """
    found: dict[str, Target] = {}
    for argument in line.given(*ADD_TARGETS, *REMOVE_TARGETS):
        assert argument.option is not None
        for name in argument.value.split(","):
            if argument.option.name in ADD_TARGETS:
                target = _target(name, argument.words[0])
                found[target.arch] = target
            elif name == "all":
                found.clear()
            else:
                _target(name, argument.words[0])
                found.pop(name, None)
    return tuple(found.values()) or (DEFAULT,)


def only(targets: Sequence[Target], what: str) -> Target:
    """The one target. Raises DriverError where there are several, and `what` is made for one."""
    if len(targets) > 1:
        names = ", ".join(target.arch for target in targets)
        raise DriverError(f"{what}: one target is possible, and there are {names}", "name one")
    return targets[0]


def _target(name: str, word: str) -> Target:
    if name in TARGETS:
        return TARGETS[name]
    if _ANY_DEVICE.fullmatch(name):
        return DEFAULT
    raise DriverError(
        f"unknown device '{name}' in '{word}'",
        f"the targets are {', '.join(TARGETS)}; generic, AMD's gfx<n> and amdgcnspirv, NVIDIA's"
        f" sm_<n> and compute_<n>, native and all mean {DEFAULT.arch}",
    )
