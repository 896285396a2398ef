"""Machine code for Intel's GPUs: the source's facts, and what ocloc's own text says about them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hipspv.bundle import elf, machine_code
from hipspv.core import toolchain
from hipspv.core.errors import ToolMissing
from hipspv.inspect.disassembly import disassemble
from hipspv.inspect.model import Kernel, Report
from hipspv.inspect.tools import InspectError
from hipspv.targets.spirv.ocloc import program
from tests.driver.conftest import Run, _run
from tests.fuzz.readers import zebin
from tests.inspect.conftest import TOOLS, kernels, look, only_image

SOURCE = """\
#include <hip/hip_runtime.h>
struct Pair { double a; char c[3]; };
__device__ int counters[7];
__global__ void scale(float* p, Pair pair, bool q) {
  __shared__ float own[12];
  own[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  volatile float many[100];
  for (int i = 0; i < 100; ++i) many[i] = own[i % 12];
  p[threadIdx.x] = many[counters[q] % 100] + pair.a;
}
__global__ void shuffle(int* p, const int* r) { p[threadIdx.x] = __shfl(r[threadIdx.x], 3); }
"""
TARGET = "hip-spirv64-intel-unknown--intel_tgllp"
BIN, VISA = "a-hip-intel_tgllp.bin", "a-hip-intel_tgllp-visa"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with a bundle that has machine code, and the files of its stages."""
    try:
        program()
    except ToolMissing as error:
        pytest.skip(str(error))
    kept = tmp_path_factory.mktemp("intel")
    (kept / "a.hip").write_text(SOURCE)
    words = ("--genco", "a.hip", "--offload-arch=intel_tgllp", "--save-temps", "-o", "a.hipfb")
    done = _run(kept, "cc", words, {})
    assert done.returncode == 0, done.stderr
    return kept


def one_kernel(report: Report, name: str) -> Kernel:
    return kernels(report.images[-1])[name]


def info(kept: Path) -> str:
    """ocloc's own description of the kernels."""
    code = machine_code.unpack((kept / BIN).read_bytes())
    assert code is not None
    text = elf.Object(code.elf, elf.ZEBIN)
    index = text.find(".ze_info")
    assert index is not None
    return text.content(index).decode()


def test_a_bundle_with_machine_code(kept: Path) -> None:
    report = look(kept / "a.hipfb").report
    assert not report.problems
    assert [(i.format, i.target) for i in report.images] == [
        ("SPIR-V", "hip-spirv64----generic"),
        ("Intel GPU binary", TARGET),
    ]
    module = report.images[1].zebin
    code = machine_code.unpack((kept / BIN).read_bytes())
    assert module and code and module.product == "Tiger Lake (29)"
    assert module.origin == code.origin.hex() and module.options.startswith("-ze-opt-greater")
    assert f"version:         '{module.version}'" in info(kept)
    own = {s.name: s.size for s in elf.Object(code.elf, elf.ZEBIN).table() if s.index}
    assert {s.name: s.size for s in module.sections} == own
    variables = {v.name: (v.size, v.storage_class) for v in module.variables}
    assert variables["counters"] == (28, "global")


def test_kernels_are_those_of_the_source(kept: Path) -> None:
    report = look(kept / BIN).report
    scale, shuffle = one_kernel(report, "scale"), one_kernel(report, "shuffle")
    own = [a for a in scale.arguments if not a.implicit]
    assert [(a.declared, a.kind, a.size) for a in own] == [
        ("float*", "pointer", 8),
        ("Pair", "value", 16),
        ("bool", "value", 1),
    ]
    assert own[0].storage_class == "global" and own[0].type == "float*"
    assert "private_base_stateless" in [a.role for a in scale.arguments if a.implicit]
    assert scale.resources and shuffle.resources
    assert scale.resources["barriers"] == 1 and scale.resources["shared"] >= 48
    assert scale.resources["scratch"] >= 400 and "scratch" not in shuffle.resources
    assert shuffle.resources["lanes"] == shuffle.sub_group_size == 32
    numbers = re.findall(r"slm_size: +(\d+)", info(kept))
    assert str(scale.resources["shared"]) in numbers


def test_resources_are_those_of_the_vISA_text(kept: Path) -> None:
    """The compiler's text says the same lanes in a form of its own, and inspect reads it.

    The text has a space for each dot of a name.
    """
    lanes = {}
    for path in (kept / VISA).glob("*.visaasm"):
        module = only_image(look(path).report).visa
        assert module is not None
        (function,) = module.functions
        lanes[function.name] = int(function.attributes["SimdSize"])
    report = look(kept / BIN).report
    kernels = report.images[0].kernels
    found = {k.symbol.replace(".", " "): (k.resources or {})["lanes"] for k in kernels}
    assert found == lanes and len(lanes) == 4


def test_the_instructions_as_text(kept: Path) -> None:
    try:
        toolchain.intel_tool("iga64")
    except ToolMissing as error:
        pytest.skip(str(error))
    inspection = look(kept / BIN)
    image, content = only_image(inspection.report), inspection.contents[0]
    text = "".join(disassemble(image, content, TOOLS, False, None))
    assert text.startswith("// _Z5scalePf4Pairb\n") and "// _Z7shufflePiPKi\n" in text
    assert "send" in text and "error" not in text
    one = "".join(disassemble(image, content, TOOLS, False, [kernels(image)["shuffle"]]))
    assert one in text and one.count("// _Z") == 1


def test_the_text_of_a_report(kept: Path, hipspv: Run) -> None:
    done = hipspv("inspect", kept / BIN)
    assert done.returncode == 0
    assert "product    Tiger Lake (29)" in done.stdout
    assert re.search(r"32 lanes, 128 registers$", done.stdout, re.M)
    assert "by the runtime: private_base_stateless" in done.stdout
    done = hipspv("inspect", kept / "a.hipfb", "--extract", kept / "out")
    assert (kept / "out" / f"a.hipfb-1-{TARGET}.bin").read_bytes() == (kept / BIN).read_bytes()
    listed = hipspv("bundle", "list", kept / "a.hipfb").stdout
    assert TARGET in listed
    words = ("bundle", "unpack", kept / "a.hipfb", "--target", TARGET, "-o", kept / "one.bin")
    assert hipspv(*words).returncode == 0
    assert (kept / "one.bin").read_bytes() == (kept / BIN).read_bytes()
    assert hipspv("bundle", "check", kept / "a.hipfb").returncode == 0


@pytest.mark.parametrize(
    "text",
    [
        b"kernels: [" * 1_000,
        b"kernels: [{name: " + b"[" * 100_000,
        b"kernels:\n- &a {name: k}\n- *a\n",
        b"kernels:\n- {name: k, payload_arguments: [" + b"{size: 1}," * 60_000 + b"]}\n",
        b"kernels:\n- {name: k, name: \xff}\n",
        b"? [kernels]\n: 1\n",
        b"kernels:\n- {name: [k], execution_env: 1, payload_arguments: {a: b}}\n",
        b"kernels: 7\nfunctions:\n- {}\n",
    ],
)
def test_a_damaged_description_is_a_problem_or_nothing(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "a.bin").write_bytes(zebin.write("k", text))
    report = look(tmp_path / "a.bin").report
    for problem in report.problems:
        assert problem.message == "damaged GPU binary: no YAML of the known form"
    assert report.images[0].format == "Intel GPU binary"


def test_an_unknown_product_has_no_text(tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(zebin.write("k", zebin.INFO, product=9999))
    inspection = look(tmp_path / "a.bin")
    image = only_image(inspection.report)
    assert image.zebin and image.zebin.product == "9999"
    with pytest.raises(InspectError, match="of this kind of GPU"):
        list(disassemble(image, inspection.contents[0], TOOLS, False, None))
