"""What hipspv-nvcc says of itself, and what it tells about its work."""

from __future__ import annotations

import os
import sys

from hipspv import __version__
from hipspv.driver import toolchain
from hipspv.driver.nvcc.steps import COMPILER, RELEASE, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.nvcc.arguments import Arguments
    from hipspv.driver.pipeline import Timing

# __CUDA_ARCH__ / 10.
ARCHITECTURE = 80

_TIME_COLUMNS = (
    "source file name , phase name , phase input files , phase output file , metric , unit"
)


def answer(arguments: Arguments) -> str | None:
    """The answer to a question that compiles nothing. None where none was asked."""
    if arguments.has("help"):
        from hipspv.driver.help import of_nvcc

        return of_nvcc()
    if arguments.has("version"):
        return _version()
    code, virtual = arguments.has("list-gpu-code"), arguments.has("list-gpu-arch")
    if code and virtual:
        return f"arch=compute_{ARCHITECTURE},code=sm_{ARCHITECTURE}\n"
    if code or virtual:
        return f"{'sm' if code else 'compute'}_{ARCHITECTURE}\n"
    return None


def _version() -> str:
    """What --version prints. CMake and Meson look for some of the words in it:

    CMakeDetermineCUDACompiler.cmake (3.25) for the driver's name, FindCUDAToolkit.cmake for the
    release, Meson for what stands behind the last V.
    """
    major, minor, build = RELEASE.values()
    return (
        f"hipspv-nvcc: hipspv {__version__}, CUDA C++ to SPIR-V for OpenCL devices\n"
        "Made by the hipspv project, not by NVIDIA, it takes the command lines of\n"
        "nvcc: NVIDIA (R) Cuda compiler driver\n"
        f"Cuda compilation tools, release {major}.{minor}, V{major}.{minor}.{build}\n"
    )


def print_settings() -> None:
    """What nvcc prints first of all under -v. CMake reads it (CMakeDetermineCUDACompiler.cmake).

    CMake takes the folder above nvvm/libdevice for that of the device library, and insists on it.
    """
    settings = {
        "TOP": toolchain.PACKAGE,
        "NVVMIR_LIBRARY_DIR": f"{toolchain.LIBRARY}/nvvm/libdevice",
        "INCLUDES": f'"-I{toolchain.INCLUDE}"',
        "LIBRARIES": f'"-L{toolchain.LIBRARY}"',
        "PATH": os.environ.get("PATH", ""),
        "DEVICE": f"-arch compute_{ARCHITECTURE}",
    }
    for name, value in settings.items():
        print(f"#$ {name}={value}", file=sys.stderr, flush=True)


def path_of(program: str) -> str:
    """The full path of a step's program."""
    if program == COMPILER:
        return toolchain.program(COMPILER, "pip install hipspv")
    return program if os.path.isabs(program) else toolchain.program(program, "apt install binutils")


def write_times(path: str, timings: list[tuple[Step, Timing]]) -> None:
    """--time: a row for each stage, behind those that are in the file, which may be `-`."""
    rows = [
        f"{_source(step)} , {timing.name} , {_source(step)} , {step.output} ,"
        f" {timing.seconds * 1000:.3f} , ms"
        for step, timing in timings
    ]
    if path == "-":
        sys.stdout.write("\n".join([_TIME_COLUMNS, *rows, ""]))
        return
    with open(path, "a", encoding="utf-8") as file:
        head = [] if file.tell() else [_TIME_COLUMNS]
        file.write("\n".join([*head, *rows, ""]))


def _source(step: Step) -> str:
    return step.words[step.words.index("-x") + 2] if "-x" in step.words else step.output
