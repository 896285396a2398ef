// Calls that arrive at cuBLAS: prints what the test expects in its log.
#include <hip/hip_interop.h>
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <rocblas/rocblas.h>

#include <cstdio>

static int wrong = 0;

static void is(int got, int want, const char* what) {
  if (got != want) std::fprintf(stderr, "%s: %d is not %d\n", what, got, want), ++wrong;
}

static std::uintptr_t driverStream(hipStream_t stream) {
  std::uintptr_t handles[5] = {};
  is(hipGetBackendNativeHandles(reinterpret_cast<std::uintptr_t>(stream), handles, nullptr), hipSuccess, "handles");
  return handles[4];
}

int main() {
  float* a;
  hipStream_t stream;
  is(hipMalloc(&a, 1024), hipSuccess, "hipMalloc");
  is(hipStreamCreate(&stream), hipSuccess, "hipStreamCreate");
  hipblasHandle_t h;
  is(hipblasCreate(&h), HIPBLAS_STATUS_SUCCESS, "create");
  if (wrong != 0) return wrong;  // no library on this machine: h has no value
  is(hipblasSetStream(h, stream), HIPBLAS_STATUS_SUCCESS, "stream");
  is(hipblasSetMathMode(h, HIPBLAS_TF32_TENSOR_OP_MATH), HIPBLAS_STATUS_SUCCESS, "math mode");
  const float alpha = 2, beta = 3;
  const double one = 4;
  is(hipblasSgemm(h, HIPBLAS_OP_T, HIPBLAS_OP_C, 1, 2, 3, &alpha, a, 4, a + 1, 5, &beta, a + 2, 6), 0, "gemm");
  std::printf("stream %p\n", reinterpret_cast<void*>(driverStream(stream)));
  std::printf("sgemm 1 2 1 2 3 2 %p 4 %p 5 3 %p 6\n", static_cast<void*>(a), static_cast<void*>(a + 1),
              static_cast<void*>(a + 2));
  double* d = reinterpret_cast<double*>(a);
  is(rocblas_dtrsm_64(static_cast<rocblas_handle>(h), rocblas_side_right, rocblas_fill_upper, rocblas_operation_none,
                      rocblas_diagonal_unit, std::int64_t{1} << 33, 2, &one, d, 7, d + 1, std::int64_t{1} << 34),
     0, "trsm");
  std::printf("dtrsm 1 1 0 1 8589934592 2 4 %p 7 %p 17179869184\n", static_cast<void*>(d), static_cast<void*>(d + 1));
  is(hipblasSetPointerMode(h, HIPBLAS_POINTER_MODE_DEVICE), 0, "pointer mode");
  is(hipblasGemmStridedBatchedEx(h, HIPBLAS_OP_N, HIPBLAS_OP_T, 1, 2, 3, a, a + 1, HIP_R_16F, 4, 5, a + 2, HIP_R_16F, 6,
                                 7, a + 3, a + 4, HIP_R_32F, 8, 9, 10, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT),
     0, "gemmEx");
  std::printf("gemmEx 0 1 1 2 3 %p %p 2 4 5 %p 2 6 7 %p %p 0 8 9 10 68 -1\n", static_cast<void*>(a),
              static_cast<void*>(a + 1), static_cast<void*>(a + 2), static_cast<void*>(a + 3),
              static_cast<void*>(a + 4));
  is(hipblasSdot(h, 3, a, 1, a + 4, -2, a + 9), 0, "dot");
  std::printf("sdot 3 %p 1 %p -2 %p\n", static_cast<void*>(a), static_cast<void*>(a + 4), static_cast<void*>(a + 9));
  // The status is cuBLAS's.
  is(hipblasSscal(h, 7, a, a, 1), HIPBLAS_STATUS_INVALID_VALUE, "invalid value");
  is(hipblasSscal(h, 13, a, a, 1), HIPBLAS_STATUS_EXECUTION_FAILED, "execution");
  is(hipblasSscal(h, 15, a, a, 1), HIPBLAS_STATUS_NOT_SUPPORTED, "not supported");
  // Functions that cuBLAS lacks, here or in general.
  is(hipblasSscalStridedBatched(h, 1, a, a, 1, 2, 3), HIPBLAS_STATUS_NOT_SUPPORTED, "batches");
  is(hipblasDscal(h, 1, d, d, 1), HIPBLAS_STATUS_NOT_SUPPORTED, "an old cuBLAS");
  is(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal), hipSuccess, "capture");
  is(hipblasSdot(h, 3, a, 1, a, 1, a), HIPBLAS_STATUS_NOT_SUPPORTED, "capture");
  hipGraph_t graph;
  static_cast<void>(hipStreamEndCapture(stream, &graph));
  is(hipblasDestroy(h), 0, "destroy");
  return wrong;
}
