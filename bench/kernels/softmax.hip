// Softmax of a matrix's rows, one block per row: largest value and sum by shuffles.
constexpr int kThreads = 256, kWarps = kThreads / 32;

__device__ float block_max(float value, float* partial) {
  for (int distance = 16; distance > 0; distance /= 2) value = fmaxf(value, __shfl_xor(value, distance));
  if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = value;
  __syncthreads();
  for (int warp = 0; warp < kWarps; ++warp) value = fmaxf(value, partial[warp]);
  __syncthreads();
  return value;
}

__device__ float block_sum(float value, float* partial) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor(value, distance);
  if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = value;
  __syncthreads();
  value = 0;
  for (int warp = 0; warp < kWarps; ++warp) value += partial[warp];
  return value;
}

__global__ void softmax(const float* values, float* result, int rows, int cols) {
  __shared__ float partial[kWarps];
  values += blockIdx.x * cols;
  result += blockIdx.x * cols;
  float largest = -INFINITY;
  for (int col = threadIdx.x; col < cols; col += kThreads) largest = fmaxf(largest, values[col]);
  largest = block_max(largest, partial);
  float sum = 0;
  for (int col = threadIdx.x; col < cols; col += kThreads) sum += expf(values[col] - largest);
  const float factor = 1 / block_sum(sum, partial);
  for (int col = threadIdx.x; col < cols; col += kThreads) result[col] = expf(values[col] - largest) * factor;
}
