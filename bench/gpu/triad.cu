// The triad of STREAM, four elements per thread in one vector.
#include "bench.h"

constexpr int kThreads = 256;

__global__ void __launch_bounds__(kThreads)
    triad(float4* __restrict__ a, const float4* __restrict__ b, const float4* __restrict__ c, float scale, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const float4 x = b[i], y = c[i];
  a[i] = make_float4(x.x + scale * y.x, x.y + scale * y.y, x.z + scale * y.z, x.w + scale * y.w);
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 26);
  const int size = given.size, runs = given.runs;
  const int vectors = size / 4, count = vectors * 4;
  std::vector<float> b(count), c(count);
  for (int i = 0; i < count; ++i) {
    b[i] = static_cast<float>(i % 1021);
    c[i] = static_cast<float>(i % 509);
  }
  bench::Buffer<float> da(count), db(b), dc(c);
  const std::vector<float> times = bench::times_ms(runs, [&] {
    triad<<<bench::blocks(vectors, kThreads), kThreads>>>(reinterpret_cast<float4*>(da.get()),
                                                          reinterpret_cast<const float4*>(db.get()),
                                                          reinterpret_cast<const float4*>(dc.get()), 3.0f, vectors);
  });
  const std::vector<float> a = da.host();
  bool correct = true;
  for (int i = 0; i < count; ++i) correct &= a[i] == b[i] + 3.0f * c[i];
  return bench::report("triad", correct, times, {12.0 * count, 2.0 * count});
}
