"""Facts about kernels that are native code: bounds at launch, and the report of `hipspv inspect`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.building import COMPILER, built
from tests.runtime.conftest import execute

# One processor's code: each kernel is there once.
NATIVE = ("--offload-arch=cpu=x86-64-v2",)
SOURCE = Path(__file__).with_name("bounds.hip")
HIPSPV = COMPILER.with_name("hipspv")


@pytest.fixture(scope="module")
def program() -> Path:
    return built(COMPILER, "-w", "-O2", *NATIVE, SOURCE, name="bounds")


def inspect(program: Path, *options: str) -> str:
    result = execute([str(HIPSPV), "inspect", *options, str(program)])
    assert result.status == 0, result.stdout + result.stderr
    return result.stdout


def test_launch_bounds(program: Path) -> None:
    result = execute([str(program)], {"HIPSPV_BACKEND": "cpu"})
    assert result.status == 0, result.stderr
    assert result.values == {
        **{"bounded 128": "hipSuccess", "bounded 129": "hipErrorLaunchFailure"},
        **{"made 64": "hipSuccess", "made 65": "hipErrorLaunchFailure", "any": "hipSuccess", "attribute": "128"},
    }, result.stderr


def test_the_report(program: Path) -> None:
    text = inspect(program, "--kernel", "bounded*")
    assert "image 0: CPU kernels for hip-x86_64-unknown-linux-gnu--cpu=x86-64-v2, " in text
    assert "    512 bytes of shared memory, 4 bytes of the block's frame for each thread\n" in text
    assert "    largest work-group: 128\n" in text
    assert [line.split() for line in text.splitlines() if line.startswith("    ")][-5:-1] == [
        ["#", "declared", "kind", "offset", "size", "align"],
        ["0", "int*", "pointer", "0", "8", "8"],
        ["1", "short", "value", "8", "2", "2"],
        ["2", "double", "value", "16", "8", "8"],
    ]
    assert "made" not in text


def test_the_document(program: Path) -> None:
    document: dict[str, Any] = json.loads(inspect(program, "--json"))
    (image,) = document["files"][0]["images"]
    kernels = {kernel["name"]: kernel for kernel in image["cpu"]["kernels"]}
    assert {name: kernel["max_work_group_size"] for name, kernel in kernels.items()} == {
        **{"bounded(int*, short, double)": 128, "void made<64>(int*)": 64, "any(int*)": 0}
    }
    bounded = kernels["bounded(int*, short, double)"]
    assert bounded["resources"] == {"shared": 512, "thread_frame": 4}
    assert bounded["code_size"] > kernels["any(int*)"]["code_size"] > 0
    (variable,) = image["cpu"]["variables"]
    assert (variable["name"], variable["declared"], variable["size"]) == ("table", "__constant__", 16)


def test_the_code(program: Path) -> None:
    assert "<bounded(int*, short, double)>:" in inspect(program, "--disasm")
