// The C++ standard library gives the same results in device code as on the host.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <complex>
#include <functional>
#include <numeric>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include "support.h"

constexpr int kResults = 16, kThreads = 128;

struct Key {
  int a;
  short b;
};
__host__ __device__ bool operator<(const Key& l, const Key& r) { return std::tie(l.a, l.b) < std::tie(r.a, r.b); }

__host__ __device__ void useAlgorithms(int t, double* out) {
  int a[16], b[16];
  for (int i = 0; i < 16; ++i) a[i] = (i * 37 + t * 11) % 23;
  std::copy(a, a + 16, b);
  std::sort(b, b + 16);
  out[0] = std::accumulate(b, b + 5, 0) + b[7];
  out[1] = double(std::lower_bound(b, b + 16, 9) - b) + double(std::count(a, a + 16, 4));
  std::reverse(a, a + 16);
  std::rotate(a, a + t % 16, a + 16);
  out[2] = a[3] * 100 + *std::max_element(a, a + 7);
  out[3] = std::inner_product(a, a + 16, b, t) + std::equal(b, b + 16, a);
  std::transform(a, a + 16, b, a, std::minus<int>());
  out[4] = *std::min_element(a, a + 16) + double(std::find(a, a + 16, 3) - a);
  Key keys[6];
  for (int i = 0; i < 6; ++i) keys[i] = {a[i] & 3, static_cast<short>(a[i + 6])};
  std::sort(keys, keys + 6);
  out[5] = keys[2].a * 1000 + keys[2].b;
  int many[100];
  for (int i = 0; i < 100; ++i) many[i] = (i * 61 + t) % 101;
  std::sort(many, many + 40 + t % 60, std::greater<int>());
  out[5] += many[t % 40] * 1e6;
}

__host__ __device__ void useClasses(int t, double* out) {
  std::array<int, 5> array{{t, 2, 3, 4, 5}};
  std::swap(array[0], array[4]);
  out[6] = array.at(t % 5) + array.back() * 10;
  auto [first, second] = std::make_pair(t, t * 0.5);
  out[7] = std::apply([](int x, double y) { return x + y; }, std::make_tuple(first, second));
  std::optional<int> maybe;
  if (t % 3) maybe = t;
  out[8] = maybe.value_or(-1) + maybe.has_value();
  std::variant<int, float, Key> any = t;
  if (t % 2) any = 0.25f * static_cast<float>(t);
  if (t % 5 == 0) any = Key{t, 7};
  out[9] = double(any.index());
  if (auto* key = std::get_if<Key>(&any)) out[9] += key->a;
  std::string_view text("the quick brown fox");
  out[10] = double(text.find("own")) + text.substr(4)[t % 5] + (text.substr(0, 3) == "the");
  std::bitset<70> bits;
  bits.set(t % 70).set(69);
  out[11] = double(bits.count()) + bits.test(t % 70);
}

__host__ __device__ void useComplex(int t, double* out) {
  const std::complex<double> z(0.25 * t - 9, 3 - 0.125 * t);
  const std::complex<double> w = (z * z + 1.0) / (z + std::complex<double>(0, 0.3));
  out[12] = w.real();
  out[13] = std::abs(std::exp(w * 0.1)) + std::arg(z);
  out[14] = std::sqrt(z).imag() + std::pow(z, 1.5).real();
  const std::complex<float> f(static_cast<float>(z.real()), static_cast<float>(z.imag()));
  out[15] = (f * f / std::complex<float>(2, 1)).real();
}

__host__ __device__ void useAll(int t, double* out) {
  useAlgorithms(t, out);
  useClasses(t, out);
  useComplex(t, out);
}

__global__ void run(double* out) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  useAll(t, out + t * kResults);
}

int main() {
  DeviceArray<double> out(kThreads * kResults);
  run<<<kThreads / 32, 32>>>(out);
  const auto device = out.host();
  long checked = 0, wrong = 0;
  for (int t = 0; t < kThreads; ++t) {
    double host[kResults];
    useAll(t, host);
    for (int i = 0; i < kResults; ++i) {
      const double tolerance = i < 12 ? 0 : (i == 15 ? 1e-6 : 1e-13) * (1 + std::abs(host[i]));
      ++checked;
      if (std::abs(device[t * kResults + i] - host[i]) <= tolerance) continue;
      if (++wrong < 10) std::printf("%d %d: %g %g\n", t, i, device[t * kResults + i], host[i]);
    }
  }
  return verdict(checked, wrong);
}
