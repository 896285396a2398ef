#include "code.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "hipspv/runtime/code/elf/elf.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cpu {
namespace {

constexpr elf::Form kForm{EM_X86_64, "library of the CPU's kernels", "the CPU"};
constexpr std::string_view kRecords = ".hipspv.metadata";
constexpr std::string_view kTarget = "hip-x86_64-unknown-linux-gnu--cpu";

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

std::string bareTarget(std::span<const std::byte>) { return std::string(kTarget); }

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

int rank(std::string_view target) {
#if defined(__x86_64__)
  if (!isTarget(target)) return 0;
  target.remove_prefix(kTarget.size());
  // By levels of the psABI (x86-64-ABI, 3.1.1).
  const std::pair<std::string_view, bool> levels[] = {
      {"", true},
      {"=x86-64", true},
      {"=x86-64-v2", __builtin_cpu_supports("x86-64-v2") != 0},
      {"=x86-64-v3", __builtin_cpu_supports("x86-64-v3") != 0},
      {"=x86-64-v4", __builtin_cpu_supports("x86-64-v4") != 0},
  };
  const auto* const found = std::ranges::find(levels, target, &std::pair<std::string_view, bool>::first);
  return found != std::end(levels) && found->second ? static_cast<int>(found - levels) + 1 : 0;
#else
  return 0;
#endif
}

}  // namespace hipspv::cpu
