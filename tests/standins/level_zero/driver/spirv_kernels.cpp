#include "spirv_kernels.h"

#include <algorithm>
#include <cstring>
#include <set>

namespace test_driver {
namespace {

// Numbers of the SPIR-V specification, versions 1.0 to 1.6.
constexpr std::uint32_t kMagic = 0x07230203;

enum Op : std::uint32_t {
  kEntryPoint = 15,
  kExecutionMode = 16,
  kTypeBool = 20,
  kTypeInt = 21,
  kTypeFloat = 22,
  kTypeVector = 23,
  kTypeArray = 28,
  kTypeStruct = 30,
  kTypePointer = 32,
  kTypeFunction = 33,
  kConstant = 43,
  kFunction = 54,
  kFunctionEnd = 56,
  kVariable = 59,
  kDecorate = 71,
  kTypeUntypedPointer = 4417,
};

constexpr std::uint32_t kModelKernel = 6, kModeLocalSize = 17, kModeSubGroupSize = 35;
constexpr std::uint32_t kWorkgroup = 4, kFunctionStorage = 7, kPacked = 10;
constexpr std::uint32_t kLinkage = 41, kExport = 0;

using Instruction = std::span<const std::uint32_t>;  // without its first word

struct Module {
  std::map<std::uint32_t, std::pair<std::uint32_t, Instruction>> types;  // by identifier
  std::map<std::uint32_t, std::uint64_t> constants;
  std::map<std::uint32_t, std::uint32_t> functionTypes;
  std::set<std::uint32_t> packed, variables;
  std::map<std::uint32_t, std::string> exported;
  std::multimap<std::uint32_t, Instruction> modes;
  std::vector<std::pair<std::uint32_t, std::string>> entries;
  bool inFunction = false;
};

struct Layout {
  std::size_t bytes, alignment;
};

constexpr std::size_t rounded(std::size_t bytes, std::size_t to) { return (bytes + to - 1) / to * to; }

Layout layoutOf(const Module& module, std::uint32_t type);

Layout structure(const Module& module, std::uint32_t type, Instruction members) {
  Layout result{0, 1};
  for (const std::uint32_t member : members.subspan(1)) {
    const Layout own = layoutOf(module, member);
    const std::size_t alignment = module.packed.contains(type) ? 1 : own.alignment;
    result.bytes = rounded(result.bytes, alignment) + own.bytes;
    result.alignment = std::max(result.alignment, alignment);
  }
  return {rounded(result.bytes, result.alignment), result.alignment};
}

Layout layoutOf(const Module& module, std::uint32_t type) {
  const auto found = module.types.find(type);
  if (found == module.types.end()) return {0, 1};
  const auto& [operation, words] = found->second;
  switch (operation) {
    case kTypeBool:
      return {1, 1};
    case kTypeInt:
    case kTypeFloat:
      return {words[1] / 8, words[1] / 8};
    case kTypeVector: {
      const std::size_t bytes = layoutOf(module, words[1]).bytes * (words[2] == 3 ? 4 : words[2]);
      return {bytes, bytes};
    }
    case kTypeArray: {
      const Layout element = layoutOf(module, words[1]);
      const auto length = module.constants.find(words[2]);
      return {element.bytes * (length == module.constants.end() ? 0 : length->second), element.alignment};
    }
    case kTypeStruct:
      return structure(module, type, words);
    default:
      return {8, 8};  // pointers
  }
}

Parameter parameter(const Module& module, std::uint32_t type) {
  const auto found = module.types.find(type);
  if (found != module.types.end()) {
    const auto& [operation, words] = found->second;
    if (operation == kTypePointer || operation == kTypeUntypedPointer) {
      if (words[1] == kWorkgroup) return {ParameterKind::kLocal, 0};
      // A structure that is passed by value.
      if (words[1] == kFunctionStorage)
        return {ParameterKind::kValue, operation == kTypePointer ? layoutOf(module, words[2]).bytes : 0};
      return {ParameterKind::kPointer, 8};
    }
  }
  return {ParameterKind::kValue, layoutOf(module, type).bytes};
}

std::string literal(Instruction words) {
  const auto* text = reinterpret_cast<const char*>(words.data());
  return {text, strnlen(text, words.size_bytes())};
}

void read(Module& module, std::uint32_t operation, Instruction words) {
  switch (operation) {
    case kEntryPoint:
      if (words[0] == kModelKernel) module.entries.emplace_back(words[1], literal(words.subspan(2)));
      break;
    case kExecutionMode:
      module.modes.emplace(words[0], words.subspan(1));
      break;
    case kTypeBool:
    case kTypeInt:
    case kTypeFloat:
    case kTypeVector:
    case kTypeArray:
    case kTypeStruct:
    case kTypePointer:
    case kTypeFunction:
    case kTypeUntypedPointer:
      module.types[words[0]] = {operation, words};
      break;
    case kConstant:
      module.constants[words[1]] = words.size() > 3 ? words[2] | std::uint64_t{words[3]} << 32 : words[2];
      break;
    case kFunction:
      module.functionTypes[words[1]] = words[3];
      module.inFunction = true;
      break;
    case kFunctionEnd:
      module.inFunction = false;
      break;
    case kDecorate:
      if (words[1] == kPacked) module.packed.insert(words[0]);
      if (words[1] == kLinkage && words.back() == kExport) module.exported[words[0]] = literal(words.subspan(2));
      break;
    case kVariable:
      if (words[2] != kFunctionStorage) module.variables.insert(words[1]);
      break;
    default:
      break;
  }
}

KernelInterface interfaceOf(const Module& module, std::uint32_t function) {
  KernelInterface result;
  if (const auto type = module.functionTypes.find(function); type != module.functionTypes.end()) {
    const Instruction words = module.types.at(type->second).second;
    for (const std::uint32_t each : words.subspan(2)) result.parameters.push_back(parameter(module, each));
  }
  const auto [first, last] = module.modes.equal_range(function);
  for (auto mode = first; mode != last; ++mode) {
    const Instruction words = mode->second;
    if (words[0] == kModeLocalSize) std::copy_n(words.begin() + 1, 3, result.groupSize.begin());
    if (words[0] == kModeSubGroupSize) result.subGroupSize = words[1];
  }
  return result;
}

}  // namespace

std::optional<ModuleInterface> interfaceOf(std::span<const std::uint32_t> words) {
  if (words.size() < 5 || words[0] != kMagic) return std::nullopt;
  Module module;
  for (std::size_t at = 5; at < words.size();) {
    const std::uint32_t length = words[at] >> 16;
    if (length == 0 || length > words.size() - at) return std::nullopt;
    read(module, words[at] & 0xFFFF, words.subspan(at + 1, length - 1));
    at += length;
  }
  if (module.inFunction) return std::nullopt;
  ModuleInterface result;
  for (const auto& [function, name] : module.entries) result.kernels[name] = interfaceOf(module, function);
  for (const auto& [target, name] : module.exported)
    if (module.variables.contains(target)) result.variables.push_back(name);
  return result;
}

}  // namespace test_driver
