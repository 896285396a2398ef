#include "code.h"

#include <algorithm>
#include <array>
#include <utility>

#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cubin {
namespace {

// An ABI with the processor in other bits of e_flags.
constexpr unsigned char kLaterAbi = 0x41;

constexpr std::string_view kInfo = ".nv.info.", kConstants = ".nv.constant3";

// The least alignment with which the value lies at the offset, after what ends at `end`. The file has no other.
std::uint32_t alignmentAt(std::uint32_t end, std::uint32_t offset) {
  std::uint32_t align = 1;
  while (align < offset && (end + align - 1) / align * align != offset) align *= 2;
  return align;
}

// In the order of the kernel's parameters. One without a description is of no known form.
std::vector<Parameter> parametersOf(std::vector<ParameterInfo> infos) {
  std::ranges::sort(infos, {}, &ParameterInfo::ordinal);
  std::vector<Parameter> parameters;
  std::uint32_t end = 0;
  for (const ParameterInfo& info : infos) {
    if (info.ordinal != parameters.size() || info.offset < end || info.size() == 0) {
      parameters.push_back({ParameterKind::kUnsupported});
      return parameters;
    }
    parameters.push_back({ParameterKind::kValue, info.size(), alignmentAt(end, info.offset)});
    end = info.offset + info.size();
  }
  return parameters;
}

std::uint32_t threadsOf(const std::array<std::uint32_t, 3>& block) {
  std::uint64_t threads = 1;
  for (const std::uint32_t each : block) threads = std::min<std::uint64_t>(threads * each, ~0u);
  return static_cast<std::uint32_t>(threads);
}

}  // namespace

std::string architectureOf(std::span<const std::byte> bytes) {
  const Elf64_Ehdr header = ElfFile::headerOf(bytes, kForm);
  const unsigned flags = header.e_ident[EI_OSABI] == kLaterAbi ? header.e_flags >> 8 : header.e_flags;
  return "sm_" + std::to_string(flags & 0xFF);
}

Code::Code(std::vector<std::byte> bytes) : bytes_(std::move(bytes)) {
  const ElfFile file(bytes_, kForm);
  std::map<std::string_view, std::span<const std::byte>> infos;
  for (const Section& section : file.sections()) {
    if (section.name.starts_with(kInfo)) infos[section.name.substr(kInfo.size())] = section.content;
    if (section.name == kConstants) constantBytes_ += section.header.sh_size;
  }
  for (const Symbol& symbol : file.symbols()) {
    if (!symbol.isDefined() || symbol.isLocal()) continue;
    if (symbol.isVariable()) variables_.emplace(plainName(symbol.name), symbol.name);
    if (isKernel(symbol)) kernels_[symbol.name] = infos[symbol.name];
  }
}

std::vector<std::string_view> Code::kernels() const {
  std::vector<std::string_view> names;
  for (const auto& [name, info] : kernels_) names.push_back(name);
  return names;
}

KernelInfo Code::kernel(std::string_view name) const {
  const auto found = kernels_.find(name);
  require(found != kernels_.end(), hipErrorNotFound);
  KernelInfo info;
  std::vector<ParameterInfo> parameters;
  const std::byte* file = bytes_.data();
  eachAttribute(found->second, file, [&](const Attribute& attribute, std::span<const std::byte> content) {
    if (attribute.is(kParameterInfo)) parameters.push_back(readAt<ParameterInfo>(content, file));
    if (attribute.is(kMaxThreads)) info.maxThreads = threadsOf(readAt<std::array<std::uint32_t, 3>>(content, file));
  });
  info.parameters = parametersOf(std::move(parameters));
  return info;
}

// Bundles have none.
bool isTarget(std::string_view) { return false; }

bool begins(std::span<const std::byte> image) { return ElfFile::begins(image, kForm); }

std::size_t extent(std::span<const std::byte> image) { return ElfFile::extent(image, kForm); }

// A binary runs on later devices of its major version alone, as the suffix `f` says.
std::string bareTarget(std::span<const std::byte> code) { return ptx::targetOf(architectureOf(code) + "f"); }

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

}  // namespace hipspv::cubin
