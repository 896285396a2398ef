// Values that both sides of a thread's condition compute by loops, in loops and around them.
#include "support.h"

namespace {

constexpr int kThreads = 32, kBlocks = 2, kForms = 12, kGiven = 128;

struct Place {
  int thread, block, size;
  __host__ __device__ int x() const { return block * size + thread; }
};

// The results are exact: sums of halves of small integers.
template <int Form>
__host__ __device__ float value(const Place& place, const float* in, int chosen, int steps) {
  const int x = place.x();
  const bool here = Form % 2 == 0 ? x == chosen : static_cast<int>(in[x]) == chosen + 1;
  float v = 0, w = 0;
  int n = 0;
  switch (Form / 2) {
    case 0:  // a condition that no iteration changes
      if (x < chosen) return -1;
      for (int s = 0; s < steps; ++s) v += here ? in[s] : in[s] * 2;
      return v;
    case 1:  // a loop on each side
      if (steps > 0) {
        if (here)
          for (int s = 0; s < steps; ++s) v += in[s];
        else
          for (int s = 0; s < steps; ++s) v += in[s] * 2;
      }
      return v;
    case 2:  // a loop on one side, in a loop
      for (int q = 0; q < steps; ++q) {
        if (here)
          for (int s = 0; s < steps; ++s) v += in[s];
        else
          v += in[q];
      }
      return v;
    case 3:  // two values
      if (steps > 0) {
        if (here)
          for (int s = 0; s < steps; ++s) v += in[s];
        else
          for (int s = 0; s < steps; ++s) w += in[s] * 2;
      }
      return v + w * 3;
    case 4:  // a value of the thread on one side
      if (steps > 0) {
        if (here) {
          v = static_cast<float>(x);
          for (int s = 0; s < steps; ++s) v += in[s];
        } else {
          for (int s = 0; s < steps; ++s) v += in[s] * 2;
        }
      }
      return v;
    default:  // an index that is used after both
      if (steps > 0) {
        if (here) {
          for (int s = 0; s < steps; ++s) v += in[s];
          n = 3;
        } else {
          for (int s = 0; s < steps; ++s) v += in[s] * 2;
          n = 5;
        }
      }
      return v + in[n];
  }
}

template <int Form>
__global__ void kernel(float* out, const float* in, int chosen, int steps) {
  const Place place{static_cast<int>(threadIdx.x), static_cast<int>(blockIdx.x), static_cast<int>(blockDim.x)};
  out[place.x()] = value<Form>(place, in, chosen, steps);
}

long checked = 0, wrong = 0;

template <int Form>
void check(const std::vector<float>& in, int chosen, int steps) {
  DeviceArray<float> out(kThreads * kBlocks), data(in);
  kernel<Form><<<kBlocks, kThreads>>>(out, data, chosen, steps);
  const std::vector<float> got = out.host();
  for (int i = 0; i < kThreads * kBlocks; ++i, ++checked)
    wrong += got[i] != value<Form>({i % kThreads, i / kThreads, kThreads}, in.data(), chosen, steps);
}

template <int... Form>
void checkAll(const std::vector<float>& in, int chosen, int steps, std::integer_sequence<int, Form...>) {
  (check<Form>(in, chosen, steps), ...);
}

}  // namespace

int main() {
  std::vector<float> in(kGiven);
  for (int i = 0; i < kGiven; ++i) in[i] = static_cast<float>(i + 1);
  for (const int chosen : {0, 1, 17, 63})
    for (const int steps : {0, 1, 20}) checkAll(in, chosen, steps, std::make_integer_sequence<int, kForms>());
  return verdict(checked, wrong);
}
