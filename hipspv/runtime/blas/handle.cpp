#include "handle.h"

#include "host/provider.h"
#include "nvidia/provider.h"

namespace hipspv::blas {
namespace {

// The host's BLAS works in memory that the host addresses as the device does.
bool hostSharesMemory() {
  int device = 0, shares = 0;
  if (hipGetDevice(&device) != hipSuccess) throw Error(Status::kNotInitialized);
  if (hipDeviceGetAttribute(&shares, hipDeviceAttributePageableMemoryAccessUsesHostPageTables, device) != hipSuccess)
    throw Error(Status::kNotInitialized);
  return shares != 0;
}

}  // namespace

Handle::Handle() : provider_(hostSharesMemory() ? makeHostProvider() : makeNvidiaProvider()) {}

Handle& Handle::of(void* handle) {
  if (handle == nullptr) throw Error(Status::kNullHandle);
  return *static_cast<Handle*>(handle);
}

Settings Handle::settings() const {
  const std::lock_guard lock(mutex_);
  return settings_;
}

}  // namespace hipspv::blas
