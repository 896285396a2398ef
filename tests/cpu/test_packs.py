"""The kernels that run packs of threads. A module that packs can't run is formed again without them, and right all the
same: tests of packs need to know."""

import re
from pathlib import Path

import pytest

from tests.building import COMPILER, built, header_first
from tests.cases import ROOT, cases
from tests.cpu.test_programs import NATIVE
from tests.runtime.conftest import execute
from tests.selection import nightly

# Of tests/programs, with the kernels that have no packs: threads of one may be at different barriers, and most work of
# the others are accesses at addresses of each thread's own.
PROGRAMS = {
    "packs": set[str](),
    "packs_blocks": {"_Z5earlyPKiiPii"},
    "packs_flow": {
        "_Z3runIlTnPFT_PKiiiEXadL_Z5callsS2_iiEEEvS2_iPS0_i",
        "_Z3runIlTnPFT_PKiiiEXadL_Z9recursiveS2_iiEEEvS2_iPS0_i",
    },
    "packs_values": {"_Z3runIlTnPFT_PKiiiEXadL_Z8standardS2_iiEEEvS2_iPS0_i"},
}
_PACK = re.compile(r"<(?:16|32) x i32>")


def kernels(program: str, level: str) -> dict[str, bool]:
    """By kernel of tests/programs: whether it has packs."""
    case = cases()[f"programs/{program}"]
    argv = ["-w", level, *NATIVE, *case.options, "-I", str(ROOT / "examples"), *header_first(*case.sources)]
    argv += ["--cuda-device-only", "-emit-llvm", "-S"]
    text = built(COMPILER, *argv, *case.sources, name=f"{program}.ll").read_text()
    found = re.findall(r"^define void @(\w+)\(ptr(.*?)^}", text, re.MULTILINE | re.DOTALL)
    return {name: bool(_PACK.search(body)) for name, body in found}


@pytest.mark.parametrize(("program", "others"), PROGRAMS.items())
def test_kernels_run_packs(program: str, others: set[str]) -> None:
    found = kernels(program, "-O2")
    assert len(found) >= 8
    assert {name for name, packs in found.items() if not packs} == others


def test_large_kernels_have_none() -> None:
    """LLVM would take minutes for the pack of a kernel with many copies of malloc."""
    found = kernels("heap_limits", "-O3")
    assert found["_Z7releasePPv"]
    assert not found["_Z5formsPi"]


def test_large_kernels_of_atomic_operations_have_none() -> None:
    found = kernels("many_bins", "-O2")
    assert found["_Z5countILi4EEvPKiPi"]
    assert not found["_Z5countILi100EEvPKiPi"]


def test_less_optimization_gives_packs_to_warps_alone() -> None:
    found = kernels("packs", "-O1")
    assert {name for name, packs in found.items() if packs} == {"_Z6shapesPiPji"}


@pytest.mark.parametrize("arch", ["cpu", nightly("cpu=x86-64-v2")])
def test_packs_access_nothing_beside_their_elements(arch: str) -> None:
    """On the machine's own level, and on that without masked accesses."""
    source = Path(__file__).with_name("page_ends.hip")
    includes = ["-I", str(ROOT / "examples"), "-I", str(ROOT / "tests" / "programs")]
    argv = ["-w", "-O2", f"--offload-arch={arch}", "--no-offload-arch=spirv64", *includes, source]
    result = execute([str(built(COMPILER, *argv, name="page_ends"))], {"HIPSPV_BACKEND": "cpu"})
    assert result.status == 0, result.stdout + result.stderr


def test_kernels_share_no_copy_of_a_lookup() -> None:
    """A copy for several kernels would sample the threads' texels one by one."""
    argv = ["-w", "-O2", *NATIVE, "--cuda-device-only", "-emit-llvm", "-S", Path(__file__).with_name("two_lookups.cu")]
    text = built(COMPILER, *argv, name="two_lookups.ll").read_text()
    assert "@_Z4once" in text and "@_Z5twice" in text
    assert "tex2D" not in re.sub(r'^(?:source_filename|!).*|".*?"', "", text, flags=re.MULTILINE)
