// A stand-in for cuBLAS, libcublas.so.12. Each call writes a line of its arguments to CUBLAS_LOG. Types are those of
// NVIDIA's cublas_api.h, with int for enumerations.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#define CUBLAS extern "C" __attribute__((visibility("default"))) int

namespace {

struct Context {
  int scale;
};

template <class... Arguments>
void log(const char* form, Arguments... arguments) {
  const char* path = std::getenv("CUBLAS_LOG");
  std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "a");
  if (file == nullptr) return;
  std::fprintf(file, form, arguments...);
  std::fclose(file);
}

}  // namespace

CUBLAS cublasCreate_v2(void** handle) {
  *handle = new Context{1};
  log("%s\n", "create");
  return 0;
}
CUBLAS cublasDestroy_v2(void* handle) {
  delete static_cast<Context*>(handle);
  log("%s\n", "destroy");
  return 0;
}
CUBLAS cublasSetStream_v2(void*, void* stream) {
  log("stream %p\n", stream);
  return 0;
}
CUBLAS cublasSetPointerMode_v2(void*, int mode) {
  log("pointer mode %d\n", mode);
  return 0;
}
CUBLAS cublasSetMathMode(void*, int mode) {
  log("math mode %d\n", mode);
  return 0;
}
CUBLAS cublasSetAtomicsMode(void*, int mode) {
  log("atomics mode %d\n", mode);
  return 0;
}
CUBLAS cublasSetWorkspace_v2(void*, void* memory, std::size_t bytes) {
  log("workspace %p %zu\n", memory, bytes);
  return 0;
}
CUBLAS cublasSgemm_v2(void*, int transa, int transb, int m, int n, int k, const float* alpha, const float* A, int lda,
                      const float* B, int ldb, const float* beta, float* C, int ldc) {
  log("sgemm %d %d %d %d %d %g %p %d %p %d %g %p %d\n", transa, transb, m, n, k, *alpha, A, lda, B, ldb, *beta, C, ldc);
  return 0;
}
CUBLAS cublasDtrsm_v2_64(void*, int side, int uplo, int trans, int diag, std::int64_t m, std::int64_t n,
                         const double* alpha, const double* A, std::int64_t lda, double* B, std::int64_t ldb) {
  log("dtrsm %d %d %d %d %ld %ld %g %p %ld %p %ld\n", side, uplo, trans, diag, m, n, *alpha, A, lda, B, ldb);
  return 0;
}
CUBLAS cublasGemmStridedBatchedEx(void*, int transa, int transb, int m, int n, int k, const void* alpha, const void* A,
                                  int Atype, int lda, long long strideA, const void* B, int Btype, int ldb,
                                  long long strideB, const void* beta, void* C, int Ctype, int ldc, long long strideC,
                                  int batchCount, int computeType, int algo) {
  log("gemmEx %d %d %d %d %d %p %p %d %d %lld %p %d %d %lld %p %p %d %d %lld %d %d %d\n", transa, transb, m, n, k,
      alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta, C, Ctype, ldc, strideC, batchCount, computeType,
      algo);
  return 0;
}
CUBLAS cublasSdot_v2(void*, int n, const float* x, int incx, const float* y, int incy, float* result) {
  log("sdot %d %p %d %p %d %p\n", n, x, incx, y, incy, result);
  return 0;
}
// Results: those of NVIDIA's enumeration, by n.
CUBLAS cublasSscal_v2(void*, int n, const float*, float*, int) { return n; }
