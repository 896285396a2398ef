// HIP's structures that describe copies of boxes, as what copy() takes.
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
  std::shared_ptr<const Array> toArray, fromArray;  // where a side is one
};

// Both sides are empty where the box is. Throw hipErrorInvalidValue for positions and extents that a
// side doesn't have, hipErrorInvalidPitchValue for a pitch that is smaller than a row,
// hipErrorInvalidHandle for what is no array.
CopyRequest requestOf(const hipMemcpy3DParms& params);
CopyRequest requestOf(const HIP_MEMCPY3D& params);

}  // namespace hipspv
