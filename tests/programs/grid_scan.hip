// Sums over the whole grid: a reduction by halves, and a prefix scan that grid-wide barriers
// synchronise, with more blocks than any device runs at a time.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include "support.h"

namespace cg = cooperative_groups;

__global__ void reduce(long long* data, int n, long long* out) {
  const cg::grid_group grid = cg::this_grid();
  const int me = static_cast<int>(grid.thread_rank()), all = static_cast<int>(grid.size());
  for (int width = n / 2; width > 0; width /= 2) {
    for (int i = me; i < width; i += all) data[i] += data[i + width];
    grid.sync();
  }
  if (me == 0) *out = data[0];
}

// Each step adds the element `distance` to the left; two arrays alternate.
__global__ void scan(int* a, int* b, int n) {
  const cg::grid_group grid = cg::this_grid();
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  int *from = a, *to = b;
  for (int distance = 1; distance < n; distance *= 2) {
    if (i < n) to[i] = from[i] + (i >= distance ? from[i - distance] : 0);
    int* last = from;
    from = to;
    to = last;
    grid.sync();
  }
  if (i < n) a[i] = from[i];
}

// The classic three steps in one kernel: blocks sum, one block scans the sums, blocks add.
__global__ void scan_blocks(const int* in, int* out, int* sums, int n) {
  __shared__ int part[256];
  const cg::grid_group grid = cg::this_grid();
  const int t = static_cast<int>(threadIdx.x);
  const int i = static_cast<int>(blockIdx.x) * 256 + t;
  part[t] = i < n ? in[i] : 0;
  for (int distance = 1; distance < 256; distance *= 2) {
    __syncthreads();
    const int more = t >= distance ? part[t - distance] : 0;
    __syncthreads();
    part[t] += more;
  }
  if (t == 255) sums[blockIdx.x] = part[255];
  grid.sync();
  if (i == 0)
    for (unsigned b = 1; b < gridDim.x; ++b) sums[b] += sums[b - 1];
  grid.sync();
  if (i < n) out[i] = part[t] + (blockIdx.x > 0 ? sums[blockIdx.x - 1] : 0);
}

int main() {
  long checked = 0, wrong = 0;
  Random random(7);
  {
    const int n = 1 << 19;
    std::vector<long long> host(n);
    long long want = 0;
    for (long long& value : host) want += value = random.below(1000);
    DeviceArray<long long> data(host), out(1);
    long long *data_at = data, *out_at = out;
    int count = n;
    void* arguments[] = {&data_at, &count, &out_at};
    HIP_CHECK(hipLaunchCooperativeKernel(reduce, dim3(1000), dim3(256), arguments, 0, nullptr));
    ++checked;
    wrong += out.host()[0] != want;
  }
  for (const int n : {1, 2, 1000, 20000}) {
    std::vector<int> host(n), want(n);
    for (int i = 0; i < n; ++i) {
      host[i] = random.below(100);
      want[i] = host[i] + (i > 0 ? want[i - 1] : 0);
    }
    DeviceArray<int> a(host), b(n), in(host), out(n), sums(1024);
    int *a_at = a, *b_at = b, count = n;
    void* arguments[] = {&a_at, &b_at, &count};
    const dim3 blocks((n + 255) / 256);
    HIP_CHECK(hipLaunchCooperativeKernel(scan, blocks, dim3(256), arguments, 0, nullptr));
    int *in_at = in, *out_at = out, *sums_at = sums;
    void* more[] = {&in_at, &out_at, &sums_at, &count};
    HIP_CHECK(hipLaunchCooperativeKernel(scan_blocks, blocks, dim3(256), more, 0, nullptr));
    const std::vector<int> got = a.host(), also = out.host();
    for (int i = 0; i < n; ++i) {
      checked += 2;
      wrong += (got[i] != want[i]) + (also[i] != want[i]);
    }
  }
  return verdict(checked, wrong);
}
