// cuSPARSE in the order of streams and graphs, and its results for wrong calls.
#include <cuda_runtime.h>
#include <cusparse.h>

#include <cstdio>
#include <cstring>

constexpr int kSize = 64, kSteps = 10;

int checked = 0, wrong = 0;
void expect(bool right, const char* what) {
  ++checked;
  if (right) return;
  ++wrong;
  std::fprintf(stderr, "wrong: %s\n", what);
}
void expect(cusparseStatus_t got, cusparseStatus_t want, const char* what) {
  expect(got == want, what);
  if (got != want) std::fprintf(stderr, "  %s is not %s\n", cusparseGetErrorName(got), cusparseGetErrorName(want));
}

__global__ void scale(float* values, float factor) { values[threadIdx.x] *= factor; }

// A matrix that moves each element to the next position.
struct Shift {
  int* offsets;
  int* columns;
  float* values;
  cusparseSpMatDescr_t matrix;

  Shift() {
    expect(cudaMallocManaged(&offsets, (kSize + 1) * sizeof(int)) == cudaSuccess, "memory");
    expect(cudaMallocManaged(&columns, kSize * sizeof(int)) == cudaSuccess, "memory");
    expect(cudaMallocManaged(&values, kSize * sizeof(float)) == cudaSuccess, "memory");
    for (int i = 0; i < kSize; ++i) offsets[i] = i, columns[i] = (i + kSize - 1) % kSize, values[i] = 1;
    offsets[kSize] = kSize;
    expect(cusparseCreateCsr(&matrix, kSize, kSize, kSize, offsets, columns, values, CUSPARSE_INDEX_32I,
                             CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F),
           CUSPARSE_STATUS_SUCCESS, "create CSR");
  }
  ~Shift() {
    expect(cusparseDestroySpMat(matrix), CUSPARSE_STATUS_SUCCESS, "destroy");
    cudaFree(offsets), cudaFree(columns), cudaFree(values);
  }
};

bool isShifted(const float* values, int steps, float factor) {
  for (int i = 0; i < kSize; ++i)
    if (values[(i + steps) % kSize] != factor * i) return false;
  return true;
}

void order(cusparseHandle_t handle, const Shift& shift, float* x, float* y) {
  const float one = 1, zero = 0;
  cudaStream_t stream;
  cusparseDnVecDescr_t vecX, vecY;
  expect(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking) == cudaSuccess, "stream");
  expect(cusparseSetStream(handle, stream), CUSPARSE_STATUS_SUCCESS, "set stream");
  cudaStream_t found = nullptr;
  expect(cusparseGetStream(handle, &found) == CUSPARSE_STATUS_SUCCESS && found == stream, "get stream");
  expect(cusparseCreateDnVec(&vecX, kSize, x, CUDA_R_32F), CUSPARSE_STATUS_SUCCESS, "vector");
  expect(cusparseCreateDnVec(&vecY, kSize, y, CUDA_R_32F), CUSPARSE_STATUS_SUCCESS, "vector");
  // Kernels and products alternate: two steps move the values by two and double them.
  const auto product = [&](cusparseDnVecDescr_t from, cusparseDnVecDescr_t to) {
    return cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, shift.matrix, from, &zero, to, CUDA_R_32F,
                        CUSPARSE_SPMV_ALG_DEFAULT, nullptr) == CUSPARSE_STATUS_SUCCESS;
  };
  const auto step = [&] {
    return product(vecX, vecY) && (scale<<<1, kSize, 0, stream>>>(y, 2), true) && product(vecY, vecX);
  };
  for (int i = 0; i < kSize; ++i) x[i] = static_cast<float>(i);
  for (int i = 0; i < kSteps; ++i) expect(step(), "step");
  expect(cudaStreamSynchronize(stream) == cudaSuccess && isShifted(x, 2 * kSteps, 1 << kSteps), "order in the stream");
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  expect(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal) == cudaSuccess, "capture");
  expect(step(), "a captured step");
  int* total;
  int *counts, rows[kSize];
  cusparseMatDescr_t descr;
  total = rows, counts = rows;
  expect(cusparseCreateMatDescr(&descr), CUSPARSE_STATUS_SUCCESS, "descriptor");
  expect(cusparseSnnz(handle, CUSPARSE_DIRECTION_ROW, 1, 1, descr, x, 1, counts, total), CUSPARSE_STATUS_NOT_SUPPORTED,
         "a result to the host in a capture");
  expect(cudaStreamEndCapture(stream, &graph) == cudaSuccess, "end of the capture");
  expect(isShifted(x, 2 * kSteps, 1 << kSteps), "a capture runs nothing");
  expect(cudaGraphInstantiate(&executable, graph, 0) == cudaSuccess, "instantiate");
  expect(cusparseDestroyDnVec(vecX) == CUSPARSE_STATUS_SUCCESS && cusparseDestroyDnVec(vecY) == CUSPARSE_STATUS_SUCCESS,
         "the graph keeps what it needs of the descriptors");
  for (int i = 0; i < 2; ++i) expect(cudaGraphLaunch(executable, stream) == cudaSuccess, "launch");
  expect(cudaStreamSynchronize(stream) == cudaSuccess && isShifted(x, 2 * kSteps + 4, 4 << kSteps), "a graph's values");
  expect(cusparseDestroyMatDescr(descr), CUSPARSE_STATUS_SUCCESS, "destroy");
  expect(cusparseSetStream(handle, nullptr), CUSPARSE_STATUS_SUCCESS, "the null stream");
}

