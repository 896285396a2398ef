// Results of the library's functions.
#pragma once

#include "../libraries/result.h"

namespace hipspv::sparse {

// cusparseStatus_t and hipsparseStatus_t have the same values.
enum class Status {
  kSuccess = 0,
  kNotInitialized = 1,
  kAllocationFailed = 2,
  kInvalidValue = 3,
  kExecutionFailed = 6,
  kInternalError = 7,
  kMatrixTypeNotSupported = 8,
  kZeroPivot = 9,
  kNotSupported = 10,
};

using Error = libraries::Error<Status>;
using libraries::require;

}  // namespace hipspv::sparse
