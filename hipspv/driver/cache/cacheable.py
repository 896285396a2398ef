"""Selection of the command lines whose results may be kept. In doubt, none is kept."""

from __future__ import annotations

import os

from hipspv.core import stages as stages_
from hipspv.core.stages import Stage
from hipspv.driver.link.bundle import PACKED
from hipspv.driver.options.command_line import Argument, CommandLine
from hipspv.driver.options.option_table import DEVICE, HOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

# Artifacts beside the code that a target's stages may make for the user or for other stages.
PRODUCTS = ("device-bitcode", "lowered")
HOST_OBJECT = ("", "host-object")

# Options that ask to see the work.
_SHOWN = (
    *("-v", "--print-after=", "--print-before=", "--print-after-all", "--print-changed"),
    *("--bisect-limit=", "--verify-each"),
)
# Options that read or write files missing from every list of headers, or that move headers.
_FILES = (
    *("--config", "-ivfsoverlay", "-working-directory", "-MG", "-Wp,", "-Xpreprocessor"),
    *("--sysroot", "--sysroot=", "-isysroot", "-resource-dir", "-B"),
)
# clang's options of the same kind that the driver's table doesn't list, by their beginnings.
_CLANG_FILES = (
    *("-fmodule", "-fcxx-modules", "-fimplicit-module", "-fprebuilt-", "-fplugin", "-fpass-plugin"),
    *("-fsave-optimization-record", "-foptimization-record", "-fprofile", "-fdump", "-fcas"),
    *("-ftime-report", "-fproc-stat-report", "-fstack-usage", "-fcrash", "-gen-", "-H", "-Q"),
    *("--gcc", "--embed-dir", "-print", "--print", "-dump", "--serialize", "-include-pch"),
    *("-emit-", "-load", "-plugin", "-add-plugin", "-stats", "-save-stats"),
)
# Options whose value may look like a file name: text, headers and directories of clang's search list.
_KNOWN = (
    *("-D", "-U", "-I", "-isystem", "-isystem-after", "-iquote", "-idirafter", "-include"),
    *("-imacros", "-iprefix", "-iwithprefix", "-iwithprefixbefore"),
)
# Options of the host side that read or write other files, depend on the machine, or run other programs.
_HOST_FILES = (
    *("--coverage", "-coverage", "-ftest-coverage", "-fcoverage", "-fcs-profile", "-ftime-trace"),
    *("-fsanitize", "-fxray", "-gsplit-dwarf", "-gmodules", "-grecord", "-frecord", "-flto"),
    *("-Wa,", "-Xassembler", "-fno-integrated-as", "-mllvm", "-MJ", "-fthinlto", "-fembed"),
    *("-march=native", "-mcpu=native", "-mtune=native"),
)
# Options that may hide a directory of the user's: the cache needs these to tell the headers that -MMD leaves out.
_INDIRECT = ("-iwithprefixbefore", "-Xarch_host", "-Xhost", "-Xclang")
_TEXT = ("-ffile-prefix-map=", "-fdebug-prefix-map=", "-fmacro-prefix-map=")
# Known arguments of -Xclang; any other cc1 argument may be a file name.
_CC1 = ("-f", "-D", "-U", "-W", "-O", "-std", "-cl-", "-target-", "+", "-triple", "-disable-")


def product(job: Job, target: Target | None, stages: list[Stage]) -> Stage | None:
    """Return the last of a side's stages whose result may be kept, or None. `target` is the device
    side's; the host side has none."""
    line = job.line
    if not line.uses_cache or job.keep or job.side_inputs or line.has(*_SHOWN, *_FILES):
        return None
    own = [stage for stage in stages if is_cached(stage)]
    products = (*PRODUCTS, PACKED, target.code) if target else (HOST_OBJECT[1],)
    if not own or own[-1].artifact[1] not in products:
        return None
    if not own[0].reads_source and not job.device_inputs:
        return None
    if "HIPSPV_DEBUG_CRASH" in os.environ or (target is None and job.auxiliary):
        return None
    if target is None and line.has("-MMD") and _hides_directories(line):
        return None
    step, files = (DEVICE, _CLANG_FILES) if target else (HOST, (*_CLANG_FILES, *_HOST_FILES))
    return own[-1] if all(_harmless(item, step, files) for item in line.items) else None


def is_cached(stage: Stage) -> bool:
    """Return true if the stage is one of those whose common result is kept."""
    if stage.side == stages_.DEVICE:
        return stage.reads_source or stage.in_worker
    return stage.artifact == HOST_OBJECT


def _hides_directories(line: CommandLine) -> bool:
    return line.has(*_INDIRECT) or "CCC_OVERRIDE_OPTIONS" in os.environ


def _harmless(item: object, step: str, files: tuple[str, ...]) -> bool:
    """Return true if the key and the manifest cover the option's effect on the side that `step`
    names. `files`: beginnings of options that they don't cover."""
    if not isinstance(item, Argument) or step not in item.steps:
        return True
    name = item.option.name if item.option else ""
    if name in _KNOWN:
        return True
    if name == "-Xclang" and not item.value.startswith(_CC1):
        return False
    argv = (item.value,) if name == "-Xclang" else item.spelled_for(step)
    return not any(arg.startswith(files) or _names_file(arg) for arg in argv)


def _names_file(arg: str) -> bool:
    value = arg.partition("=")[2]
    return not arg.startswith(_TEXT) and ("/" in value or (value != "" and os.path.exists(value)))
