// Results of the library's functions, which each API has its own values for (entries.cpp).
#pragma once

#include "../libraries/result.h"

namespace hipspv::blas {

// In the order of table.py's STATUSES.
enum class Status {
  kSuccess,
  kNullHandle,
  kNotInitialized,
  kAllocationFailed,
  kInvalidValue,
  kInvalidSize,
  kInvalidPointer,
  kInvalidOption,
  kMappingError,
  kExecutionFailed,
  kInternalError,
  kNotSupported,
  kArchMismatch,
  kUnknown,
};

using Error = libraries::Error<Status>;
using libraries::require;

template <class Body>
Status guard(Body&& body) noexcept {
  return libraries::guard<Status>(body);
}

}  // namespace hipspv::blas
