// cuBLAS's names in a CUDA source, with a kernel's operands.
#include <cublas_v2.h>

#include <cstdio>
#include <vector>

__global__ void fill(float* a, int n) { a[threadIdx.x] = static_cast<float>(threadIdx.x % n); }

int main() {
  const int n = 4;
  float *a, *c;
  if (cudaMalloc(&a, n * n * sizeof(float)) != cudaSuccess || cudaMalloc(&c, n * n * sizeof(float)) != cudaSuccess)
    return 1;
  fill<<<1, n * n>>>(a, n);
  cublasHandle_t handle;
  int version = 0, wrong = 0;
  if (cublasCreate(&handle) != CUBLAS_STATUS_SUCCESS || cublasGetVersion(handle, &version) != CUBLAS_STATUS_SUCCESS)
    return 1;
  const float one = 1, zero = 0;
  if (cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, a, n, &zero, c, n) != CUBLAS_STATUS_SUCCESS)
    ++wrong;
  const cuComplex z = make_cuComplex(0, 1);
  if (cublasCscal(handle, n * n / 2, &z, reinterpret_cast<cuComplex*>(c), 1) != CUBLAS_STATUS_SUCCESS) ++wrong;
  // GemmEx with float's scalars adds nothing.
  if (cublasSgemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &zero, a, CUDA_R_32F, n, a, CUDA_R_32F, n, &one, c,
                    CUDA_R_32F, n) != CUBLAS_STATUS_SUCCESS)
    ++wrong;
  std::vector<float> got(n * n);
  if (cublasGetMatrix(n, n, sizeof(float), c, n, got.data(), n) != CUBLAS_STATUS_SUCCESS) ++wrong;
  // Each pair (x, y) is (-y, x) now.
  for (int i = 0; i < n * n; ++i) {
    const int other = i ^ 1;
    const float want = static_cast<float>(n * (other % n) * (other / n)) * (i % 2 == 0 ? -1 : 1);
    if (got[i] != want) std::printf("%d: %g is not %g\n", i, got[i], want), ++wrong;
  }
  if (cublasSgemm(nullptr, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, a, n, &zero, c, n) !=
      CUBLAS_STATUS_NOT_INITIALIZED)
    ++wrong;
  std::printf("%s %d\n", cublasGetStatusString(CUBLAS_STATUS_NOT_SUPPORTED), version);
  cublasDestroy(handle);
  std::printf("%d checked, %d wrong\n", n * n, wrong);
  return wrong;
}
