"""The back end for Vortex over a stand-in for its library, of both generations."""

import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.runtime.conftest import execute
from tests.standins.vortex.fakes import (
    COMPLEX,
    COUNT,
    FIRST,
    POINTERS,
    VECTOR_ADD,
    Kernel,
    buffer,
    foreign,
    image,
    library,
)

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GENERATIONS = [1, 2]
WIDTHS = [32, 64]


class Outcome(NamedTuple):
    status: int
    lines: list[str]  # that the case prints
    errors: str
    log: list[str]  # of the stand-in

    def shown(self, kind: str) -> list[bytes]:
        """The bytes of the log's lines of that kind."""
        found = [line.split(" ")[1] for line in self.log if line.startswith(kind)]
        return [bytes.fromhex(each) for each in found]

    @property
    def starts(self) -> list[list[int]]:
        """The addresses of the code and the launch buffer, for each launch."""
        lines = [line.split(" ")[1:] for line in self.log if line.startswith("start ")]
        return [[int(each) for each in line] for line in lines]


Run = Callable[..., Outcome]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a case over images, with a generation's library, and settings of the stand-in."""

    def run_(case: str, *images: bytes, generation: int = 2, **settings: object) -> Outcome:
        files = [tmp_path / f"{i}.vxbin" for i in range(len(images))]
        for file, content in zip(files, images, strict=True):
            file.write_bytes(content)
        log = tmp_path / "log"
        log.write_text("")
        environment = {
            "HIPSPV_BACKEND": "vortex",
            "HIPSPV_VORTEX_LIBRARY": str(library(generation)),
            "VORTEX_LOG": str(log),
            "PYTHONPATH": str(ROOT),
            **{f"VORTEX_{name.upper()}": str(value) for name, value in settings.items()},
        }
        command = [sys.executable, "-m", "tests.vortex.cases", case, *map(str, files)]
        done = execute(command, environment)
        lines = done.stdout.splitlines()
        return Outcome(done.status, lines, done.stderr, log.read_text().splitlines())

    return run_


def pointers(line: str, width: int) -> list[bytes]:
    return [int(each, 16).to_bytes(POINTERS[width], "little") for each in line.split(" ")]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("generation", GENERATIONS)
def test_the_launch_buffer_of_a_simple_kernel(run: Run, width: int, generation: int) -> None:
    kernel = Kernel("vectorAdd", VECTOR_ADD, shared=16, stack=20000)
    done = run("vector_add", image([kernel], width), generation=generation, width=width)
    assert done.status == 0, done.errors
    arguments = b"".join(pointers(done.lines[0], width)) + struct.pack("<I", 1024)
    expected = buffer((4, 1, 1), (16, 1, 1), 40, arguments)
    assert len(expected) == {32: 48, 64: 64}[width]
    assert done.shown("buffer")[0][: len(expected)] == expected
    [[code, launch]] = done.starts
    block = struct.unpack_from("<8Q", done.shown("image")[0], 32)
    entry, buffer_, stacks, stack, local_bytes, resident, local, finished = block
    assert (entry, buffer_) == (code + 96, launch)
    assert stack == 20096 and stacks % 64 == 0
    assert (local_bytes, resident) == (64, 1)  # 56 bytes, and a block takes all warps
    assert (local != 0) == (generation == 1)
    assert finished == launch + len(expected)


@pytest.mark.parametrize(("width", "size", "offsets"), [(32, 56, (0, 4, 16, 20)), (64, 64, (0, 8, 20, 24))])
def test_the_launch_buffer_of_mixed_types(run: Run, width: int, size: int, offsets: tuple[int, ...]) -> None:
    done = run("complex_kernel", image([Kernel("complexKernel", COMPLEX)], width), width=width)
    assert done.status == 0, done.errors
    output, data = pointers(done.lines[0], width)
    made = bytearray(size - 32)
    for offset, value in zip(offsets, [output, struct.pack("<3f", 1, 2, 3), struct.pack("<i", 5), data], strict=True):
        made[offset : offset + len(value)] = value
    expected = buffer((2, 3, 1), (4, 2, 1), 0, bytes(made))
    assert done.shown("buffer")[0][:size] == expected


