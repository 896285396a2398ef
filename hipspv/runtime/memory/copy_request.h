// Converts HIP's descriptions of box copies to copy()'s arguments.
#pragma once

#include <hip/hip_runtime_api.h>

#include <memory>

#include "array.h"
#include "memory.h"

namespace hipspv {

struct CopyRequest {
  Layout to{}, from{};
  Box box{};
  hipMemcpyKind kind = hipMemcpyDefault;
  std::shared_ptr<const Array> toArray, fromArray;  // for a side that is an array
};

// Both sides are empty for an empty box. Throw hipErrorInvalidValue for positions and extents outside a side,
// hipErrorInvalidPitchValue for a pitch that is smaller than a row, hipErrorInvalidHandle for an invalid array.
CopyRequest requestOf(const hipMemcpy3DParms& params);
CopyRequest requestOf(const HIP_MEMCPY3D& params);

}  // namespace hipspv
