// rocBLAS's products with stated types, whose result D isn't C: a copy of C in D, and cuBLAS's function on D.
#include <hip/library_types.h>

#include <algorithm>

#include "handle.h"
#include "host/types.h"
#include "values.h"

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))

HIPSPV_EXPORT int cublasGemmEx(void* handle, int transa, int transb, int m, int n, int k, const void* alpha,
                               const void* A, int Atype, int lda, const void* B, int Btype, int ldb, const void* beta,
                               void* C, int Ctype, int ldc, int computetype, int algo);
HIPSPV_EXPORT int cublasGemmStridedBatchedEx(void* handle, int transa, int transb, int m, int n, int k,
                                             const void* alpha, const void* A, int Atype, int lda, long long strideA,
                                             const void* B, int Btype, int ldb, long long strideB, const void* beta,
                                             void* C, int Ctype, int ldc, long long strideC, int batch, int computetype,
                                             int algo);

namespace hipspv::blas {
namespace {

constexpr int kCublasGemmDefault = -1;

// A matrix of a batch, with rocBLAS's type.
struct Matrix {
  const void* memory;
  int type, ld;
  std::int64_t stride;
};

struct Product {
  void* handle;
  int transa, transb, m, n, k;
  const void* alpha;
  Matrix a, b;
  const void* beta;
  Matrix c, d;
  bool isBatch;
  int batch, compute;
};

bool isComplex(int hipType) { return hipType == HIP_C_32F || hipType == HIP_C_64F; }

void requireSizes(const Product& p) {
  require(p.m >= 0 && p.n >= 0 && p.k >= 0 && p.batch >= 0, Status::kInvalidSize);
  const bool plainA = optionOf(Api::kRocblas, Enumeration::kOperation, p.transa).host == 'N';
  const bool plainB = optionOf(Api::kRocblas, Enumeration::kOperation, p.transb).host == 'N';
  require(p.a.ld >= std::max(1, plainA ? p.m : p.k) && p.b.ld >= std::max(1, plainB ? p.k : p.n), Status::kInvalidSize);
  require(p.c.ld >= std::max(1, p.m) && p.d.ld >= std::max(1, p.m), Status::kInvalidSize);
  require(p.alpha != nullptr && p.beta != nullptr, Status::kInvalidPointer);
}

// True if the host knows that beta is zero, and so that C isn't read.
bool isZero(const Settings& settings, const Product& p) {
  const auto* bytes = static_cast<const std::byte*>(p.beta);
  return !settings.scalarsOnDevice &&
         std::all_of(bytes, bytes + sizeOf(hipTypeOf(p.compute)), [](std::byte byte) { return byte == std::byte{0}; });
}

void copyToResult(const Settings& settings, const Product& p) {
  if (p.c.memory == p.d.memory) {
    require(p.c.ld == p.d.ld && p.c.stride == p.d.stride, Status::kInvalidSize);
    return;
  }
  if (isZero(settings, p)) return;
  require(p.c.memory != nullptr && p.d.memory != nullptr, Status::kInvalidPointer);
  const std::size_t bytes = sizeOf(hipTypeOf(p.d.type));
  for (std::int64_t i = 0; i < p.batch; ++i) {
    const auto* from = static_cast<const std::byte*>(p.c.memory) + i * p.c.stride * static_cast<std::int64_t>(bytes);
    auto* to =
        static_cast<std::byte*>(const_cast<void*>(p.d.memory)) + i * p.d.stride * static_cast<std::int64_t>(bytes);
    const auto pitch = [bytes](int count) { return static_cast<std::size_t>(count) * bytes; };
    require(hipMemcpy2DAsync(to, pitch(p.d.ld), from, pitch(p.c.ld), pitch(p.m), static_cast<std::size_t>(p.n),
                             hipMemcpyDeviceToDevice, settings.stream) == hipSuccess,
            Status::kExecutionFailed);
  }
}

int multiply(const Product& p) {
  return valueOf(Api::kRocblas, guard([&] {
                   const Settings settings = Handle::of(p.handle).settings();
                   requireSizes(p);
                   if (p.m == 0 || p.n == 0 || p.batch == 0) return;
                   const int a = hipTypeOf(p.a.type), b = hipTypeOf(p.b.type), d = hipTypeOf(p.d.type);
                   const int compute = rocblasComputeTypeOf(p.compute);
                   if (p.c.type != p.d.type || isComplex(hipTypeOf(p.compute)) != isComplex(d))
                     throw Error(Status::kNotSupported,
                                 "gemm_ex needs one type for C and D, and complex scalars for a "
                                 "complex result");
                   copyToResult(settings, p);
                   const auto option = [](int value) {
                     return static_cast<int>(optionOf(Api::kRocblas, Enumeration::kOperation, value).cublas);
                   };
                   void* const result = const_cast<void*>(p.d.memory);
                   const int status =
                       p.isBatch ? cublasGemmStridedBatchedEx(p.handle, option(p.transa), option(p.transb), p.m, p.n,
                                                              p.k, p.alpha, p.a.memory, a, p.a.ld, p.a.stride,
                                                              p.b.memory, b, p.b.ld, p.b.stride, p.beta, result, d,
                                                              p.d.ld, p.d.stride, p.batch, compute, kCublasGemmDefault)
                                 : cublasGemmEx(p.handle, option(p.transa), option(p.transb), p.m, p.n, p.k, p.alpha,
                                                p.a.memory, a, p.a.ld, p.b.memory, b, p.b.ld, p.beta, result, d, p.d.ld,
                                                compute, kCublasGemmDefault);
                   if (status != 0) throw Error(statusOf(Api::kCublas, status));
                 }));
}

}  // namespace

// The algorithm, the index of a solution and the flags have no effect on results.
HIPSPV_EXPORT int rocblas_gemm_ex(void* handle, int transa, int transb, int m, int n, int k, const void* alpha,
                                  const void* a, int aType, int lda, const void* b, int bType, int ldb,
                                  const void* beta, const void* c, int cType, int ldc, void* d, int dType, int ldd,
                                  int computeType, int, std::int32_t, std::uint32_t) {
  return multiply({handle,
                   transa,
                   transb,
                   m,
                   n,
                   k,
                   alpha,
                   {a, aType, lda, 0},
                   {b, bType, ldb, 0},
                   beta,
                   {c, cType, ldc, 0},
                   {d, dType, ldd, 0},
                   false,
                   1,
                   computeType});
}

HIPSPV_EXPORT int rocblas_gemm_strided_batched_ex(void* handle, int transa, int transb, int m, int n, int k,
                                                  const void* alpha, const void* a, int aType, int lda,
                                                  std::int64_t strideA, const void* b, int bType, int ldb,
                                                  std::int64_t strideB, const void* beta, const void* c, int cType,
                                                  int ldc, std::int64_t strideC, void* d, int dType, int ldd,
                                                  std::int64_t strideD, int batch, int computeType, int, std::int32_t,
                                                  std::uint32_t) {
  return multiply({handle,
                   transa,
                   transb,
                   m,
                   n,
                   k,
                   alpha,
                   {a, aType, lda, strideA},
                   {b, bType, ldb, strideB},
                   beta,
                   {c, cType, ldc, strideC},
                   {d, dType, ldd, strideD},
                   true,
                   batch,
                   computeType});
}

}  // namespace hipspv::blas
