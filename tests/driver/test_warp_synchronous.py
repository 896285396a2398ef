"""-fwarp-synchronous: the kernels in which it synchronises lanes, and the warnings about them.

tests/programs/warp_synchronous.hip checks the values.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.driver.conftest import Run

# Kernels whose lanes touch only their own data between barriers: the pass must add nothing to them.
OWN = """\
#include <hip/hip_runtime.h>
__global__ void saxpy(float a, const float* x, float* y, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] = a * x[i] + y[i];
}
__global__ void reduce(const float* in, float* out) {
  __shared__ float s[256];
  const int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  for (int d = blockDim.x / 2; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = s[0];
}
__global__ void interleaved(const float* in, float* out) {
  extern __shared__ float s[];
  const unsigned t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  for (unsigned d = 1; d < blockDim.x; d *= 2) {
    if (t % (2 * d) == 0) s[t] += s[t + d];
    __syncthreads();
  }
  for (unsigned d = 1; d < blockDim.x; d *= 2) {
    const unsigned i = 2 * d * t;
    if (i + d < blockDim.x) s[i] += s[i + d];
    __syncthreads();
  }
  if (t == 0) *out = s[0];
}
__global__ void multiply(const float* a, const float* b, float* c, int n) {
  __shared__ float x[16][16], y[16][17];
  const int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    x[ty][tx] = a[row * n + k + tx];
    y[ty][tx] = b[(k + ty) * n + blockIdx.x * 16 + tx];
    __syncthreads();
    for (int i = 0; i < 16; ++i) sum += x[ty][i] * y[i][tx];
    __syncthreads();
  }
  c[row * n + blockIdx.x * 16 + tx] = sum;
}
__global__ void stencil(const float* in, float* out, int n) {
  __shared__ float tile[256 + 6];
  const int t = threadIdx.x, i = blockIdx.x * 256 + t;
  tile[t + 3] = in[i];
  if (t < 3) {
    tile[t] = i < 3 ? 0 : in[i - 3];
    tile[t + blockDim.x + 3] = in[i + 256];
  }
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 7; ++k) sum += tile[t + k];
  out[i] = sum;
}
__global__ void transpose(const float* in, float* out, int n) {
  __shared__ float tile[32][33];
  for (int j = 0; j < 32; j += 8)
    tile[threadIdx.y + j][threadIdx.x] = in[(threadIdx.y + j) * n + threadIdx.x];
  __syncthreads();
  for (int j = 0; j < 32; j += 8)
    out[(threadIdx.y + j) * n + threadIdx.x] = tile[threadIdx.x][threadIdx.y + j];
}
__global__ void bitonic(int* data) {
  __shared__ int s[256];
  const int t = threadIdx.x;
  s[t] = data[t];
  __syncthreads();
  for (int k = 2; k <= 256; k *= 2)
    for (int j = k / 2; j > 0; j /= 2) {
      const int other = t ^ j;
      if (other > t && (s[t] > s[other]) == ((t & k) == 0)) {
        const int kept = s[t];
        s[t] = s[other];
        s[other] = kept;
      }
      __syncthreads();
    }
  data[t] = s[t];
}
__global__ void butterflies(float2* data) {
  __shared__ float2 s[512];
  const int t = threadIdx.x;
  s[t] = data[t];
  s[t + blockDim.x] = data[t + blockDim.x];
  for (int half = 1; half < 512; half *= 2) {
    __syncthreads();
    const int k = t & (half - 1), low = 2 * t - k;
    const float2 a = s[low], b = s[low + half];
    s[low] = make_float2(a.x + b.x, a.y + b.y);
    s[low + half] = make_float2(a.x - b.x, a.y - b.y);
  }
  __syncthreads();
  data[t] = s[t];
}
__global__ void histogram(const unsigned char* in, unsigned* out) {
  __shared__ unsigned bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  atomicAdd(&bins[in[threadIdx.x]], 1);
  __syncthreads();
  out[threadIdx.x] = bins[threadIdx.x];
}
__global__ void columns(const int* in, int* out) {
  __shared__ int s[8][256], parts[256 * 4];
  for (int k = 0; k < 8; ++k) s[k][threadIdx.x] = in[k];
  for (int k = 0; k < 4; ++k) parts[threadIdx.x * 4 + k] = in[k];
  int sum = 0;
  for (int k = 0; k < 8; ++k) sum += s[k][threadIdx.x];
  for (int k = 0; k < 4; ++k) sum += parts[threadIdx.x * 4 + k];
  out[threadIdx.x] = sum;
}
__global__ void fill(const float* in, float* out, int n) {
  __shared__ float tile[16][64];
  extern __shared__ float memory[];
  float *one = memory, *two = memory + n;
  for (int i = threadIdx.x; i < 16 * 64; i += blockDim.x) tile[i / 64][i % 64] = in[i];
  one[threadIdx.x] = in[threadIdx.x];
  two[threadIdx.x] = in[threadIdx.x + n];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x % 16][0] + one[0] + two[0];
}
__global__ void in_warps(const float* in, float* out) {
  __shared__ float s[256];
  const int t = threadIdx.x, lane = t % 32;
  s[t] = in[t];
  __syncthreads();
  for (int d = 16; d > 0; d /= 2) {
    if (lane < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (lane == 0) out[t] = s[t];
}
__global__ void eliminate(float* m) {
  const int row = threadIdx.x;
  for (int k = 0; k < 8; ++k) {
    if (row != k)
      for (int c = 0; c < 9; ++c) m[row * 9 + c] -= m[k * 9 + c];
    __syncthreads();
  }
}
__global__ void compare_exchange(const float* in, float* out) {
  __shared__ unsigned sum[2];
  if (threadIdx.x < 2) sum[threadIdx.x] = 0;
  __syncthreads();
  for (int k = 0; k < 2; ++k) {
    unsigned seen = sum[k], expected;
    do {
      expected = seen;
      seen = atomicCAS(&sum[k], expected, expected + static_cast<unsigned>(in[threadIdx.x]));
    } while (seen != expected);
  }
  __syncthreads();
  out[threadIdx.x] = sum[0] + sum[1];
}
__global__ void decompose(float* m) {
  __shared__ float s[16][16];
  const unsigned t = threadIdx.x;
  for (int i = 0; i < 16; i++) s[i][t] = m[i * 16 + t];
  __syncthreads();
  for (int i = 0; i < 15; i++) {
    if (t > i) {
      for (int j = 0; j < i; j++) s[t][i] -= s[t][j] * s[j][i];
      s[t][i] /= s[i][i];
    }
    __syncthreads();
    if (t > i)
      for (int j = 0; j < i + 1; j++) s[i + 1][t] -= s[i + 1][j] * s[j][t];
    __syncthreads();
  }
  for (int i = 0; i < 16; i++) m[i * 16 + t] = s[i][t];
}
__global__ void solve(const float* in, float* out) {
  __shared__ float s[16][16], d[16][16];
  const int t = threadIdx.x;
  for (int i = 0; i < 16; i++) s[i][t] = d[i][t] = in[i * 16 + t];
  __syncthreads();
  if (t < 16)
    for (int i = 1; i < 16; i++)
      for (int j = 0; j < i; j++) s[i][t] -= d[i][j] * s[j][t];
  __syncthreads();
  out[t] = s[t][15];
}
__global__ void sums_of_columns(const float* in, float* out) {
  __shared__ float s[16][16];
  const int x = threadIdx.x, y = threadIdx.y;
  s[y][x] = in[y * 16 + x];
  __syncthreads();
  for (int d = 8; d > 0; d /= 2) {
    if (y < d) s[y][x] += s[y + d][x];
    __syncthreads();
  }
  for (int i = 1; i <= __log2f(16); i++) {
    const int step = __powf(2, i);
    if (y % step == 0) s[y][x] += s[y + step / 2][x];
    __syncthreads();
  }
  out[x] = s[0][x];
}
__global__ void up(const float* in, float* out) {
  __shared__ float s[256];
  const int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  for (int i = 2; i <= 256; i *= 2) {
    if ((t + 1) % i == 0) s[t] += s[t - i / 2];
    __syncthreads();
  }
  if (t == 255) *out = s[t];
}
__global__ void double_buffer(const float2* in, float2* out, int n) {
  __shared__ float2 s[2][256];
  const int t = threadIdx.x;
  int from = 0;
  s[0][t] = in[t];
  for (int d = 1; d < n; d *= 2) {
    __syncthreads();
    s[1 - from][(t * d) % 256].x = s[from][t].x + s[from][t ^ d].y;
    from = 1 - from;
  }
  __syncthreads();
  out[t] = s[from][t];
}
__global__ void double_buffer_bits(const float* in, float* out, int n) {
  __shared__ float s[2][256], u[2][16][16];
  const int t = threadIdx.x;
  bool full = false;
  int from = 1;
  s[0][t] = u[1][t % 16][t / 16] = in[t];
  for (int d = 1; d < n; d *= 2) {
    __syncthreads();
    for (int k = 0; k < 2; ++k) s[!full][(t + k * d) % 256] = s[full][t];
    float(*to)[16] = u[from ^ 1];
    to[t / 16][t % 16] = u[from][t % 16][t / 16];
    full = !full;
    from ^= 1;
  }
  __syncthreads();
  out[t] = s[full][t] + u[from][0][t % 16];
}
__global__ void swapped(const float* in, float* out, int n) {
  __shared__ float a[256], b[256], s[2][256];
  const int t = threadIdx.x;
  float *from = a, *to = b, *x = s[0], *y = s[1];
  from[t] = x[t] = in[t];
  for (int d = 1; d < n; d *= 2) {
    __syncthreads();
    to[(t + d) % 256] = from[t];
    y[(t + d) % 256] = x[t];
    float *other = from, *row = x;
    from = to, to = other;
    x = y, y = row;
  }
  __syncthreads();
  out[t] = from[t] + x[t];
}
__global__ void relax(const int* next, int* label) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (label[next[i]] < label[i]) label[i] = label[next[i]];
}
__device__ void in_place(float* v, int step) {
  float x[8];
  for (int i = 0; i < 8; ++i) x[i] = v[i * step];
  v[0] = x[0] + x[7];
  v[step] = x[1] + x[6];
  v[2 * step] = x[2] + x[5];
  v[3 * step] = x[3] + x[4];
  v[4 * step] = x[3] - x[4];
  v[5 * step] = x[2] - x[5];
  v[6 * step] = x[1] - x[6];
  v[7 * step] = x[0] - x[7];
}
__global__ void rows_then_columns(const float* in, float* out, int n) {
  __shared__ float s[16 * 33];
  const int x = threadIdx.y * 8 + threadIdx.x, y = threadIdx.z * 8;
  float* own = s + y * 33 + x;
  for (int i = 0; i < 8; ++i) own[i * 33] = in[(y + i) * n + x];
  __syncthreads();
  in_place(s + (y + threadIdx.x) * 33 + threadIdx.y * 8, 1);
  __syncthreads();
  in_place(own, 33);
  __syncthreads();
  for (int i = 0; i < 8; ++i) out[(y + i) * n + x] = own[i * 33];
}
__global__ void radix_four(float* data) {
  __shared__ float s[1024];
  const int t = threadIdx.x;
  for (int i = t; i < 1024; i += 256) s[i] = data[i];
  for (int step = 256; step > 0; step >>= 2) {
    const int low = t & (step - 1), i = 4 * (t - low) + low;
    __syncthreads();
    const float a = s[i], b = s[i + step], c = s[i + 2 * step], d = s[i + 3 * step];
    s[i] = a + b + c + d;
    s[i + step] = a - b + c - d;
    s[i + 2 * step] = a + b - c - d;
    s[i + 3 * step] = a - b - c + d;
  }
  __syncthreads();
  for (int i = t; i < 1024; i += 256) data[i] = s[i];
}
"""
# Each exchange among lanes is marked with the line that writes and the one that reads.
EXCHANGES = """\
#include <hip/hip_runtime.h>
__device__ void join(float* to, const float* from) {
  *to += *from;  // writes, reads
}
__global__ void tree(const float* in, float* out) {
  __shared__ float s[64];
  float* p = &s[threadIdx.x];
  *p = in[threadIdx.x];  // writes
  for (int d = 1; d < 32; d *= 2)
    if (threadIdx.x % (2 * d) == 0) join(p, p + d);
  *out = s[0];
}
__global__ void last_warp(volatile int* out) {
  __shared__ int s[64];
  s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x < 32) {
    s[threadIdx.x] += s[threadIdx.x + 32];  // writes
    s[threadIdx.x] += s[threadIdx.x + 16];  // reads
  }
  __syncthreads();
  if (threadIdx.x == 0) *out = s[0];
}
__global__ void one_for_all(int* out) {
  __shared__ int first;
  if (threadIdx.x == 0) first = out[0];  // writes
  out[threadIdx.x] = first;              // reads
}
__global__ void in_global(int* data) {
  int* p = data + blockIdx.x * blockDim.x + threadIdx.x;
  p[0] = threadIdx.x;      // writes
  if (p[1] > 0) p[0] = 0;  // reads
}
"""
# Kernels like those with double buffers in OWN, with an exchange within one of the buffers.
SAME_BUFFER = """\
#include <hip/hip_runtime.h>
__global__ void one_half(const float* in, float* out, int n) {
  __shared__ float s[2][256];
  const int t = threadIdx.x;
  int from = 0;
  s[0][t] = in[t];
  for (int d = 1; d < n; d *= 2) {
    __syncthreads();
    s[from][(t + d) % 256] = s[from][t];
    from = 1 - from;
  }
}
__global__ void no_barrier(const float* in, float* out, int n) {
  __shared__ float s[2][256];
  const int t = threadIdx.x;
  int from = 0;
  s[0][t] = in[t];
  for (int d = 1; d < n; d *= 2) {
    s[1 - from][(t + d) % 256] = s[from][t];
    from = 1 - from;
  }
  __syncthreads();
  out[t] = s[from][t];
}
__global__ void lanes_choose(const float* in, float* out) {
  __shared__ float s[2][256];
  const int t = threadIdx.x, from = t & 1;
  s[0][t] = s[1][t] = in[t];
  __syncthreads();
  s[1 - from][(t + 1) % 256] = s[from][t];
}
__global__ void lanes_leave(const int* in, float* out) {
  __shared__ float s[2][256];
  const int t = threadIdx.x;
  int from = 0;
  s[0][t] = s[1][t] = in[t];
  for (int d = 0; d < in[t]; ++d) from = 1 - from;
  __syncthreads();
  s[1 - from][(t + 1) % 256] = s[from][t];
}
__global__ void three(const float* in, float* out, int n) {
  __shared__ float s[3][256];
  const int t = threadIdx.x;
  int from = 0;
  s[0][t] = in[t];
  for (int d = 1; d < n; d *= 2) {
    __syncthreads();
    s[(from + n) % 3][(t + d) % 256] = s[from][t];
    from = (from + 1) % 3;
  }
}
__global__ void all_rows(const float* in, float* out, int n) {
  __shared__ float s[4][64];
  const int t = threadIdx.x;
  for (int row = 0; row < 2; ++row) {
    __syncthreads();
    out[t] += (&s[0][0])[(t * n) % 256];
    s[2 * row + 1][t] = in[t];
  }
}
__global__ void one_array(const float* in, float* out, int n) {
  __shared__ float s[512];
  const int t = threadIdx.x;
  float *from = s, *to = s + 1;
  from[t] = in[t];
  for (int d = 1; d < n; d *= 2) {
    __syncthreads();
    to[(t + d) % 256] = from[t];
    float* other = from;
    from = to, to = other;
  }
}
__global__ void not_swapped(const float* in, float* out, int n) {
  __shared__ float a[256], b[256];
  const int t = threadIdx.x;
  float *from = a, *to = b;
  from[t] = in[t];
  for (int d = 1; d < n; d *= 2) {
    __syncthreads();
    to[(t + d) % 256] = from[t];
    if (d == n / 2) from = to;
    else to = from;
  }
}
__global__ void rows_of_others(const float* in, float* out, int n) {
  __shared__ float s[16 * 33];
  const int x = threadIdx.y * 8 + threadIdx.x, y = threadIdx.z * 8;
  float* own = s + y * 33 + x;
  for (int i = 0; i < 8; ++i) own[i * 33] = in[(y + i) * n + x];
  const float* row = s + (y + threadIdx.x) * 33 + threadIdx.y * 8;
  float sum = 0;
  for (int i = 0; i < 8; ++i) sum += row[i];
  out[y * n + x] = sum;
}
__global__ void shapes_unknown(const float* in, float* out) {
  __shared__ float s[16 * 33];
  float* own = s + threadIdx.y * 4 + threadIdx.x;
  const float a = in[threadIdx.x];
  own[0] = a;
  own[4] = a + 1;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
__global__ void step_too_large(const float* in, float* out) {
  __shared__ float s[512];
  const int t = threadIdx.x;
  for (int step = 64; step > 0; step >>= 2) {
    const int low = t & (step - 1), i = 2 * (t - low) + low;
    __syncthreads();
    const float a = s[i], b = s[i + 2 * step];
    s[i] = a + b;
    s[i + 2 * step] = a - b;
  }
  __syncthreads();
  out[t] = s[t];
}
"""
WARNED = re.compile(r"^(\S+):(\d+):\d+: warning: .* wrote in line (\d+), .*\[-Wwarp-synchronous\]$")


def _device(cc: Run, directory: Path, text: str, name: str, *words: str) -> tuple[str, str]:
    (directory / name).write_text(text)
    result = cc("--cuda-device-only", "--emit=llvm", "-S", name, "-o", "a.ll", *words)
    assert result.returncode == 0, result.stderr
    return (directory / "a.ll").read_text(), result.stderr


def _together(text: str) -> list[str]:
    """The operations that synchronise lanes or threads."""
    return re.findall(r"call [^@]*@(_Z\d+sub_group_ballot|_Z7barrierj)", text)


@pytest.mark.sampled("level")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_what_is_a_lanes_own_costs_nothing(cc: Run, tmp_path: Path, level: str) -> None:
    ordered, said = _device(cc, tmp_path, OWN, "a.hip", level, "-Wwarp-synchronous")
    plain, _ = _device(cc, tmp_path, OWN, "a.hip", level, "-fno-warp-synchronous")
    assert said == ""
    assert "sub_group" not in ordered
    assert _together(ordered) == _together(plain)


def _kernels(text: str) -> dict[str, list[str]]:
    """Return the operations that synchronise in each kernel."""
    parts = re.split(r"^define .*spir_kernel .*@_Z\d+(\w+?)P", text, flags=re.MULTILINE)
    return {name: _together(body.partition("\n}")[0]) for name, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_each_exchange_within_a_buffer_is_ordered(cc: Run, tmp_path: Path) -> None:
    ordered = _kernels(_device(cc, tmp_path, SAME_BUFFER, "a.hip", "-O1")[0])
    plain = _kernels(_device(cc, tmp_path, SAME_BUFFER, "a.hip", "-O1", "-fno-warp-synchronous")[0])
    assert len(ordered) == SAME_BUFFER.count("__global__")
    assert [name for name, calls in ordered.items() if len(calls) <= len(plain[name])] == []


def test_exchanges_are_ordered(cc: Run, tmp_path: Path) -> None:
    ordered, said = _device(cc, tmp_path, EXCHANGES, "a.hip")
    plain, _ = _device(cc, tmp_path, EXCHANGES, "a.hip", "-fno-warp-synchronous")
    assert said == ""
    assert len(_together(ordered)) >= len(_together(plain)) + 4
    assert "sub_group_ballot" in ordered
    assert "sub_group" not in plain


@pytest.mark.parametrize(
    ("name", "words", "warns"),
    [
        ("a.hip", (), False),
        ("a.hip", ("-Wwarp-synchronous",), True),
        ("a.hip", ("-fno-warp-synchronous", "-Wno-warp-synchronous"), False),
        ("a.cu", (), True),
        ("a.cu", ("-Wno-warp-synchronous",), False),
        ("a.cu", ("-fwarp-synchronous",), False),
    ],
)
def test_warnings(cc: Run, tmp_path: Path, name: str, words: tuple[str, ...], warns: bool) -> None:
    text = EXCHANGES if name == "a.hip" else EXCHANGES.replace("hip/hip_runtime.h", "cuda_runtime.h")
    _, said = _device(cc, tmp_path, text, name, *words)
    told = {(int(match[2]), int(match[3])) for line in said.splitlines() if (match := WARNED.match(line))}
    marks = [line.partition("//")[2] for line in text.splitlines()]
    assert bool(told) == warns
    if warns:
        assert {reader for reader, _ in told} == {number for number, mark in enumerate(marks, 1) if "reads" in mark}
        assert all("writes" in marks[writer - 1] for _, writer in told)


# The first kernel's lanes read what others wrote; the second's have elements that are meant as their own.
ONE_OF_TWO = """\
#include <cuda_runtime.h>
__global__ void exchange(int* out) {
  __shared__ int s[64];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  if (threadIdx.x < 32) s[threadIdx.x] += s[threadIdx.x + 16];
  out[threadIdx.x] = s[threadIdx.x];
}
extern __shared__ unsigned words[];
__global__ void by_stride(const double* in, double* out, int n, int stride) {
  double* own = (double*)(words + threadIdx.x * stride);
  for (int i = threadIdx.x; i < n; i += blockDim.x) *own += in[i];
  out[threadIdx.x] = *own;
}
"""


def test_cuda_is_ordered_where_it_needs_lockstep(cc: Run, tmp_path: Path) -> None:
    """A warning that nobody wants to see makes no difference to the values."""
    texts = [
        _kernels(_device(cc, tmp_path, ONE_OF_TWO, "a.cu", *options)[0])
        for options in (("-w",), ("-fwarp-synchronous",), ("-w", "-fno-warp-synchronous"))
    ]
    default, ordered, plain = texts
    assert default["exchange"] == ordered["exchange"] != plain["exchange"]
    assert default["by_stride"] == plain["by_stride"] != ordered["by_stride"]


def test_an_error_where_one_is_asked_for(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text(EXCHANGES.replace("hip/hip_runtime.h", "cuda_runtime.h"))
    result = cc("--cuda-device-only", "a.cu", "-c", "-Werror=warp-synchronous")
    assert result.returncode == 1
    assert "error: lanes of a warp read" in result.stderr


# The second kernel's lanes exchange values; the first one's only alternate.
WAITS = """\
#include <hip/hip_runtime.h>
__device__ volatile int ready[64];
__device__ int lock, count;
__global__ void in_turns(int* out) {
  bool done = false;
  while (!done)
    if (atomicCAS(&lock, 0, 1) == 0) {
      out[0] = ++count;
      __threadfence();
      atomicExch(&lock, 0);
      done = true;
    }
}
__global__ void look_back(const int* in, int* out) {
  __shared__ int s[32];
  const int t = threadIdx.x;
  s[t] = in[t];
  if (t < 16) s[t] += s[t + 16];  // reads
  if (t == 0) {
    while (blockIdx.x > 0 && ready[blockIdx.x - 1] == 0) {
    }
    ready[blockIdx.x] = 1;
  }
  out[t] = s[t];
}
"""


def test_kernels_whose_threads_wait_are_named_and_left_alone(cc: Run, tmp_path: Path) -> None:
    ordered, said = _device(cc, tmp_path, WAITS, "a.hip")
    plain, _ = _device(cc, tmp_path, WAITS, "a.hip", "-fno-warp-synchronous")
    lines = {int(match[1]) for match in re.finditer(r":(\d+):\d+: warning: .*waiting-warps", said)}
    assert lines == {n for n, text in enumerate(WAITS.splitlines(), 1) if "// reads" in text}
    assert _together(ordered) == _together(plain)
    _, said = _device(cc, tmp_path, WAITS, "a.hip", "-Wno-waiting-warps")
    assert said == ""


SHUFFLES = """\
#include <hip/hip_runtime.h>
__global__ void sums(int* data, double* more, int n) {
  int v = data[threadIdx.x];
  for (int o = warpSize / 2; o > 0; o >>= 1) v += __shfl_down(v, o);
  if (warpSize == 64) v += __shfl_xor(v, 32);
  v += __shfl(v, n, 16) + __shfl_up(v, n) + __shfl(v, -1) + __shfl_xor(v, n, n);
  for (int o = 32; o > 0; o >>= 1) v += __shfl_xor(v, o);  // leaves
  more[threadIdx.x] = __shfl_up(more[threadIdx.x], 1, 64);  // leaves
  v += __shfl(v, 63);  // leaves
  data[threadIdx.x] = v;
}
"""


def test_shuffles_that_leave_the_warp_are_named(cc: Run, tmp_path: Path) -> None:
    """Code for warps of 64 gives wrong results in others. -O2 does not unroll each loop."""
    text, said = _device(cc, tmp_path, SHUFFLES, "a.hip", "-O3")
    lines = {int(match[1]) for match in re.finditer(r":(\d+):\d+: warning: .*warp of 32 lanes \[-Wwarp-size\]", said)}
    assert lines == {n for n, line in enumerate(SHUFFLES.splitlines(), 1) if "// leaves" in line}
    assert "__hipspv_shuffled" not in text
    for word in ("--warp-size=64", "-Wno-warp-size", "-w"):
        text, said = _device(cc, tmp_path, SHUFFLES, "a.hip", "-O3", word)
        assert said == ""
        assert "__hipspv_shuffled" not in text
