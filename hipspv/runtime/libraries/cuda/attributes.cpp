// Device attributes: hipDeviceAttribute_t has other values.
#include "attributes.h"

#include <hip/hip_runtime_api.h>

namespace hipspv::cuda_library {
namespace {

// result: kInvalidValue if there is no such attribute.
Result limitOf(int attribute, int device, int* value) {
  hipDeviceProp_t properties;
  if (const hipError_t error = hipGetDeviceProperties(&properties, device); error != hipSuccess) return result(error);
  switch (attribute) {
#define ATTRIBUTE(value, hip)
#define CONSTANT(value, all)
#define LIMIT(number, member)   \
  case number:                  \
    *value = properties.member; \
    return kSuccess;
#include "attributes.inc"
#undef ATTRIBUTE
#undef CONSTANT
#undef LIMIT
  }
  return kInvalidValue;
}

Result attributeOf(int attribute, int device, int* value) {
  switch (attribute) {
#define ATTRIBUTE(number, hip) \
  case number:                 \
    return result(hipDeviceGetAttribute(value, hip, device));
#define CONSTANT(number, all) \
  case number:                \
    *value = all;             \
    return kSuccess;
#define LIMIT(value, member)
#include "attributes.inc"
#undef ATTRIBUTE
#undef CONSTANT
#undef LIMIT
  }
  return limitOf(attribute, device, value);
}

}  // namespace

Result deviceAttribute(int* value, int attribute, int device) {
  if (value == nullptr) return kInvalidValue;
  int warp = 0;  // checks the device
  const Result checked = result(hipDeviceGetAttribute(&warp, hipDeviceAttributeWarpSize, device));
  return checked == kSuccess ? attributeOf(attribute, device, value) : checked;
}

}  // namespace hipspv::cuda_library
