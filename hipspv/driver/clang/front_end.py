"""clang's front end alone: preprocessing and checking."""

from __future__ import annotations

import functools

from hipspv.core.stages import DEVICE, HOST, SOURCE, Stage
from hipspv.driver.clang import depfile, device_clang, host_clang
from hipspv.driver.options import command_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Artifact
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

_MODES = ("-E", "-M", "-MM", "-fsyntax-only")


def _host(job: Job) -> list[str]:
    return [*host_clang.front_end(job), *_mode(job, ("", "host-front-end")), job.input_of(HOST)]


def _device(job: Job, target: Target) -> list[str]:
    argv = device_clang.front_end(job, target)
    return [*argv, *_mode(job, (target.arch, "device-front-end")), device_clang.device_input(job, target)]


def _mode(job: Job, artifact: Artifact) -> list[str]:
    argv = mode_arguments(job.line)
    if not job.line.has("-fsyntax-only"):
        argv += ["-o", job.paths[artifact]]
    return argv


def mode_arguments(line: command_line.CommandLine) -> list[str]:
    """Return the options that stop clang early."""
    argv = [arg for argument in line.given(*_MODES) for arg in argument.argv]
    return argv + depfile.only_arguments(line)


HOST_STAGE = Stage(
    "host front end", HOST, (SOURCE,), ("", "host-front-end"), "{}-host-x86_64-unknown-linux-gnu.hipi".format, _host
)


def device_stage(target: Target) -> Stage:
    return Stage(
        "device front end",
        DEVICE,
        (SOURCE,),
        (target.arch, "device-front-end"),
        lambda stem: target.file(stem, ".hipi"),
        functools.partial(_device, target=target),
        target=target,
    )
