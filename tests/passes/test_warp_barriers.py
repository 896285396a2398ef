"""The search for exchanges among lanes: its steps, and what is done if they are too many."""

from __future__ import annotations

import pytest

from hipspv.llvm import Context, Module
from hipspv.passes.analysis.affine.addresses import Addresses
from hipspv.passes.analysis.affine.inequalities import Contradictions
from hipspv.passes.analysis.affine.steps import Steps
from hipspv.passes.diagnostics import Warnings
from hipspv.passes.options import LowerOptions
from hipspv.passes.pipeline import run
from hipspv.passes.warps.accesses import accessing, candidates, waits
from hipspv.passes.warps.insert_barriers import InsertWarpBarriers
from hipspv.passes.warps.placement import Placement
from hipspv.targets import SPIRV64

_HEAD = """
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-G1"
target triple = "spirv64"
@s = internal addrspace(3) global [65536 x i32] undef
declare spir_func i64 @_Z12get_local_idj(i32) memory(none) nounwind willreturn
declare spir_func void @_Z7barrierj(i32) convergent
define spir_kernel void @k(ptr addrspace(1) %out, i1 %some) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
"""
_BARRIER = "  call spir_func void @_Z7barrierj(i32 3)\n"
_PLACE = "  %p{n} = getelementptr [65536 x i32], ptr addrspace(3) @s, i64 0, i64 %i{n}\n"


def _access(n: int, offset: int, what: str) -> str:
    """An access to element id + offset. what: an instruction, with {n} for the access's index."""
    return (f"  %i{{n}} = add i64 %id, {offset}\n{_PLACE}  {what}\n").format(n=n)


_KINDS = ("load", "store", "br", "ballot")
_LOAD = "%v{n} = load i32, ptr addrspace(3) %p{n}"
_STORE = "store i32 {n}, ptr addrspace(3) %p{n}"


def _phases(count: int) -> str:
    """Stores, and loads of the next lane's element, each after a barrier."""
    parts: list[str] = []
    for n in range(count):
        parts += [_access(2 * n, 0, _STORE), _BARRIER, _access(2 * n + 1, 1, _LOAD), _BARRIER]
    return _HEAD + "".join(parts) + "  ret void\n}\n"


def _columns(count: int) -> str:
    """Each lane loads, and then stores, elements that are 1,024 apart, between two barriers."""
    loads = [_access(n, 1024 * (n % 60), _LOAD) for n in range(count)]
    stores = [_access(count + n, 1024 * (n % 60), _STORE) for n in range(count)]
    return _HEAD + _BARRIER + "".join(loads + stores) + _BARRIER + "  ret void\n}\n"


def _branches(count: int) -> str:
    """Exchanges in branches of a loop, which lanes may take or not."""
    parts = ["  br label %head\nhead:\n  %own = icmp slt i64 %id, 7\n  br label %b0\n"]
    for n in range(count):
        body = _access(2 * n, 0, _STORE) + _access(2 * n + 1, 1, _LOAD)
        parts.append(f"b{n}:\n  br i1 %own, label %t{n}, label %b{n + 1}\nt{n}:\n{body}")
        parts.append(f"  br label %b{n + 1}\n")
    parts.append(f"b{count}:\n  br i1 %some, label %head, label %end\nend:\n  ret void\n}}\n")
    return _HEAD + "".join(parts)


def _searched(text: str) -> tuple[int, int]:
    """The steps, and the count of points for barriers."""
    with Context() as context:
        module = Module.parse(text, context)
        module.target = SPIRV64
        (kernel,) = module.kernels()
        addresses = Addresses(kernel, 32)
        uses = candidates(accessing(module)[kernel], addresses)
        steps = Steps()
        calls = waits(module).get(kernel, set())
        placement = Placement(addresses, uses, calls, steps, Contradictions())
        points, _ = placement.barriers()
        assert placement.is_complete
        return steps.taken, len(points)


@pytest.mark.parametrize("kernel", [_phases, _columns, _branches])
def test_twice_the_code_takes_about_twice_the_steps(kernel) -> None:
    small, few = _searched(kernel(100))
    large, many = _searched(kernel(200))
    assert large < 2.5 * small
    assert many <= 2 * few + 2


@pytest.mark.parametrize("kernel", [_phases, _columns])
def test_own_barriers_and_own_elements_need_no_others(kernel) -> None:
    assert _searched(kernel(20))[1] == 0


def test_in_kernels_that_take_too_many_steps_all_accesses_are_ordered() -> None:
    """The warning has the remedy. An exchange in a branch is ordered above it, too."""
    with Context() as context:
        module = Module.parse(_branches(3), context)
        warnings = Warnings(["warp-synchronous"])
        run(module, [InsertWarpBarriers(True, 32, warnings, 10)], LowerOptions(SPIRV64))
        lines = [line.split() for line in str(module).splitlines() if "declare" not in line]
    (warning,) = warnings.found
    assert "too large" in warning.message
    assert "-fno-warp-synchronous" in warning.remedy
    found = [word for line in lines for word in _KINDS if any(word in part for part in line)]
    text = " ".join(found)
    assert text.count("ballot store ballot load") == 3
    assert text.count("ballot br ballot store") == 3


@pytest.mark.parametrize("most", [10, 100_000])
def test_the_bound_of_steps_decides(most: int) -> None:
    """Kernels that need no barriers get them only if that isn't known."""
    with Context() as context:
        module = Module.parse(_columns(10), context)
        before = str(module)
        run(module, [InsertWarpBarriers(most_steps=most)], LowerOptions(SPIRV64))
        assert (str(module) == before) == (most > 10)
