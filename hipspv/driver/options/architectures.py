"""Device names on a command line, and the targets that they select."""

from __future__ import annotations

import re
from typing import NamedTuple

from hipspv.core.errors import DriverError
from hipspv.driver.options.option_table import ADD_TARGETS, REMOVE_TARGETS, WAVE_SIZES
from hipspv.targets import DEFAULT, TARGETS, for_host, named, native_device, native_devices

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.options.command_line import CommandLine
    from hipspv.targets.target import NativeDevice, Target

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
    found = [re.match(_WIDE, name) for name in names]
    return max((match[1] for match in found if match), default="") if all(found) else ""


class Choice(NamedTuple):
    """The targets of a command line, in order. named: those that its options name. devices: those
    for which there is machine code beside the default target's."""

    targets: tuple[Target, ...]
    named: tuple[Target, ...]
    devices: tuple[NativeDevice, ...] = ()

    def only(self, what: str) -> Target:
        """Return the only target: the only one that is named, or the only one.

        Raises DriverError for several; `what` names the use that allows one.
        """
        for found in (self.named, self.targets):
            if len(found) == 1:
                return found[0]
        names = ", ".join(target.arch for target in self.targets)
        raise DriverError(f"{what}: expected one target, got {names}", "name one")


def choice(line: CommandLine) -> Choice:
    """Return the targets that the options name, after the default target: each bundle has its code,
    unless an option removes it. Machine code for a GPU is made from the default target's.

    Raises DriverError for the first name that is neither a target nor another vendor's device.
    """
    chosen: dict[str, Target] = {}
    devices: dict[str, NativeDevice] = {}
    found = {DEFAULT.arch: DEFAULT}
    for argument in line.given(*ADD_TARGETS, *REMOVE_TARGETS):
        assert argument.option is not None
        for name in argument.value.split(","):
            device = _native_device(name, argument.argv[0])
            if device and argument.option.name in ADD_TARGETS:
                devices[device.arch] = device
            elif device:
                devices.pop(device.arch, None)
            elif argument.option.name in ADD_TARGETS:
                meant = (for_host(t, line.last("--target=", "-target") or "") for t in _meant(name, argument.argv[0]))
                chosen |= {t.arch: t for t in meant}
            elif name == "all":
                chosen.clear()
                devices.clear()
            else:
                for removed in _meant(name, argument.argv[0]):
                    chosen.pop(removed.arch, None)
                    found.pop(removed.arch, None)
    if devices and DEFAULT.arch not in found | chosen:
        raise DriverError(
            f"{', '.join(devices)}: the code is made from that of {DEFAULT.arch}",
            f"leave --no-offload-arch={DEFAULT.arch} out",
        )
    if devices:
        chosen = found | chosen
    if DEFAULT.arch in chosen:
        found.clear()
    targets = tuple((found | chosen).values()) or (DEFAULT,)
    return Choice(targets, tuple(chosen.values()), tuple(devices.values()))


def _native_device(name: str, arg: str) -> NativeDevice | None:
    try:
        return native_device(name)
    except DriverError as error:
        raise DriverError(f"{error} in '{arg}'", error.remedy) from None


def _meant(name: str, arg: str) -> list[Target]:
    """Return the targets that a name selects. Another vendor's device selects none: the default
    target is there anyway, and stays."""
    if re.fullmatch(_ANY_DEVICE, name):
        return []
    found = named(name)
    if found is None:
        known = (*TARGETS, *(device.arch for device in native_devices()))
        raise DriverError(
            f"unknown device '{name}' in '{arg}'",
            f"the targets are {', '.join(known)}; generic, AMD's gfx<n> and"
            f" amdgcnspirv, and NVIDIA's before sm_70 mean {DEFAULT.arch}. Later GPUs run PTX for"
            " an earlier architecture without a letter",
        )
    return found
