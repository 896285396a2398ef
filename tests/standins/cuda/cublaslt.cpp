// A stand-in for cuBLASLt, libcublasLt.so.12. Each call writes a line of its arguments to CUBLASLT_LOG. Types are those
// of NVIDIA's cublasLt.h, with int for enumerations.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define CUBLASLT extern "C" __attribute__((visibility("default"))) int

namespace {

template <class... Arguments>
int log(const char* form, Arguments... arguments) {
  const char* path = std::getenv("CUBLASLT_LOG");
  std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "a");
  if (file == nullptr) return 0;
  std::fprintf(file, form, arguments...);
  std::fclose(file);
  return 0;
}

struct Algorithm {
  std::uint64_t data[8];
};
struct Result {
  Algorithm algorithm;
  std::size_t workspace;
  int state;
  float waves;
  int reserved[4];
};

int set(const char* kind, int attribute, const void* value, std::size_t bytes) {
  std::int64_t number = 0;
  std::memcpy(&number, value, bytes);
  return log("set %s %d %ld %zu\n", kind, attribute, number, bytes);
}

}  // namespace

CUBLASLT cublasLtCreate(const char** handle) {
  *handle = "handle";
  return log("create handle\n");
}
CUBLASLT cublasLtDestroy(const char*) { return 0; }
CUBLASLT cublasLtMatmulDescCreate(const char** made, int compute, int scale) {
  *made = "desc";
  return log("create desc %d %d\n", compute, scale);
}
CUBLASLT cublasLtMatmulDescDestroy(const char*) { return 0; }
CUBLASLT cublasLtMatmulDescSetAttribute(const char* object, int attribute, const void* value, std::size_t bytes) {
  // The creation has set these.
  return attribute < 2 ? 0 : set(object, attribute, value, bytes);
}
CUBLASLT cublasLtMatrixLayoutCreate(const char** made, int type, std::uint64_t rows, std::uint64_t cols,
                                    std::int64_t ld) {
  *made = "layout";
  return log("create layout %d %lu %lu %ld\n", type, rows, cols, ld);
}
CUBLASLT cublasLtMatrixLayoutDestroy(const char*) { return 0; }
CUBLASLT cublasLtMatrixLayoutSetAttribute(const char* object, int attribute, const void* value, std::size_t bytes) {
  return set(object, attribute, value, bytes);
}
CUBLASLT cublasLtMatmulPreferenceCreate(const char** made) {
  *made = "preference";
  return log("create preference\n");
}
CUBLASLT cublasLtMatmulPreferenceDestroy(const char*) { return 0; }
CUBLASLT cublasLtMatmulPreferenceSetAttribute(const char* object, int attribute, const void* value, std::size_t bytes) {
  return set(object, attribute, value, bytes);
}
CUBLASLT cublasLtMatrixTransformDescCreate(const char** made, int scale) {
  *made = "transform";
  return log("create transform %d\n", scale);
}
CUBLASLT cublasLtMatrixTransformDescDestroy(const char*) { return 0; }
CUBLASLT cublasLtMatmulAlgoGetHeuristic(const char*, const char*, const char*, const char*, const char*, const char*,
                                        const char*, int requested, Result* results, int* returned) {
  results[0] = {{{17}}, 4096, 0, 1, {}};
  *returned = 1;
  return log("heuristic %d\n", requested);
}
CUBLASLT cublasLtMatmul(const char* handle, const char*, const void* alpha, const void* a, const char*, const void* b,
                        const char*, const void* beta, const void* c, const char*, void* d, const char*,
                        const Algorithm* algorithm, void* workspace, std::size_t bytes, void* stream) {
  return log("matmul %s %p %p %p %p %p %p %s %p %zu stream %p\n", handle, alpha, a, b, beta, c, d,
             algorithm == nullptr ? "no algo" : "algo", workspace, bytes, stream);
}
CUBLASLT cublasLtMatmulAlgoInit(const char*, int compute, int scale, int a, int b, int c, int d, int id,
                                Algorithm* algorithm) {
  *algorithm = {{static_cast<std::uint64_t>(id)}};
  return log("algo %d %d %d %d %d %d %d\n", compute, scale, a, b, c, d, id);
}
CUBLASLT cublasLtMatmulAlgoConfigSetAttribute(Algorithm* algorithm, int attribute, const int* value, std::size_t) {
  return log("config %lu %d %d\n", algorithm->data[0], attribute, *value);
}
// NOT_SUPPORTED, as for a transform of nothing.
CUBLASLT cublasLtMatrixTransform(const char*, const char*, const void* alpha, const void* a, const char*,
                                 const void* beta, const void* b, const char* layoutB, void* c, const char*, void*) {
  log("transform %p %p %p %p %d %p\n", alpha, a, beta, b, layoutB == nullptr, c);
  return 15;
}
