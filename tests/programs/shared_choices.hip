// Pointers that are one shared array or another: chosen by a condition, and swapped in a loop.
#include "support.h"

constexpr int kThreads = 64;

__global__ void chosen(const int* in, int* out) {
  __shared__ int even[kThreads], odd[kThreads];
  const int t = threadIdx.x;
  int* mine = t & 1 ? odd : even;
  int* other = t & 1 ? even : odd;
  mine[t] = in[t];
  __syncthreads();
  out[t] = 2 * other[t ^ 1] + mine[t];
}

__global__ void swapped(const int* in, int* out) {
  __shared__ int one[kThreads], two[kThreads];
  const int t = threadIdx.x;
  int *from = one, *to = two;
  from[t] = in[t];
  for (int d = 1; d < kThreads; d *= 2) {
    __syncthreads();
    to[t] = from[t] + (t >= d ? from[t - d] : 0);
    int* const done = from;
    from = to;
    to = done;
  }
  out[t] = from[t];
}

int main() {
  std::vector<int> in(kThreads);
  for (int i = 0; i < kThreads; ++i) in[i] = i * i + 3;
  DeviceArray<int> input(in), chosen_out(kThreads), swapped_out(kThreads);
  chosen<<<1, kThreads>>>(input, chosen_out);
  swapped<<<1, kThreads>>>(input, swapped_out);
  const auto neighbours = chosen_out.host(), sums = swapped_out.host();
  long wrong = 0;
  for (int i = 0, sum = 0; i < kThreads; ++i) {
    wrong += neighbours[i] != 2 * in[i ^ 1] + in[i];
    wrong += sums[i] != (sum += in[i]);
  }
  return verdict(2 * kThreads, wrong);
}
