// The declarations of a PTX module: its target, kernels and variables. Sections: PTX ISA, "Directives".
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/kernel_info.h"
#include "hipspv/runtime/code/launch_metadata.h"

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

// Views of the text.
struct Declarations {
  std::string_view target;  // sm_90
  std::vector<KernelDeclaration> kernels;
  std::vector<VariableDeclaration> variables;
  std::vector<Record> records;
};

// Throws hipErrorInvalidImage.
Declarations readDeclarations(std::string_view text);

// The target alone, which is at the beginning. Throws hipErrorInvalidImage if there is none.
std::string_view readTarget(std::string_view text);

}  // namespace hipspv::ptx
