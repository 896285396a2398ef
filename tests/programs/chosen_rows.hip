// Conditions at a kernel's beginning that choose threads by y, alone and with other conditions.
#include "support.h"

namespace {

constexpr int kForms = 12;
constexpr unsigned kBlocks = 2;

struct Place {
  unsigned x, y, row;  // row: of the grid
};

template <int Form>
__host__ __device__ bool runs(const Place& at, int chosen, int limit, const float* in) {
  switch (Form) {
    case 0: return int(at.row) == 3 && int(at.x) != 0;
    case 1: return int(at.row) == chosen && at.x > 2;
    case 2: return int(at.row) == 2;
    case 3: return 1 > at.y;
    case 4: return at.row == 4 && at.x >= unsigned(limit);
    case 5: return at.y == unsigned(chosen) && in[at.x] > limit;
    case 6: return at.row == 1 && in[at.row] > limit;
    case 7: return at.row != 2 && at.x > 0;
    case 8: return at.y < 2 && at.x < 5;
    case 9: return int(at.row) < limit && at.x > 0;
    case 10: return at.row == 6 || at.x == 3;
    default: return int(at.y) - chosen == 0 && in[at.y] > limit;
  }
}

__device__ Place place() { return {threadIdx.x, threadIdx.y, blockIdx.y * blockDim.y + threadIdx.y}; }

__device__ unsigned linear() {
  return (blockIdx.y * blockDim.y + threadIdx.y) * (gridDim.x * blockDim.x) + blockIdx.x * blockDim.x + threadIdx.x;
}

template <int Form>
__global__ void store(float* out, const float* in, int chosen, int limit) {
  if (runs<Form>(place(), chosen, limit, in)) out[linear()] = 36;
}

template <int Form>
__global__ void compute(float* out, const float* in, int chosen, int limit) {
  float value = 1;
  if (runs<Form>(place(), chosen, limit, in)) {
    value = (7 * value - value) * in[0];
    out[linear()] = value;
  }
}

// Has a branch that all threads take.
template <int Form>
__global__ void branch(float* out, const float* in, int chosen, int limit) {
  float value = 0;
  if (runs<Form>(place(), chosen, limit, in)) {
    if (in[3] != limit)
      value += in[0] * in[0];
    else
      out[linear()] += 1;
    out[linear()] = value;
  }
}

long checked = 0, wrong = 0, ran = 0;

template <int Form>
void check(const std::vector<float>& in, dim3 block, int chosen, int limit) {
  for (const auto kernel : {store<Form>, compute<Form>, branch<Form>}) {
    DeviceArray<float> out(kBlocks * block.x * block.y), data(in);
    kernel<<<dim3(1, kBlocks), block>>>(out, data, chosen, limit);
    const std::vector<float> got = out.host();
    for (unsigned i = 0; i < got.size(); ++i, ++checked) {
      const Place at{i % block.x, i / block.x % block.y, i / block.x};
      const bool expected = runs<Form>(at, chosen, limit, in.data());
      wrong += got[i] != (expected ? 36 : 0);
      ran += expected;
    }
  }
}

template <int... Form>
void checkAll(const std::vector<float>& in, dim3 block, int chosen, int limit, std::integer_sequence<int, Form...>) {
  (check<Form>(in, block, chosen, limit), ...);
}

}  // namespace

int main() {
  std::vector<float> in(64);
  for (int i = 0; i < 64; ++i) in[i] = 6 - i % 7;
  for (const dim3 block : {dim3(1, 5), dim3(1, 4), dim3(8, 4), dim3(16, 2), dim3(33, 3)})
    for (const int chosen : {0, 1, 3, -1})
      for (const int limit : {2, 5, 25}) checkAll(in, block, chosen, limit, std::make_integer_sequence<int, kForms>());
  return verdict(checked, wrong + (ran == 0));
}
