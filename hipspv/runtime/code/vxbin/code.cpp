#include "code.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {
namespace {

constexpr std::size_t kHeader = 16;                                                    // of the file
constexpr std::size_t kMagicAt = 8, kRecordsAt = 16, kRecordsSizeAt = 24, kHead = 96;  // in the image
constexpr std::string_view kMagic = "hipspvVX";
constexpr std::uint64_t kMaxBytes = std::uint64_t{1} << 32;
constexpr std::size_t kMaxNames = 1 << 20;

[[noreturn]] void broken(const std::string& what) {
  throw Error(hipErrorInvalidImage, "the image for Vortex is broken: " + what);
}

std::uint64_t numberAt(std::span<const std::byte> bytes, std::size_t offset) {
  std::uint64_t value = 0;
  std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

std::string_view textOf(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

Code::Code(std::vector<std::byte> file) : file_(std::move(file)) {
  readHeader();
  if (!begins(file_)) broken("it isn't of hipspv-cc (byte 24, magic)");
  readRecords();
  if (width_ == 0) broken("it has no record of its width");
  for (auto& [name, kernel] : kernels_) finish(name, kernel);
  const std::size_t bytes = width_ / 8;
  for (const std::uint64_t offset : relocations_)
    if (offset > image().size() || image().size() - offset < bytes) broken("a relocation is outside");
  for (const auto& [name, variable] : variables_)
    if (variable.offset > imageBytes() || imageBytes() - variable.offset < variable.size)
      broken("the variable " + name + " is outside");
}

Code::Code(std::vector<std::byte> file, std::string kernel, const Layout& layout)
    : file_(std::move(file)), own_(false) {
  readHeader();
  KernelCode code;
  code.layout = layout;
  code.info.parameters.reserve(layout.arguments.size());
  for (const Argument& each : layout.arguments) {
    const auto size = static_cast<std::uint32_t>(each.pointer ? sizeof(void*) : each.size);
    const auto align = static_cast<std::uint32_t>(each.pointer ? alignof(void*) : each.align);
    code.info.parameters.push_back({each.pointer ? ParameterKind::kPointer : ParameterKind::kValue, size, align});
  }
  kernels_.emplace(std::move(kernel), std::move(code));
}

std::span<const std::byte> Code::image() const { return std::span(file_).subspan(kHeader); }

void Code::readHeader() {
  if (file_.size() <= kHeader) broken("it ends inside its header");
  begin_ = numberAt(file_, 0);
  end_ = numberAt(file_, 8);
  if (end_ <= begin_ || end_ - begin_ > kMaxBytes) broken("it ends before it begins (byte 8, address)");
  if (image().size() > imageBytes()) broken("it has more bytes than its addresses");
}

std::vector<std::string_view> Code::records() const {
  const std::uint64_t at = numberAt(image(), kRecordsAt), size = numberAt(image(), kRecordsSizeAt);
  if (at > image().size() || image().size() - at < size) broken("its records are outside (byte 32, offset)");
  std::vector<std::string_view> lines;
  for (std::string_view text = textOf(image().subspan(at, size)); !text.empty();) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end != 0) lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

void Code::readRecords() {
  for (const std::string_view line : records()) {
    const Record record(line);
    record.check();
    apply(record);
  }
}

void Code::apply(const Record& record) {
  switch (record.kind()) {
    case RecordKind::kMetadata:
      if (record.number(1) != kMetadataVersion) broken("another version of hipspv made it: compile it again");
      return;
    case RecordKind::kWidth:
      width_ = record.size(1);
      return;
    case RecordKind::kIsa:
      extensions_ = record.field(1);
      return;
    case RecordKind::kRelocations:
      for (std::size_t i = 1; record.has(i) && !record.field(i).empty(); ++i) relocations_.push_back(record.number(i));
      return;
    case RecordKind::kVariable:
      return addVariable(record);
    case RecordKind::kName:
      return addName(record);
    case RecordKind::kAbort:
      abortLocations_[record.number(1)] = {record.field(2), record.rest(3)};
      return;
    default:
      if (const std::string_view kernel = record.kernel(); !kernel.empty()) applyToKernel(record);
  }
}

void Code::applyToKernel(const Record& record) {
  KernelCode& kernel = kernels_[std::string(record.kernel())];
  KernelInfo& info = kernel.info;
  switch (record.kind()) {
    case RecordKind::kKernel:
      if (std::exchange(kernel.hasParameters, true)) broken("two records describe " + std::string(record.kernel()));
      for (Fields fields(record.rest(2)); !fields.empty();) {
        const ParameterKind kind = fields.parameter();
        const std::uint32_t size = fields.size();
        info.parameters.push_back({kind, size, fields.size()});
      }
      return;
    case RecordKind::kPacked:
      for (Fields fields(record.rest(2)); !fields.empty();) {
        const std::uint32_t size = fields.size();
        kernel.packed.push_back({size, fields.size()});
      }
      return;
    case RecordKind::kEntry:
      if (std::exchange(kernel.hasEntry, true)) broken("two records have the entry of " + std::string(record.kernel()));
      kernel.entry = record.number(2);
      kernel.sharedBytes = record.size(3);
      kernel.stackBytes = record.size(4);
      if (kernel.entry % 4 != 0 || kernel.entry < kHead || kernel.entry >= image().size())
        broken("the entry of kernel " + std::string(record.kernel()) + " is outside");
      return;
    case RecordKind::kLanes:
      info.subGroup = record.size(2);
      return;
    case RecordKind::kBounds:
      info.maxThreads = record.size(2);
      return;
    case RecordKind::kGrid:
      info.grid = GridInfo{record.size(2), record.size(3), record.size(4), record.size(5)};
      return;
    default:
      return;
  }
}

void Code::addVariable(const Record& record) {
  const auto [added, isNew] = variables_.emplace(record.field(2), VariableCode{record.number(1), record.number(3)});
  if (!isNew) broken("two variables have the name " + added->first);
  if (record.has(4)) constantBytes_ += record.number(3);
}

void Code::addName(const Record& record) {
  const std::uint64_t index = record.number(1);
  if (index >= kMaxNames) broken("a name expression has the number " + std::to_string(index));
  names_.resize(std::max<std::size_t>(names_.size(), index + 1));
  names_[index] = record.field(2);
}

void Code::finish(std::string_view name, KernelCode& kernel) const {
  if (!kernel.hasEntry) broken("the kernel " + std::string(name) + " has no entry");
  if (!kernel.hasParameters)
    broken("the kernel " + std::string(name) + " has no record of its parameters: compile with hipspv-cc");
  for (const ParameterKind kind : {ParameterKind::kBlockDimension, ParameterKind::kGrid})
    if (const auto count = std::ranges::count(kernel.info.parameters, kind, &Parameter::kind); count != 0 && count != 3)
      broken("the kernel " + std::string(name) + " has no group of 3 parameters");
  for (const Parameter& parameter : kernel.info.parameters)
    if (!std::has_single_bit(std::max(parameter.align, 1u)))
      broken("an argument of the kernel " + std::string(name) + " has an alignment that is no power of two");
  for (Parameter& parameter : kernel.info.parameters)
    if (parameter.kind == ParameterKind::kPacked) parameter.members = kernel.packed;
  kernel.layout = layoutOf(kernel.info.parameters, width_ / 8);
}

const KernelCode& Code::kernelCode(std::string_view name) const {
  const auto found = kernels_.find(name);
  require(found != kernels_.end(), hipErrorNotFound);
  return found->second;
}

std::vector<std::string_view> Code::kernels() const {
  std::vector<std::string_view> names;
  for (const auto& [name, kernel] : kernels_) names.push_back(name);
  return names;
}

std::optional<AbortLocation> Code::abortLocation(std::uint64_t site) const {
  const auto found = abortLocations_.find(site);
  return found == abortLocations_.end() ? std::nullopt : std::optional(found->second);
}

bool begins(std::span<const std::byte> image) {
  return image.size() >= kHeader + kHead && textOf(image.subspan(kHeader + kMagicAt, kMagic.size())) == kMagic;
}

// The records are the last that the file holds.
std::size_t extent(std::span<const std::byte> image) {
  const std::span<const std::byte> head = image.subspan(kHeader);
  const std::uint64_t at = numberAt(head, kRecordsAt), size = numberAt(head, kRecordsSizeAt);
  if (at > head.size() || head.size() - at < size) broken("its records are outside (byte 32, offset)");
  return kHeader + at + size;
}

std::string bareTarget(std::span<const std::byte> code) { return targetOf(Code({code.begin(), code.end()}).width()); }

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

namespace {

constexpr std::string_view kNarrow = "hip-riscv32-unknown-elf--vortex_rv32",
                           kWide = "hip-riscv64-unknown-elf--vortex_rv64", kUnknown = "hip-riscv-unknown-elf--vortex";

}  // namespace

std::string targetOf(unsigned width) { return std::string(width == 0 ? kUnknown : width == 32 ? kNarrow : kWide); }

bool isTarget(std::string_view id) { return id == kNarrow || id == kWide || id == kUnknown; }

int rank(std::string_view target, unsigned width) { return target == targetOf(width) || target == kUnknown ? 1 : 0; }

}  // namespace hipspv::vortex
