// A kernel of more than 32 KiB of SPIR-V, with warp operations, shared memory and barriers.
#include "show.h"

#define TIMES4(x) x x x x
#define TIMES80(x) TIMES4(TIMES4(x x x x x))

__global__ void large(unsigned* out) {
  __shared__ unsigned values[64];
  const unsigned lane = threadIdx.x;
  unsigned x = lane + 1;
  TIMES80(x = x * 1664525u + 1013904223u; x ^= x >> 7; values[lane] = x; __syncthreads(); x += values[(lane + 1) % 64];
          x += __shfl_xor(x, 1); __syncthreads();)
  out[lane] = x + __popcll(__ballot(x & 1));
}

unsigned expected(unsigned lane) {
  unsigned x[64], shared[64];
  for (unsigned i = 0; i < 64; ++i) x[i] = i + 1;
  for (int turn = 0; turn < 80; ++turn) {
    for (unsigned i = 0; i < 64; ++i) {
      x[i] = x[i] * 1664525u + 1013904223u;
      x[i] ^= x[i] >> 7;
      shared[i] = x[i];
    }
    for (unsigned i = 0; i < 64; ++i) x[i] += shared[(i + 1) % 64];
    for (unsigned i = 0; i < 64; i += 2) x[i] = x[i + 1] = x[i] + x[i + 1];
  }
  unsigned odd = 0;
  for (unsigned i = lane / 32 * 32; i < lane / 32 * 32 + 32; ++i) odd += x[i] & 1;
  return x[lane] + odd;
}

int main() {
  unsigned* out;
  HIP(hipMallocManaged(reinterpret_cast<void**>(&out), 64 * sizeof *out));
  large<<<1, 64>>>(out);
  HIP(hipDeviceSynchronize());
  int wrong = 0;
  for (unsigned i = 0; i < 64; ++i) wrong += out[i] != expected(i);
  show("wrong", wrong);
}
