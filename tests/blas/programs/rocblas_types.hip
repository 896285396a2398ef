// rocBLAS's products with stated types, whose result isn't C.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include <rocblas/rocblas.h>

#include <cmath>
#include <cstdio>
#include <vector>

static int checked = 0, wrong = 0;

static void equal(double got, double want, const char* what) {
  ++checked;
  if (!(got == want)) std::printf("%s: %.9g is not %.9g\n", what, got, want), ++wrong;
}
static void is(rocblas_status status, rocblas_status want, const char* what) {
  ++checked;
  if (status != want) std::printf("%s: %s\n", what, rocblas_status_to_string(status)), ++wrong;
}

template <class T>
T make(double value) {
  return static_cast<T>(static_cast<float>(value));
}
template <class T>
double toDouble(T value) {
  return static_cast<double>(static_cast<float>(value));
}

template <class T>
T* memory(std::size_t size, double (*value)(std::size_t)) {
  T* made;
  if (hipMallocManaged(&made, size * sizeof(T)) != hipSuccess) ++wrong;
  for (std::size_t i = 0; i < size; ++i) made[i] = make<T>(value(i));
  return made;
}

constexpr int kM = 5, kN = 4, kK = 7, kLda = 6, kLdb = 9, kLdc = 8, kLdd = 11, kBatch = 3;

// D = alpha A B^T + beta C. Sums are exact.
template <class In, class Out, class Scalar>
void product(rocblas_handle handle, rocblas_datatype in, rocblas_datatype out, rocblas_datatype compute, double beta,
             const char* what) {
  In* a = memory<In>(kLda * kK * kBatch, [](std::size_t i) { return static_cast<double>(i * 7 % 11) - 5; });
  In* b = memory<In>(kLdb * kK * kBatch, [](std::size_t i) { return static_cast<double>(i * 5 % 13) - 6; });
  Out* c = memory<Out>(kLdc * kN * kBatch, [](std::size_t i) { return static_cast<double>(i % 5) - 2; });
  for (const int batch : {1, kBatch}) {
    Out* d = memory<Out>(kLdd * kN * kBatch, [](std::size_t) { return 99.0; });
    const Scalar two = make<Scalar>(2), factor = make<Scalar>(beta);
    const void* const old = beta == 0 ? nullptr : c;  // which isn't read
    if (batch == 1)
      is(rocblas_gemm_ex(handle, rocblas_operation_none, rocblas_operation_transpose, kM, kN, kK, &two, a, in, kLda, b,
                         in, kLdb, &factor, old, out, kLdc, d, out, kLdd, compute, rocblas_gemm_algo_standard, 0,
                         rocblas_gemm_flags_none),
         rocblas_status_success, what);
    else
      is(rocblas_gemm_strided_batched_ex(handle, rocblas_operation_none, rocblas_operation_transpose, kM, kN, kK, &two,
                                         a, in, kLda, kLda * kK, b, in, kLdb, kLdb * kK, &factor, old, out, kLdc,
                                         kLdc * kN, d, out, kLdd, kLdd * kN, batch, compute, rocblas_gemm_algo_standard,
                                         0, rocblas_gemm_flags_none),
         rocblas_status_success, what);
    if (hipDeviceSynchronize() != hipSuccess) ++wrong;
    for (int s = 0; s < batch; ++s)
      for (int j = 0; j < kN; ++j)
        for (int i = 0; i < kLdd; ++i) {
          double sum = 0;
          for (int l = 0; i < kM && l < kK; ++l)
            sum += 2 * toDouble(a[(s * kK + l) * kLda + i]) * toDouble(b[(s * kK + l) * kLdb + j]);
          if (i < kM && beta != 0) sum += beta * toDouble(c[(s * kN + j) * kLdc + i]);
          equal(toDouble(d[(s * kN + j) * kLdd + i]), i < kM ? sum : 99, what);
        }
    static_cast<void>(hipFree(d));
  }
  for (void* given : {static_cast<void*>(a), static_cast<void*>(b), static_cast<void*>(c)})
    static_cast<void>(hipFree(given));
}

