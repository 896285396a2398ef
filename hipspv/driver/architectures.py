"""Device names on a command line, and the targets that they select."""

from __future__ import annotations

import re

from hipspv.driver.device_names import AMD, NVIDIA
from hipspv.driver.errors import DriverError
from hipspv.driver.options import ADD_TARGETS, REMOVE_TARGETS
from hipspv.targets import DEFAULT, TARGETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.driver.command_line import CommandLine
    from hipspv.targets.target import Target

_ANY_DEVICE = re.compile(rf"spirv|generic|{AMD}|{NVIDIA}")


def targets_of(line: CommandLine) -> tuple[Target, ...]:
    """Return the targets that the options name, in order, or else the default target.

    Raises DriverError for the first name that is neither a target nor another vendor's device.
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
    """Return the only target. Raises DriverError for several; `what` names the use that allows
    one."""
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
