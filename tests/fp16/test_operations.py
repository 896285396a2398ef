"""Each operation that runs in software, computed on the device."""

import os
import random
import subprocess
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.spirv.assembly import assemble

from .numbers import TYPES, Type, Value, bits_of, pack, rounded, unpack
from .operations import PREAMBLE, Assembly, Operation, arithmetic, conversions, functions, fused_floats

HERE = Path(__file__).parent
COUNT = 1 << 16
SOME = 1 << 12  # of numbers that aren't halves
_SPECIAL = (0.0, -0.0, 1.0, 65504.0, 65519.99, 65520.0, 2.0**-24, 2.0**-25, 2.0**-14, 2.0**31)
_SPECIAL += (2.0**63, 2.0**64, 0.5, 1.5, 2.5, -0.5, float("inf"), float("-inf"), float("nan"))

# Scalar products go to the first halves of the result, vectors times a scalar to those after.
VECTORS = f"""\
{PREAMBLE}
OpEntryPoint Kernel %k "k" %id
OpDecorate %id BuiltIn GlobalInvocationId
%void = OpTypeVoid
%long = OpTypeInt 64 0
%half = OpTypeFloat 16
%v3 = OpTypeVector %long 3
%v4 = OpTypeVector %half 4
%pid = OpTypePointer Input %v3
%ph = OpTypePointer CrossWorkgroup %half
%pv = OpTypePointer CrossWorkgroup %v4
%f = OpTypeFunction %void %pv %pv %ph
%after = OpConstant %long {SOME}
%id = OpVariable %pid Input
%k = OpFunction %void None %f
%x = OpFunctionParameter %pv
%y = OpFunctionParameter %pv
%r = OpFunctionParameter %ph
%l = OpLabel
%ids = OpLoad %v3 %id
%n = OpCompositeExtract %long %ids 0
%xn = OpInBoundsPtrAccessChain %pv %x %n
%yn = OpInBoundsPtrAccessChain %pv %y %n
%rn = OpInBoundsPtrAccessChain %ph %r %n
%rest = OpInBoundsPtrAccessChain %ph %r %after
%vectors = OpBitcast %pv %rest
%vn = OpInBoundsPtrAccessChain %pv %vectors %n
%a = OpLoad %v4 %xn Aligned 8
%b = OpLoad %v4 %yn Aligned 8
%first = OpCompositeExtract %half %b 0
%dot = OpDot %half %a %b
%scaled = OpVectorTimesScalar %v4 %a %first
OpStore %rn %dot Aligned 2
OpStore %vn %scaled Aligned 8
OpReturn
OpFunctionEnd
"""


@pytest.fixture(scope="module")
def launcher() -> Path:
    return built(COMPILER, "-w", HERE / "launch.hip")


