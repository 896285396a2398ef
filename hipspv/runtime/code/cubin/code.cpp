#include "code.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "elf.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cubin {
namespace {

constexpr std::string_view kInfo = ".nv.info.", kConstants = ".nv.constant3";

constexpr unsigned char kEntry = 0x10;  // of a symbol's st_other: a kernel
constexpr unsigned char kLaterAbi = 0x41;

// An attribute has the form of its value, its number, and a value of 16 bits, or that many bytes.
enum : unsigned char { kNoValue = 1, kByteValue, kHalfValue, kSizedValue };
enum : unsigned char { kMaxThreads = 0x05, kParameterInfo = 0x17 };

struct Attribute {
  unsigned char form, number;
  std::uint16_t value;
};

// kParameterInfo: the size in bytes is in the upper 14 bits.
struct ParameterInfo {
  std::uint32_t index;
  std::uint16_t ordinal, offset;
  std::uint32_t shape;

  std::uint32_t size() const { return shape >> 18; }
};

// The value at the beginning of what is left of a section. file: the file's beginning, for the position of an error.
template <class T>
T readAt(std::span<const std::byte> bytes, const std::byte* file) {
  T value;
  if (bytes.size() < sizeof value)
    broken("an attribute of a kernel is cut off", static_cast<std::size_t>(bytes.data() - file));
  std::memcpy(&value, bytes.data(), sizeof value);
  return value;
}

// visit(number, content) for each attribute that has a size.
template <class Visit>
void eachAttribute(std::span<const std::byte> info, const std::byte* file, Visit&& visit) {
  while (!info.empty()) {
    const auto attribute = readAt<Attribute>(info, file);
    const auto position = static_cast<std::size_t>(info.data() - file);
    info = info.subspan(sizeof attribute);
    if (attribute.form < kNoValue || attribute.form > kSizedValue)
      broken("an attribute of a kernel has another form", position);
    if (attribute.form != kSizedValue) continue;
    if (attribute.value > info.size()) broken("an attribute of a kernel is cut off", position);
    visit(attribute.number, info.first(attribute.value));
    info = info.subspan(attribute.value);
  }
}

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

Code::Code(std::vector<std::byte> bytes) : bytes_(std::move(bytes)) {
  const ElfFile file(bytes_);
  std::map<std::string_view, std::span<const std::byte>> infos;
  for (const Section& section : file.sections()) {
    if (section.name.starts_with(kInfo)) infos[section.name.substr(kInfo.size())] = section.content;
    if (section.name == kConstants) constantBytes_ += section.header.sh_size;
  }
  for (const Symbol& symbol : file.symbols()) {
    const auto type = ELF64_ST_TYPE(symbol.entry.st_info), binding = ELF64_ST_BIND(symbol.entry.st_info);
    if (symbol.entry.st_shndx == SHN_UNDEF || binding == STB_LOCAL) continue;
    if (type == STT_OBJECT) variables_.emplace(plainName(symbol.name), symbol.name);
    if (type == STT_FUNC && (symbol.entry.st_other & kEntry) != 0) kernels_[symbol.name] = infos[symbol.name];
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
  eachAttribute(found->second, file, [&](unsigned char number, std::span<const std::byte> content) {
    if (number == kParameterInfo) parameters.push_back(readAt<ParameterInfo>(content, file));
    if (number == kMaxThreads) info.maxThreads = threadsOf(readAt<std::array<std::uint32_t, 3>>(content, file));
  });
  info.parameters = parametersOf(std::move(parameters));
  return info;
}

// Bundles have none.
bool isTarget(std::string_view) { return false; }

bool begins(std::span<const std::byte> image) { return ElfFile::begins(image); }

std::size_t extent(std::span<const std::byte> image) { return ElfFile::extent(image); }

// A binary runs on later devices of its major version alone, as the suffix `f` says.
std::string bareTarget(std::span<const std::byte> code) {
  const Elf64_Ehdr header = ElfFile::headerOf(code);
  const unsigned processor = header.e_ident[EI_OSABI] == kLaterAbi ? header.e_flags >> 8 & 0xFF : header.e_flags & 0xFF;
  return ptx::targetOf("sm_" + std::to_string(processor) + "f");
}

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

}  // namespace hipspv::cubin
