"""Facts about an installation that build scripts query through hipconfig and `hipspv config`."""

from __future__ import annotations

import os
import re

from hipspv import __version__
from hipspv.core import toolchain
from hipspv.core.errors import DriverError

# HIP_PATH and ROCM_PATH: the directory with bin, include and lib.
ROOT = toolchain.PACKAGE
# HIP_CLANG_PATH: here `clang++` compiles HIP; CMake takes it for enable_language(HIP).
HIP_CLANG = os.path.join(ROOT, "llvm", "bin")
PLATFORM = "spirv"
COMPILER = "clang"
RUNTIME = "spirv"  # chipStar's hipconfig has the same value

# The variables by which programs and build files find CUDA's toolkit and ROCm.
VARIABLES: tuple[str, ...] = ("CUDA_HOME", "CUDA_PATH", "CUDAToolkit_ROOT", "HIP_PATH", "ROCM_PATH")

# Allowed values of HIP_PLATFORM. Scripts that know only two platforms take AMD's path with "amd": a
# host compiler gets HIP's headers and a library, as here.
_PLATFORMS = (PLATFORM, "amd")


def hip_version() -> str:
    """Return the version of the HIP API, as in hip/hip_version.h: 7.2.0."""
    path = os.path.join(toolchain.INCLUDE, "hip", "hip_version.h")
    with open(path, encoding="utf-8") as file:
        lines = re.findall(r"#define HIP_VERSION_(MAJOR|MINOR|PATCH) (\d+)", file.read())
    found = dict(reversed(lines))  # HIP 6's follow
    return ".".join(found[part] for part in ("MAJOR", "MINOR", "PATCH"))


def full_version() -> str:
    """Return HIP's version, with hipspv's own version instead of ROCm's hash."""
    return f"{hip_version()}-hipspv{__version__}"


def platform() -> str:
    """Return "spirv", or the value of HIP_PLATFORM."""
    asked = os.environ.get("HIP_PLATFORM") or PLATFORM
    if asked not in _PLATFORMS:
        raise DriverError(f"HIP_PLATFORM={asked}: hipspv makes SPIR-V only", "unset HIP_PLATFORM")
    return asked


def cpp_config() -> str:
    """Return the options with which any C++ compiler finds HIP's headers."""
    include = re.sub(r"([^-\w/.+,=@%])", r"\\\1", toolchain.INCLUDE)
    return f" -D__HIP_PLATFORM_SPIRV__= -I{include}"


def environment() -> dict[str, str]:
    """Return this process's environment, in which programs and libraries of CUDA and ROCm are hipspv's."""
    paths = {"PATH": os.path.join(ROOT, "bin"), "LD_LIBRARY_PATH": toolchain.LIBRARY}
    for name, directory in paths.items():
        if os.environ.get(name):
            paths[name] = f"{directory}:{os.environ[name]}"
    return {**os.environ, **dict.fromkeys(VARIABLES, ROOT), **paths}
