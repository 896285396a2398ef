"""Each command line writes its output files, and nothing else."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hipspv.bundle import elf, program_bundle
from hipspv.core import toolchain
from hipspv.core.workspace import Workspace
from hipspv.spirv.words import version
from hipspv.targets import DEFAULT
from tests.driver.conftest import PLAIN, Run, files, own_process
from tests.limits import HANG_S

DEVICE = DEFAULT.bundle_id


def _spirv_of(path: Path) -> bytes:
    data = path.read_bytes()
    bundle = elf.section_content(data, elf.SECTION) if data.startswith(b"\x7fELF") else data
    assert bundle is not None
    return program_bundle.unpack(bundle)[DEVICE]


@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("-c", "a.o"),
        ("-S", "a.s"),
        ("-S -emit-llvm", "a.ll"),
        ("-c -emit-llvm", "a.bc"),
        ("--genco", "a.hipfb"),
        ("-c --cuda-device-only", "a-hip-spirv64-generic.spv"),
        ("-S --cuda-device-only", "a-hip-spirv64-generic.s"),
        ("-S -emit-llvm --cuda-device-only", "a-hip-spirv64-generic-lower.ll"),
        ("-c -emit-llvm --offload-device-only", "a-hip-spirv64-generic-lower.bc"),
        ("-S -emit-llvm --offload-device-only -fgpu-rdc", "a-hip-spirv64-generic.ll"),
        ("-c --cuda-host-only", "a.o"),
        ("-S --offload-host-only", "a.s"),
        ("-c -fgpu-rdc", "a.o"),
        ("-c -flto", "a.o"),
        ("-fsyntax-only", None),
        ("-E", None),
        ("-c -o b.x", "b.x"),
        ("-c -o-", None),
        ("-c --cuda-device-only -o sub/b.spv", "sub"),
        ("-MD -c", "a.o a.d"),
        ("-MMD -MF x.dep -c -o y.o", "y.o x.dep"),
    ],
)
def test_names_of_outputs(cc: Run, source: Path, tmp_path: Path, words: str, made: str | None) -> None:
    if made == "sub":
        (tmp_path / "sub").mkdir()
    result = cc("a.hip", *words.split(), encoding="latin-1")
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert files(tmp_path) == {"a.hip", *(made or "").split()}


def test_kinds_of_outputs(cc: Run, source: Path, tmp_path: Path) -> None:
    """Through an object, assembly or IR, the device code reaches the final object."""
    for words in (["-c", "-o", "a.o"], ["-S", "-o", "a.s"], ["-S", "-emit-llvm", "-o", "a.ll"]):
        assert cc("a.hip", "-O1", *words).returncode == 0
    assert cc("-c", "a.s", "-o", "s.o").returncode == 0
    assert cc("-c", "a.ll", "-o", "l.o").returncode == 0
    for words in (["--genco"], ["-c", "--cuda-device-only"]):
        assert cc("a.hip", "-O1", *words).returncode == 0
    spirv = (tmp_path / "a-hip-spirv64-generic.spv").read_bytes()
    assert version(spirv) == (1, 2)
    assert [_spirv_of(tmp_path / n) for n in ("a.o", "s.o", "l.o", "a.hipfb")] == [spirv] * 4


def test_text_outputs(cc: Run, source: Path) -> None:
    assert "OpEntryPoint Kernel" in cc("-S", "--cuda-device-only", "a.hip", "-o", "-").stdout
    ir = cc("-S", "-emit-llvm", "--cuda-device-only", "a.hip", "-o", "-").stdout
    assert "define" in ir and "spir_kernel void @_Z3addPfPKfi" in ir
    host = cc("-E", "a.hip").stdout
    device = cc("-E", "--cuda-device-only", "a.hip").stdout
    assert "int answer() { return 42; }" in host and "int answer() { return 42; }" in device
    assert "__SPIRV64__ 1" in cc("-E", "-dM", "--cuda-device-only", "a.hip").stdout
    assert "__HIP_DEVICE_COMPILE__" not in cc("-E", "-dM", "a.hip").stdout


def test_relocatable_device_text_is_what_clang_made(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\n__device__ int elsewhere(int);\n"
        "__global__ void k(int* p) { *p = elsewhere(threadIdx.x); }\n"
    )
    words = ("-fgpu-rdc", "--offload-device-only", "-S", "-emit-llvm", "a.hip", "-o", "a.ll")
    assert cc(*words).returncode == 0
    text = (tmp_path / "a.ll").read_text()
    assert re.search(r"^declare .*@_Z9elsewherei\(", text, re.MULTILINE)
    assert re.search(r"^define .*spir_kernel void @_Z1kPi\(", text, re.MULTILINE)


def test_preprocessing_shows_both_sides(cc: Run, tmp_path: Path) -> None:
    """A compiler cache takes equal text for equal results; clang's tool separates the sides."""
    text = "#ifdef __HIP_DEVICE_COMPILE__\nint {};\n#else\nint host;\n#endif\n"
    (tmp_path / "a.hip").write_text(text.format("one"))
    before = cc("-E", "a.hip").stdout
    (tmp_path / "a.hip").write_text(text.format("two"))
    after = cc("-E", "a.hip", "-o", "a.both")
    assert after.returncode == 0
    assert before.replace("int one;", "int two;") == (tmp_path / "a.both").read_text()
    words = ["-unbundle", "-type=hipi", f"-targets=host-{toolchain.HOST_TRIPLE},{DEVICE}"]
    words += ["-input=a.both", "-output=host", "-output=device"]
    bundler = toolchain.clang_tool("clang-offload-bundler")
    subprocess.run([bundler, *words], cwd=tmp_path, check=True)
    host, device = ((tmp_path / name).read_text() for name in ("host", "device"))
    assert "int host;" in host and "int two;" not in host
    assert "int two;" in device and "int host;" not in device


