"""clang-scan-deps for sources that hipspv-cc compiles.

CMake scans C++20 sources for modules: it calls clang-scan-deps with the compiler's command after
`--`, and that reads the command as clang's own. This stands in front, and makes it clang's: with
hipspv's headers, and without the options that only hipspv-cc knows. Other compilers' commands pass
as they are.
"""

from __future__ import annotations

import os
import sys

from hipspv.driver import options, toolchain
from hipspv.driver.installation import HIP_CLANG
from hipspv.driver.options import CommandLine, parse
from hipspv.driver.response import expand
from hipspv.driver.stages.clang import package_headers

_COMPILERS = ("hipspv-cc", "hipcc")
# What is written beside the answer.
_FILES = ("-c", "-o", "-MD", "-MMD", "-MF", "-MT", "-MQ", "-MP")
# Headers look at these; what clang predefines for HIP besides is of no importance to includes.
_LANGUAGE = ["-D__HIP__=1", "-D__HIPCC__=1"]


def main() -> int:
    """Become clang-scan-deps."""
    words = sys.argv[1:]
    if "--" in words:
        position = words.index("--") + 1
        compiler = words[position : position + 1]
        if compiler and _is_ours(compiler[0]):
            words[position:] = _clangs_command(parse(expand(words[position + 1 :])))
    program = toolchain.clang_tool("clang-scan-deps")
    os.execv(program, [program, *words])


def _is_ours(compiler: str) -> bool:
    folder, name = os.path.split(os.path.realpath(compiler))
    return name in _COMPILERS or folder == os.path.realpath(HIP_CLANG)


def _clangs_command(line: CommandLine) -> list[str]:
    """The command as clang would compile the host side as C++."""
    words = [toolchain.clang(), "--driver-mode=g++", "-stdlib=libstdc++"]
    words += package_headers(hip=True) + _LANGUAGE
    words += line.words_for(options.HOST)
    words += [word for argument in line.given(*_FILES) for word in argument.words]
    return [*words, "-x", "c++", *(item.path for item in line.inputs)]