void descriptors(const Shift& shift) {
  std::int64_t rows = 0, cols = 0, nnz = 0;
  void *offsets = nullptr, *columns = nullptr, *values = nullptr;
  cusparseIndexType_t offsetsType, indexType;
  cusparseIndexBase_t base;
  cudaDataType type;
  expect(cusparseCsrGet(shift.matrix, &rows, &cols, &nnz, &offsets, &columns, &values, &offsetsType, &indexType, &base,
                        &type),
         CUSPARSE_STATUS_SUCCESS, "get");
  expect(rows == kSize && cols == kSize && nnz == kSize && offsets == shift.offsets && columns == shift.columns &&
             values == shift.values && offsetsType == CUSPARSE_INDEX_32I && indexType == CUSPARSE_INDEX_32I &&
             base == CUSPARSE_INDEX_BASE_ZERO && type == CUDA_R_32F,
         "what CsrGet says");
  expect(cusparseCscGet(shift.matrix, &rows, &cols, &nnz, &offsets, &columns, &values, &offsetsType, &indexType, &base,
                        &type),
         CUSPARSE_STATUS_INVALID_VALUE, "another format");
  cusparseFormat_t format;
  expect(cusparseSpMatGetFormat(shift.matrix, &format) == CUSPARSE_STATUS_SUCCESS && format == CUSPARSE_FORMAT_CSR,
         "format");
  cusparseFillMode_t fill = CUSPARSE_FILL_MODE_UPPER;
  expect(cusparseSpMatSetAttribute(shift.matrix, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill), CUSPARSE_STATUS_SUCCESS,
         "set fill mode");
  fill = CUSPARSE_FILL_MODE_LOWER;
  expect(cusparseSpMatGetAttribute(shift.matrix, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill) ==
                 CUSPARSE_STATUS_SUCCESS &&
             fill == CUSPARSE_FILL_MODE_UPPER,
         "get fill mode");
  expect(cusparseSpMatGetAttribute(shift.matrix, CUSPARSE_SPMAT_FILL_MODE, &fill, 2), CUSPARSE_STATUS_INVALID_VALUE,
         "a small attribute");
  cusparseConstSpMatDescr_t constant;
  const void* readOnly = nullptr;
  expect(cusparseCreateConstCoo(&constant, 1, 1, 1, shift.columns, shift.columns, shift.values, CUSPARSE_INDEX_64I,
                                CUSPARSE_INDEX_BASE_ONE, CUDA_C_64F),
         CUSPARSE_STATUS_SUCCESS, "a constant matrix");
  expect(cusparseConstSpMatGetValues(constant, &readOnly) == CUSPARSE_STATUS_SUCCESS && readOnly == shift.values,
         "its values");
  expect(cusparseDestroySpMat(constant), CUSPARSE_STATUS_SUCCESS, "destroy");
}

