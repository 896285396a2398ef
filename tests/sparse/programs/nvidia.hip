// Calls that arrive at cuSPARSE: prints what the test expects in its log.
#include <hip/hip_interop.h>
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

#include <cstdio>

static int wrong = 0;

static void is(long got, long want, const char* what) {
  if (got != want) std::fprintf(stderr, "%s: %ld is not %ld\n", what, got, want), ++wrong;
}

static std::uintptr_t driverStream(hipStream_t stream) {
  std::uintptr_t handles[5] = {};
  is(hipGetBackendNativeHandles(reinterpret_cast<std::uintptr_t>(stream), handles, nullptr), hipSuccess, "handles");
  return handles[4];
}

int main() {
  char* m;
  hipStream_t stream;
  is(hipMalloc(&m, 1024), hipSuccess, "hipMalloc");
  is(hipStreamCreate(&stream), hipSuccess, "hipStreamCreate");
  hipsparseHandle_t h;
  is(hipsparseCreate(&h), HIPSPARSE_STATUS_SUCCESS, "create");
  if (wrong != 0) return wrong;  // no library on this machine: h has no value
  std::printf("create handle\n");
  is(hipsparseSetStream(h, stream), 0, "stream");
  hipsparseSpMatDescr_t a;
  hipsparseDnVecDescr_t x;
  is(hipsparseCreateCsr(&a, 2, 3, 4, m, m + 1, m + 2, HIPSPARSE_INDEX_64I, HIPSPARSE_INDEX_32I,
                        HIPSPARSE_INDEX_BASE_ONE, HIP_C_32F),
     0, "create CSR");
  is(hipsparseCreateDnVec(&x, 5, m + 3, HIP_R_32F), 0, "create vector");
  int upper = HIPSPARSE_FILL_MODE_UPPER, unit = HIPSPARSE_DIAG_TYPE_UNIT;
  is(hipsparseSpMatSetAttribute(a, HIPSPARSE_SPMAT_FILL_MODE, &upper, sizeof upper), 0, "fill mode");
  const float alpha = 2, beta = 3;
  std::size_t size = 0;
  // cuSPARSE's objects are made when a call needs them, with what was set until then.
  std::printf("create csr\ncsr 2 3 4 %p %p %p 3 2 1 4\nattribute csr 0 1 4\n", m, m + 1, m + 2);
  std::printf("create vector\nvector 5 %p 0\n", m + 3);
  is(hipsparseSpMV_bufferSize(h, HIPSPARSE_OPERATION_TRANSPOSE, &alpha, a, x, &beta, x, HIP_C_32F,
                              HIPSPARSE_SPMV_CSR_ALG2, &size),
     0, "size");
  is(static_cast<long>(size), 1234, "the size is cuSPARSE's");
  std::printf("stream %p\npointer mode 0\n", reinterpret_cast<void*>(driverStream(stream)));
  is(hipsparseSetPointerMode(h, HIPSPARSE_POINTER_MODE_DEVICE), 0, "pointer mode");
  is(hipsparseSpMV(h, HIPSPARSE_OPERATION_TRANSPOSE, m, a, x, m + 4, x, HIP_C_32F, HIPSPARSE_SPMV_CSR_ALG2, m + 5), 0,
     "product");
  std::printf("stream %p\npointer mode 1\n", reinterpret_cast<void*>(driverStream(stream)));
  std::printf("spmv handle 1 %p csr vector %p vector 4 3 %p\n", m, m + 4, m + 5);
  // From now on objects change in both.
  is(hipsparseSpMatSetAttribute(a, HIPSPARSE_SPMAT_DIAG_TYPE, &unit, sizeof unit), 0, "diagonal");
  is(hipsparseCsrSetPointers(a, m + 6, m + 7, m + 8), 0, "pointers");
  std::printf("attribute csr 1 1 4\npointers csr %p %p %p\n", m + 6, m + 7, m + 8);
  std::int64_t rows, cols, nnz;
  is(hipsparseSpMatGetSize(a, &rows, &cols, &nnz), 0, "size");
  is(nnz, 4242, "the count is cuSPARSE's");
  hipsparseMatDescr_t descr;
  is(hipsparseCreateMatDescr(&descr), 0, "descriptor");
  is(hipsparseSetMatIndexBase(descr, HIPSPARSE_INDEX_BASE_ONE), 0, "base");
  int* const i = reinterpret_cast<int*>(m);
  is(hipsparseXcsrsort(h, 2, 3, 4, descr, i, i + 1, i + 2, m), 0, "sort");
  std::printf("create descr\ntype 0\nfill 0\ndiagonal 0\nbase 1\n");
  std::printf("stream %p\npointer mode 1\n", reinterpret_cast<void*>(driverStream(stream)));
  std::printf("csrsort 2 3 4 descr %p %p %p %p\n", static_cast<void*>(i), static_cast<void*>(i + 1),
              static_cast<void*>(i + 2), m);
  // hipSPARSE's default algorithm is cuSPARSE's by another value.
  is(hipsparseCsr2cscEx2(h, 2, 3, 4, m, i, i, m, i, i, HIP_R_64F, HIPSPARSE_ACTION_NUMERIC, HIPSPARSE_INDEX_BASE_ONE,
                         HIPSPARSE_CSR2CSC_ALG_DEFAULT, m),
     0, "transpose");
  std::printf("stream %p\npointer mode 1\n", reinterpret_cast<void*>(driverStream(stream)));
  std::printf("csr2csc 2 3 4 1 1 1 1 %p\n", m);
  // The status is cuSPARSE's.
  for (int status : {3, 6, 10}) {
    is(hipsparseXcoo2csr(h, i, status, 1, i, HIPSPARSE_INDEX_BASE_ZERO), status, "status");
    std::printf("stream %p\npointer mode 1\n", reinterpret_cast<void*>(driverStream(stream)));
  }
  // Functions that cuSPARSE lacks, here or in general.
  float* const f = reinterpret_cast<float*>(m);
  is(hipsparseScsrmv(h, HIPSPARSE_OPERATION_TRANSPOSE, 1, 1, 1, f, descr, f, i, i, f, f, f), 10, "csrmv");
  is(hipsparseXcsr2coo(h, i, 1, 1, i, HIPSPARSE_INDEX_BASE_ZERO), 10, "an old cuSPARSE");
  is(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal), hipSuccess, "capture");
  is(hipsparseXcoo2csr(h, i, 0, 1, i, HIPSPARSE_INDEX_BASE_ZERO), 10, "capture");
  hipGraph_t graph;
  static_cast<void>(hipStreamEndCapture(stream, &graph));
  is(hipsparseDestroySpMat(a), 0, "destroy matrix");
  is(hipsparseDestroyDnVec(x), 0, "destroy vector");
  is(hipsparseDestroyMatDescr(descr), 0, "destroy descriptor");
  is(hipsparseDestroy(h), 0, "destroy");
  std::printf("destroy csr\ndestroy vector\ndestroy descr\ndestroy handle\n");
  return wrong;
}
