#include "remark.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace hipspv::adapt {
namespace {

constexpr std::uint32_t kFirstVersion = 0x10100;
// The instructions that precede annotations and types (section 2.4): OpSourceContinued, OpSource, OpSourceExtension,
// OpString, OpMemberName, OpExtInstImport, and those with names here.
constexpr std::uint16_t kPreceding[] = {2,
                                        3,
                                        4,
                                        7,
                                        6,
                                        11,
                                        spv::OpName,
                                        spv::OpExtension,
                                        spv::OpMemoryModel,
                                        spv::OpEntryPoint,
                                        spv::OpExecutionMode,
                                        spv::OpCapability,
                                        spv::OpModuleProcessed,
                                        spv::OpExecutionModeId};

}  // namespace

void addRemark(Words& words, std::string_view text) {
  if (words[1] < kFirstVersion) return;
  std::size_t at = kHeaderWords;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position())
    if (std::ranges::find(kPreceding, i->opcode) == std::end(kPreceding)) break;
  Words operands(text.size() / sizeof(std::uint32_t) + 1);  // with the NUL at the end (section 2.2.1)
  std::memcpy(operands.data(), text.data(), text.size());
  Words remark;
  append(remark, spv::OpModuleProcessed, operands);
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), remark.begin(), remark.end());
}

}  // namespace hipspv::adapt