def _numbers(type: Type, count: int, at: random.Random) -> list[Value]:
    """All halves if there is room for them; of other types, some numbers of all sizes."""
    if type.code == "e":
        every = list[Value](unpack(type, b"".join(n.to_bytes(2, "little") for n in range(COUNT))))
        return every if count == COUNT else at.choices(every, k=count)
    if not type.is_float:
        edges = [type.minimum, type.maximum, 0, 1, 65519, 65520, 65535, 2049, 2051, type.maximum - 1]
        shifted = (at.getrandbits(type.bits) >> at.randrange(type.bits) for _ in range(count))
        found = edges + [n - (1 << type.bits) if n > type.maximum else n for n in shifted]
        return list[Value](n for n in found if type.minimum <= n <= type.maximum)[:count]
    near = [at.uniform(-1, 1) * 2.0 ** at.randrange(-30, 70) for _ in range(count // 2)]
    ties = [at.randrange(1 << 13) * 2.0 ** at.randrange(-27, 5) for _ in range(count // 2)]
    return [rounded(type, x) for x in [*_SPECIAL, *near, *ties][:count]]


def _same(operation: Operation, found: Value, wanted: Value | None) -> bool:
    if wanted is None:
        return True
    if operation.result == "bool":
        return found == int(wanted)
    type = TYPES[operation.result]
    if not type.is_float:
        return found == wanted
    wanted = rounded(type, wanted)
    if wanted != wanted or found != found:
        return wanted != wanted and found != found
    return abs(bits_of(type, found) - bits_of(type, wanted)) <= operation.ulps


class Run:
    """A module of operations, with the operands' files, in a directory."""

    def __init__(self, operations: list[Operation], directory: Path) -> None:
        self.operations = operations
        self._directory = directory
        self._values: dict[tuple[str, int, int], list[Value]] = {}
        (directory / "module.spv").write_bytes(assemble(Assembly(operations).text))

    def _count(self, operation: Operation) -> int:
        return COUNT if operation.operands[0] == "half" else SOME

    def operands(self, operation: Operation) -> list[list[Value]]:
        count, found = self._count(operation), list[list[Value]]()
        for index, name in enumerate(operation.operands):
            key = (name, index, count)
            if key not in self._values:
                at = random.Random(str(key))
                values = _numbers(TYPES[name], count, at)
                if index:
                    at.shuffle(values)
                self._file(key).write_bytes(pack(TYPES[name], values))
                self._values[key] = values
            found.append(self._values[key])
        return found

    def _file(self, key: tuple[str, int, int]) -> Path:
        return self._directory / "_".join(map(str, (*key, "in")))

    def launch(self, launcher: Path, mask: str) -> dict[str, bytes]:
        lines = list[str]()
        for each in self.operations:
            values = self.operands(each)
            size = 4 if each.result == "bool" else TYPES[each.result].size
            keys = ((name, n, len(values[0])) for n, name in enumerate(each.operands))
            files = " ".join(str(self._file(key)) for key in keys)
            elements = len(values[0]) // each.vector
            lines.append(f"{each.name} {elements} {size * each.vector} {files}\n")
        done = subprocess.run(
            [str(launcher), "module.spv"],
            input="".join(lines),
            capture_output=True,
            text=True,
            cwd=self._directory,
            env={**os.environ, "HIPSPV_BACKEND": "opencl", "HIPSPV_MASK": mask},
        )
        assert done.returncode == 0, done.stderr
        return {e.name: (self._directory / f"{e.name}.out").read_bytes() for e in self.operations}

    def wrong(self, results: dict[str, bytes]) -> list[str]:
        """The first wrong result of each operation, and the number of wrong results."""
        complaints = list[str]()
        for each in self.operations:
            type = TYPES["u32"] if each.result == "bool" else TYPES[each.result]
            rows = zip(unpack(type, results[each.name]), *self.operands(each), strict=True)
            bad = [
                (found, operands, wanted)
                for found, *operands in rows
                if not _same(each, found, wanted := each.expected(*operands))
            ]
            if bad:
                found, operands, wanted = bad[0]
                complaints.append(f"{each.name}{operands}: {found}, not {wanted}; {len(bad)}")
        return complaints


def check(launcher: Path, directory: Path, operations: list[Operation], mask: str) -> None:
    run = Run(operations, directory)
    assert run.wrong(run.launch(launcher, mask)) == []


@pytest.mark.sampled("vector")
@pytest.mark.parametrize("vector", [1, 4])
def test_arithmetic(launcher: Path, tmp_path: Path, vector: int) -> None:
    check(launcher, tmp_path, list(arithmetic(vector)), "fp16")


def test_products_of_vectors(launcher: Path, tmp_path: Path) -> None:
    half = TYPES["half"]
    (tmp_path / "module.spv").write_bytes(assemble(VECTORS))
    at = random.Random(4)
    x, y = ([rounded(half, at.uniform(-9, 9)) for _ in range(4 * SOME)] for _ in range(2))
    (tmp_path / "x").write_bytes(pack(half, x))
    (tmp_path / "y").write_bytes(pack(half, y))
    result = subprocess.run(
        [str(launcher), "module.spv"],
        input=f"k {SOME} 10 x y\n",
        text=True,
        cwd=tmp_path,
        env={**os.environ, "HIPSPV_BACKEND": "opencl", "HIPSPV_MASK": "fp16"},
    )
    assert result.returncode == 0
    found = unpack(half, (tmp_path / "k.out").read_bytes())
    for n in range(SOME):
        a, b, total = x[4 * n : 4 * n + 4], y[4 * n : 4 * n + 4], 0.0
        for p, q in zip(a, b, strict=True):
            total = rounded(half, total + rounded(half, p * q))
        scaled = [rounded(half, p * b[0]) for p in a]
        assert [found[n], *found[SOME + 4 * n : SOME + 4 * n + 4]] == [total, *scaled]


@pytest.mark.sampled("mask")
@pytest.mark.parametrize("mask", ["fp16", "fp16,fp64"])
def test_conversions(launcher: Path, tmp_path: Path, mask: str) -> None:
    check(launcher, tmp_path, list(conversions("half")), mask)


@pytest.mark.nightly  # the scalar ones, element by element
def test_conversions_of_vectors(launcher: Path, tmp_path: Path) -> None:
    check(launcher, tmp_path, list(conversions("half", 2)), "fp16")


def test_conversions_of_double(launcher: Path, tmp_path: Path) -> None:
    check(launcher, tmp_path, list(conversions("double")), "fp64")


@pytest.mark.sampled("vector")
@pytest.mark.parametrize("vector", [1, 4])
def test_fused_floats(launcher: Path, tmp_path: Path, vector: int) -> None:
    """On a device without the fused multiply-add of float."""
    check(launcher, tmp_path, list(fused_floats(vector)), "fma")


def test_functions(launcher: Path, tmp_path: Path) -> None:
    check(launcher, tmp_path, list(functions()), "fp16")
