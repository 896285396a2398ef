// The inclusive prefix sums of segments, one per block: by shuffles in a warp, then over the warps.
// The segment is a multiple of the block's size.
constexpr int kThreads = 256, kWarps = kThreads / 32;

__device__ int warp_scan(int value, int lane) {
  for (int distance = 1; distance < 32; distance *= 2) {
    const int other = __shfl_up(value, distance);
    if (lane >= distance) value += other;
  }
  return value;
}

__global__ void scan(const int* values, int* result, int segment) {
  __shared__ int sums[kWarps];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  int before = 0;
  for (int first = 0; first < segment; first += kThreads) {
    const int i = blockIdx.x * segment + first + threadIdx.x;
    int sum = warp_scan(values[i], lane);
    if (lane == 31) sums[warp] = sum;
    __syncthreads();
    if (warp == 0) {
      const int total = warp_scan(lane < kWarps ? sums[lane] : 0, lane);
      if (lane < kWarps) sums[lane] = total;
    }
    __syncthreads();
    if (warp > 0) sum += sums[warp - 1];
    result[i] = before + sum;
    before += sums[kWarps - 1];
    __syncthreads();
  }
}
