// Atomic minimum and maximum of floating point, where zeros have signs and NaNs come in. As in ROCm's
// functions, minus zero is less than zero, and a NaN changes nothing and is never changed.
#include <cmath>
#include <cstring>
#include <limits>

#include "support.h"

enum { kLower, kRaise, kSafeLower, kSafeRaise, kUnsafeLower, kUnsafeRaise, kKinds };

template <class T> __global__ void apply(T* cells, const T* operands, T* old, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const T v = operands[i];
  old[kLower * n + i] = atomicMin(cells + kLower * n + i, v);
  old[kRaise * n + i] = atomicMax(cells + kRaise * n + i, v);
  old[kSafeLower * n + i] = safeAtomicMin(cells + kSafeLower * n + i, v);
  old[kSafeRaise * n + i] = safeAtomicMax(cells + kSafeRaise * n + i, v);
  old[kUnsafeLower * n + i] = unsafeAtomicMin(cells + kUnsafeLower * n + i, v);
  old[kUnsafeRaise * n + i] = unsafeAtomicMax(cells + kUnsafeRaise * n + i, v);
}

template <class T> bool same(T a, T b) {
  return std::isnan(a) ? std::isnan(b) : std::memcmp(&a, &b, sizeof a) == 0;
}
template <class T> T lower(T cell, T v) {
  return v < cell || (v == 0 && cell == 0 && std::signbit(v)) ? v : cell;
}
template <class T> T raise(T cell, T v) {
  return v > cell || (v == 0 && cell == 0 && !std::signbit(v)) ? v : cell;
}
// With instructions, a zero's sign isn't sure, and a NaN's result is the device's.
template <class T> bool unsafe_ok(T got, T cell, T v, bool least) {
  return std::isnan(cell) || std::isnan(v) || got == (least ? std::fmin(cell, v) : std::fmax(cell, v));
}

template <class T> long check() {
  using Limits = std::numeric_limits<T>;
  const T special[] = {0, -T(0), 1, -1, T(2.5), -T(2.5), Limits::infinity(), -Limits::infinity(),
                       Limits::quiet_NaN(), -Limits::quiet_NaN(), Limits::denorm_min(),
                       -Limits::denorm_min(), Limits::max(), Limits::lowest(), Limits::min()};
  std::vector<T> starts, operands;
  for (T a : special)
    for (T b : special) starts.push_back(a), operands.push_back(b);
  const int n = static_cast<int>(starts.size());
  std::vector<T> all;
  for (int k = 0; k < kKinds; ++k) all.insert(all.end(), starts.begin(), starts.end());
  DeviceArray<T> cells(all), given(operands), before(kKinds * n);
  apply<T><<<(n + 63) / 64, 64>>>(cells, given, before, n);
  const auto after = cells.host(), old = before.host();
  long wrong = 0;
  for (int i = 0; i < kKinds * n; ++i) {
    const T cell = starts[i % n], v = operands[i % n];
    const int kind = i / n;
    const bool least = kind % 2 == 0;
    const bool ok = kind >= kUnsafeLower ? unsafe_ok(after[i], cell, v, least)
                                         : same(after[i], least ? lower(cell, v) : raise(cell, v));
    if (ok && same(old[i], cell)) continue;
    ++wrong;
    std::printf("kind %d of %g and %g: %g, old value %g\n", kind, double(cell), double(v),
                double(after[i]), double(old[i]));
  }
  return wrong;
}

// All threads on one cell: the extreme of many numbers, among them NaNs.
template <class T> __global__ void extremes(T* cells, int n) {
  __shared__ T least, most;
  if (threadIdx.x == 0) least = T(1e30), most = -T(1e30);
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    const T v = i % 7 == 3 ? T(__builtin_nan("")) : T((i * 37) % n) - T(n / 2);
    atomicMin(&least, v);
    atomicMax(&most, v);
    unsafeAtomicMin(cells + 2, v);
    unsafeAtomicMax(cells + 3, v);
  }
  __syncthreads();
  if (threadIdx.x == 0) atomicMin_system(cells, least), atomicMax_system(cells + 1, most);
}

template <class T> long check_extremes() {
  const int n = 5000;
  DeviceArray<T> cells(std::vector<T>{T(1e30), -T(1e30), T(1e30), -T(1e30)});
  extremes<T><<<5, 128>>>(cells, n);
  T least = T(1e30), most = -T(1e30);
  for (int i = 0; i < n; ++i) {
    if (i % 7 == 3) continue;
    least = std::fmin(least, T((i * 37) % n) - T(n / 2));
    most = std::fmax(most, T((i * 37) % n) - T(n / 2));
  }
  const auto got = cells.host();
  return (got[0] != least) + (got[1] != most) + (got[2] != least) + (got[3] != most);
}

int main() {
  const long wrong =
      check<float>() + check<double>() + check_extremes<float>() + check_extremes<double>();
  return verdict(2 * kKinds * 15 * 15 + 8, wrong);
}
