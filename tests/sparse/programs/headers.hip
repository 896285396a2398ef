// hipSPARSE's names, in a source of HIP.
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

#include <cstdio>
#include <cstring>

int main() {
  hipsparseHandle_t handle = nullptr;
  hipsparseMatDescr_t descr = nullptr;
  int* offsets;
  hipDoubleComplex *values, *x, *y;
  if (hipMallocManaged(&offsets, 6 * sizeof *offsets) != hipSuccess) return 1;
  if (hipMallocManaged(&values, 6 * sizeof *values) != hipSuccess) return 1;
  // (0 i; 2 0) with rows of one entry, and indices from one.
  int* columns = offsets + 3;
  offsets[0] = 1, offsets[1] = 2, offsets[2] = 3, columns[0] = 2, columns[1] = 1;
  values[0] = {0, 1}, values[1] = {2, 0};
  x = values + 2, y = values + 4;
  x[0] = {1, 0}, x[1] = {0, 3}, y[0] = y[1] = {1, 1};
  if (hipsparseCreate(&handle) != HIPSPARSE_STATUS_SUCCESS) return 1;
  if (hipsparseCreateMatDescr(&descr) != HIPSPARSE_STATUS_SUCCESS) return 1;
  if (hipsparseSetMatIndexBase(descr, HIPSPARSE_INDEX_BASE_ONE) != HIPSPARSE_STATUS_SUCCESS) return 1;
  const hipDoubleComplex alpha{1, 0}, beta{2, 0};
  if (hipsparseZcsrmv(handle, HIPSPARSE_OPERATION_CONJUGATE_TRANSPOSE, 2, 2, 2, &alpha, descr, values, offsets, columns,
                      x, &beta, y) != HIPSPARSE_STATUS_SUCCESS ||
      hipDeviceSynchronize() != hipSuccess)
    return 1;
  // The conjugate transpose is (0 2; -i 0).
  int wrong = (y[0].x != 2 || y[0].y != 8) + (y[1].x != 2 || y[1].y != 1);
  int version = 0;
  wrong += hipsparseGetVersion(handle, &version) != HIPSPARSE_STATUS_SUCCESS ||
           version != hipsparseVersionMajor * 100000 + hipsparseVersionMinor * 100 + hipsparseVersionPatch;
  wrong += std::strcmp(hipsparseGetErrorName(HIPSPARSE_STATUS_NOT_SUPPORTED), "HIPSPARSE_STATUS_NOT_SUPPORTED") != 0;
  std::printf("4 checked, %d wrong\n", wrong);
  return wrong != 0 || hipsparseDestroy(handle) != HIPSPARSE_STATUS_SUCCESS;
}
