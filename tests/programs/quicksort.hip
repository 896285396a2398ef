// Each thread sorts its own segment with quicksort on an explicit stack.
#include <algorithm>

#include "support.h"

constexpr int kSegment = 200, kSegments = 96;

__device__ int partition(float* data, int low, int high) {
  const float pivot = data[(low + high) / 2];
  int i = low - 1, j = high + 1;
  while (true) {
    do ++i;
    while (data[i] < pivot);
    do --j;
    while (data[j] > pivot);
    if (i >= j) return j;
    const float t = data[i];
    data[i] = data[j];
    data[j] = t;
  }
}

__global__ void quicksort(float* data) {
  const int segment = blockIdx.x * blockDim.x + threadIdx.x;
  if (segment >= kSegments) return;
  float* mine = data + segment * kSegment;
  struct {
    int low, high;
  } stack[kSegment];
  int top = 0;
  stack[top++] = {0, kSegment - 1};
  while (top > 0) {
    const auto range = stack[--top];
    if (range.low >= range.high) continue;
    const int middle = partition(mine, range.low, range.high);
    stack[top++] = {range.low, middle};
    stack[top++] = {middle + 1, range.high};
  }
}

int main() {
  Random random(77);
  std::vector<float> data(kSegment * kSegments);
  for (size_t i = 0; i < data.size(); ++i)
    data[i] = i / kSegment == 5 ? 1.0f : static_cast<float>(random.below(1000)) - 500;
  DeviceArray<float> ddata(data);
  quicksort<<<(kSegments + 31) / 32, 32>>>(ddata);
  const auto sorted = ddata.host();
  long wrong = 0;
  for (int s = 0; s < kSegments; ++s) {
    std::sort(data.begin() + s * kSegment, data.begin() + (s + 1) * kSegment);
    for (int i = s * kSegment; i < (s + 1) * kSegment; ++i) wrong += sorted[i] != data[i];
  }
  return verdict(kSegment * kSegments, wrong);
}
