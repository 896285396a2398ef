// Loops that LLVM vectorises because of a pragma or, with -fvectorize, by itself: early exits,
// reductions, small types, recurrences and conditional results, against the same loops on the host.
#include <cstdint>
#include <vector>

#include "support.h"

constexpr int kLength = 61;  // no multiple of any vector's length
constexpr int kResults = 16;

#define VECTORISE _Pragma("clang loop vectorize(enable) interleave(enable)")
#define PREDICATE _Pragma("clang loop vectorize(enable) vectorize_predicate(enable)")

template <class T>
__host__ __device__ void loops(const T* x, T* out, long long* r) {
  int i = 0;
  std::uint64_t bits = static_cast<std::uint64_t>(x[3]) << 7;
  for (i = 62; i >= 0; i--)
    if ((bits >> i) & 1) break;
  r[0] = i;
  for (i = 0; i < 64; i++)
    if ((bits >> i) & 1) break;
  r[1] = i;
  T sum = 0, most = x[0], least = x[0], mixed = 0, all = static_cast<T>(~0);
  VECTORISE for (i = 0; i < kLength; i++) sum += x[i];
  VECTORISE for (i = 0; i < kLength; i++) most = x[i] > most ? x[i] : most;
  VECTORISE for (i = 0; i < kLength; i++) least = x[i] < least ? x[i] : least;
  VECTORISE for (i = 0; i < kLength; i++) mixed ^= static_cast<T>(x[i] * 3);
  VECTORISE for (i = 0; i < kLength; i++) all &= static_cast<T>(x[i] | 5);
  r[2] = sum, r[3] = most, r[4] = least, r[5] = mixed, r[6] = all;
  // The last element that meets a condition, and whether there is one.
  long long last = -1;
  bool any = false;
  VECTORISE for (i = 0; i < kLength; i++) last = x[i] > 40 ? i : last;
  VECTORISE for (i = 0; i < kLength; i++) any |= x[i] == 17;
  T kept = 0;
  VECTORISE for (i = 0; i < kLength; i++) {
    if (x[i] > 20) kept = x[i];
  }
  r[7] = last, r[8] = any, r[9] = kept;
  // Narrow and wide types, predicated stores, pairs, backwards, and the previous turn's value.
  VECTORISE for (i = 0; i < kLength; i++) out[i] = static_cast<T>(x[i] * 3 + 1);
  PREDICATE for (i = 0; i < kLength; i++) {
    if (x[i] & 1) out[i] = static_cast<T>(out[i] - x[i]);
  }
  VECTORISE for (i = 0; i + 1 < kLength; i += 2) {
    const T even = out[i], odd = out[i + 1];
    out[i] = static_cast<T>(even + odd);
    out[i + 1] = static_cast<T>(even - odd);
  }
  long long back = 0;
  VECTORISE for (i = kLength - 1; i >= 0; i--) back += static_cast<long long>(out[i]) * i;
  T before = 0;
  long long steps = 0;
  PREDICATE for (i = 0; i < kLength; i++) {
    steps += static_cast<T>(x[i] - before);
    before = x[i];
  }
  r[10] = back, r[11] = steps, r[12] = before;
  // Early exits that read memory, one after the other.
  for (i = 0; i < kLength; i++)
    if (x[i] == 33) break;
  r[13] = i;
  long long until = 0;
  for (i = 0; i < kLength && x[i] != 60; i++) until += x[i];
  r[14] = until;
  r[15] = i;
}

template <class T>
__global__ void run(const T* x, T* out, long long* r, int n) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t < n) loops(x + t * kLength, out + t * kLength, r + t * kResults);
}

template <class T>
static long wrong(long& checked) {
  constexpr int kThreads = 96;
  Random random(9);
  std::vector<T> x(kThreads * kLength);
  for (T& value : x) value = static_cast<T>(random.below(64));
  std::vector<T> wanted(x.size());
  std::vector<long long> results(kThreads * kResults);
  for (int t = 0; t < kThreads; ++t) loops(&x[t * kLength], &wanted[t * kLength], &results[t * kResults]);
  DeviceArray<T> device_x(x), device_out(x.size());
  DeviceArray<long long> device_results(results.size());
  run<T><<<3, 32>>>(device_x, device_out, device_results, kThreads);
  const auto out = device_out.host();
  const auto made = device_results.host();
  long count = 0;
  for (size_t i = 0; i < out.size(); ++i) count += out[i] != wanted[i];
  for (size_t i = 0; i < made.size(); ++i) count += made[i] != results[i];
  checked += static_cast<long>(out.size() + made.size());
  return count;
}

int main() {
  long checked = 0, bad = 0;
  bad += wrong<signed char>(checked) + wrong<unsigned char>(checked);
  bad += wrong<short>(checked) + wrong<unsigned short>(checked);
  bad += wrong<int>(checked) + wrong<long long>(checked);
  return verdict(checked, bad);
}
