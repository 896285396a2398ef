// Integers cut to a narrow type and widened to another width than they had.
#include "support.h"

__global__ void narrow(const long long* in, unsigned* u16, int* s8, long long* s16, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  u16[i] = static_cast<unsigned>(static_cast<unsigned short>(in[i]));
  s8[i] = static_cast<int>(static_cast<signed char>(in[i]));
  s16[i] = static_cast<long long>(static_cast<short>(static_cast<int>(in[i]) * 3));
}

int main() {
  const int n = 1000;
  Random random(7);
  std::vector<long long> in(n);
  for (auto& x : in) x = (static_cast<long long>(random.below(1u << 31)) << 33) ^ random.below(1u << 31);
  DeviceArray<long long> din(in), s16(n);
  DeviceArray<unsigned> u16(n);
  DeviceArray<int> s8(n);
  narrow<<<(n + 63) / 64, 64>>>(din, u16, s8, s16, n);
  const auto a = u16.host();
  const auto b = s8.host();
  const auto c = s16.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    const unsigned long long x = static_cast<unsigned long long>(in[i]);
    const unsigned low = static_cast<unsigned>(x & 0xffff), byte = static_cast<unsigned>(x & 0xff);
    const unsigned product = static_cast<unsigned>((x & 0xffffffffu) * 3 & 0xffff);
    wrong += a[i] != low;
    wrong += b[i] != (byte < 128 ? static_cast<int>(byte) : static_cast<int>(byte) - 256);
    wrong += c[i] != (product < 32768 ? static_cast<long long>(product) : static_cast<long long>(product) - 65536);
  }
  return verdict(3 * n, wrong);
}
