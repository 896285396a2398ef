// The accelerations of n bodies by all pairs, a tile of bodies at a time in shared memory.
#include "bench.h"

constexpr int kThreads = 256;
constexpr float kSoftening = 1e-3f;

__device__ float3 accelerate(float3 sum, float4 here, float4 other) {
  const float x = other.x - here.x, y = other.y - here.y, z = other.z - here.z;
  const float inverse = rsqrtf(x * x + y * y + z * z + kSoftening);
  const float weight = other.w * inverse * inverse * inverse;
  return make_float3(sum.x + weight * x, sum.y + weight * y, sum.z + weight * z);
}

// count is a multiple of kThreads.
__global__ void __launch_bounds__(kThreads)
    nbody(const float4* __restrict__ bodies, float3* __restrict__ accelerations, int count) {
  __shared__ float4 tile[kThreads];
  const int i = blockIdx.x * kThreads + threadIdx.x;
  const float4 here = bodies[i];
  float3 sum = make_float3(0, 0, 0);
  for (int first = 0; first < count; first += kThreads) {
    tile[threadIdx.x] = bodies[first + threadIdx.x];
    __syncthreads();
#pragma unroll 32
    for (int j = 0; j < kThreads; ++j) sum = accelerate(sum, here, tile[j]);
    __syncthreads();
  }
  accelerations[i] = sum;
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 15);
  const int size = given.size, runs = given.runs;
  const int count = bench::blocks(size, kThreads) * kThreads;
  std::vector<float4> bodies(count);
  bench::Random random(4);
  for (float4& body : bodies)
    body = make_float4(random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1),
                       random.uniform(0.5f, 1) / count);
  bench::Buffer<float4> dbodies(bodies);
  bench::Buffer<float3> daccelerations(count);
  const std::vector<float> times =
      bench::times_ms(runs, [&] { nbody<<<count / kThreads, kThreads>>>(dbodies.get(), daccelerations.get(), count); });
  const std::vector<float3> accelerations = daccelerations.host();
  bool correct = true;
  for (int sample = 0; sample < 128; ++sample) {
    const int i = random.below(count);
    double sum_x = 0, sum_y = 0, sum_z = 0;
    for (const float4& other : bodies) {
      const double x = other.x - bodies[i].x, y = other.y - bodies[i].y, z = other.z - bodies[i].z;
      const double inverse = 1 / std::sqrt(x * x + y * y + z * z + kSoftening);
      const double weight = other.w * inverse * inverse * inverse;
      sum_x += weight * x;
      sum_y += weight * y;
      sum_z += weight * z;
    }
    correct &= bench::close(accelerations[i].x, sum_x, 1e-3);
    correct &= bench::close(accelerations[i].y, sum_y, 1e-3);
    correct &= bench::close(accelerations[i].z, sum_z, 1e-3);
  }
  return bench::report("nbody", correct, times, {0, 20.0 * count * count});
}
