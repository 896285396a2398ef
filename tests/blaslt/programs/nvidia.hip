// Calls that arrive at cuBLASLt: prints what the test expects in its log.
#include <cublasLt.h>
#include <hip/hip_interop.h>
#include <hip/hip_runtime.h>
#include <hipblaslt/hipblaslt.h>

#include <cstdio>

static void is(int got, int want, const char* what) {
  if (got != want) std::fprintf(stderr, "%s: %d is not %d\n", what, got, want);
}

static std::uintptr_t driverStream(hipStream_t stream) {
  std::uintptr_t handles[5] = {};
  is(hipGetBackendNativeHandles(reinterpret_cast<std::uintptr_t>(stream), handles, nullptr), hipSuccess, "handles");
  return handles[4];
}

static void hipNames(hipStream_t stream, float* memory) {
  hipblasLtHandle_t handle;
  hipblasLtMatmulDesc_t desc;
  hipblasLtMatrixLayout_t layout;
  is(hipblasLtCreate(&handle), HIPBLAS_STATUS_SUCCESS, "create");
  is(hipblasLtMatmulDescCreate(&desc, HIPBLAS_COMPUTE_32F, HIP_R_32F), HIPBLAS_STATUS_SUCCESS, "descriptor");
  is(hipblasLtMatrixLayoutCreate(&layout, HIP_R_16F, 2, 3, 4), HIPBLAS_STATUS_SUCCESS, "layout");
  const hipblasOperation_t transposed = HIPBLAS_OP_T;
  is(hipblasLtMatmulDescSetAttribute(desc, HIPBLASLT_MATMUL_DESC_TRANSB, &transposed, sizeof transposed), 0, "transb");
  const int batch = 5;
  is(hipblasLtMatrixLayoutSetAttribute(layout, HIPBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &batch, sizeof batch), 0, "batch");
  hipblasLtMatmulPreference_t preference;
  is(hipblasLtMatmulPreferenceCreate(&preference), 0, "preference");
  hipblasLtMatmulHeuristicResult_t results[2];
  int returned = 0;
  is(hipblasLtMatmulAlgoGetHeuristic(handle, desc, layout, layout, layout, layout, preference, 2, results, &returned),
     0, "heuristic");
  is(returned, 1, "results");
  is(static_cast<int>(results[0].workspaceSize), 4096, "workspace");
  float* a = memory;
  is(hipblasLtMatmul(handle, desc, a, a + 1, layout, a + 2, layout, a + 3, a + 4, layout, a + 5, layout,
                     &results[0].algo, a + 6, 4096, stream),
     0, "product");
  // The call's objects; each layout has a type of 16 bits and a batch.
  const auto objects = [](int layouts, bool preferred) {
    std::printf("create desc 68 0\nset desc 4 1 4\n");
    for (int i = 0; i < layouts; ++i)
      std::printf(
          "create layout 2 2 3 4\nset layout 0 2 4\nset layout 2 2 8\n"
          "set layout 3 3 8\nset layout 4 4 8\nset layout 5 5 4\n");
    if (preferred) std::printf("create preference\n");
  };
  std::printf("create handle\n");
  objects(4, true);
  std::printf("heuristic 1\n");
  objects(4, false);
  std::printf("matmul handle %p %p %p %p %p %p no algo %p 4096 stream %p\n", static_cast<void*>(a),
              static_cast<void*>(a + 1), static_cast<void*>(a + 2), static_cast<void*>(a + 3),
              static_cast<void*>(a + 4), static_cast<void*>(a + 5), static_cast<void*>(a + 6),
              reinterpret_cast<void*>(driverStream(stream)));
  is(hipblasLtDestroy(handle), 0, "destroy");
}

static void cudaNames(hipStream_t stream, float* memory) {
  cublasLtHandle_t handle;
  is(cublasLtCreate(&handle), CUBLAS_STATUS_SUCCESS, "create");
  cublasLtMatmulAlgo_t algo;
  is(cublasLtMatmulAlgoInit(handle, CUBLAS_COMPUTE_16F, CUDA_R_16F, CUDA_R_16F, CUDA_R_16F, CUDA_R_16F, CUDA_R_16F, 6,
                            &algo),
     0, "algorithm");
  const int split = 3;
  is(cublasLtMatmulAlgoConfigSetAttribute(&algo, CUBLASLT_ALGO_CONFIG_SPLITK_NUM, &split, sizeof split), 0, "split");
  cublasLtMatrixTransformDesc_t desc;
  cublasLtMatrixLayout_t layout;
  is(cublasLtMatrixTransformDescCreate(&desc, CUDA_R_32F), 0, "descriptor");
  is(cublasLtMatrixLayoutCreate(&layout, CUDA_R_32F, 0, 0, 0), 0, "layout");
  is(cublasLtMatrixTransform(handle, desc, memory, memory + 1, layout, memory + 2, nullptr, nullptr, memory + 3, layout,
                             stream),
     15, "transform");
  std::printf(
      "create handle\nalgo 64 2 2 2 2 2 6\nconfig 6 2 3\ncreate transform 0\ncreate layout 0 0 0 0\n"
      "create layout 0 0 0 0\ntransform %p %p %p %p %d %p\n",
      static_cast<void*>(memory), static_cast<void*>(memory + 1), static_cast<void*>(memory + 2), nullptr, 1,
      static_cast<void*>(memory + 3));
  is(cublasLtDestroy(handle), 0, "destroy");
}

int main() {
  float* memory;
  hipStream_t stream;
  is(hipMalloc(&memory, 1024), hipSuccess, "hipMalloc");
  is(hipStreamCreate(&stream), hipSuccess, "hipStreamCreate");
  hipNames(stream, memory);
  cudaNames(stream, memory);
}
