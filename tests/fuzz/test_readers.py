"""Damaged files through every reader: its own error or a result, and memory in proportion.

A fuzzer runs such inputs by chance (tests/fuzz/readers); these tests run small samples in order.
"""

import importlib
import itertools
import struct
import subprocess
import sys
import tracemalloc
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

from hipspv.bundle import binary, compressed
from tests.fuzz.readers import bounds, damage, large, large_files, native, samples, seeds, totals
from tests.fuzz.readers.__main__ import counted
from tests.fuzz.readers.bounds import FLOOR, TIMES, BoundError, Sampled, check
from tests.fuzz.readers.targets import TARGETS, Target, find
from tests.selection import ALL

# For each target, evenly spread over all; HIPSPV_ALL_TESTS=1 runs all.
INPUTS = None if ALL else 250
PYTHON = [target for target in TARGETS if target.language == "Python"]
CPP = [target for target in TARGETS if target.language == "C++"]
# Files of one construct many times: their bytes, and their names. Some have no smaller size.
SMALL = 50_000 if INPUTS is None else 10_000
LINEAR = (
    large_files.SHAPES
    if INPUTS is None
    else (
        *("archive of bundle", "one bundle after the other", "sections of a bundle", "hosts"),
        *("section_entries", "text_begins", "thin_missing", "records", "visa_functions"),
    )
)
GROWTH = 2.5  # the factor of work that doubling the input may cost
MANY = (1 << 21 if INPUTS is None else 1 << 16) + 1  # elements of a large module
# The memory that a reader may take beyond its share of a module: less than the rule's 64 MiB, as
# modules are smaller. Edits load the emulation library, if tests/masks has put it beside them.
SLACK = {"signatures": 4 << 20, "edits": 12 << 20, "parts": 20 << 20}


def samples_of(target: Target) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for kind in target.seeds:
        if kind in ("modules", "excerpts"):
            found["small"] = samples.small()
        elif kind == "records":
            found["records"] = (
                b"hipspv.metadata 2\nhipspv.bounds k 64\nhipspv.packed k 4 4 8 8\n"
                b"hipspv.kernel k value 4 4 packed 8 8 shared 0 1 shared-size 8 8"
            )
        elif kind.startswith("visa"):
            found["small"] = seeds.KINDS[kind]()["small"]
        elif kind != "objects":  # they need a compiler
            found |= {f"{kind} {name}": data for name, data in seeds.KINDS[kind]().items()}
        else:
            found |= {"host": seeds.elf.write(["__hip_handle"], b"content", ["handle"])}
    return found


