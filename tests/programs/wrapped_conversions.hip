// Sums and multiples of threads' ids that wrap around in 32 bits, converted to floating point or compared without an
// extension to 64 bits. The host computes the same.
#include "support.h"

constexpr int kSums = 4, kAll = 1 << 12;

__host__ __device__ unsigned sum(int index, unsigned i, unsigned a) {
  switch (index) {
    case 0:
      return i + a;
    case 1:
      return a - i;
    case 2:
      return i * a;
    default:
      return i << 30;
  }
}

struct Converted {
  float from_signed, from_unsigned;
  double wide;
  int compared;
};
__host__ __device__ Converted converted(unsigned value, unsigned a) {
  const int number = static_cast<int>(value);
  return {static_cast<float>(number), static_cast<float>(value), static_cast<double>(number),
          (number < 0) + 2 * (value > a) + 4 * (number == static_cast<int>(a))};
}

__global__ void convert(Converted* out, unsigned a) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int index = 0; index < kSums; ++index) out[kSums * i + index] = converted(sum(index, i, a), a);
}

int main() {
  long checked = 0, wrong = 0;
  DeviceArray<Converted> out(kSums * kAll);
  for (const unsigned a : {0x7ffffffdu, 0x7fffff80u, 0xfffffffdu, 0x80000005u, 0x40000000u, 0x10000001u, 65537u})
    for (const int threads : {64, 37, 256}) {
      convert<<<kAll / threads, threads>>>(out, a);
      const std::vector<Converted> got = out.host();
      for (int i = 0; i < kAll / threads * threads; ++i)
        for (int index = 0; index < kSums; ++index) {
          const Converted want = converted(sum(index, i, a), a), &has = got[kSums * i + index];
          checked += 4;
          wrong += (has.from_signed != want.from_signed) + (has.from_unsigned != want.from_unsigned) +
                   (has.wide != want.wide) + (has.compared != want.compared);
        }
    }
  return verdict(checked, wrong);
}
