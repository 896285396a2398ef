// The declarations of a PTX module: its target, kernels and variables. Sections: PTX ISA, "Directives".
#pragma once

#include <cstdint>
#include <deque>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/kernel_info.h"

namespace hipspv::ptx {

struct KernelDeclaration {
  std::string_view name;
  std::vector<Parameter> parameters{};  // kValue, kPointer with .ptr, or kUnsupported
  std::uint32_t maxThreads = ~0u;       // of a block, by .maxntid or .reqntid
};

// A variable of the module scope that other modules may see.
struct VariableDeclaration {
  std::string_view name;
  std::uint64_t size = 0;  // bytes; 0 if the initialiser determines it
  bool constant = false;
};

// Views of the text. A growing vector would take three times its contents.
struct Declarations {
  std::string_view target;  // sm_90
  std::deque<KernelDeclaration> kernels;
  std::deque<VariableDeclaration> variables;
  std::deque<std::string_view> records;
};

// Throws hipErrorInvalidImage.
Declarations readDeclarations(std::string_view text);

// The target alone, which is at the beginning. Throws hipErrorInvalidImage if there is none.
std::string_view readTarget(std::string_view text);

}  // namespace hipspv::ptx
