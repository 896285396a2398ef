// The input's lines are records of a module with one kernel, k, that has four parameters.
#include <algorithm>
#include <cstring>
#include <string_view>

#include "harness.h"
#include "hipspv/runtime/spirv/ir/instruction.h"
#include "hipspv/runtime/spirv/module_info.h"

namespace {

constexpr std::size_t kLongest = 4096;  // bytes of a record

void add(fuzz::Words& words, std::uint16_t opcode, std::initializer_list<std::uint32_t> operands) {
  words.push_back(static_cast<std::uint32_t>(operands.size() + 1) << 16 | opcode);
  words.insert(words.end(), operands);
}

void addRecord(fuzz::Words& words, std::string_view line) {
  line = line.substr(0, kLongest);
  const std::size_t begin = words.size(), count = 2 + line.size() / 4;
  words.resize(begin + count);
  words[begin] = static_cast<std::uint32_t>(count) << 16 | spv::OpModuleProcessed;
  if (!line.empty()) std::memcpy(&words[begin + 1], line.data(), line.size());
}

}  // namespace

void fuzz::read(Bytes input) {
  Words words{spv::MagicNumber, 0x10200, 0, 8, 0};
  add(words, spv::OpMemoryModel, {2, 2});
  add(words, spv::OpEntryPoint, {6, 1, 'k'});
  const std::string_view text(reinterpret_cast<const char*>(input.data()), input.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    addRecord(words, text.substr(at, end - at));
    at = end + 1;
  }
  add(words, spv::OpTypeInt, {2, 32, 0});
  add(words, spv::OpFunction, {2, 1, 0, 2});
  for (std::uint32_t id = 3; id < 7; ++id) add(words, spv::OpFunctionParameter, {2, id});
  add(words, spv::OpFunctionEnd, {});
  const auto module = hipspv::ir::Module::reading(words);
  const hipspv::ModuleInfo info(module);
  demand(info.kernelCount() == 1, "a record changes which kernels there are");
  demand(info.kernel(0).parameters.size() == 4, "a record changes how many parameters there are");
  info.fp64Location(0);
}