def inputs(target: Target) -> list[bytes]:
    """The fuzzer's findings, and damaged samples, evenly spread."""
    each = [list(damage.all_of(data)) for data in samples_of(target).values()]
    everything = list(itertools.chain.from_iterable(each))
    step = max(1, len(everything) // (INPUTS or len(everything)))
    kinds = ["modules" if kind == "excerpts" else kind for kind in target.seeds]
    found = [samples.FOUND[kind].values() for kind in kinds if kind in samples.FOUND]
    return [*itertools.chain.from_iterable(found), *everything[::step]]


@pytest.fixture
def memory() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


def harness_of(target: Target) -> ModuleType:
    return importlib.import_module(f"tests.fuzz.readers.python.{target.harness}")


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize("target", PYTHON, ids=lambda target: target.name)
def test_damaged_files(target: Target) -> None:
    harness = harness_of(target)
    for data in inputs(target):
        try:
            check(harness, data)
        except Exception as error:
            raise AssertionError(f"{target.name}: {data.hex()}") from error


@pytest.mark.parametrize("target", PYTHON, ids=lambda target: target.name)
def test_samples_are_read(target: Target) -> None:
    """If samples weren't readable, damage to them would test little."""
    for data in samples_of(target).values():
        harness_of(target).read(data)


def test_memory_of_every_run_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only in runs that are measured exactly: here the second run takes much."""
    peaks = iter((0, 0, 2 * FLOOR))
    monkeypatch.setattr(bounds, "_peak_memory", lambda: next(peaks))
    harness = ModuleType("harness")
    harness.__dict__.update(ERRORS=(), read=lambda data: bytes(data) * (FLOOR // 2 + 1))
    sampled = Sampled(harness)
    sampled.read(b"")
    with pytest.raises(BoundError):
        sampled.read(b"\1\2\3")


@pytest.mark.parametrize(("status", "findings"), [(0, 0), (72, 0), (130, 0), (77, 1)])
def test_an_interruption_is_no_finding(tmp_path: Path, status: int, findings: int) -> None:
    """libFuzzer's own exit codes."""
    argv = ["sh", "-c", f"echo stat::number_of_executed_units: 5; exit {status}"]
    counted(find("py-targets"), argv, [], tmp_path)
    assert totals.read(tmp_path, "py-targets") == totals.Total(5, 0, findings)


def lines(harness: ModuleType, data: bytes) -> int:
    """The lines of Python that reading the data executes: the same on every machine."""
    count = 0

    def step(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return step

    sys.settrace(step)
    try:
        harness.read(data)
    except harness.ERRORS:
        pass
    finally:
        sys.settrace(None)
    return count


@pytest.mark.parametrize("name", ["inspection", "bundles"])
def test_files_take_linear_time(name: str) -> None:
    harness = importlib.import_module(f"tests.fuzz.readers.python.{name}")
    for shape in LINEAR:
        make = large_files.SHAPES[shape]
        once, twice = (lines(harness, make(size)) for size in (SMALL, 2 * SMALL))
        assert twice < GROWTH * once, shape


def costs(program: Path, files: Iterable[bytes]) -> list[tuple[int, int, bool]]:
    """Steps, bytes of memory and whether it was accepted, for each file."""
    files = list(files)
    done = subprocess.run([program], input=damage.records(files), capture_output=True, check=False)
    rows = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    last = files[len(rows)].hex()[:4096] if len(rows) < len(files) else ""
    assert done.returncode == 0 and not last, f"{done.stderr.decode()}\n{last}"
    return [(steps, memory, bool(accepted)) for steps, memory, accepted in rows]


@pytest.fixture(scope="module")
def programs() -> dict[str, Path]:
    return native.build(native.plain(), [target.harness for target in CPP], native.shared())


@pytest.mark.parametrize("target", CPP, ids=lambda target: target.name)
def test_native_readers(target: Target, programs: dict[str, Path]) -> None:
    program = programs[target.harness]
    assert any(accepted for *_, accepted in costs(program, samples_of(target).values()))
    costs(program, inputs(target))


@pytest.mark.parametrize("name", ["signatures", "parts", "edits"])
def test_native_readers_take_linear_time(name: str, programs: dict[str, Path]) -> None:
    for shape, make in samples.GROWING.items():
        once, twice = costs(programs[name], (make(n) for n in (1000, 2000)))
        assert twice[0] < GROWTH * once[0], f"{shape}: {once} {twice}"


# Each of many, between a beginning and an end.
PTX = {
    "kernels": ("", ".entry k%d(.param .u32 a) { ret; }\n", ""),
    "declarations": ("", ".entry k(.param .u32 a);\n", ""),
    "parameters": (".entry k(.param .u8 a", ",.param .u8 a", "){}"),
    "variables": ("", ".visible .global .u32 v%d = { 1 };\n", ""),
    "name": (".visible .global .u32 v", "_$_", ";"),
    "dimensions": (".visible .global .u32 v", "[1]", ";"),
    "blocks": (".func f {", "{", ""),
    "comments": ("", "/**/", ""),
    "records": ("", "// hipspv.name %d k\n", ""),
    "strings": (".func f {", '"}"', "}"),
    "tokens": ("", ".", ""),
}


@pytest.mark.parametrize("shape", PTX)
def test_ptx_takes_linear_time(shape: str, programs: dict[str, Path]) -> None:
    begin, each, end = PTX[shape]

    def make(count: int) -> bytes:
        return (begin + "".join(each.replace("%d", str(n)) for n in range(count)) + end).encode()

    once, twice = costs(programs["ptx"], (make(n) for n in (2000, 4000)))
    assert twice[0] < GROWTH * once[0], f"{once} {twice}"


@pytest.mark.sampled(of=12)
@pytest.mark.parametrize("shape", large.SHAPES)
@pytest.mark.parametrize("name", SLACK)
def test_native_readers_take_little_memory(name: str, shape: str, programs: dict[str, Path]) -> None:
    module = large.SHAPES[shape](MANY)
    [(_, taken, accepted)] = costs(programs[name], [module])
    assert accepted
    assert taken <= TIMES * len(module) + SLACK[name]


def test_modules_that_take_much_to_cut_stay_whole(programs: dict[str, Path]) -> None:
    """A smaller module of that kind takes five times its size."""
    module = large.SHAPES["types"](1 << 22)
    [(_, taken, accepted)] = costs(programs["parts"], [module])
    # The words, and 8 bytes each for an instruction and for an id.
    assert accepted and taken < 3.5 * len(module)


OWN, OTHER = "hip-spirv64----generic", "hipv4-amdgcn-amd-amdhsa--gfx90a"


def test_unpacking_keeps_nothing_but_the_module(programs: dict[str, Path]) -> None:
    """Other targets' images take no memory, and neither do sizes that only a header states."""
    content = samples.small() * 2000
    bundle = binary.write([(OTHER, bytes(range(256)) * (1 << 16)), (OWN, content)])
    image = bytearray(compressed.write(bundle))
    [(_, taken, accepted)] = costs(programs["bundle"], [bytes(image)])
    assert accepted and len(content) < taken < 2 * len(content) + (1 << 20) < len(bundle) / 4
    struct.pack_into("<Q", image, 16, zlib_most := 1032 * (len(image) - 32))
    [(_, taken, accepted)] = costs(programs["bundle"], [bytes(image)])
    assert not accepted and taken < 2 * len(content) + (1 << 20) < zlib_most / 4
