"""The stages from SPIR-V to machine code for an Intel GPU: adaptation by the runtime, and ocloc."""

from __future__ import annotations

import functools
import os
import sys

from hipspv.core import toolchain, workspace
from hipspv.core.stages import DEVICE, ChildStage, Job, Stage
from hipspv.targets.spirv import ocloc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.targets.spirv.intel_gpus import IntelGpu

# The name of a driver's platform, as the runtime's table of quirks has it.
_PLATFORM = "Level Zero"
_SPIRV = ("spirv64", "spirv")  # the artifact of hipspv.targets.spirv.target


def adapt_argv(spirv: str, result: str, gpu: IntelGpu) -> list[str]:
    """Return the command that writes the SPIR-V as the runtime would give it to the driver."""
    atomics = ",".join(map(str, gpu.float_atomics))
    return [
        toolchain.in_library("hipspv-adapt-program"),
        *(toolchain.RUNTIME, spirv, result),
        *(f"name={gpu.name}", f"platform={_PLATFORM}", f"threads={gpu.max_threads}"),
        *(f"features={','.join(gpu.features)}", f"atomics={atomics}"),
    ]


def compile_argv(spirv: str, result: str, gpu: IntelGpu) -> list[str]:
    return ["hipspv", "ocloc", f"--offload-arch={gpu.arch}", spirv, "-o", result]


def show(messages: list[str]) -> None:
    """Write the compiler's messages to standard error."""
    for message in messages:
        print(f"hipspv-cc: warning: ocloc: {message}", file=sys.stderr)


def _compile(job: Job, directory: str, gpu: IntelGpu) -> None:
    given, result = job.paths[gpu.arch, "adapted"], job.paths[gpu.code]
    visa = os.path.join(job.kept_directory, gpu.file(job.stem, "-visa")) if job.keep else ""
    code, messages = ocloc.compile_(workspace.read(given), gpu, directory, job.cached, visa)
    workspace.write(result, code)
    show([] if job.quiet else messages)


def stages(gpu: IntelGpu) -> list[Stage]:
    """Return the two stages."""
    adapted, code = (gpu.arch, "adapted"), gpu.code
    return [
        Stage(
            f"adapt {gpu.arch}",
            DEVICE,
            (_SPIRV,),
            adapted,
            functools.partial(gpu.file, suffix=".spv"),
            lambda job: adapt_argv(job.paths[_SPIRV], job.paths[adapted], gpu),
        ),
        ChildStage(
            f"ocloc {gpu.arch}",
            DEVICE,
            (adapted,),
            code,
            functools.partial(gpu.file, suffix=".bin"),
            lambda job: compile_argv(job.paths[adapted], job.paths[code], gpu),
            functools.partial(_compile, gpu=gpu),
            ocloc.program,
        ),
    ]
