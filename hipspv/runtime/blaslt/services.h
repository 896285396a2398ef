// The functions of both APIs (lt_table.py). They throw Error.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdio>
#include <memory>

#include "../blas/values.h"
#include "descriptors.h"
#include "logger.h"

namespace hipspv::blaslt::services {

inline MatmulDesc made(Api api, const MatmulDesc*, int computeType, int scaleType) {
  MatmulDesc desc;
  desc.computeType = static_cast<std::int32_t>(blas::computeTypeOf(api, computeType).cublas);
  desc.scaleType = scaleType;
  return desc;
}
inline MatrixLayout made(Api, const MatrixLayout*, int type, std::uint64_t rows, std::uint64_t cols, std::int64_t ld) {
  MatrixLayout layout;
  layout.type = static_cast<std::uint32_t>(type);
  layout.rows = rows;
  layout.cols = cols;
  layout.ld = ld;
  return layout;
}
inline MatmulPreference made(Api, const MatmulPreference*) { return {}; }
inline MatrixTransformDesc made(Api, const MatrixTransformDesc*, int scaleType) {
  MatrixTransformDesc desc;
  desc.scaleType = scaleType;
  return desc;
}

template <class Descriptor, class... Arguments>
void create(Api api, Descriptor** object, Arguments... arguments) {
  require(object != nullptr, Status::kInvalidValue);
  *object = new Descriptor(made(api, static_cast<const Descriptor*>(nullptr), arguments...));
}
// In the program's memory. Descriptors need no destruction.
template <class Descriptor, class... Arguments>
void init(Api api, Descriptor* object, std::size_t size, Arguments... arguments) {
  require(object != nullptr, Status::kInvalidValue);
  require(size >= sizeof(Descriptor), Status::kAllocationFailed);
  new (object) Descriptor(made(api, object, arguments...));
}
template <class Descriptor>
void destroy(Descriptor* object) {
  require(object != nullptr, Status::kInvalidValue);
  delete object;
}
template <class Descriptor>
void setAttribute(Api api, Descriptor* object, int attribute, const void* memory, std::size_t bytes) {
  require(object != nullptr, Status::kInvalidValue);
  blaslt::setAttribute(kAttributes<Descriptor>, api, object, attribute, memory, bytes);
}
template <class Descriptor>
void getAttribute(Api api, const Descriptor* object, int attribute, void* memory, std::size_t bytes,
                  std::size_t* written) {
  require(object != nullptr, Status::kInvalidValue);
  blaslt::getAttribute(kAttributes<Descriptor>, api, object, attribute, memory, bytes, written);
}

void create(void** made);
void destroy(void* handle);
void matmul(Api api, void* handle, MatmulDesc* desc, const void* alpha, const void* a, MatrixLayout* aLayout,
            const void* b, MatrixLayout* bLayout, const void* beta, const void* c, MatrixLayout* cLayout, void* d,
            MatrixLayout* dLayout, const void* algorithm, void* workspace, std::size_t bytes, hipStream_t stream);
void matrixTransform(void* handle, MatrixTransformDesc* desc, const void* alpha, const void* a, MatrixLayout* aLayout,
                     const void* beta, const void* b, MatrixLayout* bLayout, void* c, MatrixLayout* cLayout,
                     hipStream_t stream);
void matmulAlgoGetHeuristic(Api api, void* handle, MatmulDesc* desc, MatrixLayout* a, MatrixLayout* b, MatrixLayout* c,
                            MatrixLayout* d, MatmulPreference* preference, int requested, void* results, int* returned);
void matmulAlgoGetIds(void* handle, int compute, int scale, int a, int b, int c, int d, int requested, int* ids,
                      int* returned);
void matmulAlgoInit(void* handle, int compute, int scale, int a, int b, int c, int d, int id, void* algorithm);
void matmulAlgoCheck(void* handle, MatmulDesc* desc, MatrixLayout* a, MatrixLayout* b, MatrixLayout* c, MatrixLayout* d,
                     const void* algorithm, void* result);
void matmulAlgoCapGetAttribute(const void* algorithm, int attribute, void* memory, std::size_t bytes,
                               std::size_t* written);
void matmulAlgoConfigGetAttribute(const void* algorithm, int attribute, void* memory, std::size_t bytes,
                                  std::size_t* written);
void matmulAlgoConfigSetAttribute(void* algorithm, int attribute, const void* memory, std::size_t bytes);
void getVersion(void* handle, int* version);
void getGitRevision(void* handle, char* revision);
void getArchName(char** name);
void getProperty(int property, int* value);
void heuristicsCacheGetCapacity(std::size_t* capacity);
void heuristicsCacheSetCapacity(std::size_t capacity);
void loggerSetCallback(LoggerCallback callback);
void loggerSetFile(std::FILE* file);
void loggerOpenFile(const char* path);
void loggerSetLevel(int level);
void loggerSetMask(int mask);
void loggerForceDisable();

}  // namespace hipspv::blaslt::services
