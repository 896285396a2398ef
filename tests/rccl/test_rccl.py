"""RCCL's calls arrive at NCCL's, with the driver's streams and devices for HIP's."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.build_systems.conftest import BIN, launcher, module_directory
from tests.build_systems.conftest import cache as cache  # which need these
from tests.build_systems.conftest import directory as directory
from tests.build_systems.conftest import run as run  # a fixture
from tests.building import COMPILER, built
from tests.runtime.conftest import Result, execute
from tests.standins.cuda.build import build_driver, build_nccl

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
Start = Callable[..., Result]


@pytest.fixture(scope="session")
def stand_ins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of the stand-ins for NCCL and the driver."""
    directory = tmp_path_factory.mktemp("nccl")
    for library in (build_driver(), build_nccl()):
        (directory / library.name).symlink_to(library)
    return directory


@pytest.fixture
def start(stand_ins: Path, tmp_path: Path) -> Start:
    """start("calls.hip", "messages", CUDA_DEVICES="1") -> Result, over the stand-ins."""
    variables = {
        "LD_LIBRARY_PATH": f"{stand_ins}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}",
        "HIPSPV_BACKEND": "cuda",
        "HIPSPV_CACHE": "0",
        "CUDA_DEVICES": "2",
        "NCCL_LOG": str(tmp_path / "log"),
    }

    def start_(source: str, *argv: str, **more: str) -> Result:
        result = execute([str(program(source)), *argv], {**variables, **more})
        assert result.status == 0, result.stdout + result.stderr
        return result

    return start_


def program(source: str) -> Path:
    argv = ["-O1", "-w", "-I", ROOT / "examples", HERE / source, "-lrccl"]
    return built(COMPILER, *argv, name=Path(source).stem)


def calls(directory: Path, *names: str) -> list[str]:
    lines = (directory / "log").read_text().splitlines()
    return [line for line in lines if not names or line.split()[0] in names]


@pytest.mark.parametrize("devices", ["1", "2", "3"])
def test_sums(start: Start, devices: str) -> None:
    result = start("all_reduce.hip", CUDA_DEVICES=devices)
    count = 60 * int(devices) << 20
    assert result.stdout == f"NCCL 22907, {devices} GPUs\n{count} checked, 0 wrong\n"


def test_messages(start: Start, tmp_path: Path) -> None:
    values = start("calls.hip", "messages").values
    assert calls(tmp_path, "ncclSend") == [f"ncclSend {values['send']} 3 0 1 {values['stream']}"]
    assert calls(tmp_path, "ncclRecv") == [f"ncclRecv {values['receive']} 5 8 0 {values['stream']}"]


def test_operations_of_messages(start: Start, tmp_path: Path) -> None:
    """All-to-all, gather at the root and elsewhere, scatter, and all-to-all of several sizes."""
    v = start("calls.hip", "own_operations").values
    a, b = int(v["a"], 16), int(v["b"], 16)
    lines = calls(tmp_path, "ncclGroupStart", "ncclGroupEnd", "ncclSend", "ncclRecv")
    begin, end, stream = "ncclGroupStart", "ncclGroupEnd", v["stream"]

    def send(offset: int, count: int, kind: int, peer: int) -> str:
        return f"ncclSend {a + offset:#x} {count} {kind} {peer} {stream}"

    def receive(offset: int, count: int, kind: int, peer: int) -> str:
        return f"ncclRecv {b + offset:#x} {count} {kind} {peer} {stream}"

    all_to_all = [send(0, 2, 2, 0), receive(0, 2, 2, 0), send(8, 2, 2, 1), receive(8, 2, 2, 1)]
    gather = [send(0, 4, 1, 0), receive(0, 4, 1, 0), receive(4, 4, 1, 1)]
    scatter = [send(0, 4, 6, 0), send(8, 4, 6, 1), receive(0, 4, 6, 0)]
    several = [receive(16, 6, 4, 0), send(8, 7, 4, 1)]
    groups = [all_to_all, gather, [send(0, 4, 1, 0)], scatter, several]
    assert lines == [line for group in groups for line in (begin, *group, end)]


@pytest.mark.parametrize("section", ["errors", "capture", "memory"])
def test_section(start: Start, section: str) -> None:
    start("calls.hip", section)


def test_devices_have_the_drivers_ids(start: Start, tmp_path: Path) -> None:
    start("calls.hip", "devices")
    assert calls(tmp_path, "ncclCommInitAll") == ["ncclCommInitAll 2 1,0"]


def test_a_hidden_device_is_not_counted(start: Start, tmp_path: Path) -> None:
    start("calls.hip", "hidden_device", HIP_VISIBLE_DEVICES="1")
    assert calls(tmp_path, "ncclCommInitAll") == ["ncclCommInitAll 1 1"]


def test_another_device_is_an_error() -> None:
    result = execute([str(program("calls.hip")), "other_device"], {"HIPSPV_BACKEND": "opencl"})
    assert result.status == 0, result.stdout
    assert "hipspv: error: RCCL needs NVIDIA's GPUs" in result.stderr


def test_a_missing_library_is_an_error(stand_ins: Path, tmp_path: Path) -> None:
    (tmp_path / "libcuda.so.1").symlink_to(stand_ins / "libcuda.so.1")
    variables = {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda"}
    result = execute([str(program("calls.hip")), "no_library"], variables)
    assert result.status == 0, result.stdout + result.stderr


def test_cuda_sources_link_nccl_by_its_name(tmp_path: Path) -> None:
    source = tmp_path / "a.cu"
    source.write_text(
        "#include <nccl.h>\n#include <cstdio>\nint main() { cudaStream_t s = nullptr;\n"
        "std::puts(ncclGetErrorString(ncclAllReduce(0, 0, 0, ncclInt, ncclSum, 0, s))); }\n"
    )
    argv = [COMPILER.parent / "hipspv-nvcc", source, "-lnccl"]
    result = execute([str(built(*argv))], {"HIPSPV_BACKEND": "opencl"})
    assert result.stdout == "invalid usage\n"


@pytest.mark.parametrize("target", ["roc::rccl", "rccl", "${RCCL_LIBRARIES}"])
def test_cmake_finds_the_package(target: str, directory: Path, run: Callable[..., Result]) -> None:
    (directory / "main.cpp").write_text(
        "#include <rccl/rccl.h>\n#include <cstdio>\nint main() { std::puts(ncclGetErrorString(ncclSystemError)); }\n"
    )
    (directory / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.21)\nproject(app LANGUAGES CXX)\n"
        "find_package(rccl 2.18 REQUIRED)\nadd_executable(app main.cpp)\n"
        f"target_link_libraries(app PRIVATE {target})\n"
    )
    cmake = module_directory("cmake", "CMAKE_BIN_DIR") + "/cmake"
    argv = [f"-DCMAKE_PREFIX_PATH={BIN.parent}", f"-DCMAKE_CXX_COMPILER={launcher('hipspv-cc')}"]
    run(cmake, "-S", directory, "-B", directory / "build", *argv)
    run(cmake, "--build", directory / "build")
    assert run(directory / "build" / "app").stdout == "unhandled system error\n"
