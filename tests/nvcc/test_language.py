"""CUDA C++ that nvcc accepts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.nvcc.conftest import Run

HERE = Path(__file__).parent
SOURCES = sorted((HERE / "language").glob("*.cu"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_accepted(source: Path, nvcc: Run) -> None:
    """The source compiles on both sides without a message."""
    result = nvcc("-fdevice-syntax-only", source, "-Xcompiler", "-Wall,-Werror")
    assert (result.returncode, result.stderr) == (0, "")


def test_no_constructor_runs_for_shared_objects(nvcc: Run) -> None:
    """A header's variables on the lines of such objects stay others."""
    result = nvcc("-run", HERE / "programs" / "shared_objects.cu")
    assert (result.returncode, result.stdout) == (0, "-24 -24\n"), result.stderr
    assert result.stderr.count("warning: no constructor or destructor runs for a __shared__ object") == 8


def test_nvcc_warns_of_narrowing(nvcc: Run) -> None:
    result = nvcc("-run", HERE / "programs" / "lax_sources.cu", "-std=c++17")
    assert (result.returncode, result.stdout) == (0, f"{2**64 - 5} {2**64 - 1} 3m\n"), result.stderr
    assert set(re.findall(r"\[-W\S+\]", result.stderr)) == {"[-Wc++11-narrowing]"}


REFUSED = """\
struct Gate { int expected; __device__ Gate() : expected(7) {} };
__shared__ Gate at_namespace_scope;
struct With { static __shared__ Gate member; };
__shared__ Gate With::member;
__global__ void fine(int* p) { __shared__ Gate gate; *p = gate.expected; }
__global__ void k(int* p) { __shared__ int x = 5; *p = x; }
template <class T> struct Of { __device__ int value() { __shared__ Gate gate; return gate.expected; } };
__global__ void of_int(int* p) { *p = Of<int>().value(); }
"""


def test_initializers_of_shared_variables_stay_errors(nvcc: Run, directory: Path) -> None:
    (directory / "a.cu").write_text(REFUSED)
    result = nvcc("-c", "a.cu")
    errors = [line for line in result.stderr.splitlines() if " error: " in line]
    message = "error: initialization is not supported for __shared__ variables"
    assert result.returncode == 1
    assert sorted(errors) == [f"a.cu:{place}: {message}" for place in ("2:17", "4:23", "6:44", "7:73")]
    assert "give the class an empty or defaulted constructor" in result.stderr


@pytest.mark.parametrize("cached", ["0", "1"])
def test_macros_that_stand_for_pragmas(cached: str, nvcc: Run, directory: Path) -> None:
    """The dependencies are those of the source, although the parser reads its preprocessed text."""
    source = HERE / "programs" / "pragma_macros.cu"
    result = nvcc("-run", source, "-MD", "-MF", "a.d", HIPSPV_CACHE=cached)
    assert (result.returncode, result.stdout, result.stderr) == (0, "constructed\n20\n", "")
    dependencies = (directory / "a.d").read_text()
    assert source.name in dependencies and "cuda_runtime.h" in dependencies


def test_errors_beside_macros_that_stand_for_pragmas(nvcc: Run, directory: Path) -> None:
    (directory / "a.cu").write_text("#define U #pragma unroll\n__global__ void k() {\n  U\n  nothing;\n}\n")
    result = nvcc("-c", "a.cu")
    assert result.returncode == 1
    assert "a.cu:4:3: error: use of undeclared identifier 'nothing'" in result.stderr


REACHED = """\
static __device__ inline unsigned long long now() {
  unsigned long long now;
  asm volatile("mov.u64 %0, %%current_graph_exec;" : "=l"(now));
  return now;
}
template <class T> __device__ T later(T t) { return t + now(); }
__device__ void unused(int* p) { asm volatile("mma.sp.sync %0;" : "+r"(*p)); }
__global__ void k(unsigned long long* p) { *p = later(*p); }
"""


