#include "handle.h"

#include "../libraries/native_stream.h"
#include "host/provider.h"
#include "nvidia/provider.h"

namespace hipspv::blas {
namespace {

// The host's BLAS works in memory that the host addresses as the device does.
std::unique_ptr<Provider> makeProvider() {
  bool shares = false;
  require(libraries::hostSharesMemory(shares) == hipSuccess, Status::kNotInitialized);
  return shares ? makeHostProvider() : makeNvidiaProvider();
}

}  // namespace

Handle::Handle() : provider_(makeProvider()) {}

Handle& Handle::of(void* handle) {
  if (handle == nullptr) throw Error(Status::kNullHandle);
  return *static_cast<Handle*>(handle);
}

Settings Handle::settings() const {
  const std::lock_guard lock(mutex_);
  return settings_;
}

}  // namespace hipspv::blas
