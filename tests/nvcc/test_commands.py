"""hipspv-nvcc as a program: phases, files, output."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from hipspv.core.toolchain import clang_tool, spirv_tool
from tests.nvcc.conftest import Run

TWICE = "__device__ int twice(int x) { return 2 * x; }\n"
MAIN = """\
#include <cstdio>
extern __device__ int twice(int);
__global__ void k(int* a) { a[threadIdx.x] = twice(threadIdx.x); }
int main(int argc, char** argv) {
  int* a;
  cudaMallocManaged(&a, 64);
  k<<<1, 16>>>(a);
  cudaDeviceSynchronize();
  int sum = 0;
  for (int i = 0; i < 16; ++i) sum += a[i];
  std::printf("%d %d %s\\n", sum, argc, argc > 1 ? argv[argc - 1] : "");
}
"""
WHOLE = TWICE + MAIN.replace("extern __device__ int twice(int);\n", "")
# Builds of hipspv alone need no header.
SMALL = "__global__ void k(int* a) { *a = 1; }\nint main() {}\n"


def write(directory: Path, **texts: str) -> None:
    for name, text in texts.items():
        (directory / name.replace("_", ".")).write_text(text)


def done(result: subprocess.CompletedProcess[str]) -> str:
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_separate_compilation(nvcc: Run, directory: Path) -> None:
    """-dc, -dlink, then any host linker: here nvcc with the result, and nvcc alone."""
    write(directory, a_cu=MAIN, b_cu=TWICE)
    done(nvcc("-dc", "a.cu", "b.cu", "-odir", "."))
    done(nvcc("-dlink", "a.o", "b.o", "-o", "dl.o"))
    done(nvcc("a.o", "b.o", "dl.o", "-o", "one"))
    done(nvcc("-arch=sm_80", "a.o", "b.o", "-o", "two"))
    for name in ("one", "two"):
        run = subprocess.run([directory / name], capture_output=True, text=True, check=True)
        assert run.stdout == "240 1 \n"


def test_library_and_run(nvcc: Run, directory: Path) -> None:
    """A static library of relocatable device code; --run with arguments; a program alone."""
    write(directory, a_cu=MAIN, b_cu=TWICE)
    (directory / "out").mkdir()
    done(nvcc("-lib", "-rdc=true", "b.cu", "-o", "out/libtwice.a"))
    line = ["-rdc=true", "a.cu", "-Lout", "-ltwice", "-o", "p", "--run", "-run-args", "x,y z"]
    assert done(nvcc(*line)) == "240 3 y z\n"
    assert done(nvcc("--run", "p")) == "240 1 \n"
    assert sorted(path.name for path in directory.iterdir()) == ["a.cu", "b.cu", "out", "p"]


def test_outputs_and_clean(nvcc: Run, directory: Path) -> None:
    write(directory, a_cu=SMALL, b_cpp="int f() { return 1; }\n", c_c="int g(void) { return 2; }\n")
    (directory / "d").mkdir()
    argv = ("-c", "a.cu", "b.cpp", "c.c", "-odir=d")
    done(nvcc(*argv))
    assert sorted(path.name for path in (directory / "d").iterdir()) == ["a.o", "b.o", "c.o"]
    done(nvcc(*argv, "-clean"))
    assert list((directory / "d").iterdir()) == []
    done(nvcc("-dc", "-o", "x.obj", "a.cu"))
    assert (directory / "x.obj").exists()


def test_dryrun_can_be_run(nvcc: Run, directory: Path) -> None:
    write(directory, a_cu=WHOLE)
    result = nvcc("-dryrun", "a.cu", "-o", "p q", "-O1")
    assert result.returncode == 0 and not (directory / "p q").exists()
    lines = [line.removeprefix("#$ ") for line in result.stderr.splitlines()]
    assert any(line.startswith("TOP=") for line in lines)
    commands = [line for line in lines if line.startswith('"')]
    subprocess.run(["bash", "-e"], input="\n".join(commands), text=True, cwd=directory, check=True)
    run = subprocess.run([directory / "p q"], capture_output=True, text=True, check=True)
    assert run.stdout == "240 1 \n"
    temporary = shlex.split(commands[0])[-1]
    assert not Path(temporary).exists()


def test_device_code_alone(nvcc: Run, directory: Path) -> None:
    from hipspv.bundle import program_bundle

    write(directory, a_cu=SMALL)
    for option in ("-fatbin", "-cubin"):  # PyCUDA shows the user each message
        result = nvcc(option, "a.cu")
        assert (result.returncode, result.stderr) == (0, "")
    for name in ("a.fatbin", "a.cubin"):
        (target,) = (key for key in program_bundle.unpack((directory / name).read_bytes()) if "hip" in key)
        assert target == "hip-spirv64----generic"


def test_ptx_alone(nvcc: Run, directory: Path) -> None:
    """Programs read the file as a C string."""
    write(directory, a_cu=SMALL)
    assert nvcc("-ptx", "a.cu").stderr == ""
    text = (directory / "a.ptx").read_text()
    assert ".target sm_80" in text and "\0" not in text


def test_the_host_compiler_answers(nvcc: Run, directory: Path) -> None:
    """Build systems ask which one it is; nothing is compiled."""
    write(directory, a_c="#error compiled\n")
    assert "clang version" in done(nvcc("-Xcompiler", "--version", "a.c"))
    assert done(nvcc("-Xcompiler=-dumpversion", "a.c")).startswith("22.")


def test_static_programs_are_refused(nvcc: Run, directory: Path) -> None:
    write(directory, a_cu=SMALL)
    result = nvcc("-Xcompiler", "-static", "a.cu")
    assert result.returncode == 1 and "-static: the HIP runtime is a shared library" in result.stderr
    assert "-static-libstdc++" in result.stderr


def test_dependencies(nvcc: Run, directory: Path) -> None:
    write(directory, a_cu='#include "h.h"\n' + SMALL, h_h="")
    done(nvcc("-MD", "-MT", "t.o", "-MF", "a.d", "-MP", "-c", "a.cu", "-o", "a.o"))
    text = (directory / "a.d").read_text()
    assert text.startswith("t.o: ") and "a.cu" in text and "\nh.h:\n" in text
    assert done(nvcc("-MM", "a.cu")).split() == ["a.o:", "a.cu", "h.h"]
    done(nvcc("-M", "a.cu", "-MT", "x.o", "-o", "m.d"))
    assert (directory / "m.d").read_text().startswith("x.o: ")
    done(nvcc("-MD", "a.cu", "-o", "p"))
    assert (directory / "p.d").read_text().startswith("p: ")


def test_kept_files(nvcc: Run, directory: Path) -> None:
    write(directory, a_cu=SMALL)
    (directory / "k").mkdir()
    done(nvcc("-c", "--keep", "--keep-dir", "k", "a.cu", "-o", "x.o", "-MD"))
    assert sorted(p.name for p in directory.iterdir()) == ["a.cu", "k", "x.d", "x.o"]
    assert (directory / "x.d").read_text().startswith("x.o:")
    assert any(path.suffix == ".spv" for path in (directory / "k").iterdir())


def test_options_files_and_environment(nvcc: Run, directory: Path) -> None:
    write(directory, a_cu="#if A + B + C != 6 || NAME[0] != 'x'\n#error wrong\n#endif\n")
    text = "#if A + B + C != 6\n#error wrong\n#endif\nconst char* name = NAME;\n" + SMALL
    write(directory, a_cu=text, one_txt='-DA=1 -optf "two x.txt"', two_x="")
    (directory / "two x.txt").write_text("-D'NAME=\"a,b\"'\n-c\n")
    environment = {"NVCC_PREPEND_FLAGS": "-DB=2", "NVCC_APPEND_FLAGS": "-DC=3"}
    done(nvcc("--options-file", "one.txt", "a.cu", **environment))
    assert (directory / "a.o").exists()
    missing = nvcc("-optf", "none.txt")
    assert missing.returncode == 1 and "none.txt" in missing.stderr
    (directory / "own.txt").write_text("-optf own.txt")
    assert "includes itself" in nvcc("-optf", "own.txt").stderr


def test_host_options_with_commas(nvcc: Run, directory: Path) -> None:
    """Macros are for both sides, as with nvcc."""
    write(directory, a_cu="#if !defined(BOTH)\n#error wrong\n#endif\n" + SMALL)
    argv = ["-Xcompiler", "-DBOTH,-Wl\\,-rpath\\,/a", "-Xcompiler", '"-Wl,-rpath,/b"']
    done(nvcc(*argv, "a.cu", "-o", "p"))
    argv = [clang_tool("llvm-readobj"), "--dynamic-table", directory / "p"]
    dynamic = subprocess.run(argv, capture_output=True, text=True, check=True)
    assert "/a:/b:" in dynamic.stdout


@pytest.mark.parametrize(
    ("argv", "present", "absent"),
    [
        ((), "OpFDiv", "AllowRecip"),
        (("-use_fast_math",), "AllowRecip", ""),
        (("-use_fast_math", "-prec-div=true"), "OpFDiv", "AllowRecip"),
        (("-fmad=false",), "ContractionOff", ""),
    ],
)
def test_floating_point(argv: tuple[str, ...], present: str, absent: str, nvcc: Run, directory: Path) -> None:
    """The options' effects on the device's code."""
    write(directory, a_cu="__global__ void k(float* a) { a[0] = a[1] / a[2] * a[3] + a[4]; }\n")
    done(nvcc("-fatbin", "a.cu", "--save-temps", *argv))
    (spirv,) = directory.glob("*.spv")
    text = subprocess.run([spirv_tool("spirv-dis"), spirv], capture_output=True, text=True, check=True).stdout
    assert present in text and (not absent or absent not in text)


def test_fast_functions(nvcc: Run, directory: Path) -> None:
    """-use_fast_math makes the functions of float that CUDA names fast, by every spelling."""
    calls = "sinf(x) + cosf(x) + std::tan(x) + std::exp(x) + logf(x) + std::pow(x, x) + log2f(x)"
    text = f"#include <cmath>\n__device__ float f(float x) {{ return {calls}; }}\n"
    write(directory, a_cu=text + "__device__ double g(double x) { return sin(x); }\n")
    names = {}
    for argv in ((), ("-use_fast_math",)):
        line = ["-dc", "a.cu", "--save-temps", *argv]
        done(nvcc(*line))
        (bitcode,) = directory.glob("*spirv64-generic.bc")
        names[argv] = set(_undefined(bitcode))
    fast = {"__sinf", "__cosf", "__tanf", "__expf", "__logf", "__powf", "__log2f"}
    assert names[()] == {name.strip("_") for name in fast} | {"sin"}
    assert names[("-use_fast_math",)] == fast | {"sin"}


def _undefined(bitcode: Path) -> list[str]:
    """Names of functions that a bitcode file declares, except LLVM's own."""
    argv = [clang_tool("llvm-nm"), "--undefined-only", "--just-symbol-name", bitcode]
    return subprocess.run(argv, capture_output=True, text=True, check=True).stdout.split()


