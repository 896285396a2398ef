// Implements the back end's interface with threads of the host and kernels that are its native code.

#include <memory>
#include <string_view>

#include "hipspv/runtime/backends/library.h"
#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/code/cpu/code.h"
#include "hipspv/runtime/support/log.h"
#include "host.h"
#include "memory.h"
#include "program.h"
#include "queue.h"

namespace hipspv::cpu {
namespace {

class CpuDevice final : public backend::Device {
 public:
  explicit CpuDevice(const backend::DeviceProperties& properties)
      : properties_(properties), state_(properties.computeUnits) {}

  const backend::DeviceProperties& properties() const override { return properties_; }

  // The members that `hipspv doctor` expects of all devices.
  void describe(Json& json) const override {
    const auto plain = [](const std::string& item) { return item; };
    const std::vector<std::string> none;
    json.list("il_versions", std::vector<std::string>{"native code"}, Json::quote)
        .list("features", none, plain)
        .list("services", none, plain);
  }

  void* allocate(backend::MemoryKind kind, std::size_t bytes) override {
    void* const memory = cpu::allocate(kind, bytes);
    if (memory == nullptr) log(LogLevel::kInfo, properties_.name, " has no memory for ", bytes, " bytes");
    return memory;
  }
  void release(void* pointer) override { cpu::release(pointer); }
  // Kernels use the host's addresses anyway.
  std::shared_ptr<void> pin(void* memory, std::size_t) override {
    return {memory, [](void*) {}};
  }

  std::unique_ptr<backend::Queue> createQueue(int, bool) override { return makeQueue(state_); }
  std::shared_ptr<backend::UserEvent> createUserEvent() override { return makeUserEvent(); }
  backend::NativeDevice native() const override { return {"cpu", nullptr, nullptr, nullptr}; }
  backend::EventPtr adopt(void*) override { throw Error(hipErrorNotSupported); }
  std::uint64_t clock() override { return now(); }
  int rank(std::string_view target) const override { return cpu::rank(target); }

  // Code objects of a target with a rank are Code (code/bundle/code_format.cpp).
  std::unique_ptr<backend::Program> load(const CodeObject& code, backend::Environment& environment) override {
    return makeProgram(static_cast<const Code&>(code), environment);
  }

 private:
  const backend::DeviceProperties properties_;
  State state_;
};

}  // namespace
}  // namespace hipspv::cpu

namespace hipspv::backend {

Discovery discoverCpu(const NativeDevice*) {
  Discovery discovery;
  const auto rank = [](const DeviceProperties&, std::string_view target) { return cpu::rank(target); };
  const auto open = [](const DeviceProperties& properties) { return std::make_unique<cpu::CpuDevice>(properties); };
  const DeviceProperties properties = cpu::describeHost();
  if (!platformWanted(properties.platform)) {
    discovery.attempts.push_back({properties.loader, "left out by HIPSPV_PLATFORM"});
    return discovery;
  }
  discovery.attempts.push_back({properties.loader, "device " + properties.name + ": usable"});
  discovery.found.push_back({properties, rank, open, !hasGpuFiles()});
  return discovery;
}

}  // namespace hipspv::backend
