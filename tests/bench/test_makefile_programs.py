"""The comparison of programs that have Makefiles, over the stand-in for the CUDA driver.

A script that calls hipspv-nvcc is its nvcc. One macro that it defines changes what a program prints.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.gpu.makefile_programs import outputs
from bench.gpu.makefile_programs.recipes import Unsuitable, recipe
from bench.measure import BIN
from tests.limits import HANG_S
from tests.standins.cuda.build import build_driver

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = """
CC = nvcc
ARCH = sm_60
CFLAGS = -O1 -arch=$(ARCH) -I../common
main: main.o
\t$(CC) $(CFLAGS) main.o -o $@
main.o: main.cu
\t$(CC) $(CFLAGS) \\
\t  -c main.cu -o $@
run: main
\t./main 3 ../data/values.txt
"""
# It copies the file's numbers to the device and back.
SOURCE = """
#include <cstdio>
#include <cstdlib>
#include "shared.h"
int main(int argc, char** argv) {
  int host[COUNT] = {}, back[COUNT] = {}, *device;
  FILE* file = fopen(argv[2], "r");
  for (int& value : host)
    if (!file || fscanf(file, "%d", &value) != 1) return 3;
  cudaMalloc(&device, sizeof host);
  cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice);
  cudaMemcpy(back, device, sizeof back, cudaMemcpyDeviceToHost);
  int sum = atoi(argv[1]);
  for (int value : back) sum += value;
  printf("sum %d\\nAverage kernel execution time %d.5 (us)\\n", sum + EXTRA, TIME);
}
"""
HEADER = """
#define COUNT 2
#ifdef OTHER
#define TIME 20
#else
#define TIME 40
#endif
"""


def write_program(programs: Path, name: str, extra: str) -> None:
    (programs / name).mkdir()
    (programs / name / "Makefile").write_text(MAKEFILE)
    (programs / name / "main.cu").write_text(f"#define EXTRA {extra}\n{SOURCE}")


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """Two programs, of which one depends on the compiler, and two that take no part."""
    programs = tmp_path / "programs"
    for name in ("common", "data", "no_run", "library"):
        (programs / name).mkdir(parents=True)
    (programs / "common" / "shared.h").write_text(HEADER)
    (programs / "data" / "values.txt").write_text("4\n5\n")
    write_program(programs, "right", "0")
    write_program(programs, "wrong", "(TIME == 20)")
    (programs / "no_run" / "Makefile").write_text("main:\n\t$(CC) main.cu\n")
    (programs / "library" / "Makefile").write_text("run:\n\t$(CC) main.cu -lnone -o main\n\t./main\n")
    return programs


def execute(argv: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        argv, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True, timeout=HANG_S
    )


def test_comparison(programs: Path, tmp_path: Path) -> None:
    directory, report, nvcc = tmp_path / "out", tmp_path / "report.json", tmp_path / "nvcc"
    argv = [sys.executable, "-m", "bench.gpu.makefile_programs", str(programs), str(directory)]
    done = execute(argv)
    assert done.returncode == 0, done.stderr
    assert "left out: library: needs the library none" in done.stdout
    assert done.stdout.endswith("2 compiled, 0 not\n")
    options = "--no-machine-code --no-offload-arch=spirv64,cpu -DOTHER"
    nvcc.write_text(f'#!/bin/sh\nexec "{BIN / "hipspv-nvcc"}" {options} "$@"\n')
    nvcc.chmod(0o755)
    # Neither the sources nor this machine's hipspv are there, except for the script.
    programs.rename(tmp_path / "elsewhere")
    argv = [sys.executable, str(directory / "run.py"), "--nvcc", str(nvcc), "--rounds", "2", "--report", str(report)]
    variables = {"LD_LIBRARY_PATH": str(build_driver().parent), "HIPSPV_BACKEND": "cuda"}
    done = execute(argv, **variables)
    assert done.returncode == 1, done.stderr
    assert "== wrong: differs\n   nvcc:   sum 13\n   hipspv: sum 12\n" in done.stdout
    rows = {row["name"]: row for row in json.loads(report.read_text())["rows"]}
    assert {name: row["outputs"] for name, row in rows.items()} == {"right": "equal", "wrong": "differs"}
    assert rows["right"]["rounds"] == 2
    assert rows["right"]["ratio"] == pytest.approx(20.5 / 40.5)
    assert "geometric mean of 1 programs: 0.506\nunder 0.95: right 0.506\n" in done.stdout
    done = execute([*argv, "--resume", str(report), "--only", "right"], **variables)
    assert done.returncode == 0, done.stderr
    assert json.loads(report.read_text())["rows"][0]["rounds"] == 4


def test_commands(programs: Path) -> None:
    found = recipe(programs / "right", "sm_90")
    options = ["the-compiler", "-arch=sm_90", "-O1", "-I../common"]
    assert found.builds == [[*options, "-c", "main.cu", "-o", "main.o"], [*options, "main.o", "-o", "main"]]
    assert found.runs == [["./main", "3", "../data/values.txt"]]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("\t./main\n", "takes no compiler"),
        ("\t$(CC) a.cu && ./main\n", "a line for a shell"),
        ("\t$(CC) a.cu\n\tdiff a b\n", "runs another command: diff"),
        ("\t$(CC) a.cu\n\t./main ../data/none\n", "its data isn't here"),
    ],
)
def test_unsuitable(tmp_path: Path, lines: str, reason: str) -> None:
    (tmp_path / "Makefile").write_text(f"run:\n{lines}")
    with pytest.raises(Unsuitable, match=reason):
        recipe(tmp_path, "sm_90")


@pytest.mark.parametrize(
    ("line", "times"),
    [
        ("Average kernel execution time: 12.5 (us)", [12.5e-6]),
        ("Total time (ms): 3", [3e-3]),
        ("Device time in seconds 2e-3", [2e-3]),
        ("sort 4 ms, scan 5us", [4e-3, 5e-6]),
        ("read 12 samples", []),
        ("100 MB/s", []),
    ],
)
def test_times(line: str, times: list[float]) -> None:
    assert outputs.times_of(line) == pytest.approx(times)


@pytest.mark.parametrize(
    ("one", "other", "word"),
    [
        ("sum 1.0\nkernel time 3 ms", "sum 1.0\nkernel time 4 ms", "equal"),
        ("rate 3 GB/s at 0x7fffab00", "rate 4 GB/s at 0x7fffac00", "equal"),
        ("sum 1000.1", "sum 1000.2", "close"),
        ("sum 1.1", "sum 1.2", "differs"),
        ("time step 3: 1.1", "time step 3: 1.2", "differs"),
        ("sum 1.1", "sum nan", "differs"),
        ("PASS", "FAIL", "differs"),
        ("PASS", "PASS\nPASS", "differs"),
    ],
)
def test_results(one: str, other: str, word: str) -> None:
    assert outputs.difference(outputs.read(one), outputs.read(other))[0] == word


def test_times_of_the_device() -> None:
    text = "Total time 9 s\nkernel time 2 s\nkernel time 3 s\nCPU time 4 s\nGPU time 0 s"
    assert sorted(outputs.device_times(outputs.read(text).times).values()) == [2, 3]
    assert sorted(outputs.device_times(outputs.read("first time 2 s\nhost time 4 s").times).values()) == [2]
