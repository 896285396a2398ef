// cuBLASLt's calls are in the order of their stream, and graphs keep them; the log; handles of another library.
#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <cstdio>
#include <cstring>
#include <utility>
#include <vector>

static int checked = 0, wrong = 0;

static void is(long long got, long long want, const char* what) {
  ++checked;
  if (got != want) std::printf("%s: %lld is not %lld\n", what, got, want), ++wrong;
}

static void succeeds(cudaError_t error, const char* what) { is(error, cudaSuccess, what); }

__global__ void fill(float* a, int count, float value) {
  for (int i = 0; i < count; ++i) a[i] = value;
}
__global__ void add(float* a, int count, float value) {
  for (int i = 0; i < count; ++i) a[i] += value;
}

constexpr int kSize = 8;

struct Product {
  cublasLtHandle_t handle;
  cublasLtMatmulDesc_t desc;
  cublasLtMatrixLayout_t layout;
  float *a, *b, *d;

  Product() {
    is(cublasLtCreate(&handle), CUBLAS_STATUS_SUCCESS, "create");
    is(cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F), CUBLAS_STATUS_SUCCESS, "descriptor");
    is(cublasLtMatrixLayoutCreate(&layout, CUDA_R_32F, kSize, kSize, kSize), CUBLAS_STATUS_SUCCESS, "layout");
    for (float** memory : {&a, &b, &d}) succeeds(cudaMalloc(memory, kSize * kSize * sizeof(float)), "memory");
  }
  ~Product() {
    is(cublasLtMatmulDescDestroy(desc), CUBLAS_STATUS_SUCCESS, "destroy");
    is(cublasLtMatrixLayoutDestroy(layout), CUBLAS_STATUS_SUCCESS, "destroy");
    is(cublasLtDestroy(handle), CUBLAS_STATUS_SUCCESS, "destroy");
    for (float* memory : {a, b, d}) succeeds(cudaFree(memory), "free");
  }

  // d = factor a b + 1, in the stream, where a and b are filled before it.
  void enqueue(cudaStream_t stream, float ofA, float ofB) {
    fill<<<1, 1, 0, stream>>>(a, kSize * kSize, ofA);
    fill<<<1, 1, 0, stream>>>(b, kSize * kSize, ofB);
    float factor = 2;
    const float zero = 0;
    is(cublasLtMatmul(handle, desc, &factor, a, layout, b, layout, &zero, d, layout, d, layout, nullptr, nullptr, 0,
                      stream),
       CUBLAS_STATUS_SUCCESS, "product");
    factor = 1000;  // the call has read it
    add<<<1, 1, 0, stream>>>(d, kSize * kSize, 1);
  }
  void check(float want, const char* what) {
    std::vector<float> values(kSize * kSize);
    succeeds(cudaMemcpy(values.data(), d, values.size() * sizeof(float), cudaMemcpyDeviceToHost), "copy");
    int same = 0;
    for (float value : values) same += value == want;
    is(same, kSize * kSize, what);
  }
};

static void order() {
  Product product;
  cudaStream_t stream;
  succeeds(cudaStreamCreate(&stream), "stream");
  for (int i = 1; i < 20; ++i) {
    product.enqueue(stream, static_cast<float>(i), 3);
    succeeds(cudaStreamSynchronize(stream), "synchronize");
    product.check(static_cast<float>(2 * kSize * 3 * i + 1), "in the stream's order");
  }
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  succeeds(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal), "capture");
  product.enqueue(stream, 5, 7);
  succeeds(cudaStreamEndCapture(stream, &graph), "capture");
  succeeds(cudaGraphInstantiate(&executable, graph, 0), "instantiate");
  for (int i = 0; i < 3; ++i) {
    succeeds(cudaMemset(product.d, 0, kSize * kSize * sizeof(float)), "memset");
    succeeds(cudaGraphLaunch(executable, stream), "launch");
    succeeds(cudaStreamSynchronize(stream), "synchronize");
    product.check(2 * kSize * 5 * 7 + 1, "in a graph");
  }
  succeeds(cudaGraphExecDestroy(executable), "destroy");
  succeeds(cudaGraphDestroy(graph), "destroy");
  succeeds(cudaStreamDestroy(stream), "destroy");
}

static std::vector<char> logged;

static void log(int level, const char* function, const char* message) {
  is(level, 1, "the level of errors");
  is(std::strcmp(function, "cublasLtMatmul"), 0, "the function");
  logged.assign(message, message + std::strlen(message) + 1);
}

