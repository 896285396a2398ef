"""The integer passes against the machine: original and lowered programs give the same results, on
the CPU that runs the test and on the OpenCL device.

HIPSPV_INTEGER_PROGRAMS is the number of programs; each runs on 20 inputs. HIPSPV_INTEGER_SEED is
the first one's seed, which a failure names.
"""

from __future__ import annotations

import os
import random
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.passes import integer_programs as programs
from tests.preforked import commands

PROGRAMS = int(os.environ.get("HIPSPV_INTEGER_PROGRAMS", "120"))
SEED = int(os.environ.get("HIPSPV_INTEGER_SEED", "0"))
# The number of programs on the device: small ones, because its compiler takes its time.
ON_DEVICE = max(25, PROGRAMS // 25)
A_BATCH = 25
_EDGES = (0, 1, 2, 2**31 - 1, 2**31, 2**32, 2**33 - 1, 2**63 - 1, 2**63, 2**64 - 1)
# Widths and lengths that SPIR-V lacks.
_ILLEGAL = re.compile(r"(?<![\w.%@])i(?!1\b|8\b|16\b|32\b|64\b)\d+\b|<(?!(?:2|3|4|8|16) x )\d+ x ")
_OTHER_LINES = ("declare", ";", "attributes", "target")
Inputs = list[tuple[int, int, int]]


def inputs(source: random.Random) -> Inputs:
    def word() -> int:
        return source.choice(_EDGES) if source.random() < 0.3 else source.getrandbits(64)

    return [(word(), word(), word()) for _ in range(20)]


def test_same_results() -> None:
    for seed in range(SEED, SEED + PROGRAMS):
        source = random.Random(seed)
        text = programs.native(programs.program(source))
        low = programs.lowered(text)
        code = [line for line in low.splitlines() if not line.startswith(_OTHER_LINES)]
        illegal = _ILLEGAL.search("\n".join(code))
        assert not illegal, (seed, illegal, low)
        original, changed = programs.Native(text), programs.Native(low)
        for words in inputs(source):
            assert original(*words) == changed(*words), (seed, words, text)


def test_the_check_sees_a_wrong_result() -> None:
    text = programs.native("define i64 @f(i64 %a, i64 %b, i64 %c) {\n  ret i64 %a\n}\n")
    wrong = text.replace("ret i64 %a", "ret i64 %b")
    assert programs.Native(text)(1, 2, 3) != programs.Native(wrong)(1, 2, 3)


def _made(seed: int, name: str = "f") -> str:
    return programs.program(random.Random(seed), name, most=6)


@pytest.fixture(scope="module", params=range(SEED, SEED + ON_DEVICE, A_BATCH))
def batch(request: pytest.FixtureRequest) -> tuple[str, Inputs, list[int]]:
    """A module of programs, inputs, and the programs' results, input by input."""
    seeds = range(request.param, request.param + A_BATCH)
    text = programs.device_module([_made(seed, f"f{i}") for i, seed in enumerate(seeds)])
    given = inputs(random.Random(request.param))
    natives = [programs.Native(programs.native(_made(seed))) for seed in seeds]
    return text, given, [native(*words) for words in given for native in natives]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_same_results_on_the_device(
    batch: tuple[str, Inputs, list[int]], translator: str, level: str, tmp_path: Path
) -> None:
    text, given, expected = batch
    (tmp_path / "programs.ll").write_text(text)
    hipspv = str(commands() / "hipspv")
    choice = f"--translator={translator}"
    lower = [hipspv, "lower", level, choice, "programs.ll", "-o", "programs.bc"]
    translate = [hipspv, "translate", "--validate", choice, "programs.bc", "-o", "programs.spv"]
    for command in (lower, translate):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    count = len(expected) // len(given)
    words = [word for triple in given for word in triple]
    runner = [sys.executable, str(Path(__file__).with_name("run_module.py"))]
    done = subprocess.run(
        [*runner, toolchain.RUNTIME, "programs.spv", str(count)],
        cwd=tmp_path,
        input=struct.pack(f"{len(words)}Q", *words),
        env={**os.environ, "HIPSPV_BACKEND": "opencl"},
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    results = struct.unpack(f"{len(expected)}Q", done.stdout)
    pairs = enumerate(zip(results, expected, strict=True))
    wrong = {i % count for i, (result, right) in pairs if result != right}
    assert not wrong, [f"f{i}" for i in sorted(wrong)]
