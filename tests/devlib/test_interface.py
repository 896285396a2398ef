"""The device libraries have the same functions."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipspv.llvm import Context, Linkage, Module

from .ptx import LIBRARY, PACKAGE

# Functions of SPIR-V's library that NVIDIA's lacks, by what calls them.
SPIRV_ONLY = {
    "the pass lower-printf: printf is the driver's vprintf": {"__hipspv_printf"},
    "the pass lower-recursion: PTX has recursion": {"__hipspv_stack_overflow"},
    "the pass check-races": {
        *("__hipspv_race_access", "__hipspv_race_barrier", "__hipspv_race_begin"),
        *("__hipspv_race_end", "__hipspv_race_open", "__hipspv_race_sync"),
        *("__hipspv_race_unchecked", "__hipspv_race_variable", "__hipspv_race_warp"),
    },
    "it is the driver's": {"__assertfail"},
}
# Functions that every program for NVIDIA's GPUs may call (CUDA C++ Programming Guide; PTX
# Interoperability, System Calls).
DRIVER = {"__assertfail", "free", "malloc"}


@pytest.fixture
def context() -> Iterator[Context]:
    with Context() as context:
        yield context


def shared_functions(module: Module) -> set[str]:
    return {f.name for f in module.definitions() if f.linkage != Linkage.INTERNAL}


def undefined(module: Module) -> set[str]:
    functions = module.functions()
    return {f.name for f in functions if f.is_declaration and not f.is_intrinsic}


def libdevice() -> Path | None:
    """NVIDIA's libdevice, if CUDA is installed here."""
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        file = Path(os.environ.get(variable, "/usr/local/cuda"), "nvvm/libdevice/libdevice.10.bc")
        if file.exists():
            return file
    return None


def test_nvidias_library_has_the_functions_of_spirvs(context: Context) -> None:
    spirv = Module.read(str(PACKAGE / "lib/hipspv-spirv64.bc"), context)
    nvidia = Module.read(str(LIBRARY), context)
    lacking = shared_functions(spirv) - shared_functions(nvidia)
    assert lacking == set[str]().union(*SPIRV_ONLY.values())


@pytest.mark.parametrize("library", [PACKAGE / "lib/hipspv-spirv64.bc", LIBRARY], ids=["spirv64", "nvptx64"])
def test_static_functions_have_the_librarys_prefix(library: Path, context: Context) -> None:
    """Passes that warn of a program's code leave out the library's by it."""
    static = [f.name for f in Module.read(str(library), context).definitions() if f.linkage == Linkage.INTERNAL]
    assert static and [name for name in static if not name.startswith("__hipspv_")] == []


def test_only_libdevice_and_the_driver_are_needed(context: Context) -> None:
    needed = undefined(Module.read(str(LIBRARY), context))
    others = {name for name in needed if not name.startswith("__nv")}
    assert others == DRIVER


def test_libdevice_has_the_functions_that_are_needed(context: Context) -> None:
    file = libdevice()
    if file is None:
        pytest.skip("needs CUDA: set CUDA_PATH")
    needed = undefined(Module.read(str(LIBRARY), context))
    # LLVM folds calls of __nvvm_reflect.
    assert needed - DRIVER - {"__nvvm_reflect"} <= shared_functions(Module.read(str(file), context))
