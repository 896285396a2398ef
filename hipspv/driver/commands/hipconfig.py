"""hipconfig: ROCm's tool that tells build scripts where HIP is.

Queries and the form of their answers are those of ROCm/llvm-project amd/hipcc/src/hipconfig.cpp:
answers follow each other without a newline; the newline is a query of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

from hipspv.core import toolchain
from hipspv.core.errors import DriverError
from hipspv.driver.commands import installation
from hipspv.targets import TARGETS


def _full() -> str:
    """Return everything, for human readers."""
    clang = subprocess.run([toolchain.clang(), "--version"], capture_output=True, text=True)
    system = os.uname()
    variables = [f"{k}={v}" for k, v in sorted(os.environ.items()) if k.startswith(_FAMILIES)]
    lines = [
        f"HIP version: {installation.full_version()}",
        "",
        "==hipconfig",
        f"HIP_PATH           :{installation.ROOT}",
        f"ROCM_PATH          :{installation.ROOT}",
        f"HIP_COMPILER       :{installation.COMPILER}",
        f"HIP_PLATFORM       :{installation.platform()}",
        f"HIP_RUNTIME        :{installation.RUNTIME}",
        f"CPP_CONFIG         :{installation.cpp_config()}",
        "",
        "==hip-clang",
        f"HIP_CLANG_PATH     :{installation.HIP_CLANG}",
        clang.stdout.rstrip(),
        "",
        "== Environment Variables",
        f"PATH ={os.environ.get('PATH', '')}",
        *variables,
        "",
        "== Linux Kernel",
        "Hostname      :",
        system.nodename,
        " ".join((system.sysname, system.nodename, system.release, system.version, system.machine)),
    ]
    return "\n".join(lines) + "\n\n"


def _check() -> str:
    """--check: print everything, and check that PATH and the variables lead to this installation."""
    import shutil

    lines = [_full() + "Check system installation:"]
    found = shutil.which("hipconfig")
    lines += ["check hipconfig in PATH...", "good" if found else "FAIL"]
    for name in ("HIP_PATH", "ROCM_PATH"):
        value = os.environ.get(name, installation.ROOT)
        same = os.path.realpath(value) == os.path.realpath(installation.ROOT)
        lines += [f"check {name} ({value}) is this installation...", "good" if same else "FAIL"]
    libraries = [toolchain.in_library(target.library) for target in TARGETS.values()]
    missing = [f for f in (toolchain.RUNTIME, *libraries) if not os.path.exists(f)]
    lines += ["check the libraries...", f"FAIL: no {', '.join(missing)}" if missing else "good"]
    return "\n".join(lines) + "\n"


def _usage() -> str:
    lines = ["usage: hipconfig [OPTIONS]"]
    lines += [f"  {long + ', ' + short:<19}: {help}" for long, short, help, _ in _ROWS if short]
    lines += [f"  {long:<19}: {help}" for long, short, help, _ in _ROWS if not short]
    return "\n".join(lines) + "\n"


_FAMILIES = ("HIP", "HSA", "CUDA", "LD_LIBRARY_PATH")
# option, its short form, its description, its answer
_ROWS: tuple[tuple[str, str, str, Callable[[], str]], ...] = (
    ("--path", "-p", "print HIP_PATH: where hipspv is", lambda: installation.ROOT),
    ("--rocmpath", "-R", "print ROCM_PATH: the same", lambda: installation.ROOT),
    ("--cpp_config", "-C", "print C++ compiler options", installation.cpp_config),
    ("--compiler", "-c", "print compiler (clang)", lambda: installation.COMPILER),
    ("--platform", "-P", "print platform (spirv)", installation.platform),
    ("--runtime", "-r", "print runtime (spirv)", lambda: installation.RUNTIME),
    ("--hipclangpath", "-l", "print HIP_CLANG_PATH", lambda: installation.HIP_CLANG),
    ("--full", "-f", "print full config", _full),
    ("--version", "-v", "print hip version", installation.full_version),
    ("--newline", "-n", "print newline", lambda: "\n"),
    ("--help", "-h", "print help message", _usage),
    ("--check", "", "check configuration", _check),
)  # fmt: skip

_ANSWERS = {name: row[3] for row in _ROWS for name in row[:2] if name}


def main() -> int:
    """Answer the queries in order. An unknown query prints the usage, as in ROCm's hipconfig."""
    try:
        for query in sys.argv[1:] or ["--full"]:
            sys.stdout.write(_ANSWERS.get(query, _usage)())
    except DriverError as error:
        sys.stdout.flush()
        print(f"hipconfig: error: {error}\nhipconfig: note: {error.remedy}", file=sys.stderr)
        return error.code
    return 0
