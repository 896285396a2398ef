#include "kernel_clock.h"

#include <map>
#include <string_view>

#include "spirv_words.h"

namespace hipspv {
namespace {

// SPIR-V 1.6, sections 2.3 and 3.3; SPV_KHR_shader_clock.
constexpr std::size_t kBound = 3;
constexpr std::uint32_t kOpExtension = 10;
constexpr std::uint32_t kOpConstantNull = 46;
constexpr std::uint32_t kOpCopyObject = 83;
constexpr std::uint32_t kOpReadClock = 5056;
constexpr std::uint32_t kCapabilityShaderClock = 5055;
constexpr std::string_view kExtension = "SPV_KHR_shader_clock";

bool enablesClock(const Instruction& i) {
  return (i.opcode == kOpCapability && i[0] == kCapabilityShaderClock) ||
         (i.opcode == kOpExtension && i.text(0) == kExtension);
}

}  // namespace

std::vector<std::uint32_t> withoutClock(std::span<const std::uint32_t> words) {
  std::vector<std::uint32_t> result(words.begin(), words.begin() + kHeaderWords);
  std::map<std::uint32_t, std::uint32_t> zeros;  // the null constant of each type that is read
  for (InstructionStream stream(words); const auto i = stream.next();)
    if (i->opcode == kOpReadClock && zeros.emplace((*i)[0], result[kBound]).second)
      ++result[kBound];
  bool declared = false;
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode == kOpFunction && !declared) {
      declared = true;
      for (const auto& [type, id] : zeros)
        result.insert(result.end(), {3u << 16 | kOpConstantNull, type, id});
    }
    if (enablesClock(*i)) continue;
    if (i->opcode == kOpReadClock)
      result.insert(result.end(), {4u << 16 | kOpCopyObject, (*i)[0], (*i)[1], zeros.at((*i)[0])});
    else  // the operands follow their instruction's first word
      result.insert(result.end(), i->operands.data() - 1, i->operands.data() + i->operands.size());
  }
  return result;
}

}  // namespace hipspv
