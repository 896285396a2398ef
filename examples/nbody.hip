// Gravity between n bodies, leapfrog steps: float4 vectors, tiles of bodies in shared memory.
#include <cmath>
#include <vector>

#include "common/check.h"

constexpr int kBodies = 512, kSteps = 4, kThreads = 128;
constexpr float kDt = 1e-3f, kSoftening = 1e-2f;

__device__ float3 pull(float4 from, float4 to, float3 sum) {
  const float dx = to.x - from.x, dy = to.y - from.y, dz = to.z - from.z;
  const float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + kSoftening);
  const float scale = to.w * inverse * inverse * inverse;
  return make_float3(sum.x + dx * scale, sum.y + dy * scale, sum.z + dz * scale);
}

__global__ void accelerate(const float4* position, float4* velocity) {
  __shared__ float4 tile[kThreads];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float3 sum = make_float3(0, 0, 0);
  for (int start = 0; start < kBodies; start += kThreads) {
    tile[threadIdx.x] = position[start + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < kThreads; ++j) sum = pull(position[i], tile[j], sum);
    __syncthreads();
  }
  velocity[i].x += sum.x * kDt;
  velocity[i].y += sum.y * kDt;
  velocity[i].z += sum.z * kDt;
}

__global__ void drift(float4* position, const float4* velocity) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 p = position[i];
  const float4 v = velocity[i];
  p.x += v.x * kDt;
  p.y += v.y * kDt;
  p.z += v.z * kDt;
  position[i] = p;
}

struct Body {
  double p[3], v[3], mass;
};

static void reference_step(std::vector<Body>& bodies) {
  for (Body& a : bodies) {
    double sum[3] = {};
    for (const Body& b : bodies) {
      double d[3], r2 = double(kSoftening);
      for (int c = 0; c < 3; ++c) {
        d[c] = b.p[c] - a.p[c];
        r2 += d[c] * d[c];
      }
      for (int c = 0; c < 3; ++c) sum[c] += b.mass * d[c] / (r2 * std::sqrt(r2));
    }
    for (int c = 0; c < 3; ++c) a.v[c] += sum[c] * double(kDt);
  }
  for (Body& a : bodies)
    for (int c = 0; c < 3; ++c) a.p[c] += a.v[c] * double(kDt);
}

int main() {
  std::vector<float4> position(kBodies), velocity(kBodies);
  std::vector<Body> bodies(kBodies);
  unsigned state = 42;
  auto random = [&state] {
    state = state * 1664525u + 1013904223u;
    return static_cast<float>(state >> 8) / (1 << 24) * 2 - 1;
  };
  for (int i = 0; i < kBodies; ++i) {
    position[i] = make_float4(random(), random(), random(), 0.5f + 0.25f * random());
    velocity[i] = make_float4(random(), random(), random(), 0);
    const float4 p = position[i], v = velocity[i];
    bodies[i] = {{p.x, p.y, p.z}, {v.x, v.y, v.z}, p.w};
  }

  const size_t bytes = kBodies * sizeof(float4);
  float4 *dposition, *dvelocity;
  HIP_CHECK(hipMalloc(&dposition, bytes));
  HIP_CHECK(hipMalloc(&dvelocity, bytes));
  HIP_CHECK(hipMemcpy(dposition, position.data(), bytes, hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(dvelocity, velocity.data(), bytes, hipMemcpyHostToDevice));
  for (int step = 0; step < kSteps; ++step) {
    accelerate<<<kBodies / kThreads, kThreads>>>(dposition, dvelocity);
    drift<<<kBodies / kThreads, kThreads>>>(dposition, dvelocity);
    reference_step(bodies);
  }
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(position.data(), dposition, bytes, hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(dposition));
  HIP_CHECK(hipFree(dvelocity));

  double worst = 0;
  for (int i = 0; i < kBodies; ++i) {
    const float p[3] = {position[i].x, position[i].y, position[i].z};
    for (int c = 0; c < 3; ++c) worst = larger_error(worst, std::fabs(p[c] - bodies[i].p[c]));
  }
  std::printf("%d bodies, %d steps, largest error %.1e\n", kBodies, kSteps, worst);
  return worst < 1e-5 ? 0 : 1;
}
