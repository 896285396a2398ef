"""The device side of the source to LLVM bitcode: clang's front end, without optimisation."""

from __future__ import annotations

import functools

from hipspv.core.stages import DEVICE, SOURCE, Stage
from hipspv.driver.clang import openmp
from hipspv.driver.clang.shared_arguments import clang_side, last_arguments, without_preprocessor
from hipspv.driver.options import option_table
from hipspv.driver.options.architectures import generation_macros
from hipspv.passes import source_marks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

# Math functions and printf stay calls, which the device library defines: clang would turn them into intrinsics, and no
# translator knows all of those. These options come after the user's arguments, because -ffast-math contradicts them.
MATH_CALLS = ("-fmath-errno", *(f"-fno-builtin-{name}" for name in ("frexp", "frexpf", "modf", "modff")))

# Conversions to integers saturate (passes/frontend/saturate_conversions.py), those of constants
# too. Otherwise clang would turn the latter into poison.
CONVERSIONS = ("-fno-strict-float-cast-overflow",)

# A lane may pass a value that it never set to an operation among lanes, and ignore the result: `if (lane == 0) v = *p;
# v = __shfl_sync(mask, v, 0);`. C++ calls that undefined; CUDA and HIP define such operations lane by lane. With
# `noundef` on parameters, or a branch on such a value, LLVM deletes the other lanes' side of the condition. Variables
# of more than 32 bytes can't be passed so, and are too expensive to clear.
UNSET_VALUES = (
    *("-Xclang", "-no-enable-noundef-analysis"),
    *("-ftrivial-auto-var-init=zero", "-ftrivial-auto-var-init-max-size=32"),
)

# long double has the host's layout, unless the source's device code computes with it: clang stops there, as GPUs have
# no instructions for it. It is then double, and passes/checks/long_doubles.py needs all types.
DOUBLE_ALONE = ("-Xclang", "-debug-info-kind=limited")

# clang has overloads by side, and reports another machine's assembly in functions for the device at once, in those for
# both sides only if a kernel reaches it. include/cuda_runtime.h makes the former the latter.
DEFERRED_ERRORS = ("-D__HIPSPV_DEFERRED_ERRORS__=1", "-Wno-ignored-attributes")

# Like nvcc, clang then looks up the names in a template when the template is instantiated.
LATE_TEMPLATES = ("-fdelayed-template-parsing", "-Wno-delayed-template-parsing-in-cxx20")

# clang then reports every `asm` statement. A source with PTX is compiled again (rewritten_source.py).
REPORTED_ASSEMBLY = ("-fno-gnu-inline-asm",)

# With -g: SPIR-V then has the names of arguments and variables, and is 3 to 11 % larger.
NAMES = "-fno-discard-value-names"


def front_end(job: Job, target: Target) -> list[str]:
    """Return the arguments of clang for the device side, whatever the artifact."""
    line = job.line if not job.needs.rewritten.get(target.arch) else without_preprocessor(job.line)
    amd = target.arch in job.needs.amd_target
    argv = [*clang_side(job, DEVICE, target), *(target.clang_amd if amd else target.clang)]
    argv += generation_macros(job.line, job.settings.warp_size)
    argv += openmp.device_arguments(job.line) if job.is_cuda else []
    argv += DEFERRED_ERRORS if target.arch in job.needs.without_overloads else ()
    argv += LATE_TEMPLATES if target.arch in job.needs.late_templates else ()
    if job.is_cuda and not target.takes_ptx and target.arch not in job.needs.rewritten:
        argv += REPORTED_ASSEMBLY
    given = line.arguments_for(option_table.DEVICE)
    if not any(arg.startswith("-O") for arg in given):
        argv.append(f"-O{job.settings.level}")
    argv += [NAMES] if job.settings.debug_lines else []
    # Arguments that only the host side uses cause no warning.
    argv += ["-Wno-unused-command-line-argument", *UNSET_VALUES, *given]
    argv += [more for arg in given for more in target.clang_with.get(arg, ())]
    argv += [*last_arguments(job, given), *MATH_CALLS, *CONVERSIONS, *_long_double(job, target)]
    argv += source_marks.options(*_marks(job, target))
    return argv if line is not job.line else argv + job.dependencies.get(target.arch, [])


def device_input(job: Job, target: Target) -> str:
    """Return the file that the target's clang reads."""
    return job.needs.rewritten.get(target.arch) or job.input_of(DEVICE)


def _marks(job: Job, target: Target) -> list[str]:
    """Return the marks of the source's module."""
    marks = [source_marks.CUDA] if job.is_cuda else []
    if job.is_cuda and not job.relocatable and job.line.has("--genco", "--emit="):
        marks.append(source_marks.CUDA_MODULE)
    return [*marks, source_marks.LONG_DOUBLES] if target.arch in job.needs.long_double else marks


def _long_double(job: Job, target: Target) -> tuple[str, ...]:
    return DOUBLE_ALONE if target.arch in job.needs.long_double else target.host_layout


def command(job: Job, target: Target) -> list[str]:
    argv = front_end(job, target)
    # The optimiser runs after the device library is linked.
    argv += ["-Xclang", "-disable-llvm-passes"]
    # Without memory, new returns null in device code: its result is tested before use.
    argv.append("-fcheck-new")
    if job.keep and _has_own_names(job, target) and target.arch not in job.needs.changed_files:
        argv.append("-save-temps=obj")
    artifact = (target.arch, "device-bitcode")
    kind = "-S" if job.wanted == (artifact,) and job.text else "-c"
    return [*argv, "-emit-llvm", kind, "-o", job.paths[artifact], device_input(job, target)]


def _has_own_names(job: Job, target: Target) -> bool:
    """Return true if no earlier target has files of the names that clang derives from the source and the device.

    clang fails on the names that it derives from standard input.
    """
    first = next(each for each in job.targets if _device(each) == _device(target))
    return first is target and job.clang_input != "-"


def _device(target: Target) -> tuple[str, ...]:
    return (target.offload, *(arg for arg in target.clang if arg.startswith("--offload-arch=")))


def stage(target: Target) -> Stage:
    return Stage(
        "device clang",
        DEVICE,
        (SOURCE,),
        (target.arch, "device-bitcode"),
        lambda stem: target.file(stem, ".bc"),
        functools.partial(command, target=target),
        target=target,
    )
