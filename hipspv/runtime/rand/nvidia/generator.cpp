#include "generator.h"

#include "../../libraries/nvidia_library.h"
#include "../values.h"

namespace hipspv::rand {
namespace {

constexpr libraries::NvidiaNames<Status> kCurand = {"cuRAND",
                                                    {"libcurand.so.10"},
                                                    "nvidia-curand",
                                                    Status::kInitializationFailed,
                                                    Status::kNotImplemented,
                                                    Status::kLaunchFailure,
                                                    Status::kInitializationFailed,
                                                    [](int result) { return statusOf(Api::kCurand, result); }};

const libraries::NvidiaLibrary<Status>& curand() {
  static const libraries::NvidiaLibrary<Status> library(kCurand);
  return library;
}

class NvidiaGenerator : public Generator {
 public:
  explicit NvidiaGenerator(int type) : library_(curand()) { library_.call("curandCreateGenerator", &generator_, type); }
  ~NvidiaGenerator() override {
    static_cast<void>(guard([&] { library_.call("curandDestroyGenerator", generator_); }));
  }
  NvidiaGenerator(const NvidiaGenerator&) = delete;
  NvidiaGenerator& operator=(const NvidiaGenerator&) = delete;

  void setStream(hipStream_t stream) override { stream_ = stream; }
  void setSeed(unsigned long long seed) override {
    library_.call("curandSetPseudoRandomGeneratorSeed", generator_, seed);
  }
  void setOffset(unsigned long long offset) override { library_.call("curandSetGeneratorOffset", generator_, offset); }
  void setOrdering(Ordering ordering) override {
    library_.call("curandSetGeneratorOrdering", generator_, static_cast<int>(ordering));
  }
  void setDimensions(unsigned int dimensions) override {
    library_.call("curandSetQuasiRandomGeneratorDimensions", generator_, dimensions);
  }
  void prepare() override {
    useStream();
    library_.call("curandGenerateSeeds", generator_);
  }

  void generate(const Request& request) override {
    useStream();
    const auto float1 = static_cast<float>(request.first), float2 = static_cast<float>(request.second);
    switch (request.distribution) {
      case Distribution::kBits32:
        return library_.call("curandGenerate", generator_, request.output, request.count);
      case Distribution::kBits64:
        return library_.call("curandGenerateLongLong", generator_, request.output, request.count);
      case Distribution::kUniform:
        return library_.call("curandGenerateUniform", generator_, request.output, request.count);
      case Distribution::kUniformDouble:
        return library_.call("curandGenerateUniformDouble", generator_, request.output, request.count);
      case Distribution::kNormal:
        return library_.call("curandGenerateNormal", generator_, request.output, request.count, float1, float2);
      case Distribution::kNormalDouble:
        return library_.call("curandGenerateNormalDouble", generator_, request.output, request.count, request.first,
                             request.second);
      case Distribution::kLogNormal:
        return library_.call("curandGenerateLogNormal", generator_, request.output, request.count, float1, float2);
      case Distribution::kLogNormalDouble:
        return library_.call("curandGenerateLogNormalDouble", generator_, request.output, request.count, request.first,
                             request.second);
      case Distribution::kPoisson:
        return library_.call("curandGeneratePoisson", generator_, request.output, request.count, request.first);
    }
  }

 private:
  void useStream() { library_.call("curandSetStream", generator_, reinterpret_cast<void*>(library_.stream(stream_))); }

  const libraries::NvidiaLibrary<Status>& library_;
  void* generator_ = nullptr;
  hipStream_t stream_ = nullptr;
};

}  // namespace

std::unique_ptr<Generator> makeNvidiaGenerator(int type) {
  bool found = false;
  require(libraries::isNvidiaDevice(found) == hipSuccess, Status::kInitializationFailed);
  if (!found)
    throw Error(Status::kNotImplemented,
                "random numbers need a device whose memory is the host's, such as a CPU device, or an NVIDIA GPU");
  if (type < 0) throw Error(Status::kNotImplemented, "cuRAND has no such random number generator");
  return std::make_unique<NvidiaGenerator>(type);
}

}  // namespace hipspv::rand
