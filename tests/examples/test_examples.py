"""Every example prints the right line."""

import os
import re
import subprocess
import tempfile
from pathlib import Path

import pytest

from tests.scripts import script

ROOT = Path(__file__).resolve().parents[2]

# The one line that each program prints, as a regular expression.
EXPECTED = {
    "black_scholes": r"100000 options, largest error \d\.\de-0[4-9]",
    "constant_table": r'CRC-32\("123456789"\) = cbf43926, 1000 messages, 0 wrong',
    "device_assert": r"assert fired: hipErrorAssert, message came",
    "device_printf": r"514 lines from the device, as expected",
    "device_query": r"\S.*",
    "histogram": r"1500000 bytes in 256 bins, 0 wrong",
    "life": r"glider home after 256 generations, soup right",
    "mandelbrot": r"480 x 320, area 1\.5\d\d, \d+ edge pixels differ from double",
    "matmul": r"150 x 203 x 111, 0 wrong elements",
    "mpi_stencil": r"2 ranks, halos by (host|device), 40 steps of 96 x 200 cells, 0 wrong",
    "nbody": r"512 bodies, 4 steps, largest error \d\.\de-0[6-9]",
    "reduction": r"sum of 3000017 values: -?\d+",
    "saxpy": r"1000003 elements, largest error 0",
    "scan": r"100000 prefix sums, 0 wrong",
    "sgemm": r"200 x 180 x 170, largest error \d\.\de-0[5-9]",
    "streams": r"4 streams, 50000 results, 0 wrong, time measured",
    "struct_arguments": r"23 launches with structs of 4 to 2,048 bytes, 0 wrong",
    "thread_stencil": r"[2-9] bands, 40 steps of \d+ x 200 cells, 0 wrong",
    "two_files": r"1000 vectors mirrored, largest error \d\.\de-0[6-9]",
}


RUNNER = script(ROOT / "examples" / "run.py")


def test_every_example_has_an_expectation() -> None:
    assert RUNNER.names()[0] == "device_query"
    assert sorted(RUNNER.names()) == sorted(EXPECTED)


@pytest.mark.sampled("translator", "level", default=("llvm", "-O2"), of=4)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_example(name: str, translator: str, level: str, tmp_path: Path) -> None:
    if RUNNER.lacking(name):
        pytest.skip(RUNNER.lacking(name))
    outcome = RUNNER.build_and_run(name, tmp_path, [f"--spirv-translator={translator}", "--validate", level])
    assert outcome.ok, outcome.text
    assert re.fullmatch(EXPECTED[name], outcome.text)


needs_mpi = pytest.mark.skipif(bool(RUNNER.lacking("mpi_stencil")), reason=RUNNER.lacking("mpi_stencil"))


def _mpi(*argv: str | Path, **variables: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **RUNNER.ENVIRONMENT, **variables}
    return subprocess.run(list(map(str, argv)), env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def stencil(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The stencil for MPI."""
    program = tmp_path_factory.mktemp("stencil") / "stencil"
    done = _mpi(*RUNNER.compile_command("mpi_stencil", program, []))
    assert done.returncode == 0, done.stderr
    return program


@needs_mpi
def test_the_wrapper_runs_hipspv_cc(tmp_path: Path) -> None:
    """By a link: the wrapper's variable takes no path with a space."""
    source, program = tmp_path / "a.hip", tmp_path / "a"
    source.write_text(
        "#include <hip/hip_runtime.h>\n#include <mpi.h>\n#include <cstdio>\n"
        "__global__ void answer(int* to) { *to = 42; }\n"
        "int main(int argc, char** argv) {\n  MPI_Init(&argc, &argv);\n  int* p, size;\n"
        "  if (hipMallocManaged(&p, sizeof *p) != hipSuccess) return 1;\n"
        "  answer<<<1, 1>>>(p);\n  if (hipDeviceSynchronize() != hipSuccess) return 1;\n"
        "  MPI_Comm_size(MPI_COMM_WORLD, &size);\n"
        '  std::printf("%d of %d\\n", *p, size);\n  MPI_Finalize();\n}\n'
    )
    with tempfile.TemporaryDirectory(dir="/tmp") as directory:
        link = Path(directory) / "hipspv-cc"
        link.symlink_to(RUNNER.COMPILER)
        done = _mpi("mpicxx", "-O1", source, "-o", program, OMPI_CXX=link, MPICH_CXX=link)
    assert done.returncode == 0, done.stderr
    assert _mpi("mpirun", "-n", "1", program).stdout == "42 of 1\n"


@needs_mpi
@pytest.mark.parametrize("way", ["host", "device", "ipc"])
@pytest.mark.parametrize("ranks", [1, 2, 3])
def test_halos(stencil: Path, ranks: int, way: str) -> None:
    done = _mpi("mpirun", "-n", str(ranks), stencil, way, "64", "2")
    assert done.returncode == 0, done.stderr
    *scaling, last = done.stdout.splitlines()
    assert last == f"{ranks} ranks, halos by {way}, 40 steps of {48 * ranks} x 200 cells, 0 wrong"
    assert [line.split()[0] for line in scaling] == [str(n + 1) for n in range(ranks)]


@needs_mpi
def test_the_stencil_refuses_other_halos(stencil: Path) -> None:
    done = _mpi("mpirun", "-n", "1", stencil, "smoke")
    assert done.returncode == 2
    assert "the arguments are host, device or ipc" in done.stderr


def test_examples_for_mpi_are_skipped_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mpi_stencil.hip").write_text("int main() { return x; }\n")
    monkeypatch.setattr(RUNNER, "EXAMPLES", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert RUNNER.main([]) == 0
    assert "mpi_stencil is skipped: it needs MPI" in capsys.readouterr().out


def test_mandelbrot_writes_a_picture(tmp_path: Path) -> None:
    program = tmp_path / "mandelbrot"
    subprocess.run(RUNNER.compile_command("mandelbrot", program, []), check=True)
    picture = tmp_path / "a picture.ppm"
    subprocess.run([str(program), str(picture)], check=True, cwd=tmp_path)
    header, _, pixels = picture.read_bytes().partition(b"\n255\n")
    assert header == b"P6\n480 320"
    assert len(pixels) == 3 * 480 * 320
    assert pixels[3 * (160 * 480 + 336) :][:3] == b"\0\0\0"  # the origin belongs to the set
    assert pixels[:3] != b"\0\0\0"
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".ppm"] == ["a picture.ppm"]


def test_runner_reports_a_wrong_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken.hip").write_text("int main() { return 3; }\n")
    (tmp_path / "invalid.hip").write_text("int main() { return x; }\n")
    monkeypatch.setattr(RUNNER, "EXAMPLES", tmp_path)
    wrong = RUNNER.build_and_run("broken", tmp_path, [])
    assert not wrong.ok and "exit status 3" in wrong.text
    invalid = RUNNER.build_and_run("invalid", tmp_path, [])
    assert not invalid.ok and "undeclared identifier 'x'" in invalid.text
    assert RUNNER.main([]) == 1
