"""The registry of targets, the architectures that the compiler makes code for.

A package below this one has a kind of target. Its module `target` is imported when it is asked for.
It has TARGETS, and may have these functions:

- `named` returns the targets that another name selects, or None if it doesn't know the name;
- `defect` returns the reason why no program can use a device, and the remedy, both empty for other
  devices;
- `for_host` returns the target in place of another one, for programs of a host of that triple, or None;
- `native_devices` returns the devices that a name selects for machine code beside a target's code; none for other
  names. It raises DriverError for a name that it should know. `native_device` returns the one of an id in bundles, or
  None, and `native_names` the names that select no target.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping

from hipspv.targets.spirv.target import SPIRV64
from hipspv.targets.target import NativeDevice, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any

# The modules of targets, by a prefix of the targets' names.
MODULES = {
    "spirv": "hipspv.targets.spirv.target",
    "sm_": "hipspv.targets.nvptx.target",
    "vortex_": "hipspv.targets.vortex.target",
    "cpu": "hipspv.targets.cpu.target",
}
# A program's targets where the command line names none of them: SPIR-V for the GPUs of any machine, and code for
# machines without one.
DEFAULTS = ("spirv64", "cpu")
# The target of a single output, and of a command for one stage, that names none.
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
    return next((found for select in _functions("named") if (found := select(name)) is not None), None)


def for_host(target: Target, triple: str) -> Target | None:
    """Return the target in place of another one, for programs of a host of that triple, which may be empty. None: there
    is no code for that host."""
    function = getattr(module_of(target.arch), "for_host", None)
    return function(target, triple) if function else target


def native_names() -> list[str]:
    """Return the names of devices for machine code that select no target."""
    return [name for function in _functions("native_names") for name in function()]


def native_devices(name: str) -> list[NativeDevice]:
    """Return the devices that a name selects for machine code. Raises DriverError for an unknown device."""
    return [device for select in _functions("native_devices") for device in select(name)]


def native_device(bundle_id: str) -> NativeDevice | None:
    """Return the device of machine code with that id in bundles, or None."""
    return next((found for select in _functions("native_device") if (found := select(bundle_id))), None)


def _functions(name: str) -> Iterator[Callable[..., Any]]:
    """Yield the functions of a name that targets' modules have."""
    for module in MODULES.values():
        function = getattr(importlib.import_module(module), name, None)
        if function:
            yield function


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