void wrongCalls(cusparseHandle_t handle, const Shift& shift, float* x) {
  const float one = 1, zero = 0;
  cusparseDnVecDescr_t vector, shorter, halves, doubles;
  expect(cusparseCreateDnVec(&vector, kSize, x, CUDA_R_32F), CUSPARSE_STATUS_SUCCESS, "vector");
  expect(cusparseCreateDnVec(&shorter, kSize - 1, x, CUDA_R_32F), CUSPARSE_STATUS_SUCCESS, "vector");
  expect(cusparseCreateDnVec(&halves, kSize, x, CUDA_R_16F), CUSPARSE_STATUS_SUCCESS, "vector");
  expect(cusparseCreateDnVec(&doubles, kSize / 2, x, CUDA_R_64F), CUSPARSE_STATUS_SUCCESS, "vector");
  expect(cusparseCreateDnVec(&vector, -1, x, CUDA_R_32F), CUSPARSE_STATUS_INVALID_VALUE, "a negative size");
  expect(cusparseCreateDnVec(nullptr, 1, x, CUDA_R_32F), CUSPARSE_STATUS_INVALID_VALUE, "no descriptor");
  const auto product = [&](cusparseHandle_t used, const float* alpha, cusparseSpMatDescr_t a, cusparseDnVecDescr_t from,
                           cudaDataType type) {
    return cusparseSpMV(used, CUSPARSE_OPERATION_NON_TRANSPOSE, alpha, a, from, &zero, vector, type,
                        CUSPARSE_SPMV_ALG_DEFAULT, nullptr);
  };
  expect(product(nullptr, &one, shift.matrix, vector, CUDA_R_32F), CUSPARSE_STATUS_NOT_INITIALIZED, "no handle");
  expect(product(handle, nullptr, shift.matrix, vector, CUDA_R_32F), CUSPARSE_STATUS_INVALID_VALUE, "no alpha");
  expect(product(handle, &one, nullptr, vector, CUDA_R_32F), CUSPARSE_STATUS_INVALID_VALUE, "no matrix");
  expect(product(handle, &one, shift.matrix, shorter, CUDA_R_32F), CUSPARSE_STATUS_INVALID_VALUE, "sizes");
  expect(product(handle, &one, shift.matrix, halves, CUDA_R_32F), CUSPARSE_STATUS_NOT_SUPPORTED, "mixed types");
  expect(product(handle, &one, shift.matrix, vector, CUDA_R_64F), CUSPARSE_STATUS_NOT_SUPPORTED, "type of compute");
  expect(cusparseSetPointerMode(handle, static_cast<cusparsePointerMode_t>(2)), CUSPARSE_STATUS_INVALID_VALUE, "mode");
  cusparseSpSVDescr_t solve;
  expect(cusparseSpSV_createDescr(&solve), CUSPARSE_STATUS_SUCCESS, "descriptor");
  expect(cusparseSpSV_solve(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, shift.matrix, vector, vector, CUDA_R_32F,
                            CUSPARSE_SPSV_ALG_DEFAULT, solve),
         CUSPARSE_STATUS_INVALID_VALUE, "a solve without an analysis");
  cusparseSpGEMMDescr_t gemm;
  expect(cusparseSpGEMM_createDescr(&gemm), CUSPARSE_STATUS_SUCCESS, "descriptor");
  size_t size = 0;
  const auto multiply = [&](cusparseOperation_t operation, const float* beta, void* buffer) {
    return cusparseSpGEMM_compute(handle, operation, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, shift.matrix, shift.matrix,
                                  beta, shift.matrix, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, gemm, &size, buffer);
  };
  expect(multiply(CUSPARSE_OPERATION_TRANSPOSE, &zero, x), CUSPARSE_STATUS_NOT_SUPPORTED, "a transposed factor");
  expect(multiply(CUSPARSE_OPERATION_NON_TRANSPOSE, &one, x), CUSPARSE_STATUS_NOT_SUPPORTED, "a sum of SpGEMM");
  cusparseMatDescr_t descr;
  csrilu02Info_t info;
  expect(cusparseCreateMatDescr(&descr) == CUSPARSE_STATUS_SUCCESS &&
             cusparseCreateCsrilu02Info(&info) == CUSPARSE_STATUS_SUCCESS,
         "descriptors");
  expect(cusparseSetMatType(descr, CUSPARSE_MATRIX_TYPE_SYMMETRIC), CUSPARSE_STATUS_SUCCESS, "type");
  expect(cusparseGetMatType(descr) == CUSPARSE_MATRIX_TYPE_SYMMETRIC, "type");
  expect(cusparseScsrilu02(handle, kSize, kSize, descr, shift.values, shift.offsets, shift.columns, info,
                           CUSPARSE_SOLVE_POLICY_NO_LEVEL, x),
         CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED, "a symmetric matrix");
  expect(cusparseSgtsv2(handle, 2, 1, x, x, x, x, 2, x), CUSPARSE_STATUS_INVALID_VALUE, "two rows");
  expect(cusparseDestroyCsrilu02Info(info) == CUSPARSE_STATUS_SUCCESS &&
             cusparseDestroyMatDescr(descr) == CUSPARSE_STATUS_SUCCESS &&
             cusparseSpGEMM_destroyDescr(gemm) == CUSPARSE_STATUS_SUCCESS &&
             cusparseSpSV_destroyDescr(solve) == CUSPARSE_STATUS_SUCCESS,
         "destroy");
  for (cusparseDnVecDescr_t each : {vector, shorter, halves, doubles})
    expect(cusparseDestroyDnVec(each), CUSPARSE_STATUS_SUCCESS, "destroy");
}

int main() {
  cusparseHandle_t handle = nullptr;
  expect(cusparseCreate(&handle), CUSPARSE_STATUS_SUCCESS, "create");
  float *x, *y;
  expect(cudaMallocManaged(&x, kSize * sizeof *x) == cudaSuccess, "memory");
  expect(cudaMallocManaged(&y, kSize * sizeof *y) == cudaSuccess, "memory");
  {
    const Shift shift;
    order(handle, shift, x, y);
    descriptors(shift);
    wrongCalls(handle, shift, x);
  }
  int version = 0, major = 0;
  expect(cusparseGetVersion(handle, &version) == CUSPARSE_STATUS_SUCCESS && version == CUSPARSE_VERSION, "version");
  expect(cusparseGetProperty(MAJOR_VERSION, &major) == CUSPARSE_STATUS_SUCCESS && major == CUSPARSE_VER_MAJOR, "major");
  expect(std::strcmp(cusparseGetErrorName(CUSPARSE_STATUS_ZERO_PIVOT), "CUSPARSE_STATUS_ZERO_PIVOT") == 0, "name");
  expect(cusparseDestroy(handle), CUSPARSE_STATUS_SUCCESS, "destroy");
  expect(cusparseDestroy(nullptr), CUSPARSE_STATUS_NOT_INITIALIZED, "no handle");
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