static rocblas_status small(rocblas_handle handle, const float* alpha, const float* beta, float* c, float* d,
                            rocblas_datatype type, rocblas_datatype compute, int ldd = 1) {
  return rocblas_gemm_ex(handle, rocblas_operation_none, rocblas_operation_none, 1, 1, 1, alpha, c,
                         rocblas_datatype_f32_r, 1, c, rocblas_datatype_f32_r, 1, beta, c, type, 1, d,
                         rocblas_datatype_f32_r, ldd, compute, rocblas_gemm_algo_standard, 0, 0);
}

static void errorsAndModes(rocblas_handle handle) {
  const auto f32 = rocblas_datatype_f32_r;
  float* values = memory<float>(8, [](std::size_t i) { return static_cast<double>(i + 3); });
  const float one = 1;
  is(small(handle, &one, &one, values, values + 1, f32, rocblas_datatype_i8_r), rocblas_status_not_implemented,
     "compute");
  is(small(handle, &one, &one, values, values + 1, rocblas_datatype_f16_r, f32), rocblas_status_not_implemented,
     "C and D");
  is(small(handle, &one, &one, values, values + 1, f32, rocblas_datatype_f32_c), rocblas_status_not_implemented,
     "complex");
  is(small(handle, &one, &one, values, values + 1, f32, rocblas_datatype_invalid), rocblas_status_invalid_value,
     "no type");
  is(small(handle, &one, &one, values, values + 1, f32, f32, 0), rocblas_status_invalid_size, "ldd");
  is(small(handle, nullptr, &one, values, values + 1, f32, f32), rocblas_status_invalid_pointer, "alpha");
  is(small(nullptr, &one, &one, values, values + 1, f32, f32), rocblas_status_invalid_handle, "handle");
  equal(values[1], 4, "D of errors");
  is(small(handle, &one, &one, values, values, f32, f32), rocblas_status_success, "in place");
  if (hipDeviceSynchronize() != hipSuccess) ++wrong;
  equal(values[0], 12, "in place");
  is(rocblas_set_pointer_mode(handle, rocblas_pointer_mode_device), rocblas_status_success, "mode");
  is(small(handle, values + 2, values + 3, values, values + 1, f32, f32), rocblas_status_success, "device's scalars");
  if (hipDeviceSynchronize() != hipSuccess) ++wrong;
  equal(values[1], 5 * 144 + 6 * 12, "device's scalars");
  static_cast<void>(hipFree(values));
}

int main() {
  rocblas_handle handle;
  is(rocblas_create_handle(&handle), rocblas_status_success, "create");
  const auto f16 = rocblas_datatype_f16_r, bf16 = rocblas_datatype_bf16_r, f32 = rocblas_datatype_f32_r;
  for (const double beta : {0.0, 3.0}) {
    product<float, float, float>(handle, f32, f32, f32, beta, "float");
    product<double, double, double>(handle, rocblas_datatype_f64_r, rocblas_datatype_f64_r, rocblas_datatype_f64_r,
                                    beta, "double");
    product<__half, __half, __half>(handle, f16, f16, f16, beta, "half");
    product<__half, __half, float>(handle, f16, f16, f32, beta, "half, float");
    product<__half, float, float>(handle, f16, f32, f32, beta, "half to float");
    product<__hip_bfloat16, float, float>(handle, bf16, f32, f32, beta, "bfloat16 to float");
    product<signed char, int, int>(handle, rocblas_datatype_i8_r, rocblas_datatype_i32_r, rocblas_datatype_i32_r, beta,
                                   "bytes");
  }
  errorsAndModes(handle);
  is(rocblas_destroy_handle(handle), rocblas_status_success, "destroy");
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
