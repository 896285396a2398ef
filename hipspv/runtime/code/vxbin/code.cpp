#include "code.h"

#include <hip/hip_kernel_metadata.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "hipspv/runtime/code/describe.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {

// ---- Launch buffers

namespace {

constexpr std::size_t kSharedAt = 24, kArgumentsAt = 32, kWord = 8;
constexpr std::size_t kMaxBuffer = std::size_t{1} << 20;  // far more than a kernel's arguments have

std::size_t roundUp(std::size_t value, std::size_t multiple) { return (value + multiple - 1) / multiple * multiple; }

[[noreturn]] void refuse(std::string_view kernel, std::size_t argument, const std::string& what) {
  throw Error(hipErrorInvalidValue,
              "the metadata of kernel " + std::string(kernel) + ", argument " + std::to_string(argument) + ": " + what);
}

// The offset of an argument in the area, which begins with the first one.
void checkPosition(std::string_view kernel, std::size_t i, const hipKernelArgumentMetadata& each, std::size_t end) {
  const auto number = [](std::size_t value) { return std::to_string(value); };
  if (each.size == 0) refuse(kernel, i, "its size is 0");
  if (!std::has_single_bit(each.alignment))
    refuse(kernel, i, "its alignment is " + number(each.alignment) + ", which is no power of two");
  if (each.offset % each.alignment != 0)
    refuse(kernel, i, "its offset " + number(each.offset) + " isn't aligned to " + number(each.alignment));
  if (each.offset < end)
    refuse(kernel, i, "its offset " + number(each.offset) + " is before the end of the preceding one, " + number(end));
  if (each.offset > kMaxBuffer || each.size > kMaxBuffer || each.alignment > kMaxBuffer)
    refuse(kernel, i, "it is larger than any argument");
  if (each.is_pointer != 0 && each.size != 4 && each.size != 8)
    refuse(kernel, i, "it is a pointer of " + number(each.size) + " bytes");
}

// From offsets in the area of arguments to offsets in the buffer.
Layout layoutWith(std::vector<Argument> arguments, std::size_t areaBytes, std::size_t alignment) {
  const std::size_t base = roundUp(kArgumentsAt, alignment);
  for (Argument& each : arguments) each.offset += base;
  return {std::move(arguments), roundUp(base + areaBytes, kWord)};
}

}  // namespace

Layout layoutOf(std::span<const Parameter> parameters, std::size_t pointerBytes) {
  ArgumentLayout layout = argumentLayoutOf(parameters, pointerBytes);
  return layoutWith(std::move(layout.arguments), layout.bytes, layout.align);
}

Layout layoutOf(std::string_view kernel, const hipKernelArgumentMetadata* metadata, std::size_t count) {
  if (count > kMaxBuffer / kWord) throw Error(hipErrorInvalidValue, std::string(kernel) + " has too many arguments");
  std::vector<Argument> arguments;
  std::size_t end = 0, strictest = 1;
  for (std::size_t i = 0; i < count; ++i) {
    const hipKernelArgumentMetadata each =
        metadata != nullptr ? metadata[i] : hipKernelArgumentMetadata{i * kWord, kWord, kWord, 0};
    checkPosition(kernel, i, each, end);
    arguments.push_back({each.offset, each.size, each.alignment, each.is_pointer != 0});
    end = each.offset + each.size;
    strictest = std::max(strictest, each.alignment);
  }
  return layoutWith(std::move(arguments), end, strictest);
}

void pack(const Layout& layout, const Shape& shape, std::span<const void* const> arguments, std::string_view kernel,
          std::vector<std::byte>& buffer) {
  require(arguments.size() == layout.arguments.size(), hipErrorInvalidValue);
  buffer.assign(layout.bytes, std::byte{});
  std::memcpy(buffer.data(), shape.grid.data(), sizeof shape.grid);
  std::memcpy(buffer.data() + sizeof shape.grid, shape.block.data(), sizeof shape.block);
  std::memcpy(buffer.data() + kSharedAt, &shape.sharedBytes, sizeof shape.sharedBytes);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Argument& each = layout.arguments[i];
    if (arguments[i] == nullptr) continue;
    std::uint64_t pointer = 0;
    if (each.pointer) std::memcpy(&pointer, arguments[i], sizeof pointer);
    if (each.size == 4 && pointer > UINT32_MAX) [[unlikely]]
      throw Error(hipErrorInvalidValue, "argument " + std::to_string(i) + " of kernel " + std::string(kernel) +
                                            " is a pointer of more than 32 bits, which the device's memory hasn't"
                                            "\n  remedy: give the kernel memory of hipMalloc");
    std::memcpy(buffer.data() + each.offset, arguments[i], each.size);
  }
}

// ---- Images

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

Code::Code(std::vector<std::byte> file) : RecordedCode(kForm), file_(std::move(file)) {
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
    : RecordedCode(kForm), file_(std::move(file)), own_(false) {
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

// ---- The description for `hipspv inspect`

namespace {

bool isExplicit(ParameterKind kind) {
  return kind == ParameterKind::kValue || kind == ParameterKind::kPointer || kind == ParameterKind::kByReference ||
         kind == ParameterKind::kPacked;
}

// An argument of the caller's has the offset, size and alignment that it has on the device.
std::string describe(std::span<const Parameter> parameters, const Layout& layout) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const Argument& argument = layout.arguments[i];
    Parameter shown = parameters[i];
    Json json;
    if (isExplicit(shown.kind)) {
      shown.size = static_cast<std::uint32_t>(argument.size);
      shown.align = static_cast<std::uint32_t>(argument.align);
      json.number("offset", argument.offset - layout.arguments[0].offset).flag("pointer", argument.pointer);
    }
    items.push_back(describeParameter(shown, std::move(json)));
  }
  return jsonArray(items, asIs);
}

std::string describe(std::string_view name, const KernelCode& kernel) {
  return describeKernel(name, kernel.info)
      .number("begin", kHeader + kernel.entry)
      .number("shared_bytes", kernel.sharedBytes)
      .number("stack", kernel.stackBytes)
      .raw("parameters", describe(kernel.info.parameters, kernel.layout))
      .done();
}

}  // namespace

std::string describe(std::span<const std::byte> bytes) {
  const Code code({bytes.begin(), bytes.end()});
  std::vector<std::string> kernels;
  for (const std::string_view text : code.records()) {
    const Record record(text);
    if (record.kind() == RecordKind::kEntry)
      kernels.push_back(describe(record.kernel(), code.kernelCode(record.kernel())));
  }
  return Json()
      .number("width", code.width())
      .text("isa", code.extensions())
      .number("relocations", code.relocations().size())
      .list("kernels", kernels, asIs)
      .raw("variables", describeVariables(code.records()))
      .list("records", code.records(), Json::quote)
      .done();
}

}  // namespace hipspv::vortex