def test_a_stricter_alignment_moves_the_arguments(run: Run) -> None:
    kernel = Kernel("k", "value 8 64 value 8 8 value 8 8 value 8 8")
    done = run("attempt", image([kernel]))
    assert done.lines == ["launched"]
    # The words of the two cores follow the buffer.
    block = struct.unpack_from("<8Q", done.shown("image")[0], 32)
    assert block[7] - block[1] == 64 + 32


@pytest.mark.parametrize(
    ("block", "shared", "settings", "resident"),
    [
        (4, 0, {}, 4),
        (5, 0, {}, 2),
        (4, 6000, {"local": 65536}, 4),
        (4, 6000, {"driver": "rtlsim"}, 2),
        (64, 0, {"warps": 32}, 2),
        (8, 0, {"warps": 32, "threads": 8}, 32),
    ],
)
def test_as_many_blocks_are_resident_as_have_room(
    run: Run, block: int, shared: int, settings: dict[str, object], resident: int
) -> None:
    kernel = Kernel("k", " ".join(["value 8 8"] * 4), shared=shared)
    done = run(f"attempt_{block}", image([kernel]), **settings)
    assert done.lines == ["launched"], done.errors
    assert struct.unpack_from("<8Q", done.shown("image")[0], 32)[5] == resident


@pytest.mark.parametrize(("driver", "own"), [("simx", False), ("rtlsim", True)])
def test_local_memory_that_the_simulator_repeats_is_not_used(run: Run, driver: str, own: bool) -> None:
    kernel = Kernel("k", " ".join(["value 8 8"] * 4), shared=4096)
    done = run("attempt", image([kernel]), driver=driver)
    assert done.lines == ["launched"], done.errors
    assert (struct.unpack_from("<8Q", done.shown("image")[0], 32)[6] == 0) == own


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("generation", GENERATIONS)
def test_an_image_is_relocated_and_its_rest_is_zeros(run: Run, width: int, generation: int) -> None:
    words = (FIRST + 96, FIRST + 200)
    made = image([Kernel("k", " ".join(["value 8 8"] * 4))], width, words=words)
    done = run("attempt", made, generation=generation, width=width)
    assert done.lines == ["launched"], done.errors
    [[code, _]] = done.starts
    loaded, size = done.shown("image")[0], POINTERS[width]
    moved = [int.from_bytes(loaded[at : at + size], "little") for at in (104, 104 + size)]
    assert moved == [code + 96, code + 200]
    assert loaded[:32] == made[16:48]
    if len(made) - 16 + 32 <= len(loaded):
        assert loaded[len(made) - 16 : len(made) + 16] == bytes(32)


