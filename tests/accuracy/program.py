"""The device program that evaluates functions, generated from their calls, compiled and run."""

import os
import shlex
import struct
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.preforked import commands

from .formats import Format

# The arguments before the program's command line, as in tests.opencl_drivers.inside.
WRAPPER = shlex.split(os.environ.get("HIPSPV_TEST_WRAPPER", ""))

# Reads, for each function, a count and `arity` arrays of that many arguments; writes the results.
_HOST = """
struct Entry { void (*kernel)(const T*, const T*, const T*, const T*, T*, int); int arity; };
static const Entry entries[] = {ENTRIES};
static void check(bool good) { if (!good) { fprintf(stderr, "failed\\n"); exit(1); } }
int main(int argc, char** argv) {
  FILE *in = fopen(argv[argc - 2], "rb"), *out = fopen(argv[argc - 1], "wb");
  check(in && out);
  for (const Entry& entry : entries) {
    long long count;
    check(fread(&count, sizeof count, 1, in) == 1);
    T *host = static_cast<T*>(malloc(count * sizeof(T))), *device[5];
    for (int i = 0; i < 5; ++i) {
      check(hipMalloc(&device[i], count * sizeof(T)) == hipSuccess);
      if (i >= entry.arity) continue;
      check(fread(host, sizeof(T), count, in) == size_t(count));
      check(hipMemcpy(device[i], host, count * sizeof(T), hipMemcpyHostToDevice) == hipSuccess);
    }
    dim3 grid((count + 255) / 256);
    T** d = device;
    entry.kernel<<<grid, 256>>>(d[0], d[1], d[2], d[3], d[4], int(count));
    check(hipMemcpy(host, device[4], count * sizeof(T), hipMemcpyDeviceToHost) == hipSuccess);
    check(fwrite(host, sizeof(T), count, out) == size_t(count));
    for (T* p : device) check(hipFree(p) == hipSuccess);
    free(host);
  }
  return fclose(out);
}
"""


def _kernel(number: int, call: str) -> str:
    return f"""
__global__ void k{number}(const T* px, const T* py, const T* pz, const T* pw, T* pr, int size) {{
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= size) return;
  T x = px[i], y = py[i], z = pz[i], w = pw[i], r, a, b;
  int n = 0;
  (void)x, (void)y, (void)z, (void)w, (void)n, (void)a, (void)b;
  {call};
  pr[i] = r;
}}"""


def source(form: Format, calls: Sequence[tuple[str, int]]) -> str:
    """The program for these statements, which set `r` from `x`, `y` ..., and their arities."""
    header = f"#include <{form.header}>\n" if form.header else ""
    kernels = "".join(_kernel(number, call) for number, (call, _) in enumerate(calls))
    entries = ", ".join(f"{{k{number}, {arity}}}" for number, (_, arity) in enumerate(calls))
    return (
        f"#include <hip/hip_runtime.h>\n{header}"
        # A kernel that uses a warp operation is compiled for 32 lanes at once.
        "#ifdef IN_WARPS\n#define WARPS if (__activemask() == 0) return;\n"
        "#else\n#define WARPS\n#endif\n"
        f"typedef {form.type} T;\n{kernels}\n" + _HOST.replace("ENTRIES", entries)
    )


def build(directory: Path, form: Format, calls: Sequence[tuple[str, int]], flags: Sequence[str]) -> Path:
    """Compiles the program in `directory`; raises RuntimeError with the compiler's messages."""
    path = directory / "functions.hip"
    path.write_text(source(form, calls), encoding="utf-8")
    binary = directory / f"functions{''.join(flags)}".replace("=", "-")
    compiler = str(commands() / "hipspv-cc")
    command = [compiler, "-O2", *flags, str(path), "-o", str(binary)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError(result.stderr)
    return binary


def evaluate(binary: Path, form: Format, inputs: Sequence[Sequence[Sequence[float]]]) -> Iterator[list[float]]:
    """The results of each function for its arguments: ``inputs[function][argument][point]``."""
    arguments, results = binary.with_suffix(".in"), binary.with_suffix(".out")
    try:
        with open(arguments, "wb") as file:
            for columns in inputs:
                file.write(struct.pack("<q", len(columns[0])))
                for column in columns:
                    file.write(form.encode(column))
        command = [*WRAPPER, str(binary), str(arguments), str(results)]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            raise RuntimeError(f"{binary} ended with {run.returncode}: {run.stderr}")
        with open(results, "rb") as file:
            for columns in inputs:
                yield form.decode(file.read(len(columns[0]) * form.bits // 8))
    finally:
        arguments.unlink(missing_ok=True)
        results.unlink(missing_ok=True)
