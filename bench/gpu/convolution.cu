// A convolution of an image by 5 x 5 weights, which reads the image by a texture object.
#include "bench.h"

constexpr int kRadius = 2, kSide = 2 * kRadius + 1, kX = 32, kY = 8;

__constant__ float weights[kSide][kSide];

__global__ void __launch_bounds__(kX* kY)
    convolution(cudaTextureObject_t image, float* __restrict__ result, int width, int height) {
  const int x = blockIdx.x * kX + threadIdx.x, y = blockIdx.y * kY + threadIdx.y;
  if (x >= width || y >= height) return;
  float sum = 0;
#pragma unroll
  for (int v = -kRadius; v <= kRadius; ++v)
#pragma unroll
    for (int u = -kRadius; u <= kRadius; ++u)
      sum += weights[v + kRadius][u + kRadius] * tex2D<float>(image, x + u + 0.5f, y + v + 0.5f);
  result[y * width + x] = sum;
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 4096);
  const int size = given.size, runs = given.runs;
  const int width = size, height = size;
  std::vector<float> image(width * height);
  float host_weights[kSide][kSide];
  bench::Random random(12);
  for (float& value : image) value = random.uniform(0, 1);
  for (auto& row : host_weights)
    for (float& weight : row) weight = random.uniform(-1, 1);
  CHECK(cudaMemcpyToSymbol(weights, host_weights, sizeof(host_weights)));

  const cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaArray_t array;
  CHECK(cudaMallocArray(&array, &format, width, height));
  const size_t pitch = width * sizeof(float);
  CHECK(cudaMemcpy2DToArray(array, 0, 0, image.data(), pitch, pitch, height, cudaMemcpyHostToDevice));
  cudaResourceDesc resource{};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc sampler{};
  sampler.addressMode[0] = sampler.addressMode[1] = cudaAddressModeClamp;
  sampler.filterMode = cudaFilterModePoint;
  sampler.readMode = cudaReadModeElementType;
  cudaTextureObject_t texture;
  CHECK(cudaCreateTextureObject(&texture, &resource, &sampler, nullptr));

  bench::Buffer<float> dresult(width * height);
  const dim3 grid(bench::blocks(width, kX), bench::blocks(height, kY)), block(kX, kY);
  const std::vector<float> times =
      bench::times_ms(runs, [&] { convolution<<<grid, block>>>(texture, dresult.get(), width, height); });
  const std::vector<float> result = dresult.host();
  CHECK(cudaDestroyTextureObject(texture));
  CHECK(cudaFreeArray(array));
  bool correct = true;
  for (int sample = 0; sample < 1 << 18; ++sample) {
    const int x = random.below(width), y = random.below(height);
    double expected = 0;
    const auto clamp = [](int at, int end) { return at < 0 ? 0 : at < end ? at : end - 1; };
    for (int v = 0; v < kSide; ++v)
      for (int u = 0; u < kSide; ++u)
        expected += static_cast<double>(host_weights[v][u]) *
                    image[clamp(y + v - kRadius, height) * width + clamp(x + u - kRadius, width)];
    correct &= bench::close(result[y * width + x], expected, 1e-5);
  }
  const double pixels = static_cast<double>(width) * height;
  return bench::report("convolution", correct, times, {8 * pixels, 2.0 * kSide * kSide * pixels});
}
