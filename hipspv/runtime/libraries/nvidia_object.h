// Objects and handles of a library of NVIDIA's.
#pragma once

#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>

#include "nvidia_library.h"

namespace hipspv::libraries {

// library: the function that returns the NvidiaLibrary.
template <auto library>
struct NvidiaDestroy {
  const char* name = nullptr;  // of NVIDIA's function

  void operator()(void* object) const noexcept {
    try {
      library().call(name, object);
    } catch (const std::exception&) {  // as at exit, when the driver has ended
    }
  }
};

template <auto library>
class NvidiaObject : public std::unique_ptr<void, NvidiaDestroy<library>> {
 public:
  using Destroy = NvidiaDestroy<library>;

  NvidiaObject() = default;
  NvidiaObject(void* object, Destroy destroy) : std::unique_ptr<void, Destroy>(object, destroy) {}

  // The object that NVIDIA's function `create` makes with these arguments. Throws Error.
  template <class... Arguments>
  static NvidiaObject made(const char* create, const char* destroy, Arguments... arguments) {
    void* object = nullptr;
    library().call(create, &object, arguments...);
    return {object, Destroy{destroy}};
  }
};

// A handle whose stream NVIDIA's function `setStream` sets. Threads may share it.
template <auto library>
class NvidiaHandle {
 public:
  NvidiaHandle(const char* create, const char* destroy, const char* setStream)
      : setStream_(setStream), handle_(NvidiaObject<library>::made(create, destroy)) {}

  // Calls a function whose first argument is the handle. The stream holds for the call alone, and so does what
  // `prepare` sets, which gets the handle.
  template <class Prepare, class... Arguments>
  void callPrepared(const char* name, hipStream_t stream, Prepare prepare, Arguments... arguments) {
    const auto& opened = library();
    opened.find(name);
    const std::uintptr_t native = opened.stream(stream);
    const std::lock_guard lock(mutex_);
    opened.call(setStream_, handle_.get(), reinterpret_cast<void*>(native));
    prepare(handle_.get());
    opened.call(name, handle_.get(), arguments...);
  }
  template <class... Arguments>
  void call(const char* name, hipStream_t stream, Arguments... arguments) {
    callPrepared(name, stream, [](void*) {}, arguments...);
  }

 private:
  std::mutex mutex_;
  const char* const setStream_;
  const NvidiaObject<library> handle_;
};

}  // namespace hipspv::libraries
