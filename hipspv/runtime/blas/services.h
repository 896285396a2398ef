// The functions of the APIs that aren't routines (table.py, SERVICES). They throw Error.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>

#include "routine.h"

namespace hipspv::blas::services {

void create(void** made);
void destroy(void* handle);
void setStream(void* handle, hipStream_t stream);
void getStream(void* handle, hipStream_t* stream);
void setPointerMode(void* handle, int mode);
void getPointerMode(void* handle, int* mode);
void setAtomicsMode(void* handle, int mode);
void getAtomicsMode(void* handle, int* mode);
void setMathMode(Api api, void* handle, int mode);
void getMathMode(Api api, void* handle, int* mode);
void setWorkspace(void* handle, void* memory, std::size_t bytes);
void getVersion(void* handle, int* version);
void getProperty(int property, int* value);

// Copies between the host's memory and the device's; sizes and increments in elements.
void setVector(std::int64_t n, std::int64_t size, const void* x, std::int64_t incx, void* y, std::int64_t incy);
void getVector(std::int64_t n, std::int64_t size, const void* x, std::int64_t incx, void* y, std::int64_t incy);
void setMatrix(std::int64_t rows, std::int64_t columns, std::int64_t size, const void* a, std::int64_t lda, void* b,
               std::int64_t ldb);
void getMatrix(std::int64_t rows, std::int64_t columns, std::int64_t size, const void* a, std::int64_t lda, void* b,
               std::int64_t ldb);
void setVectorAsync(std::int64_t n, std::int64_t size, const void* x, std::int64_t incx, void* y, std::int64_t incy,
                    hipStream_t stream);
void getVectorAsync(std::int64_t n, std::int64_t size, const void* x, std::int64_t incx, void* y, std::int64_t incy,
                    hipStream_t stream);
void setMatrixAsync(std::int64_t rows, std::int64_t columns, std::int64_t size, const void* a, std::int64_t lda,
                    void* b, std::int64_t ldb, hipStream_t stream);
void getMatrixAsync(std::int64_t rows, std::int64_t columns, std::int64_t size, const void* a, std::int64_t lda,
                    void* b, std::int64_t ldb, hipStream_t stream);

}  // namespace hipspv::blas::services
