// The cheapest ways through a grid, row after row: each block has some columns, and as many more at
// both sides as a launch has rows, in shared memory.
constexpr int kThreads = 256, kHeight = 16;

__global__ void pathfinder(const int* costs, const int* from, int* to, int cols, int rows, int row) {
  __shared__ int buffers[2][kThreads];
  const int thread = threadIdx.x;
  const int col = blockIdx.x * (kThreads - 2 * kHeight) + thread - kHeight;
  const bool inside = col >= 0 && col < cols;
  const int left = max(thread - 1, max(thread - col, 0));
  const int right = min(thread + 1, min(thread + cols - 1 - col, kThreads - 1));
  int now = 0;
  if (inside) buffers[0][thread] = from[col];
  for (int next = max(row, 1); next < min(row + kHeight, rows); ++next) {
    __syncthreads();
    if (inside) {
      const int least = min(buffers[now][thread], min(buffers[now][left], buffers[now][right]));
      buffers[1 - now][thread] = least + costs[next * cols + col];
    }
    now = 1 - now;
  }
  if (inside && thread >= kHeight && thread < kThreads - kHeight) to[col] = buffers[now][thread];
}
