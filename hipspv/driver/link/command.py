"""clang's command for the link of a program or shared library."""

from __future__ import annotations

from hipspv.core import toolchain
from hipspv.driver.clang import openmp
from hipspv.driver.options import option_table
from hipspv.driver.options.command_line import CommandLine, Input

_LIBRARIES = {"-stdlib=": "libstdc++", "--rtlib=": "libgcc", "--unwindlib=": "libgcc"}


def command(line: CommandLine, objects: dict[Input, str], device: list[str], output: str) -> list[str]:
    """Return clang's command that links the inputs, compiled or given, in order.

    `device` are the arguments that the link of device code adds, if there was one.
    """
    argv = [toolchain.clang(), "--driver-mode=g++", "-Wno-unused-command-line-argument"]
    argv += [name + value for name, value in _LIBRARIES.items() if not line.has(name, name[1:])]
    if not line.has("-fuse-ld=", "--ld-path="):
        argv.append("-fuse-ld=lld")
    if line.has("-v"):
        argv.append("-v")
    for item in line.items:
        if isinstance(item, Input):
            argv.append(objects.get(item, item.path))
        elif option_table.LINK in item.steps:
            argv += item.spelled_for(option_table.LINK)
    argv += device + openmp.link_arguments(line)
    if not line.has(*option_table.NO_RUNTIME):
        argv += runtime_arguments()
    return [*argv, "-o", output]


def runtime_arguments() -> list[str]:
    """Return the arguments for the HIP runtime in the package, found at run time too. Programs
    without HIP don't load it."""
    directory = toolchain.LIBRARY
    argv = [f"-L{directory}", f"-Wl,-rpath,{directory}"]
    argv += ["-Wl,--push-state,--as-needed", "-lhipspv", "-Wl,--pop-state"]
    return [*argv, "-lm", "-lpthread"]
