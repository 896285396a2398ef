"""Compare hipspv's and nvcc's programs of the same sources on this machine's GPU.

    python3 run.py [--rounds N] [--only NAME,...] [--report FILE] [--keep DIRECTORY]

`python -m bench.gpu.prepare` made the directory of this file. Each round runs both programs of a
kernel, and rounds alternate which one is first. A ratio is nvcc's time by hipspv's: above 1 hipspv
is faster.
Exits with 1 if a program fails or its result is wrong.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
LIMIT_S = 30  # of one program
COMPILE_LIMIT_S = 120
MEASURE_S = 250  # no program begins later
WORKERS = 8
LARGEST_KEPT = 1 << 20  # bytes of one file of --keep
FIRST = "first"  # measured from outside: the time to its line of output
NO_CACHES = {"CUDA_CACHE_DISABLE": "1", "HIPSPV_CACHE": "0"}
# The series of a program's line, and the ends of their rows' names.
SERIES = {
    "ms": "",
    "row_us": ", in a row",
    "pairs_us": ", each awaited",
    "graph_us": ", graph of 100",
    "graph_call_us": ", graph of 100, the call",
    "first_ms": " kernel",
}
MEMORY_CLOCK_KHZ, BUS_BITS = 36, 37  # of CUdevice_attribute

Outcome = dict[str, Any]  # a program's line of JSON, or {"error": text}
Sides = dict[str, list[Outcome]]  # by "nvcc" and "hipspv", one per round


class Nvcc:
    """The reference compiler, and the directory of its programs."""

    def __init__(self, command: str, arch: str, directory: Path) -> None:
        self.command = command
        self.arch = arch
        self.directory = directory

    def compile(self, name: str) -> dict[str, Any]:
        """Compile a source, the first kernel's as PTX alone. Return its seconds and errors."""
        code = [f"-arch={self.arch}"]
        if name == FIRST:
            virtual = self.arch.replace("sm_", "compute_")
            code = ["-gencode", f"arch={virtual},code={virtual}"]
        begin = time.perf_counter()
        status, errors = self._run(name, [*code, "-o", str(self.directory / name)])
        seconds = round(time.perf_counter() - begin, 2)
        return {"seconds": seconds, "error": errors if status else ""}

    def write_ptx(self, name: str, path: Path) -> None:
        self._run(name, [f"-arch={self.arch}", "-ptx", "-o", str(path)])

    def tool(self, name: str) -> str:
        """Return the path of a program that comes with nvcc."""
        return str(Path(self.command).with_name(name)) if "/" in self.command else name

    def _run(self, name: str, options: list[str]) -> tuple[int, str]:
        source = str(HERE / "sources" / f"{name}.cu")
        return output_of([self.command, "-O3", "-std=c++17", *options, source])


def output_of(words: list[str]) -> tuple[int, str]:
    """Return a command's status and its output with errors. A hang is an error."""
    try:
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=COMPILE_LIMIT_S
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return 1, str(error)
    return done.returncode, done.stdout


