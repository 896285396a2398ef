// GemmEx with the types that cuBLAS documents, LU factors, and copies of vectors and matrices.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>

#include <cmath>
#include <cstdio>
#include <vector>

static int checked = 0, wrong = 0;

static void equal(double got, double want, double tolerance, const char* what) {
  ++checked;
  if (!(std::fabs(got - want) <= tolerance)) std::printf("%s: %.9g is not %.9g\n", what, got, want), ++wrong;
}

static void succeeds(hipblasStatus_t status, const char* what) {
  if (status != HIPBLAS_STATUS_SUCCESS) std::printf("%s: %s\n", what, hipblasStatusToString(status)), ++wrong;
}

template <class T>
class Memory {
 public:
  explicit Memory(const std::vector<T>& values) : size_(values.size()) {
    if (hipMalloc(&data_, size_ * sizeof(T)) != hipSuccess) ++wrong;
    if (hipMemcpy(data_, values.data(), size_ * sizeof(T), hipMemcpyHostToDevice) != hipSuccess) ++wrong;
  }
  ~Memory() { static_cast<void>(hipFree(data_)); }
  std::vector<T> read() const {
    std::vector<T> values(size_);
    if (hipMemcpy(values.data(), data_, size_ * sizeof(T), hipMemcpyDeviceToHost) != hipSuccess) ++wrong;
    return values;
  }
  T* data() const { return data_; }

 private:
  std::size_t size_;
  T* data_ = nullptr;
};

static double toDouble(double value) { return value; }
static double toDouble(__half value) { return __half2float(value); }
static double toDouble(__hip_bfloat16 value) { return __bfloat162float(value); }

template <class T>
T make(double value) {
  return static_cast<T>(static_cast<float>(value));
}
template <>
double make<double>(double value) {
  return value;
}

// C = alpha op(A) op(B) + beta C with A transposed, leading dimensions larger than needed, and NaN in C if beta is 0.
template <class In, class Out, class Scalar>
void product(hipblasHandle_t handle, hipDataType in, hipDataType out, hipblasComputeType_t compute, double alpha,
             double beta, int batch, const char* what) {
  const int m = 5, n = 4, k = 7, lda = 9, ldb = 8, ldc = 6;
  std::vector<In> a(lda * m * batch), b(ldb * n * batch);
  std::vector<Out> c(ldc * n * batch);
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = make<In>(static_cast<int>(i * 7 % 11) - 5);
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = make<In>(static_cast<int>(i * 5 % 13) - 6);
  for (std::size_t i = 0; i < c.size(); ++i) c[i] = make<Out>(beta == 0 ? NAN : static_cast<int>(i % 5) - 2);
  const Memory<In> da(a), db(b);
  const Memory<Out> dc(c);
  const Scalar factor = make<Scalar>(alpha), old = make<Scalar>(beta);
  if (batch == 1)
    succeeds(hipblasGemmEx(handle, HIPBLAS_OP_T, HIPBLAS_OP_N, m, n, k, &factor, da.data(), in, lda, db.data(), in, ldb,
                           &old, dc.data(), out, ldc, compute, HIPBLAS_GEMM_DEFAULT),
             what);
  else
    succeeds(hipblasGemmStridedBatchedEx(handle, HIPBLAS_OP_T, HIPBLAS_OP_N, m, n, k, &factor, da.data(), in, lda,
                                         lda * m, db.data(), in, ldb, ldb * n, &old, dc.data(), out, ldc, ldc * n,
                                         batch, compute, HIPBLAS_GEMM_DEFAULT),
             what);
  if (hipDeviceSynchronize() != hipSuccess) ++wrong;
  const std::vector<Out> result = dc.read();
  for (int s = 0; s < batch; ++s)
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < m; ++i) {
        double sum = 0;
        for (int l = 0; l < k; ++l) sum += toDouble(a[(s * m + i) * lda + l]) * toDouble(b[(s * n + j) * ldb + l]);
        double want = alpha * sum;
        if (beta != 0) want += beta * toDouble(c[(s * n + j) * ldc + i]);
        equal(toDouble(result[(s * n + j) * ldc + i]), toDouble(make<Out>(want)), 0, what);
      }
}

