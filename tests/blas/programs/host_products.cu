// cublasXt: products of matrices in the host's memory, which have ended when a call returns.
#include <cublasXt.h>

#include <cmath>
#include <cstdio>
#include <vector>

int checked = 0, wrong = 0;
void expect(bool right, const char* what) {
  ++checked;
  if (right) return;
  ++wrong;
  std::fprintf(stderr, "wrong: %s\n", what);
}

constexpr size_t m = 5, n = 4, k = 3;

int main() {
  cublasXtHandle_t handle;
  int device = 0, none = 77, block = 0;
  cublasXtPinnedMemMode_t mode = CUBLASXT_PINNING_DISABLED;
  expect(cublasXtCreate(nullptr) == CUBLAS_STATUS_INVALID_VALUE, "no memory for the handle");
  expect(cublasXtCreate(&handle) == CUBLAS_STATUS_SUCCESS, "create");
  expect(cublasXtDeviceSelect(handle, 1, &device) == CUBLAS_STATUS_SUCCESS, "select");
  expect(cublasXtDeviceSelect(handle, 1, &none) == CUBLAS_STATUS_INVALID_VALUE, "no such device");
  expect(cublasXtSetBlockDim(handle, 64) == CUBLAS_STATUS_SUCCESS, "tiles");
  expect(cublasXtGetBlockDim(handle, &block) == CUBLAS_STATUS_SUCCESS && block == 64, "the tiles");
  expect(cublasXtSetBlockDim(handle, 0) == CUBLAS_STATUS_INVALID_VALUE, "no tiles");
  expect(cublasXtSetPinningMemMode(handle, CUBLASXT_PINNING_ENABLED) == CUBLAS_STATUS_SUCCESS, "pinning");
  expect(cublasXtGetPinningMemMode(handle, &mode) == CUBLAS_STATUS_SUCCESS && mode == CUBLASXT_PINNING_ENABLED, "mode");

  std::vector<double> a(m * k), b(n * k), c(m * n, 1);
  for (size_t i = 0; i < a.size(); ++i) a[i] = static_cast<double>(i % 7);
  for (size_t i = 0; i < b.size(); ++i) b[i] = static_cast<double>(i % 5) - 2;
  const double two = 2, three = 3;
  expect(cublasXtDgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, m, n, k, &two, a.data(), m, b.data(), n, &three, c.data(),
                       m) == CUBLAS_STATUS_SUCCESS,
         "gemm");
  for (size_t j = 0; j < n; ++j)
    for (size_t i = 0; i < m; ++i) {
      double sum = 0;
      for (size_t l = 0; l < k; ++l) sum += a[i + l * m] * b[j + l * n];
      expect(c[i + j * m] == 2 * sum + 3, "element");
    }

  // A solution of a triangular system, and a Hermitian product.
  std::vector<float> triangle{2, 1, 0, 4}, right{2, 9};
  const float one = 1;
  expect(cublasXtStrsm(handle, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, 2, 1, &one,
                       triangle.data(), 2, right.data(), 2) == CUBLAS_STATUS_SUCCESS,
         "trsm");
  expect(right[0] == 1 && right[1] == 2, "solution");
  std::vector<cuComplex> vector{{1, 2}}, square{{5, 0}};
  expect(cublasXtCherk(handle, CUBLAS_FILL_MODE_UPPER, CUBLAS_OP_N, 1, 1, &one, vector.data(), 1, &one, square.data(),
                       1) == CUBLAS_STATUS_SUCCESS,
         "herk");
  expect(square[0].x == 10 && square[0].y == 0, "square");

  expect(cublasXtDgemm(nullptr, CUBLAS_OP_N, CUBLAS_OP_T, m, n, k, &two, a.data(), m, b.data(), n, &three, c.data(),
                       m) == CUBLAS_STATUS_NOT_INITIALIZED,
         "no handle");
  expect(cublasXtDestroy(handle) == CUBLAS_STATUS_SUCCESS, "destroy");
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong;
}
