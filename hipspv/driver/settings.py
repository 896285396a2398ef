"""Settings of the device code from the options: optimisation, lowering and translation."""

from __future__ import annotations

from hipspv.driver import command_line, options, spirv_target
from hipspv.driver.defaults import (
    ARGUMENT_SIZES,
    DOUBLES,
    MAX_KERNEL_ARGUMENTS,
    WARP_SIZE,
    WARP_SIZES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from hipspv.driver.command_line import CommandLine
    from hipspv.driver.profiles import Profile


class DeviceSettings:
    """The settings of the device stages after clang. Their commands repeat them as options."""

    def __init__(self, line: CommandLine) -> None:
        self.level = optimisation(line.words_for(options.DEVICE))
        self.translator = line.last("--spirv-translator=") or "llvm"
        self.fp_contract = fp_contract(line.words_for(options.DEVICE))
        self.vectorize_loops = enabled(line, False, "vectorize", "tree-vectorize")
        self.unroll_loops = enabled(line, True, "unroll-loops")
        self.debug_lines = debug_lines(line)
        self.verify_each = line.has("--verify-each")
        self.warnings = tuple(a.value or "w" for a in line.given("-W", "-w") if _is_ours(a.value))
        self.bisect_limit = _bisect_limit(line)
        self.print_before = tuple(a.value for a in line.given("--print-before="))
        self.print_after = tuple(a.value for a in line.given("--print-after="))
        self.print_after_all = line.has("--print-after-all")
        self.print_changed = line.has("--print-changed")
        self.validate = line.has("--validate")
        self.compress = line.enabled("--offload-compress", "--no-offload-compress")
        self.profile = _profile(line)
        default = self.profile.warp_size if self.profile else WARP_SIZE
        self.warp_size = _number(line, "--warp-size=", default, WARP_SIZES, "8, 16, 32 or 64")
        # None: according to the source's dialect.
        self.warp_synchronous = _choice(line, "-fwarp-synchronous", "-fno-warp-synchronous")
        self.doubles = _doubles(line)
        self.check_races = _check_races(line)
        default = self.profile.max_kernel_arguments if self.profile else MAX_KERNEL_ARGUMENTS
        sizes = f"{ARGUMENT_SIZES[0]} to {ARGUMENT_SIZES[-1]}"
        self.max_kernel_arguments = _number(
            line, "--max-kernel-arguments=", default, ARGUMENT_SIZES, sizes
        )
        if self.translator not in ("llvm", "llvm-spirv"):
            raise options.OptionError(
                f"invalid value '{self.translator}' in '--spirv-translator={self.translator}'"
                " (llvm or llvm-spirv)"
            )
        self.spirv_version = spirv_target.version(line, self.translator, self.profile)
        self.usual_spirv_version = spirv_target.usual_version(self.profile)
        self.spirv_extensions = spirv_target.extensions(line, self.translator, self.profile)


def _profile(line: CommandLine) -> Profile | None:
    """Return the profile of the device for which the code is, if one is named."""
    name = line.last("--target-profile=")
    if name is None:
        return None
    from hipspv.driver.profiles import load

    return load(name)


def _number(
    line: CommandLine, option: str, default: int, allowed: Container[int], said: str
) -> int:
    """Return an option's number. `said` names the allowed ones in the error."""
    value = line.last(option)
    if value is None:
        return default
    if not value.isdecimal() or int(value) not in allowed:
        raise options.OptionError(f"invalid value '{value}' in '{option}{value}' ({said})")
    return int(value)


def _choice(line: CommandLine, yes: str, no: str) -> bool | None:
    """Return true or false by the last of the two options, or None if neither is given."""
    given = [argument.words[0] for argument in line.given(yes, no)]
    return given[-1] == yes if given else None


def _doubles(line: CommandLine) -> str:
    """Return one of DOUBLES, the value of --fp64=."""
    value = line.last("--fp64=") or DOUBLES[0]
    if value not in DOUBLES:
        said = ", ".join(DOUBLES)
        raise options.OptionError(f"invalid value '{value}' in '--fp64={value}' ({said})")
    return value


def _check_races(line: CommandLine) -> bool:
    """Return true if kernels report data races."""
    value = line.last("--check=")
    if value not in (None, "races"):
        raise options.OptionError(f"invalid value '{value}' in '--check={value}' (races)")
    return value == "races"


def _is_ours(flag: str) -> bool:
    """Return true if a -W option concerns warnings about device code. -w has no value."""
    return command_line.is_own_warning(flag) or flag in ("", "error", "no-error", "everything")


def _bisect_limit(line: CommandLine) -> int | None:
    value = line.last("--bisect-limit=")
    try:
        return None if value is None else int(value)
    except ValueError:
        raise options.OptionError(
            f"invalid value '{value}' in '--bisect-limit={value}' (a number of passes)"
        ) from None


def optimisation(words: list[str]) -> str:
    """Return the device's optimisation level in LLVM's notation: 0 1 2 3 s z; 2 by default."""
    level = "2"
    for word in words:
        if word.startswith("-O"):
            level = word[2:] or "1"
    return {"fast": "3", "g": "1", "4": "3"}.get(level, level if level in "0123sz" else "3")


def fp_contract(words: list[str]) -> bool:
    """Return true if the device's compiler may fuse products with sums, by the last
    -ffp-contract=."""
    given = [word for word in words if word.startswith("-ffp-contract=")]
    return not given or given[-1] != "-ffp-contract=off"


def enabled(line: CommandLine, default: bool, *names: str) -> bool:
    """Return true if the last of clang's -f<name> and -fno-<name> for the device is positive, or
    else `default`."""
    on = [f"-f{name}" for name in names]
    off = [f"-fno-{name}" for name in names]
    given = [word for word in line.words_for(options.DEVICE) if word in (*on, *off)]
    return given[-1] in on if given else default


# Values of -g that ask for debug information; other values only choose its format.
_DEBUG = ("", "1", "2", "3", "line-tables-only", "line-directives-only", "mlt", "full", "lldb")


def debug_lines(line: CommandLine) -> bool:
    """Return true if SPIR-V names source lines, by the last of -g, -g<level>, -ggdb, -gdwarf ...
    and -g0."""
    wanted = False
    for argument in line.given("-g", "-Xarch_device"):
        value = argument.value.removeprefix("-g")
        if value in ("0", "gdb0"):
            wanted = False
        elif value in _DEBUG or value.startswith(("gdb", "dwarf")):
            wanted = True
    return wanted
