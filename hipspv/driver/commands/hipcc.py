"""hipcc: hipspv-cc with the options and environment variables of ROCm's hipcc.

The source is ROCm/llvm-project amd/hipcc/src/hipBin_amd.h; docs/build-systems.md lists them.
"""

from __future__ import annotations

import os
import sys

from hipspv.core.errors import DriverError
from hipspv.core.process import quote
from hipspv.core.response_files import split
from hipspv.driver import cc
from hipspv.driver.options.command_line import parse
from hipspv.driver.run.request import Request

# Bits of HIPCC_VERBOSE.
_COMMANDS, _PATHS, _ARGUMENTS = 1, 2, 4
# Options of hipcc's own without effect here: functions are supported, and the runtime is shared.
_WITHOUT_EFFECT = ("--hipcc-func-supp", "--hipcc-no-func-supp", "-use-staticlib", "-use-sharedlib")
_VERBOSE = "--hipcc-verbose="
_CODE_OBJECT = "--amdhsa-code-object-version="
_QUESTIONS = ("--short-version", "--cxxflags", "--ldflags")


def main() -> int:
    """Run the command line."""
    return cc.main(translate)


def translate(argv: list[str]) -> list[str]:
    """Return hipspv-cc's command line for hipcc's. Questions that compile nothing are answered here."""
    asked = [arg for arg in argv if arg in _QUESTIONS]
    if asked:
        _answer(asked)
    if {"--help", "-help", "-h"} & set(argv):
        from hipspv.driver.options.help import of_hipcc

        sys.stdout.write(of_hipcc())
        raise SystemExit(0)
    if "--version" in argv:
        from hipspv.driver.commands.installation import full_version

        print(f"HIP version: {full_version()}", flush=True)
    result = _command(argv)
    verbose = _verbosity(argv)
    if verbose & _PATHS:
        _print_paths()
    if verbose & _ARGUMENTS:
        print("hipcc-args:", *argv, flush=True)
    if verbose & _COMMANDS:
        print(f"hipcc-cmd: hipspv-cc{quote(result)}", flush=True)
    launcher = os.environ.get("HIP_CLANG_LAUNCHER")
    if launcher:
        _launch(launcher, result)
    return result


def _command(argv: list[str]) -> list[str]:
    variables = os.environ
    own = (_VERBOSE, _CODE_OBJECT)
    result = [w for w in argv if w not in _WITHOUT_EFFECT and not w.startswith(own)]
    if variables.get("HIP_PLATFORM", "") or variables.get("HIP_COMPILER") == "nvcc":
        _check_platform()
    if variables.get("HIP_COMPILE_CXX_AS_HIP") == "0":
        result.insert(0, "--no-cxx-as-hip")
    result.insert(0, "--cu-as-hip")
    request = Request(parse(result))
    compiles = any(item.is_source for item in request.line.inputs)
    if compiles and not request.line.has("-O"):
        result.insert(0, "-O3")  # hipcc's default
    if compiles:
        result += split(variables.get("HIPCC_COMPILE_FLAGS_APPEND", ""))
    if request.links:
        result += split(variables.get("HIPCC_LINK_FLAGS_APPEND", ""))
    return result


def _check_platform() -> None:
    from hipspv.driver.commands.installation import platform

    platform()
    if os.environ.get("HIP_COMPILER") == "nvcc":
        raise DriverError("HIP_COMPILER=nvcc: hipspv compiles with clang", "unset HIP_COMPILER")


def _verbosity(argv: list[str]) -> int:
    given = [arg[len(_VERBOSE) :] for arg in argv if arg.startswith(_VERBOSE)]
    value = given[-1] if given else os.environ.get("HIPCC_VERBOSE", "")
    return int(value) if value.isdecimal() else 0


def _answer(questions: list[str]) -> None:
    from hipspv.driver.commands.installation import full_version
    from hipspv.driver.link.command import runtime_arguments

    answers = {
        "--short-version": full_version() + "\n",
        "--cxxflags": " -O3",
        "--ldflags": " -O3 " + " ".join(runtime_arguments()),
    }
    sys.stdout.write("".join(answers[question] for question in questions))
    raise SystemExit(0)


def _print_paths() -> None:
    from hipspv.core import toolchain
    from hipspv.driver.commands import installation

    values = {
        "HIP_PATH": installation.ROOT,
        "HIP_PLATFORM": installation.platform(),
        "HIP_COMPILER": installation.COMPILER,
        "HIP_RUNTIME": installation.RUNTIME,
        "ROCM_PATH": installation.ROOT,
        "HIP_CLANG_PATH": installation.HIP_CLANG,
        "HIP_INCLUDE_PATH": toolchain.INCLUDE,
        "HIP_LIB_PATH": toolchain.LIBRARY,
        "DEVICE_LIB_PATH": toolchain.LIBRARY,
    }
    for name, value in values.items():
        print(f"{name}={value}", flush=True)


def _launch(launcher: str, argv: list[str]) -> None:
    """Run the compiler through HIP_CLANG_LAUNCHER, such as ccache."""
    from hipspv.core.toolchain import PACKAGE

    os.execvp(launcher, [launcher, os.path.join(PACKAGE, "bin", "hipspv-cc"), *argv])
