// Kernels that don't need an order among lanes; each prints the nanoseconds of a launch.
#include <hip/hip_runtime.h>

#include <chrono>
#include <cstdio>

constexpr int kThreads = 256, kBlocks = 256, kCount = kThreads * kBlocks;

__global__ void saxpy(const float* x, float* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = 1.5f * x[i] + y[i];
}
__global__ void sum(const float* x, float* y) {
  __shared__ float s[kThreads];
  const int t = threadIdx.x;
  s[t] = x[blockIdx.x * kThreads + t];
  __syncthreads();
  for (int d = kThreads / 2; d > 0; d /= 2) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = s[0];
}
__global__ void multiply(const float* x, float* y) {
  __shared__ float a[16][16], b[16][17];
  const int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  float sum = 0;
  for (int k = 0; k < 256; k += 16) {
    a[ty][tx] = x[ty * 256 + k + tx];
    b[ty][tx] = x[(k + ty) * 256 + blockIdx.x % 16 * 16 + tx];
    __syncthreads();
    for (int i = 0; i < 16; ++i) sum += a[ty][i] * b[i][tx];
    __syncthreads();
  }
  y[blockIdx.x * kThreads + threadIdx.x] = sum;
}
__global__ void transpose(const float* x, float* y) {
  __shared__ float tile[32][33];
  const int tx = threadIdx.x % 32, ty = threadIdx.x / 32, first = blockIdx.x % 64 * 1024;
  for (int j = 0; j < 32; j += 8) tile[ty + j][tx] = x[first + (ty + j) * 32 + tx];
  __syncthreads();
  for (int j = 0; j < 32; j += 8) y[first + (ty + j) * 32 + tx] = tile[tx][ty + j];
}
__global__ void stencil(const float* x, float* y) {
  __shared__ float s[kThreads + 6];
  const int t = threadIdx.x, i = blockIdx.x * kThreads + t;
  s[t + 3] = x[i];
  if (t < 3) s[t] = x[i], s[t + kThreads + 3] = x[i];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 7; ++k) sum += s[t + k];
  y[i] = sum;
}
__global__ void sort(const float* x, float* y) {
  __shared__ float s[kThreads];
  const int t = threadIdx.x, i = blockIdx.x * kThreads + t;
  s[t] = x[i];
  __syncthreads();
  for (int k = 2; k <= kThreads; k *= 2)
    for (int j = k / 2; j > 0; j /= 2) {
      const int other = t ^ j;
      if (other > t && (s[t] > s[other]) == ((t & k) == 0)) {
        const float kept = s[t];
        s[t] = s[other];
        s[other] = kept;
      }
      __syncthreads();
    }
  y[i] = s[t];
}
__global__ void scatter(const float* x, float* y) {
  __shared__ float s[kThreads * 4];
  const int t = threadIdx.x, i = blockIdx.x * kThreads + t;
  for (int k = 0; k < 4; ++k) s[(static_cast<int>(x[i]) + 67 * k + 5 * t) % (kThreads * 4)] = x[i];
  __syncthreads();
  y[i] = s[t] + s[t + 3 * kThreads];
}
__global__ void carve(const float* x, float* y, int n) {
  extern __shared__ float memory[];
  float *a = memory, *b = a + n;
  const int t = threadIdx.x, i = blockIdx.x * kThreads + t;
  if (t < n) a[t] = x[i];
  if (t < n) b[t] = 2 * x[i];
  __syncthreads();
  y[i] = t < n ? a[n - 1 - t] + b[(t + 1) % n] : 0;
}

template <class F>
void time(const char* name, F launch) {
  constexpr int kLaunches = 40;
  for (int i = 0; i < 4; ++i) launch();
  (void)hipDeviceSynchronize();
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kLaunches; ++i) launch();
  (void)hipDeviceSynchronize();
  const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
  std::printf("%s %.1f\n", name, spent.count() / kLaunches);
}

int main() {
  float *x, *y;
  if (hipMalloc(&x, 4 * kCount) != hipSuccess || hipMalloc(&y, 4 * kCount) != hipSuccess) return 1;
  (void)hipMemset(x, 0, 4 * kCount);
  (void)hipMemset(y, 0, 4 * kCount);
  time("saxpy", [&] { saxpy<<<kBlocks, kThreads>>>(x, y); });
  time("sum", [&] { sum<<<kBlocks, kThreads>>>(x, y); });
  time("multiply", [&] { multiply<<<kBlocks, kThreads>>>(x, y); });
  time("transpose", [&] { transpose<<<kBlocks, kThreads>>>(x, y); });
  time("stencil", [&] { stencil<<<kBlocks, kThreads>>>(x, y); });
  time("sort", [&] { sort<<<kBlocks, kThreads>>>(x, y); });
  time("scatter", [&] { scatter<<<kBlocks, kThreads>>>(x, y); });
  time("carve", [&] { carve<<<kBlocks, kThreads, 8 * kThreads>>>(x, y, 200); });
  return hipDeviceSynchronize() != hipSuccess;
}
