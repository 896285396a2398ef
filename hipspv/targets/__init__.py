"""The registry of targets, the architectures that the compiler makes code for.

A package below this one has a kind of target. Its module `target` is imported when it is asked for. It has TARGETS, and
may have two functions: `named` returns the targets that another name selects, or None if it doesn't know the name;
`defect` returns the reason why no program can use a device, and the remedy, both empty for other devices.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping

from hipspv.targets.spirv.target import SPIRV64
from hipspv.targets.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

# The modules of targets, by a prefix of the targets' names.
MODULES = {
    "spirv": "hipspv.targets.spirv.target",
    "sm_": "hipspv.targets.nvptx.target",
    "vortex_": "hipspv.targets.vortex.target",
}
# The target for a command line that names none.
DEFAULT = SPIRV64


def module_of(name: str) -> ModuleType | None:
    """Return the module of the targets whose names begin like this one."""
    for prefix, module in MODULES.items():
        if name.startswith(prefix):
            return importlib.import_module(module)
    return None


def named(name: str) -> list[Target] | None:
    """Return the targets that a name selects, or None for an unknown name."""
    if name in TARGETS:
        return [TARGETS[name]]
    for module in MODULES.values():
        select = getattr(importlib.import_module(module), "named", None)
        found = select and select(name)
        if found is not None:
            return found
    return None


class _Targets(Mapping[str, Target]):
    """All targets by their names."""

    def __getitem__(self, name: str) -> Target:
        module = module_of(name)
        for target in module.TARGETS if module else ():
            if target.arch == name:
                return target
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        for module in MODULES.values():
            yield from (target.arch for target in importlib.import_module(module).TARGETS)

    def __len__(self) -> int:
        return sum(1 for _ in self)


TARGETS = _Targets()
