// Implements the back end's interface with the CUDA driver.

#include <atomic>
#include <deque>
#include <string>
#include <string_view>
#include <utility>

#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/support/log.h"
#include "memory.h"
#include "program.h"
#include "queue.h"
#include "services.h"

namespace hipspv::cuda {

namespace {

const Member& memberOf(const backend::Device& device) {
  const Member* member = Member::of(device);
  require(member != nullptr, hipErrorPeerAccessUnsupported);
  return *member;
}

// Repeated devices (HIPSPV_DEBUG_REPEAT) have one context.
bool shareContext(const Member& one, const Member& other) { return one.ordinal() == other.ordinal(); }

// Access of devices to each other's memory, by the driver.
class Peers final : public backend::Peers {
 public:
  Peers(const Driver& driver, const Member& own) : driver_(driver), own_(own) {}

  bool canCopy(const backend::Device& other) const override { return Member::of(other) != nullptr; }
  bool canReach(const backend::Device& other) const override {
    const Member* peer = Member::of(other);
    if (peer == nullptr) return false;
    if (shareContext(own_, *peer)) return true;
    int can = 0;
    call(driver_, &Driver::DeviceCanAccessPeer, &can, own_.ordinal(), peer->ordinal());
    return can != 0;
  }
  // CUdevice_P2PAttribute has the same order, from 1.
  int attribute(backend::PeerAttribute attribute, const backend::Device& other) const override {
    const Member* peer = Member::of(other);
    if (peer == nullptr) return 0;
    if (shareContext(own_, *peer)) return attribute != backend::PeerAttribute::kPerformanceRank;
    int value = 0;
    call(driver_, &Driver::DeviceGetP2PAttribute, &value, static_cast<int>(attribute) + 1, own_.ordinal(),
         peer->ordinal());
    return value;
  }
  // Another library of the process may have done it: the context is the device's only one.
  void allow(const backend::Device& other) override {
    if (shareContext(own_, memberOf(other))) return;
    const Context peer = memberOf(other).state().context();
    const State& state = own_.state();
    state.enter();
    const Status status = driver_.CtxEnablePeerAccess(peer, 0);
    if (status != kPeerAccessAlreadyEnabled) state.check(status, driver_.CtxEnablePeerAccess.symbol());
  }
  void forbid(const backend::Device& other) override {
    if (shareContext(own_, memberOf(other))) return;
    const Context peer = memberOf(other).state().context();
    const State& state = own_.state();
    state.enter();
    const Status status = driver_.CtxDisablePeerAccess(peer);
    if (status != kPeerAccessNotEnabled) state.check(status, driver_.CtxDisablePeerAccess.symbol());
  }

 private:
  const Driver& driver_;
  const Member& own_;
};

// The context and its services, opened when the program first uses the device: a context takes tenths of a second.
struct Opened {
  explicit Opened(const Found& found)
      : state(found),
        events(state),
        memory(state, events.holds),
        external(makeExternal(state, events.holds)),
        graphs(makeGraphs(state, events.holds)),
        sharedEvents(makeSharedEvents(state)),
        sharedPools(makeSharedPools(state, events.holds)),
        sharing(makeSharing(state)),
        textures(makeTextures(state, events.holds)),
        virtualMemory(makeVirtualMemory(state)) {}

  State state;
  EventServices events;
  Memory memory;
  const std::unique_ptr<backend::External> external;
  const std::unique_ptr<backend::Graphs> graphs;
  const std::unique_ptr<backend::SharedEvents> sharedEvents;
  const std::unique_ptr<backend::SharedPools> sharedPools;
  const std::unique_ptr<backend::Sharing> sharing;
  const std::unique_ptr<backend::Textures> textures;
  const std::unique_ptr<backend::VirtualMemory> virtualMemory;
};

class CudaDevice final : public backend::Device, public Member {
 public:
  explicit CudaDevice(Found found) : found_(std::move(found)), peers_(*found_.driver, *this) {}

  const backend::DeviceProperties& properties() const override { return found_.properties; }
  DeviceOrdinal ordinal() const override { return found_.device; }
  const State& state() const override { return opened().state; }

  backend::External* external() override { return opened().external.get(); }
  backend::Graphs* graphs() override { return opened().graphs.get(); }
  backend::Peers* peers() override { return &peers_; }
  backend::SharedEvents* sharedEvents() override { return opened().sharedEvents.get(); }
  backend::SharedPools* sharedPools() override {
    return properties().has(backend::Aspect::kSharedPools) ? opened().sharedPools.get() : nullptr;
  }
  backend::Sharing* sharing() override { return opened().sharing.get(); }
  backend::Textures* textures() override { return opened().textures.get(); }
  backend::VirtualMemory* virtualMemory() override {
    return properties().has(backend::Aspect::kVirtualMemory) ? opened().virtualMemory.get() : nullptr;
  }

