// Every operation with a rounding mode, in both precisions, against this machine's own modes: on special values
// in all combinations, and on random ones, many of which underflow, overflow or nearly cancel.
#include <hip/hip_runtime.h>

#include <cfenv>
#include <cmath>
#include <limits>
#include <vector>

#include "inputs.h"

enum { ADD, SUB, MUL, DIV, RCP, SQRT, FUSED, OPERATIONS };
static const char* const names[] = {"add", "sub", "mul", "div", "rcp", "sqrt", "fma"};
static const char* const mode_names[] = {"rn", "rz", "ru", "rd"};

#define MODE(index, mode, prefix, fused)                        \
  out[(4 * ADD + index) * n + i] = __##prefix##add_##mode(x, y); \
  out[(4 * SUB + index) * n + i] = __##prefix##sub_##mode(x, y); \
  out[(4 * MUL + index) * n + i] = __##prefix##mul_##mode(x, y); \
  out[(4 * DIV + index) * n + i] = __##prefix##div_##mode(x, y); \
  out[(4 * RCP + index) * n + i] = __##prefix##rcp_##mode(x);    \
  out[(4 * SQRT + index) * n + i] = __##prefix##sqrt_##mode(x);  \
  out[(4 * FUSED + index) * n + i] = __##fused##_##mode(x, y, z);
#define KERNEL(T, prefix, fused)                                              \
  __global__ void rounded(const T* xs, const T* ys, const T* zs, T* out, int n) { \
    WARPS                                                                     \
    int i = blockIdx.x * blockDim.x + threadIdx.x;                            \
    if (i >= n) return;                                                       \
    T x = xs[i], y = ys[i], z = zs[i];                                        \
    MODE(0, rn, prefix, fused) MODE(1, rz, prefix, fused)                     \
    MODE(2, ru, prefix, fused) MODE(3, rd, prefix, fused)                     \
  }
KERNEL(float, f, fmaf)
KERNEL(double, d, fma)

// In the mode that the caller set. Volatile, so that the compiler moves no computation across it.
template <typename T>
static T expected(int operation, volatile T x, volatile T y, volatile T z) {
  volatile T one = 1;
  switch (operation) {
    case ADD: return x + y;
    case SUB: return x - y;
    case MUL: return x * y;
    case DIV: return x / y;
    case RCP: return one / x;
    case SQRT: return std::sqrt(x);
    default: return std::fma(x, y, z);
  }
}

template <typename T>
static long check() {
  std::vector<T> x, y, z;
  make_inputs(x, y, z);
  const int n = x.size();
  Managed<T> dx(x), dy(y), dz(z), out(4 * OPERATIONS * static_cast<size_t>(n));
  rounded<<<(n + 63) / 64, 64>>>(dx.data, dy.data, dz.data, out.data, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD};
  long wrong = 0;
  for (int operation = 0; operation < OPERATIONS; ++operation) {
    for (int mode = 0; mode < 4; ++mode) {
      const T* got = out.data + (4 * operation + mode) * static_cast<size_t>(n);
      for (int i = 0; i < n; ++i) {
        fesetround(modes[mode]);
        volatile T want = expected<T>(operation, x[i], y[i], z[i]);
        fesetround(FE_TONEAREST);
        if (same(got[i], static_cast<T>(want))) continue;
        if (++wrong < 20)
          printf("%s_%s(%a, %a, %a) is %a, not %a\n", names[operation], mode_names[mode], x[i], y[i],
                 z[i], got[i], want);
      }
    }
  }
  return wrong;
}

// The reciprocal root: all numbers of two octaves, which cover the digits of all roots, and random ones.
__global__ void reciprocal_root(const float* x, float* out, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = __frsqrt_rn(x[i]);
}
static long check_reciprocal_root() {
  std::vector<float> x, y, z;
  make_inputs(x, y, z);
  for (unsigned bits = 0; bits < 1u << 24; ++bits)
    x.push_back(__builtin_bit_cast(float, 0x3f800000 + bits));
  const int n = x.size();
  Managed<float> dx(x), out(n);
  reciprocal_root<<<(n + 63) / 64, 64>>>(dx.data, out.data, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    // No root is so near the middle of two floats that 64 bits can't tell its side.
    float want = static_cast<float>(1 / std::sqrt(static_cast<long double>(x[i])));
    if (same(out.data[i], want)) continue;
    if (++wrong < 20) printf("rsqrt(%a) is %a, not %a\n", x[i], out.data[i], want);
  }
  return wrong;
}

int main() {
  if (check<float>() + check<double>() + check_reciprocal_root()) return 1;
  printf("done\n");
}
