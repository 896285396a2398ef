// The iterations until a point of the plane is known to be outside of Mandelbrot's set.
__global__ void mandelbrot(int* counts, int width, int height, float left, float top, float step, int limit) {
  const int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
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
