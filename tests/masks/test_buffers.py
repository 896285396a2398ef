"""Devices with neither unified shared memory nor shared virtual memory: memory is buffers."""

import re
import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.cases import cases
from tests.examples.test_examples import EXPECTED
from tests.runtime.conftest import execute

from .conftest import NO_ORDER, Masked, compiled

# One translator for each case.
pytestmark = pytest.mark.sampled("translator")

MASK = "usm,svm,buffer_device_address"
VALUES = {
    **{"added": "100060000", "range": "18", "end": "20005", "null": "-1", "unaligned": "65792"},
    **{"copied": "168460060", "overlapping": "1030", "rows": "50529063"},
    **{"variables": "9", "constant": "2.5", "table": "28", "unset": "2.5", "address": "44"},
    **{"structures": "79810", "managed": "30120", "again": "103", "pinned": "62572500"},
    **{"staged": "200140000", "cleared": "32", "host_function": "70", "blocks": "524800"},
    "printf": "42",
}


def test_memory_is_what_it_is_elsewhere(masked: Masked) -> None:
    for mask in ("", MASK):
        result = masked(mask, "buffers.hip")
        assert (result.values, result.stderr, result.status) == (VALUES, "", 0), mask


FINDS = "it uses pointers that it finds in memory, in structures or in integers"
STORES = "it stores addresses in memory"
# Kernels of no_addresses.hip, and the reasons why they can't run.
REFUSED = {
    **dict.fromkeys(["follows", "structure", "variable", "number", "heap", "managed"], FINDS),
    **dict.fromkeys(["links", "keeps", "numbers"], STORES),
}


def test_what_needs_addresses_is_refused(masked: Masked) -> None:
    result = masked(MASK, "no_addresses.hip", *REFUSED, "plain", "difference")
    refused = dict.fromkeys(REFUSED, "hipErrorNoBinaryForGpu")
    assert result.values == {**refused, "plain": "42", "difference": "42"}, result.stderr
    for name, reason in REFUSED.items():
        message = rf"kernel _Z\d+{name}\S* can't be launched: {reason}, and memory of .* has no addr"
        assert len(re.findall(message, result.stderr)) == 1, result.stderr
    assert result.stderr.count("hipspv: error: ") == len(REFUSED)
    assert result.stderr.count("  remedy: pass each pointer as an argument of its own") == len(REFUSED)


@pytest.mark.parametrize("name", ["foreign", "outside"])
def test_an_address_of_no_allocation_is_an_error(masked: Masked, name: str) -> None:
    result = masked(MASK, "no_addresses.hip", name, "plain")
    assert result.values == {name: "hipErrorInvalidValue", "plain": "42"}
    argument = r"argument 0 of kernel plain\(int\*\) is the address 0x\w+,"
    assert re.search(argument, result.stderr)
    assert "  remedy: give the kernel memory of hipMalloc" in result.stderr


@pytest.mark.parametrize("source", ["buffers.hip", "no_addresses.hip", "services.hip"])
def test_modules_stay_valid(translator: str, adjuster: Path, tmp_path: Path, source: str) -> None:
    module = compiled(source, translator, "--emit=spirv")
    argv = [str(adjuster), str(module), MASK, str(tmp_path)]
    subprocess.run(argv, capture_output=True, text=True, check=True)
    parts = list(tmp_path.glob("*.spv"))
    assert parts
    for part in parts:
        subprocess.run([toolchain.spirv_tool("spirv-val"), str(part)], check=True)


@pytest.mark.sampled(of=6)
@pytest.mark.parametrize("name", [n for n in sorted(EXPECTED) if f"examples/{n}" in cases()])
def test_example(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # mandelbrot writes a picture
    case = cases()[f"examples/{name}"]
    if name == "struct_arguments":  # one of the structures has pointers
        result = execute([str(case.build("llvm", NO_ORDER))], {"HIPSPV_MASK": MASK})
        assert result.stdout == "23 launches with structs of 4 to 2,048 bytes, 1 wrong\n"
        assert result.stderr.count("hipspv: error: ") == 1
        assert f"kernel _Z5mixed5Mixed can't be launched: {FINDS}" in result.stderr
    else:
        assert "hipspv: error" not in case.check("llvm", NO_ORDER, HIPSPV_MASK=MASK)


# One or two for each kind of work.
PROGRAMS = (
    *("atomics", "bf16_matmul", "bitonic_sort", "cg_tiles", "char_short", "complex_division", "fft"),
    *("function_pointers", "int64", "int128", "interpreter", "kmeans", "language", "last_block"),
    *("template_kernels", "warp_reduce"),
)


@pytest.mark.sampled(of=8)
@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str) -> None:
    said = cases()[f"programs/{name}"].check("llvm", NO_ORDER, HIPSPV_MASK=MASK)
    assert "can't be launched" not in said
