"""hipspv: the stages one at a time, and doctor."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hipspv import __version__
from hipspv.core import toolchain
from hipspv.driver.run.execution import Timing
from hipspv.driver.run.time_report import lines
from hipspv.targets import DEFAULT
from tests.driver.conftest import Run, files, own_process


def test_the_stages_make_what_the_driver_makes(cc: Run, hipspv: Run, source: Path, tmp_path: Path) -> None:
    assert cc("-c", "-save-temps", "a.hip").returncode == 0
    device, host = "a-hip-spirv64-generic", "a-host-x86_64-unknown-linux-gnu.o"
    for words in (
        ["link", f"{device}.bc", "-o", "linked.bc"],
        ["lower", "linked.bc", "-o", "lowered.bc"],
        ["translate", "lowered.bc", "--validate", "-o", "x.spv"],
        ["bundle", "pack", "x.spv", "-o", "x.hipfb"],
        ["object", "x.hipfb", "--into", host, "-o", "x.o"],
        ["bundle", "unpack", "x.o", "-o", "y.spv"],
        ["object", "x.hipfb", "--symbol", "__hip_fatbin_1", "-o", "z.o"],
    ):
        result = hipspv(*words)
        assert (result.returncode, result.stderr) == (0, ""), words
    for ours, drivers in {"x.spv": f"{device}.spv", "y.spv": f"{device}.spv", "x.o": "a.o"}.items():
        assert (tmp_path / ours).read_bytes() == (tmp_path / drivers).read_bytes()
    listed = hipspv("bundle", "list", "z.o").stdout
    assert DEFAULT.bundle_id in listed and f"host-{toolchain.HOST_TRIPLE}" in listed


def test_a_program_carries_a_bundle_for_each_source(cc: Run, hipspv: Run, source: Path, tmp_path: Path) -> None:
    (tmp_path / "b.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void other(int* p) { *p = 2; }\n")
    for name in ("a", "b"):
        assert cc("-c", "-fPIC", "-save-temps", f"{name}.hip").returncode == 0
    assert cc("-shared", "a.o", "b.o", "-o", "program").returncode == 0
    listed = hipspv("bundle", "list", "program").stdout.splitlines()
    assert [line.partition(":")[0] for line in listed if ":" in line] == ["0", "1"]
    assert [line.split()[1] for line in listed if ":" not in line] == 2 * [
        f"host-{toolchain.HOST_TRIPLE}",
        DEFAULT.bundle_id,
    ]
    for number, name in enumerate("ab"):
        words = ["--number", str(number), "-o", f"{name}-out.spv"]
        assert hipspv("bundle", "unpack", "program", *words).returncode == 0
        expected = (tmp_path / f"{name}-hip-spirv64-generic.spv").read_bytes()
        assert (tmp_path / f"{name}-out.spv").read_bytes() == expected
    missing = hipspv("bundle", "unpack", "program", "--number", "2", "-o", "x")
    assert missing.returncode == 1 and "no bundle 2" in missing.stderr


def test_single_passes(cc: Run, hipspv: Run, source: Path, tmp_path: Path) -> None:
    assert cc("-c", "-save-temps", "a.hip").returncode == 0
    linked = "a-hip-spirv64-generic-link.bc"
    names = [line.split()[0] for line in hipspv("lower", "--print-pipeline").stdout.splitlines()]
    assert names == [line.split()[0] for line in cc("--print-pipeline").stdout.splitlines()]
    assert "optimize" in names
    whole = hipspv("lower", linked, "-S", "-o", "-", "--verify-each")
    assert whole.returncode == 0 and "spir_kernel" in whole.stdout
    some = hipspv("lower", linked, "-S", "-o", "-", "--passes=internalize", "--print-after=internalize")
    assert some.returncode == 0
    assert some.stderr.startswith("; *** IR Dump After internalize on [module] ***\n") and "spir_kernel" in some.stderr
    assert some.stdout != whole.stdout
    unknown = hipspv("lower", linked, "-o", "-", "--passes=internalize,nonsense")
    assert unknown.returncode == 1 and "unknown pass name 'nonsense'" in unknown.stderr


def test_print_after_in_the_driver(cc: Run, source: Path) -> None:
    result = cc("-c", "a.hip", "--print-after=optimize", "--verify-each")
    assert result.returncode == 0
    assert result.stderr.startswith("; *** IR Dump After optimize on [module] ***\n") and "spir_kernel" in result.stderr


def test_time_report(cc: Run, source: Path) -> None:
    result = cc("-c", "a.hip", "--time-report")
    assert result.returncode == 0
    for name in ("Python", "device clang", "host clang", "optimize", "translate", "join", "total"):
        assert name in result.stderr
    title, _, heads, *rows = result.stderr.splitlines()
    assert "in brackets" in title and heads.split() == ["stage", "or", "pass", "ms", "share"]
    whole = [float(row.split()[-3]) for row in rows if not row.startswith(" ")]
    assert sum(whole[:-1]) == pytest.approx(whole[-1], abs=1e-6)
    assert all(row.endswith(")") for row in rows if row.startswith(" "))


def test_what_overlaps_is_one_row() -> None:
    timings = [
        *(Timing("host", 0.5, 10.0), Timing("device", 0.2, 10.1), Timing("  pass", 0.1)),
        *(Timing("late", 0.4, 10.4), Timing("join", 0.1, 10.9)),
    ]
    rows = [line.split() for line in lines(timings, 0.25, 1.3)[3:]]
    names_and_times = [(" ".join(row[:-3]), row[-3]) for row in rows if row[-1] == "%"]
    assert names_and_times == [
        ("Python: start and command line", "250.0"),
        ("at the same time:", "800.0"),
        ("join", "100.0"),
        ("rest: processes, files and cache", "150.0"),
        ("total", "1300.0"),
    ]
    assert [row for row in rows if row[-1] != "%"] == [
        ["host", "(500.0)"],
        ["device", "(200.0)"],
        ["pass", "(100.0)"],
        ["late", "(400.0)"],
    ]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["link", "text.bc", "-o", "x"], "text.bc"),
        (["translate", "text.bc", "-o", "x"], "text.bc"),
        (["bundle", "pack", "text.bc", "-o", "x"], "not a SPIR-V module"),
        (["bundle", "list", "text.bc"], "not an offload bundle"),
        (["bundle", "unpack", "text.bc", "-o", "x"], "not an offload bundle"),
        (["object", "text.bc", "--into", "text.bc", "-o", "x"], "not a 64-bit ELF object"),
        (["object", "text.bc", "-o", "x"], "either --into or --symbol"),
    ],
)
def test_wrong_inputs(hipspv: Run, tmp_path: Path, words: list[str], message: str) -> None:
    (tmp_path / "text.bc").write_text("no bitcode at all")
    result = hipspv(*words)
    assert result.returncode in (1, 2)
    assert message in result.stderr and "Traceback" not in result.stderr
    assert files(tmp_path) == {"text.bc"}


def test_config(hipspv: Run) -> None:
    assert hipspv("config", "--version").stdout == f"{__version__}\n"
    root = Path(hipspv("config", "--path").stdout.strip())
    assert Path(hipspv("config", "--includes").stdout.strip()) == root / "include"
    assert (root / "include" / "hip" / "hip_runtime.h").exists()
    assert Path(hipspv("config", "--libs").stdout.strip()) == root / "lib"
    assert str(root) in hipspv("config").stdout


def test_doctor_finds_everything(hipspv: Run) -> None:
    findings = {f["name"]: f for f in json.loads(hipspv("doctor", "--json").stdout)}
    assert all(finding["found"] for finding in findings.values() if finding["essential"])
    assert "native code" in findings["device 0"]["detail"]
    assert "SPIR-V_1.2" in findings["device 1"]["detail"]
    table = hipspv("doctor")
    assert table.returncode == 0
    assert all(name in table.stdout for name in ("clang", "libLLVM", "device library", "runtime"))
    lines = table.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[-2:-1] == [""] and lines[-1].startswith("Ready: hipspv-cc app.hip -o app; it runs")


def test_doctor_tells_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from hipspv.driver.commands.cli import cli

    monkeypatch.setattr(DEFAULT, "library", "/nowhere/hipspv-spirv64.bc")
    monkeypatch.setattr(toolchain, "RUNTIME", "/nowhere/libhipspv.so.1")
    result = CliRunner().invoke(cli, ["doctor", "--json"])
    assert result.exit_code == 1
    missing = [f for f in json.loads(result.output) if not f["found"]]
    assert [f["name"] for f in missing] == ["device library", "runtime"]
    assert all(f["remedy"].startswith("pip install") for f in missing)
    result = CliRunner().invoke(cli, ["doctor"])
    assert result.exit_code == 1
    assert "remedy: pip install" in result.output
    lines = result.output.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[-1] == "Not ready: repair device library and 1 more; the remedies are above."


def test_help_lists_every_command(hipspv: Run) -> None:
    from hipspv.driver.commands.cli import cli

    lines = hipspv("--help").stdout.splitlines()
    assert max(map(len, lines)) <= 80
    for name in cli.commands:
        assert any(line.startswith(f"  {name} ") for line in lines)
    assert lines.index("  Examples:") < lines.index("Installation:")


RUN_OPENS = """
import ctypes, os, sys
for name in sys.argv[1:]:
    ctypes.CDLL(name)
