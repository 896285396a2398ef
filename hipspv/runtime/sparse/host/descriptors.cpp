// Handles, and the objects that calls describe matrices and vectors by.
#include <cstring>

#include "functions.h"
#include "view.h"

namespace hipspv::sparse::host {
namespace {

void checkType(int type) { require(type >= 0 && type < 64, Status::kInvalidValue); }
void checkIndices(int type, int base) {
  require(type >= 1 && type <= kIndex64 && (base == 0 || base == 1), Status::kInvalidValue);
}

template <class Class>
void make(Class** made, auto&& describe) {
  auto object = std::make_unique<Class>();
  describe(*object);
  *made = object.release();
}

// first and second: the arrays of indices, as SpMat has them.
struct Arrays {
  void *first, *second, *values;
  int firstType, secondType, base, valueType;
};

void makeMatrix(SpMat** made, Format format, std::int64_t rows, std::int64_t cols, std::int64_t nnz,
                const Arrays& arrays) {
  require(rows >= 0 && cols >= 0 && nnz >= 0, Status::kInvalidValue);
  checkIndices(arrays.firstType, arrays.base);
  checkIndices(arrays.secondType, arrays.base);
  checkType(arrays.valueType);
  make(made, [&](SpMat& a) {
    a.format = format;
    a.rows = rows, a.cols = cols, a.nnz = nnz;
    a.first = arrays.first, a.second = arrays.second, a.values = arrays.values;
    a.firstType = arrays.firstType, a.secondType = arrays.secondType;
    a.base = arrays.base, a.valueType = arrays.valueType;
  });
}

void readMatrix(const SpMat& a, Format format, std::int64_t* rows, std::int64_t* cols, std::int64_t* nnz, void** first,
                void** second, void** values, int* firstType, int* secondType, int* base, int* valueType) {
  require(a.format == format, Status::kInvalidValue);
  *rows = a.rows, *cols = a.cols, *nnz = a.nnz;
  *first = a.first, *second = a.second, *values = a.values;
  *firstType = a.firstType, *secondType = a.secondType, *base = a.base, *valueType = a.valueType;
}

void setPointers(SpMat& a, Format format, void* first, void* second, void* values) {
  require(a.format == format, Status::kInvalidValue);
  a.first = first, a.second = second, a.values = values;
}

}  // namespace

void Create(Handle** handle) { *handle = std::make_unique<Handle>().release(); }
void Destroy(Handle* handle) { delete handle; }
void SetStream(Handle* handle, hipStream_t stream) {
  handle->set([&](Settings& settings) { settings.stream = stream; });
}
void GetStream(Handle* handle, hipStream_t* stream) { *stream = handle->settings().stream; }
void SetPointerMode(Handle* handle, int mode) {
  require(mode == 0 || mode == 1, Status::kInvalidValue);
  handle->set([&](Settings& settings) { settings.scalarsOnDevice = mode == 1; });
}
void GetPointerMode(Handle* handle, int* mode) { *mode = handle->settings().scalarsOnDevice ? 1 : 0; }

void CreateSpVec(SpVec** made, std::int64_t size, std::int64_t nnz, void* indices, void* values, int idxType,
                 int idxBase, int valueType) {
  require(size >= 0 && nnz >= 0 && nnz <= size, Status::kInvalidValue);
  checkIndices(idxType, idxBase);
  checkType(valueType);
  make(made, [&](SpVec& x) {
    x.size = size, x.nnz = nnz, x.indices = indices, x.values = values;
    x.indexType = idxType, x.base = idxBase, x.valueType = valueType;
  });
}
void SpVecGet(SpVec* object, std::int64_t* size, std::int64_t* nnz, void** indices, void** values, int* idxType,
              int* idxBase, int* valueType) {
  *size = object->size, *nnz = object->nnz, *indices = object->indices, *values = object->values;
  *idxType = object->indexType, *idxBase = object->base, *valueType = object->valueType;
}
void SpVecGetIndexBase(SpVec* object, int* idxBase) { *idxBase = object->base; }

void CreateDnVec(DnVec** made, std::int64_t size, void* values, int valueType) {
  require(size >= 0, Status::kInvalidValue);
  checkType(valueType);
  make(made, [&](DnVec& x) { x.size = size, x.values = values, x.valueType = valueType; });
}
void DnVecGet(DnVec* object, std::int64_t* size, void** values, int* valueType) {
  *size = object->size, *values = object->values, *valueType = object->valueType;
}

void CreateDnMat(DnMat** made, std::int64_t rows, std::int64_t cols, std::int64_t ld, void* values, int valueType,
                 int order) {
  require(rows >= 0 && cols >= 0 && (order == kRows || order == kColumns), Status::kInvalidValue);
  require(ld >= (order == kRows ? cols : rows), Status::kInvalidValue);
  checkType(valueType);
  make(made, [&](DnMat& a) {
    a.rows = rows, a.cols = cols, a.ld = ld, a.values = values, a.valueType = valueType, a.order = order;
  });
}
void DnMatGet(DnMat* object, std::int64_t* rows, std::int64_t* cols, std::int64_t* ld, void** values, int* valueType,
              int* order) {
  *rows = object->rows, *cols = object->cols, *ld = object->ld;
  *values = object->values, *valueType = object->valueType, *order = object->order;
}

void CreateCsr(SpMat** made, std::int64_t rows, std::int64_t cols, std::int64_t nnz, void* rowOffsets, void* colInd,
               void* values, int offsetsType, int indType, int idxBase, int valueType) {
  makeMatrix(made, kCsr, rows, cols, nnz, {rowOffsets, colInd, values, offsetsType, indType, idxBase, valueType});
}
void CsrGet(SpMat* object, std::int64_t* rows, std::int64_t* cols, std::int64_t* nnz, void** rowOffsets, void** colInd,
            void** values, int* offsetsType, int* indType, int* idxBase, int* valueType) {
  readMatrix(*object, kCsr, rows, cols, nnz, rowOffsets, colInd, values, offsetsType, indType, idxBase, valueType);
}
void CsrSetPointers(SpMat* object, void* rowOffsets, void* colInd, void* values) {
  setPointers(*object, kCsr, rowOffsets, colInd, values);
}
void CreateCsc(SpMat** made, std::int64_t rows, std::int64_t cols, std::int64_t nnz, void* colOffsets, void* rowInd,
               void* values, int offsetsType, int indType, int idxBase, int valueType) {
  makeMatrix(made, kCsc, rows, cols, nnz, {colOffsets, rowInd, values, offsetsType, indType, idxBase, valueType});
}
void CscGet(SpMat* object, std::int64_t* rows, std::int64_t* cols, std::int64_t* nnz, void** colOffsets, void** rowInd,
            void** values, int* offsetsType, int* indType, int* idxBase, int* valueType) {
  readMatrix(*object, kCsc, rows, cols, nnz, colOffsets, rowInd, values, offsetsType, indType, idxBase, valueType);
}
void CscSetPointers(SpMat* object, void* colOffsets, void* rowInd, void* values) {
  setPointers(*object, kCsc, colOffsets, rowInd, values);
}
void CreateCoo(SpMat** made, std::int64_t rows, std::int64_t cols, std::int64_t nnz, void* rowInd, void* colInd,
               void* values, int idxType, int idxBase, int valueType) {
  makeMatrix(made, kCoo, rows, cols, nnz, {rowInd, colInd, values, idxType, idxType, idxBase, valueType});
}
void CooGet(SpMat* object, std::int64_t* rows, std::int64_t* cols, std::int64_t* nnz, void** rowInd, void** colInd,
            void** values, int* idxType, int* idxBase, int* valueType) {
  readMatrix(*object, kCoo, rows, cols, nnz, rowInd, colInd, values, idxType, idxType, idxBase, valueType);
}
void CooSetPointers(SpMat* object, void* rowInd, void* colInd, void* values) {
  setPointers(*object, kCoo, rowInd, colInd, values);
}

#define HIPSPV_VALUES(Class)                                                 \
  void destroy(Class* object) { delete object; }                             \
  void getValues(Class* object, void** values) { *values = object->values; } \
  void setValues(Class* object, void* values) { object->values = values; }
HIPSPV_VALUES(SpVec)
HIPSPV_VALUES(DnVec)
HIPSPV_VALUES(SpMat)
HIPSPV_VALUES(DnMat)
#undef HIPSPV_VALUES

void SpMatGetFormat(SpMat* object, int* format) { *format = object->format; }
void SpMatGetIndexBase(SpMat* object, int* idxBase) { *idxBase = object->base; }
void SpMatGetSize(SpMat* object, std::int64_t* rows, std::int64_t* cols, std::int64_t* nnz) {
  *rows = object->rows, *cols = object->cols, *nnz = object->nnz;
}

namespace {

int& attributeOf(SpMat& a, int attribute, const void* data, std::size_t size) {
  require(attribute == kFillMode || attribute == kDiagType, Status::kInvalidValue);
  require(data != nullptr && size == sizeof(int), Status::kInvalidValue);
  return attribute == kFillMode ? a.fill : a.diagonal;
}

}  // namespace

void SpMatGetAttribute(SpMat* object, int attribute, void* data, std::size_t dataSize) {
  std::memcpy(data, &attributeOf(*object, attribute, data, dataSize), sizeof(int));
}
void SpMatSetAttribute(SpMat* object, int attribute, const void* data, std::size_t dataSize) {
  int value = 0;
  int& changed = attributeOf(*object, attribute, data, dataSize);
  std::memcpy(&value, data, sizeof value);
  require(value == 0 || value == 1, Status::kInvalidValue);
  changed = value;
}
void SpMatGetStridedBatch(SpMat* object, int* batchCount) { *batchCount = object->batchCount; }
void CooSetStridedBatch(SpMat* object, int batchCount, std::int64_t batchStride) {
  require(object->format == kCoo && batchCount > 0 && batchStride >= 0, Status::kInvalidValue);
  object->batchCount = batchCount;
  object->firstStride = object->stride = batchStride;
}
void CsrSetStridedBatch(SpMat* object, int batchCount, std::int64_t offsetsBatchStride,
                        std::int64_t columnsValuesBatchStride) {
  require(object->format == kCsr && batchCount > 0 && offsetsBatchStride >= 0 && columnsValuesBatchStride >= 0,
          Status::kInvalidValue);
  object->batchCount = batchCount;
  object->firstStride = offsetsBatchStride;
  object->stride = columnsValuesBatchStride;
}
void DnMatGetStridedBatch(DnMat* object, int* batchCount, std::int64_t* batchStride) {
  *batchCount = object->batchCount, *batchStride = object->batchStride;
}
void DnMatSetStridedBatch(DnMat* object, int batchCount, std::int64_t batchStride) {
  require(batchCount > 0 && batchStride >= 0, Status::kInvalidValue);
  object->batchCount = batchCount, object->batchStride = batchStride;
}

void CreateMatDescr(MatDescr** made) { *made = std::make_unique<MatDescr>().release(); }
void destroy(MatDescr* object) { delete object; }
void CopyMatDescr(MatDescr* to, MatDescr* from) {
  SetMatType(to, from->type);
  SetMatFillMode(to, from->fill);
  SetMatDiagType(to, from->diagonal);
  SetMatIndexBase(to, from->base);
}
void SetMatType(MatDescr* object, int type) {
  require(type >= 0 && type <= 3, Status::kInvalidValue);
  object->type = type;
}
void SetMatFillMode(MatDescr* object, int fillMode) {
  require(fillMode == 0 || fillMode == 1, Status::kInvalidValue);
  object->fill = fillMode;
}
void SetMatDiagType(MatDescr* object, int diagType) {
  require(diagType == 0 || diagType == 1, Status::kInvalidValue);
  object->diagonal = diagType;
}
void SetMatIndexBase(MatDescr* object, int base) {
  require(base == 0 || base == 1, Status::kInvalidValue);
  object->base = base;
}

namespace {

void makeAnalysis(Analysis** made, const char* create, const char* destroy) {
  *made = std::make_unique<Analysis>(create, destroy).release();
}

}  // namespace

void createSpSV(Analysis** made) { makeAnalysis(made, "cusparseSpSV_createDescr", "cusparseSpSV_destroyDescr"); }
void createSpSM(Analysis** made) { makeAnalysis(made, "cusparseSpSM_createDescr", "cusparseSpSM_destroyDescr"); }
void createSpGEMM(Analysis** made) { makeAnalysis(made, "cusparseSpGEMM_createDescr", "cusparseSpGEMM_destroyDescr"); }
void createCsrilu02Info(Analysis** made) {
  makeAnalysis(made, "cusparseCreateCsrilu02Info", "cusparseDestroyCsrilu02Info");
}
void createCsric02Info(Analysis** made) {
  makeAnalysis(made, "cusparseCreateCsric02Info", "cusparseDestroyCsric02Info");
}
void createCsrsv2Info(Analysis** made) { makeAnalysis(made, "cusparseCreateCsrsv2Info", "cusparseDestroyCsrsv2Info"); }
void destroy(Analysis* object) { delete object; }

}  // namespace hipspv::sparse::host