def test_ptx_that_a_kernel_reaches(nvcc: Run, directory: Path) -> None:
    (directory / "a.cu").write_text(REACHED)
    result = nvcc("-c", "a.cu")
    assert result.returncode == 1
    assert result.stderr.count("error: ") == 1
    assert (
        "a.cu:3:3: error: inline PTX has no translation for this device: mov.u64: %current_graph_exec" in result.stderr
    )
    assert "note: reached from kernel 'k(unsigned long long*)'" in result.stderr
    assert nvcc("-c", "a.cu", "-arch=sm_80").returncode == 0


def test_sides_of_functions(nvcc: Run) -> None:
    """As nvcc does, clang takes calls of the host's functions, names without declarations, and one side's operators."""
    result = nvcc("-run", HERE / "programs" / "host_functions.cu")
    assert (result.returncode, result.stdout) == (0, "1 50\n"), result.stderr


def test_assembly_of_the_host_beside_ptx(nvcc: Run, directory: Path) -> None:
    """A header's function for the host has it, which functions for both sides call (Eigen)."""
    result = nvcc("-ptx", "-arch=sm_80", HERE / "programs" / "host_functions.cu", "-o", "a.ptx")
    assert result.returncode == 0, result.stderr
    assert "cpuid" not in (directory / "a.ptx").read_text()


@pytest.mark.parametrize("option", ["-I", "-isystem"])
def test_the_toolkits_headers_come_last(option: str, nvcc: Run, directory: Path) -> None:
    """Build files name the directory of CUDA's headers, which has others beside the runtime's."""
    include = directory / "cuda" / "include"
    (include / "crt").mkdir(parents=True)
    for name, text in (
        ("crt/host_config.h", ""),
        ("cuda_runtime.h", "#error NVIDIA's\n"),
        ("more.h", "#define MORE\n"),
    ):
        (include / name).write_text(text)
    (directory / "a.cu").write_text("#include <more.h>\n#ifndef MORE\n#error no more\n#endif\n__global__ void k() {}\n")
    result = nvcc("-fdevice-syntax-only", "a.cu", option, "cuda/include/")
    assert (result.returncode, result.stderr) == (0, "")


ASSERTIONS = """\
extern "C" __attribute__((SIDES, noreturn)) void
__assert_fail(const char*, const char*, unsigned, const char*) noexcept;
#include <cassert>
#include <optional>
#define CHECK(x) (static_cast<bool>(x) ? (void)0 : __assert_fail(#x, __FILE__, __LINE__, __func__))
__device__ void on_device(int x) { CHECK(x); assert(x); }
void on_host(int x) { CHECK(x); assert(x); }
"""


@pytest.mark.parametrize(
    ("sides", "option"),
    [("host", "-UNDEBUG"), ("host", "-DNDEBUG"), ("host, device", "-DNDEBUG"), ("device", "-UNDEBUG")],
)
def test_declarations_of_the_function_for_assertions(sides: str, option: str, nvcc: Run, directory: Path) -> None:
    """PyTorch declares glibc's for the host, CCCL for both sides where assert.h hasn't declared it."""
    (directory / "a.cu").write_text(ASSERTIONS.replace("SIDES", sides))
    result = nvcc("-fdevice-syntax-only", "-std=c++17", option, "a.cu")
    assert (result.returncode, result.stderr) == (0, "")


ARCHITECTURES = """\
template <int... i> constexpr int count = sizeof...(i);
template <int... i> constexpr int sum = (i + ... + 0);
static_assert(count<__CUDA_ARCH_LIST__> == 3 && sum<__CUDA_ARCH_LIST__> == 750 + 800 + 900);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ != 750 && __CUDA_ARCH__ != 800 && __CUDA_ARCH__ != 900
#error another architecture
#endif
"""


def test_macros_of_architectures(nvcc: Run, directory: Path) -> None:
    """__CUDA_ARCH__ is that of arch=, whatever code= names; 800 is SPIR-V's."""
    (directory / "a.cu").write_text(ARCHITECTURES)
    both = "-gencode=arch=compute_75,code=[sm_86,sm_89]", "-gencode=arch=compute_90,code=sm_90"
    result = nvcc("-fdevice-syntax-only", "-std=c++17", *both, "a.cu")
    assert (result.returncode, result.stderr) == (0, "")
    early = nvcc("-fdevice-syntax-only", "-std=c++17", *both, "-gencode=arch=compute_61,code=sm_75", "a.cu")
    message = "Option '--generate-code': no code is made for compute_61; __CUDA_ARCH__ is that of sm_75"
    assert early.returncode == 0 and message in early.stderr


