// A stand-in for cuSPARSE, libcusparse.so.12. Each call writes a line of its arguments to CUSPARSE_LOG. Types are those
// of NVIDIA's cusparse.h, with int for enumerations.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#define CUSPARSE extern "C" __attribute__((visibility("default"))) int

namespace {

template <class... Arguments>
int log(const char* form, Arguments... arguments) {
  const char* path = std::getenv("CUSPARSE_LOG");
  std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "a");
  if (file == nullptr) return 0;
  std::fprintf(file, form, arguments...);
  std::fclose(file);
  return 0;
}

// Objects are a text each, by which the log names them.
int make(const char** object, const char* name) {
  *object = name;
  return log("create %s\n", name);
}

}  // namespace

CUSPARSE cusparseCreate(const char** handle) { return make(handle, "handle"); }
CUSPARSE cusparseDestroy(const char* handle) { return log("destroy %s\n", handle); }
CUSPARSE cusparseSetStream(const char*, void* stream) { return log("stream %p\n", stream); }
CUSPARSE cusparseSetPointerMode(const char*, int mode) { return log("pointer mode %d\n", mode); }
CUSPARSE cusparseCreateCsr(const char** object, std::int64_t rows, std::int64_t cols, std::int64_t nnz, void* offsets,
                           void* columns, void* values, int offsetsType, int indexType, int base, int type) {
  make(object, "csr");
  return log("csr %ld %ld %ld %p %p %p %d %d %d %d\n", rows, cols, nnz, offsets, columns, values, offsetsType,
             indexType, base, type);
}
CUSPARSE cusparseDestroySpMat(const char* object) { return log("destroy %s\n", object); }
CUSPARSE cusparseSpMatSetAttribute(const char* object, int attribute, const int* data, std::size_t size) {
  return log("attribute %s %d %d %zu\n", object, attribute, *data, size);
}
// As a product of cuSPARSE's has it.
CUSPARSE cusparseSpMatGetSize(const char*, std::int64_t* rows, std::int64_t* cols, std::int64_t* nnz) {
  *rows = 2, *cols = 3, *nnz = 4242;
  return 0;
}
CUSPARSE cusparseCsrSetPointers(const char* object, void* offsets, void* columns, void* values) {
  return log("pointers %s %p %p %p\n", object, offsets, columns, values);
}
CUSPARSE cusparseCreateDnVec(const char** object, std::int64_t size, void* values, int type) {
  make(object, "vector");
  return log("vector %ld %p %d\n", size, values, type);
}
CUSPARSE cusparseDestroyDnVec(const char* object) { return log("destroy %s\n", object); }
CUSPARSE cusparseCreateMatDescr(const char** object) { return make(object, "descr"); }
CUSPARSE cusparseDestroyMatDescr(const char* object) { return log("destroy %s\n", object); }
CUSPARSE cusparseSetMatType(const char*, int value) { return log("type %d\n", value); }
CUSPARSE cusparseSetMatFillMode(const char*, int value) { return log("fill %d\n", value); }
CUSPARSE cusparseSetMatDiagType(const char*, int value) { return log("diagonal %d\n", value); }
CUSPARSE cusparseSetMatIndexBase(const char*, int value) { return log("base %d\n", value); }
CUSPARSE cusparseSpMV_bufferSize(const char*, int, const void*, const char*, const char*, const void*, const char*, int,
                                 int, std::size_t* size) {
  *size = 1234;
  return 0;
}
CUSPARSE cusparseSpMV(const char* handle, int op, const void* alpha, const char* a, const char* x, const void* beta,
                      const char* y, int type, int algorithm, void* buffer) {
  return log("spmv %s %d %p %s %s %p %s %d %d %p\n", handle, op, alpha, a, x, beta, y, type, algorithm, buffer);
}
CUSPARSE cusparseCsr2cscEx2(const char*, int rows, int cols, int nnz, const void*, const int*, const int*, void*, int*,
                            int*, int type, int action, int base, int algorithm, void* buffer) {
  return log("csr2csc %d %d %d %d %d %d %d %p\n", rows, cols, nnz, type, action, base, algorithm, buffer);
}
CUSPARSE cusparseXcsrsort(const char*, int rows, int cols, int nnz, const char* descr, const int* offsets, int* columns,
                          int* permutation, void* buffer) {
  return log("csrsort %d %d %d %s %p %p %p %p\n", rows, cols, nnz, descr, offsets, columns, permutation, buffer);
}
// Results: those of NVIDIA's enumeration, by nnz.
CUSPARSE cusparseXcoo2csr(const char*, const int*, int nnz, int, int*, int) { return nnz; }
