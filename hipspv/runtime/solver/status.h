// Results of the library's functions.
#pragma once

#include "../libraries/result.h"

namespace hipspv::solver {

// cuSOLVER's values. hipSOLVER's are others (solver_table.py).
enum class Status {
  kSuccess = 0,
  kNotInitialized = 1,
  kAllocationFailed = 2,
  kInvalidValue = 3,
  kExecutionFailed = 6,
  kInternalError = 7,
  kNotSupported = 9,
  kInvalidEnum = 100,  // hipSOLVER's alone
};

using Error = libraries::Error<Status>;
using libraries::require;

}  // namespace hipspv::solver
