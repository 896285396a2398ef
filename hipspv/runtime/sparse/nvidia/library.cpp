#include "library.h"

#include <dlfcn.h>

#include <string>

#include "../../libraries/native_stream.h"

namespace hipspv::sparse {

const Cusparse& Cusparse::instance() {
  static const Cusparse library;
  return library;
}

// RTLD_DEEPBIND: cuSPARSE's calls of its own functions must not arrive at this library's, which have the same names.
Cusparse::Cusparse() {
  handle_ = dlopen("libcusparse.so.12", RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  if (handle_ == nullptr)
    throw Error(Status::kNotInitialized,
                "cuSPARSE isn't found: pip install nvidia-cusparse-cu12, or nvidia-cusparse for CUDA 13, or set "
                "LD_LIBRARY_PATH (" +
                    std::string(dlerror()) + ")");
}

void* Cusparse::find(const char* name) const {
  void* const found = dlsym(handle_, name);
  if (found == nullptr) throw Error(Status::kNotSupported, "this version of cuSPARSE has no " + std::string(name));
  return found;
}

void NvidiaDestroy::operator()(void* object) const noexcept {
  try {
    Cusparse::instance().call(name, object);
  } catch (const Error&) {  // as at exit, when the driver has ended
  }
}

NvidiaHandle::NvidiaHandle() {
  void* handle = nullptr;
  Cusparse::instance().call("cusparseCreate", &handle);
  handle_ = {handle, NvidiaDestroy{"cusparseDestroy"}};
}

// Its context becomes the thread's current one.
std::uintptr_t NvidiaHandle::nativeStream(hipStream_t stream) {
  libraries::NativeHandles handles{};
  const hipError_t error = libraries::nativeHandles(stream, handles);
  if (error == hipErrorStreamCaptureUnsupported || error == hipErrorStreamCaptureImplicit)
    throw Error(Status::kNotSupported,
                "cuSPARSE's work can't be captured in a graph: launch it outside of the capture");
  require(error == hipSuccess, Status::kExecutionFailed);
  return handles.stream;
}

}  // namespace hipspv::sparse
