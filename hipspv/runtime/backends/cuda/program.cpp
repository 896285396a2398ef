#include "program.h"

#include "kernel.h"

namespace hipspv::cuda {

// The module lacks variables that no kernel uses.
Program::Built::Built(const State& state, const NvidiaCode& code, backend::Environment& environment)
    : module(state, buildOrFind(state, code)) {
  for (const auto& [name, symbol] : code.variables()) {
    Address address = 0;
    std::size_t size = 0;
    const Status status = state.driver().ModuleGetGlobal(&address, &size, module.get(), symbol.c_str());
    if (status == kNotFound) continue;
    state.check(status, "cuModuleGetGlobal");
    variables.emplace(name, backend::Variable{reinterpret_cast<void*>(address), size});
  }
  environment.created(variables);
}

Program::Built& Program::built() {
  return built_.get([this] { return std::make_unique<Built>(state_, code_, environment_); });
}

std::unique_ptr<backend::Kernel> Program::kernel(const std::string& name) {
  Function function = nullptr;
  ModuleHandle module = built().module.get();
  state_.call(state_.driver().ModuleGetFunction, "cuModuleGetFunction", &function, module, name.c_str());
  return std::make_unique<Kernel>(state_, function, name);
}

std::optional<backend::Variable> Program::variable(std::string_view name) {
  const Built& own = built();
  const auto found = own.variables.find(name);
  return found == own.variables.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hipspv::cuda