OPENMP = """\
#include <omp.h>
#if _OPENMP < 201811
#error another OpenMP
#endif
__global__ void k() {}
int on_the_host() { return omp_is_initial_device() + omp_get_max_threads(); }
"""


def test_openmp_on_both_sides(nvcc: Run, directory: Path) -> None:
    """nvcc preprocesses both sides with -Xcompiler's -fopenmp, which defines the macro."""
    (directory / "a.cu").write_text(OPENMP)
    assert "#error" in nvcc("-fdevice-syntax-only", "a.cu").stderr
    result = nvcc("-fdevice-syntax-only", "a.cu", "-Xcompiler", "-fopenmp")
    assert result.returncode == 0, result.stderr


LAMBDAS = """\
namespace order { const auto up = [](int a, int b) { return a < b; }; }
namespace order { const auto down = [](int a, int b) { return a > b; }; }
template <class F> bool same(F f) { return f(1, 1); }
int main() { return same(order::up) || same(order::down); }
"""


def test_lambdas_of_one_name(nvcc: Run, directory: Path) -> None:
    """clang's error has a remedy (LLVM issue 159115)."""
    (directory / "a.cu").write_text(LAMBDAS)
    result = nvcc("-c", "a.cu", "-std=c++17")
    assert result.returncode == 1 and "put the variables into one part" in result.stderr
    (directory / "a.cu").write_text(LAMBDAS.replace("}; }\nnamespace order {", "};", 1))
    assert nvcc("-c", "a.cu", "-std=c++17").returncode == 0


def test_static_variables_of_modules(nvcc: Run) -> None:
    result = nvcc("-run", HERE / "programs" / "static_variables.cu", "-lnvrtc", "-lcuda")
    assert (result.returncode, result.stdout) == (0, "_ZN2ns5scaleE 50\n"), result.stderr


BESIDE = """\
struct Gate { int e; __device__ Gate() : e(7) {} };
__global__ void k(int* p) { extern __shared__ int all[]; __shared__ Gate gate; *p = all[gate.e]; }
"""


@pytest.mark.parametrize(
    ("text", "remedy"),
    [
        ("__global__ void k(int* p) {\n#pragma unroll\n  int x = 0;\n  *p = x;\n}\n", "put it before the loop"),
        ("struct S { __device__ int m(); };\nint S::m() { return 1; }\n", "__device__ of its declaration"),
        ("int size = sizeof(void);\n", "cast the pointer to char*"),
        ("int f(int n) { int a[n] = {1}; return a[0]; }\n", "assign the elements after the declaration"),
        (BESIDE, "move one of them to another line"),
    ],
    ids=["unroll", "definition", "void", "array", "shared"],
)
def test_remedies(text: str, remedy: str, nvcc: Run, directory: Path) -> None:
    (directory / "a.cu").write_text(text)
    result = nvcc("-c", "a.cu")
    assert result.returncode == 1 and remedy in result.stderr


def test_cuda_13(nvcc: Run) -> None:
    result = nvcc("-run", HERE / "programs" / "cuda_13.cu", "--cuda-version=13.0")
    assert (result.returncode, result.stdout) == (0, "0 0 0 0 0 0 20 13 12\n"), result.stderr


@pytest.mark.parametrize("release", [[], ["--cuda-version=13.0"]], ids=["default", "13"])
def test_edges_of_graphs_in_cuda_13s_form(release: list[str], nvcc: Run) -> None:
    result = nvcc("-run", HERE / "programs" / "graph_edges.cu", *release)
    assert (result.returncode, result.stdout) == (0, "27 checked, 0 wrong\n"), result.stderr


