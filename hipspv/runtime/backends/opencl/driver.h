// OpenCL implementations: their errors, objects, and devices that accept SPIR-V.
#pragma once

#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "cl_abi.h"
#include "hipspv/runtime/spirv/features.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cl {

inline hipError_t toHip(Int status) {
  switch (status) {
    case kMemObjectAllocationFailure:
    case kOutOfHostMemory:
    case kInvalidBufferSize:
    case kOutOfResources:
      return hipErrorOutOfMemory;
    case kInvalidWorkGroupSize:
    case kInvalidWorkItemSize:
    case kInvalidGlobalWorkSize:
      return hipErrorInvalidConfiguration;
    case kInvalidValue:
    case kInvalidArgValue:
    case kInvalidArgSize:
      return hipErrorInvalidValue;
    case kInvalidKernelName:
      return hipErrorNotFound;
    default:
      return hipErrorUnknown;
  }
}

[[noreturn]] inline void fail(Int status, const char* call) {
  throw Error(toHip(status), std::string(call) + " failed with OpenCL error " + std::to_string(status));
}

inline void check(Int status, const char* call) {
  if (status != kSuccess) [[unlikely]]
    fail(status, call);
}

// Calls an entry point. Throws hipspv::Error.
template <class... Parameters>
void call(const backend::EntryPoint<Int(Parameters...)>& entry, std::type_identity_t<Parameters>... arguments) {
  check(entry(arguments...), entry.symbol());
}

// A lack of memory is no property of the module or the kernel.
inline void checkMemory(Int status, const char* call) {
  if (toHip(status) == hipErrorOutOfMemory) fail(status, call);
}

// One reference to an OpenCL object.
template <class Handle>
class Reference {
 public:
  Reference(Handle handle, const backend::EntryPoint<Int(Handle)>& release) noexcept
      : handle_(handle), release_(release.get()) {}
  Reference(Reference&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)), release_(other.release_) {}
  ~Reference() {
    if (handle_ != nullptr) release_(handle_);
  }
  // Swaps the two: the other one's destructor releases the former object.
  Reference& operator=(Reference&& other) noexcept {
    std::swap(handle_, other.handle_);
    std::swap(release_, other.release_);
    return *this;
  }

  Handle get() const { return handle_; }

 private:
  Handle handle_;
  Int (*release_)(Handle);
};

// ---- Devices

inline bool isIntelCpu(const DeviceFeatures& properties) {
  return properties.type == backend::DeviceType::kCpu && properties.platform.starts_with("Intel");
}

// A device of an opened implementation. The library is never closed.
struct Found {
  std::shared_ptr<const Core> core;
  std::shared_ptr<const Usm> usm;                    // nullptr if the device has none
  std::shared_ptr<const BufferAddresses> addresses;  // nullptr if the device's buffers have none
  Platform platform;
  DeviceId device;
  DeviceFeatures properties;
};

// Opens the libraries in order until one has a device that accepts SPIR-V: $HIPSPV_OPENCL_LIBRARY alone if set,
// else the system's ICD loader, then the CPU runtime that is installed with hipspv. Records every attempt. The
// devices found lack the features that the mask hides.
std::vector<Found> findDevices(const Mask& mask, std::vector<backend::Attempt>& attempts);

DeviceFeatures readProperties(const Core& core, Platform platform, DeviceId device);
// The platform's text; empty if it has none.
std::string platformText(const Core& core, Platform platform, Info info);

}  // namespace hipspv::cl
