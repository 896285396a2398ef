#include "program.h"

#include "hipspv/runtime/support/lazy.h"
#include "library.h"

namespace hipspv::cpu {
namespace {

// The variable that hipspv/targets/cpu/passes/check_accesses.py adds to checked code.
constexpr const char* kCheckTexts = "__hipspv_check_texts";
// Those of hipspv/targets/cpu/passes/count_lines.py.
constexpr const char *kCoverageCounters = "__hipspv_coverage_counters", *kCoverageLines = "__hipspv_coverage_lines";
// Of code that is loaded by a program without checks: it may have set memory before.
constexpr unsigned kLateChecks = HIPSPV_CHECK_MEMORY | HIPSPV_CHECK_RACES | HIPSPV_CHECK_BARRIERS;

class Program final : public backend::Program {
 public:
  Program(const Code& code, backend::Environment& environment, State& state)
      : code_(code), environment_(environment), state_(state) {}

  void build() override { loaded(); }
  std::unique_ptr<backend::Kernel> kernel(const std::string& name) override {
    const KernelCode& code = code_.kernelCode(name);
    const Loaded& own = loaded();
    const auto function = reinterpret_cast<Function>(own.library.symbol(name));
    return std::make_unique<Kernel>(name, code, function, own.texts ? &*own.texts : nullptr);
  }
  std::optional<backend::Variable> variable(std::string_view name) override {
    return backend::find(loaded().variables, name);
  }

 private:
  struct Loaded {
    Loaded(const Code& code, backend::Environment& environment, State& state) : library(code.file()) {
      for (const auto& [name, variable] : code.variables())
        variables.emplace(name, backend::Variable{library.symbol(name), variable.size});
      environment.created(variables);
      if (variables.contains(kCoverageCounters))
        counted.emplace(state.coverage, symbol(kCoverageLines), symbol(kCoverageCounters));
      if (const auto* const all = static_cast<const char*>(library.find(kCheckTexts))) {
        texts.emplace(all);
        checked = &state.startChecks(kLateChecks);
        checked->regions().add(variables);
      }
    }
    ~Loaded() {
      if (checked != nullptr) checked->regions().remove(variables);
    }
    Loaded(const Loaded&) = delete;
    Loaded& operator=(const Loaded&) = delete;

    const Library library;
    const void* symbol(const char* name) const { return library.symbol(name); }

    backend::Variables variables;
    std::optional<Coverage::Part> counted;
    std::optional<checks::Texts> texts;  // of checked code
    checks::Checker* checked = nullptr;
  };

  Loaded& loaded() {
    return loaded_.get([this] { return std::make_unique<Loaded>(code_, environment_, state_); });
  }

  const Code& code_;
  backend::Environment& environment_;
  State& state_;
  Lazy<Loaded> loaded_;
};

}  // namespace

std::unique_ptr<backend::Program> makeProgram(const Code& code, backend::Environment& environment, State& state) {
  return std::make_unique<Program>(code, environment, state);
}

}  // namespace hipspv::cpu
