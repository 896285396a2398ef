"""Programs of this directory, and the OpenCL loader with the fault layer before Intel's device."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building import COMPILER, built, shared_library

from ..runtime.conftest import cpu_libraries

HERE = Path(__file__).parent

Compile = Callable[..., Path]


@pytest.fixture(scope="session")
def compiled() -> Compile:
    """compiled("a.hip", "-DX") -> the executable (or the file that -o's suffix implies)."""

    def compile_(source: str, *flags: str, suffix: str = ".out") -> Path:
        argv = [COMPILER, "-O1", "-g", "-I", HERE.parent / "runtime", HERE / source, *flags]
        return built(*argv, name=f"{Path(source).stem}{suffix}")

    return compile_


@pytest.fixture(scope="session")
def layer() -> Path:
    """The fault layer, a shared library."""
    # The OpenCL ABI is declared in the sources, which an installed package lacks.
    flags = ["-g", f"-I{HERE.parents[1]}", f"-I{HERE}"]
    # The loader closes its layers while the program may still call them.
    link = ["-Wl,-z,nodelete"]
    return shared_library("layer.so", [HERE / "layer.cpp"], *flags, libraries=link)


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return cpu_libraries(tmp_path_factory)


@pytest.fixture(scope="session")
def layered(layer: Path, libraries: Path) -> dict[str, str]:
    """The environment in which every OpenCL call passes the layer, through the Khronos loader."""
    return {
        "HIPSPV_OPENCL_LIBRARY": str(libraries / "libOpenCL.so.1"),
        "OCL_ICD_FILENAMES": str(libraries / "libintelocl.so"),
        "OCL_ICD_VENDORS": str(layer.parent),  # no vendor files: the system's may be other vendors'
        "OPENCL_LAYERS": str(layer),
        "LD_LIBRARY_PATH": str(libraries),  # the loader's own dependencies have no path
    }
