"""Modules: loaded at run time, in shared libraries, in several translation units; broken ones."""

import struct
from pathlib import Path

import pytest

from hipspv.bundle import program_bundle

from .conftest import OPENCL, Build, Run


@pytest.fixture(scope="module")
def bundle(build: Build) -> Path:
    return build("module_kernels.hip", "--genco", suffix=".hipfb")


@pytest.fixture(scope="module")
def spirv(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("spirv") / "module.spv"
    entries = program_bundle.unpack(bundle.read_bytes())
    path.write_bytes(next(data for id, data in entries.items() if id.startswith("hip-spirv64")))
    return path


@pytest.mark.parametrize("kind", ["bundle", "spirv"])
def test_load_and_launch(run: Run, request: pytest.FixtureRequest, kind: str) -> None:
    result = run("modules.hip", args=[str(request.getfixturevalue(kind))], env=OPENCL)
    result.prints("modules.hip")


def loads(run: Run, directory: Path, images: list[bytes]) -> list[str]:
    """hipModuleLoad's answer for each image; all in one process, which must survive."""
    paths = [directory / f"{i}.image" for i in range(len(images))]
    for path, image in zip(paths, images, strict=True):
        path.write_bytes(image)
    result = run("reader.hip", args=[str(path) for path in paths], env=OPENCL)
    assert result.status == 0, result.stderr[-2000:]
    return [result.values[str(i + 1)] for i in range(len(images))]


def memory_model_end(module: bytes) -> int:
    """Bytes up to the end of OpMemoryModel (opcode 14)."""
    offset = 20
    while True:
        (first,) = struct.unpack_from("<I", module, offset)
        offset += 4 * (first >> 16)
        if first & 0xFFFF == 14:
            return offset


def test_every_truncation_of_a_module_is_an_error(run: Run, spirv: Path, tmp_path: Path) -> None:
    whole = spirv.read_bytes()
    empty = memory_model_end(whole)  # up to there it is a complete, empty module
    cuts = [whole[:size] for size in range(0, len(whole), 4) if size != empty]
    cuts += [whole[:size] for size in (1, 2, 3, 5, 6, 7, len(whole) - 1)]
    assert set(loads(run, tmp_path, cuts)) == {"hipErrorInvalidImage"}


def test_every_truncation_of_a_bundle_is_an_error(run: Run, bundle: Path, tmp_path: Path) -> None:
    whole = bundle.read_bytes()
    # Every byte of the header and the table; then a sample of the padding and the entry.
    sizes = [*range(0, 256), *range(256, len(whole), 97), len(whole) - 1]
    cuts = [whole[:size] for size in sizes if size < len(whole)]
    assert set(loads(run, tmp_path, cuts)) == {"hipErrorInvalidImage"}


def test_overlong_sizes_in_a_bundle_are_errors(run: Run, bundle: Path, tmp_path: Path) -> None:
    whole = bundle.read_bytes()
    huge = [(1 << 64) - 1, 1 << 63, len(whole) + 1]
    images = []
    for offset in (24, 32, 40, 48):  # count, then the first entry's offset, size and id length
        for value in huge:
            image = bytearray(whole)
            image[offset : offset + 8] = struct.pack("<Q", value)
            images.append(bytes(image))
    results = loads(run, tmp_path, images)
    # A count that is too large is never reached: the SPIR-V entry is found first.
    assert set(results[3:]) == {"hipErrorInvalidImage"}


def test_bundle_without_spirv(run: Run, tmp_path: Path) -> None:
    image = program_bundle.pack({"hipv4-amdgcn-amd-amdhsa--gfx90a": b"\x7fELF"})
    path = tmp_path / "amd.hipfb"
    path.write_bytes(image)
    result = run("reader.hip", args=[str(path)], env=OPENCL)
    assert result.values == {"1": "hipErrorNoBinaryForGpu"}
    assert "gfx90a" in result.stderr


def test_one_kernel_in_two_units(build: Build, run: Run) -> None:
    unit = build("two_b.hip", "-c", suffix=".o")
    result = run("two_a.hip", str(unit))
    assert result.status == 0, result.stderr
    assert result.values == {"scaled": "45"}


def test_shared_library_comes_and_goes(build: Build, run: Run) -> None:
    plugin = build("plugin.hip", "-shared", "-fPIC", suffix=".so")
    result = run("plugin_host.hip", "-ldl", args=[str(plugin)])
    # Opened again, its variable starts from its initialiser again.
    result.prints("plugin_host.hip")


@pytest.mark.parametrize(("how", "status"), [("return", 0), ("exit", 3), ("threads", 0)])
def test_leaving_without_tidying_up(run: Run, how: str, status: int) -> None:
    result = run("leaving.hip", args=[how])
    assert result.status == status, result.stderr
    lines = result.stdout.splitlines()
    assert lines[0] == "main" or how == "threads"
    assert "kernel ran" in lines  # launched work runs, and prints, before the process ends
    assert lines[-1] == "late"


def test_leaving_at_once(run: Run) -> None:
    result = run("leaving.hip", args=["quick"])
    assert (result.status, result.stdout) == (4, "main\n")
