// The APIs' values of options and results (table.py).
#pragma once

#include <cstdint>

#include "routine.h"
#include "status.h"

namespace hipspv::blas {

// A value of an option, or of an accumulator, in the host's terms and in cuBLAS's.
struct Value {
  std::int64_t host, cublas;
};

// Throws Error for a value that the API doesn't have.
Value optionOf(Api api, Enumeration enumeration, int value);
Value computeTypeOf(Api api, int value);
// HIP's data type for rocBLAS's, and cuBLAS's type of compute whose scalars have that type.
int hipTypeOf(int rocblasType);
int rocblasComputeTypeOf(int rocblasType);
int cublasMathMode(Api api, int mode);
int apisMathMode(Api api, int cublas);

int valueOf(Api api, Status status);
Status statusOf(Api api, int value);
// The name of a result, or nullptr.
const char* nameOf(Api api, int value);

}  // namespace hipspv::blas
