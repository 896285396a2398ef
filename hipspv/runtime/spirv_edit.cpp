#include "spirv_edit.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "spirv_words.h"

namespace hipspv {
namespace {

constexpr std::uint32_t kExecutionModeSubgroupSize = 35;

// SPV_EXT_shader_atomic_float_add and SPV_EXT_shader_atomic_float_min_max.
struct AtomicInstruction {
  AtomicOperation operation;
  std::uint32_t bits;
  std::uint16_t opcode;
  std::uint32_t capability;
  std::string_view extension;
};
constexpr std::string_view kAdd = "SPV_EXT_shader_atomic_float_add";
constexpr std::string_view kMinMax = "SPV_EXT_shader_atomic_float_min_max";
constexpr AtomicInstruction kAtomicInstructions[] = {
    {AtomicOperation::kAdd, 32, 6035, 6033, kAdd},
    {AtomicOperation::kAdd, 64, 6035, 6034, kAdd},
    {AtomicOperation::kMin, 32, 5614, 5612, kMinMax},
    {AtomicOperation::kMin, 64, 5614, 5613, kMinMax},
    {AtomicOperation::kMax, 32, 5615, 5612, kMinMax},
    {AtomicOperation::kMax, 64, 5615, 5613, kMinMax},
};

const AtomicInstruction* instructionFor(const AtomicFunction& function) {
  for (const AtomicInstruction& i : kAtomicInstructions)
    if (i.operation == function.operation && i.bits == function.bits) return &i;
  return nullptr;
}

bool has(const backend::FloatAtomics& device, const AtomicFunction& function) {
  const bool add = function.operation == AtomicOperation::kAdd;
  const auto& widths = function.shared ? (add ? device.sharedAdd : device.sharedMinMax)
                                       : (add ? device.globalAdd : device.globalMinMax);
  return (widths & function.bits) != 0;
}

void append(std::vector<std::uint32_t>& words, std::span<const std::uint32_t> more) {
  words.insert(words.end(), more.begin(), more.end());
}

void append(std::vector<std::uint32_t>& words, const Instruction& i) {
  // The operands follow their instruction's first word.
  append(words, std::span(i.operands.data() - 1, i.operands.size() + 1));
}

void append(std::vector<std::uint32_t>& words, std::uint16_t opcode,
            std::initializer_list<std::uint32_t> operands) {
  words.push_back(static_cast<std::uint32_t>(operands.size() + 1) << 16 | opcode);
  words.insert(words.end(), operands);
}

template <class Condition>
std::vector<std::uint32_t> without(std::span<const std::uint32_t> words, Condition&& dropped) {
  InstructionStream stream(words);
  std::vector<std::uint32_t> result(words.begin(), words.begin() + kHeaderWords);
  result.reserve(words.size());
  while (const auto i = stream.next())
    if (!dropped(*i)) append(result, *i);
  return result;
}

// A function with a loop while it is read, and what it becomes.
struct Replacement {
  Replacement(const AtomicInstruction& instruction, std::uint32_t type)
      : instruction(instruction), type(type) {}

  void read(const Instruction& i) {
    if (i.opcode == kOpFunctionParameter) value = i[1];  // the last one
    if (i.opcode == kOpLoad && pointer == 0) pointer = i[2];
    if (i.opcode == kOpAtomicCompareExchange) id = i[1], scope = i[3], semantics = i[4];
    if (i.opcode == kOpFunctionEnd) return finish();
    // The pointer may be a cast of the parameter. Nothing else before the loop is needed.
    const bool kept = i.opcode == kOpFunction || i.opcode == kOpFunctionParameter ||
                      i.opcode == kOpLabel || i.opcode == kOpBitcast;
    if (kept && pointer == 0)
      append(words, i);
    else if (i.opcode == kOpLabel)
      dropped.insert(i[0]);
    else if (i.operands.size() > 1 && i.opcode != kOpLine)
      dropped.insert(i[1]);  // the result, or a label of this function
  }

  void finish() {
    if (pointer == 0 || id == 0) broken("an atomic function has no compare-exchange loop");
    dropped.erase(id);
    append(words, instruction.opcode, {type, id, pointer, scope, semantics, value});
    append(words, kOpReturnValue, {id});
    append(words, kOpFunctionEnd, {});
  }

