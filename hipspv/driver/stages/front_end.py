"""clang's front end alone: preprocessing and checking."""

from __future__ import annotations

from hipspv.driver import depfile, options
from hipspv.driver.stages import device_clang, host_clang
from hipspv.driver.stages.stage import DEVICE, HOST, SOURCE, Job, Stage

_MODES = ("-E", "-M", "-MM", "-fsyntax-only")


def _host(job: Job) -> list[str]:
    return host_clang.front_end(job) + _mode(job, HOST)


def _device(job: Job) -> list[str]:
    return device_clang.front_end(job) + _mode(job, DEVICE)


def _mode(job: Job, side: str) -> list[str]:
    words = mode_words(job.line)
    if not job.line.has("-fsyntax-only"):
        words += ["-o", job.paths[f"{side}-front-end"]]
    return [*words, job.input_of(side)]


def mode_words(line: options.CommandLine) -> list[str]:
    """The options that stop clang early."""
    words = [word for argument in line.given(*_MODES) for word in argument.words]
    return words + depfile.only_words(line)


HOST_STAGE = Stage(
    "host front end",
    HOST,
    (SOURCE,),
    "host-front-end",
    "{stem}-host-x86_64-unknown-linux-gnu.hipi",
    _host,
)
DEVICE_STAGE = Stage(
    "device front end",
    DEVICE,
    (SOURCE,),
    "device-front-end",
    "{stem}-hip-spirv64-generic.hipi",
    _device,
)