def test_cpp_is_plain_and_x_cu_is_cuda(nvcc: Run, directory: Path) -> None:
    text = "#if !defined(__NVCC__) || defined(__CUDACC__) != WANTED\n#error wrong\n#endif\n"
    write(directory, a_cpp=text)
    done(nvcc("-c", "a.cpp", "-DWANTED=0"))
    done(nvcc("-c", "a.cpp", "-DWANTED=1", "-x", "cu"))


def test_warnings_can_be_errors_or_off(nvcc: Run, directory: Path) -> None:
    write(directory, a_cu=SMALL)
    line = ("-c", "a.cu", "-entries", "k")
    warned = nvcc(*line)
    assert warned.returncode == 0
    assert warned.stderr == (
        "nvcc warning : Option '--entries' is ignored: all kernels are compiled [-Wunsupported-nvcc-option]\n"
    )
    for off in ("-Wno-unsupported-nvcc-option", "-w"):
        quiet = nvcc(*line, off)
        assert (quiet.returncode, quiet.stdout, quiet.stderr) == (0, "", "")
    for on in ("-Werror=unsupported-nvcc-option", "-Werror=all-warnings"):
        failed = nvcc(*line, on)
        assert failed.returncode == 1 and failed.stderr.startswith("nvcc fatal   : Option '--entr")
    twice = nvcc("-c", "a.cu", "-O1", "-O2")
    assert "incompatible redefinition for option 'optimize'" in twice.stderr


