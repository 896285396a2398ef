"""A module's parts: each is a module of its own, and together they equal the whole."""

import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import program_bundle
from hipspv.core import toolchain
from hipspv.spirv.words import instructions, literal_string
from tests.fuzz.readers import native

from .conftest import HERE, Build, Run

ENTRY_POINT, NAME = 15, 5
SETUP = "__hipspv_variables"


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
@pytest.mark.parametrize("parts", ["always", "never"])
def test_same_results(run: Run, translator: str, parts: str) -> None:
    flag = f"--spirv-translator={translator}"
    result = run("parts.hip", flag, env={"HIPSPV_DEBUG_PARTS": parts, "HIPSPV_CACHE": "0"})
    result.prints("parts.hip")
    assert [line for line in result.stdout.splitlines() if "=" not in line] == ["said 42", "also 43"]


@pytest.fixture(scope="module")
def splitter() -> Path:
    """The runtime's cutting of modules as a program."""
    return native.program(HERE / "split.cpp")


class Split:
    """A module that was cut: its parts' files, and the splitter's output."""

    def __init__(self, splitter: Path, module: bytes, directory: Path, *names: str) -> None:
        source = directory / "whole.spv"
        source.write_bytes(module)
        command = [str(splitter), str(source), str(directory), *names]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        lines = [line.split("=", 1) for line in done.stdout.splitlines()]
        self.values = dict(lines)
        self.count = int(self.values["parts"])
        self.parts = [(directory / f"{i}.spv").read_bytes() for i in range(self.count)]
        for i in range(self.count):
            command = [toolchain.spirv_tool("spirv-val"), str(directory / f"{i}.spv")]
            checked = subprocess.run(command, capture_output=True, text=True, check=False)
            assert checked.returncode == 0, checked.stderr

    def part_of(self, name: str) -> int:
        return int(self.values[name])


def strings(module: bytes, opcode: int, skip: int) -> set[str]:
    """The literal strings of the instructions, after `skip` operands."""
    return {literal_string(module, i.start + 4 + 4 * skip, i.end) for i in instructions(module) if i.opcode == opcode}


def spirv_of(bundle: Path) -> bytes:
    entries = program_bundle.unpack(bundle.read_bytes())
    return next(data for id, data in entries.items() if id.startswith("hip-spirv64"))


@pytest.fixture(scope="module", params=["llvm", "llvm-spirv", "llvm -g", "llvm -O0"])
def split(
    request: pytest.FixtureRequest, splitter: Path, build: Build, tmp_path_factory: pytest.TempPathFactory
) -> Split:
    translator, *rest = request.param.split()
    flags = ("--genco", f"--spirv-translator={translator}", *rest)
    module = spirv_of(build("parts.hip", *flags, suffix=".hipfb"))
    names = ["bump", "tell", "chain", "follow", "set_target", "add_managed", "weigh", "say"]
    names += ["print_too", "use_heap", "shared_memory", "warp", "counter", "lonely", "target"]
    names += ["pointer", "table", "__hipspv_service"]
    return Split(splitter, module, tmp_path_factory.mktemp("parts"), *names)


def test_what_shares_a_variable_stays_together(split: Split) -> None:
    assert split.part_of("bump") == split.part_of("tell") == split.part_of("counter")
    assert split.part_of("follow") == split.part_of("set_target") == split.part_of("target")
    assert split.part_of("follow") == split.part_of("pointer")
    assert split.part_of("chain") == split.part_of("table")


def test_others_are_parts_of_their_own(split: Split) -> None:
    names = ["bump", "chain", "follow", "add_managed", "say", "print_too", "use_heap"]
    names += ["shared_memory", "warp", "lonely"]
    assert len({split.part_of(name) for name in names}) == len(names)
    assert split.part_of("__hipspv_service") == -1  # each has its own


def test_parts_hold_what_they_need_and_nothing_else(split: Split) -> None:
    kernels = [strings(part, ENTRY_POINT, 2) for part in split.parts]
    assert kernels[split.part_of("bump")] == {"bump", "tell", SETUP}
    assert kernels[split.part_of("shared_memory")] == {"shared_memory"}
    assert kernels[split.part_of("lonely")] == {SETUP}
    # printf's variable is set up in each part that prints.
    assert kernels[split.part_of("say")] == {"say", SETUP}
    assert kernels[split.part_of("print_too")] == {"print_too", SETUP}
    named = strings(split.parts[split.part_of("say")], NAME, 1)
    assert "counter" not in named and "bump" not in named


def test_every_kernel_is_in_one_part(split: Split) -> None:
    kernels = [name for part in split.parts for name in strings(part, ENTRY_POINT, 2)]
    own = [name for name in kernels if name != SETUP]
    forms = {name for name in own if name.endswith(".rows")}
    assert forms <= {"warp.rows"}  # -O0 has none
    assert len(own) - len(forms) == len(set(own) - forms) == 12 + 10  # family<3>, <4>, <10> to <17>
