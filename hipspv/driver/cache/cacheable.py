"""Which command lines have a device side whose result may be kept. When in doubt, none."""

from __future__ import annotations

import os

from hipspv.driver.job import Job
from hipspv.driver.options import DEVICE, Argument
from hipspv.driver.stages import stage as stages_
from hipspv.driver.stages.stage import Stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.options import CommandLine
    from hipspv.targets.target import Target

# What a target's stages may make for the user or for other stages, beside its code.
PRODUCTS = ("device-bitcode", "lowered")

# Options that ask to see the work.
_SHOWN = (
    *("-v", "--print-after=", "--print-before=", "--print-after-all", "--print-changed"),
    *("--bisect-limit=", "--verify-each"),
)
# Options that read or write files which no list of headers names, or move the places of headers.
_FILES = (
    *("--config", "-ivfsoverlay", "-working-directory", "-MG", "-Wp,", "-Xpreprocessor"),
    *("--sysroot", "--sysroot=", "-isysroot", "-resource-dir", "-B"),
)
# The same of clang's options that the driver's table doesn't list, by their beginnings.
_CLANG_FILES = (
    *("-fmodule", "-fcxx-modules", "-fimplicit-module", "-fprebuilt-", "-fplugin", "-fpass-plugin"),
    *("-fsave-optimization-record", "-foptimization-record", "-fprofile", "-fdump", "-fcas"),
    *("-ftime-report", "-fproc-stat-report", "-fstack-usage", "-fcrash", "-gen-", "-H", "-Q"),
    *("--gcc", "--embed-dir", "-print", "--print", "-dump", "--serialize", "-include-pch"),
    *("-emit-", "-load", "-plugin", "-add-plugin", "-stats", "-save-stats"),
)
# Options whose value may look like a file's name: text, headers and folders of clang's search list.
_KNOWN = (
    *("-D", "-U", "-I", "-isystem", "-isystem-after", "-iquote", "-idirafter", "-include"),
    *("-imacros", "-iprefix", "-iwithprefix", "-iwithprefixbefore"),
)
_TEXT = ("-ffile-prefix-map=", "-fdebug-prefix-map=", "-fmacro-prefix-map=")
# What -Xclang may say; any other argument of cc1 may be the name of a file.
_CC1 = ("-f", "-D", "-U", "-W", "-O", "-std", "-cl-", "-target-", "+", "-triple", "-disable-")


def switched_off(line: CommandLine) -> bool:
    """--no-cache, or HIPSPV_CACHE=0, which the runtime's cache heeds, too."""
    return line.has("--no-cache") or os.environ.get("HIPSPV_CACHE") == "0"


def product(job: Job, target: Target, stages: list[Stage]) -> Stage | None:
    """The last of the target's stages whose result may be kept; None where it may not."""
    line = job.line
    if switched_off(line) or job.keep or job.side_inputs or line.has(*_SHOWN, *_FILES):
        return None
    own = [stage for stage in stages if is_cached(stage)]
    if not own or own[-1].artifact[1] not in (*PRODUCTS, target.code):
        return None
    if not own[0].reads_source and not job.device_inputs:
        return None
    if "HIPSPV_DEBUG_CRASH" in os.environ:
        return None
    return own[-1] if all(map(_harmless, line.items)) else None


def is_cached(stage: Stage) -> bool:
    """Is it one of the stages whose common result is kept?"""
    return stage.side == stages_.DEVICE and (stage.reads_source or stage.in_worker)


def _harmless(item: object) -> bool:
    """Does the option leave the device side to depend on what the key and the manifest hold?"""
    if not isinstance(item, Argument) or DEVICE not in item.steps:
        return True
    name = item.option.name if item.option else ""
    if name in _KNOWN:
        return True
    if name == "-Xclang" and not item.value.startswith(_CC1):
        return False
    words = (item.value,) if name == "-Xclang" else item.spelled_for(DEVICE)
    return not any(word.startswith(_CLANG_FILES) or _names_file(word) for word in words)


def _names_file(word: str) -> bool:
    value = word.partition("=")[2]
    return not word.startswith(_TEXT) and ("/" in value or (value != "" and os.path.exists(value)))
