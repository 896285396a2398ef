#include "code.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {
namespace {

constexpr std::size_t kHeader = 16;                                                    // of the file
constexpr std::size_t kMagicAt = 8, kRecordsAt = 16, kRecordsSizeAt = 24, kHead = 96;  // in the image
constexpr std::string_view kMagic = "hipspvVX";
constexpr std::uint64_t kMaxBytes = std::uint64_t{1} << 32;
constexpr std::string_view kForm = "image for Vortex";

[[noreturn]] void broken(const std::string& what) { ImageRecords::broken(kForm, what); }

std::uint64_t numberAt(std::span<const std::byte> bytes, std::size_t offset) {
  std::uint64_t value = 0;
  std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

std::string_view textOf(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

Code::Code(std::vector<std::byte> file) : file_(std::move(file)), records_({}, kForm) {
  readHeader();
  if (!begins(file_)) broken("it isn't of hipspv-cc (byte 24, magic)");
  records_ = ImageRecords(recordText(), kForm);
  for (const std::string_view line : records_.lines()) apply(Record(line));
  if (width_ == 0) broken("it has no record of its width");
  for (const auto& [name, kernel] : records_.kernels()) addKernel(name, kernel);
  const std::size_t bytes = width_ / 8;
  for (const std::uint64_t offset : relocations_)
    if (offset > image().size() || image().size() - offset < bytes) broken("a relocation is outside");
  for (const auto& [name, variable] : variables())
    if (variable.offset > imageBytes() || imageBytes() - variable.offset < variable.size)
      broken("the variable " + name + " is outside");
}

Code::Code(std::vector<std::byte> file, std::string kernel, const Layout& layout)
    : file_(std::move(file)), own_(false), records_({}, kForm) {
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

std::string_view Code::recordText() const {
  const std::uint64_t at = numberAt(image(), kRecordsAt), size = numberAt(image(), kRecordsSizeAt);
  if (at > image().size() || image().size() - at < size) broken("its records are outside (byte 32, offset)");
  return textOf(image().subspan(at, size));
}

// Of Vortex alone.
void Code::apply(const Record& record) {
  switch (record.kind()) {
    case RecordKind::kWidth:
      width_ = record.size(1);
      return;
    case RecordKind::kIsa:
      extensions_ = record.field(1);
      return;
    case RecordKind::kRelocations:
      for (std::size_t i = 1; record.has(i) && !record.field(i).empty(); ++i) relocations_.push_back(record.number(i));
      return;
    default:
      return;
  }
}

void Code::addKernel(const std::string& name, const ImageKernel& kernel) {
  if (kernel.entry % 4 != 0 || kernel.entry < kHead || kernel.entry >= image().size())
    broken("the entry of kernel " + name + " is outside");
  const Layout layout = layoutOf(kernel.info.parameters, width_ / 8);
  kernels_.emplace(name, KernelCode{kernel.info, layout, kernel.entry, kernel.sharedBytes, kernel.privateBytes});
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
