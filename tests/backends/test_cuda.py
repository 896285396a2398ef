"""The back end for CUDA, over a stand-in for the driver's library."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from hipspv.bundle.program_bundle import unpack
from tests.building import COMPILER, built
from tests.fuzz.readers import cubin
from tests.runtime.conftest import Result, execute

from .conftest import HERE, RunProgram, calls

PROGRAM = HERE / "cuda_backend.hip"
SECTIONS = re.findall(r"^SECTION\((\w+)\)", PROGRAM.read_text(), re.M)

Run = Callable[..., Result]


@pytest.fixture
def run(run_program: RunProgram) -> Run:
    """Runs a section of the program, with variables in the environment."""

    def run_(section: str, env: Mapping[str, str] | None = None, *words: str, source: Path = PROGRAM) -> Result:
        return run_program(source, section, env, *words)

    return run_


# The entry points that a section calls, in their order, as far as they are of interest.
CALLS = {
    "memory": [
        "cuMemAlloc_v2 1000",
        "cuMemHostAlloc 2000 3",
        "cuMemAllocManaged 3000 1",
        "cuMemAlloc_v2 968880224",
        "cuMemHostAlloc 209715200 3",
        "cuMemPrefetchAsync_v2 3000 1 0 0",
        "cuMemPrefetchAsync_v2 3000 2 0 0",
    ],
    "fills": [
        "cuMemAlloc_v2 32",
        "cuMemsetD8Async 17 32",
        "cuMemsetD16Async 8755 4",
        "cuMemsetD32Async 1146447479 2",
        "cuStreamWriteValue64_v2 0 81985529216486895",
    ],
    "launches": [
        "cuLaunchKernel _Z3addPfS_i 2 3 4 8 2 1 0",
        "cuLaunchKernel sum 1 1 1 1 1 1 0",
        "cuLaunchKernel sum 1 1 1 1 1 1 0",
    ],
    # The attribute 8 is the limit of dynamic shared memory.
    "shared_memory": [
        "cuLaunchKernel nothing 1 1 1 1 1 1 49152",
        "cuFuncSetAttribute nothing 8 102400",
        "cuLaunchKernel nothing 1 1 1 1 1 1 102400",
        "cuLaunchKernel nothing 1 1 1 1 1 1 61440",
        "cuFuncSetAttribute nothing 8 232448",
        "cuLaunchKernel nothing 1 1 1 1 1 1 232448",
    ],
    # From device 1 to device 0, then two rows of 8 bytes to device 1.
    "peers": [
        "cuCtxEnablePeerAccess 0 1 0",
        "cuCtxDisablePeerAccess 0 1",
        "cuMemcpyPeerAsync 0 1 4000",
        "cuMemcpy3DPeerAsync 8 2 1 to 1 device pitch 40 rows 2 from 0 device pitch 80 rows 2",
        "cuCtxEnablePeerAccess 2 1 0",
        "cuCtxEnablePeerAccess 2 1 0",
    ],
    "virtual_memory": [
        "cuMemMap 2097152 0",
        "cuMemSetAccess 2097152 device 0 3",
        "cuMemSetAccess 2097152 device 0 3 device 1 1",
        "cuMemMap 2097152 0",
        "cuMemSetAccess 2097152 device 0 3",
        "cuMemUnmap 2097152",
        "cuMemUnmap 2097152",
    ],
    # Waits for the device's memory and for pinned memory, two waits for the host, which reads the
    # memory, and a wide write to managed memory, which is a fill of two halves.
    "value_operations": [
        *(f"cuStreamWaitValue32_v2 {flags} {value}" for flags, value in [(0, 10), (1, 10), (2, 6)]),
        f"cuStreamWaitValue64_v2 3 {2**64 - 16}",
        *(f"cuStreamWaitValue32_v2 0 {gate}" for gate in (1, 2)),
        "cuMemsetD2D32Async 8 1 1 1",
        "cuMemsetD2D32Async 8 2 1 1",
    ],
    "batches": ["cuStreamBatchMemOp_v2 255, write 2 0, write 2 1, write 2 2, write 2 3"],
    "advice": [
        "cuMemAdvise_v2 8192 1 2 0",
        "cuMemAdvise_v2 4096 3 1 1",
        "cuMemAdvise_v2 4096 4 1 1",
        "cuMemAdvise_v2 4096 5 2 0",
        "cuMemPrefetchAsync_v2 4096 1 1 0",
    ],
    "pool_access": ["cuCtxEnablePeerAccess 1 0 0"],
    "cooperative": ["cuLaunchCooperativeKernel nothing 264 1 1 1024 1 1 0"],
    "priorities": ["cuStreamCreateWithPriority 1 -5", "cuStreamCreateWithPriority 1 0"],
}

ENVIRONMENTS = {
    "two_devices": {"CUDA_DEVICES": "2"},
    "peers": {"CUDA_DEVICES": "3"},
    "virtual_memory": {"CUDA_DEVICES": "2"},
    "advice": {"CUDA_DEVICES": "2"},
    "pool_access": {"CUDA_DEVICES": "2"},
    "no_peers": {"CUDA_DEVICES": "2", "CUDA_PEERS": "0"},
}


@pytest.mark.parametrize("section", SECTIONS)
def test_section(run: Run, tmp_path: Path, section: str) -> None:
    result = run(section, ENVIRONMENTS.get(section))
    assert result.status == 0, result.stdout + result.stderr
    expected = CALLS.get(section)
    if expected is not None:
        symbols = {line.split()[0] for line in expected}
        assert calls(tmp_path, *symbols)[-len(expected) :] == expected


@pytest.mark.parametrize("section", ["reset", "reset_after_an_error", "limits"])
def test_a_reset_uses_nothing_of_the_former_context(run: Run, tmp_path: Path, section: str) -> None:
    assert run(section).status == 0
    assert len(calls(tmp_path, "cuDevicePrimaryCtxReset_v2")) == 1
    assert calls(tmp_path, "a") == []  # "a stream of another context"


def test_a_reset_opens_no_device(run: Run, tmp_path: Path) -> None:
    assert run("reset_without_use").status == 0
    assert len(calls(tmp_path, "cuDevicePrimaryCtxRetain")) == 1
    assert len(calls(tmp_path, "cuDevicePrimaryCtxReset_v2")) == 1


@pytest.mark.parametrize("section", ["contents", "initial_value_after_an_error"])
def test_managed_variables_outlive_a_reset(run: Run, tmp_path: Path, section: str) -> None:
    result = run(section, source=HERE / "cuda_managed.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert len(calls(tmp_path, "cuMemAllocManaged")) == 2


@pytest.mark.parametrize(
    ("section", "call"),
    [
        ("memory", "cuIpcOpenMemHandle_v2 1"),
        ("event", "cuIpcOpenMemHandle_v2 1"),
        ("pool", "cuMemPoolImportFromShareableHandle 1 0"),
        ("pool_access", "cuMemPoolSetAccess 1 device 0 3"),
    ],
)
def test_processes_share(run: Run, tmp_path: Path, section: str, call: str) -> None:
    result = run(section, {"CUDA_DEVICES": "2"}, source=HERE / "cuda_sharing.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert call in calls(tmp_path, call.split()[0])


def test_a_batch_is_one_call(run: Run, tmp_path: Path) -> None:
    assert run("batches").status == 0
    first, *_ = calls(tmp_path, "cuStreamBatchMemOp_v2")
    assert first == "cuStreamBatchMemOp_v2 4, write 2 5, barrier 0, wait 4 1 9, write 2 6"
    assert calls(tmp_path, "cuStreamWriteValue32_v2")[0] == "cuStreamWriteValue32_v2 0 8"


WAITS = ["host_function", "registered_later", "value", "masked_value", "loaded_module"]


@pytest.mark.parametrize("section", WAITS)
def test_kernels_are_loaded_before_a_stream_waits_for_the_host(run: Run, section: str) -> None:
    result = run(section, source=HERE / "cuda_waits.hip")
    assert result.status == 0, result.stdout + result.stderr


@pytest.mark.parametrize(("section", "loads"), [("many_kernels", 1), ("too_many_kernels", 0)])
def test_a_large_program_is_not_loaded_before_a_wait(run: Run, tmp_path: Path, section: str, loads: int) -> None:
    result = run(section, source=HERE / "cuda_waits.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert len(calls(tmp_path, "cuModuleLoadDataEx")) == loads


def test_a_program_may_end_while_a_stream_waits_for_a_value(run: Run) -> None:
    result = run("leaves_while_waiting")
    assert (result.status, result.stderr) == (0, "")


def test_a_cached_binary_is_found(run: Run, tmp_path: Path) -> None:
    cache = {"HIPSPV_CACHE": "1", "HIPSPV_CACHE_DIR": str(tmp_path / "cache")}
    for linked in (1, 0):
        (tmp_path / "log").unlink(missing_ok=True)
        assert run("build", cache).status == 0
        assert len(calls(tmp_path, "cuLinkComplete")) == linked


@pytest.mark.parametrize("damage", ["content", "refused"])
def test_a_damaged_binary_is_rebuilt(run: Run, tmp_path: Path, damage: str) -> None:
    cache = {"HIPSPV_CACHE": "1", "HIPSPV_CACHE_DIR": str(tmp_path / "cache")}
    assert run("build", cache).status == 0
    (file,) = (tmp_path / "cache").rglob("*.bin")
    if damage == "content":
        content = bytearray(file.read_bytes())
        content[-5] ^= 1
        file.write_bytes(content)
    else:
        # The driver refuses every binary, also the new one.
        result = run("build", {**cache, "CUDA_FAIL": "cuModuleLoadDataEx=200"})
        assert "doesn't take the code" in result.stderr
        assert not file.exists()
    (tmp_path / "log").unlink()
    assert run("build", cache).status == 0
    assert len(calls(tmp_path, "cuLinkComplete")) == 1


@pytest.mark.parametrize(
    ("failure", "words"),
    [
        ("cuLinkAddData_v2=218", ["the stand-in's log"]),
        ("cuLinkAddData_v2=222", ["CUDA 13.0", "remedy: update the NVIDIA driver"]),
        ("cuLinkComplete=221", ["libnvidia-ptxjitcompiler.so.1"]),
    ],
)
def test_the_log_of_a_failed_build(run: Run, failure: str, words: list[str]) -> None:
    result = run("build", {"CUDA_FAIL": failure})
    assert result.status == 1
    assert "hipErrorNoBinaryForGpu" in result.stdout
    assert all(word in result.stderr for word in [*words, "NVIDIA stand-in"])


@pytest.mark.parametrize(
    ("section", "failure", "error"),
    [
        ("launches", "cuLaunchKernel=701", "hipErrorLaunchOutOfResources"),
        ("launches", "cuLaunchKernel=719", "hipErrorLaunchFailure"),
        ("memory", "cuMemHostAlloc=2", "hipErrorOutOfMemory"),
        ("memory", "cuMemAlloc_v2=700", "hipErrorIllegalAddress"),
        ("copies", "cuMemcpyAsync=214", "hipErrorECCNotCorrectable"),
        ("events", "cuStreamSynchronize=702", "hipErrorLaunchTimeOut"),
    ],
)
def test_errors(run: Run, section: str, failure: str, error: str) -> None:
    result = run(section, {"CUDA_FAIL": failure})
    assert error in result.stdout
    if failure.startswith("cuLaunchKernel"):
        assert "the launch of kernel _Z3addPfS_i failed" in result.stderr


@pytest.mark.parametrize(
    ("section", "processor"), [("binary", 90), ("binary_for_others", 80), ("binary_for_others", 100)]
)
def test_a_binary_of_the_driver(run: Run, tmp_path: Path, section: str, processor: int) -> None:
    file = tmp_path / "add.cubin"
    file.write_bytes(cubin.write("_Z3addPfS_i", [(0, 8), (8, 8), (16, 4)], processor))
    result = run(section, None, str(file))
    assert result.status == 0, result.stdout + result.stderr
    assert calls(tmp_path, "cuLinkCreate_v2") == []


def test_a_driver_without_a_device(run: Run) -> None:
    result = run("properties", {"CUDA_FAIL": "cuInit=100", "HIPSPV_LOG": "info"})
    assert result.status == 1
    assert "cuInit failed with CUDA_ERROR (100)" in result.stderr


def test_a_device_that_is_in_use(run: Run) -> None:
    """It is one of the devices, but nothing runs there."""
    failure = {"CUDA_FAIL": "cuDevicePrimaryCtxRetain=46"}
    assert run("properties", failure).status == 0
    result = run("build", failure)
    assert result.status == 1
    assert "cuDevicePrimaryCtxRetain failed" in result.stderr


SPIRV = "hip-spirv64----generic"


@pytest.mark.parametrize(
    ("section", "options", "architectures"),
    [
        ("compiles", (), ["sm_90"]),
        ("compiles", ("--gpu-architecture=sm_80",), ["sm_80"]),
        ("compiles", ("-arch=compute_90",), ["sm_90"]),
        ("compiles", ("--offload-arch=sm_80", "--offload-arch=sm_90"), ["sm_80", "sm_90"]),
        ("links", (), ["sm_90"]),
    ],
)
def test_code_compiled_at_run_time(
    run: Run, tmp_path: Path, section: str, options: tuple[str, ...], architectures: list[str]
) -> None:
    """It is for the device unless the options name others, and for other devices beside it."""
    file = tmp_path / "code"
    result = run(section, {"HIPSPV_CC": str(COMPILER)}, str(file), *options)
    assert result.status == 0, result.stdout + result.stderr
    _, *entries = unpack(file.read_bytes()).items()
    found = {id: text for id, text in entries if id != SPIRV}
    assert list(found) == [f"hip-nvptx64-nvidia-cuda--{name}" for name in architectures]
    assert (len(entries) > len(found)) is (section == "compiles")
    for name, text in zip(architectures, found.values(), strict=True):
        assert f".target {name}\n".encode() in text and b".entry _Z3addPfS_i(" in text


def test_other_devices_get_no_ptx(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "code"
    environment = {"HIPSPV_CC": str(COMPILER), "HIPSPV_BACKEND": "opencl"}
    result = run("compiles", environment, str(file), "--offload-arch=gfx90a")
    assert result.status == 0, result.stdout + result.stderr
    assert list(unpack(file.read_bytes()))[1:] == [SPIRV]


def test_devices_with_code_come_first(run: Run, tmp_path: Path) -> None:
    result = run("own_code", {"HIPSPV_BACKEND": ""})
    assert result.status == 0, result.stdout + result.stderr
    assert calls(tmp_path, "cuDevicePrimaryCtxRetain") == []


def test_a_gpu_with_code_suffices(run: Run, driver: Path, tmp_path: Path) -> None:
    """The program's devices are its GPUs, and other APIs aren't opened."""
    source = tmp_path / "count.hip"
    source.write_text(
        "#include <hip/hip_runtime.h>\n#include <cstdio>\n__global__ void kernel() {}\n"
        'int main() { int n = 0; (void)hipGetDeviceCount(&n); std::printf("%d\\n", n); }\n'
    )
    program = built(COMPILER, "--offload-arch=spirv64,sm_90", source)
    env = {"LD_LIBRARY_PATH": str(driver), "CUDA_DEVICES": "3", "CUDA_LOG": str(tmp_path / "log")}
    result = execute([str(program)], {**env, "HIPSPV_LOG": "info"})
    assert result.stdout == "3\n"
    assert "libOpenCL" not in result.stderr and "libintelocl" not in result.stderr
    listed = execute([str(program)], {**env, "HIP_VISIBLE_DEVICES": "0,1,2,3"})
    assert listed.stdout == "4\n"
    assert execute([str(program)], {**env, "HIPSPV_BACKEND": "opencl"}).stdout == "1\n"


def test_the_users_order_of_devices(run: Run) -> None:
    result = run("first_device", {"HIPSPV_BACKEND": "", "HIP_VISIBLE_DEVICES": "0,1"})
    assert result.status == 0, result.stdout + result.stderr


def test_another_platform_is_wanted(run: Run, tmp_path: Path) -> None:
    assert run("properties", {"HIPSPV_PLATFORM": "OpenCL"}).status == 1
    assert not (tmp_path / "log").exists()


def test_a_missing_driver(run: Run) -> None:
    result = run("properties", {"LD_LIBRARY_PATH": "", "HIPSPV_LOG": "info"})
    assert result.status == 1
    assert "libcuda.so.1: cannot open shared object file" in result.stderr


def test_the_driver_selects_the_devices(run: Run) -> None:
    """The stand-in has one device, as a driver that was asked for the second of two."""
    assert run("properties", {"CUDA_VISIBLE_DEVICES": "1"}).status == 0


def test_commands_have_times_in_a_trace(run: Run, tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    result = run("events", {"HIPSPV_TRACE": str(trace)})
    assert result.status == 0, result.stdout + result.stderr
    assert re.search(r'"name": "slow".*"dur": (2\d|[3-9]\d|\d{3})\d{3}', trace.read_text())


def answer(driver: Path, command: str, env: Mapping[str, str]) -> Result:
    """The answer of a command of `hipspv` over the stand-in. Without a driver of its own the machine may have one."""
    path = os.pathsep.join([str(driver), os.environ.get("LD_LIBRARY_PATH", "")]).rstrip(os.pathsep)
    words = [str(COMPILER.with_name("hipspv")), *command.split()]
    return execute(words, {"LD_LIBRARY_PATH": path, "HIPSPV_BACKEND": "", **env})


# Variables of the stand-in, whether its device is found, the reason against it, and the remedy.
STATES = [
    ({}, True, "", ""),
    ({"CUDA_COMPUTE_MODE": "2"}, True, "its compute mode prohibits programs", "nvidia-smi -c"),
    (
        {"CUDA_VERSION_OF_DRIVER": "12000"},
        True,
        "its driver is too old for PTX of sm_90, which needs CUDA 12.1",
        "update the NVIDIA driver",
    ),
    ({"CUDA_FAIL": "cuInit=100"}, False, "cuInit failed with CUDA_ERROR (100)", "--gpus all"),
    ({"CUDA_FAIL": "cuInit=999"}, False, "cuInit failed", "nvidia-smi shows"),
    ({"LD_LIBRARY_PATH": ""}, False, "cannot open shared object file", "install its driver"),
]


@pytest.mark.parametrize(("env", "found", "reason", "remedy"), STATES)
def test_devices_and_the_reasons_against_them(
    driver: Path, env: dict[str, str], found: bool, reason: str, remedy: str
) -> None:
    described = json.loads(answer(driver, "devices --json", env).stdout)
    kind, said = ("devices", "defect") if found else ("attempts", "outcome")
    (row,) = [row for row in described[kind] if row["backend"] == "cuda"]
    assert reason in row[said] and remedy in row["remedy"]
    if found and not reason:
        assert (row[said], row["remedy"]) == ("", "")
    assert any(row["backend"] == "opencl" for row in described["devices"])
    text = answer(driver, "devices", env).stdout
    assert ("cuda\n  0  NVIDIA stand-in (gpu), sm_90, CUDA 1" in text) is found
    assert re.search(r"opencl\n  \d  .* \(cpu\), spirv64, ", text)
    assert reason in text and remedy in text


@pytest.mark.parametrize(("env", "found", "reason", "remedy"), STATES)
def test_the_doctor_names_the_remedy(driver: Path, env: dict[str, str], found: bool, reason: str, remedy: str) -> None:
    result = answer(driver, "doctor --json", env)
    assert result.status == 0, result.stdout
    findings = {finding["name"]: finding for finding in json.loads(result.stdout)}
    finding = findings["device 0" if found else "cuda"]
    assert finding["found"] is (found and not reason)
    assert reason in finding["detail"] and remedy in finding["remedy"]
    assert not finding["essential"] or finding["found"]


def test_the_doctor_wants_one_device_that_runs(driver: Path) -> None:
    result = answer(driver, "doctor", {"HIPSPV_BACKEND": "cuda", "CUDA_COMPUTE_MODE": "2"})
    assert result.status == 1
    assert "missing  device 0" in result.stdout and "Not ready: repair device 0" in result.stdout
