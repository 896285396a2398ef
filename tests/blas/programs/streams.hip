// Calls of hipBLAS among kernels of a stream, in graphs, in threads, and its errors.
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>

#include <cmath>
#include <cstdio>
#include <thread>
#include <vector>

#define HIP(call)                                                                                          \
  do {                                                                                                     \
    if (hipError_t e = call; e != hipSuccess) std::printf("%s: %s\n", #call, hipGetErrorName(e)), ++wrong; \
  } while (0)
#define BLAS(call)                                                                                                     \
  do {                                                                                                                 \
    if (auto s = call; s != HIPBLAS_STATUS_SUCCESS) std::printf("%s: %s\n", #call, hipblasStatusToString(s)), ++wrong; \
  } while (0)

static int checked = 0, wrong = 0;

static void equal(double got, double want, const char* what) {
  ++checked;
  if (!(std::fabs(got - want) <= 1e-12 * std::fabs(want))) std::printf("%s: %g is not %g\n", what, got, want), ++wrong;
}

static void returns(hipblasStatus_t got, hipblasStatus_t want, const char* what) {
  ++checked;
  if (got != want) std::printf("%s: %s\n", what, hipblasStatusToString(got)), ++wrong;
}

constexpr int kSize = 1000;

// Slow, so that a call that doesn't wait reads old values.
__global__ void fillSlowly(double* x, double value) {
  double sum = 0;
  for (int i = 0; i < 20000; ++i) sum += std::sin(static_cast<double>(i));
  for (int i = threadIdx.x; i < kSize; i += blockDim.x) x[i] = value + (sum > 1e9);
}

__global__ void add(double* x, double value) {
  for (int i = threadIdx.x; i < kSize; i += blockDim.x) x[i] += value;
}

struct Data {
  double *x, *y;
  Data() {
    HIP(hipMalloc(&x, kSize * sizeof(double)));
    HIP(hipMalloc(&y, kSize * sizeof(double)));
  }
  ~Data() {
    HIP(hipFree(x));
    HIP(hipFree(y));
  }
  double last(const double* from) const {
    double value = 0;
    HIP(hipMemcpy(&value, from + kSize - 1, sizeof value, hipMemcpyDeviceToHost));
    return value;
  }
};

static void order(hipStream_t stream) {
  Data d;
  hipblasHandle_t handle;
  BLAS(hipblasCreate(&handle));
  BLAS(hipblasSetStream(handle, stream));
  hipStream_t is = nullptr;
  BLAS(hipblasGetStream(handle, &is));
  equal(is == stream, 1, "stream");
  fillSlowly<<<1, 64, 0, stream>>>(d.x, 2);
  fillSlowly<<<1, 64, 0, stream>>>(d.y, 5);
  double alpha = 3;
  BLAS(hipblasDaxpy(handle, kSize, &alpha, d.x, 1, d.y, 1));
  alpha = 100;  // the call has read it
  add<<<1, 64, 0, stream>>>(d.y, 1);
  hipEvent_t event;
  HIP(hipEventCreate(&event));
  HIP(hipEventRecord(event, stream));
  HIP(hipEventSynchronize(event));
  equal(d.last(d.y), 12, "between kernels");
  HIP(hipEventDestroy(event));
  fillSlowly<<<1, 64, 0, stream>>>(d.x, 4);
  double result = 0;
  BLAS(hipblasDdot(handle, kSize, d.x, 1, d.y, 1, &result));
  equal(result, 48.0 * kSize, "result on the host");
  BLAS(hipblasSetPointerMode(handle, HIPBLAS_POINTER_MODE_DEVICE));
  double* scalars;
  HIP(hipMalloc(&scalars, kSize * sizeof(double)));
  fillSlowly<<<1, 64, 0, stream>>>(scalars, 7);
  BLAS(hipblasDscal(handle, kSize, scalars, d.x, 1));
  BLAS(hipblasDasum(handle, kSize, d.x, 1, scalars + 1));
  BLAS(hipblasDaxpy(handle, kSize, scalars + 1, d.x, 1, d.y, 1));
  HIP(hipStreamSynchronize(stream));
  equal(d.last(d.y), 12 + 28.0 * (28 * kSize), "scalars on the device");
  HIP(hipFree(scalars));
  BLAS(hipblasDestroy(handle));
}

static void graphs() {
  Data d;
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  hipblasHandle_t handle;
  BLAS(hipblasCreate(&handle));
  BLAS(hipblasSetStream(handle, stream));
  fillSlowly<<<1, 64, 0, stream>>>(d.y, 1);
  double* sum;
  HIP(hipMalloc(&sum, sizeof(double)));
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
  fillSlowly<<<1, 64, 0, stream>>>(d.x, 2);
  double alpha = 3;
  BLAS(hipblasDaxpy(handle, kSize, &alpha, d.x, 1, d.y, 1));
  alpha = 0;
  double result = 0;
  returns(hipblasDdot(handle, kSize, d.x, 1, d.y, 1, &result), HIPBLAS_STATUS_NOT_SUPPORTED, "result of a capture");
  BLAS(hipblasSetPointerMode(handle, HIPBLAS_POINTER_MODE_DEVICE));
  BLAS(hipblasDdot(handle, kSize, d.x, 1, d.y, 1, sum));
  hipGraph_t graph;
  hipGraphExec_t exec;
  HIP(hipStreamEndCapture(stream, &graph));
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  HIP(hipGraphDestroy(graph));
  BLAS(hipblasDestroy(handle));
  for (int i = 0; i < 3; ++i) HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamSynchronize(stream));
  equal(d.last(d.y), 19, "three launches of a graph");
  HIP(hipMemcpy(&result, sum, sizeof result, hipMemcpyDeviceToHost));
  equal(result, 38.0 * kSize, "result in a graph");
  HIP(hipGraphExecDestroy(exec));
  HIP(hipStreamDestroy(stream));
  HIP(hipFree(sum));
}

static void threads() {
  hipblasHandle_t handle;
  BLAS(hipblasCreate(&handle));
  std::vector<double> results(4);
  std::vector<std::thread> all;
  for (int t = 0; t < 4; ++t)
    all.emplace_back([&, t] {
      double *x, value = t + 1;
      if (hipMalloc(&x, sizeof *x) != hipSuccess) return;
      for (int i = 0; i < 50; ++i) {
        if (hipblasSetVector(1, sizeof value, &value, 1, x, 1) != HIPBLAS_STATUS_SUCCESS) return;
        if (hipblasDscal(handle, 1, &value, x, 1) != HIPBLAS_STATUS_SUCCESS) return;
        double result = 0;
        if (hipblasDasum(handle, 1, x, 1, &result) != HIPBLAS_STATUS_SUCCESS) return;
        results[t] += result;
      }
      static_cast<void>(hipFree(x));
    });
  for (std::thread& thread : all) thread.join();
  for (int t = 0; t < 4; ++t) equal(results[t], 50.0 * (t + 1) * (t + 1), "threads");
  BLAS(hipblasDestroy(handle));
}

static void errors() {
  Data d;
  hipblasHandle_t handle;
  BLAS(hipblasCreate(&handle));
  const double one = 1;
  double result;
  returns(hipblasDscal(nullptr, 1, &one, d.x, 1), HIPBLAS_STATUS_HANDLE_IS_NULLPTR, "no handle");
  returns(hipblasDscal(handle, 1, nullptr, d.x, 1), HIPBLAS_STATUS_INVALID_VALUE, "no alpha");
  returns(hipblasDscal(handle, 1, &one, nullptr, 1), HIPBLAS_STATUS_INVALID_VALUE, "no vector");
  returns(hipblasDscal(handle, 0, nullptr, nullptr, 1), HIPBLAS_STATUS_SUCCESS, "no elements");
  returns(hipblasDscal(handle, -1, nullptr, nullptr, 1), HIPBLAS_STATUS_SUCCESS, "fewer than no elements");
  returns(hipblasDgemv(handle, HIPBLAS_OP_N, 2, 2, &one, d.x, 1, d.y, 1, &one, d.y, 1), HIPBLAS_STATUS_INVALID_VALUE,
          "leading dimension");
  returns(hipblasDgemv(handle, HIPBLAS_OP_N, 2, 2, &one, d.x, 2, d.y, 0, &one, d.y, 1), HIPBLAS_STATUS_INVALID_VALUE,
          "increment of zero");
  returns(hipblasDgemv(handle, HIPBLAS_OP_N, -1, 2, &one, d.x, 2, d.y, 1, &one, d.y, 1), HIPBLAS_STATUS_INVALID_VALUE,
          "negative size");
  returns(hipblasDgemv(handle, static_cast<hipblasOperation_t>(7), 2, 2, &one, d.x, 2, d.y, 1, &one, d.y, 1),
          HIPBLAS_STATUS_INVALID_ENUM, "operation");
  returns(hipblasDscal_64(handle, std::int64_t{1} << 40, &one, d.x, 1), HIPBLAS_STATUS_NOT_SUPPORTED, "64 bits");
  returns(hipblasDnrm2(handle, 3, nullptr, 1, &result), HIPBLAS_STATUS_INVALID_VALUE, "no vector for a norm");
  returns(hipblasDnrm2(handle, 0, d.x, 1, &result), HIPBLAS_STATUS_SUCCESS, "norm of nothing");
  equal(result, 0, "norm of nothing");
  int index = 5;
  BLAS(hipblasIdamax(handle, 3, d.x, 0, &index));
  equal(index, 0, "index without an increment");
  const hipComplex c = make_hipComplex(1, 0);
  returns(hipblasCherk(handle, HIPBLAS_FILL_MODE_UPPER, HIPBLAS_OP_T, 1, 1, &c.x, (hipComplex*)d.x, 1, &c.x,
                       (hipComplex*)d.y, 1),
          HIPBLAS_STATUS_INVALID_VALUE, "herk of a transpose");
  returns(hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_N, 1, 1, 1, &one, d.x, HIP_R_8I, 1, d.x, HIP_R_16F, 1, &one,
                        d.y, HIP_R_32F, 1, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT),
          HIPBLAS_STATUS_NOT_SUPPORTED, "types");
  hipblasPointerMode_t mode;
  returns(hipblasGetPointerMode(handle, &mode), HIPBLAS_STATUS_SUCCESS, "mode");
  equal(mode, HIPBLAS_POINTER_MODE_HOST, "mode at first");
  returns(hipblasSetMathMode(handle, HIPBLAS_PEDANTIC_MATH), HIPBLAS_STATUS_SUCCESS, "math mode");
  hipblasMath_t math;
  returns(hipblasGetMathMode(handle, &math), HIPBLAS_STATUS_SUCCESS, "math mode");
  equal(math, HIPBLAS_PEDANTIC_MATH, "math mode");
  returns(hipblasDestroy(handle), HIPBLAS_STATUS_SUCCESS, "end");
  returns(hipblasCreate(nullptr), HIPBLAS_STATUS_HANDLE_IS_NULLPTR, "no result");
}

int main() {
  order(nullptr);
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  order(stream);
  HIP(hipStreamDestroy(stream));
  graphs();
  threads();
  errors();
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
