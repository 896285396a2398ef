"""Device names on a command line, and the targets that they select."""

from __future__ import annotations

import os
from typing import NamedTuple

from hipspv.core.errors import DriverError
from hipspv.driver.options.option_table import ADD_TARGETS, REMOVE_TARGETS, WAVE_SIZES
from hipspv.targets import DEFAULT, DEFAULTS, TARGETS, for_host, module_of, named, native_devices, native_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hipspv.driver.options.command_line import CommandLine
    from hipspv.targets.target import NativeDevice, Target

# The environment variable with the default targets, as in --offload-arch=.
VARIABLE = "HIPSPV_TARGETS"

# Names for which there is no target: they mean the default one. Build systems pass names of AMD's
# devices, with features: gfx90a:xnack+.
_AMD = r"gfx[0-9a-f]+(?:-[0-9]+)?(?:-generic)?(?::(?:xnack|sramecc)[+-])*|amdgcnspirv"
_ANY_DEVICE = rf"spirv|generic|{_AMD}"

# Those before GFX10, whose warps have 64 lanes.
_WIDE = r"gfx([6-9])(?:[0-9a-f]{2}\b|-|:)"
_WIDE_SIZE = "64"


def warp_size_of_devices(line: CommandLine) -> str | None:
    """Return the size of warps that AMD's names of devices imply, as --warp-size= would name it; None for the default.

    Sources for these devices often assume it: Kokkos and AMReX choose it by the name that their configuration gets, and
    compute other values otherwise. A list with other devices, too, is for sources that don't.
    """
    stated = line.given(*WAVE_SIZES)
    if stated:
        return WAVE_SIZES[stated[-1].argv[0]]
    return _WIDE_SIZE if _generation(line) else None


def generation_macros(line: CommandLine, warp_size: int) -> list[str]:
    """Return clang's macro for AMD's devices of warps of 64 lanes, by which device code asks for the size (ggml, vLLM).

    Code for one device has other macros, as __gfx90a__.
    """
    generation = _generation(line)
    return [f"-D__GFX{generation}__=1"] if generation and str(warp_size) == _WIDE_SIZE else []


def _generation(line: CommandLine) -> str:
    """Return the generation of AMD's devices if all that are named have warps of 64 lanes: the newest one."""
    names = [name for each in line.given(*ADD_TARGETS) for name in each.value.split(",")]
    if not names:
        return ""
    import re

    found = [re.match(_WIDE, name) for name in names]
    return max((match[1] for match in found if match), default="") if all(found) else ""


class Choice(NamedTuple):
    """The targets of a command line, in order. named: those that its options name. devices: those
    for which there is machine code beside a target's."""

    targets: tuple[Target, ...]
    named: tuple[Target, ...] = ()
    devices: tuple[NativeDevice, ...] = ()

    def only(self, what: str) -> Target:
        """Return the target of a single output: the only one that is named, or the only one, or the default one.

        Raises DriverError for several that are named; `what` names the use that allows one.
        """
        for found in (self.named, self.targets):
            if len(found) == 1:
                return found[0]
        if not self.named:
            return DEFAULT
        names = ", ".join(target.arch for target in self.targets)
        raise DriverError(f"{what}: expected one target, got {names}", "name one")

    @property
    def spares(self) -> tuple[Target, ...]:
        """Return those without which a program is still of use: those that aren't named, but for the last one if none
        is named."""
        unnamed = tuple(target for target in self.targets if target not in self.named)
        return unnamed if self.named else unnamed[:-1]

    def without(self, targets: Sequence[Target]) -> Choice:
        """Return the choice without some targets."""
        return self.limited([target for target in self.targets if target not in targets])

    def limited(self, targets: Sequence[Target]) -> Choice:
        """Return the choice of some of its targets alone."""
        names = {target.arch for target in targets}
        return self._replace(targets=tuple(targets), devices=tuple(d for d in self.devices if d.of in names))


