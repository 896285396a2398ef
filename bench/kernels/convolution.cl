#define RADIUS 2
#define SIDE (2 * RADIUS + 1)

kernel void convolution(global const float* image, global float* result, int width, int height,
                        constant float* weights) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height) return;
  float sum = 0;
  for (int v = 0; v < SIDE; ++v)
    for (int u = 0; u < SIDE; ++u) {
      const int from_x = clamp(x + u - RADIUS, 0, width - 1);
      const int from_y = clamp(y + v - RADIUS, 0, height - 1);
      sum += weights[v * SIDE + u] * image[from_y * width + from_x];
    }
  result[y * width + x] = sum;
}