REMOVED = """\
void launches(cudaLaunchParams* p) { cudaLaunchCooperativeKernelMultiDevice(p, 1); }
void threads() { cudaThreadSynchronize(); }
void advice(void* p) { cudaMemAdvise(p, 4, cudaMemAdviseSetReadMostly, 0); }
void prefetch(void* p) { cudaMemPrefetchAsync(p, 4, cudaCpuDeviceId); }
void batch(void** p, size_t* s, cudaMemcpyAttributes* a) { cudaMemcpyBatchAsync(p, p, s, 1, a, s, 1, s, 0); }
void bind(const textureReference* t) { cudaUnbindTexture(t); }
texture<float, 2> t;
surface<void, 2> s;
"""
REMEDIES = (
    *("call cudaLaunchCooperativeKernel for a device", "call cudaDeviceSynchronize"),
    *["give a cudaMemLocation, as {cudaMemLocationTypeDevice, device}"] * 2,
    *("leave failIdx out", "use texture objects, or --cuda-version=12.8"),
    *("no template named 'texture'", "no template named 'surface'"),
)


def test_what_cuda_13_has_removed(nvcc: Run, directory: Path) -> None:
    """Each is an error with a remedy. The default release has all."""
    (directory / "a.cu").write_text(REMOVED)
    assert nvcc("-fdevice-syntax-only", "a.cu").returncode == 0
    result = nvcc("-fdevice-syntax-only", "a.cu", "--cuda-version=13.0")
    errors = [line for line in result.stderr.splitlines() if " error: " in line]
    assert len(errors) == len(REMEDIES)
    for line, (error, remedy) in enumerate(zip(errors, REMEDIES, strict=True), 1):
        assert error.startswith(f"a.cu:{line}:") and remedy in error
    assert "use texture and surface objects" in result.stderr


def test_cpp_23(nvcc: Run) -> None:
    result = nvcc("-run", HERE / "programs" / "cpp23.cu", "-std=c++23")
    values = "9 34 14 55 3 601 1 12 42 67305985 1000 8 15 35 1"
    assert (result.returncode, result.stdout, result.stderr) == (0, f"{values} 0\n", "")


def test_atomic_operations_of_the_program(nvcc: Run) -> None:
    """CUDA has fewer than HIP: a program's own ones count."""
    result = nvcc("-run", HERE / "programs" / "own_atomics.cu")
    assert (result.returncode, result.stdout) == (0, "6 5 4 8 -7 7\n"), result.stderr


LAUNCHES = """\
#include <cstdio>
__global__ void add(int* sum, int n) { asm("add.s32 %0, %0, %1;" : "+r"(*sum) : "r"(n)); }
#include "run.h"
int main() {
  int* sum;
  cudaMallocManaged(&sum, sizeof *sum);
  *sum = 0;
  add<<<1, 1>> >(sum, 1); add<< <dim3(1, 1), dim3(1)>>>(sum, 10);
  add <<	< 1, 1 >>> (sum, 100);
  run(sum);
  cudaDeviceSynchronize();
  printf("%d %s %d\\n", *sum, "<< <", 1 << 3 >> 2);
}
"""


def test_signs_of_launches_with_spaces(nvcc: Run, directory: Path) -> None:
    """The second compile finds the results of the first. A changed header has results of its own."""
    (directory / "a.cu").write_text(LAUNCHES)
    header = directory / "run.h"
    for amount, sums in {"1000": ["1111 << < 2\n"] * 2, "2000": ["2111 << < 2\n"]}.items():
        header.write_text(f"template <typename T> void run(T* p) {{\n  add << < 1, 1 >> > (p, {amount});\n}}\n")
        assert [nvcc("-run", "a.cu").stdout for _ in sums] == sums
    header.write_text(header.read_text().replace("2000", "nothing"))
    stderr = nvcc("-c", "a.cu").stderr
    assert re.search(r"run.h:2:\d+: error: use of undeclared identifier 'nothing'", stderr)


