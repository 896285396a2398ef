#include "handle.h"

#include "../libraries/native_stream.h"
#include "host/provider.h"
#include "nvidia/provider.h"

namespace hipspv::blas {
Handle::Handle() : provider_(libraries::hostSharesMemory() ? makeHostProvider() : makeNvidiaProvider()) {}

Handle& Handle::of(void* handle) {
  if (handle == nullptr) throw Error(Status::kNullHandle);
  return *static_cast<Handle*>(handle);
}

Settings Handle::settings() const {
  const std::lock_guard lock(mutex_);
  return settings_;
}

}  // namespace hipspv::blas
