"""Programs of several sources, and those that need options of their own."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.spirv.metadata import read_records
from tests.limits import HANG_S
from tests.preforked import commands
from tests.selection import ALL

HERE = Path(__file__).resolve().parent
PARTS = HERE / "parts"
PROGRAMS = commands()
INCLUDE = ["-I", str(HERE.parents[1] / "examples")]
LAUNCHES = re.compile(r"\b[1-9]\d* checked, 0 wrong\n\Z")

pytestmark = pytest.mark.sampled("translator", "level", "size", "relocatable")

Compile = Callable[..., "subprocess.CompletedProcess[str]"]


def _run(*argv: str | Path) -> subprocess.CompletedProcess[str]:
    command = [str(word) for word in argv]
    return subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)


@pytest.fixture(params=["llvm", "llvm-spirv"])
def translator(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def compile_(translator: str) -> Compile:
    """hipspv-cc with one of the translators; every module is checked by spirv-val."""
    given = [f"--spirv-translator={translator}", "--validate", "-w", *INCLUDE]
    return lambda *argv: _run(PROGRAMS / "hipspv-cc", *given, *argv)


def _succeeds(*argv: str | Path) -> None:
    run = _run(*argv)
    assert run.returncode == 0, run.stdout + run.stderr
    assert LAUNCHES.search(run.stdout)


# The device's compiler takes minutes for cg_tiles at -O0 with 16 or 64 lanes.
WARPS = [("-O0", "warp_sizes"), ("-O2", "warp_sizes"), ("-O2", "cg_tiles")]
WARPS += [("-O0", "cg_tiles")] * ALL


@pytest.mark.sampled("translator", "size")
@pytest.mark.parametrize(("level", "name"), WARPS)
@pytest.mark.parametrize("size", [8, 16, 64])
def test_warps_of_other_sizes(compile_: Compile, size: int, level: str, name: str, tmp_path: Path) -> None:
    program = tmp_path / "program"
    compiled = compile_(level, f"--warp-size={size}", HERE / f"{name}.hip", "-o", program)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(program)


@pytest.mark.sampled("translator", "level")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_warps_of_four(compile_: Compile, level: str, tmp_path: Path) -> None:
    """The size of Vortex's warps by default. Tiles of eight lanes don't fit."""
    test_warps_of_other_sizes(compile_, 4, level, "warp_sizes", tmp_path)


@pytest.mark.sampled("translator", "name")
@pytest.mark.parametrize("name", ["warp_synchronous", "warp_synchronous_pointers"])
def test_lockstep_of_large_warps(compile_: Compile, name: str, tmp_path: Path) -> None:
    program = tmp_path / "program"
    compiled = compile_("-O2", "--warp-size=64", HERE / f"{name}.hip", "-o", program)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(program)


def test_cuda_masks_of_large_warps(compile_: Compile, tmp_path: Path) -> None:
    program = tmp_path / "program"
    compiled = compile_("--warp-size=64", HERE / "cuda_masks.cu", "-o", program)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(program)


def test_device_without_the_size_refuses_the_kernel_by_name_and_runs_others(translator: str, tmp_path: Path) -> None:
    """The test makes the module's sub-groups larger than any device's."""
    cc, tool = PROGRAMS / "hipspv-cc", PROGRAMS / "hipspv"
    host, module, lowered = tmp_path / "host", tmp_path / "module.spv", tmp_path / "lowered.ll"
    source, linked = PARTS / "warps.hip", tmp_path / "warps-hip-spirv64-generic-link.bc"
    for step in (
        [cc, "-w", source, "-o", host],
        [cc, "-w", "--save-temps=obj", "--genco", source, "-o", tmp_path / "warps.hipfb"],
        [tool, "lower", f"--translator={translator}", linked, "-S", "-o", lowered],
    ):
        done = _run(*step)
        assert done.returncode == 0, done.stderr
    text = lowered.read_text()
    size = re.search(r"!intel_reqd_sub_group_size (!\d+)", text)
    assert size
    text = text.replace(f"{size[1]} = !{{i32 32}}", f"{size[1]} = !{{i32 4096}}")
    lowered.write_text(re.sub(r'("hipspv.lanes \S+) 32"', r'\1 4096"', text))
    done = _run(tool, "translate", f"--translator={translator}", lowered, "-o", module)
    assert done.returncode == 0, done.stderr
    run = _run(host, module)
    assert run.stdout.splitlines() == ["_Z4warpPi: hipErrorInvalidConfiguration", "_Z5plainPi: hipSuccess", "last: 189"]
    assert "_Z4warpPi" in run.stderr and "warps of 4096 lanes" in run.stderr


def test_objects_for_warps_of_different_sizes_do_not_link(compile_: Compile, tmp_path: Path) -> None:
    a, b = tmp_path / "a.o", tmp_path / "b.o"
    for object_, argv in ((a, ["--warp-size=16", "-DA"]), (b, ["-DB"])):
        source = PARTS / ("statics_main.hip" if object_ is a else "statics_other.hip")
        compiled = compile_("-fgpu-rdc", "-c", *argv, source, "-o", object_)
        assert compiled.returncode == 0, compiled.stderr
    linked = compile_("-fgpu-rdc", a, b, "-o", tmp_path / "program")
    assert linked.returncode == 1
    assert "device code compiled for warps of 16 lanes is translated for warps of 32" in linked.stderr


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_every_argument_list_goes_by_reference_where_so_little_is_allowed(
    compile_: Compile, level: str, tmp_path: Path
) -> None:
    program = tmp_path / "program"
    argv = [level, "--max-kernel-arguments=64", HERE / "large_lists.hip", "-o", program]
    compiled = compile_(*argv)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(program)


@pytest.mark.parametrize("value", ["--warp-size=24", "--max-kernel-arguments=12", "--warp-size="])
def test_impossible_values_are_refused(compile_: Compile, value: str) -> None:
    compiled = compile_("-c", value, HERE / "warp_sizes.hip")
    assert compiled.returncode == 1
    assert "invalid value" in compiled.stderr


@pytest.mark.parametrize("relocatable", [[], ["-fgpu-rdc"]], ids=["whole", "relocatable"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_static_variables_of_two_sources_are_two(
    compile_: Compile, level: str, relocatable: list[str], tmp_path: Path
) -> None:
    program = tmp_path / "program"
    sources = [PARTS / "statics_main.hip", PARTS / "statics_other.hip"]
    compiled = compile_(level, *relocatable, *sources, "-o", program)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(program)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_name_expressions_lead_to_kernels_and_variables(compile_: Compile, level: str, tmp_path: Path) -> None:
    expressions = [
        "shapes::areas<shapes::Square, 1 + 1>",
        "&shapes::areas<shapes::Circle, 1>",
        "store<double>",
        "&shapes::factor<double>",
    ]
    bundle, module, host = tmp_path / "named.hipfb", tmp_path / "named.spv", tmp_path / "host"
    options = [f"--name-expression={expression}" for expression in expressions]
    compiled = compile_(level, "--genco", "--offload-arch=cpu,spirv64", *options, PARTS / "named.hip", "-o", bundle)
    assert compiled.returncode == 0, compiled.stderr
    unpacked = _run(PROGRAMS / "hipspv", "bundle", "unpack", bundle, "-o", module)
    assert unpacked.returncode == 0, unpacked.stderr
    records = [text.split(" ") for text in read_records(module.read_bytes())]
    names = {int(each[1]): each[2] for each in records if each[0] == "hipspv.name"}
    assert sorted(names) == [0, 1, 2, 3]
    compiled = compile_(level, PARTS / "named_host.hip", "-o", host)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(host, bundle, *(names[n] for n in range(4)))


def test_expression_that_names_nothing_is_an_error_at_its_index(compile_: Compile, tmp_path: Path) -> None:
    argv = ["--genco", PARTS / "named.hip", "-o", tmp_path / "named.hipfb"]
    compiled = compile_("--name-expression=store<int>", "--name-expression=missing<int>", *argv)
    assert compiled.returncode == 1
    assert "<name expression 1>:1" in compiled.stderr


def test_constructors_that_would_run_are_refused_at_their_line(compile_: Compile, tmp_path: Path) -> None:
    source = tmp_path / "constructed.hip"
    source.write_text(
        "int host();\nstruct Made { int n; __device__ Made() : n(3) { n += 1; } };\n__device__ Made made;\n"
    )
    compiled = compile_("-c", source, "-o", tmp_path / "constructed.o")
    assert compiled.returncode == 1
    assert f"{source}:3:17: error: dynamic initialization is not supported" in compiled.stderr


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("size", [16, 32])
def test_warp_operations_of_another_source_are_found_by_the_link(
    compile_: Compile, size: int, level: str, tmp_path: Path
) -> None:
    program = tmp_path / "program"
    sources = [PARTS / "warp_far.hip", PARTS / "warp_near.hip"]
    compiled = compile_(level, "-fgpu-rdc", f"--warp-size={size}", *sources, "-o", program)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(program)


def _plain(directory: Path, tmp_path: Path) -> Path:
    """A directory with the same files. Intel's runtime can't be loaded from a path with a space."""
    if " " not in str(directory):
        return directory
    made = tmp_path / "opencl"
    made.mkdir()
    for file in directory.iterdir():
        if file.is_file():
            try:
                os.link(file.resolve(), made / file.name)
            except OSError:  # on another file system
                shutil.copy2(file, made / file.name)
    return made


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_only_kernels_that_follow_pointers_are_told_of_all_memory(
    compile_: Compile, level: str, tmp_path: Path
) -> None:
    program, spy = tmp_path / "program", tmp_path / "libspy.so"
    opencl = _plain(Path(sys.prefix) / "lib", tmp_path)
    library = ["-L", opencl, "-l:libintelocl.so", f"-Wl,-rpath,{opencl}"]
    argv = ["-x", "c++", "-shared", "-fPIC", PARTS / "spy.cpp", "-o", spy]
    compiled = _run(PROGRAMS / "hipspv-cc", *argv, *library)
    assert compiled.returncode == 0, compiled.stderr
    compiled = compile_(level, PARTS / "follows.hip", "-o", program)
    assert compiled.returncode == 0, compiled.stderr
    # Devices that reach all of the system's memory need not be told.
    run = _run("env", "HIPSPV_MASK=system_memory", f"HIPSPV_OPENCL_LIBRARY={spy}", program)
    assert run.stdout.splitlines() == ["indirect: _Z7follows4Link", "32 checked, 0 wrong"]


@pytest.mark.nightly
@pytest.mark.parametrize("level", ["-O1", "-Os", "-Ofast"])
@pytest.mark.parametrize("name", ["lane_values.hip", "lane_values_cuda.cu"])
def test_values_that_some_lanes_set(compile_: Compile, name: str, level: str, tmp_path: Path) -> None:
    program = tmp_path / "program"
    compiled = compile_(level, HERE / name, "-o", program)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(program)


@pytest.mark.sampled("translator", "flags")
@pytest.mark.parametrize("flags", ["-fvectorize", "-fno-unroll-loops"])
def test_loops_as_the_optimiser_is_told(compile_: Compile, flags: str, tmp_path: Path) -> None:
    program = tmp_path / "program"
    source = HERE / "vectorised_loops.hip"
    compiled = compile_("-O3", *flags.split(), source, "-o", program)
    assert compiled.returncode == 0, compiled.stderr
    _succeeds(program)


@pytest.mark.parametrize("options", [["-O0"], ["-O2"], ["--offload-arch=cpu"]])
def test_stack_of_a_recursion(compile_: Compile, options: list[str], tmp_path: Path) -> None:
    """One that is too small has a message of its own, and the option makes it larger."""
    program = tmp_path / "program"
    for more in ([], ["--recursion-stack=1000000"]):
        compiled = compile_(*options, *more, PARTS / "deep_recursion.hip", "-o", program)
        assert compiled.returncode == 0, compiled.stderr
        if more:
            _succeeds(program)
            continue
        result = subprocess.run([program], capture_output=True, text=True, timeout=HANG_S)
        assert (result.returncode, result.stdout) == (1, "hipErrorLaunchFailure\n")
        message = "kernel run(int, long*) overflowed the stack of its recursive functions at "
        assert re.search(re.escape(message) + r".*deep_recursion\.hip:4\n  remedy: .*--recursion-stack=", result.stderr)