VOID_POINTERS = """\
#include <cstdio>
#include "add.h"
#define BEYOND(p) (3 + p)
__global__ void k(void* p, long* out) {
  asm("add.s64 %0, %1, 0;" : "=l"(*out) : "l"((char*)(BEYOND(add(p)) + 1) - (char*)p));
}
int main() {
  long* out;
  cudaMallocManaged(&out, sizeof *out);
  k<<<1, 1>>>(out, out);
  cudaDeviceSynchronize();
  printf("%ld %ld\\n", *out, (char*)(BEYOND(add(out)) + 1) - (char*)out);
}
"""


def test_pointers_to_void(nvcc: Run, directory: Path) -> None:
    """The second compile finds the results of the first. A changed header has results of its own."""
    (directory / "a.cu").write_text(VOID_POINTERS)
    header = directory / "add.h"
    for amount in (10, 20):
        header.write_text(f"__host__ __device__ inline void* add(void* p) {{\n  return p + {amount};\n}}\n")
        assert [nvcc("-run", "a.cu").stdout for _ in range(2)] == [f"{amount + 4} {amount + 4}\n"] * 2
    header.write_text(header.read_text().replace("20", "nothing"))
    stderr = nvcc("-c", "a.cu").stderr
    assert re.search(r"add.h:2:\d+: error: use of undeclared identifier 'nothing'", stderr)
    assert "void" not in stderr.replace("__host__ __device__ inline void*", "")


def test_pointers_to_void_that_stay_errors(nvcc: Run, directory: Path) -> None:
    """Other types than integers are no distances, and void has no size."""
    (directory / "a.cu").write_text("void* f(void* p) {\n  p += 1.5;\n  return p;\n}\nint n = sizeof(void);\n")
    result = nvcc("-c", "a.cu")
    assert result.returncode == 1
    assert re.search(r"a.cu:2:\d+: error: ", result.stderr) and re.search(r"a.cu:5:\d+: error: ", result.stderr)
    assert "cast the pointer to char*" in result.stderr


DEVICE_LAUNCHES = """\
#include <cstdio>
#include "grow.h"
__global__ void start(int* sum) {
  asm("add.s32 %0, %0, %1;" : "+r"(*sum) : "r"(1));
  GROW(sum); add << < 1, 1 >> > (sum, 100);
}
int main() {
  int* sum;
  cudaMallocManaged(&sum, sizeof *sum);
  *sum = 0;
  start<<<1, 1>>>(sum);
  growOnEither(sum);
  cudaDeviceSynchronize();
  printf("%d\\n", *sum);
}
"""
GROW = """\
__global__ void add(int* sum, int by = 3) { *sum += by; }
template <typename T> __host__ __device__ void growOnEither(T* sum) { add<<<1, 1>>>(sum, 10); }
#define GROW(to) do { growOnEither(to); \\
  ::add<<<dim3(1), 1, 0, \\
      nullptr>>>(to, {amount}); } while (0)
"""


def test_launches_in_device_code(nvcc: Run, directory: Path) -> None:
    """In headers, macros and templates, with PTX and with spaces in the signs. The cache knows the headers."""
    (directory / "a.cu").write_text(DEVICE_LAUNCHES)
    for amount, sums in {"1000": ["1121\n"] * 2, "2000": ["2121\n"]}.items():
        (directory / "grow.h").write_text(GROW.replace("{amount}", amount))
        assert [nvcc("-rdc=true", "-run", "a.cu", "-lcudadevrt").stdout for _ in sums] == sums


def test_errors_of_launches_in_device_code(nvcc: Run, directory: Path) -> None:
    text = "__global__ void add(int* sum, int by = 3) { *sum += by; }\n__global__ void start(int* sum) {\n"
    messages = {
        "add<<<1, 1>>>(sum);": "needs all arguments, also those with defaults",
        "add<<<1, 1>>>(sum, sum);": "'int *'",
        "add<<<1, 1>>>(sum, 2); cudaDeviceSynchronize();": "note: CUDA 12 removed it from device code",
    }
    for line, message in messages.items():
        (directory / "a.cu").write_text(f"{text}  {line}\n}}\nint main() {{}}\n")
        result = nvcc("-c", "a.cu")
        assert result.returncode != 0
        assert message in result.stderr
        assert "a.cu:3:" in result.stderr
