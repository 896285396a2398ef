// Implements the back end's interface with threads of the host and kernels that are its native code.

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string_view>

#include "hipspv/runtime/backends/library.h"
#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/code/cpu/code.h"
#include "hipspv/runtime/support/log.h"
#include "host.h"
#include "program.h"
#include "queue.h"

namespace hipspv::cpu {
namespace {

constexpr std::size_t kAlignment = 256;  // CUDA's promise
constexpr std::size_t kHugePage = std::size_t{2} << 20;

// Device memory has whole pages of its own, which can be shared with another process later. nullptr if memory is
// exhausted.
void* hostMemory(backend::MemoryKind kind, std::size_t bytes) {
  const std::size_t unit =
      kind == backend::MemoryKind::kDevice ? static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) : kAlignment;
  if (bytes > SIZE_MAX - unit) return nullptr;
  const std::size_t size = (bytes + unit - 1) / unit * unit;
  const bool huge = kind == backend::MemoryKind::kDevice && size >= kHugePage;
  void* const made = std::aligned_alloc(huge ? kHugePage : unit, size);
  if (huge && made) madvise(made, size, MADV_HUGEPAGE);  // a triad of vectors takes a third of the time
  return made;
}

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
    // The runtime's own memory has other rules than the program's.
    const bool checked = state_.checker != nullptr && kind != backend::MemoryKind::kOwn;
    void* const memory = checked ? state_.checker->regions().allocate(kind, bytes) : hostMemory(kind, bytes);
    if (memory == nullptr) log(LogLevel::kInfo, properties_.name, " has no memory for ", bytes, " bytes");
    return memory;
  }
  void release(void* pointer) override {
    if (state_.checker == nullptr || !state_.checker->regions().release(pointer)) std::free(pointer);
  }
  // Kernels use the host's addresses anyway.
  std::shared_ptr<void> pin(void* memory, std::size_t) override {
    return {memory, [](void*) {}};
  }

  std::unique_ptr<backend::Queue> createQueue(int, bool) override { return makeQueue(state_); }
  std::shared_ptr<backend::UserEvent> createUserEvent() override { return makeUserEvent(); }
  backend::NativeDevice native() const override { return {"cpu", nullptr, nullptr, nullptr}; }
  backend::EventPtr adopt(void*) override { throw Error(hipErrorNotSupported); }
  void leave() noexcept override { state_.coverage.write(); }
  std::uint64_t clock() override { return now(); }
  int rank(std::string_view target) const override { return cpu::rank(target); }

  // Code objects of a target with a rank are Code (code/bundle/code_format.cpp).
  std::unique_ptr<backend::Program> load(const CodeObject& code, backend::Environment& environment) override {
    return makeProgram(static_cast<const Code&>(code), environment, state_);
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