def choice(line: CommandLine) -> Choice:
    """Return the targets that the options name, after the default ones: each bundle has their code, unless an option
    removes it, or the options name another one of them. Machine code for a GPU is made of a target's code.

    Raises DriverError for the first name that is neither a target nor another vendor's device.
    """
    triple = line.last("--target=", "-target") or ""
    names = os.environ.get(VARIABLE) or ",".join(DEFAULTS)
    defaults = {each.arch: each for name in names.split(",") for each in _targets(name, f"{VARIABLE}={names}", triple)}
    chosen: dict[str, Target] = {}
    own_defaults = [] if names == ",".join(DEFAULTS) else names.split(",")
    packed = {each.arch: each for name in own_defaults for each in _native_devices(name, VARIABLE)}
    devices: dict[str, NativeDevice] = {}  # that targets' names don't select
    for argument in line.given(*ADD_TARGETS, *REMOVE_TARGETS):
        assert argument.option is not None
        for name in argument.value.split(","):
            found = {device.arch: device for device in _native_devices(name, argument.argv[0])}
            own = {arch: device for arch, device in found.items() if not device.is_packed}
            if argument.option.name in ADD_TARGETS:
                packed |= {arch: device for arch, device in found.items() if device.is_packed}
                devices |= own
            elif own:
                devices = {arch: device for arch, device in devices.items() if arch not in own}
            if own:
                continue
            if argument.option.name in ADD_TARGETS:
                chosen |= {target.arch: target for target in _targets(name, argument.argv[0], triple)}
            elif name == "all":
                chosen.clear()
                packed.clear()
                devices.clear()
            else:
                for removed in _meant(name, argument.argv[0]):
                    packed = {arch: device for arch, device in packed.items() if device.of != removed.arch}
                    chosen.pop(removed.arch, None)
                    defaults.pop(removed.arch, None)
    if any(module_of(arch) in map(module_of, DEFAULTS) for arch in chosen):
        defaults = {name: target for name, target in defaults.items() if devices and target is DEFAULT}
    if devices and DEFAULT.arch not in defaults | chosen:
        raise DriverError(
            f"{', '.join(devices)}: the code is made from that of {DEFAULT.arch}",
            f"leave --no-offload-arch={DEFAULT.arch} out",
        )
    if devices:
        chosen = {DEFAULT.arch: DEFAULT} | chosen
    targets = tuple((defaults | chosen).values()) or (DEFAULT,)
    made = available(line, (packed | devices).values())
    return Choice(targets, tuple(chosen.values()), tuple(made)).limited(targets)


def available(line: CommandLine, devices: Iterable[NativeDevice]) -> list[NativeDevice]:
    """Return those of the devices whose machine code the options don't leave out, and for which there is a program."""
    wanted = not line.has("--no-machine-code")
    return [device for device in devices if not device.is_packed or (wanted and device.is_available())]


def _targets(name: str, arg: str, triple: str) -> list[Target]:
    """Return the targets that a name selects for programs of the triple's host."""
    return [found for target in _meant(name, arg) if (found := for_host(target, triple))]


def _native_devices(name: str, arg: str) -> list[NativeDevice]:
    try:
        return native_devices(name)
    except DriverError as error:
        raise DriverError(f"{error} in '{arg}'", error.remedy) from None


def _meant(name: str, arg: str) -> list[Target]:
    """Return the targets that a name selects. Another vendor's device selects none: the default
    target is there anyway, and stays."""
    if name in TARGETS:
        return [TARGETS[name]]
    import re

    if re.fullmatch(_ANY_DEVICE, name):
        return []
    found = named(name)
    if found is None:
        known = (*TARGETS, *native_names())
        raise DriverError(
            f"unknown device '{name}' in '{arg}'",
            f"the targets are {', '.join(known)}; generic, AMD's gfx<n> and"
            f" amdgcnspirv, and NVIDIA's before sm_70 mean {DEFAULT.arch}. Later GPUs run PTX for"
            " an earlier architecture without a letter",
        )
    return found
