"""The stages from SPIR-V to machine code for an Intel GPU: adaptation by the runtime, and ocloc."""

from __future__ import annotations

import functools
import sys

from hipspv.driver import ocloc, toolchain, workspace
from hipspv.driver.cache.store import switched_off
from hipspv.driver.stages.bundle import code_of
from hipspv.driver.stages.stage import DEVICE, ChildStage, Stage
from hipspv.targets import DEFAULT
from hipspv.targets.intel import PLATFORM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.job import Job
    from hipspv.targets.intel import IntelGpu

_SPIRV = (DEFAULT.arch, DEFAULT.code)


def adapt_words(spirv: str, result: str, gpu: IntelGpu) -> list[str]:
    """Return the command that writes the SPIR-V as the runtime would give it to the driver."""
    atomics = ",".join(map(str, gpu.float_atomics))
    return [
        toolchain.in_library("hipspv-adapt-program"),
        *(toolchain.RUNTIME, spirv, result),
        *(f"name={gpu.arch}", f"platform={PLATFORM}", f"threads={gpu.max_threads}"),
        *(f"features={','.join(gpu.features)}", f"atomics={atomics}"),
    ]


def compile_words(spirv: str, result: str, gpu: IntelGpu) -> list[str]:
    return ["hipspv", "ocloc", f"--offload-arch={gpu.arch}", spirv, "-o", result]


def compile_file(
    spirv: str, result: str, gpu: IntelGpu, directory: str, cached: bool, quiet: bool
) -> None:
    """Write the bundle's entry for adapted SPIR-V, and the compiler's messages to standard error.

    `directory` takes temporary files. Raises DriverError and TranslationError.
    """
    code, messages = ocloc.compile_(workspace.read(spirv), gpu, directory, cached)
    workspace.write(result, code)
    for message in () if quiet else messages:
        print(f"hipspv-cc: warning: ocloc: {message}", file=sys.stderr)


def _compile(job: Job, directory: str, gpu: IntelGpu) -> None:
    given, result = job.paths[gpu.arch, "adapted"], job.paths[code_of(gpu)]
    cached = not switched_off(job.line) and not job.keep
    compile_file(given, result, gpu, directory, cached, job.line.has("-w"))


def stages(gpu: IntelGpu) -> list[Stage]:
    """Return the two stages."""
    adapted, code = (gpu.arch, "adapted"), code_of(gpu)
    return [
        Stage(
            f"adapt {gpu.arch}",
            DEVICE,
            (_SPIRV,),
            adapted,
            functools.partial(gpu.file, suffix=".spv"),
            lambda job: adapt_words(job.paths[_SPIRV], job.paths[adapted], gpu),
        ),
        ChildStage(
            f"ocloc {gpu.arch}",
            DEVICE,
            (adapted,),
            code,
            functools.partial(gpu.file, suffix=".bin"),
            lambda job: compile_words(job.paths[adapted], job.paths[code], gpu),
            functools.partial(_compile, gpu=gpu),
            ocloc.program,
        ),
    ]
