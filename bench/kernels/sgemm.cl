#define TILE 16

kernel void sgemm(global const float* a, global const float* b, global float* c, int n) {
  local float tile_a[TILE][TILE];
  local float tile_b[TILE][TILE];
  const int tx = get_local_id(0), ty = get_local_id(1);
  const int row = get_group_id(1) * TILE + ty, col = get_group_id(0) * TILE + tx;
  float sum = 0;
  for (int t = 0; t < n / TILE; ++t) {
    tile_a[ty][tx] = a[row * n + t * TILE + tx];
    tile_b[ty][tx] = b[(t * TILE + ty) * n + col];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; ++k) sum += tile_a[ty][k] * tile_b[k][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + col] = sum;
}
