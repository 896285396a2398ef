// Implements the back end's interface with Level Zero.

#include "hipspv/runtime/spirv/program/device.h"

#include <hip/hip_interop.h>

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/spirv/code.h"
#include "hipspv/runtime/support/log.h"
#include "memory.h"
#include "program.h"
#include "queue.h"
#include "services.h"

namespace hipspv::ze {
namespace {

// Variables that change the output of Intel's compiler.
constexpr std::string_view kCompilerVariables[] = {"IGC_"};

// Access of the devices of a driver to each other's memory.
class Peers final : public backend::Peers {
 public:
  explicit Peers(const Member& own) : own_(own) {}

  bool canCopy(const backend::Device& other) const override { return canReach(other); }
  bool canReach(const backend::Device& other) const override {
    const Member* peer = mate(other);
    if (peer == nullptr) return false;
    if (peer->found().device == own_.found().device) return true;
    Bool can = 0;
    call(own_.state().api().DeviceCanAccessPeer, own_.found().device, peer->found().device, &can);
    return can != 0;
  }
  // Arrays are plain memory, which kernels read as they do any other. The API has no rank.
  int attribute(backend::PeerAttribute attribute, const backend::Device& other) const override {
    if (attribute == backend::PeerAttribute::kPerformanceRank || !canReach(other)) return 0;
    const DeviceHandle own = own_.found().device, peer = mate(other)->found().device;
    if (attribute != backend::PeerAttribute::kNativeAtomics || own == peer) return 1;
    P2pProperties properties{};
    call(own_.state().api().DeviceGetP2PProperties, own, peer, &properties);
    return (properties.flags & kPeerAtomics) != 0;
  }
  void allow(const backend::Device& other) override {
    const Member* peer = mate(other);
    require(peer != nullptr, hipErrorPeerAccessUnsupported);
    if (peer->found().device != own_.found().device) peer->memory().admit(own_.found().device);
  }
  void forbid(const backend::Device& other) override {
    const Member* peer = mate(other);
    require(peer != nullptr, hipErrorPeerAccessUnsupported);
    if (peer->found().device != own_.found().device) peer->memory().dismiss(own_.found().device);
  }

 private:
  // nullptr for devices whose memory has no meaning in this one's context.
  const Member* mate(const backend::Device& other) const {
    const Member* member = Member::of(other);
    if (member == nullptr || member->found().driver != own_.found().driver) return nullptr;
    return member->state().context() == own_.state().context() ? member : nullptr;
  }

  const Member& own_;
};

// The device's services, opened when the program first uses it.
struct Opened {
  Opened(const Found& found, ContextHandle given)
      : state(found, given),
        events(state),
        memory(state),
        pinning(state),
        external(makeExternal(state)),
        graphs(makeGraphs(state)),
        sharing(makeSharing(state)),
        virtualMemory(makeVirtualMemory(state)) {}

  State state;
  EventServices events;
  Memory memory;
  Pinning pinning;
  const std::unique_ptr<backend::External> external;  // nullptr if the driver imports nothing
  const std::unique_ptr<backend::Graphs> graphs;
  const std::unique_ptr<backend::Sharing> sharing;
  const std::unique_ptr<backend::VirtualMemory> virtualMemory;
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
              const backend::Device* location) override {
    const Member* member = location != nullptr ? Member::of(*location) : nullptr;
    if (location == nullptr || member != nullptr) opened().memory.advise(memory, bytes, advice, set, member);
  }

  std::unique_ptr<backend::Queue> createQueue(int priority, bool measured) override {
    Opened& own = opened();
    return std::make_unique<Queue>(own.events, own.queues.fetch_add(1), priority, measured);
  }

  std::shared_ptr<backend::UserEvent> createUserEvent() override {
    return std::make_shared<GateEvent>(opened().events);
  }

  backend::NativeDevice native() const override {
    return {"level_zero", found_.driver, found_.device, state().context(), hipspvNativeMemoryUsm};
  }

  backend::External* external() override { return opened().external.get(); }
  backend::Graphs* graphs() override { return opened().graphs.get(); }
  backend::Peers* peers() override { return &peers_; }
  backend::Sharing* sharing() override { return opened().sharing.get(); }
  backend::VirtualMemory* virtualMemory() override {
    return found_.features.has(backend::Aspect::kVirtualMemory) ? opened().virtualMemory.get() : nullptr;
  }

  // The driver doesn't count references: the program keeps the event.
  backend::EventPtr adopt(void* event) override {
    Opened& own = opened();
    return std::make_shared<RecordedEvent>(own.events,
                                           std::make_shared<OwnedEvent>(own.state, static_cast<EventHandle>(event)));
  }

  void leave() noexcept override {
    if (Opened* own = opened_.existing()) own->events.notifier.leave();
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
