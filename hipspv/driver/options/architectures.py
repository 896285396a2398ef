"""Device names on a command line, and the targets that they select."""

from __future__ import annotations

import re
from typing import NamedTuple

from hipspv.core.errors import DriverError
from hipspv.driver.options.option_table import ADD_TARGETS, REMOVE_TARGETS
from hipspv.targets import DEFAULT, TARGETS, named
from hipspv.targets.spirv.intel_gpus import INTEL, PREFIX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.options.command_line import CommandLine
    from hipspv.targets.spirv.intel_gpus import IntelGpu
    from hipspv.targets.target import Target

# Names for which there is no target: they mean the default one. Build systems pass names of AMD's
# devices, with features: gfx90a:xnack+.
_AMD = r"gfx[0-9a-f]+(?:-[0-9]+)?(?:-generic)?(?::(?:xnack|sramecc)[+-])*|amdgcnspirv"
_ANY_DEVICE = re.compile(rf"spirv|generic|{_AMD}")

_GPUS = {gpu.arch: gpu for gpu in INTEL}


class Choice(NamedTuple):
    """The targets of a command line, in order. named: those that its options name. gpus: those for
    which there is machine code beside the default target's."""

    targets: tuple[Target, ...]
    named: tuple[Target, ...]
    gpus: tuple[IntelGpu, ...] = ()

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
    unless an option removes it. Machine code for a GPU is made from the default target's.

    Raises DriverError for the first name that is neither a target nor another vendor's device.
    """
    chosen: dict[str, Target] = {}
    gpus: dict[str, IntelGpu] = {}
    found = {DEFAULT.arch: DEFAULT}
    for argument in line.given(*ADD_TARGETS, *REMOVE_TARGETS):
        assert argument.option is not None
        for name in argument.value.split(","):
            if name.startswith(PREFIX):
                gpu = _gpu(name, argument.argv[0])
                if argument.option.name in ADD_TARGETS:
                    gpus[gpu.arch] = gpu
                else:
                    gpus.pop(gpu.arch, None)
            elif argument.option.name in ADD_TARGETS:
                chosen |= {t.arch: t for t in _meant(name, argument.argv[0])}
            elif name == "all":
                chosen.clear()
                gpus.clear()
            else:
                for removed in _meant(name, argument.argv[0]):
                    chosen.pop(removed.arch, None)
                    found.pop(removed.arch, None)
    if gpus and DEFAULT.arch not in found | chosen:
        raise DriverError(
            f"{', '.join(gpus)}: the code is made from that of {DEFAULT.arch}",
            f"leave --no-offload-arch={DEFAULT.arch} out",
        )
    if gpus:
        chosen = found | chosen
    if DEFAULT.arch in chosen:
        found.clear()
    targets = tuple((found | chosen).values()) or (DEFAULT,)
    return Choice(targets, tuple(chosen.values()), tuple(gpus.values()))


def _gpu(name: str, word: str) -> IntelGpu:
    """Return an Intel GPU by its name, in which ocloc has hyphens."""
    found = _GPUS.get(name.replace("-", "_"))
    if found is None:
        raise DriverError(f"unknown Intel GPU '{name}' in '{word}'", f"known: {', '.join(_GPUS)}")
    return found


def _meant(name: str, word: str) -> list[Target]:
    """Return the targets that a name selects. Another vendor's device selects none: the default
    target is there anyway, and stays."""
    if _ANY_DEVICE.fullmatch(name):
        return []
    found = named(name)
    if found is None:
        raise DriverError(
            f"unknown device '{name}' in '{word}'",
            f"the targets are {', '.join((*TARGETS, *_GPUS))}; generic, AMD's gfx<n> and"
            f" amdgcnspirv, and NVIDIA's before sm_70 mean {DEFAULT.arch}. Later GPUs run PTX for"
            " an earlier architecture without a letter",
        )
    return found
