// Votes and shuffles against a host model, in blocks of one, two and three dimensions and of sizes that are
// no multiple of 32. Lanes are numbered with x fastest.
#include <hip/hip_runtime.h>

#include <cstring>
#include <vector>

struct Result {
  unsigned int lane;
  unsigned long long ballot, active, some, match;
  int any, all, at, up, down, flip, seg_at, seg_up, seg_down, seg_flip;
  double wide;
  long long big;
  short narrow;
  int count, any_block, all_block;
};

// A value that no two threads of a block share.
__host__ __device__ int value_of(int thread) { return 1000 + 7 * thread; }

__global__ void warps(Result* results) {
  int thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  int size = blockDim.x * blockDim.y * blockDim.z;
  int block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  Result& r = results[block * size + thread];
  int v = value_of(thread);
  r.lane = __lane_id();
  r.ballot = __ballot(v % 3 == 0);
  r.active = __activemask();
  r.any = __any(v % 31 == 0);
  r.all = __all(thread < 40);
  r.some = 0;
  if (thread % 2) r.some = __activemask();
  r.match = __match_any(thread / 5);
  r.at = __shfl(v, 3);
  r.up = __shfl_up(v, 1);
  r.down = __shfl_down_sync(~0ull, v, 2);
  r.flip = __shfl_xor(v, 1);
  r.seg_at = __shfl(v, 9, 8);
  r.seg_up = __shfl_up(v, 3, 8);
  r.seg_down = __shfl_down(v, 5, 16);
  r.seg_flip = __shfl_xor_sync(~0ull, v, 4, 8);
  r.wide = __shfl(v + 0.25, 1);
  r.big = __shfl((long long)v << 33, 2);
  r.narrow = __shfl((short)-v, 0);
  r.count = __syncthreads_count(v % 5 == 0);
  r.any_block = __syncthreads_or(thread == size - 1);
  r.all_block = __syncthreads_and(thread < size - 1);
}

// A sum over each warp, as programs write it.
__global__ void reduce(const float* in, float* out) {
  float sum = in[blockIdx.x * blockDim.x + threadIdx.x];
  for (int step = warpSize / 2; step > 0; step /= 2) sum += __shfl_down(sum, step);
  if (threadIdx.x % warpSize == 0) out[(blockIdx.x * blockDim.x + threadIdx.x) / warpSize] = sum;
}

#define EXPECT(got, want)                                                                                \
  if ((got) != (want)) {                                                                                 \
    printf("block %d,%d,%d thread %d: %s is %lld, not %lld\n", b.x, b.y, b.z, t, #got, (long long)(got), \
           (long long)(want));                                                                           \
    return false;                                                                                        \
  }

// The value of lane `lane` in the warp of `base`; reading a lane past the block is undefined.
static bool readable(int base, int lane, int size) { return lane >= 0 && base + lane < size; }
#define EXPECT_LANE(got, lane_index) \
  if (readable(base, lane_index, size)) EXPECT(got, value_of(base + (lane_index)))

bool check(const Result& r, int t, int size, dim3 b) {
  int lane = t % 32, base = t - lane, lanes = size - base < 32 ? size - base : 32;
  unsigned long long ballot = 0, some = 0, match = 0, full = (1ull << lanes) - 1;
  bool any = false, all = true;
  for (int l = 0; l < lanes; ++l) {
    int thread = base + l;
    if (value_of(thread) % 3 == 0) ballot |= 1ull << l;
    if (thread % 2) some |= 1ull << l;
    if (thread / 5 == t / 5) match |= 1ull << l;
    any = any || value_of(thread) % 31 == 0;
    all = all && thread < 40;
  }
  EXPECT(r.lane, lane);
  EXPECT(r.ballot, ballot);
  EXPECT(r.active, full);
  EXPECT(r.any, any);
  EXPECT(r.all, all);
  EXPECT(r.some, t % 2 ? some : 0);
  EXPECT(r.match, match);
  EXPECT_LANE(r.at, 3);
  EXPECT_LANE(r.up, lane < 1 ? lane : lane - 1);
  EXPECT_LANE(r.down, lane + 2 > 31 ? lane : lane + 2);
  EXPECT_LANE(r.flip, lane ^ 1);
  EXPECT_LANE(r.seg_at, lane / 8 * 8 + 1);
  EXPECT_LANE(r.seg_up, lane % 8 < 3 ? lane : lane - 3);
  EXPECT_LANE(r.seg_down, lane % 16 + 5 > 15 ? lane : lane + 5);
  EXPECT_LANE(r.seg_flip, lane ^ 4);
  if (readable(base, 1, size)) EXPECT(r.wide == value_of(base + 1) + 0.25, true);
  if (readable(base, 2, size)) EXPECT(r.big, (long long)value_of(base + 2) << 33);
  EXPECT(r.narrow, (short)-value_of(base));
  int count = 0;
  for (int i = 0; i < size; ++i) count += value_of(i) % 5 == 0;
  EXPECT(r.count, count);
  EXPECT(r.any_block, 1);
  EXPECT(r.all_block, 0);
  return true;
}

bool run(dim3 grid, dim3 b) {
  int size = b.x * b.y * b.z, blocks = grid.x * grid.y * grid.z;
  Result* results;
  if (hipMallocManaged(&results, blocks * size * sizeof(Result))) exit(2);
  memset(results, 0, blocks * size * sizeof(Result));
  warps<<<grid, b>>>(results);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int i = 0; i < blocks * size; ++i)
    if (!check(results[i], i % size, size, b)) return false;
  return hipFree(results) == hipSuccess;
}

int main() {
  const dim3 blocks[] = {dim3(32),    dim3(64),       dim3(256),      dim3(1),        dim3(20),   dim3(50),
                         dim3(33),    dim3(8, 8),     dim3(16, 16),   dim3(4, 4, 4),  dim3(7, 5), dim3(3, 5, 7),
                         dim3(1, 32), dim3(1, 1, 64), dim3(2, 3, 10), dim3(128, 2, 1)};
  bool good = true;
  for (dim3 b : blocks) good = run(dim3(3), b) && run(dim3(2, 2, 2), b) && good;
  float *in, *out;
  if (hipMallocManaged(&in, 256 * sizeof(float)) || hipMallocManaged(&out, 8 * sizeof(float))) return 2;
  for (int i = 0; i < 256; ++i) in[i] = i;
  reduce<<<2, 128>>>(in, out);
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  for (int w = 0; w < 8; ++w)
    if (out[w] != 32 * 32 * w + 31 * 16) return printf("reduce: %f\n", out[w]), 1;
  if (!good) return 1;
  printf("done\n");
}
