// A kernel at which LLVM 22's IndVarSimplify crashes, once loops over a block's threads are around its own one
// (hipspv/llvm/machine.py).
#include "support.h"

// The position is no variable: LLVM widens its parts in the loops around.
#define WIDTH (gridDim.x * blockDim.x)
#define AREA (WIDTH * (gridDim.y * blockDim.y))
#define POSITION                                                                                                  \
  (((blockIdx.z * blockDim.z + threadIdx.z) * (gridDim.y * blockDim.y) + blockIdx.y * blockDim.y + threadIdx.y) * \
       WIDTH +                                                                                                    \
   blockIdx.x * blockDim.x + threadIdx.x)

__global__ void kernel(unsigned* out, float* reals, const int* in, const float* given, int n, unsigned k) {
  const int x = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  const int y = static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y);
  const size_t z = threadIdx.z;
  const unsigned added = 3;
  float real = given[y & 1023];
  if (y != n) return;
  for (int i = static_cast<int>(z % 3); i >= 0; --i) {
    out[POSITION + i * (WIDTH * gridDim.y * blockDim.y * gridDim.z * blockDim.z)] += added;
    if (static_cast<unsigned>(y) > k) {
      real += z % 3 == 1 ? static_cast<float>(in[3 + i]) : real + 1;
    } else if (31 >= x - 5 + 2) {
      break;
    }
  }
  out[POSITION] += added;
  reals[POSITION] += real;
}

int main() {
  constexpr int kAll = 70 * 6 * 5;
  const dim3 grid(2, 2, 1), block(35, 3, 5);
  std::vector<int> in(16);
  std::vector<float> given(1024);
  for (int i = 0; i < 16; ++i) in[i] = 3 * i;
  for (int i = 0; i < 1024; ++i) given[i] = static_cast<float>(i % 7);
  long checked = 0, wrong = 0;
  for (int n = 0; n < 7; ++n) {
    for (unsigned k : {2u, 9u}) {
      DeviceArray<unsigned> out(kAll * 3);
      DeviceArray<float> reals(kAll);
      DeviceArray<int> device_in(in);
      DeviceArray<float> device_given(given);
      kernel<<<grid, block>>>(out, reals, device_in, device_given, n, k);
      std::vector<unsigned> expected(kAll * 3);
      std::vector<float> expected_reals(kAll);
      for (int at = 0; at < kAll; ++at) {
        const int x = at % 70, y = at / 70 % 6, z = at / 420;
        if (y != n) continue;
        float real = given[y];
        for (int i = z % 3; i >= 0; --i) {
          expected[at + i * kAll] += 3;
          if (y > static_cast<int>(k))
            real += z % 3 == 1 ? static_cast<float>(in[3 + i]) : real + 1;
          else if (x <= 34)
            break;
        }
        expected[at] += 3;
        expected_reals[at] = real;
      }
      const std::vector<unsigned> got = out.host();
      const std::vector<float> got_reals = reals.host();
      for (int i = 0; i < kAll * 3; ++i, ++checked) wrong += got[i] != expected[i];
      for (int i = 0; i < kAll; ++i, ++checked) wrong += got_reals[i] != expected_reals[i];
    }
  }
  return verdict(checked, wrong);
}