@pytest.mark.parametrize("generation", GENERATIONS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("case", ["memory", "own_memory", "streams"])
def test_memory_and_streams(run: Run, case: str, width: int, generation: int) -> None:
    made = image([Kernel("count", "pointer 8 8 value 4 4", COUNT)], width)
    done = run(case, made, width=width, generation=generation)
    assert done.status == 0, done.errors
    assert done.lines == (["['host 0', 'host 1']"] if case == "streams" else ["done"])


def test_variables(run: Run) -> None:
    made = image([Kernel("nothing", "")], records=["variable 100 table 4"])
    done = run("variables", made)
    assert done.status == 0, done.errors
    assert done.lines == [f"4 {bytes(4).hex()}", b"\0\0xy".hex()]
    assert done.shown("image")[0][100:104] == b"\0\0xy"


def test_registered_kernels(run: Run) -> None:
    done = run("registered", image([Kernel("vectorAdd", VECTOR_ADD)]))
    assert done.status == 0, done.errors
    arguments = b"".join(pointers(done.lines[0], 64)) + struct.pack("<I", 1024)
    expected = buffer((4, 1, 1), (16, 1, 1), 0, arguments)
    assert [each[: len(expected)] for each in done.shown("buffer")] == [expected] * 3
    assert len({code for code, _ in done.starts}) == 1  # one image for all


def test_attributes_of_a_registered_kernel(run: Run) -> None:
    assert run("attributes", image([Kernel("vectorAdd", VECTOR_ADD)])).lines == ["found"]


def test_wrong_registrations(run: Run) -> None:
    done = run("registrations", image([Kernel("vectorAdd", VECTOR_ADD)]))
    call = "__hipRegisterFunctionWithMetadata: hipError"
    assert done.lines == [f"{call}InvalidValue"] * 9 + [f"{call}NotFound", f"{call}InvalidImage"]
    for message in (
        "argument 0: its size is 0",
        "argument 0: its alignment is 3, which is no power of two",
        "argument 0: its offset 4 isn't aligned to 8",
        "argument 1: its offset 4 is before the end of the preceding one, 8",
        "argument 0: it is a pointer of 2 bytes",
        "3 arguments, and the kernel has 4",
        "argument 3 has 8 bytes at 56 of the launch buffer, and the kernel reads 4 at 56",
        "argument 3 is a pointer there only",
        "the image has no kernel other",
    ):
        assert message in done.errors
    assert done.log == []  # the device isn't opened


def test_images_of_another_compiler(run: Run) -> None:
    done = run("foreign", foreign(), foreign(FIRST + 64))
    assert done.status == 0, done.errors
    assert [line for line in done.log if line.startswith("reserve")] == [
        f"reserve {FIRST}",
        f"reserve {FIRST + 64}",
        f"reserve {FIRST}",
    ]
    assert [code for code, _ in done.starts] == [FIRST, FIRST + 64, FIRST + 64, FIRST]
    memory = int(done.lines[0], 16)
    first = buffer((1, 1, 1), (4, 1, 1), 0, struct.pack("<IIhhi", memory, 0, -2, 0, 9))
    second = buffer((1, 1, 1), (4, 1, 1), 0, struct.pack("<QQ", memory, 1 << 40))
    found = done.shown("buffer")
    expected = [first, second, second, first]
    assert [each[: len(e)] for each, e in zip(found, expected, strict=True)] == expected
    assert done.shown("image")[0] == bytes(range(128)) + bytes(32)


FOUR = " ".join(["value 8 8"] * 4)
REFUSED = {
    "large_block": (image([Kernel("k", FOUR)]), {}, "InvalidConfiguration", "17 threads"),
    "large_shared": (image([Kernel("k", FOUR, shared=64)]), {}, "InvalidValue", "16385 bytes"),
    "lanes": (image([Kernel("k", FOUR, records=("lanes k 32",))]), {}, "NoBinaryForGpu", "compile with --warp-size=4"),
    "static_shared": (image([Kernel("k", FOUR, shared=32768)]), {}, "NoBinaryForGpu", "32768 bytes of shared memory"),
    "width": (image([Kernel("k", FOUR)], 32), {}, "NoBinaryForGpu", "--offload-arch="),
    "doubles": (image([Kernel("k", FOUR)], extensions="fd"), {"isa": "imf"}, "NoBinaryForGpu", "EXT_D_ENABLE"),
    "atomics": (image([Kernel("k", FOUR)], extensions="a"), {"driver": "rtlsim"}, "NoBinaryForGpu", "EXT_A_ENABLE"),
    "wide_pointer": (
        image([Kernel("k", "pointer 8 8")], 32),
        {"width": 32},
        "InvalidValue",
        "a pointer of more than 32 bits",
    ),
    "strange_pointer": (image([Kernel("k", "pointer 8 8")]), {}, "InvalidValue", "give the kernel memory of hipMalloc"),
    "no_parameters": (image([], records=["entry k 96 0 0"]), {}, "InvalidImage", "has no record of its parameters"),
    "no_entry": (image([], records=["kernel k"]), {}, "InvalidImage", "has no entry"),
    "entry_outside": (
        image([], records=["kernel k", "entry k 100000 0 0"]),
        {},
        "InvalidImage",
        "the entry of kernel k is outside",
    ),
    "relocation_outside": (image([], records=["relocations 100000"]), {}, "InvalidImage", "a relocation is outside"),
    "variable_outside": (image([], records=["variable 100000 v 8"]), {}, "InvalidImage", "the variable v is outside"),
    "records_outside": (
        image([])[:32] + struct.pack("<QQ", 1 << 40, 1) + image([])[48:],
        {},
        "InvalidImage",
        "its records are outside",
    ),
    "version": (
        image([]).replace(b"hipspv.metadata 2", b"hipspv.metadata 1"),
        {},
        "InvalidImage",
        "another version of hipspv",
    ),
    "bad_record": (image([], records=["kernel k pointer 8"]), {}, "InvalidImage", "lacks a field"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_is_one_error_and_no_launch(run: Run, name: str) -> None:
    content, settings, error, message = REFUSED[name]
    special = ("large_block", "large_shared", "wide_pointer", "strange_pointer")
    done = run(name if name in special else "attempt", content, **settings)
    assert done.status == 1
    assert len(done.lines) == 1 and done.lines[0].endswith(f"hipError{error}"), done.lines
    assert done.errors.count("hipspv: error:") == 1 and message in done.errors, done.errors
    assert done.starts == []


@pytest.mark.parametrize("extensions", ["a", "afd"])
def test_the_simulator_executes_atomic_instructions(run: Run, extensions: str) -> None:
    done = run("attempt", image([Kernel("k", FOUR)], extensions=extensions), isa="imfd")
    assert done.lines == ["launched"]


@pytest.mark.parametrize("generation", GENERATIONS)
@pytest.mark.parametrize(
    ("failure", "message"),
    [
        ("vx_start", "vx_start of Vortex failed: -1"),
        ("vx_ready_wait", "vx_ready_wait of Vortex failed: -1"),
        ("core", "core 1 of Vortex didn't reach the end of its work"),
    ],
)
def test_the_failure_of_a_kernel_lasts(run: Run, failure: str, message: str, generation: int) -> None:
    done = run("failure", image([Kernel("k", "")]), fail=failure, generation=generation)
    first, second = done.lines
    assert first == "hipDeviceSynchronize: hipErrorLaunchFailure"
    assert second.endswith("hipErrorLaunchFailure")
    assert done.errors.count(message) == 1
    assert len(done.starts) == 1


@pytest.mark.parametrize("generation", GENERATIONS)
def test_the_device(run: Run, generation: int) -> None:
    done = run("device", generation=generation, width=32, warps=8, threads=16, cores=3)
    name = "Vortex rv32 (simx)" if generation == 2 else "Vortex rv32"
    numbers = {"threads": 128, "warp": 16, "cores": 3, "shared": 16384}
    assert done.lines == [f"{name} {numbers}"]


def test_a_library_that_opens_no_device(run: Run) -> None:
    done = run("no_device", fail="vx_dev_open")
    assert done.lines == ["hipMalloc: hipErrorNoDevice"]
    assert "vx_dev_open failed" in done.errors


def test_a_library_that_is_not_there() -> None:
    environment = {"HIPSPV_BACKEND": "vortex", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.vortex.cases", "no_device"]
    missing = execute(command, {**environment, "HIPSPV_VORTEX_LIBRARY": "/nowhere/libvortex.so"})
    assert missing.stdout == "hipMalloc: hipErrorNoDevice\n"
    assert "/nowhere/libvortex.so: cannot open shared object file" in missing.stderr


def test_programs_for_other_devices_keep_theirs(run: Run) -> None:
    """The stand-in is found, and a program with SPIR-V alone runs on the CPU's device."""
    from tests.building import COMPILER, built

    program = built(COMPILER, "-O1", "-w", ROOT / "tests" / "runtime" / "arguments.hip")
    directory = library(2).parent
    path = os.pathsep.join([str(directory), os.environ.get("LD_LIBRARY_PATH", "")])
    plain = execute([str(program)])
    done = execute([str(program)], {"LD_LIBRARY_PATH": path.rstrip(os.pathsep)})
    assert done.status == 0, done.stderr
    assert done.stdout == plain.stdout
