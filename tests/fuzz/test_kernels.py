"""Random kernels, always the same. `python -m tests.fuzz.kernels` runs many."""

import dataclasses
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.fuzz.kernels import cooperating, independent, plan, runs, standalone
from tests.fuzz.kernels.__main__ import findings
from tests.fuzz.kernels.batch import Setting
from tests.fuzz.kernels.kernel import SHAPES, Kernel, Runnable
from tests.fuzz.kernels.order import left, ordered
from tests.fuzz.kernels.reduction import declared, reduced
from tests.fuzz.kernels.sources import HEADERS, models_alone_text
from tests.fuzz.kernels.statements import Barrier, Body, For, Leave, Statement, bodies
from tests.fuzz.kernels.targets import CPU, MASKS
from tests.limits import HANG_S

SEED = 7
# Every eighth kernel of the eight programs that have each translator and level once.
WORK = tuple(work._replace(names=work.names[::8]) for work in plan.work(SEED, 8 * plan.BATCH))
# As native code of the processor: one program for each level, and one for debuggers.
_NATIVE = [*plan.work(SEED, 8 * plan.BATCH, devices=(CPU,))]
NATIVE = tuple(work._replace(names=work.names[::5]) for work in (_NATIVE[1], *_NATIVE[::2]))


@pytest.mark.parametrize("work", [*WORK, *NATIVE], ids=lambda work: f"{work.targets[0].device}-{work.names[0]}")
def test_results(work: plan.Work) -> None:
    assert [str(found) for found in findings(work)] == []


def test_all_settings_are_used() -> None:
    """By the kernels of test_results; masks and pairs with contraction by more kernels."""
    settings = {(work.setting.translator, work.setting.level) for work in WORK}
    assert settings == {(t, level) for t in plan.TRANSLATORS for level in plan.LEVELS}
    assert {work.setting.level for work in NATIVE} == {*plan.NATIVE_LEVELS}
    many = [*plan.work(SEED, 2000)]
    assert len({work.setting for work in many}) == 2 * len(settings)
    assert {target.mask for work in many for target in work.targets} == {"", *MASKS}
    shapes = {each.block for work in WORK for name in work.names for each in plan.make(name).launches}
    assert shapes == {shape for some in SHAPES.values() for shape in some} and len(shapes) == 16


@pytest.mark.parametrize("kind", plan.KINDS)
def test_kernels_are_made_again_from_their_names(kind: str) -> None:
    names = [f"3:{kind}:{i}" for i in range(10)]
    made, again = ([plan.make(name) for name in names] for _ in range(2))
    assert [_texts(kernel) for kernel in made] == [_texts(kernel) for kernel in again]
    assert len({kernel.text("kernel") for kernel in made}) == 10


def _texts(kernel: Runnable) -> tuple[object, ...]:
    return kernel.text("kernel"), kernel.model("kernel"), kernel.launches


def _sanitized(kernels: Sequence[Runnable], directory: Path) -> None:
    """Runs the models; an operation that C++ leaves undefined ends the program."""
    source, program = directory / "models.cpp", directory / "models"
    source.write_text(models_alone_text(kernels))
    flags = ("-std=c++20", "-w", "-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    headers = ("-I", str(HEADERS))
    subprocess.run(("g++", *flags, *headers, source, "-o", program), check=True, timeout=HANG_S)
    done = subprocess.run((program,), capture_output=True, text=True, timeout=HANG_S)
    assert done.returncode == 0, done.stderr


def test_models_have_no_undefined_behaviour(tmp_path: Path) -> None:
    _sanitized([plan.make(name) for work in WORK[:2] for name in work.names], tmp_path)


def test_statements_are_defined() -> None:
    """Names are declared; all threads reach the barriers, which order shared memory."""
    kernels = [cooperating.kernel(f"{SEED}:cooperating:{i}") for i in range(300)]
    assert all(ordered(kernel.body) and declared(kernel.body) for kernel in kernels)
    assert all(declared(independent.kernel(f"{SEED}:independent:{i}").body) for i in range(300))
    exchange = next(each for each in kernels if _needs_barriers(each))
    assert not ordered(tuple(s for s in exchange.body if not isinstance(s, Barrier)))


def _needs_barriers(kernel: Kernel) -> bool:
    text = kernel.text("kernel")
    return "s1[tid] = " in text and "= s1[(tid" in text


# ---- a device that is wrong


class _Wrong(Kernel):
    """A kernel whose text isn't what the model computes."""

    def text(self, function: str) -> str:
        store = "out[0] = ~0u - out[0];"
        return super().text(function).replace("\n}\n", f"\n  {store}\n}}\n")


class _Ending(Kernel):
    def text(self, function: str) -> str:
        return super().text(function).replace("{\n", "{\n  __builtin_trap();\n", 1)


def _as(kernel: Kernel, kind: type[Kernel]) -> Kernel:
    return kind(**{each.name: getattr(kernel, each.name) for each in dataclasses.fields(kernel)})


def test_wrong_kernels_are_found() -> None:
    right = [independent.kernel(f"3:independent:{i}") for i in range(4)]
    kernels = [right[0], _as(right[1], _Wrong), _as(right[2], _Ending), right[3]]
    found = list(runs.findings(kernels, Setting("llvm", "-O0")))
    assert [each.kernel for each in found] == [kernels[1].name, kernels[2].name]
    assert found[0].what == "wrong" and found[1].what in ("crash", "error")


def test_a_report_is_a_source_of_its_own(tmp_path: Path) -> None:
    setting = Setting("llvm", "-O0")
    right, other = cooperating.kernel("3:cooperating:1"), independent.kernel("3:independent:1")
    for kernel, status in ((right, 0), (_as(other, _Wrong), 1)):
        source = tmp_path / f"kernel{status}.hip"
        source.write_text(standalone.text(kernel, setting, "wrong"))
        program = built(COMPILER, "-w", *setting.options, source)
        done = subprocess.run((program,), capture_output=True, text=True, timeout=HANG_S)
        assert done.returncode == status, done.stdout + done.stderr


def _breaks(body: Body) -> bool:
    """True if a loop has a branch with `break`."""
    return any(
        _breaks(inner) or (isinstance(statement, For) and Leave("break") in _flat(inner))
        for statement in body
        for inner in bodies(statement).values()
    )


def _first_break(kernels: Sequence[Kernel]) -> int | None:
    assert all(set(left(kernel.body)) <= {"return"} for kernel in kernels)
    return next((i for i, kernel in enumerate(kernels) if _breaks(kernel.body)), None)


def _flat(body: Body) -> list[Statement]:
    return [each for s in body for each in (s, *(x for b in bodies(s).values() for x in _flat(b)))]


def test_a_kernel_is_reduced_to_what_matters(tmp_path: Path) -> None:
    """The device is wrong about all kernels that leave a loop by `break`."""
    kernels = [independent.kernel(f"5:independent:{i}") for i in range(60)]
    kernels += [cooperating.kernel(f"5:cooperating:{i}") for i in range(60)]
    wrong = [kernel for kernel in kernels if _breaks(kernel.body)][::20]
    smallest = [reduced(each, _first_break) for each in wrong]
    for kernel in smallest:
        (loop,) = kernel.body
        assert isinstance(loop, For) and loop.body == (Leave("break"),)
        assert len(kernel.launches) == 1 and kernel.launches[0].grid in ((1,), (1, 1), (1, 1, 1))
    _sanitized(smallest, tmp_path)