def test_device_options_of_hipspv(nvcc: Run, directory: Path) -> None:
    """The remedies that a warning names."""
    write(
        directory,
        a_cu="""__global__ void k(int *out) {
          __shared__ int part[64];
          part[threadIdx.x] = out[threadIdx.x];
          __syncthreads();
          if (threadIdx.x < 32) {
            volatile int *p = part;
            p[threadIdx.x] += p[threadIdx.x + 16];
            p[threadIdx.x] += p[threadIdx.x + 8];
          }
          out[threadIdx.x] = part[threadIdx.x];
        }
""",
    )
    assert "they are ordered here, as in lockstep" in nvcc("-c", "a.cu").stderr
    assert "compile with -fwarp-synchronous" in nvcc("-c", "a.cu", "-fno-warp-synchronous").stderr
    for word in ("-fwarp-synchronous", "-Wno-warp-synchronous"):
        quiet = nvcc("-c", "a.cu", word)
        assert (quiet.returncode, quiet.stderr) == (0, "")


OWN_ELEMENTS = """\
extern __shared__ double s[];
extern __shared__ unsigned words[];
__global__ void by_stride(const double* in, double* out, int n, int stride) {
  double* own = (double*)(words + threadIdx.x * stride);
  for (int i = threadIdx.x; i < n; i += blockDim.x) *own += in[i];
  out[threadIdx.x] = *own;
}
__global__ void by_row(const double* in, double* out, int n) {
  for (int i = threadIdx.y; i < n; i += blockDim.y) s[threadIdx.y] += in[i];
  out[threadIdx.y] = s[threadIdx.y];
}
__global__ void of_a_row(const double* in, double* out) {
  if (threadIdx.x == 0) s[threadIdx.y] = in[threadIdx.y];
  out[threadIdx.x] = s[threadIdx.y];
}
__global__ void of_earlier_iterations(double* out, int n) {
  for (int i = 0; i < n; i++) {
    out[i] += s[threadIdx.x + i];
    s[threadIdx.x + i] = i;
  }
}
"""


