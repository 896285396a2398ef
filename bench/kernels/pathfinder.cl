#define THREADS 256
#define HEIGHT 16

kernel void pathfinder(global const int* costs, global const int* from, global int* to, int cols, int rows, int row) {
  local int buffers[2][THREADS];
  const int thread = get_local_id(0);
  const int col = get_group_id(0) * (THREADS - 2 * HEIGHT) + thread - HEIGHT;
  const bool inside = col >= 0 && col < cols;
  const int left = max(thread - 1, max(thread - col, 0));
  const int right = min(thread + 1, min(thread + cols - 1 - col, THREADS - 1));
  int now = 0;
  if (inside) buffers[0][thread] = from[col];
  for (int next = max(row, 1); next < min(row + HEIGHT, rows); ++next) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (inside) {
      const int least = min(buffers[now][thread], min(buffers[now][left], buffers[now][right]));
      buffers[1 - now][thread] = least + costs[next * cols + col];
    }
    now = 1 - now;
  }
  if (inside && thread >= HEIGHT && thread < THREADS - HEIGHT) to[col] = buffers[now][thread];
}
