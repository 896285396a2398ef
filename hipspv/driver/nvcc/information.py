"""hipspv-nvcc's answers about itself, and its reports about its work."""

from __future__ import annotations

import os
import sys

from hipspv import __version__
from hipspv.core import toolchain
from hipspv.driver.clang import cccl
from hipspv.driver.nvcc.architectures import DEFAULT
from hipspv.driver.nvcc.steps import COMPILER, Step, release

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.nvcc.arguments import Arguments
    from hipspv.driver.run.execution import Timing

_TIME_COLUMNS = "source file name , phase name , phase input files , phase output file , metric , unit"


def answer(arguments: Arguments) -> str | None:
    """Return the answer to a question that compiles nothing, or None if none was asked."""
    if arguments.has("help"):
        from hipspv.driver.options.help import of_nvcc

        return of_nvcc()
    if arguments.has("version"):
        return _version(arguments)
    forms = {"list-gpu-code": "{sm}", "list-gpu-arch": "{compute}"}
    wanted = [form for name, form in forms.items() if arguments.has(name)]
    if not wanted:
        return None
    from hipspv.targets.nvptx.target import GROUPS

    form = wanted[0] if len(wanted) == 1 else "arch={compute},code={sm}"
    names = [target.arch for target in GROUPS["all"]]
    return "".join(form.format(sm=sm, compute=f"compute_{sm[3:]}") + "\n" for sm in names)


def _version(arguments: Arguments) -> str:
    """Return the output of --version. CMake and Meson search it:

    CMakeDetermineCUDACompiler.cmake (3.25) for the driver's name, FindCUDAToolkit.cmake for the
    release, Meson for the version after the last V.
    """
    major, minor, build = release(arguments).values()
    return (
        f"hipspv-nvcc: hipspv {__version__}, CUDA C++ to SPIR-V and PTX\n"
        "Made by the hipspv project, not by NVIDIA, it takes the command lines of\n"
        "nvcc: NVIDIA (R) Cuda compiler driver\n"
        f"Cuda compilation tools, release {major}.{minor}, V{major}.{minor}.{build}\n"
    )


def print_settings() -> None:
    """Print the lines with which nvcc -v begins. CMake reads them (CMakeDetermineCUDACompiler.cmake).

    CMake requires the device library's directory, and takes it to be the one above nvvm/libdevice.
    """
    settings = {
        "TOP": toolchain.PACKAGE,
        "NVVMIR_LIBRARY_DIR": f"{toolchain.LIBRARY}/nvvm/libdevice",
        "INCLUDES": " ".join(f'"-I{directory}"' for directory in _header_directories()),
        "LIBRARIES": f'"-L{toolchain.LIBRARY}"',
        "PATH": os.environ.get("PATH", ""),
        "DEVICE": f"-arch compute_{DEFAULT}",
    }
    for name, value in settings.items():
        print(f"#$ {name}={value}", file=sys.stderr, flush=True)


def _header_directories() -> list[str]:
    # Sources of the host include CCCL's headers, too: FindCUDAToolkit gives C++ targets these directories.
    found = cccl.directory()
    return [toolchain.INCLUDE, *([found] if found else [])]


def path_of(program: str) -> str:
    """Return the full path of a step's program."""
    if program == COMPILER:
        return toolchain.program(COMPILER, "pip install hipspv")
    return program if os.path.isabs(program) else toolchain.program(program, "apt install binutils")


def write_times(path: str, timings: list[tuple[Step, Timing]]) -> None:
    """--time: append a row for each stage to the file, or print the rows for `-`."""
    rows = [
        f"{_source(step)} , {timing.name} , {_source(step)} , {step.output} , {timing.seconds * 1000:.3f} , ms"
        for step, timing in timings
    ]
    if path == "-":
        sys.stdout.write("\n".join([_TIME_COLUMNS, *rows, ""]))
        return
    with open(path, "a", encoding="utf-8") as file:
        head = [] if file.tell() else [_TIME_COLUMNS]
        file.write("\n".join([*head, *rows, ""]))


def _source(step: Step) -> str:
    return step.argv[step.argv.index("-x") + 2] if "-x" in step.argv else step.output
