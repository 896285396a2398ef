// The Mandelbrot set as a PPM picture: mandelbrot [file.ppm]
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "common/check.h"

constexpr int kWidth = 480, kHeight = 320, kLimit = 100;
constexpr float kLeft = -2.1f, kTop = 1.0f, kStep = 2.0f / kHeight;

__global__ void mandelbrot(std::uint16_t* count) {
  const int px = blockIdx.x * blockDim.x + threadIdx.x;
  const int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= kWidth || py >= kHeight) return;
  const float cx = kLeft + px * kStep, cy = kTop - py * kStep;
  float x = 0, y = 0;
  int i = 0;
  for (; i < kLimit && x * x + y * y <= 4.0f; ++i) {
    const float next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
  }
  count[py * kWidth + px] = static_cast<std::uint16_t>(i);
}

// The same in double, to check the picture except for pixels on the very edge.
static int reference(int px, int py) {
  const double cx = double(kLeft) + px * double(kStep), cy = double(kTop) - py * double(kStep);
  double x = 0, y = 0;
  int i = 0;
  while (i < kLimit && x * x + y * y <= 4.0) {
    const double next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
    ++i;
  }
  return i;
}

static bool write_ppm(const char* path, const std::vector<std::uint16_t>& count) {
  std::FILE* file = std::fopen(path, "wb");
  if (!file) return false;
  std::fprintf(file, "P6\n%d %d\n255\n", kWidth, kHeight);
  for (int i : count) {
    const int shade = i == kLimit ? 0 : 255 - i * 2;
    for (int value : {shade, shade, i == kLimit ? 0 : 255}) std::fputc(value, file);
  }
  return std::fclose(file) == 0;
}

int main(int argc, char** argv) {
  const char* path = argc > 1 ? argv[1] : "mandelbrot.ppm";
  std::vector<std::uint16_t> count(kWidth * kHeight);
  std::uint16_t* dcount;
  HIP_CHECK(hipMalloc(&dcount, count.size() * sizeof(std::uint16_t)));
  const dim3 block(16, 8), grid((kWidth + 15) / 16, (kHeight + 7) / 8);
  mandelbrot<<<grid, block>>>(dcount);
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(
      hipMemcpy(count.data(), dcount, count.size() * sizeof(std::uint16_t), hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(dcount));

  int inside = 0, different = 0;
  for (int py = 0; py < kHeight; ++py)
    for (int px = 0; px < kWidth; ++px) {
      const int i = count[py * kWidth + px];
      inside += i == kLimit;
      different += std::abs(i - reference(px, py)) > 1;
    }
  if (!write_ppm(path, count)) {
    std::perror(path);
    return 1;
  }
  std::printf("%d x %d, area %.3f, %d edge pixels differ from double\n", kWidth, kHeight,
              inside * double(kStep) * double(kStep), different);
  return different <= kWidth * kHeight / 200 ? 0 : 1;
}
