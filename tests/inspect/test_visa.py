"""Objects of Intel's vISA; tests/visa/objects.py has the object under test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hipspv.visa import text
from tests.driver.conftest import Run
from tests.inspect.conftest import look, only_image
from tests.visa.objects import sample


@pytest.mark.parametrize("suffix", ["isa", "visaasm"])
def test_the_object(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"sample.{suffix}"
    binary = suffix == "isa"
    path.write_bytes(sample().to_bytes() if binary else text.render(_kernels_only()).encode())
    image = only_image(look(path).report)
    module = image.visa
    assert image.format == ("vISA" if binary else "vISA text")
    assert module and module.version == "4.1"
    kernel = module.functions[0]
    assert (kernel.name, kernel.kind, kernel.code_size) == ("copy", "kernel", 50 if binary else 0)
    assert [(i.name, i.kind, i.offset, i.size) for i in kernel.inputs] == [
        ("V0032", "general", 32, 32),
        ("V0033", "general", 64, 8),
        ("S0", "sampler", 72, 4),
        ("T6", "surface", 76, 8),
        ("V0036", "general", 96, 12),
    ]
    assert [(i.implicit, i.role) for i in kernel.inputs][-2:] == [(False, ""), (True, "LOCAL_SIZE")]
    assert kernel.attributes["SimdSize"] == "16"
    assert kernel.attributes["OutputAsmPath"] == "./copy.asm"
    kinds = [v.kind for v in kernel.variables]
    assert kinds == [*["general"] * 5, "address", "predicate", "sampler", "surface"]
    first = kernel.variables[0]
    assert (first.name, first.type, first.elements, first.align) == ("V0032", "ud", 8, "GRF")
    assert kernel.variable_count == len(kinds)
    if binary:
        assert sorted(kernel.binaries.values()) == [6, 24]
        assert [v.name for v in module.variables] == ["table"]
        kinds = [(f.name, f.kind, f.defined) for f in module.functions[1:]]
        assert kinds == [("second", "kernel", True), ("helper", "function", True), ("elsewhere", "function", False)]


def _kernels_only():
    """A text has one kernel or function."""
    found = sample()
    found.kernels, found.functions, found.variables = found.kernels[:1], [], []
    found.kernels[0].variable_relocations = found.kernels[0].function_relocations = []
    return found


def test_the_commands(tmp_path: Path, hipspv: Run) -> None:
    (tmp_path / "a.isa").write_bytes(sample().to_bytes())
    shown = hipspv("inspect", "a.isa")
    assert shown.returncode == 0 and "by the runtime: LOCAL_SIZE" in shown.stdout
    assert "GPU code for" in shown.stdout and ".kernel_attr SimdSize=16" in shown.stdout
    done = hipspv("inspect", "--validate", "--json", "--kernel", "helper", "a.isa")
    (file,) = json.loads(done.stdout)["files"]
    assert [f["name"] for f in file["images"][0]["visa"]["functions"]] == ["helper"]
    assert file["checks"][0]["tool"] == "the rules of vISA"
    assert hipspv("inspect", "--disasm", "a.isa").stdout == text.render(sample())
    data = bytearray(sample().to_bytes())
    (tmp_path / "cut.isa").write_bytes(data[: len(data) // 2])
    cut = hipspv("inspect", "cut.isa")
    assert cut.returncode == 1 and "damaged: " in cut.stdout and "byte 0x" in cut.stdout
