"""The passes' cost in calls of LLVM's C API, and of Python functions: it grows no faster than the
module, and a pass without work makes as few calls for a large module as for a small one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench import device_modules
from hipspv.llvm import Context, InstructionIndex, Module, find_library
from hipspv.llvm.library import Changes, Library
from hipspv.passes.diagnostics import PassError
from hipspv.passes.options import LowerOptions
from hipspv.passes.pipeline import lower, run
from hipspv.passes.warps.insert_barriers import InsertWarpBarriers
from hipspv.targets import SPIRV64
from hipspv.targets.spirv.phases import SpirvOptions
from tests.scripts import script

ROOT = Path(__file__).resolve().parents[2]
TRANSLATORS = ("llvm", "llvm-spirv")


stress = script(Path(__file__).parent / "stress.py")


class _Counter(Changes):
    """Counts the calls of all functions of a library."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def watch(self, symbol: str, function: Any) -> Any:
        watched = super().watch(symbol, function)

        def call(*arguments: Any) -> Any:
            self.calls += 1
            return watched(*arguments)

        return call


class _CountingLibrary(Library):
    def __init__(self) -> None:
        super().__init__(find_library())
        self.changes = self.counter = _Counter()


class Work:
    """Calls of the C API by pass, and which passes changed something."""

    def __init__(self, text: str, options: SpirvOptions, patch: pytest.MonkeyPatch) -> None:
        library = _CountingLibrary()
        patch.setattr("hipspv.llvm.context.load_library", lambda path: library)
        self.calls: dict[str, int] = {}
        self.changed: set[str] = set()
        with Context() as context:
            module = Module.parse(text, context)
            before = library.counter.calls

            def on_pass(index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
                nonlocal before
                self.calls[name] = library.counter.calls - before
                before = library.counter.calls
                if changed:
                    self.changed.add(name)

            lower(module, options, on_pass)


@pytest.mark.parametrize("shape", device_modules.SHAPES)
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_calls_grow_with_the_module_at_most(shape: str, translator: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = SpirvOptions(SPIRV64, translator=translator)
    small, large = (Work(device_modules.device_module(size, shape), options, monkeypatch) for size in (1_000, 10_000))
    for name, calls in large.calls.items():
        assert calls <= 11 * small.calls[name] + 200, name


def _python_calls(kernels: int) -> dict[str, int]:
    """Calls of Python functions by pass, for a module of so many kernels."""
    count, before = 0, 0
    found: dict[str, int] = {}

    def note(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call"

    def on_pass(index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
        nonlocal before
        found[name], before = count - before, count

    text = device_modules.device_module(kernels * device_modules.KERNEL_SIZE, "kernels")
    with Context() as context:
        module = Module.parse(text, context)
        former = sys.getprofile()
        sys.setprofile(note)
        try:
            lower(module, SpirvOptions(SPIRV64), on_pass)
        finally:
            sys.setprofile(former)
    return found


def test_python_calls_for_each_kernel_stay_the_same() -> None:
    """Also those that no call of the C API shows, such as comparisons in a list of kernels."""
    _python_calls(1)  # fills caches
    small, large = _python_calls(20), _python_calls(320)
    for name, calls in large.items():
        assert calls <= 1.005 * 16 * small[name] + 200, name
    assert sum(large.values()) < 320 * 2_800


# Two writes before one read of other lanes' elements: a barrier may end both conflicts, or one.
_TWO_WRITES = """
@tile = internal addrspace(3) global [65 x i32] undef, align 4
declare spir_func i64 @_Z12get_local_idj(i32)
define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr i32, ptr addrspace(3) @tile, i64 %id
  %next = getelementptr i32, ptr addrspace(3) %mine, i64 1
  store i32 1, ptr addrspace(3) %mine, align 4
  %some = icmp sgt i32 %n, 1
  br i1 %some, label %outer, label %end
outer:
  store i32 2, ptr addrspace(3) %mine, align 4
  %more = icmp sgt i32 %n, 2
  br i1 %more, label %inner, label %end
inner:
  %value = load i32, ptr addrspace(3) %next, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}
"""


def test_positions_of_barriers_do_not_depend_on_addresses() -> None:
    """Values of another context are at other addresses."""
    contexts = [Context() for _ in range(8)]
    results: set[str] = set()
    for context in contexts:
        module = Module.parse(_TWO_WRITES, context)
        run(module, [InsertWarpBarriers()], LowerOptions(SPIRV64))
        results.add(str(module))
    for context in contexts:
        context.dispose()
    (result,) = results
    assert result.count("barrier") > 1  # the declaration and a call


def test_kernels_that_exchange_nothing_cost_no_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Module, "clone")
    head, _, _ = _TWO_WRITES.partition("  store i32 1")
    text = head + "  store i32 %n, ptr addrspace(1) %out, align 4\n  ret void\n}\n"
    with Context() as context:
        run(Module.parse(text, context), [InsertWarpBarriers()], LowerOptions(SPIRV64))


_EXCHANGE = """
  store i32 1, ptr addrspace(3) %mine, align 4
  %value = load i32, ptr addrspace(3) %next, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
"""


def _large_kernel(otherwise: str) -> str:
    """A kernel of 6,000 blocks before an exchange among lanes; some threads go to the block `otherwise` instead."""
    head, _, _ = _TWO_WRITES.partition("  store i32 1")
    blocks = "".join(
        f"b{n}:\n  br i1 %some, label %side{n}, label %b{n + 1}\nside{n}:\n  br label %b{n + 1}\n" for n in range(3000)
    )
    return (
        f"{head}  %some = icmp sgt i64 %id, 7\n  br label %b0\n"
        f"{blocks}b3000:\n  br i1 %some, label %exchange, label %{otherwise}\n"
        f"exchange:{_EXCHANGE}  br label %end\nend:\n  ret void\n}}\n"
    )


@pytest.mark.parametrize(("otherwise", "whole"), [("exchange", True), ("end", False)])
def test_barriers_of_large_kernels(otherwise: str, whole: bool) -> None:
    """A barrier of the block is only where all threads arrive, in large kernels, too."""
    with Context() as context:
        module = Module.parse(_large_kernel(otherwise), context)
        run(module, [InsertWarpBarriers()], LowerOptions(SPIRV64))
        names = {f.name for f in module.functions() if f.is_used}
    assert ("_Z7barrierj" in names) == whole
    assert any("ballot" in name for name in names) != whole


# These passes need properties that no signature has: exchanges among lanes, waiting loops, loops.
LOOKING = {"insert-warp-barriers", "strengthen-lock-atomics", "merge-divergent-barriers", "vary-merged-values"}


@pytest.mark.parametrize("shape", device_modules.SHAPES)
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_idle_passes_do_not_look_at_the_module(shape: str, translator: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = SpirvOptions(SPIRV64, translator=translator)
    small, large = (Work(device_modules.device_module(size, shape), options, monkeypatch) for size in (1_000, 10_000))
    idle = [name for name in large.calls if name not in large.changed | small.changed | LOOKING]
    assert len(idle) > 20
    for name in idle:
        assert large.calls[name] <= small.calls[name] + 20, name
        # Only the types in use, and those of declarations.
        assert large.calls[name] < 1_000, name


@pytest.mark.parametrize("make", stress.STRESS.values(), ids=stress.STRESS)
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_twice_as_much_takes_twice_the_calls(
    make: Callable[[int], str], translator: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = SpirvOptions(SPIRV64, level="0", translator=translator)
    small, large = (Work(make(count), options, monkeypatch) for count in (150, 300))
    for name, calls in large.calls.items():
        assert calls <= 2.2 * small.calls[name] + 200, name


def test_paths_of_a_loop_cost_no_more_than_their_length(monkeypatch: pytest.MonkeyPatch) -> None:
    options = SpirvOptions(SPIRV64, level="0")
    small, large = (Work(stress.updates(count), options, monkeypatch) for count in (20, 40))
    for name, calls in large.calls.items():
        assert calls <= 2.2 * small.calls[name] + 200, name


def test_paths_of_a_loop_that_counts_are_not_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The condition that ends the loop tells that a thread waits on no path: no other one counts."""
    work = Work(stress.counted_updates(40), SpirvOptions(SPIRV64, level="0"), monkeypatch)
    for name, calls in work.calls.items():
        assert calls < 20_000, name


def test_constants_may_nest_deeply(monkeypatch: pytest.MonkeyPatch) -> None:
    Work(stress.expressions(1_200), SpirvOptions(SPIRV64, level="0"), monkeypatch)


@pytest.mark.parametrize(
    "path", sorted((ROOT / "tests" / "passes").rglob("*.ll")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_indexes_tell_what_is_there(path: Path) -> None:
    """After every pass, each cached analysis that is still given out equals a fresh one."""

    def on_pass(index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
        given, made = module.index(), InstructionIndex(module)
        assert given.signatures() == made.signatures(), name
        assert given.function_signatures() == made.function_signatures(), name
        assert given.variable_signatures() == made.variable_signatures(), name
        assert list(given.instructions()) == list(made.instructions()), name

    for translator in TRANSLATORS:
        with Context() as context:
            module = Module.read(str(path), context)
            try:
                lower(module, SpirvOptions(SPIRV64, level="0", translator=translator), on_pass)
            except PassError:
                continue


def test_the_benchmark_runs() -> None:
    command = [sys.executable, "-m", "bench.special.passes", "--sizes=1000", "--rounds=2"]
    done = subprocess.run([*command, "--json"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    reports = json.loads(done.stdout)["reports"]
    assert [report["unit"] for report in reports] == ["µs/1000 instr."] * 2
    for report in reports:
        rows = {row["name"]: row for row in report["rows"]}
        assert rows["LLVM's verifier"]["ratio"] is None
        assert rows["total"]["value"]["median"] > rows["fold-null-pointers"]["value"]["median"]
        assert {"index", "llvm-backend-workarounds", "LLVM's own passes"} <= set(rows)
