#include "program.h"

#include "hipspv/runtime/support/lazy.h"
#include "library.h"

namespace hipspv::cpu {
namespace {

class Program final : public backend::Program {
 public:
  Program(const Code& code, backend::Environment& environment) : code_(code), environment_(environment) {}

  void build() override { loaded(); }
  std::unique_ptr<backend::Kernel> kernel(const std::string& name) override {
    const KernelCode& code = code_.kernelCode(name);
    return std::make_unique<Kernel>(name, code, reinterpret_cast<Function>(loaded().library.symbol(name)));
  }
  std::optional<backend::Variable> variable(std::string_view name) override {
    return backend::find(loaded().variables, name);
  }

 private:
  struct Loaded {
    Loaded(const Code& code, backend::Environment& environment) : library(code.file()) {
      for (const auto& [name, variable] : code.variables())
        variables.emplace(name, backend::Variable{library.symbol(name), variable.size});
      environment.created(variables);
    }

    const Library library;
    backend::Variables variables;
  };

  Loaded& loaded() {
    return loaded_.get([this] { return std::make_unique<Loaded>(code_, environment_); });
  }

  const Code& code_;
  backend::Environment& environment_;
  Lazy<Loaded> loaded_;
};

}  // namespace

std::unique_ptr<backend::Program> makeProgram(const Code& code, backend::Environment& environment) {
  return std::make_unique<Program>(code, environment);
}

}  // namespace hipspv::cpu
