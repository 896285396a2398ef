"""Programs that use the OpenCL API alone, with the library that HIP programs load."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from bench import measure
from bench.measure import HIPSPV_CC, HOST_CLANG, PROGRAMS, CommandError


def library(directory: Path) -> str:
    """Return the path of the OpenCL library that HIP programs load."""
    program = str(directory / "opencl_library")
    source = str(PROGRAMS / "opencl_library.hip")
    measure.run([*HIPSPV_CC, source, "-o", program], directory)
    environment = {**os.environ, "HIPSPV_BACKEND": "opencl"}
    path = measure.run([program], directory, environment=environment).removeprefix("opencl").strip()
    if not path:
        raise CommandError("the runtime loads no known OpenCL library")
    return path


def raw(name: str, directory: Path, arguments: Sequence[str]) -> list[str]:
    """Compile a program of PROGRAMS. Return its command, whose first argument is the library."""
    program = str(directory / name)
    words = [*HOST_CLANG, "-std=c++20", "-O2", "-pthread", str(PROGRAMS / f"{name}.cpp"), "-ldl"]
    measure.run([*words, "-o", program], directory)
    path = library(directory)
    # The library's own dependencies are in its directory.
    return ["env", f"LD_LIBRARY_PATH={Path(path).parent}", program, path, *arguments]


def module(source: str, directory: Path) -> str:
    """Compile a source's device side. Return the path of the SPIR-V module."""
    path = str(directory / f"{Path(source).stem}.spv")
    measure.run([*HIPSPV_CC, "--cuda-device-only", "-O2", "-c", source, "-o", path], directory)
    return path
