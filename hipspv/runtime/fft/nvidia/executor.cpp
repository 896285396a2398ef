// Transforms on NVIDIA's GPUs: cuFFT, with the driver's stream for HIP's.
#include <mutex>

#include "../../libraries/nvidia_library.h"
#include "../transform.h"

namespace hipspv::fft {
namespace {

constexpr libraries::NvidiaNames<Status> kCufft = {"cuFFT",
                                                   {"libcufft.so.12", "libcufft.so.11"},
                                                   "nvidia-cufft",
                                                   Status::kSetupFailed,
                                                   Status::kNotSupported,
                                                   Status::kNotSupported,
                                                   Status::kExecFailed,
                                                   [](int result) { return static_cast<Status>(result); }};

const libraries::NvidiaLibrary<Status>& cufft() {
  static const libraries::NvidiaLibrary<Status> library(kCufft);
  return library;
}

class NvidiaExecutor : public Executor {
 public:
  NvidiaExecutor(const Transform& transform, bool allocates) : type_(transform.type), library_(cufft()) {
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
    const std::uintptr_t native = library_.stream(stream);
    const std::lock_guard lock(mutex_);
    library_.call("cufftSetStream", plan_, reinterpret_cast<void*>(native));
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
  const libraries::NvidiaLibrary<Status>& library_;
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