  const AtomicInstruction& instruction;
  std::uint32_t type, value = 0, pointer = 0, id = 0, scope = 0, semantics = 0;
  std::vector<std::uint32_t> words{};
  std::unordered_set<std::uint32_t> dropped{};  // ids that the function defines no more
};

using Replacements = std::map<std::uint32_t, Replacement>;  // by the function's id

Replacements replacementsOf(std::span<const std::uint32_t> words,
                            std::span<const AtomicFunction> functions) {
  std::unordered_map<std::string_view, const AtomicInstruction*> wanted;
  for (const AtomicFunction& function : functions)
    if (const AtomicInstruction* i = instructionFor(function)) wanted.emplace(function.name, i);
  std::unordered_map<std::uint32_t, const AtomicInstruction*> ids;
  Replacements result;
  Replacement* current = nullptr;
  InstructionStream stream(words);
  while (const auto i = stream.next()) {
    if (i->opcode == kOpName) {
      const auto found = wanted.find(i->text(1));
      if (found != wanted.end()) ids.emplace((*i)[0], found->second);
    } else if (i->opcode == kOpFunction) {
      const auto found = ids.find((*i)[1]);
      if (found != ids.end())
        current = &result.try_emplace((*i)[1], *found->second, (*i)[0]).first->second;
    }
    if (current != nullptr) current->read(*i);
    if (i->opcode == kOpFunctionEnd) current = nullptr;
  }
  return result;
}

// Capabilities come first in a module, then extensions (section 2.4).
void declare(std::vector<std::uint32_t>& words, const Replacements& replacements) {
  std::set<std::uint32_t> capabilities;
  std::set<std::string_view> extensions;
  for (const auto& [id, replacement] : replacements) {
    capabilities.insert(replacement.instruction.capability);
    extensions.insert(replacement.instruction.extension);
  }
  for (const std::uint32_t capability : capabilities) append(words, kOpCapability, {capability});
  for (const std::string_view extension : extensions) {
    words.push_back(static_cast<std::uint32_t>(extension.size() / 4 + 2) << 16 | kOpExtension);
    const std::size_t at = words.size();
    words.resize(at + extension.size() / 4 + 1);  // a literal string ends with zeros
    std::memcpy(&words[at], extension.data(), extension.size());
  }
}

}  // namespace

std::vector<std::uint32_t> withoutSubGroupSizes(std::span<const std::uint32_t> words,
                                                std::span<const std::size_t> sizes) {
  return without(words, [sizes](const Instruction& i) {
    const bool required = i.opcode == kOpExecutionMode && i[1] == kExecutionModeSubgroupSize;
    return required && std::find(sizes.begin(), sizes.end(), i[2]) == sizes.end();
  });
}

std::vector<std::uint32_t> withoutCapabilities(std::span<const std::uint32_t> words,
                                               const std::set<std::uint32_t>& capabilities) {
  return without(words, [&capabilities](const Instruction& i) {
    return i.opcode == kOpCapability && capabilities.contains(i[0]);
  });
}

std::vector<AtomicFunction> nativeAtomics(std::span<const AtomicFunction> functions,
                                          const backend::FloatAtomics& device) {
  std::vector<AtomicFunction> result;
  std::copy_if(functions.begin(), functions.end(), std::back_inserter(result),
               [&](const AtomicFunction& function) { return has(device, function); });
  return result;
}

std::vector<std::uint32_t> withNativeAtomics(std::span<const std::uint32_t> words,
                                             std::span<const AtomicFunction> functions) {
  const Replacements replacements = replacementsOf(words, functions);
  std::unordered_set<std::uint32_t> dropped;
  for (const auto& [id, replacement] : replacements)
    dropped.insert(replacement.dropped.begin(), replacement.dropped.end());
  InstructionStream stream(words);
  std::vector<std::uint32_t> result(words.begin(), words.begin() + kHeaderWords);
  result.reserve(words.size());
  bool declared = false, inside = false;
  while (const auto i = stream.next()) {
    if (!declared && i->opcode != kOpCapability) {
      declare(result, replacements);
      declared = true;
    }
    const bool annotates = i->opcode == kOpName || i->opcode == kOpDecorate;
    if (annotates && dropped.contains((*i)[0])) continue;
    if (i->opcode == kOpFunction) {
      const auto found = replacements.find((*i)[1]);
      inside = found != replacements.end();
      if (inside) append(result, found->second.words);
    }
    if (!inside) append(result, *i);
    if (i->opcode == kOpFunctionEnd) inside = false;
  }
  return result;
}

}  // namespace hipspv