def run(program: Path, words: list[str], environment: dict[str, str]) -> Outcome:
    """Return the program's line, with the time to it in milliseconds as first_ms."""
    libraries = [str(HERE / "lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    begin = time.perf_counter()
    process = subprocess.Popen(
        ["timeout", str(LIMIT_S), str(program), *words],
        env={**os.environ, "LD_LIBRARY_PATH": ":".join(libraries), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    assert process.stdout
    line = process.stdout.readline()
    first_ms = (time.perf_counter() - begin) * 1e3
    errors = process.communicate()[1]
    try:
        return {**json.loads(line), "first_ms": [first_ms]}
    except ValueError:
        return {"error": f"exit status {process.returncode}: {line}{errors[-1500:]}"}


def measure_round(name: str, order: list[tuple[str, Path]], words: list[str], sides: Sides) -> None:
    """Run both programs of a kernel. After an error, a program runs no more."""
    for side, directory in order:
        if any("error" in each for each in sides[side]):
            continue
        if name == FIRST:
            found = run(directory / name, [], NO_CACHES)
        else:
            found = run(directory / name, words, {})
            found.pop("first_ms", None)
        sides[side].append(found)


def measure(names: list[str], nvcc: Nvcc, given: argparse.Namespace) -> dict[str, Sides]:
    """Return the outcomes of all rounds, by kernel."""
    end = time.monotonic() + MEASURE_S
    sizes = dict(each.split("=") for each in given.size)
    found: dict[str, Sides] = {name: {"nvcc": [], "hipspv": []} for name in names}
    order = [("nvcc", nvcc.directory), ("hipspv", HERE / "programs")]
    for index in range(given.rounds):
        for name in names:
            if time.monotonic() > end:
                print(f"out of time in round {index + 1}", file=sys.stderr)
                return found
            words = [str(given.runs), *([sizes[name]] if name in sizes else [])]
            measure_round(name, order, words, found[name])
        order.reverse()
        print(f"round {index + 1} of {given.rounds}", file=sys.stderr, flush=True)
    return found


def verdict(outcomes: list[Outcome]) -> str:
    """Return a word about one side's outcomes."""
    if not outcomes or any("error" in each for each in outcomes):
        return "failed"
    return "right" if all(each["correct"] for each in outcomes) else "wrong"


def quartiles(series: list[float]) -> tuple[float, float]:
    if len(series) < 2:
        return series[0], series[0]
    low, _, high = statistics.quantiles(series, n=4, method="inclusive")
    return low, high


def rows_of(name: str, sides: Sides) -> list[dict[str, Any]]:
    """Return the rows of a kernel: one per series of times."""
    verdicts = {side: verdict(outcomes) for side, outcomes in sides.items()}
    if "failed" in verdicts.values():
        return [{"name": name, **verdicts, "ratio": None}]
    rows = []
    last = sides["hipspv"][-1]
    for key, end in SERIES.items():
        if key not in last:
            continue
        medians = {side: [statistics.median(each[key]) for each in outcomes] for side, outcomes in sides.items()}
        ratios = [n / h for n, h in zip(medians["nvcc"], medians["hipspv"], strict=True)]
        row = {"name": name + end, "unit": key[-2:], **verdicts}
        row |= {f"{side}_time": statistics.median(values) for side, values in medians.items()}
        row |= {"ratio": statistics.median(ratios), "quartiles": quartiles(ratios), "ratios": ratios}
        row |= {key: last[key] for key in ("bytes", "flops") if last.get(key)}
        rows.append(row)
    return rows


def rate(row: dict[str, Any], side: str) -> str:
    """Return the work by time of a side: floating-point operations if it has them, else bytes."""
    seconds = row[f"{side}_time"] / 1e3
    if "bytes" in row:
        return f"{row['bytes'] / seconds / 1e9:,.0f} GB/s"
    return f"{row['flops'] / seconds / 1e12:.1f} TFLOP/s" if "flops" in row else ""


def print_table(rows: list[dict[str, Any]]) -> None:
    head = ("kernel", "nvcc", "hipspv", "ratio", "quartiles", "hipspv's rate", "results")
    lines: list[tuple[str, ...]] = [head]
    for row in rows:
        results = f"{row['nvcc']}, {row['hipspv']}"
        if row["ratio"] is None:
            lines.append((row["name"], "", "", "", "", "", results))
            continue
        times = [f"{row[f'{side}_time']:.4g} {row['unit']}" for side in ("nvcc", "hipspv")]
        low, high = row["quartiles"]
        spread = f"{low:.3f} to {high:.3f}"
        numbers = (f"{row['ratio']:.3f}", spread, rate(row, "hipspv"))
        lines.append((row["name"], *times, *numbers, results))
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def peak_bandwidth() -> float:
    """Return the bytes per second of the first GPU's memory, from the driver; 0 if unknown."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return 0
    device, clock, bits = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
    if driver.cuInit(0) or driver.cuDeviceGet(ctypes.byref(device), 0):
        return 0
    driver.cuDeviceGetAttribute(ctypes.byref(clock), MEMORY_CLOCK_KHZ, device)
    driver.cuDeviceGetAttribute(ctypes.byref(bits), BUS_BITS, device)
    return 2e3 * clock.value * bits.value / 8  # two transfers per clock


def machine(nvcc: Nvcc) -> dict[str, str]:
    """Return the GPU, its driver and the reference's version."""
    query = ["nvidia-smi", "--query-gpu=name,driver_version,clocks.max.sm", "--format=csv,noheader"]
    version = output_of([nvcc.command, "--version"])[1].strip().splitlines()[-1:]
    return {"gpu": output_of(query)[1].strip(), "nvcc": "".join(version)}


def keep(names: list[str], nvcc: Nvcc, directory: Path) -> None:
    """Write both sides' PTX and machine code, and what ptxas says about hipspv's PTX."""
    directory.mkdir(parents=True, exist_ok=True)
    ptxas, cuobjdump = nvcc.tool("ptxas"), nvcc.tool("cuobjdump")

    def write(name: str, end: str, text: str) -> None:
        if len(text) > LARGEST_KEPT:
            text = f"{len(text)} bytes, of which these are the first\n{text[:LARGEST_KEPT]}"
        (directory / f"{name}.{end}").write_text(text)

    def keep_one(name: str) -> None:
        nvcc.write_ptx(name, directory / f"{name}.nvcc.ptx")
        ptx = {"nvcc": directory / f"{name}.nvcc.ptx", "hipspv": HERE / "ptx" / f"{name}.ptx"}
        write(name, "hipspv.ptx", ptx["hipspv"].read_text())
        for side, path in ptx.items():
            cubin = nvcc.directory / f"{name}.{side}.cubin"
            words = ["-v", "-O3", f"-arch={nvcc.arch}", str(path), "-o", str(cubin)]
            write(name, f"{side}.ptxas", output_of([ptxas, *words])[1])
            write(name, f"{side}.sass", output_of([cuobjdump, "-sass", str(cubin)])[1])

    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(keep_one, names))


def arguments(names: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--runs", type=int, default=20, help="timed runs in a round")
    parser.add_argument("--only", default="", help="names with commas")
    parser.add_argument("--size", action="append", default=[], help="NAME=N, instead of its own")
    parser.add_argument("--nvcc", default="nvcc")
    parser.add_argument("--bandwidth", type=float, help="the memory's, in GB/s")
    parser.add_argument("--report", type=Path, help="write everything as JSON")
    parser.add_argument("--keep", type=Path, help="write PTX and machine code to this directory")
    given = parser.parse_args()
    given.names = [name for name in names if name in given.only.split(",") or not given.only]
    return given


def main() -> int:
    manifest = json.loads((HERE / "manifest.json").read_text())
    given = arguments(list(manifest["programs"]))
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as directory:
        nvcc = Nvcc(given.nvcc, manifest["arch"], Path(directory))
        with ThreadPoolExecutor(WORKERS) as pool:
            compiled = dict(zip(given.names, pool.map(nvcc.compile, given.names), strict=True))
        print(f"compiled by nvcc: {len(compiled)}", file=sys.stderr, flush=True)
        found = measure(given.names, nvcc, given)
        if given.keep:
            keep(given.names, nvcc, given.keep)
        about = machine(nvcc)
    rows = [row for name, sides in found.items() for row in rows_of(name, sides)]
    print(f"{about['gpu']}; {about['nvcc']}")
    print_table(rows)
    kernels = [row for row in rows if row.get("unit") == "ms" and row["name"] in found]
    summary: dict[str, Any] = {**about, "rows": rows, "compiled": compiled, "found": found}
    if kernels:
        mean = statistics.geometric_mean(row["ratio"] for row in kernels)
        summary["geometric_mean"] = mean
        print(f"geometric mean of {len(kernels)} kernels: {mean:.3f}")
    peak = given.bandwidth * 1e9 if given.bandwidth else peak_bandwidth()
    triad = [row for row in kernels if row["name"] == "triad"]
    if peak and triad:
        shares = {side: triad[0]["bytes"] / (triad[0][f"{side}_time"] / 1e3) / peak for side in ("nvcc", "hipspv")}
        summary |= {"peak_bandwidth": peak, "triad_share": shares}
        print(f"triad, of {peak / 1e9:,.0f} GB/s: {shares['nvcc']:.1%}, {shares['hipspv']:.1%}")
    print_errors(found, compiled, manifest["programs"])
    if given.report:
        given.report.write_text(json.dumps(summary, indent=1))
    right = all(row["nvcc"] == row["hipspv"] == "right" for row in rows)
    return 0 if right else 1


def print_errors(found: dict[str, Sides], compiled: dict[str, Any], hipspv_errors: dict[str, str]) -> None:
    for name, sides in found.items():
        errors = {"nvcc": compiled[name]["error"], "hipspv": hipspv_errors[name]}
        for side, outcomes in sides.items():
            text = errors[side] or "".join(each.get("error", "") for each in outcomes)
            if text:
                print(f"== {name}, {side}: {text[:700]}")


if __name__ == "__main__":
    sys.exit(main())
