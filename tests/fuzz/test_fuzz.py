"""A short run of the fuzzer, always the same cases. `make fuzz` runs it for five minutes.

A finding here is a bug of the pass or stage that it names. To reproduce it, run
`python -m tests.fuzz --case NAME --reduce`.
"""

from random import Random

import pytest

from hipspv.llvm import Context, Module
from tests.fuzz.__main__ import corpus, make, names, run
from tests.fuzz.case import Input, Laboratory, Outcome
from tests.fuzz.generate import generate
from tests.fuzz.mutate import mutate_bytes, mutate_text
from tests.fuzz.reduce import reduced
from tests.selection import ALL

SEED, CASES = 20, 320 if ALL else 160


def test_no_findings() -> None:
    report = run(SEED, corpus(0, Random(SEED)), seconds=float("inf"), cases=CASES, keep=None)
    assert sum(report.kinds.values()) == CASES
    assert report.unknown == {}
    # Most inputs must get through some stages.
    assert report.kinds["passed"] > CASES // 5


def test_generated_modules_are_well_formed() -> None:
    with Context() as context:
        for seed in range(50):
            with Module.parse(generate(Random(seed)), context) as module:
                module.verify()
                assert list(module.kernels())


def test_cases_are_made_again_from_their_names() -> None:
    texts = {"a.ll": "define void @f(i32 %x) {\n  %y = add i32 %x, 7\n  ret void\n}\n"}
    some = [name for name, _ in zip(names(3, ["a.ll"]), range(20), strict=False)]
    assert len(set(some)) == 20
    assert [make(name, texts) for name in some] == [make(name, texts) for name in some]
    assert len({str(make(name, texts).data) for name in some}) > 10


def test_mutations_change_something() -> None:
    text = generate(Random(1))
    assert sum(mutate_text(text, Random(seed)) != text for seed in range(50)) > 40
    assert sum(mutate_bytes(b"BC" * 99, Random(seed)) != b"BC" * 99 for seed in range(50)) > 40


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("no IR", "refused"),
        ("define spir_kernel void @k() { ret void }", "passed"),
        ("declare void @f()\ndefine spir_kernel void @k() { call void @f()\n ret void }", "told"),
    ],
)
def test_outcomes(text: str, kind: str) -> None:
    outcome = Laboratory().examine(Input(text, "2", "llvm"))
    assert (outcome.kind, outcome.good) == (kind, True), outcome


def test_what_goes_wrong_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass that dies, one that raises, one that breaks the IR."""
    import os

    from hipspv.passes import pipeline
    from hipspv.passes.optimize.llvm_passes import RemoveUnreachableCode
    from hipspv.targets import SPIRV64
    from hipspv.targets.spirv.phases import SpirvOptions

    def die(_: RemoveUnreachableCode, module: Module) -> bool:
        os.abort()

    def fail(_: RemoveUnreachableCode, module: Module) -> bool:
        raise ValueError("of ours")

    def spoil(_: RemoveUnreachableCode, module: Module) -> bool:
        function = next(iter(module.kernels()))
        function.entry.terminator.erase()
        return True

    name = RemoveUnreachableCode.name
    assert any(step.name == name for step in pipeline.passes(SpirvOptions(SPIRV64)))
    case = Input("define spir_kernel void @k() { ret void }\n; more\n; lines\n", "2", "llvm")
    for bad, kind, text in ((die, "signal", "SIGABRT"), (fail, "traceback", "of ours")):
        monkeypatch.setattr(RemoveUnreachableCode, "run", bad)
        outcome = Laboratory().examine(case)
        assert (outcome.kind, outcome.where) == (kind, name) and text in outcome.text
        assert not outcome.good and outcome.signature.startswith(f"{kind}: {name}: ")
    assert reduced(Laboratory(), case).data == "\n"  # it fails on any input
    monkeypatch.setattr(RemoveUnreachableCode, "run", spoil)
    assert not Laboratory().examine(case).good


def test_signatures_forget_names_and_values() -> None:
    one = Outcome("spirv-val", "of llvm", "error: line 12: ID '7[%7]' at /tmp/a/b")
    two = Outcome("spirv-val", "of llvm", "error: line 999: ID '13[%13]' at /tmp/c")
    assert one.signature.split(" at ")[0] == two.signature.split(" at ")[0]
