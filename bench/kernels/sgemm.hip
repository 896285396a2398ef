// The product of two square matrices, by tiles in shared memory. n is a multiple of the tile's side.
constexpr int kTile = 16;

__global__ void sgemm(const float* a, const float* b, float* c, int n) {
  __shared__ float tile_a[kTile][kTile];
  __shared__ float tile_b[kTile][kTile];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int row = blockIdx.y * kTile + ty, col = blockIdx.x * kTile + tx;
  float sum = 0;
  for (int t = 0; t < n / kTile; ++t) {
    tile_a[ty][tx] = a[row * n + t * kTile + tx];
    tile_b[ty][tx] = b[(t * kTile + ty) * n + col];
    __syncthreads();
    for (int k = 0; k < kTile; ++k) sum += tile_a[ty][k] * tile_b[k][tx];
    __syncthreads();
  }
  c[row * n + col] = sum;
}
