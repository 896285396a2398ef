"""A directory with the layout of CUDA's toolkit and of ROCm: symbolic links to this installation.

Build files look for both by their layout: CMake's FindCUDA and FindCUDAToolkit, Meson's dependencies/cuda.py,
PyTorch's cpp_extension.py, the scripts of Bazel's rules_cuda, and Makefiles.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex

from hipspv.core import toolchain
from hipspv.core.errors import DriverError
from hipspv.driver.clang import cccl
from hipspv.driver.commands.installation import ROOT, VARIABLES, hip_version
from hipspv.driver.nvcc.steps import RELEASE
from hipspv.targets.nvptx import libdevice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_MARK = ".hipspv"  # the file that tells a directory of this kind
_HOST = "targets/x86_64-linux"  # of CUDA's toolkit


def make(directory: str) -> str:
    """Make or renew the directory, and return commands for sh that let build files find it.

    Raises DriverError if it has other content.
    """
    directory = os.path.abspath(directory)
    if os.path.lexists(directory) and os.listdir(directory) and not os.path.exists(os.path.join(directory, _MARK)):
        raise DriverError(f"{directory} has content that isn't hipspv's", "name a new directory")
    for name, text in _files():
        with _replaced(os.path.join(directory, name)) as draft, open(draft, "w", encoding="utf-8") as file:
            file.write(text)
    _make_header_directory(os.path.join(directory, "include"))
    for name, target in _links():
        with _replaced(os.path.join(directory, name)) as draft:
            os.symlink(target, draft)
    return _commands(directory)


def _make_header_directory(path: str) -> None:
    # A symbolic link of earlier versions: links below it would be made in the installation.
    if os.path.islink(path):
        os.unlink(path)
    os.makedirs(path, exist_ok=True)


@contextlib.contextmanager
def _replaced(path: str) -> Iterator[str]:
    """Yield the path of a draft, which then replaces the path atomically: builds may be using it."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    draft = f"{path}.{os.getpid()}.tmp"
    try:
        yield draft
        os.replace(draft, path)
    finally:
        if os.path.lexists(draft):
            os.unlink(draft)


def _links() -> Iterator[tuple[str, str]]:
    # The commands find hipspv by their own links.
    for directory in ("bin", "llvm/bin"):
        for name in os.listdir(os.path.join(ROOT, directory)):
            yield f"{directory}/{name}", os.path.join(ROOT, directory, name)
    yield from _header_links()
    yield "lib", toolchain.LIBRARY
    yield "lib64", toolchain.LIBRARY
    yield f"{_HOST}/include", os.path.join(os.pardir, os.pardir, "include")
    yield f"{_HOST}/lib", toolchain.LIBRARY
    for path in libdevice.installed():
        yield f"nvvm/libdevice/{os.path.basename(path)}", path


def _header_links() -> Iterator[tuple[str, str]]:
    # CUDA's directory has CCCL's headers beside the runtime's, and build files search them there (RAJA's FindCUB).
    found = cccl.directory()
    for directory in (toolchain.INCLUDE, *([found] if found else [])):
        for name in os.listdir(directory):
            yield f"include/{name}", os.path.join(directory, name)


def _files() -> Iterator[tuple[str, str]]:
    release = ".".join(map(str, RELEASE.values()))
    yield _MARK, "A directory of hipspv toolkit.\n"
    yield "version.json", json.dumps({"cuda": {"name": "hipspv", "version": release}}) + "\n"
    yield "version.txt", f"CUDA Version {release}\n"
    yield ".info/version", f"{hip_version()}\n"  # ROCm's


def _commands(directory: str) -> str:
    values = dict.fromkeys(VARIABLES, directory)
    values["CUDACXX"] = os.path.join(directory, "bin", "nvcc")  # CMake asks it before PATH
    lines = [f"export {name}={shlex.quote(value)}" for name, value in values.items()]
    libraries = os.path.join(directory, "lib64")
    # LD_RUN_PATH: GNU's linker makes it the rpath of programs that another compiler links.
    paths = {"PATH": os.path.join(directory, "bin"), "LD_LIBRARY_PATH": libraries, "LD_RUN_PATH": libraries}
    lines += [f'export {name}={shlex.quote(value)}"${{{name}:+:${name}}}"' for name, value in paths.items()]
    return "\n".join(lines) + "\n"
