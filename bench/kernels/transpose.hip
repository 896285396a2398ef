// The transpose of a square matrix by tiles in shared memory. n is a multiple of the tile's side.
constexpr int kTile = 32, kRows = 8;

__global__ void transpose(const float* values, float* result, int n) {
  __shared__ float tile[kTile][kTile + 1];
  int x = blockIdx.x * kTile + threadIdx.x, y = blockIdx.y * kTile + threadIdx.y;
  for (int row = 0; row < kTile; row += kRows) tile[threadIdx.y + row][threadIdx.x] = values[(y + row) * n + x];
  __syncthreads();
  x = blockIdx.y * kTile + threadIdx.x;
  y = blockIdx.x * kTile + threadIdx.y;
  for (int row = 0; row < kTile; row += kRows) result[(y + row) * n + x] = tile[threadIdx.x][threadIdx.y + row];
}
