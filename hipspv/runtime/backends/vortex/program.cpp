#include "program.h"

#include <string_view>

#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {
namespace {

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

}  // namespace

Program::Loaded::Loaded(State& state, const Code& code, backend::Environment& environment)
    : placement((check(state.card, code), state.api), state.memory, code) {
  for (const auto& [name, variable] : code.variables()) {
    void* const address = reinterpret_cast<void*>(placement.base() + variable.offset);
    variables.emplace(name, backend::Variable{address, variable.size});
  }
  environment.created(variables);
}

Program::~Program() {
  if (Loaded* loaded = loaded_.existing()) state_.launcher.forget(loaded->placement);
}

Program::Loaded& Program::loaded() {
  return loaded_.get([this] { return std::make_unique<Loaded>(state_, code_, environment_); });
}

std::unique_ptr<backend::Kernel> Program::kernel(const std::string& name) {
  const std::uint32_t barriers = state_.api.barriers(state_.card.warps);
  return std::make_unique<Kernel>(state_.card, name, code_.kernelCode(name), loaded().placement, barriers);
}

std::optional<backend::Variable> Program::variable(std::string_view name) {
  const Loaded& own = loaded();
  const auto found = own.variables.find(name);
  return found == own.variables.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hipspv::vortex
