// Implements the back end's interface with Level Zero.
#include "hipspv/runtime/spirv/program/device.h"

#include <hip/hip_interop.h>

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "discover.h"
#include "events.h"
#include "external.h"
#include "graphs.h"
#include "hipspv/runtime/spirv/code.h"
#include "hipspv/runtime/support/lazy.h"
#include "hipspv/runtime/support/log.h"
#include "loader.h"
#include "member.h"
#include "memory.h"
#include "module.h"
#include "peers.h"
#include "pinning.h"
#include "queue.h"
#include "sharing.h"
#include "virtual_memory.h"

namespace hipspv::ze {
namespace {

// Variables that change the output of Intel's compiler.
constexpr std::string_view kCompilerVariables[] = {"IGC_"};

// The device's services, opened when the program first uses it.
struct Opened {
  Opened(const Found& found, ContextHandle given)
      : state(found, given),
        events(state),
        memory(state),
        graphs(state),
        pinning(state),
        sharing(state),
        virtualMemory(state),
        external(state) {}

  State state;
  EventServices events;
  Memory memory;
  Graphs graphs;
  Pinning pinning;
  Sharing sharing;
  VirtualMemory virtualMemory;
  External external;
  std::atomic<std::uint32_t> queues{0};
};

class LevelZeroDevice final : public spirv::Device, public Member {
 public:
  // given: the context to use, nullptr to make one.
  LevelZeroDevice(Found found, ContextHandle given) : found_(std::move(found)), given_(given) {}

  using spirv::Device::load;

  const DeviceFeatures& features() const override { return found_.features; }
  const Found& found() const override { return found_; }
  const State& state() const override { return opened().state; }
  Memory& memory() const override { return opened().memory; }

  void* allocate(backend::MemoryKind kind, std::size_t bytes) override {
    void* pointer = opened().memory.allocate(kind, bytes);
    if (pointer == nullptr) log(LogLevel::kInfo, features().name, " has no room for ", bytes, " bytes");
    return pointer;
  }

  void release(void* pointer) override { opened().memory.release(pointer); }

  std::shared_ptr<void> pin(void* memory, std::size_t bytes) override { return opened().pinning.pin(memory, bytes); }

  void advise(const void* memory, std::size_t bytes, backend::Advice advice, bool set,
              const backend::Device* place) override {
    const Member* member = place != nullptr ? Member::of(*place) : nullptr;
    if (place == nullptr || member != nullptr) opened().memory.advise(memory, bytes, advice, set, member);
  }

  std::unique_ptr<backend::Queue> createQueue(int priority, bool measured) override {
    Opened& own = opened();
    return std::make_unique<Queue>(own.events, own.queues.fetch_add(1), priority, measured);
  }

  std::shared_ptr<backend::UserEvent> createUserEvent() override {
    return std::make_shared<GateEvent>(opened().events);
  }

  backend::Graphs* graphs() override { return &opened().graphs; }

  backend::NativeDevice native() const override {
    return {"level_zero", found_.driver, found_.device, state().context(), hipspvNativeMemoryUsm};
  }

  backend::Peers* peers() override { return &peers_; }
  backend::Sharing* sharing() override { return &opened().sharing; }
  backend::VirtualMemory* virtualMemory() override {
    return found_.features.virtualMemory ? &opened().virtualMemory : nullptr;
  }
  backend::External* external() override { return opened().external.any() ? &opened().external : nullptr; }

  // The driver doesn't count references: the program keeps the event.
  backend::EventPtr adopt(void* event) override {
    Opened& own = opened();
    return std::make_shared<RecordedEvent>(own.events,
                                           std::make_shared<OwnedEvent>(own.state, static_cast<EventHandle>(event)));
  }

  std::uint64_t clock() override { return opened().events.timeline.now(); }

  void identify(CacheKey& key) const override {
    const DeviceFeatures& device = features();
    for (const std::string& text : {device.name, device.vendor, device.driver, device.version, device.platform})
      key.add(text);
    key.add(std::as_bytes(std::span(device.uuid)));
    key.addEnvironment(kCompilerVariables);
  }

  std::unique_ptr<spirv::BuiltModule> build(std::span<const std::uint32_t> spirv, backend::Effort effort) override {
    return buildModule(opened().state, spirv, effort);
  }

  std::unique_ptr<spirv::BuiltModule> load(std::span<const std::byte> binary) override {
    return loadModule(opened().state, binary);
  }

  // Intel's driver refuses code for another product (the section .note.intelgt.compat).
  bool takes(std::string_view) const override { return features().vendor.starts_with("Intel"); }

 private:
  Opened& opened() const {
    return opened_.get([this] { return std::make_unique<Opened>(found_, given_); });
  }

  const Found found_;
  const ContextHandle given_;
  mutable Lazy<Opened> opened_;
  Peers peers_{*this};
};

}  // namespace
}  // namespace hipspv::ze

namespace hipspv::backend {

void prepareLevelZero(Effort) {}

Discovery discoverLevelZero(const NativeDevice* only) {
  Discovery discovery;
  const Mask mask;
  discovery.refusal = mask.error();
  if (!discovery.refusal.empty()) return discovery;
  for (const ze::Found& found : ze::findDevices(mask, discovery.attempts)) {
    if (only != nullptr && (found.driver != only->platform || found.device != only->device)) continue;
    auto* context = only != nullptr ? static_cast<ze::ContextHandle>(only->context) : nullptr;
    const auto rank = [](const DeviceProperties&, std::string_view target) { return spirv::rank(target); };
    const auto open = [found, context](const DeviceProperties& properties) {
      ze::Found device = found;
      static_cast<DeviceProperties&>(device.features) = properties;
      return std::make_unique<ze::LevelZeroDevice>(std::move(device), context);
    };
    discovery.found.push_back({found.features, rank, open});
  }
  return discovery;
}

}  // namespace hipspv::backend
