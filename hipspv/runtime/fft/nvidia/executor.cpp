// Transforms on NVIDIA's GPUs: cuFFT, with the driver's stream for HIP's.
#include <dlfcn.h>

#include <mutex>
#include <string>

#include "../../libraries/native_stream.h"
#include "../transform.h"

namespace hipspv::fft {
namespace {

void check(int result) {
  if (result != 0) throw Error(static_cast<Status>(result));
}

class Cufft {
 public:
  // It stays loaded. Throws Error.
  static const Cufft& instance() {
    static const Cufft library;
    return library;
  }

  template <class... Arguments>
  void call(const char* name, Arguments... arguments) const {
    void* const found = dlsym(handle_, name);
    if (found == nullptr) throw Error(Status::kNotSupported, "this version of cuFFT has no " + std::string(name));
    check(reinterpret_cast<int (*)(Arguments...)>(found)(arguments...));
  }

 private:
  // RTLD_DEEPBIND: cuFFT's calls of its own functions must not arrive at this library's, which have the same names.
  Cufft() {
    for (const char* file : {"libcufft.so.12", "libcufft.so.11"}) {
      handle_ = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
      if (handle_ != nullptr) return;
    }
    throw Error(Status::kSetupFailed,
                "cuFFT isn't found: pip install nvidia-cufft-cu12, or nvidia-cufft for CUDA 13, or set "
                "LD_LIBRARY_PATH (" +
                    std::string(dlerror()) + ")");
  }

  void* handle_ = nullptr;
};

class NvidiaExecutor : public Executor {
 public:
  NvidiaExecutor(const Transform& transform, bool allocates) : type_(transform.type), library_(Cufft::instance()) {
    library_.call("cufftCreate", &plan_);
    try {
      library_.call("cufftSetAutoAllocation", plan_, allocates ? 1 : 0);
      make(transform);
    } catch (const Error&) {
      destroy();
      throw;
    }
  }
  ~NvidiaExecutor() override { destroy(); }
  NvidiaExecutor(const NvidiaExecutor&) = delete;
  NvidiaExecutor& operator=(const NvidiaExecutor&) = delete;

  void execute(hipStream_t stream, void* input, void* output, int direction) override {
    libraries::NativeHandles handles{};
    const hipError_t error = libraries::nativeHandles(stream, handles);
    if (error == hipErrorStreamCaptureUnsupported || error == hipErrorStreamCaptureImplicit)
      throw Error(Status::kNotSupported,
                  "cuFFT's work can't be captured in a graph: execute the plan outside of the capture");
    require(error == hipSuccess, Status::kExecFailed);
    const std::lock_guard lock(mutex_);
    library_.call("cufftSetStream", plan_, reinterpret_cast<void*>(handles.stream));
    switch (type_) {
      case Type::kC2C:
        return library_.call("cufftExecC2C", plan_, input, output, direction);
      case Type::kZ2Z:
        return library_.call("cufftExecZ2Z", plan_, input, output, direction);
      case Type::kR2C:
        return library_.call("cufftExecR2C", plan_, input, output);
      case Type::kD2Z:
        return library_.call("cufftExecD2Z", plan_, input, output);
      case Type::kC2R:
        return library_.call("cufftExecC2R", plan_, input, output);
      case Type::kZ2D:
        return library_.call("cufftExecZ2D", plan_, input, output);
    }
  }

  std::size_t workSize() const override { return workSize_; }
  void setWorkArea(void* memory) override { library_.call("cufftSetWorkArea", plan_, memory); }

 private:
  void make(const Transform& transform) {
    using Sizes = std::vector<long long>;
    const auto converted = [](const std::vector<std::int64_t>& from) { return Sizes(from.begin(), from.end()); };
    Sizes size = converted(transform.size), in = converted(transform.input.embed),
          out = converted(transform.output.embed);
    const auto orNull = [](Sizes& sizes) { return sizes.empty() ? nullptr : sizes.data(); };
    library_.call("cufftMakePlanMany64", plan_, static_cast<int>(size.size()), size.data(), orNull(in),
                  static_cast<long long>(transform.input.stride), static_cast<long long>(transform.input.distance),
                  orNull(out), static_cast<long long>(transform.output.stride),
                  static_cast<long long>(transform.output.distance), static_cast<int>(transform.type),
                  static_cast<long long>(transform.batch), &workSize_);
  }

  void destroy() const noexcept {
    try {
      library_.call("cufftDestroy", plan_);
    } catch (const Error&) {  // as at exit, when the driver has ended
    }
  }

  const Type type_;
  const Cufft& library_;
  int plan_ = 0;
  std::size_t workSize_ = 0;
  std::mutex mutex_;
};

}  // namespace

std::unique_ptr<Executor> makeNvidiaExecutor(const Transform& transform, bool allocates) {
  bool found = false;
  require(libraries::isNvidiaDevice(found) == hipSuccess, Status::kSetupFailed);
  if (!found)
    throw Error(Status::kNotSupported,
                "FFT needs a device whose memory is the host's, such as a CPU device, or an NVIDIA GPU");
  return std::make_unique<NvidiaExecutor>(transform, allocates);
}

}  // namespace hipspv::fft
