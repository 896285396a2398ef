// Halves in all places of values: arguments, structures, vectors, arrays, variables, shared memory, lanes, results.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

typedef _Float16 Pair __attribute__((ext_vector_type(2)));

struct Mixed {
  char first;
  _Float16 one;
  _Float16 several[3];
  Pair pair;
  double wide;
};

__constant__ _Float16 table[4] = {1, 0.5, -2, 65504};
__device__ _Float16 counter = 3;
__device__ Mixed mixed = {1, 2, {3, 4, 5}, {6, 7}, 8};

__device__ __attribute__((noinline)) _Float16 twice(_Float16 x) { return x + x; }
__device__ __attribute__((noinline)) Pair turned(Pair x) { return Pair{x.y, x.x}; }
__device__ __attribute__((noinline)) Mixed changed(Mixed m) {
  m.one *= (_Float16)1.5f;
  for (_Float16& each : m.several) each = each / (_Float16)3;
  m.pair = m.pair * m.pair + m.pair;
  return m;
}

__global__ void kernel(_Float16 scalar, Pair pair, Mixed m, const _Float16* in, _Float16* out, Mixed* results) {
  __shared__ _Float16 shared[64];
  const int i = threadIdx.x;
  shared[i] = in[i] * scalar;
  __syncthreads();
  _Float16 local[4];
  for (int k = 0; k < 4; ++k) local[k] = shared[(i + k) % 64] + table[k];
  _Float16 sum = 0;
  for (int k = 0; k < 4; ++k) sum += local[(k + i) % 4] * (k % 2 != 0 ? pair.x : pair.y);
  out[i] = sum;
  out[64 + i] = twice(in[i]) - turned(pair).x;
  if (i != 0) return;
  results[0] = changed(m);
  results[1] = mixed;
  counter += (_Float16)0.25f;
  out[128] = counter;
  out[129] = i < 1 && in[1] > in[0] ? in[1] : in[0];
}

void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::printf("error %s\n", hipGetErrorName(error));
  std::exit(1);
}

int main() {
  _Float16 *in, *out;
  Mixed* results;
  check(hipMallocManaged(&in, 64 * sizeof *in));
  check(hipMallocManaged(&out, 130 * sizeof *out));
  check(hipMallocManaged(&results, 2 * sizeof *results));
  for (int i = 0; i < 64; ++i) in[i] = static_cast<_Float16>(0.37f * static_cast<float>(i) - 9);
  const _Float16 scalar = 1.25, small[4] = {1, 0.5, -2, 65504};
  const Pair pair = {0.75, -3};
  const Mixed m = {7, 2.5, {1, -2, 65504}, {3, 300}, 1.5};
  kernel<<<1, 64>>>(scalar, pair, m, in, out, results);
  check(hipGetLastError());
  check(hipDeviceSynchronize());
  int checked = 0, wrong = 0;
  const auto same = [&](const char* what, int i, float found, float wanted) {
    ++checked;
    if (found == wanted || (found != found && wanted != wanted)) return;
    if (++wrong < 10) std::printf("%s %d: %a, not %a\n", what, i, found, wanted);
  };
  for (int i = 0; i < 64; ++i) {
    _Float16 sum = 0;
    for (int k = 0; k < 4; ++k) {
      const int n = (k + i) % 4;
      const _Float16 product = in[(i + n) % 64] * scalar, local = product + small[n];
      const _Float16 part = local * (k % 2 != 0 ? pair.x : pair.y);
      sum = sum + part;
    }
    same("sum", i, out[i], sum);
    const _Float16 twice = in[i] + in[i];
    same("twice", i, out[64 + i], static_cast<_Float16>(twice - pair.y));
  }
  same("one", 0, results[0].one, 3.75f);
  const float thirds[] = {0x1.554p-2f, -0x1.554p-1f, 0x1.554p14f};
  for (int k = 0; k < 3; ++k) same("several", k, results[0].several[k], thirds[k]);
  same("pair", 0, results[0].pair.x, 12);
  same("pair", 1, results[0].pair.y, INFINITY);
  same("wide", 0, static_cast<float>(results[0].wide), 1.5f);
  same("first", 0, results[0].first, 7);
  for (int k = 0; k < 3; ++k) same("initial", k, results[1].several[k], static_cast<float>(3 + k));
  same("initial", 3, results[1].pair.y, 7);
  same("counter", 0, out[128], 3.25f);
  same("larger", 0, out[129], in[1]);
  std::printf("%d checked, %d wrong\n", checked, wrong);
}