static void products(hipblasHandle_t handle) {
  for (const int batch : {1, 3}) {
    product<__half, __half, __half>(handle, HIP_R_16F, HIP_R_16F, HIPBLAS_COMPUTE_16F, 2, 0, batch, "half");
    product<__half, __half, float>(handle, HIP_R_16F, HIP_R_16F, HIPBLAS_COMPUTE_32F, 0.5, 1, batch, "half, float");
    product<__half, float, float>(handle, HIP_R_16F, HIP_R_32F, HIPBLAS_COMPUTE_32F_FAST_16F, 1, 2, batch,
                                  "half to float");
    product<__hip_bfloat16, __hip_bfloat16, float>(handle, HIP_R_16BF, HIP_R_16BF, HIPBLAS_COMPUTE_32F, 1, 0, batch,
                                                   "bfloat16");
    product<__hip_bfloat16, float, float>(handle, HIP_R_16BF, HIP_R_32F, HIPBLAS_COMPUTE_32F, 3, 1, batch,
                                          "bfloat16 to float");
    product<signed char, float, float>(handle, HIP_R_8I, HIP_R_32F, HIPBLAS_COMPUTE_32F, 2, 0, batch, "byte to float");
    product<float, float, float>(handle, HIP_R_32F, HIP_R_32F, HIPBLAS_COMPUTE_32F, 2, 0, batch, "float");
    product<double, double, double>(handle, HIP_R_64F, HIP_R_64F, HIPBLAS_COMPUTE_64F, -1, 4, batch, "double");
  }
}

// Sums of bytes beyond the integers of a float.
static void bytes(hipblasHandle_t handle) {
  const int k = 4001;
  std::vector<signed char> a(k), b(k);
  long long sum = 0;
  for (int i = 0; i < k; ++i) {
    a[i] = static_cast<signed char>(127 - i % 3);
    b[i] = static_cast<signed char>(126 + i % 2);
    sum += a[i] * b[i];
  }
  const Memory<signed char> da(a), db(b);
  const Memory<int> dc({5});
  const int one = 1;
  succeeds(hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_N, 1, 1, k, &one, da.data(), HIP_R_8I, 1, db.data(), HIP_R_8I,
                         k, &one, dc.data(), HIP_R_32I, 1, HIPBLAS_COMPUTE_32I, HIPBLAS_GEMM_DEFAULT),
           "bytes");
  if (hipDeviceSynchronize() != hipSuccess) ++wrong;
  equal(dc.read()[0], static_cast<double>(sum + 5), 0, "bytes");
  // The type of compute as hipBLAS 1 took it.
  const float scale = 1;
  const Memory<float> f({2}), r({3});
  succeeds(hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_N, 1, 1, 1, &scale, f.data(), HIPBLAS_R_32F, 1, f.data(),
                         HIPBLAS_R_32F, 1, &scale, r.data(), HIPBLAS_R_32F, 1, HIPBLAS_R_32F, HIPBLAS_GEMM_DEFAULT),
           "older form");
  if (hipDeviceSynchronize() != hipSuccess) ++wrong;
  equal(r.read()[0], 7, 0, "older form");
}

