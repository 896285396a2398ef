#include "code.h"

#include <algorithm>
#include <set>
#include <utility>

#include "hipspv/runtime/code/elf/elf.h"
#include "hipspv/runtime/support/error.h"
#include "levels.h"

namespace hipspv::cpu {
namespace {

constexpr std::string_view kRecords = ".hipspv.metadata";
constexpr std::string_view kTarget = "hip-x86_64-unknown-linux-gnu--cpu";
// Before the processor's name in a symbol (hipspv/targets/cpu/stages.py).
constexpr std::string_view kProcessor = "hipspv.processor.";

std::string_view recordsOf(const elf::ElfFile& file) {
  const auto found = std::ranges::find(file.sections(), kRecords, &elf::Section::name);
  if (found == file.sections().end())
    elf::broken(kForm, "it has no section .hipspv.metadata: compile it with hipspv-cc", 0);
  return {reinterpret_cast<const char*>(found->content.data()), found->content.size()};
}

// The loader would find other libraries' symbols of these names.
void checkSymbols(const elf::ElfFile& file, const ImageRecords& records) {
  std::set<std::string_view> functions, variables;
  for (const elf::Symbol& symbol : file.symbols(SHT_DYNSYM)) {
    if (!symbol.isDefined()) continue;
    if (symbol.isFunction()) functions.insert(symbol.name);
    if (symbol.isVariable()) variables.insert(symbol.name);
  }
  for (const auto& [name, kernel] : records.kernels())
    if (!functions.contains(name)) elf::broken(kForm, "it exports no function " + name, 0);
  for (const auto& [name, variable] : records.variables())
    if (!variables.contains(name)) elf::broken(kForm, "it exports no variable " + name, 0);
}

// The level whose machines run an entry's code. isTarget(target) is true.
std::string_view levelOf(std::string_view target) {
  target.remove_prefix(kTarget.size());
  return target.empty() ? kUnnamed : target.substr(1);
}

}  // namespace

Code::Code(std::vector<std::byte> file) : file_(std::move(file)), records_({}, kForm.name) {
  const elf::ElfFile elf(file_, kForm);
  records_ = ImageRecords(recordsOf(elf), kForm.name);
  checkSymbols(elf, records_);
  for (const auto& [name, kernel] : records_.kernels())
    kernels_.emplace(name, KernelCode{kernel.info, kernel.sharedBytes, kernel.privateBytes,
                                      argumentLayoutOf(kernel.info.parameters, sizeof(void*))});
}

const KernelCode& Code::kernelCode(std::string_view name) const {
  const auto found = kernels_.find(name);
  require(found != kernels_.end(), hipErrorNotFound);
  return found->second;
}

bool isTarget(std::string_view id) {
  if (!id.starts_with(kTarget)) return false;
  id.remove_prefix(kTarget.size());
  return id.empty() || id.front() == '=';
}

bool begins(std::span<const std::byte> image) { return elf::ElfFile::begins(image, kForm); }

std::size_t extent(std::span<const std::byte> image) { return elf::ElfFile::extent(image, kForm); }

std::string bareTarget(std::span<const std::byte> code) {
  const elf::ElfFile file(code, kForm);
  for (const elf::Symbol& symbol : file.symbols(SHT_DYNSYM))
    if (symbol.name.starts_with(kProcessor))
      return std::string(kTarget) + "=" + std::string(symbol.name.substr(kProcessor.size()));
  return std::string(kTarget);
}

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

int rank(std::string_view target) {
  const auto needed = isTarget(target) ? indexOf(levelOf(target)) : std::nullopt;
  return needed && *needed <= machineLevel() ? static_cast<int>(*needed) + 1 : 0;
}

std::string lacking(std::string_view target) {
  if (rank(target) > 0) return {};
  return "needs " + std::string(levelOf(target)) + " where the machine has " + std::string(levels()[machineLevel()]);
}

}  // namespace hipspv::cpu