def test_elements_that_are_meant_as_own(nvcc: Run, directory: Path) -> None:
    """No warning names a lane's element at the index that it wrote itself. -fwarp-synchronous orders these, too."""
    write(directory, a_cu=OWN_ELEMENTS)
    names = ("by_stride", "by_row", "of_a_row", "of_earlier_iterations")
    for options, warned in (((), names[2:]), (("-fwarp-synchronous", "-Wwarp-synchronous"), names)):
        said = nvcc("-c", "a.cu", *options).stderr
        assert [name for name in names if f"in function '{name}(" in said] == [*warned]


def test_times(nvcc: Run, directory: Path) -> None:
    write(directory, a_cu=SMALL)
    done(nvcc("-c", "a.cu", "-time", "t.csv"))
    done(nvcc("-c", "a.cu", "-time", "t.csv"))
    head, *rows = (directory / "t.csv").read_text().splitlines()
    assert head.startswith("source file name , phase name")
    assert sum("device clang" in row for row in rows) == 2
    assert all(re.fullmatch(r"a\.cu , .* , [0-9.]+ , ms", row) for row in rows)


def test_answers(nvcc: Run) -> None:
    version = done(nvcc("--version"))
    assert "hipspv" in version and "not by NVIDIA" in version
    assert re.search(r"nvcc: .+ Cuda compiler driver", version)  # CMake
    assert re.search(r"release 12\.8, V12\.8\.0$", version.strip())
    assert version.strip().rsplit("V", maxsplit=1)[-1].split(maxsplit=1)[0] == "12.8.0"  # Meson
    assert done(nvcc("-V")) == version
    assert {"compute_70", "compute_90"} < set(done(nvcc("--list-gpu-arch")).split())
    assert done(nvcc("--list-gpu-code")).split()[0] == "sm_70"
    assert "arch=compute_80,code=sm_80\n" in done(nvcc("-code-ls", "-arch-ls"))
    assert "--use_fast_math" in done(nvcc("-h"))


def test_errors_have_nvccs_form(nvcc: Run) -> None:
    result = nvcc("-foo", "a.cu")
    assert result.returncode == 1
    assert result.stderr.startswith("nvcc fatal   : Unknown option '-foo'\n")
    result = nvcc("missing.cu")
    assert result.returncode == 1
    assert "nvcc fatal   : no such file or directory: 'missing.cu'" in result.stderr
