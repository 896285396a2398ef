// Registration of kernels whose code is an image of its own (hip/hip_kernel_metadata.h). It runs in constructors, and
// opens no device.
#include <hip/hip_kernel_metadata.h>

#include "guard.h"
#include "hipspv/runtime/device/registered_code.h"
#include "hipspv/runtime/device/registry.h"

using namespace hipspv;

HIPSPV_EXPORT hipError_t __hipRegisterFunctionWithMetadata(void** handle, const char* name, const void* binary,
                                                           std::size_t bytes, std::size_t count,
                                                           const hipKernelArgumentMetadata* metadata) {
  return guard([&] {
    require(handle != nullptr && name != nullptr && *name != '\0' && binary != nullptr, hipErrorInvalidValue);
    Registry& registry = Registry::instance();
    RegisteredModule* const module = vortex::RegisteredImages::instance().module(
        name, {static_cast<const std::byte*>(binary), bytes}, metadata, count);
    registry.addKernel(module, handle, name);
    if (*handle == nullptr)
      *handle = registry.kernel(handle);
    else
      registry.addKernel(module, *handle, name);
  });
}
