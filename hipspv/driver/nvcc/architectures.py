"""The architectures that -arch, -code and -gencode name."""

from __future__ import annotations

import re

from hipspv.core.errors import DriverError
from hipspv.targets.nvptx.target import NAMES, TARGETS, named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hipspv.driver.nvcc.arguments import Arguments

# The default: __CUDA_ARCH__ / 10.
DEFAULT = "80"

# The last letter: PTX for this architecture alone, or for those of its family.
_NUMBERED = re.compile(r"(?P<kind>compute|sm|lto)_(?P<architecture>(?P<number>\d+)(?P<only>[af]?))")
_OPTIONS = ("--offload-arch=", "--no-offload-arch=")


def names(value: str) -> list[str]:
    """Return the architectures that a value of one of these options names. Raises DriverError."""
    found = re.sub(r"(arch|code)=|[\[\]\"']", "", value).split(",")
    for name in found:
        if not NAMES.fullmatch(name):
            raise DriverError(
                f"Unsupported gpu architecture '{name}'",
                "there are sm_<n>, compute_<n>, lto_<n>, native, all and all-major",
            )
    return found


def check(arguments: Arguments) -> None:
    """Raise DriverError for code that can't be made of its virtual architecture, as nvcc does."""
    first, codes = arguments.last("gpu-architecture"), arguments.values("gpu-code")
    pairs = [(first, name) for value in codes for name in names(value)] if first else []
    for value in arguments.values("generate-code"):
        arch, separator, real = value.partition("code=")
        pairs += [(each, name) for each in names(arch.rstrip(",")) for name in names(real)] if separator else []
    for arch, name in pairs:
        if not _fits(arch, name):
            raise DriverError(
                f"Incompatible code generation requested: arch='{arch}', code='{name}'",
                "code is for the architecture of arch= or a later one; for the same one after a, of the family after f",
            )


def _fits(arch: str, name: str) -> bool:
    """Return true if code for `name` can be made of a virtual architecture."""
    virtual, real = _NUMBERED.fullmatch(arch), _NUMBERED.fullmatch(name)
    if not virtual or not real or virtual["kind"] != "compute" or real["kind"] == "lto":
        return True
    if real["kind"] == "compute" or virtual["only"] == "a":
        return virtual["architecture"] == real["architecture"]
    least, number = int(virtual["number"]), int(real["number"])
    return number >= least and (virtual["only"] != "f" or number // 10 == least // 10)


def compiled(value: str, arch: str = "") -> tuple[list[str], str]:
    """Return the architectures for which a value's code is compiled, and a warning if __CUDA_ARCH__ isn't nvcc's.

    arch: the virtual architecture, unless the value has it. Its code runs on all of code=, and real architectures get
    machine code of it. There is none for those before the first target: code= then counts.
    """
    found = names(value)
    before, separator, real = value.partition("code=")
    if separator:
        arch, found = names(before.rstrip(","))[0], names(real)
    if not arch.startswith("compute_"):
        return [_for_all(name) for name in found], ""
    if named(_for_all(arch)) != []:
        return list(dict.fromkeys(_made_of(_for_all(arch), _for_all(name)) for name in found)), ""
    later = [target.arch for name in found for target in named(_for_all(name)) or ()]
    warning = (
        f"Option '--generate-code': no code is made for {arch}; __CUDA_ARCH__ is that of {later[0]}" if later else ""
    )
    return [_for_all(name) for name in found], warning


def _made_of(virtual: str, name: str) -> str:
    """Return the name in --offload-arch= of code for an architecture that is made of a virtual one's PTX."""
    if not name.startswith("sm_") or not named(name):
        return virtual
    return name if name == virtual.replace("compute_", "sm_") else f"{virtual}={name}"


def _for_all(name: str) -> str:
    """Return the architecture whose code stands for that of a family: the one without the letter f."""
    return name.removesuffix("f")


def virtual(arguments: Arguments) -> list[str]:
    """Return the architectures for which a source is compiled: those of -arch, and of -gencode's arch=."""
    last = arguments.last("gpu-architecture")
    found = [last] if last else []
    for value in arguments.values("generate-code"):
        found += [name for name in names(value) if name.startswith("compute_")] or names(value)[:1]
    return list(dict.fromkeys(found))


def of_ptx(given: list[str]) -> tuple[str, str]:
    """Return the architecture of -ptx, and a warning if it isn't the given one.

    Raises DriverError for several, as nvcc.
    """
    found = list(dict.fromkeys(target.arch for name in given for target in named(_for_all(name)) or ()))
    if len(found) > 1:
        raise DriverError(
            "Option '--ptx (-ptx)' is not allowed when compiling for multiple GPU architectures",
            f"name one of {', '.join(found)} by -arch",
        )
    if found or not given:
        return (*found, f"sm_{DEFAULT}")[0], ""
    if given == ["native"]:
        return f"sm_{DEFAULT}", f"Option '--ptx': this machine has no NVIDIA GPU; the PTX is for sm_{DEFAULT}"
    first = TARGETS[0].arch
    return first, f"Option '--ptx': no PTX is made for {given[0]}; it is for {first} and later"


def without(argv: Iterable[str]) -> list[str]:
    """Return hipspv-cc's arguments without architectures."""
    return [arg for arg in argv if not arg.startswith(_OPTIONS)]