static void factors(hipblasHandle_t handle, bool pivots) {
  const int n = 3, batch = 2;
  const std::vector<double> a = {4, 2, 1, 1, 5, 2, 2, 1, 6, /**/ 0.5, 2, 1, 4, 1, 3, 1, 2, 9};
  const Memory<double> da(a), inverse(a), right(std::vector<double>{1, 2, 3, 4, 5, 6});
  const Memory<double*> pointers({da.data(), da.data() + 9}), inverses({inverse.data(), inverse.data() + 9}),
      rights({right.data(), right.data() + 3});
  const Memory<int> order(std::vector<int>(n * batch, -1)), info({7, 7});
  int* const used = pivots ? order.data() : nullptr;
  succeeds(hipblasDgetrfBatched(handle, n, pointers.data(), n, used, info.data(), batch), "getrf");
  succeeds(hipblasDgetriBatched(handle, n, pointers.data(), n, used, inverses.data(), n, info.data(), batch), "getri");
  int call = 7;
  succeeds(hipblasDgetrsBatched(handle, HIPBLAS_OP_N, n, 1, pointers.data(), n, used, rights.data(), n, &call, batch),
           "getrs");
  if (hipDeviceSynchronize() != hipSuccess) ++wrong;
  equal(info.read()[0] + info.read()[1] + call, 0, 0, "info");
  if (pivots) equal(order.read()[3], 2, 0, "pivot");
  const std::vector<double> inverted = inverse.read(), solved = right.read();
  for (int s = 0; s < batch; ++s)
    for (int i = 0; i < n; ++i) {
      double b = 0;
      for (int j = 0; j < n; ++j) {
        double unit = 0;
        for (int l = 0; l < n; ++l) unit += a[s * 9 + l * n + i] * inverted[s * 9 + j * n + l];
        equal(unit, i == j, 1e-12, "inverse");
        b += a[s * 9 + j * n + i] * solved[s * 3 + j];
      }
      equal(b, 3 * s + i + 1, 1e-12, "solution");
    }
}

static void singular(hipblasHandle_t handle) {
  const Memory<float> a({1, 2, 2, 4});
  const Memory<float*> pointers({a.data()});
  const Memory<int> order({0, 0}), info({0});
  succeeds(hipblasSgetrfBatched(handle, 2, pointers.data(), 2, order.data(), info.data(), 1), "singular");
  if (hipDeviceSynchronize() != hipSuccess) ++wrong;
  equal(info.read()[0], 2, 0, "singular");
}

static void copies() {
  const std::vector<float> host = {1, 2, 3, 4, 5, 6, 7, 8};
  const Memory<float> device(std::vector<float>(12, 0));
  succeeds(hipblasSetVector(4, sizeof(float), host.data(), 2, device.data(), 3), "SetVector");
  std::vector<float> got = device.read();
  for (int i = 0; i < 12; ++i) equal(got[i], i % 3 == 0 ? 1 + i / 3 * 2 : 0, 0, "SetVector");
  std::vector<float> back(4);
  succeeds(hipblasGetVector(4, sizeof(float), device.data(), 3, back.data(), 1), "GetVector");
  for (int i = 0; i < 4; ++i) equal(back[i], 1 + 2 * i, 0, "GetVector");
  succeeds(hipblasSetMatrix(2, 3, sizeof(float), host.data(), 2, device.data(), 4), "SetMatrix");
  got = device.read();
  for (int j = 0; j < 3; ++j)
    for (int i = 0; i < 2; ++i) equal(got[4 * j + i], 1 + 2 * j + i, 0, "SetMatrix");
  std::vector<float> matrix(6);
  succeeds(hipblasGetMatrixAsync(2, 3, sizeof(float), device.data(), 4, matrix.data(), 2, nullptr), "GetMatrix");
  if (hipDeviceSynchronize() != hipSuccess) ++wrong;
  for (int i = 0; i < 6; ++i) equal(matrix[i], 1 + i, 0, "GetMatrix");
  if (hipblasSetMatrix(3, 1, sizeof(float), host.data(), 2, device.data(), 4) != HIPBLAS_STATUS_INVALID_VALUE) ++wrong;
}

int main() {
  hipblasHandle_t handle;
  succeeds(hipblasCreate(&handle), "create");
  products(handle);
  bytes(handle);
  factors(handle, true);
  factors(handle, false);
  singular(handle);
  copies();
  succeeds(hipblasDestroy(handle), "destroy");
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
