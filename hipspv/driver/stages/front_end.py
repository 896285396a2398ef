"""clang's front end alone: preprocessing and checking."""

from __future__ import annotations

from hipspv.driver import options
from hipspv.driver.stages.host_clang import host_words
from hipspv.driver.stages.stage import DEVICE, HOST, SOURCE, Job, Stage, clang_side

_MODES = ("-E", "-M", "-MM", "-fsyntax-only")


def _host(job: Job) -> list[str]:
    words = [*clang_side(job, HOST), *host_words(job)]
    return words + _mode(job, HOST)


def _device(job: Job) -> list[str]:
    words = [*clang_side(job, DEVICE), "-Wno-unused-command-line-argument"]
    return words + job.line.words_for(options.DEVICE) + _mode(job, DEVICE)


def _mode(job: Job, side: str) -> list[str]:
    words = [*mode_words(job.line), *job.dependencies[side]]
    if not job.line.has("-fsyntax-only"):
        words += ["-o", job.paths[f"{side}-front-end"]]
    return [*words, job.source.path]


def mode_words(line: options.CommandLine) -> list[str]:
    """The options that stop clang early."""
    return [word for argument in line.given(*_MODES) for word in argument.words]


HOST_STAGE = Stage(
    "host front end", HOST, (SOURCE,), "host-front-end", "{stem}-host-x86_64-unknown-linux-gnu.hipi", _host
)
DEVICE_STAGE = Stage(
    "device front end", DEVICE, (SOURCE,), "device-front-end", "{stem}-hip-spirv64-generic.hipi", _device
)
