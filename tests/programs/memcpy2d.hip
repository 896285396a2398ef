// Pitched memory: hipMallocPitch, hipMemcpy2D in both directions and between device areas.
#include "support.h"

__global__ void negate(char* base, size_t pitch, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  int* row = reinterpret_cast<int*>(base + y * pitch);
  row[x] = -row[x];
}

int main() {
  const int width = 37, height = 21, padded = 50;  // the host's rows are longer than the picture
  std::vector<int> host(padded * height, 1), back(padded * height, 99);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) host[y * padded + x] = y * 1000 + x;

  char *a, *b;
  size_t pitch_a = 0, pitch_b = 0;
  const size_t row = width * sizeof(int);
  HIP_CHECK(hipMallocPitch(reinterpret_cast<void**>(&a), &pitch_a, row, height));
  HIP_CHECK(hipMallocPitch(reinterpret_cast<void**>(&b), &pitch_b, row + 300, height));
  HIP_CHECK(hipMemcpy2D(a, pitch_a, host.data(), padded * sizeof(int), row, height, hipMemcpyHostToDevice));
  negate<<<dim3((width + 15) / 16, (height + 7) / 8), dim3(16, 8)>>>(a, pitch_a, width, height);
  HIP_CHECK(hipMemcpy2D(b, pitch_b, a, pitch_a, row, height, hipMemcpyDeviceToDevice));
  HIP_CHECK(hipMemset2D(a, pitch_a, 0, row, height));
  HIP_CHECK(hipMemcpy2D(back.data(), padded * sizeof(int), b, pitch_b, row, height, hipMemcpyDeviceToHost));
  std::vector<int> zero(width * height, 5);
  HIP_CHECK(hipMemcpy2D(zero.data(), row, a, pitch_a, row, height, hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(a));
  HIP_CHECK(hipFree(b));

  long wrong = pitch_a < row || pitch_b < row + 300;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < padded; ++x) wrong += back[y * padded + x] != (x < width ? -(y * 1000 + x) : 99);
  for (int value : zero) wrong += value != 0;
  return verdict(padded * height + width * height, wrong);
}
