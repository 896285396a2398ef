#include "provider.h"

#include <mutex>

#include "../../libraries/nvidia_library.h"
#include "../values.h"

namespace hipspv::blas {
namespace {

constexpr libraries::NvidiaNames<Status> kCublas = {"cuBLAS",
                                                    {"libcublas.so.13", "libcublas.so.12"},
                                                    "nvidia-cublas",
                                                    Status::kNotInitialized,
                                                    Status::kNotSupported,
                                                    Status::kNotSupported,
                                                    Status::kInvalidValue,
                                                    [](int result) { return statusOf(Api::kCublas, result); }};

const libraries::NvidiaLibrary<Status>& cublas() {
  static const libraries::NvidiaLibrary<Status> library(kCublas);
  return library;
}

class NvidiaProvider : public Provider {
 public:
  NvidiaProvider() : library_(cublas()) { library_.call("cublasCreate_v2", &handle_); }
  ~NvidiaProvider() override { reinterpret_cast<int (*)(void*)>(library_.find("cublasDestroy_v2"))(handle_); }
  NvidiaProvider(const NvidiaProvider&) = delete;
  NvidiaProvider& operator=(const NvidiaProvider&) = delete;

  // The pointer mode and the stream of the call hold for it alone.
  void call(const Settings& settings, const Call& call) override {
    if (call.entry.cublas == nullptr) throw Error(Status::kNotSupported);
    void* function = library_.find(call.entry.cublas);
    const std::uintptr_t stream = library_.stream(settings.stream);
    const std::lock_guard lock(mutex_);
    use(stream);
    library_.call("cublasSetPointerMode_v2", handle_, settings.scalarsOnDevice ? 1 : 0);
    library_.check(call.entry.forward(function, handle_, call.arguments()));
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

  const libraries::NvidiaLibrary<Status>& library_;
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
