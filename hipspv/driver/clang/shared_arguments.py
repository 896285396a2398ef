"""The arguments that clang's commands for both sides share."""

from __future__ import annotations

import os

from hipspv.core import toolchain
from hipspv.core.checks import mask
from hipspv.core.errors import DriverError
from hipspv.core.stages import HOST
from hipspv.driver.clang import amd_platform, cccl, changed_files, openmp
from hipspv.driver.options import command_line
from hipspv.driver.options.command_line import Argument, CommandLine
from hipspv.driver.options.option_table import WARP_SIZE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

# Language macros of nvcc, which includes the runtime's header unasked. Sources tell by __CUDA__ that clang compiles
# them (CUTLASS, alpaka). Eigen refuses to be compiled by both nvcc and hipcc.
_CUDA_ARGUMENTS = ("-D__CUDACC__=1", "-D__NVCC__=1", "-D__CUDA__=1", "-U__HIPCC__", "-include", "cuda_runtime.h")
# The functions that void_pointers.py writes into sources.
_VOID_POINTERS = ("-include", "hip/spirv_detail/void_pointers.h")
# Older clangs and nvcc accept names of templates without their arguments after `template` (rocPRIM 3.3, CUB).
_LATE_ERRORS = ("-Wno-missing-template-arg-list-after-template-kw",)
# nvcc accepts `typeof` in each standard, `register`, a macro's name after a string without a space and, as g++ does,
# constexpr functions that call the host's math, and arrays of variable length. It warns of narrowing conversions
# (Taskflow's size_type{-1}), but not of __host__ and __device__ on deduction guides (Kokkos).
_CUDA_LANGUAGE = (
    *("-fgnu-keywords", "-Wno-register", "-Wno-cuda-compat", "-Wno-error=c++11-narrowing", "-Wno-invalid-constexpr"),
    *("-Wno-reserved-user-defined-literal", "-Wno-deprecated-attributes", "-Wno-vla-cxx-extension"),
)
# clang would split preprocessed HIP itself, for AMD's tools. As plain HIP without predefined macros it is preprocessed
# to the same text.
_PREPROCESSED = ("-Xclang", "-undef", "-nostdinc", "-Wno-unused-command-line-argument")
# Options of the preprocessor, for text for which it has run.
_DONE = ("-D", "-U", "-I", "-isystem", "-iquote", "-idirafter", "-include", "-imacros")


def without_preprocessor(line: CommandLine) -> CommandLine:
    """Return the command line without options of the preprocessor."""
    return CommandLine([item for item in line.items if not (isinstance(item, Argument) and _is_done(item))])


def _is_done(argument: Argument) -> bool:
    return argument.option is not None and argument.option.name in _DONE


def clang_side(job: Job, side: str, target: Target) -> list[str]:
    """Return the arguments with which both sides' clang commands begin."""
    argv = [toolchain.clang(), "--driver-mode=g++", "-x", "hip", f"--cuda-{side}-only"]
    argv += [f"--offload={target.offload}", "-nogpulib", "-nogpuinc", f"-cuid={job.cuid}"]
    arch = "" if side == HOST else target.arch
    preprocessed = bool(job.side_inputs or job.needs.rewritten.get(arch))
    argv += ["-stdlib=libstdc++", *(_PREPROCESSED if preprocessed else _language_arguments(job, arch))]
    argv += _LATE_ERRORS
    argv += _CUDA_LANGUAGE if job.dialect != command_line.HIP else ()
    if job.relocatable:
        argv.append("-fgpu-rdc")
    if arch in job.needs.pragma_macros and not preprocessed:
        argv.append("-no-integrated-cpp")  # the parser reads the preprocessor's output
    if job.amd_platform:
        argv.append(f"-D{amd_platform.MACRO}=1")
    argv += [f"-D{macro}=1" for macro in sorted(job.needs.more_declarations.get(arch, ()))]
    argv += _shared_objects(job.needs.shared_objects.get(arch, {}))
    if job.color:
        argv.append("-fcolor-diagnostics")
    if job.line.has("-v"):
        argv.append("-v")
    argv += changed_files.arguments(job, arch)
    return argv + openmp.header_arguments(job.line, arch in job.needs.openmp_headers)


def last_arguments(job: Job, given: list[str]) -> list[str]:
    """Return the arguments that follow the user's: clang doesn't know nvcc's pragmas, of which -Wall warns."""
    named = any(argument.startswith("-W") and argument.endswith("unknown-pragmas") for argument in given)
    return ["-Wno-unknown-pragmas"] if job.is_cuda and not named else []


def _shared_objects(lines: dict[tuple[int, int], str]) -> list[str]:
    """Return the macros by which include/hip/host_defines.h leaves __shared__ objects without a constructor."""
    argv = [f"-D__hipspv_shared_{depth}_{line}=~, {kind}" for (depth, line), kind in lines.items() if kind]
    if not argv:
        return []
    return ["-D__HIPSPV_SHARED_OBJECTS__=1", "-fmacro-backtrace-limit=1", "-Wno-duplicate-decl-specifier", *argv]


def _language_arguments(job: Job, arch: str) -> list[str]:
    """Return the arguments for headers and macros that are available unasked."""
    argv = []
    if job.dialect == command_line.UNDECIDED:
        argv += ["-isystem", os.path.join(toolchain.INCLUDE, "dialect")]
    argv += package_headers(hip=True)
    if job.settings.warp_size != WARP_SIZE.default:
        argv.append(f"-D__HIPSPV_WARP_SIZE__={job.settings.warp_size}")
    if job.settings.checks:
        argv.append(f"-D__HIPSPV_CHECKS__={mask(job.settings.checks)}")
    argv += _hip_version(job.line)
    if job.dialect != command_line.HIP:
        argv += [*_CUDA_ARGUMENTS, _architectures(job), *cccl.header_arguments()]
    argv += _VOID_POINTERS if arch in job.needs.void_pointers else ()
    return [*argv, "-include", "undecided.h"] if job.dialect == command_line.UNDECIDED else argv


def _architectures(job: Job) -> str:
    """Return nvcc's macro for the architectures of the device code: CUB chooses launches on the host by it."""
    found = sorted({target.cuda_arch for target in job.targets})
    return f"-D__CUDA_ARCH_LIST__={','.join(map(str, found))}"


def _hip_version(line: CommandLine) -> list[str]:
    """Return ROCm's macro for HIP 6 (hip/hip_version.h). Only the major version makes a difference."""
    version = line.last("--hip-version=") or "7.2"
    major = version.partition(".")[0]
    if major not in ("6", "7"):
        raise DriverError(f"--hip-version={version}: the headers follow HIP 7.2 and 6.2", "give one of these versions")
    return ["-DHIP_FORCE_API_VERSION=602"] if major == "6" else []


def package_headers(hip: bool) -> list[str]:
    """Return the options for hipspv's headers; `hip_std` has standard headers fit for devices."""
    include = toolchain.INCLUDE
    argv = ["-D__HIP_PLATFORM_SPIRV__=1", "-D__HIPSPV__=1"]
    if hip:
        argv += ["-isystem", os.path.join(include, "hip_std")]
        # As with hipcc, __global__ and similar macros are known without any #include.
        # Found as a system header, so that -MM leaves it out.
        argv += ["-include", "hip/host_defines.h"]
    return [*argv, "-isystem", include]
