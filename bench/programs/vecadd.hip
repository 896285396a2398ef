#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

__global__ void vecadd(const float* a, const float* b, float* c, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

int main() {
  const int n = 1 << 16;
  const size_t bytes = n * sizeof(float);
  float* a = static_cast<float*>(std::malloc(bytes));
  float* b = static_cast<float*>(std::malloc(bytes));
  float* c = static_cast<float*>(std::malloc(bytes));
  for (int i = 0; i < n; ++i) {
    a[i] = std::sqrt(static_cast<float>(i));
    b[i] = static_cast<float>(n - i);
  }
  float *da, *db, *dc;
  if (hipMalloc(reinterpret_cast<void**>(&da), bytes) != hipSuccess) return 1;
  if (hipMalloc(reinterpret_cast<void**>(&db), bytes) != hipSuccess) return 1;
  if (hipMalloc(reinterpret_cast<void**>(&dc), bytes) != hipSuccess) return 1;
  (void)hipMemcpy(da, a, bytes, hipMemcpyHostToDevice);
  (void)hipMemcpy(db, b, bytes, hipMemcpyHostToDevice);
  vecadd<<<n / 256, 256>>>(da, db, dc, n);
  (void)hipMemcpy(c, dc, bytes, hipMemcpyDeviceToHost);
  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += !(std::fabs(a[i] + b[i] - c[i]) <= 1e-3f);
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
