kernel void mandelbrot(global int* counts, int width, int height, float left, float top, float step, int limit) {
  const int px = get_global_id(0), py = get_global_id(1);
  if (px >= width || py >= height) return;
  const float cx = left + px * step, cy = top + py * step;
  float x = 0, y = 0;
  int count = 0;
  while (count < limit && x * x + y * y <= 4.0f) {
    const float next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
    ++count;
  }
  counts[py * width + px] = count;
}
