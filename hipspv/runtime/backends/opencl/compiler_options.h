// The options of Intel's CPU compiler that no build takes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hipspv::cl {

// LLVM's options for the compiler. Jump threading makes a copy of code on some paths; a copied sub-group operation has
// other lanes, because the compiler doesn't know that such operations are convergent (2026.22). A threshold of 0 limits
// it to code without instructions.
inline constexpr std::string_view kIntelCpuOptions = "-jump-threading-threshold=0";

// While this exists, the environment has the options, before those that it had. The driver reads them when it makes its
// first context.
class CompilerOptions {
 public:
  CompilerOptions();
  ~CompilerOptions();
  CompilerOptions(const CompilerOptions&) = delete;
  CompilerOptions& operator=(const CompilerOptions&) = delete;

 private:
  std::optional<std::string> before_;
};

}  // namespace hipspv::cl