static void errors() {
  Product product;
  is(cublasLtLoggerSetCallback(log), CUBLAS_STATUS_SUCCESS, "callback");
  const int order = 100;  // of hipBLASLt
  is(cublasLtMatrixLayoutSetAttribute(product.layout, CUBLASLT_MATRIX_LAYOUT_ORDER, &order, sizeof order),
     CUBLAS_STATUS_SUCCESS, "order");
  const float one = 1;
  const auto multiply = [&] {
    return cublasLtMatmul(product.handle, product.desc, &one, product.a, product.layout, product.b, product.layout,
                          &one, product.d, product.layout, product.d, product.layout, nullptr, nullptr, 0, nullptr);
  };
  is(multiply(), CUBLAS_STATUS_NOT_SUPPORTED, "an order");
  is(!logged.empty() && std::strstr(logged.data(), "the orders of cublasLtOrder_t") != nullptr, true, "the log");
  logged.clear();
  is(cublasLtLoggerSetLevel(0), CUBLAS_STATUS_SUCCESS, "level");
  is(multiply(), CUBLAS_STATUS_NOT_SUPPORTED, "an order");
  is(logged.empty(), true, "a log that is off");
  is(cublasLtLoggerSetLevel(6), CUBLAS_STATUS_INVALID_VALUE, "level");
  is(cublasLtLoggerSetLevel(1), CUBLAS_STATUS_SUCCESS, "level");
  is(cublasLtLoggerForceDisable(), CUBLAS_STATUS_SUCCESS, "disable");
  is(multiply(), CUBLAS_STATUS_NOT_SUPPORTED, "an order");
  is(logged.empty(), true, "a log that is off");
}

// A handle of cuBLAS, which cuBLASLt takes but doesn't destroy, and one that has ended.
static void handles() {
  cublasHandle_t other;
  is(cublasCreate(&other), CUBLAS_STATUS_SUCCESS, "cublasCreate");
  cublasLtMatmulAlgo_t algo;
  is(cublasLtMatmulAlgoInit(reinterpret_cast<cublasLtHandle_t>(other), CUBLAS_COMPUTE_32F, CUDA_R_32F, CUDA_R_32F,
                            CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, 0, &algo),
     CUBLAS_STATUS_SUCCESS, "another handle");
  Product product;
  const cublasLtHandle_t own = std::exchange(product.handle, reinterpret_cast<cublasLtHandle_t>(other));
  product.enqueue(nullptr, 2, 3);
  succeeds(cudaDeviceSynchronize(), "synchronize");
  product.check(2 * kSize * 3 * 2 + 1, "by a handle of cuBLAS");
  product.handle = own;
  is(cublasLtDestroy(reinterpret_cast<cublasLtHandle_t>(other)), CUBLAS_STATUS_NOT_INITIALIZED, "destroy it");
  is(cublasDestroy(other), CUBLAS_STATUS_SUCCESS, "cublasDestroy");
}

// Descriptors in the program's own memory.
static void ownMemory() {
  cublasLtHandle_t handle;
  cublasLtMatmulDescOpaque_t desc;
  cublasLtMatrixLayoutOpaque_t layout;
  cublasLtMatmulPreferenceOpaque_t preference;
  cublasLtMatrixTransformDescOpaque_t transform;
  is(cublasLtCreate(&handle), CUBLAS_STATUS_SUCCESS, "create");
  is(cublasLtMatmulDescInit(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F), CUBLAS_STATUS_SUCCESS, "descriptor");
  is(cublasLtMatrixLayoutInit(&layout, CUDA_R_32F, 1, 1, 1), CUBLAS_STATUS_SUCCESS, "layout");
  is(cublasLtMatmulPreferenceInit(&preference), CUBLAS_STATUS_SUCCESS, "preference");
  is(cublasLtMatrixTransformDescInit(&transform, CUDA_R_32F), CUBLAS_STATUS_SUCCESS, "transform");
  is(cublasLtMatrixLayoutInit_internal(&layout, 8, CUDA_R_32F, 1, 1, 1), CUBLAS_STATUS_ALLOC_FAILED, "size");
  float* values;
  succeeds(cudaMallocManaged(&values, 2 * sizeof(float)), "memory");
  values[0] = 3;
  const float one = 1, zero = 0;
  is(cublasLtMatmul(handle, &desc, &one, values, &layout, values, &layout, &zero, values + 1, &layout, values + 1,
                    &layout, nullptr, nullptr, 0, nullptr),
     CUBLAS_STATUS_SUCCESS, "product");
  succeeds(cudaDeviceSynchronize(), "synchronize");
  is(static_cast<int>(values[1]), 9, "product");
  succeeds(cudaFree(values), "free");
  is(cublasLtDestroy(handle), CUBLAS_STATUS_SUCCESS, "destroy");
}

int main() {
  is(cublasLtGetVersion(), CUBLAS_VERSION, "version");
  int major = 0;
  is(cublasLtGetProperty(MAJOR_VERSION, &major), CUBLAS_STATUS_SUCCESS, "property");
  is(major, CUBLAS_VER_MAJOR, "major version");
  is(std::strcmp(cublasLtGetStatusString(CUBLAS_STATUS_NOT_SUPPORTED), "CUBLAS_STATUS_NOT_SUPPORTED"), 0, "string");
  order();
  handles();
  ownMemory();
  errors();
  std::printf("%d checked, %d wrong\n", checked, wrong);
}
