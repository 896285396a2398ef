#include "code.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "hipspv/runtime/code/elf/elf.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv::cpu {
namespace {

constexpr std::string_view kRecords = ".hipspv.metadata";

// An architecture of hosts: the form of its libraries, and the beginning of its entries' ids.
struct Host {
  elf::Form form;
  std::string_view target;
};
constexpr const char* kName = "library of the CPU's kernels";
constexpr Host kHosts[] = {
    {{EM_X86_64, kName, "the CPU"}, "hip-x86_64-unknown-linux-gnu--cpu"},
    {{EM_AARCH64, kName, "the CPU"}, "hip-aarch64-unknown-linux-gnu--cpu"},
    {{EM_RISCV, kName, "the CPU"}, "hip-riscv64-unknown-linux-gnu--cpu"},
};
#if defined(__aarch64__)
constexpr const Host& kOwn = kHosts[1];
#elif defined(__riscv)
constexpr const Host& kOwn = kHosts[2];
#else
constexpr const Host& kOwn = kHosts[0];
#endif

bool isFor(const Host& host, std::string_view id) {
  if (!id.starts_with(host.target)) return false;
  id.remove_prefix(host.target.size());
  return id.empty() || id.front() == '=';
}

const Host* hostOf(std::span<const std::byte> file) {
  const auto reads = [&](const Host& host) { return elf::ElfFile::begins(file, host.form); };
  const auto* const found = std::ranges::find_if(kHosts, reads);
  return found == std::end(kHosts) ? nullptr : found;
}

// The level of entries that name none. On x86-64 they are those of programs of hipspv's first versions; other
// architectures have no other.
#if defined(__x86_64__)
constexpr std::string_view kUnnamed = "x86-64-v3";
#else
constexpr std::string_view kUnnamed = "";
#endif

#if defined(__x86_64__)
// The levels for which there is code, each after those whose code its machines run, too: of the psABI (x86-64-ABI,
// 3.1.1).
constexpr std::string_view kLevels[] = {"x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"};

// The compiler's library asks the processor, and XCR0 for the registers that the system saves.
std::size_t processorLevel() {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("x86-64-v4")) return 3;
  if (__builtin_cpu_supports("x86-64-v3")) return 2;
  return __builtin_cpu_supports("x86-64-v2") ? 1 : 0;
}
#else
constexpr std::string_view kLevels[] = {kUnnamed};

std::size_t processorLevel() { return 0; }
#endif

// nullopt for an unknown name.
std::optional<std::size_t> indexOf(std::string_view level) {
  const auto* const found = std::ranges::find(kLevels, level);
  return found == std::end(kLevels) ? std::nullopt : std::optional<std::size_t>(found - kLevels);
}

std::size_t limitedLevel() {
  const std::size_t found = processorLevel();
  const char* const limit = std::getenv("HIPSPV_CPU_LEVEL");
  if (limit == nullptr) return found;
  if (const auto index = indexOf(limit)) return std::min(*index, found);
  log(LogLevel::kWarning, "HIPSPV_CPU_LEVEL=", limit, " names no level: ", kLevels[found], " is used");
  return found;
}

// The highest level whose instructions the processor has and the system saves, but no higher than HIPSPV_CPU_LEVEL.
std::size_t machineLevel() {
  static const std::size_t level = limitedLevel();
  return level;
}

// Before the processor's name in a symbol (hipspv/targets/cpu/stages.py).
constexpr std::string_view kProcessor = "hipspv.processor.";

std::string_view recordsOf(const elf::ElfFile& file) {
  const auto found = std::ranges::find(file.sections(), kRecords, &elf::Section::name);
  if (found == file.sections().end())
    elf::broken(kOwn.form, "it has no section .hipspv.metadata: compile it with hipspv-cc", 0);
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
    if (!functions.contains(name)) elf::broken(kOwn.form, "it exports no function " + name, 0);
  for (const auto& [name, variable] : records.variables())
    if (!variables.contains(name)) elf::broken(kOwn.form, "it exports no variable " + name, 0);
}

// The level whose machines run an entry's code, which is for this host's architecture.
std::string_view levelOf(std::string_view target) {
  target.remove_prefix(kOwn.target.size());
  return target.empty() ? kUnnamed : target.substr(1);
}

}  // namespace

Code::Code(std::vector<std::byte> file) : RecordedCode(kName), file_(std::move(file)) {
  const elf::ElfFile elf(file_, formOf(file_));
  records_ = ImageRecords(recordsOf(elf), kName);
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

const elf::Form& formOf(std::span<const std::byte> file) {
  const Host* const host = hostOf(file);
  return host == nullptr ? kOwn.form : host->form;
}

bool isTarget(std::string_view id) {
  return std::ranges::any_of(kHosts, [&](const Host& host) { return isFor(host, id); });
}

bool begins(std::span<const std::byte> image) { return hostOf(image) != nullptr; }

std::size_t extent(std::span<const std::byte> image) { return elf::ElfFile::extent(image, formOf(image)); }

std::string bareTarget(std::span<const std::byte> code) {
  const elf::ElfFile file(code, formOf(code));
  std::string target(hostOf(code)->target);
  if (target != kOwn.target) return target;
  for (const elf::Symbol& symbol : file.symbols(SHT_DYNSYM))
    if (symbol.name.starts_with(kProcessor) && indexOf(symbol.name.substr(kProcessor.size())))
      return target.append("=").append(symbol.name.substr(kProcessor.size()));
  return target;
}

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

int rank(std::string_view target) {
  const auto needed = isFor(kOwn, target) ? indexOf(levelOf(target)) : std::nullopt;
  return needed && *needed <= machineLevel() ? static_cast<int>(*needed) + 1 : 0;
}

std::string lacking(std::string_view target) {
  if (rank(target) > 0) return {};
  if (!isFor(kOwn, target)) return "is for another architecture";
  return "needs " + std::string(levelOf(target)) + " where the machine has " + std::string(kLevels[machineLevel()]);
}

}  // namespace hipspv::cpu
