"""The words that clang's commands for both sides share."""

from __future__ import annotations

import os

from hipspv.core import toolchain
from hipspv.driver.clang import openmp
from hipspv.driver.options import command_line
from hipspv.driver.options.option_table import WARP_SIZE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

# Language macros of nvcc, which includes the runtime's header unasked and accepts `register`.
_CUDA_WORDS = ("-D__CUDACC__=1", "-D__NVCC__=1", "-include", "cuda_runtime.h", "-Wno-register")


def clang_side(job: Job, side: str, target: Target) -> list[str]:
    """Return the words with which both sides' clang commands begin."""
    words = [toolchain.clang(), "--driver-mode=g++", "-x", "hip", f"--cuda-{side}-only"]
    words += [f"--offload={target.offload}", "-nogpulib", "-nogpuinc", f"-cuid={job.cuid}"]
    words += ["-stdlib=libstdc++", *_language_words(job)]
    if job.relocatable:
        words.append("-fgpu-rdc")
    if job.color:
        words.append("-fcolor-diagnostics")
    if job.line.has("-v"):
        words.append("-v")
    return words + openmp.header_words(job.line)


def _language_words(job: Job) -> list[str]:
    """Return the words for headers and macros that are available unasked."""
    if job.side_inputs:
        # clang would split preprocessed HIP itself, for AMD's tools. As plain HIP without
        # predefined macros it is preprocessed to the same text.
        return ["-Xclang", "-undef", "-nostdinc", "-Wno-unused-command-line-argument"]
    words = []
    if job.dialect == command_line.UNDECIDED:
        words += ["-isystem", os.path.join(toolchain.INCLUDE, "dialect")]
    words += package_headers(hip=True)
    if job.settings.warp_size != WARP_SIZE.default:
        words.append(f"-D__HIPSPV_WARP_SIZE__={job.settings.warp_size}")
    if job.dialect != command_line.HIP:
        words += _CUDA_WORDS
    return [*words, "-include", "undecided.h"] if job.dialect == command_line.UNDECIDED else words


def package_headers(hip: bool) -> list[str]:
    """Return the options for hipspv's headers; `hip_std` has standard headers fit for devices."""
    include = toolchain.INCLUDE
    words = ["-D__HIP_PLATFORM_SPIRV__=1", "-D__HIPSPV__=1"]
    if hip:
        words += ["-isystem", os.path.join(include, "hip_std")]
        # As with hipcc, __global__ and similar words are known without any #include.
        # Found as a system header, so that -MM leaves it out.
        words += ["-include", "hip/host_defines.h"]
    return [*words, "-isystem", include]
