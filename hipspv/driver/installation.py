"""What build scripts ask of an installation of HIP, through hipconfig and `hipspv config`."""

from __future__ import annotations

import os
import re

from hipspv import __version__
from hipspv.driver import toolchain
from hipspv.driver.errors import DriverError

# HIP_PATH and ROCM_PATH: bin, include and lib are there.
ROOT = toolchain.PACKAGE
# HIP_CLANG_PATH: here `clang++` compiles HIP; CMake takes it for enable_language(HIP).
HIP_CLANG = os.path.join(ROOT, "llvm", "bin")
PLATFORM = "spirv"
COMPILER = "clang"
RUNTIME = "spirv"  # chipStar's hipconfig says this, too

# What HIP_PLATFORM may say. Scripts that know only two platforms get AMD's way by it: there a host
# compiler is given HIP's headers and a library, as here.
_PLATFORMS = (PLATFORM, "amd")


def hip_version() -> str:
    """Version of the HIP API, as hip/hip_version.h has it: 6.2.0."""
    path = os.path.join(toolchain.INCLUDE, "hip", "hip_version.h")
    with open(path, encoding="utf-8") as file:
        found = dict(re.findall(r"#define HIP_VERSION_(MAJOR|MINOR|PATCH) (\d+)", file.read()))
    return ".".join(found[part] for part in ("MAJOR", "MINOR", "PATCH"))


def full_version() -> str:
    """HIP's version and, where ROCm has a hash, whose it is."""
    return f"{hip_version()}-hipspv{__version__}"


def platform() -> str:
    """spirv, or what HIP_PLATFORM asks for."""
    asked = os.environ.get("HIP_PLATFORM") or PLATFORM
    if asked not in _PLATFORMS:
        raise DriverError(f"HIP_PLATFORM={asked}: hipspv makes SPIR-V only", "unset HIP_PLATFORM")
    return asked


def cpp_config() -> str:
    """Options with which any C++ compiler finds HIP's headers."""
    include = re.sub(r"([^-\w/.+,=@%])", r"\\\1", toolchain.INCLUDE)
    return f" -D__HIP_PLATFORM_SPIRV__= -I{include}"
