// Loops whose accesses come back to the same few elements: i & 7, i & 3, i % 5. LLVM 22's vectoriser of loops takes the
// elements for consecutive ones (`out[i & 7] = 0` of 16 iterations stores 16 elements).
#include <cstdint>
#include <vector>

#include "support.h"

namespace {

constexpr int kThreads = 64, kBlocks = 3, kPer = 8;

// Stores and sums of one thread: its elements are out[0] to out[7].
template <int Form>
__host__ __device__ unsigned fill(unsigned* out, int x) {
  unsigned sum = 0;
  for (int i = 0; i <= ((x - 1) & 31); i += 1) {
    sum += i << 1;
    if (Form == 0) out[i & 7] = 0;
    if (Form == 1) out[i & 3] = i;
    if (Form == 2) out[i % 5] += i;
    if (Form == 3) sum += out[(i * 2) & 7];
  }
  return sum;
}

template <int Form>
__global__ void cycles(unsigned* out, unsigned* sums) {
  const unsigned width = gridDim.x * blockDim.x;
  const unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x == 31) return;
  sums[y * width + x] = fill<Form>(out + (y * width + x) * kPer, static_cast<int>(x));
}

// As above, with the whole index in each access.
__global__ void indices(unsigned* out) {
  const long x = blockIdx.x * blockDim.x + threadIdx.x;
  int sum = 0;
  if (x != 31) {
    for (int i = 0; i <= (static_cast<int>(x - 1) & 31); i += 1) {
      sum += i << 1;
      out[((blockIdx.y * blockDim.y + threadIdx.y) * (gridDim.x * blockDim.x) + blockIdx.x * blockDim.x + threadIdx.x) *
              kPer + (i & 7)] = 0u;
    }
    out[((blockIdx.y * blockDim.y + threadIdx.y) * (gridDim.x * blockDim.x) + blockIdx.x * blockDim.x + threadIdx.x) *
        kPer] = sum * 3;
  }
}

long checked = 0, wrong = 0;

void compare(const std::vector<unsigned>& got, const std::vector<unsigned>& want) {
  for (std::size_t i = 0; i < want.size(); ++i, ++checked) wrong += got[i] != want[i];
}

template <int Form>
void check() {
  const int count = kThreads * kBlocks;
  std::vector<unsigned> elements(count * kPer), want_sums(count, 7);
  for (std::size_t i = 0; i < elements.size(); ++i) elements[i] = i * 2654435761u;
  DeviceArray<unsigned> out(elements), sums(want_sums);
  cycles<Form><<<kBlocks, kThreads>>>(out, sums);
  for (int x = 0; x < count; ++x)
    if (x != 31) want_sums[x] = fill<Form>(elements.data() + x * kPer, x);
  compare(out.host(), elements);
  compare(sums.host(), want_sums);
}

}  // namespace

int main() {
  check<0>();
  check<1>();
  check<2>();
  check<3>();
  const int count = kThreads * kBlocks;
  std::vector<unsigned> want(count * kPer, 99);
  DeviceArray<unsigned> out(want);
  indices<<<kBlocks, kThreads>>>(out);
  for (int x = 0; x < count; ++x) {
    if (x == 31) continue;
    unsigned sum = 0;
    for (int i = 0; i <= ((x - 1) & 31); ++i) sum += i << 1, want[x * kPer + (i & 7)] = 0;
    want[x * kPer] = sum * 3;
  }
  compare(out.host(), want);
  return verdict(checked, wrong);
}
