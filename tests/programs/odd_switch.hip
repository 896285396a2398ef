// switch on integers of 3, 33 and 100 bits, and on a bit-field.
#include "support.h"

struct Field {
  int three : 3;
};

__host__ __device__ inline int choose(long long x) {
  int result = 0;
  switch (static_cast<_BitInt(3)>(x)) {
    case -4: result = 1; break;
    case -1: result = 20; break;
    case 2: result = 300;  // falls through
    case 3: result += 4000; break;
    default: result = 50000;
  }
  switch (static_cast<_BitInt(33)>(x << 30)) {
    case 0: result += 1; break;
    case 1073741824: result += 2; break;
    case -4294967296: result += 3; break;
    default: result += 4;
  }
  switch (static_cast<unsigned _BitInt(100)>(x & 7) << 90) {
    case static_cast<unsigned _BitInt(100)>(1) << 90: result *= 3; break;
    case static_cast<unsigned _BitInt(100)>(6) << 90: result *= 5; break;
    case 0: result *= 7; break;
    default: break;
  }
  const Field field{static_cast<int>(x % 4)};
  switch (field.three) {
    case -3: return result + 9;
    case 3: return result - 9;
    default: return result;
  }
}

__global__ void work(const long long* in, int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = choose(in[i]);
}

int main() {
  const int n = 256;
  std::vector<long long> in(n);
  for (int i = 0; i < n; ++i) in[i] = i % 2 ? i : -i;
  DeviceArray<long long> device(in);
  DeviceArray<int> out(n);
  work<<<n / 64, 64>>>(device, out, n);
  const auto got = out.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) wrong += got[i] != choose(in[i]);
  return verdict(n, wrong);
}
