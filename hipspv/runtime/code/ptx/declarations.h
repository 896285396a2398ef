// The declarations of a PTX module: its target, kernels and variables. Sections: PTX ISA, "Directives".
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
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

// For `hipspv inspect`: a variable of any state space, or a parameter.
struct VariableDetails {
  std::string_view name, space, linking;  // space and linking have their dots
  std::string_view pointee{};             // the state space to which a parameter with .ptr leads
  std::string type{};                     // b8[16]
  std::uint64_t size = 0, align = 1;      // bytes; size 0 for an array without one
  bool pointer = false, managed = false;
};

// A kernel or a function. directives: those between the parameters and the body, with their numbers.
struct FunctionDetails {
  std::string_view name, linking;
  bool entry = false;
  std::vector<VariableDetails> parameters{};
  std::vector<std::pair<std::string_view, std::vector<std::uint64_t>>> directives{};
  std::string_view text{}, body{};  // the body is empty without a definition
};

struct Details {
  std::string_view version;
  std::string target;  // with its options: sm_90a, debug
  std::uint64_t addressSize = 0;
  std::deque<FunctionDetails> functions;
  std::deque<VariableDetails> variables;
  std::deque<std::string_view> records;
};

// Throws hipErrorInvalidImage.
Details readDetails(std::string_view text);

// The variables in shared memory that a function's body declares, and all words of its code.
struct BodyDetails {
  std::vector<VariableDetails> shared;
  std::vector<std::string_view> names;
};
BodyDetails readBody(std::string_view body);

// The target alone, which is at the beginning. Throws hipErrorInvalidImage if there is none.
std::string_view readTarget(std::string_view text);

}  // namespace hipspv::ptx