  // The members that `hipspv doctor` expects of all devices.
  void describe(Json& json) const override {
    const auto plain = [](const std::string& item) { return item; };
    const std::vector<std::string> none;
    json.list("il_versions", std::vector{"PTX for " + properties().architecture}, Json::quote)
        .list("features", none, plain)
        .list("services", none, plain);
  }

  void* allocate(backend::MemoryKind kind, std::size_t bytes) override {
    void* pointer = opened().memory.allocate(kind, bytes);
    if (pointer == nullptr) log(LogLevel::kInfo, properties().name, " has no room for ", bytes, " bytes");
    return pointer;
  }

  void release(void* pointer) override { opened().memory.release(pointer); }

  std::shared_ptr<void> pin(void* memory, std::size_t bytes) override { return opened().memory.pin(memory, bytes); }

  void advise(const void* memory, std::size_t bytes, backend::Advice advice, bool set,
              const backend::Device* location) override {
    const Member* member = location != nullptr ? Member::of(*location) : nullptr;
    if (location == nullptr || member != nullptr) opened().memory.advise(memory, bytes, advice, set, member);
  }

  std::optional<std::size_t> freeMemory() override { return opened().memory.free(); }

  // CUlimit has the same values.
  std::size_t setLimit(backend::Limit limit, std::size_t bytes) override {
    const State& state = opened().state;
    state.call(&Driver::CtxSetLimit, static_cast<int>(limit), bytes);
    std::size_t chosen = 0;
    state.call(&Driver::CtxGetLimit, &chosen, static_cast<int>(limit));
    return chosen;
  }

  // Objects that the program still has refer to the former context.
  void restart() override {
    Opened* former = generation_.load()->existing();
    if (former == nullptr) return;
    generation_ = &generations_.emplace_back();
    former->events.notifier.stop();
    former->state.end();
  }

  void leave() noexcept override {
    if (Opened* own = generation_.load()->existing()) own->events.notifier.leave();
  }

  std::unique_ptr<backend::Queue> createQueue(int priority, bool measured) override {
    return std::make_unique<Queue>(opened().events, priority, measured);
  }

  std::shared_ptr<backend::UserEvent> createUserEvent() override {
    return std::make_shared<GateEvent>(opened().events);
  }

  backend::NativeDevice native() const override {
    const auto device = static_cast<std::uintptr_t>(found_.device);
    const State& state = opened().state;
    state.makeCurrent();
    return {"cuda", nullptr, reinterpret_cast<void*>(device), state.context()};
  }

  // The driver doesn't count references: the program keeps the event.
  backend::EventPtr adopt(void* event) override {
    return std::make_shared<RecordedEvent>(
        opened().events, std::make_shared<OwnedEvent>(opened().state, static_cast<EventHandle>(event)), nullptr);
  }

  std::uint64_t clock() override { return opened().events.timeline.now(); }

  int rank(std::string_view target) const override { return ptx::rank(target, found_.capability); }

  // Code objects of a target with a rank are NvidiaCode (code/bundle/code_format.cpp).
  std::unique_ptr<backend::Program> load(const CodeObject& code, backend::Environment& environment) override {
    return std::make_unique<Program>(opened().state, static_cast<const NvidiaCode&>(code), environment);
  }

 private:
  // Throws hipspv::Error, as for a device that another process has for itself.
  Opened& opened() const {
    return generation_.load()->get([this] { return std::make_unique<Opened>(found_); });
  }

  const Found found_;
  Peers peers_;
  std::deque<Lazy<Opened>> generations_ = std::deque<Lazy<Opened>>(1);
  std::atomic<Lazy<Opened>*> generation_{&generations_.front()};  // the last
};

}  // namespace
}  // namespace hipspv::cuda

namespace hipspv::backend {

Discovery discoverCuda(const NativeDevice*) {
  Discovery discovery;
  for (const cuda::Found& found : cuda::findDevices(discovery.attempts)) {
    const auto rank = [](const DeviceProperties& properties, std::string_view target) {
      return ptx::rank(target, static_cast<int>(properties.capability));
    };
    const auto open = [found](const DeviceProperties& properties) {
      cuda::Found device = found;
      device.properties = properties;
      return std::make_unique<cuda::CudaDevice>(device);
    };
    discovery.found.push_back({found.properties, rank, open});
  }
  discovery.selected = !discovery.found.empty();  // the driver reads the variable
  return discovery;
}

}  // namespace hipspv::backend