def test_files_beside_the_object(cc: Run, source: Path, tmp_path: Path) -> None:
    """Coverage notes, split debug information and time traces are named as clang names them."""
    (tmp_path / "out").mkdir()
    (tmp_path / "main.c").write_text("int main(void) { return 0; }\n")
    words = ["--coverage", "-g", "-gsplit-dwarf", "-ftime-trace"]
    assert cc("-c", "a.hip", "-o", "out/b.o", *words).returncode == 0
    assert {p.name for p in (tmp_path / "out").iterdir()} == {"b.o", "b.gcno", "b.dwo", "b.json"}
    assert cc("a.hip", "main.c", "-o", "out/prog", *words).returncode == 0
    expected = {f"prog-{name}.{end}" for name in ("a", "main") for end in ("gcno", "dwo", "json")}
    made = {p.name for p in (tmp_path / "out").iterdir() if p.name.startswith("prog")}
    assert made == {"prog", *expected}
    subprocess.run([tmp_path / "out" / "prog"], check=True)
    assert (tmp_path / "out" / "prog-main.gcda").exists()


def test_the_platform_is_known(cc: Run, tmp_path: Path) -> None:
    for name in ("a.hip", "b.cpp", "c.c"):
        (tmp_path / name).write_text("")
        macros = cc("-E", "-dM", name).stdout
        assert "#define __HIP_PLATFORM_SPIRV__ 1" in macros and "#define __HIPSPV__ 1" in macros
    assert "__HIP__" in cc("-E", "-dM", "b.cpp").stdout
    assert "__HIP__" not in cc("-E", "-dM", "c.c").stdout
    assert "__HIP__" not in cc("-E", "-dM", "-x", "c++", "b.cpp").stdout


def test_save_temps_names(cc: Run, source: Path, tmp_path: Path) -> None:
    assert cc("-c", "--save-temps", "a.hip").returncode == 0
    device, host = "a-hip-spirv64-generic", "a-host-x86_64-unknown-linux-gnu"
    assert files(tmp_path) >= {
        *(device + end for end in (".hipi", ".bc", "-link.bc", "-lower.bc", ".spv", "-passes")),
        *(host + end for end in (".hipi", ".bc", ".s", ".o")),
        *("a-hip-spirv64.hipfb", "a.hip", "a.o"),
    }
    passes = sorted(path.name for path in (tmp_path / f"{device}-passes").iterdir())
    assert passes and all(name[:2].isdigit() and name.endswith(".ll") for name in passes)
    assert any(name.endswith("-optimize.ll") for name in passes)


def test_save_temps_of_targets_that_are_one_device_for_clang(cc: Run, source: Path) -> None:
    """clang derives equal names of its own files for both. Only one side may write them, as both run at once."""
    shown = cc("-c", "--save-temps", "--offload-arch=cpu", "--offload-arch=sm_80", "a.hip", "-###").stderr
    kept = [line for line in shown.splitlines() if "--cuda-device-only" in line and "-save-temps=obj" in line]
    assert [("spirv64" in line, "nvptx64" in line) for line in kept] == [(True, False), (False, True)]


