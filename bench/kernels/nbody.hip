// The accelerations of bodies by all others, a tile of bodies at a time in shared memory. count is a
// multiple of the block's size.
constexpr int kThreads = 256;

__global__ void nbody(const float4* bodies, float4* accelerations, float softening, int count) {
  __shared__ float4 tile[kThreads];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 here = bodies[i];
  float3 sum = make_float3(0, 0, 0);
  for (int first = 0; first < count; first += kThreads) {
    tile[threadIdx.x] = bodies[first + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < kThreads; ++j) {
      const float4 other = tile[j];
      const float x = other.x - here.x, y = other.y - here.y, z = other.z - here.z;
      const float inverse = rsqrtf(x * x + y * y + z * z + softening);
      const float weight = other.w * inverse * inverse * inverse;
      sum.x += weight * x;
      sum.y += weight * y;
      sum.z += weight * z;
    }
    __syncthreads();
  }
  accelerations[i] = make_float4(sum.x, sum.y, sum.z, 0);
}
