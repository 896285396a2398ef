static void mandelbrot(int* counts, int width, int height, float left, float top, float step, int limit) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int py = 0; py < height; ++py)
#pragma omp simd
    for (int px = 0; px < width; ++px) {
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
}
