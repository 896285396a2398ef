"""Machine code for NVIDIA's GPUs beside PTX: which is made, ptxas's options, and the cache."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.bundle import elf
from hipspv.bundle.program_bundle import unpack
from hipspv.core.errors import DriverError, ToolMissing
from hipspv.driver.nvcc.arguments import read
from hipspv.driver.nvcc.translation import Translation
from hipspv.driver.options.architectures import choice
from hipspv.driver.options.command_line import parse
from hipspv.driver.options.settings import settings_of
from hipspv.targets.nvptx import cuda_toolkit, machine_code
from tests.building import COMPILER
from tests.targets.conftest import Run
from tests.targets.test_machine_code import EM_CUDA, SOURCE, assembler, toolkit

__all__ = ["assembler"]

DEVICE = ("a.hip", "--genco", "--no-offload-arch=spirv64,cpu", "-o", "a.hipfb")
PREFIX = "hip-nvptx64-nvidia-cuda-"
# Its output consists of its arguments. It writes a line for each run.
ECHO = 'for last; do :; done; echo "$@" >"$last"; echo run >>"$(dirname "$0")/runs"'

# Compiles with a ptxas that is this script, and returns the bundle's entries by the ends of their ids.
Made = Callable[..., dict[str, bytes]]


@pytest.fixture
def cc(cc: Run, tmp_path: Path) -> Run:
    (tmp_path / "a.hip").write_text(SOURCE)
    return cc


@pytest.fixture
def made(cc: Run, tmp_path: Path) -> Made:
    root = toolkit(tmp_path / "cuda", ptxas=ECHO)

    def made_(*words: str, **variables: str) -> dict[str, bytes]:
        done = cc(*DEVICE, *words, CUDA_PATH=root, **variables)
        assert done.returncode == 0 and "warning" not in done.stderr
        entries = unpack((tmp_path / "a.hipfb").read_bytes())
        return {id.removeprefix(PREFIX): data for id, data in entries.items() if id.startswith(PREFIX)}

    return made_


@pytest.mark.usefixtures("assembler")
def test_a_program_has_machine_code_beside_ptx(cc: Run, tmp_path: Path) -> None:
    done = cc("a.hip", "--genco", "--offload-arch=sm_90", "--no-offload-arch=cpu", "-o", "a.hipfb")
    assert (done.returncode, done.stderr) == (0, "")
    entries = unpack((tmp_path / "a.hipfb").read_bytes())
    assert b".target sm_90" in entries[f"{PREFIX}-sm_90"]
    code = elf.Object(entries[f"{PREFIX}compute_90-sm_90"], elf.ANY)
    assert code.header[2] == EM_CUDA and code.find(".text._Z5scalePff") is not None
    assert "hip-spirv64----generic" in entries


# hipspv-cc's options, and what they make: PTX by its architecture, and machine code.
CHOICES = [
    ("--offload-arch=sm_90", "sm_90: sm_90"),
    ("--offload-arch=compute_90", "sm_90:"),
    ("--offload-arch=lto_90", "sm_90:"),
    ("--offload-arch=compute_80=sm_86", "sm_80: sm_86"),
    ("--offload-arch=compute_80=sm_86,compute_80=sm_90a,sm_80", "sm_80: sm_86 sm_90a sm_80"),
    ("--offload-arch=sm_80 --offload-arch=sm_90a", "sm_80: sm_80, sm_90a: sm_90a"),
    ("--offload-arch=sm_80,sm_90 --no-offload-arch=sm_80", "sm_90: sm_90"),
    ("--offload-arch=sm_90 --no-machine-code", "sm_90:"),
    ("--offload-arch=sm_90 --no-offload-arch=sm_90 --offload-arch=compute_90", "sm_90:"),
    ("--offload-arch=sm_80 --no-offload-arch=all --offload-arch=compute_80", "sm_80:"),
    ("--offload-arch=all-major", ", ".join(f"sm_{n}: sm_{n}" for n in (70, 80, 90, 100, 120))),
    ("-arch=sm_90", "sm_90: sm_90"),
    ("-arch=compute_90", "sm_90:"),
    ("-arch=sm_100f", "sm_100: sm_100"),
    ("-arch=sm_90a", "sm_90a: sm_90a"),
    ("-arch=all-major", ", ".join(f"sm_{n}: sm_{n}" for n in (70, 80, 90, 100, 120))),
    ("-gencode arch=compute_80,code=sm_86", "sm_80: sm_86"),
    ("-gencode arch=compute_80,code=compute_80", "sm_80:"),
    ("-gencode arch=compute_80,code=[sm_86,sm_90,compute_80]", "sm_80: sm_86 sm_90"),
    ("-gencode arch=compute_90,code=[sm_90,compute_90]", "sm_90: sm_90"),
    ("-gencode arch=compute_90a,code=sm_90a", "sm_90a: sm_90a"),
    ("-gencode arch=compute_100f,code=[sm_100,sm_103f]", "sm_100: sm_100 sm_103"),
    ("-gencode arch=compute_80,code=lto_80", "sm_80:"),
    ("-gencode arch=compute_52,code=sm_52 -gencode arch=compute_90,code=sm_90", "sm_90: sm_90"),
    ("-arch=compute_80 -code=sm_86,compute_80", "sm_80: sm_86"),
]


@pytest.mark.parametrize(("words", "expected"), CHOICES)
def test_choice(monkeypatch: pytest.MonkeyPatch, words: str, expected: str) -> None:
    monkeypatch.setattr(cuda_toolkit, "program", lambda name: [name])
    argv = words.split()
    if not argv[0].startswith("--"):
        argv = Translation(read(argv)).argv
    chosen = choice(parse(["a.hip", "--no-offload-arch=spirv64,cpu", *argv]))
    found: dict[str, list[str]] = {target.arch: [] for target in chosen.targets}
    for device in chosen.devices:
        found[device.of].append(device.arch.partition("=")[2])
    assert ", ".join(f"{arch}: {' '.join(reals)}".rstrip() for arch, reals in found.items()) == expected


@pytest.mark.parametrize("name", ["compute_90=sm_80", "compute_90a=sm_100", "compute_52=sm_90", "compute_80=sm_81"])
def test_machine_code_that_cannot_be_made(name: str) -> None:
    with pytest.raises(DriverError, match=f"in '--offload-arch={name}'") as raised:
        choice(parse(["a.hip", f"--offload-arch={name}"]))
    assert raised.value.remedy


def test_no_ptxas_means_ptx_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> list[str]:
        raise ToolMissing(name, "")

    monkeypatch.setattr(cuda_toolkit, "program", missing)
    chosen = choice(parse(["a.hip", "--offload-arch=sm_90"]))
    assert chosen.devices == () and [target.arch for target in chosen.named] == ["sm_90"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("-O3", ""),
        ("-O1 -g", "-O1 -lineinfo"),
        ("-O0", "-O0"),
        ("-Xptxas -dlcm=ca,--warn-on-spills", "--def-load-cache=ca --warn-on-spills"),
        ("-Xcuda-ptxas -dscm=wt -Xptxas -new-option", "-dscm=wt -new-option"),
        ("-maxrregcount=40 --resource-usage", "-v"),
    ],
)
def test_options_of_ptxas(words: str, expected: str) -> None:
    settings = settings_of(parse(["a.hip", *words.split()]))
    argv = machine_code.arguments(settings, "sm_90", "a.ptx", "a.cubin", quiet=False)
    assert argv == ["-arch=sm_90", *expected.split(), "a.ptx", "-o", "a.cubin"]


@pytest.mark.usefixtures("assembler")
def test_ptxas_takes_the_options(cc: Run) -> None:
    words = ("-Xptxas", "-dlcm=ca,-v,-warn-spills", "-lineinfo", "-maxrregcount=32")
    done = cc(*DEVICE, "--offload-arch=sm_90", *words)
    assert done.returncode == 0 and "Compiling entry function '_Z5scalePff' for 'sm_90'" in done.stderr
    done = cc(*DEVICE, "--offload-arch=sm_90", "-Xptxas", "-foo")
    assert done.returncode == 1 and "Unknown option 'foo'" in done.stderr


def test_several_of_one_ptx(made: Made, tmp_path: Path) -> None:
    entries = made("-gencode", "arch=compute_80,code=[sm_86,sm_80]", "--offload-arch=sm_90", "--save-temps")
    assert list(entries) == ["-sm_80", "compute_80-sm_86", "compute_80-sm_80", "-sm_90", "compute_90-sm_90"]
    assert entries["compute_80-sm_86"].startswith(b"-arch=sm_86 ")
    assert b".target sm_80" in entries["-sm_80"]
    kept = {path.name.removeprefix("a-hip-nvptx64-") for path in tmp_path.glob("*.cubin")}
    assert kept == {"sm_90.cubin", "sm_80.cubin", "sm_80-sm_86.cubin"}
    assert (tmp_path / "cuda" / "bin" / "runs").read_text().count("run") == 3


def test_one_target_alone_is_ptx(cc: Run, tmp_path: Path) -> None:
    root = toolkit(tmp_path / "cuda", ptxas="exit 1")
    words = ("a.hip", "-c", "--offload-device-only", "--offload-arch=sm_90", "--no-offload-arch=spirv64,cpu")
    done = cc(*words, "-o", "a.ptx", CUDA_PATH=root)
    assert (done.returncode, done.stderr) == (0, "")
    assert b".entry" in (tmp_path / "a.ptx").read_bytes()


def test_the_cache_keeps_machine_code(made: Made, tmp_path: Path) -> None:
    runs = tmp_path / "cuda" / "bin" / "runs"
    cache = {"HIPSPV_CACHE": "1", "HIPSPV_CACHE_DIR": str(tmp_path / "cache")}

    def count(*words: str) -> int:
        runs.write_text("")
        time.sleep(0.03)  # the cache keeps nothing of files whose times aren't safely in the past
        made("--offload-arch=sm_90", *words, **cache)
        return runs.read_text().count("run")

    assert [count(), count(), count("-Xptxas", "-dlcm=ca"), count("--no-machine-code")] == [1, 0, 1, 0]
    with open(tmp_path / "cuda" / "bin" / "ptxas", "a") as file:
        file.write("# another ptxas\n")
    assert count() == 1


def test_a_failure_has_the_command_and_its_words(cc: Run, tmp_path: Path) -> None:
    root = toolkit(tmp_path / "cuda", ptxas="echo 'error   : no such name' >&2; exit 3")
    done = cc(*DEVICE, "--offload-arch=sm_90", CUDA_PATH=root)
    assert done.returncode == 1 and not (tmp_path / "a.hipfb").exists()
    assert "hipspv-cc: error: ptxas failed with exit code 3:" in done.stderr
    assert f'"{root}/bin/ptxas" "-arch=sm_90"' in done.stderr
    assert "error   : no such name\n" in done.stderr and "--no-machine-code" in done.stderr


@pytest.mark.parametrize(
    "said", ["Value 'sm_90' is not defined for option 'gpu-name'", "Unsupported .version 8.1; current version is '7.0'"]
)
def test_an_older_ptxas_is_none(cc: Run, tmp_path: Path, said: str) -> None:
    root = toolkit(tmp_path / "cuda", ptxas=f'echo "ptxas fatal   : {said}" >&2; exit 255')
    done = cc(*DEVICE, "--offload-arch=sm_90", CUDA_PATH=root)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(unpack((tmp_path / "a.hipfb").read_bytes()))[1:] == [f"{PREFIX}-sm_90"]


def test_words_of_ptxas_are_shown(cc: Run, tmp_path: Path) -> None:
    root = toolkit(tmp_path / "cuda", ptxas=f"echo 'warning : spills' >&2; {ECHO}")
    cache = {"HIPSPV_CACHE": "1", "HIPSPV_CACHE_DIR": str(tmp_path / "cache")}
    for _ in range(2):  # the second time from the cache
        assert "warning : spills\n" in cc(*DEVICE, "--offload-arch=sm_90", CUDA_PATH=root, **cache).stderr


def test_a_device_link_makes_what_objects_ask_for(cc: Run, tmp_path: Path) -> None:
    root = toolkit(tmp_path / "cuda", ptxas=ECHO)
    words = ("-fgpu-rdc", "--no-offload-arch=spirv64,cpu")
    done = cc("-c", "a.hip", *words, "--offload-arch=compute_80=sm_86", CUDA_PATH=root)
    assert (done.returncode, done.stderr) == (0, "") and not (tmp_path / "cuda" / "bin" / "runs").exists()

    def linked(*own: str) -> list[str]:
        done = cc("--genco", "a.o", *words, *own, "-o", "a.hipfb", CUDA_PATH=root)
        assert (done.returncode, done.stderr) == (0, "")
        return [id.removeprefix(PREFIX) for id in unpack((tmp_path / "a.hipfb").read_bytes())][1:]

    assert linked("--offload-arch=compute_80=sm_90") == ["-sm_80", "compute_80-sm_90", "compute_80-sm_86"]
    assert linked("--offload-arch=compute_80", "--no-machine-code") == ["-sm_80"]


@pytest.mark.usefixtures("assembler")
def test_inspect_shows_both(cc: Run, tmp_path: Path) -> None:
    cc(*DEVICE, "--offload-arch=sm_90")
    command = [COMPILER.with_name("hipspv"), "inspect", "a.hipfb"]
    shown = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert f"{PREFIX}-sm_90" in shown and f"{PREFIX}compute_90-sm_90" in shown
    assert "sm_90, V12.9" in shown or "CUDA" in shown
