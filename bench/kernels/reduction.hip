// The sums of parts of an array: each thread's own, by shuffles in a warp, then of the block's warps.
constexpr int kThreads = 256;

__device__ float warp_sum(float value) {
  for (int distance = warpSize / 2; distance > 0; distance /= 2) value += __shfl_down(value, distance);
  return value;
}

__global__ void reduction(const float* values, int count, float* sums) {
  __shared__ float partial[kThreads / 32];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) sum += values[i];
  sum = warp_sum(sum);
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lane == 0) partial[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    sum = warp_sum(lane < kThreads / 32 ? partial[lane] : 0);
    if (lane == 0) sums[blockIdx.x] = sum;
  }
}
