// Threads that leave early, loops that end at different times, nested branches and switches.
#include "support.h"

__global__ void collatz(const unsigned* start, int* steps, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned long long value = start[i];
  if (value == 0) {
    steps[i] = -1;
    return;
  }
  int count = 0;
  while (value != 1) {
    if (value & 1) {
      value = 3 * value + 1;
    } else {
      value /= 2;
    }
    if (++count > 150) {
      steps[i] = -2;
      return;
    }
  }
  steps[i] = count;
}

__device__ int classify(int value) {
  switch (value % 7) {
    case 0:
      return 70;
    case 1:
    case 2:
      if (value % 2) return 71;
      [[fallthrough]];
    case 3:
      return 73;
    case 5: {
      int sum = 0;
      for (int i = 0; i < value; ++i) {
        if (i % 3 == 0) continue;
        if (i > 20) break;
        sum += i;
      }
      return sum;
    }
    default:
      return -value;
  }
}

__global__ void branches(int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = classify(i);
}

static int reference_class(int value) {
  const int rest = value % 7;
  if (rest == 0) return 70;
  if ((rest == 1 || rest == 2) && value % 2 == 1) return 71;
  if (rest <= 3) return 73;
  if (rest != 5) return -value;
  int sum = 0;
  for (int i = 0; i < value && i <= 20; ++i) sum += i % 3 ? i : 0;
  return sum;
}

int main() {
  const int n = 3000;
  std::vector<unsigned> start(n);
  for (int i = 0; i < n; ++i) start[i] = i % 100 == 0 ? 0 : i;
  DeviceArray<unsigned> dstart(start);
  DeviceArray<int> dsteps(n), dclass(n);
  collatz<<<(n + 127) / 128, 128>>>(dstart, dsteps, n);
  branches<<<(n + 127) / 128, 128>>>(dclass, n);
  const auto steps = dsteps.host(), classes = dclass.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    int expected = -1;
    if (start[i] != 0) {
      expected = 0;
      for (unsigned long long v = start[i]; v != 1; v = v % 2 ? 3 * v + 1 : v / 2) ++expected;
      if (expected > 150) expected = -2;
    }
    wrong += steps[i] != expected;
    wrong += classes[i] != reference_class(i);
  }
  return verdict(2 * n, wrong);
}
