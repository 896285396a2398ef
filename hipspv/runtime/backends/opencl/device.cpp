// Implements the back end's interface with OpenCL.

#include <hip/hip_interop.h>

#include <array>
#include <cstdlib>
#include <optional>
#include <span>
#include <utility>

#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/spirv/code.h"
#include "hipspv/runtime/support/log.h"
#include "intel.h"
#include "program.h"

namespace hipspv::cl {

namespace {

// Variables that change the output of device compilers: Intel's CPU and GPU compilers, and PoCL.
constexpr std::string_view kCompilerVariables[] = {"CL_CONFIG_", "IGC_", "POCL_"};

class OpenClDevice final : public spirv::Device {
 public:
  // own: the context to use, nullptr to make one.
  OpenClDevice(const Found& found, Context own)
      : features_(found.properties),
        platform_(found.platform),
        found_(found),
        context_(own != nullptr ? own : context(found)),
        state_{*found_.core, found_.device, context_, isIntelCpu(found_.properties), memoryPath(found_, context_)} {
    if (own != nullptr) call(found.core->RetainContext, own);
  }

  using spirv::Device::load;

  const DeviceFeatures& features() const override { return features_; }

  void* allocate(backend::MemoryKind kind, std::size_t bytes) override {
    for (const Uint alignment : kAlignments)
      if (void* memory = state_.memory->allocate(kind, bytes, alignment)) return memory;
    constexpr const char* kKinds[] = {"device", "host", "shared", "host"};
    log(LogLevel::kInfo, features_.name, " has no room for ", bytes, " bytes of ", kKinds[static_cast<int>(kind)],
        " memory (the largest allocation is ", features_.maxAllocation, ")");
    return nullptr;
  }

  void release(void* pointer) override {
    state_.memory->release(pointer);
    state_.releases.fetch_add(1, std::memory_order_relaxed);
  }

  std::unique_ptr<backend::Queue> createQueue(int priority, bool measured) override {
    return makeQueue(state_, priority, measured);
  }

  std::shared_ptr<backend::UserEvent> createUserEvent() override { return makeUserEvent(state_.core, state_.context); }

  backend::NativeDevice native() const override {
    return {"opencl", platform_, state_.device, state_.context,
            features_.usm ? hipspvNativeMemoryUsm : hipspvNativeMemorySvm};
  }

  backend::EventPtr adopt(void* event) override {
    auto own = static_cast<ClEvent>(event);
    call(state_.core.RetainEvent, own);
    return makeEvent(state_.core, own);
  }

  std::uint64_t clock() override {
    std::uint64_t device = 0, host = 0;
    call(state_.core.GetDeviceAndHostTimer, state_.device, &device, &host);
    return device;
  }

  void identify(CacheKey& key) const override {
    for (const std::string& text :
         {features_.name, features_.vendor, features_.driver, features_.version, features_.platform})
      key.add(text);
    key.add(std::as_bytes(std::span(features_.uuid)));
    if (features_.type == backend::DeviceType::kCpu) key.addInstructionSets();
    key.addEnvironment(kCompilerVariables);
    if (state_.intelCpu) key.add(kIntelCpuOptions);
  }

  std::unique_ptr<spirv::BuiltModule> build(std::span<const std::uint32_t> spirv, backend::Effort effort) override {
    return buildModule(state_, features_, spirv, effort);
  }

  std::unique_ptr<spirv::BuiltModule> load(std::span<const std::byte> binary) override {
    return loadModule(state_, features_, binary);
  }

 private:
  static Context context(const Found& found) {
    const Property properties[] = {kContextPlatform, reinterpret_cast<Property>(found.platform), 0};
    std::optional<CompilerOptions> options;
    if (isIntelCpu(found.properties)) options.emplace();
    Int status = kSuccess;
    Context context = found.core->CreateContext(properties, 1, &found.device, nullptr, nullptr, &status);
    check(status, found.core->CreateContext.symbol());
    return context;
  }

  static std::unique_ptr<MemoryPath> memoryPath(const Found& found, Context context) {
    if (found.usm != nullptr) return makeUsmPath(found, context);
    if (found.properties.coarseGrainSvm || found.properties.fineGrainSvm) return makeSvmPath(found, context);
    return makeBufferPath(found, context);
  }

  // CUDA's documentation promises 256 bytes. The widest OpenCL C type has 128: only that much is guaranteed on
  // every device.
  static constexpr std::array<Uint, 2> kAlignments = {256, 128};

  const DeviceFeatures features_;
  const Platform platform_;
  const Found found_;
  const Context context_;
  State state_;
};

}  // namespace

}  // namespace hipspv::cl

namespace hipspv::backend {

// Without optimisations Intel's CPU compiler has sub-groups only if an option makes it vectorise: a kernel with a
// ballot ends the process otherwise (seen with intel-opencl-rt 2026.2.0). It reads the variable once.
void prepareOpenCl(Effort effort) {
  if (effort == Effort::kLittle) setenv("CL_CONFIG_CPU_O0_VECTORIZATION", "1", 0);
}

Discovery discoverOpenCl(const NativeDevice* only) {
  Discovery discovery;
  const Mask mask;
  discovery.refusal = mask.error();
  if (!discovery.refusal.empty()) return discovery;
  for (const cl::Found& found : cl::findDevices(mask, discovery.attempts)) {
    if (only != nullptr && (found.platform != only->platform || found.device != only->device)) continue;
    auto* context = only != nullptr ? static_cast<cl::Context>(only->context) : nullptr;
    const auto rank = [](const DeviceProperties&, std::string_view target) { return spirv::rank(target); };
    const auto open = [found, context](const DeviceProperties& properties) {
      cl::Found device = found;
      static_cast<DeviceProperties&>(device.properties) = properties;
      return std::make_unique<cl::OpenClDevice>(device, context);
    };
    discovery.found.push_back({found.properties, rank, open});
  }
  return discovery;
}

}  // namespace hipspv::backend
