#include "provider.h"

#include <dlfcn.h>

#include <mutex>
#include <string>

#include "../../libraries/native_stream.h"
#include "../values.h"

namespace hipspv::blas {
namespace {

void check(int result) {
  if (result != 0) throw Error(statusOf(Api::kCublas, result));
}

class Cublas {
 public:
  // It stays loaded. Throws Error.
  static const Cublas& instance() {
    static const Cublas library;
    return library;
  }

  // Throws Error if the library is too old to have the function.
  void* find(const char* name) const {
    void* found = dlsym(handle_, name);
    if (found == nullptr) throw Error(Status::kNotSupported, "this version of cuBLAS has no " + std::string(name));
    return found;
  }

  template <class... Arguments>
  void call(const char* name, Arguments... arguments) const {
    check(reinterpret_cast<int (*)(Arguments...)>(find(name))(arguments...));
  }

 private:
  // RTLD_DEEPBIND: cuBLAS's calls of its own functions must not arrive at this library's, which have the same names.
  Cublas() {
    for (const char* file : {"libcublas.so.13", "libcublas.so.12"}) {
      handle_ = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
      if (handle_ != nullptr) return;
    }
    throw Error(Status::kNotInitialized,
                "cuBLAS isn't found: pip install nvidia-cublas-cu12, or nvidia-cublas for CUDA 13, or set "
                "LD_LIBRARY_PATH (" +
                    std::string(dlerror()) + ")");
  }

  void* handle_ = nullptr;
};

// The driver's stream. Its context becomes the thread's current one.
std::uintptr_t nativeStream(hipStream_t stream) {
  libraries::NativeHandles handles{};
  const hipError_t error = libraries::nativeHandles(stream, handles);
  if (error == hipErrorStreamCaptureUnsupported || error == hipErrorStreamCaptureImplicit)
    throw Error(Status::kNotSupported, "cuBLAS's work can't be captured in a graph: launch it outside of the capture");
  require(error == hipSuccess, Status::kInvalidValue);
  return handles.stream;
}

class NvidiaProvider : public Provider {
 public:
  NvidiaProvider() : library_(Cublas::instance()) { library_.call("cublasCreate_v2", &handle_); }
  ~NvidiaProvider() override { reinterpret_cast<int (*)(void*)>(library_.find("cublasDestroy_v2"))(handle_); }
  NvidiaProvider(const NvidiaProvider&) = delete;
  NvidiaProvider& operator=(const NvidiaProvider&) = delete;

  // The pointer mode and the stream of the call hold for it alone.
  void call(const Settings& settings, const Call& call) override {
    if (call.entry.cublas == nullptr) throw Error(Status::kNotSupported);
    void* function = library_.find(call.entry.cublas);
    const std::uintptr_t stream = nativeStream(settings.stream);
    const std::lock_guard lock(mutex_);
    use(stream);
    library_.call("cublasSetPointerMode_v2", handle_, settings.scalarsOnDevice ? 1 : 0);
    check(call.entry.forward(function, handle_, call.arguments()));
  }

  void changed(const Settings& settings) override {
    const std::lock_guard lock(mutex_);
    library_.call("cublasSetMathMode", handle_, settings.mathMode);
    library_.call("cublasSetAtomicsMode", handle_, settings.atomics ? 1 : 0);
  }

  void setWorkspace(void* memory, std::size_t bytes) override {
    const std::lock_guard lock(mutex_);
    workspace_ = {memory, bytes};
    library_.call("cublasSetWorkspace_v2", handle_, memory, bytes);
  }

 private:
  struct Workspace {
    void* memory = nullptr;
    std::size_t bytes = 0;
  };

  // A change of the stream removes the workspace (cublasSetStream).
  void use(std::uintptr_t stream) {
    if (stream == stream_) return;
    library_.call("cublasSetStream_v2", handle_, reinterpret_cast<void*>(stream));
    stream_ = stream;
    if (workspace_.memory != nullptr)
      library_.call("cublasSetWorkspace_v2", handle_, workspace_.memory, workspace_.bytes);
  }

  const Cublas& library_;
  void* handle_ = nullptr;
  std::mutex mutex_;
  std::uintptr_t stream_ = 0;
  Workspace workspace_;
};

}  // namespace

std::unique_ptr<Provider> makeNvidiaProvider() {
  bool found = false;
  require(libraries::isNvidiaDevice(found) == hipSuccess, Status::kNotInitialized);
  if (!found)
    throw Error(Status::kNotSupported,
                "BLAS needs a device whose memory is the host's, such as a CPU device, or an NVIDIA GPU");
  return std::make_unique<NvidiaProvider>();
}

}  // namespace hipspv::blas
