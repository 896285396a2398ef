// Device variables of every kind, read and written by the host through their symbols.
#include <cstring>

#include "support.h"

struct Pair {
  char tag;
  double value;
};

__device__ int plain = 4;
__constant__ float weights[8] = {1, 2, 3, 4, 5, 6, 7, 8};
__managed__ int managed[3] = {7, 8, 9};
static __device__ short hidden[5] = {1, 2, 3, 4, 5};
static __constant__ Pair pairs[2] = {{'a', 1.5}, {'b', 2.5}};
__device__ char odd[7] = "hipspv";
namespace outer {
namespace {
__device__ int inner = 6;
}
inline namespace v1 {
__constant__ long long large = 1ll << 40;
}
}  // namespace outer
template <class T, int N>
struct Holder {
  static __device__ T values[N];
};
template <class T, int N>
__device__ T Holder<T, N>::values[N] = {T(N), T(N + 1)};
template <class T>
__device__ T per_type = T(3);
// A device variable allows only trivial and constant construction.
struct Counter {
  constexpr Counter(int start) : count(start), limit(start * 10) {}
  int count, limit;
};
__device__ Counter counter(5);
// Zeroed, and larger than a page.
__device__ double zeroed[3000];

__device__ int next_id() {
  static __device__ int id = 50;
  static const int step = 2;
  return atomicAdd(&id, step);
}

__global__ void kernel(double* out) {
  int i = 0;
  out[i++] = plain;
  out[i++] = weights[3];
  out[i++] = managed[1];
  out[i++] = hidden[2];
  out[i++] = pairs[1].value + pairs[0].tag;
  out[i++] = odd[3];
  out[i++] = outer::inner;
  out[i++] = static_cast<double>(outer::large);
  out[i++] = Holder<float, 4>::values[1] + Holder<short, 3>::values[0];
  out[i++] = per_type<int> + per_type<double>;
  out[i++] = counter.count + counter.limit;
  out[i++] = zeroed[2999];
  out[i++] = next_id();
  plain += 10;
  managed[2] += 100;
  hidden[4] = 44;
  zeroed[17] = 0.125;
}

long wrong = 0, checked = 0;

void expect(double got, double wanted, const char* what) {
  ++checked;
  if (got == wanted) return;
  ++wrong;
  std::printf("%s: %g, not %g\n", what, got, wanted);
}

template <class T>
void expect_size(const T& symbol, size_t size, const char* name) {
  size_t found = 0;
  void* address = nullptr;
  HIP_CHECK(hipGetSymbolSize(&found, symbol));
  HIP_CHECK(hipGetSymbolAddress(&address, symbol));
  expect(static_cast<double>(found), static_cast<double>(size), name);
  expect(address != nullptr, 1, name);
}

int main() {
  const int count = 13;
  DeviceArray<double> out(count);
  kernel<<<1, 1>>>(out);
  auto got = out.host();
  const double first[count] = {4, 4, 8, 3, 2.5 + 'a', 's', 6, 1099511627776.0, 8, 6, 55, 0, 50};
  for (int i = 0; i < count; ++i) expect(got[i], first[i], "first launch");

  int number = 0;
  HIP_CHECK(hipMemcpyFromSymbol(&number, HIP_SYMBOL(plain), sizeof number));
  expect(number, 14, "plain");
  HIP_CHECK(hipDeviceSynchronize());
  expect(managed[2], 109, "managed");
  short shorts[5];
  HIP_CHECK(hipMemcpyFromSymbol(shorts, HIP_SYMBOL(hidden), sizeof shorts));
  expect(shorts[4], 44, "hidden");
  double tenth = 0;
  HIP_CHECK(hipMemcpyFromSymbol(&tenth, HIP_SYMBOL(zeroed), sizeof tenth, 17 * sizeof tenth));
  expect(tenth, 0.125, "zeroed");

  const float weight = 40;
  const Pair pair = {'z', 9};
  const long long large = -3;
  const int inner = 60;
  const float held[2] = {10, 20};
  const double per = 0.5;
  hipStream_t stream;
  HIP_CHECK(hipStreamCreate(&stream));
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(weights), &weight, sizeof weight, 3 * sizeof weight));
  HIP_CHECK(hipMemcpyToSymbolAsync(HIP_SYMBOL(pairs), &pair, sizeof pair, sizeof pair, hipMemcpyHostToDevice, stream));
  HIP_CHECK(hipStreamSynchronize(stream));
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(outer::large), &large, sizeof large));
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(outer::inner), &inner, sizeof inner));
  HIP_CHECK(hipMemcpyToSymbol((Holder<float, 4>::values), held, sizeof held));
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(per_type<double>), &per, sizeof per));
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(odd), "xyz", 3, 1));
  managed[1] = 80;
  kernel<<<1, 1>>>(out);
  got = out.host();
  const double second[count] = {14, 40, 80, 3, 9 + 'a', 'z', 60, -3, 23, 3.5, 55, 0, 52};
  for (int i = 0; i < count; ++i) expect(got[i], second[i], "second launch");

  // From one symbol's memory to another's.
  void* address;
  HIP_CHECK(hipGetSymbolAddress(&address, HIP_SYMBOL(hidden)));
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(odd), address, 2, 5, hipMemcpyDeviceToDevice));
  char text[7];
  HIP_CHECK(hipMemcpyFromSymbol(text, HIP_SYMBOL(odd), sizeof text));
  expect(std::memcmp(text, "hxyzp\1\0", 7), 0, "odd");

  expect_size(HIP_SYMBOL(plain), 4, "plain");
  expect_size(HIP_SYMBOL(weights), 32, "weights");
  expect_size(HIP_SYMBOL(pairs), 32, "pairs");
  expect_size(HIP_SYMBOL(odd), 7, "odd");
  expect_size(HIP_SYMBOL(zeroed), 24000, "zeroed");
  expect_size(HIP_SYMBOL(outer::large), 8, "large");
  expect_size((Holder<short, 3>::values), 6, "values");
  expect(hipMemcpyToSymbol(HIP_SYMBOL(odd), text, 7, 1), hipErrorInvalidValue, "too far");
  (void)hipGetLastError();
  HIP_CHECK(hipStreamDestroy(stream));
  return verdict(checked, wrong);
}
