kernel void jacobi(global const float* from, global float* to, int n) {
  const size_t x = get_global_id(0), y = get_global_id(1);
  if (x > 0 && x < n - 1 && y > 0 && y < n - 1) {
    const size_t i = y * n + x;
    to[i] = 0.25f * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
  }
}
