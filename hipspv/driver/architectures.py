"""Device names on a command line, and the targets that they select."""

from __future__ import annotations

import re
from typing import NamedTuple

from hipspv.driver.device_names import AMD, NVIDIA, NVIDIA_EARLY
from hipspv.driver.errors import DriverError
from hipspv.driver.options import ADD_TARGETS, REMOVE_TARGETS
from hipspv.targets import DEFAULT, GROUPS, TARGETS, nearest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.command_line import CommandLine
    from hipspv.targets.target import Target

# PTX for compute_<n> runs on sm_<n>; lto_<n> is IR for a link, which here is the target's own.
_VIRTUAL = re.compile(r"^(compute|lto)_")
# Names for which there is no target: they mean the default one.
_ANY_DEVICE = re.compile(rf"spirv|generic|{AMD}|{NVIDIA_EARLY}")


class Choice(NamedTuple):
    """The targets of a command line, in order. named: those that its options name."""

    targets: tuple[Target, ...]
    named: tuple[Target, ...]

    def only(self, what: str) -> Target:
        """Return the only target: the only one that is named, or the only one.

        Raises DriverError for several; `what` names the use that allows one.
        """
        for found in (self.named, self.targets):
            if len(found) == 1:
                return found[0]
        names = ", ".join(target.arch for target in self.targets)
        raise DriverError(f"{what}: one target is possible, and there are {names}", "name one")


def choice(line: CommandLine) -> Choice:
    """Return the targets that the options name, after the default target: each bundle has its code,
    unless an option removes it.

    Raises DriverError for the first name that is neither a target nor another vendor's device.
    """
    named: dict[str, Target] = {}
    found = {DEFAULT.arch: DEFAULT}
    for argument in line.given(*ADD_TARGETS, *REMOVE_TARGETS):
        assert argument.option is not None
        for name in argument.value.split(","):
            if argument.option.name in ADD_TARGETS:
                named |= {t.arch: t for t in _meant(name, argument.words[0])}
            elif name == "all":
                named.clear()
            else:
                for removed in _meant(name, argument.words[0]):
                    named.pop(removed.arch, None)
                    found.pop(removed.arch, None)
    if DEFAULT.arch in named:
        found.clear()
    return Choice(tuple((found | named).values()) or (DEFAULT,), tuple(named.values()))


def _meant(name: str, word: str) -> list[Target]:
    """Return the targets that a name selects. Another vendor's device selects none: the default
    target is there anyway, and stays."""
    return [t for t in _targets(name, word) if t is not DEFAULT or name == DEFAULT.arch]


def _targets(name: str, word: str) -> list[Target]:
    if name in GROUPS:
        return [TARGETS[arch] for arch in GROUPS[name]]
    name = _VIRTUAL.sub("sm_", name)
    if name == "native":
        from hipspv.driver.native import native

        return list({target.arch: target for arch in native() for target in nearest(arch)}.values())
    if name in TARGETS:
        return [TARGETS[name]]
    if _ANY_DEVICE.fullmatch(name):
        return [DEFAULT]
    what = "NVIDIA architecture" if re.fullmatch(NVIDIA, name) else "device"
    raise DriverError(
        f"unknown {what} '{name}' in '{word}'",
        f"the targets are {', '.join(TARGETS)}; generic, AMD's gfx<n> and amdgcnspirv, and"
        f" NVIDIA's before sm_70 mean {DEFAULT.arch}. Later GPUs run PTX for an earlier"
        " architecture without a letter",
    )
