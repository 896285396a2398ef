// Lanes in lockstep meet again after a branch, also if a later branch depends on the same value: lane 3 stores before lane
// 0's next iteration reads. The module has a recursive function and an assertion, for which passes run before the lanes
// are ordered.
#include <hip/hip_runtime.h>

#include <cassert>
#include <cstdio>

constexpr int kLanes = 32, kIterations = 12;

__global__ void rows(int* out, int n) {
  __shared__ int row[2 * kLanes];
  const int t = threadIdx.x;
  row[t] = 5 + t, row[t + kLanes] = 100 + t;
  for (int i = 0; i < n; ++i) {
    row[t + i] += row[0];
    if (t == 3) row[1] = 1000 * i + row[2];
    if (t != 0) break;
  }
  out[t] = row[t], out[t + kLanes] = row[t + kLanes];
}

__device__ int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

__global__ void others(int* out) {
  const int found = ackermann(2, threadIdx.x % 4);
  assert(found > 0);
  *(out + threadIdx.x) = found;
}

// The lanes do each statement one after the other.
static void model(int (&row)[2 * kLanes], int n) {
  for (int t = 0; t < kLanes; ++t) row[t] = 5 + t, row[t + kLanes] = 100 + t;
  if (n <= 0) return;
  const int first = row[0];
  for (int t = 0; t < kLanes; ++t) row[t] += first;
  row[1] = row[2];
  for (int i = 1; i < n; ++i) row[i] += row[0];
}

int main() {
  int *out, checked = 0, wrong = 0;
  if (hipMallocManaged(&out, 2 * kLanes * sizeof(int)) != hipSuccess) return 1;
  for (int n = 0; n < kIterations; ++n) {
    int wanted[2 * kLanes];
    model(wanted, n);
    rows<<<1, kLanes>>>(out, n);
    if (hipDeviceSynchronize() != hipSuccess) return 1;
    for (int i = 0; i < 2 * kLanes; ++i, ++checked) wrong += out[i] != wanted[i];
  }
  others<<<1, kLanes>>>(out);
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  for (int t = 0; t < kLanes; ++t, ++checked) wrong += out[t] != 2 * (t % 4) + 3;
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
