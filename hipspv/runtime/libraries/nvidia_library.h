// A library of NVIDIA's, opened when a program first needs it, and the driver's stream for its work.
#pragma once

#include <dlfcn.h>

#include <cstdint>
#include <initializer_list>
#include <string>

#include "native_stream.h"
#include "result.h"

namespace hipspv::libraries {

// name: NVIDIA's. files: of several releases, the preferred one first. package: the wheel for CUDA 13; that for 12 has
// -cu12 after its name. The results of what can't be done: without the library, without one of its functions, in a
// capture, for a stream that isn't known. statusOf: the result for the library's, which isn't 0.
template <class Status>
struct NvidiaNames {
  const char* name;
  std::initializer_list<const char*> files;
  const char* package;
  Status noLibrary, noFunction, inCapture, noStream;
  Status (*statusOf)(int result);
};

template <class Status>
class NvidiaLibrary {
 public:
  // It stays loaded. Throws Error.
  explicit NvidiaLibrary(const NvidiaNames<Status>& names) : names_(names) {
    std::string reason;
    for (const char* file : names_.files) {
      // RTLD_DEEPBIND: its calls of its own functions must not arrive at hipspv's, which have the same names.
      handle_ = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
      if (handle_ != nullptr) return;
      reason += (reason.empty() ? "" : "; ") + std::string(dlerror());
    }
    const std::string package = names_.package;
    throw Error<Status>(names_.noLibrary, std::string(names_.name) + " isn't found: pip install " + package +
                                              "-cu12, or " + package + " for CUDA 13, or set LD_LIBRARY_PATH (" +
                                              reason + ")");
  }

  // Throws Error if the library has no such function.
  void* find(const char* function) const {
    void* const found = dlsym(handle_, function);
    if (found == nullptr)
      throw Error<Status>(names_.noFunction,
                          "this version of " + std::string(names_.name) + " has no " + std::string(function));
    return found;
  }

  template <class... Arguments>
  void call(const char* function, Arguments... arguments) const {
    check(reinterpret_cast<int (*)(Arguments...)>(find(function))(arguments...));
  }

  // Throws Error for a result of the library's that isn't 0.
  void check(int result) const {
    if (result != 0) throw Error<Status>(names_.statusOf(result));
  }

  // The driver's stream. Its context becomes the thread's current one.
  std::uintptr_t stream(hipStream_t stream) const {
    NativeHandles handles{};
    const hipError_t error = nativeHandles(stream, handles);
    if (error == hipErrorStreamCaptureUnsupported || error == hipErrorStreamCaptureImplicit)
      throw Error<Status>(names_.inCapture, std::string(names_.name) +
                                                "'s work can't be captured in a graph: make the call outside of the "
                                                "capture");
    require(error == hipSuccess, names_.noStream);
    return handles.stream;
  }

 private:
  const NvidiaNames<Status>& names_;
  void* handle_ = nullptr;
};

}  // namespace hipspv::libraries
