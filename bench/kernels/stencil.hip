// A stencil of 7 points in 3 dimensions, one thread per cell.
__global__ void stencil(const float* __restrict__ from, float* __restrict__ to, int n, float centre, float side) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  const int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x < 1 || x >= n - 1 || y < 1 || y >= n - 1 || z < 1 || z >= n - 1) return;
  const int i = (z * n + y) * n + x, plane = n * n;
  to[i] = centre * from[i] +
          side * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n] + from[i - plane] + from[i + plane]);
}