def test_save_temps_beside_the_output(cc: Run, source: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    assert cc("-save-temps=obj", "a.hip", "-c", "-o", "out/b.o").returncode == 0
    assert files(tmp_path) == {"a.hip", "out"}
    assert {"b.o", "a-hip-spirv64.hipfb"} <= {path.name for path in (tmp_path / "out").iterdir()}


def test_saving_changes_no_device_code(cc: Run, source: Path, tmp_path: Path) -> None:
    for name, words in {"x.o": [], "y.o": ["-save-temps"]}.items():
        assert cc("-c", "-O2", "a.hip", "-o", name, *words).returncode == 0
    assert _spirv_of(tmp_path / "x.o") == _spirv_of(tmp_path / "y.o")


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_same_input_same_bytes(cc: Run, source: Path, tmp_path: Path, translator: str) -> None:
    for name in ("x", "y"):
        for words in (["-c"], ["-c", "-fgpu-rdc"], ["--genco"]):
            output = f"{name}{''.join(words)}"
            option = f"--spirv-translator={translator}"
            assert cc("a.hip", "-g", option, *words, "-o", output).returncode == 0
    for words in ("-c", "-c-fgpu-rdc", "--genco"):
        assert (tmp_path / f"x{words}").read_bytes() == (tmp_path / f"y{words}").read_bytes()


def test_two_sources_of_one_text_have_symbols_of_their_own(cc: Run, source: Path, tmp_path: Path) -> None:
    (tmp_path / "b.hip").write_text(source.read_text())
    assert cc("-c", "a.hip", "b.hip").returncode == 0
    names = [elf.Object((tmp_path / n).read_bytes()) for n in ("a.o", "b.o")]
    symbols = [{name for name in _strings(o, ".strtab") if name.startswith("__hip_fatbin_")} for o in names]
    assert not (symbols[0] & symbols[1]) - {"__hip_fatbin_wrapper"}


def _strings(source: elf.Object, name: str) -> list[str]:
    index = source.find(name)
    assert index is not None
    return source.content(index).decode().split("\0")


def test_a_moved_project_with_a_prefix_map_has_the_same_symbols(cc: Run, source: Path, tmp_path: Path) -> None:
    objects = []
    for place in ("one", "two"):
        directory = tmp_path / place
        directory.mkdir()
        (directory / "a.hip").write_text(source.read_text())
        assert cc("-c", "a.hip", f"-ffile-prefix-map={directory}=.", cwd=directory).returncode == 0
        objects.append((directory / "a.o").read_bytes())
    assert objects[0] == objects[1]


def test_several_inputs(cc: Run, tmp_path: Path) -> None:
    for name in ("a.hip", "b.cpp", "c.c"):
        (tmp_path / name).write_text(PLAIN.replace("answer", name[0]))
    assert cc("-c", "a.hip", "b.cpp", "c.c").returncode == 0
    assert files(tmp_path) == {"a.hip", "b.cpp", "c.c", "a.o", "b.o", "c.o"}
    refused = cc("-c", "a.hip", "b.cpp", "-o", "x.o")
    assert refused.returncode == 1
    assert "cannot specify -o when generating multiple output files" in refused.stderr


def test_odd_paths(cc: Run, tmp_path: Path) -> None:
    directory = tmp_path / 'it\'s a "dir" $HOME \\ ü'
    directory.mkdir()
    source = directory / "the file.hip"
    source.write_text('#include "its header.h"\n__device__ int x = X;\n')
    (directory / "its header.h").write_text("#define X 3\n")
    assert cc("-c", source, "-o", directory / "out put.o", "-MD").returncode == 0
    assert {path.name for path in directory.iterdir()} == {*("the file.hip", "its header.h", "out put.o", "out put.d")}
    (tmp_path / "words").write_text(f'-c "{str(source).translate({34: chr(92) + chr(34), 92: chr(92) * 2})}" -o x.o')
    assert cc("@words").returncode == 0
    assert (tmp_path / "x.o").exists()


def test_a_very_long_command_line(cc: Run, source: Path, tmp_path: Path) -> None:
    (tmp_path / "words").write_text("\n".join(f"-DMACRO_NUMBER_{n}={n}" for n in range(40000)))
    assert cc("-c", "a.hip", "@words").returncode == 0
    assert files(tmp_path) == {"a.hip", "words", "a.o"}


def test_standard_input(cc: Run, source: Path, tmp_path: Path) -> None:
    text = source.read_text()
    assert cc("-x", "hip", "-c", "-", "-o", "i.o", input=text).returncode == 0
    assert b"OpenCL.std" in _spirv_of(tmp_path / "i.o")
    assert "int answer" in cc("-x", "hip", "-E", "-", input=text).stdout


def test_devices_are_written_in_place(cc: Run, source: Path, tmp_path: Path) -> None:
    assert cc("-c", "a.hip", "-o", "/dev/null").returncode == 0
    assert not os.path.isfile("/dev/null")
    assert files(tmp_path) == {"a.hip"}


def test_a_failure_keeps_the_old_output(cc: Run, source: Path, tmp_path: Path) -> None:
    assert cc("-c", "a.hip", "-MD").returncode == 0
    before = {name: (tmp_path / name).read_bytes() for name in ("a.o", "a.d")}
    source.write_text("__global__ void k() { nonsense }\n")
    assert cc("-c", "a.hip", "-MD").returncode == 1
    assert before == {name: (tmp_path / name).read_bytes() for name in before}
    assert files(tmp_path) == {"a.hip", "a.o", "a.d"}


def test_a_source_from_a_pipe(cc: Run, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the clangs gets the text of what a shell's <(...) and /dev/stdin are."""
    monkeypatch.setenv("HIPSPV_TARGETS", "spirv64,cpu")
    os.mkfifo(tmp_path / "pipe")
    argv = own_process("cc", "-x", "hip", "--genco", "pipe", "-o", "b.hipfb")
    process = subprocess.Popen(argv, cwd=tmp_path)
    with open(tmp_path / "pipe", "wb") as pipe:  # waits for the reader
        pipe.write(source.read_bytes())
    assert process.wait(timeout=HANG_S) == 0
    assert cc("--genco", "a.hip", "-o", "a.hipfb").returncode == 0
    entries, expected = (program_bundle.unpack((tmp_path / f"{name}.hipfb").read_bytes()) for name in "ba")
    assert set(entries) == set(expected) and DEVICE in entries


@pytest.mark.parametrize("targets, count", [("spirv64", 3), ("spirv64,cpu", 5)])
@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_leaves_nothing(tmp_path: Path, signum: signal.Signals, targets: str, count: int) -> None:
    """Sent while all clangs run, since they include a pipe without a writer."""
    os.mkfifo(tmp_path / "endless.h")
    (tmp_path / "a.hip").write_text('#include "endless.h"\n__device__ int value;\n')
    (tmp_path / "tmp").mkdir()
    words = own_process("cc", "-c", "a.hip", "-MD")
    process = subprocess.Popen(
        words,
        cwd=tmp_path,
        env={**os.environ, "TMPDIR": str(tmp_path / "tmp"), "HIPSPV_TARGETS": targets},
        # A shell's background job has SIGINT ignored, and so have its children.
        preexec_fn=lambda: signal.signal(signum, signal.SIG_DFL),
    )
    children = _wait_for_children(process.pid, count)
    process.send_signal(signum)
    assert process.wait(timeout=HANG_S) == -signum
    assert files(tmp_path) == {"a.hip", "endless.h"}
    assert not any(os.path.exists(f"/proc/{pid}") for pid in children)


def _wait_for_children(pid: int, count: int) -> list[str]:
    """Wait for all children: a clang for each side, and each target's worker."""
    deadline = time.monotonic() + HANG_S
    while time.monotonic() < deadline:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        if len(children) == count:
            return children
        time.sleep(0.01)
    raise AssertionError("the children never started")


def test_python_starts_no_heavy_module() -> None:
    """Start-up time matters in a small compile: modules that cost milliseconds load on demand."""
    code = "import sys, hipspv.driver.cc; print(*sys.modules)"
    words = [sys.executable, "-S", "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(Path(toolchain.PACKAGE).parent)}
    loaded = subprocess.run(words, capture_output=True, text=True, check=True, env=environment)
    heavy = {
        *("click", "rich", "yaml", "llvmlite", "ctypes", "subprocess", "tempfile", "hashlib"),
        *("typing", "dataclasses", "inspect", "pathlib", "argparse", "json", "hipspv.llvm"),
    }
    assert not heavy & set(loaded.stdout.split())


def test_a_worker_starts_no_heavy_module() -> None:
    """Each compile without a kept result loads the passes and the translator."""
    code = """
import sys
from hipspv.driver.options.settings import device_settings
from hipspv.core.stages import lower
from hipspv.targets.spirv import stages
from hipspv.targets import SPIRV64
lower.pass_names(device_settings({}), SPIRV64)
stages.preload("llvm")
print(*sys.modules)"""
    words = [sys.executable, "-S", "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(Path(toolchain.PACKAGE).parent)}
    loaded = subprocess.run(words, capture_output=True, text=True, check=True, env=environment)
    heavy = {"dataclasses", "inspect", "linecache", "llvmlite.binding", "hipspv.passes.checks.races"}
    assert not heavy & set(loaded.stdout.split())


def test_what_tools_write_beside_an_unfinished_output_goes(tmp_path: Path) -> None:
    """lld and clang add to the given name, and leave such a file when they are killed."""
    with Workspace() as space:
        begun = Path(space.begin(str(tmp_path / "program.x")))
        unfinished = [begun, Path(f"{begun}.tmpdb8f90c"), begun.with_name(f"{begun.stem}-1a.o.tmp")]
        for path in (*unfinished, tmp_path / "program.x.tmp", tmp_path / "program.x"):
            path.write_text("")
    assert {path.name for path in tmp_path.iterdir()} == {"program.x", "program.x.tmp"}
