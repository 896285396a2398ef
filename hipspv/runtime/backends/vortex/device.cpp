// Implements the back end's interface with Vortex's library.

#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>

#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/code/vxbin/code.h"
#include "hipspv/runtime/support/lazy.h"
#include "hipspv/runtime/support/log.h"
#include "program.h"

namespace hipspv::vortex {
namespace {

unsigned registersOf(const backend::DeviceProperties& properties) {
  return properties.architecture.ends_with("rv32") ? 32 : 64;
}

// Throws hipErrorNoBinaryForGpu for code that the device can't run.
void check(const Card& card, const Code& code) {
  if (code.width() != 0 && code.width() != card.width())
    throw Error(hipErrorNoBinaryForGpu, "the code is for Vortex with registers of " + std::to_string(code.width()) +
                                            " bits, and the device's have " + std::to_string(card.width()) +
                                            "\n  remedy: compile with --offload-arch=vortex_rv" +
                                            std::to_string(card.width()));
  for (const char each : code.extensions()) {
    if (each < 'a' || each > 'z') continue;
    // The simulator executes atomic instructions and doesn't announce them.
    if ((card.isa & isaBit(each)) != 0 || (each == 'a' && isSimulator())) continue;
    const char name = static_cast<char>(each - 'a' + 'A');
    throw Error(hipErrorNoBinaryForGpu, std::string("the code uses RISC-V's extension ") + name +
                                            ", which the device lacks\n  remedy: build Vortex with EXT_" + name +
                                            "_ENABLE");
  }
}

// An image on a device.
class Program final : public backend::Program {
 public:
  // All must outlive the program.
  Program(State& state, const Code& code, backend::Environment& environment)
      : state_(state), code_(code), environment_(environment) {}
  ~Program() override {
    if (Loaded* loaded = loaded_.existing()) state_.launcher.forget(loaded->placement);
  }

  void build() override { loaded(); }
  std::unique_ptr<backend::Kernel> kernel(const std::string& name) override {
    const std::uint32_t barriers = state_.api.barriers(state_.card.warps);
    return std::make_unique<Kernel>(state_.card, name, code_.kernelCode(name), loaded().placement, barriers);
  }
  std::optional<backend::Variable> variable(std::string_view name) override {
    return backend::find(loaded().variables, name);
  }

 private:
  // The image in memory, and its variables.
  struct Loaded {
    Loaded(State& state, const Code& code, backend::Environment& environment)
        : placement((check(state.card, code), state.api), state.memory, code) {
      for (const auto& [name, variable] : code.variables()) {
        void* const address = reinterpret_cast<void*>(placement.base() + variable.offset);
        variables.emplace(name, backend::Variable{address, variable.size});
      }
      environment.created(variables);
    }

    Placement placement;
    backend::Variables variables;
  };

  Loaded& loaded() {
    return loaded_.get([this] { return std::make_unique<Loaded>(state_, code_, environment_); });
  }

  State& state_;
  const Code& code_;
  backend::Environment& environment_;
  Lazy<Loaded> loaded_;
};

class VortexDevice final : public backend::Device {
 public:
  explicit VortexDevice(const Found& found) : properties_(found.properties), state_(found.api, found.card) {}

  const backend::DeviceProperties& properties() const override { return properties_; }

  // The members that `hipspv doctor` expects of all devices, and Vortex's own.
  void describe(Json& json) const override {
    const auto plain = [](const std::string& item) { return item; };
    const std::vector<std::string> none;
    const Card& card = state_.card;
    json.list("il_versions", std::vector{"vxbin for " + properties_.architecture}, Json::quote)
        .list("features", none, plain)
        .list("services", none, plain)
        .number("cores", card.cores)
        .number("warps", card.warps)
        .number("threads", card.threads);
  }

  void* allocate(backend::MemoryKind kind, std::size_t bytes) override {
    const BlockPtr block = state_.memory.allocate(kind, bytes);
    if (block != nullptr) return state_.memory.add(block);
    log(LogLevel::kInfo, properties_.name, " has no memory for ", bytes, " bytes");
    return nullptr;
  }

  void release(void* pointer) override { state_.memory.release(pointer); }
  std::optional<std::size_t> freeMemory() override { return state_.api.freeMemory(); }

  std::size_t setLimit(backend::Limit limit, std::size_t bytes) override {
    return limit == backend::Limit::kStack ? state_.launcher.setStack(bytes) : bytes;
  }

  // Vortex's library prints its counters when it is closed.
  void leave() noexcept override { state_.api.leave(std::getenv("VORTEX_PROFILING") != nullptr); }

  std::unique_ptr<backend::Queue> createQueue(int, bool) override { return makeQueue(state_); }
  std::shared_ptr<backend::UserEvent> createUserEvent() override { return makeUserEvent(); }
  backend::NativeDevice native() const override { return {"vortex", nullptr, nullptr, nullptr}; }
  backend::EventPtr adopt(void*) override { throw Error(hipErrorNotSupported); }
  std::uint64_t clock() override { return backend::host::now(); }
  int rank(std::string_view target) const override { return vortex::rank(target, state_.card.width()); }

  // Code objects of a target with a rank are Code (code/bundle/code_format.cpp).
  std::unique_ptr<backend::Program> load(const CodeObject& code, backend::Environment& environment) override {
    return std::make_unique<Program>(state_, static_cast<const Code&>(code), environment);
  }

 private:
  const backend::DeviceProperties properties_;
  State state_;
};

}  // namespace
}  // namespace hipspv::vortex

namespace hipspv::backend {

Discovery discoverVortex(const NativeDevice*) {
  Discovery discovery;
  const auto found = vortex::findDevice(discovery.attempts);
  if (!found) return discovery;
  const auto rank = [](const DeviceProperties& properties, std::string_view target) {
    return vortex::rank(target, vortex::registersOf(properties));
  };
  const auto open = [found = *found](const DeviceProperties& properties) {
    vortex::Found device = found;
    device.properties = properties;
    return std::make_unique<vortex::VortexDevice>(device);
  };
  discovery.found.push_back({found->properties, rank, open});
  return discovery;
}

}  // namespace hipspv::backend
