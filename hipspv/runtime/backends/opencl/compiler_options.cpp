#include "compiler_options.h"

#include <cstdlib>

namespace hipspv::cl {
namespace {

constexpr const char* kVariable = "CL_CONFIG_LLVM_OPTIONS";

}  // namespace

CompilerOptions::CompilerOptions() {
  if (const char* value = std::getenv(kVariable)) before_ = value;
  std::string options(kIntelCpuOptions);
  if (before_) options += " " + *before_;
  setenv(kVariable, options.c_str(), 1);
}

CompilerOptions::~CompilerOptions() {
  if (before_)
    setenv(kVariable, before_->c_str(), 1);
  else
    unsetenv(kVariable);
}

}  // namespace hipspv::cl
