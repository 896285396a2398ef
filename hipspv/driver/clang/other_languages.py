"""clang's command for sources that aren't HIP."""

from __future__ import annotations

import os

from hipspv.core import toolchain
from hipspv.driver.clang import auxiliary_outputs, depfile, openmp
from hipspv.driver.clang.front_end import mode_arguments
from hipspv.driver.clang.shared_arguments import package_headers
from hipspv.driver.options import option_table
from hipspv.driver.options.command_line import CommandLine, Input

_CXX = ("c++", "objective-c++")


def command(line: CommandLine, source: Input, output: str | None, links: bool) -> list[str]:
    """Return clang's command for one source in C, C++, assembly or IR."""
    cxx = source.language.startswith(_CXX)
    argv = [toolchain.clang(), *(["--driver-mode=g++", "-stdlib=libstdc++"] if cxx else [])]
    if source.language.startswith(("c", "objective-c")):
        argv += package_headers(hip=False)
    argv += line.arguments_for(option_table.HOST) + openmp.header_arguments(line)
    if links:
        # This command does only a part of the user's, so its file names need the stem.
        stem = os.path.splitext(os.path.basename(source.path))[0]
        argv += ["-Wno-unused-command-line-argument", "-c"]
        argv += auxiliary_outputs.argv(line, auxiliary_outputs.stem(line, stem, links))
    else:
        argv += mode_arguments(line)
        argv += [w for a in line.given("-c", "-S", "-emit-llvm") for w in a.argv]
    if depfile.wanted(line):
        argv += depfile.argv(line, depfile.target(line, source.path), depfile.path(line, source.path))
    keep = line.given("-save-temps", "--save-temps", "-save-temps=", "--save-temps=")
    argv += [w for a in keep for w in a.argv]
    if line.has("-v"):
        argv.append("-v")
    if output is not None:
        argv += ["-o", output]
    return [*argv, "-x", source.language, source.path]