print(os.environ["CUDA_HOME"] == os.environ["ROCM_PATH"], os.environ["LD_LIBRARY_PATH"].split(":")[-1])
"""


def test_run_puts_the_libraries_first(hipspv: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/users/own")
    names = ["libamdhip64.so", "libhiprtc.so.7", "libcuda.so.1", "libcudart.so.12", "libnvrtc.so.13"]
    result = hipspv("run", "--", sys.executable, "-c", RUN_OPENS, *names)
    assert (result.stdout, result.stderr) == ("True /users/own\n", "")
    assert hipspv("run", sys.executable, "-c", "import sys; sys.exit(7)").returncode == 7
    missing = hipspv("run", "no-such-program", "--help")
    assert missing.returncode == 1
    assert "cannot run no-such-program: No such file or directory" in missing.stderr


@pytest.mark.parametrize(("group", "command_of_it"), [("spirv", "strip"), ("bundle", "unpack")])
def test_help_of_a_group_lists_its_commands(hipspv: Run, group: str, command_of_it: str) -> None:
    result = hipspv(group, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert any(line.startswith(f"  {command_of_it} ") for line in result.stdout.splitlines())


@pytest.mark.parametrize(
    ("variables", "hidden_by", "remedy"),
    [
        ({"HIP_VISIBLE_DEVICES": "7"}, "HIP_VISIBLE_DEVICES=7", "unset HIP_VISIBLE_DEVICES"),
        (
            {"CUDA_VISIBLE_DEVICES": "", "HIPSPV_PLATFORM": "none"},
            "CUDA_VISIBLE_DEVICES= and HIPSPV_PLATFORM=none",
            "unset CUDA_VISIBLE_DEVICES HIPSPV_PLATFORM",
        ),
        (
            {"HIPSPV_BACKEND": "opencl", "HIPSPV_OPENCL_LIBRARY": "/nowhere.so"},
            "HIPSPV_BACKEND=opencl",
            "unset HIPSPV_BACKEND",
        ),
    ],
)
def test_doctor_names_the_variable_that_hides_devices(
    hipspv: Run, variables: dict[str, str], hidden_by: str, remedy: str
) -> None:
    findings = json.loads(hipspv("doctor", "--json", env=os.environ | variables).stdout)
    (finding,) = (f for f in findings if f["name"] == "devices")
    assert (finding["found"], finding["detail"]) == (False, f"hidden by {hidden_by}")
    assert finding["remedy"] == remedy


@pytest.mark.parametrize("question", ["--version", "--help"])
def test_nobody_reads_the_answer(question: str) -> None:
    words = own_process("cc", question)
    read, write = os.pipe()
    os.close(read)
    process = subprocess.run(words, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert process.stderr == b""
    assert process.returncode in (-signal.SIGPIPE, 128 + signal.SIGPIPE)
