// The nearest centre of each point, with the centres in shared memory.
constexpr int kDimensions = 4, kLargest = 64;

__global__ void kmeans(const float* points, const float* centres, int* nearest, int count, int clusters) {
  __shared__ float shared[kLargest * kDimensions];
  for (int i = threadIdx.x; i < clusters * kDimensions; i += blockDim.x) shared[i] = centres[i];
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  float point[kDimensions];
  for (int d = 0; d < kDimensions; ++d) point[d] = points[d * count + i];
  float least = 3.4e38f;
  int found = 0;
  for (int cluster = 0; cluster < clusters; ++cluster) {
    float distance = 0;
    for (int d = 0; d < kDimensions; ++d) {
      const float difference = point[d] - shared[cluster * kDimensions + d];
      distance += difference * difference;
    }
    if (distance < least) {
      least = distance;
      found = cluster;
    }
  }
  nearest[i] = found;
}
