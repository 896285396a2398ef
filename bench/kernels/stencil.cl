kernel void stencil(global const float* restrict from, global float* restrict to, int n, float centre, float side) {
  const size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  if (x < 1 || x >= n - 1 || y < 1 || y >= n - 1 || z < 1 || z >= n - 1) return;
  const size_t i = (z * n + y) * n + x, plane = n * n;
  to[i] = centre * from[i] +
          side * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n] + from[i - plane] + from[i + plane]);
}
