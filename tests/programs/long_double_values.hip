// Device code that computes with long double does so as with double: local variables, arrays, parameters and results of
// functions, constants, templates, literals of the user's. Memory of both sides has none.
#include "support.h"

constexpr long double operator""_km(long double x) { return x * 1000.0L; }
constexpr long double table[] = {1.5L, 2.5L, 3.5L};
constexpr long double shift = 3.25L;

template <class T>
struct Quantity {
  T value;
  __device__ Quantity operator*(Quantity other) const { return {value * other.value}; }
  __device__ void add(const Quantity& other) { value += other.value; }
};
struct Shared {
  double factor;
  int number;
};
typedef long double Long;

__device__ long double half(long double x) { return x / 2; }
// 128-bit integers need another front end, too.
__device__ __int128 squared(__int128 a) { return a * a; }

__global__ void compute(const Shared* shared, double* out, int n) {
  Long sum = 0;
  for (int i = 0; i < n; ++i) sum += shared->factor * i;
  *out++ = sum;
  *out++ = half(sum) + shift;
  *out++ = 2.5_km;
  *out++ = table[n % 3];
  Quantity<long double> quantity{sum};
  quantity = quantity * Quantity<long double>{2};
  quantity.add(quantity);
  *out++ = quantity.value;
  long double local[4] = {1, 2, 3, 4};
  *out++ = local[n & 3];
  *out++ = static_cast<float>(shared->number * 0.5L);
  *out++ = static_cast<double>(squared(n));
}

int main() {
  const std::vector<double> wanted = {15, 10.75, 2500, 3.5, 60, 2, 3.5, 25};
  DeviceArray<Shared> shared({{1.5, 7}});
  DeviceArray<double> out(wanted.size());
  compute<<<1, 1>>>(shared, out, 5);
  const std::vector<double> got = out.host();
  long wrong = 0;
  for (size_t i = 0; i < wanted.size(); ++i) {
    if (got[i] == wanted[i]) continue;
    ++wrong;
    std::printf("%zu: %g, not %g\n", i, got[i], wanted[i]);
  }
  return verdict(static_cast<long>(wanted.size()), wrong);
}
