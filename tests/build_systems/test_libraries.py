"""CMake finds the packages of ROCm's libraries, whose targets give headers and the library."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.build_systems.conftest import BIN, Run, launcher, module_directory


@pytest.mark.parametrize(
    ("target", "header", "statements", "printed"),
    [
        (
            "roc::hipblas",
            "hipblas/hipblas.h",
            "std::puts(hipblasStatusToString(HIPBLAS_STATUS_NOT_SUPPORTED));",
            "HIPBLAS_STATUS_NOT_SUPPORTED",
        ),
        (
            "roc::rocblas",
            "rocblas/rocblas.h",
            "std::puts(rocblas_status_to_string(rocblas_status_not_implemented));",
            "rocblas_status_not_implemented",
        ),
        (
            "roc::hipblaslt",
            "hipblaslt/hipblaslt.h",
            'hipblasLtMatmulPreference_t p; int r = hipblasLtMatmulPreferenceCreate(&p); std::printf("%d\\n", r);',
            "0",
        ),
        ("hip::hipfft", "hipfft/hipfft.h", 'int v; hipfftGetVersion(&v); std::printf("%d\\n", v);', "11303"),
        ("hip::hiprand", "hiprand/hiprand.h", 'int v; hiprandGetVersion(&v); std::printf("%d\\n", v);', "301000"),
        (
            "roc::hipsolver",
            "hipsolver/hipsolver.h",
            'hipsolverHandle_t h; int r = hipsolverCreate(&h); r += hipsolverDestroy(h); std::printf("%d\\n", r);',
            "0",
        ),
        (
            "roc::hipsparse",
            "hipsparse/hipsparse.h",
            "std::puts(hipsparseGetErrorName(HIPSPARSE_STATUS_NOT_SUPPORTED));",
            "HIPSPARSE_STATUS_NOT_SUPPORTED",
        ),
        ("roc::rocrand", "rocrand/rocrand.h", 'int v; rocrand_get_version(&v); std::printf("%d\\n", v);', "400100"),
    ],
)
def test_cmake_finds_the_package(
    target: str, header: str, statements: str, printed: str, directory: Path, run: Run
) -> None:
    (directory / "main.cpp").write_text(f"#include <{header}>\n#include <cstdio>\nint main() {{ {statements} }}\n")
    (directory / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.21)\nproject(app LANGUAGES CXX)\n"
        f"find_package({target.partition('::')[2]} REQUIRED)\nadd_executable(app main.cpp)\n"
        f"target_link_libraries(app PRIVATE {target})\n"
    )
    cmake = module_directory("cmake", "CMAKE_BIN_DIR") + "/cmake"
    argv = [f"-DCMAKE_PREFIX_PATH={BIN.parent}", f"-DCMAKE_CXX_COMPILER={launcher('hipspv-cc')}"]
    run(cmake, "-S", directory, "-B", directory / "build", *argv)
    run(cmake, "--build", directory / "build")
    assert run(directory / "build" / "app").stdout == printed + "\n"
