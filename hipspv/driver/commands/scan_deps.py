"""clang-scan-deps for sources that hipspv-cc compiles.

CMake scans C++20 sources for modules: it calls clang-scan-deps with the compiler's command after `--`, and
clang-scan-deps takes that for a command of clang. This wrapper turns the command into clang's: it adds hipspv's
headers, and removes the options that only hipspv-cc knows. Commands of other compilers pass unchanged.
"""

from __future__ import annotations

import os
import sys

from hipspv.core import toolchain
from hipspv.core.response_files import expand
from hipspv.driver.clang.shared_arguments import package_headers
from hipspv.driver.commands.installation import HIP_CLANG
from hipspv.driver.options import option_table
from hipspv.driver.options.command_line import CommandLine, parse

_COMPILERS = ("hipspv-cc", "hipcc")
# Options for files written in addition to the answer.
_FILES = ("-c", "-o", "-MD", "-MMD", "-MF", "-MT", "-MQ", "-MP")
# Macros that headers test; clang's other predefined macros for HIP don't affect includes.
_LANGUAGE = ["-D__HIP__=1", "-D__HIPCC__=1"]


def main() -> int:
    """Replace this process by clang-scan-deps."""
    argv = sys.argv[1:]
    if "--" in argv:
        position = argv.index("--") + 1
        compiler = argv[position : position + 1]
        if compiler and _is_ours(compiler[0]):
            argv[position:] = _clangs_command(parse(expand(argv[position + 1 :])))
    program = toolchain.clang_tool("clang-scan-deps")
    os.execv(program, [program, *argv])


def _is_ours(compiler: str) -> bool:
    directory, name = os.path.split(os.path.realpath(compiler))
    return name in _COMPILERS or directory == os.path.realpath(HIP_CLANG)


def _clangs_command(line: CommandLine) -> list[str]:
    """Return the command with which clang would compile the host side as C++."""
    argv = [toolchain.clang(), "--driver-mode=g++", "-stdlib=libstdc++"]
    argv += package_headers(hip=True) + _LANGUAGE
    argv += line.arguments_for(option_table.HOST)
    argv += [arg for argument in line.given(*_FILES) for arg in argument.argv]
    return [*argv, "-x", "c++", *(item.path for item in line.inputs)]
