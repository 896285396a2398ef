// Sparse matrices on NVIDIA's GPUs: cuSPARSE, with the driver's stream for HIP's.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <memory>
#include <mutex>

#include "../status.h"

namespace hipspv::sparse {

class Cusparse {
 public:
  // It stays loaded. Throws Error.
  static const Cusparse& instance();

  // Throws Error if the library has no such function.
  void* find(const char* name) const;
  template <class... Arguments>
  void call(const char* name, Arguments... arguments) const {
    const int result = reinterpret_cast<int (*)(Arguments...)>(find(name))(arguments...);
    if (result != 0) throw Error(static_cast<Status>(result));
  }

 private:
  Cusparse();

  void* handle_ = nullptr;
};

struct NvidiaDestroy {
  const char* name = nullptr;  // of cuSPARSE's function

  void operator()(void* object) const noexcept;
};

class NvidiaObject : public std::unique_ptr<void, NvidiaDestroy> {
 public:
  using Destroy = NvidiaDestroy;
  NvidiaObject() = default;
  NvidiaObject(void* object, Destroy destroy) : unique_ptr(object, destroy) {}
};

class NvidiaHandle {
 public:
  NvidiaHandle();

  // Calls a function whose first argument is the handle. The pointer mode and the stream hold for the call alone.
  template <class... Arguments>
  void call(const char* name, hipStream_t stream, bool scalarsOnDevice, Arguments... arguments) {
    const Cusparse& library = Cusparse::instance();
    library.find(name);
    const std::uintptr_t native = nativeStream(stream);
    const std::lock_guard lock(mutex_);
    library.call("cusparseSetStream", handle_.get(), reinterpret_cast<void*>(native));
    library.call("cusparseSetPointerMode", handle_.get(), scalarsOnDevice ? 1 : 0);
    library.call(name, handle_.get(), arguments...);
  }

 private:
  static std::uintptr_t nativeStream(hipStream_t stream);

  std::mutex mutex_;
  NvidiaObject handle_;
};

}  // namespace hipspv::sparse
