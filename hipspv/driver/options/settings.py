"""Settings of the device code from the options: optimisation, lowering and translation."""

from __future__ import annotations

from hipspv.core.settings import DeviceSettings
from hipspv.driver.options.architectures import warp_size_of_devices
from hipspv.driver.options.command_line import is_own_warning
from hipspv.driver.options.option_table import DEVICE, FLAG, JOINED, OPTIONS, WARP_SIZE, Option
from hipspv.driver.options.option_values import Choice, Flag, Texts
from hipspv.targets.spirv import versions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hipspv.core.profile import Profile
    from hipspv.driver.options.command_line import CommandLine
    from hipspv.driver.options.option_values import Value


def device_settings(given: Mapping[str, Any]) -> DeviceSettings:
    """Return the settings for the options that `given` returns. Raises OptionError."""
    profile = _profile(given.get("target_profile"))
    values: dict[str, Any] = {"profile": profile}
    for option, setting in SETTINGS:
        if setting.field in given:
            value = setting.parse(given[setting.field], option.name)
        elif setting.profiled and profile:
            value = getattr(profile, setting.field)
        else:
            value = setting.default
        values[setting.field] = value
    form = values["translator"], profile
    values["spirv_version"] = versions.version(values["spirv_version"], *form)
    values["usual_spirv_version"] = versions.usual_version(profile)
    values["spirv_extensions"] = versions.extensions(values["spirv_extensions"], *form)
    return DeviceSettings(values)


def settings_of(line: CommandLine) -> DeviceSettings:
    """Return the settings for a command line. Raises OptionError."""
    return device_settings(given(line))


def given(line: CommandLine) -> dict[str, Any]:
    """Return the texts, flags and lists of texts of the given options, by their fields."""
    found = {setting.field: setting.given(line, option.name) for option, setting in SETTINGS}
    if found[WARP_SIZE.field] is None:
        found[WARP_SIZE.field] = warp_size_of_devices(line)
    return {field: value for field, value in found.items() if value is not None}


def stage_options(stage: str) -> list[tuple[str, Option, Value]]:
    """Return the options that the command `hipspv <stage>` takes, each with its name there."""
    return [
        (setting.spelling or option.name.rstrip("="), option, setting)
        for option, setting in SETTINGS
        if stage in setting.stages
    ]


def stage_arguments(stage: str, given: Mapping[str, Any]) -> list[str]:
    """Return the arguments that repeat the given options in the command `hipspv <stage>`."""
    return [
        arg
        for name, _, setting in stage_options(stage)
        if setting.field in given
        for arg in setting.argv(given[setting.field], name)
    ]


def _profile(name: str | None) -> Profile | None:
    """Return the profile of the device for which the code is, if one is named."""
    if name is None:
        return None
    from hipspv.targets.spirv.profiles import load

    return load(name)


def optimisation(argv: list[str]) -> str | None:
    """Return the device's optimisation level in LLVM's notation: 0 1 2 3 s z."""
    levels = [arg[2:] or "1" for arg in argv if arg.startswith("-O")]
    if not levels:
        return None
    known = {"fast": "3", "g": "1", "4": "3"}
    return known.get(levels[-1], levels[-1] if levels[-1] in "0123sz" else "3")


def _level(line: CommandLine) -> str | None:
    return optimisation(line.arguments_for(DEVICE))


def _warnings(line: CommandLine) -> tuple[str, ...] | None:
    """Return the flags of the -W options that concern warnings about device code, and w for -w."""
    return tuple(a.value or "w" for a in line.given("-W", "-w") if _is_ours(a.value)) or None


def _is_ours(flag: str) -> bool:
    """Return true if a -W option concerns warnings about device code. -w has no value."""
    return is_own_warning(flag) or flag in ("", "error", "no-error", "everything")


def _fp_contract(line: CommandLine) -> bool | None:
    """Return true if the device's compiler may fuse products with sums."""
    argv = [w for w in line.arguments_for(DEVICE) if w.startswith("-ffp-contract=")]
    return argv[-1] != "-ffp-contract=off" if argv else None


def _vectorize_loops(line: CommandLine) -> bool | None:
    return _enabled(line, "vectorize", "tree-vectorize")


def _unroll_loops(line: CommandLine) -> bool | None:
    return _enabled(line, "unroll-loops")


def _enabled(line: CommandLine, *names: str) -> bool | None:
    """Return true if the last of clang's -f<name> and -fno-<name> for the device is positive."""
    on = [f"-f{name}" for name in names]
    off = [f"-fno-{name}" for name in names]
    argv = [arg for arg in line.arguments_for(DEVICE) if arg in (*on, *off)]
    return argv[-1] in on if argv else None


# Values of -g that ask for debug information; other values only choose its format.
_DEBUG = ("", "1", "2", "3", "line-tables-only", "line-directives-only", "mlt", "full", "lldb")
# Those of them that ask for lines alone.
_LINES_ALONE = ("1", "gdb1", "line-tables-only", "line-directives-only", "mlt")


def _debug(line: CommandLine) -> str | None:
    """Return the value of the last of -g, -g<level>, -ggdb, -gdwarf ... and -g0."""
    wanted = None
    for argument in line.given("-g", "-Xarch_device"):
        value = argument.value.removeprefix("-g")
        if value in ("0", *_DEBUG) or value.startswith(("gdb", "dwarf")):
            wanted = value
    return wanted


def debug_lines(line: CommandLine) -> bool | None:
    """Return true if device code names source lines."""
    wanted = _debug(line)
    return None if wanted is None else wanted not in ("0", "gdb0")


def _debug_variables(line: CommandLine) -> bool | None:
    """Return true if a debugger is to see the variables of device code."""
    wanted = _debug(line)
    return None if wanted is None else wanted not in ("0", "gdb0", *_LINES_ALONE)


class _Warnings(Texts):
    """The flags of -W, and `w` for -w."""

    __slots__ = ()

    def argv(self, given: Any, name: str) -> list[str]:
        return ["-w" if flag == "w" else f"-W{flag}" for flag in given]


# Settings that follow from clang's options. The names are those of `hipspv lower`.
_LEVELS = ("0", "1", "2", "3", "s", "z", "g", "fast")
_CLANGS = (
    ("-O", JOINED, "", "0|1|2|3|s|z", "Optimisation (default: 2)",
     Choice("level", _LEVELS, "2", read=_level)),
    ("-g", FLAG, "", "", "Keep source lines", Flag("debug_lines", read=debug_lines)),
    ("--debug-variables", FLAG, "", "", "Keep variables for debuggers of code for `cpu`, at -O0 and -O1",
     Flag("debug_variables", read=_debug_variables)),
    ("-W", JOINED, "", "<warning>", "As clang's; -w: no warnings",
     _Warnings("warnings", read=_warnings)),
    ("--no-fp-contract", FLAG, "", "", "As -ffp-contract=off",
     Flag("fp_contract", False, read=_fp_contract)),
    ("--vectorize-loops", FLAG, "", "", "As -fvectorize, at -O2 and -O3",
     Flag("vectorize_loops", read=_vectorize_loops)),
    ("--no-unroll-loops", FLAG, "", "", "As -fno-unroll-loops",
     Flag("unroll_loops", False, read=_unroll_loops)),
)  # fmt: skip
_ALL = (*(Option("", *row) for row in _CLANGS), *OPTIONS.values())

# The options that have a value for the stages after clang.
SETTINGS = [(option, option.setting) for option in _ALL if option.setting]
