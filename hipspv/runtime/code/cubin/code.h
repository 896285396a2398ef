// A binary for NVIDIA's devices as a code object. It is an ELF file whose sections .nv.info.<kernel> describe kernels,
// in a form that NVIDIA doesn't document: the numbers are those that ptxas 12.9 and 13.0 write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/elf/elf.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"

namespace hipspv::cubin {

using elf::ElfFile;
using elf::Section;
using elf::Symbol;

// EM_CUDA.
inline constexpr elf::Form kForm{190, "cubin", "NVIDIA's devices"};

inline bool isKernel(const Symbol& symbol) { return symbol.isFunction() && (symbol.entry.st_other & 0x10) != 0; }

// As `sm_90`. Throws hipErrorInvalidImage for a file without a whole header.
std::string architectureOf(std::span<const std::byte> bytes);

[[noreturn]] inline void broken(const std::string& what, std::size_t byte) { elf::broken(kForm, what, byte); }

// The attributes of kernels in a binary for NVIDIA's devices. Their names: CuAssembler, CuAsm/CuNVInfo.py; numbers and
// values as ptxas 12.9 and 13.0 write them.

// Of kernels, and of the whole file: each of these with the index of a function's symbol.
enum : unsigned char { kMaxThreads = 0x05, kRequiredThreads = 0x10, kParameterInfo = 0x17, kBarriers = 0x4C };
enum : unsigned char { kFrameSize = 0x11, kStackSize = 0x12, kRegisters = 0x2F };

// The form of the value, its number, and a value of 16 bits, or that many bytes.
struct Attribute {
  enum : unsigned char { kNone = 1, kByte, kHalf, kSized };
  unsigned char form, number;
  std::uint16_t value;

  bool is(unsigned char wanted) const { return form == kSized && number == wanted; }
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

// visit(attribute, content) for each; the content is empty for an attribute without a size.
template <class Visit>
void eachAttribute(std::span<const std::byte> info, const std::byte* file, Visit&& visit) {
  while (!info.empty()) {
    const auto attribute = readAt<Attribute>(info, file);
    const auto position = static_cast<std::size_t>(info.data() - file);
    info = info.subspan(sizeof attribute);
    if (attribute.form < Attribute::kNone || attribute.form > Attribute::kSized)
      broken("an attribute of a kernel has another form", position);
    const std::size_t size = attribute.form == Attribute::kSized ? attribute.value : 0;
    if (size > info.size()) broken("an attribute of a kernel is cut off", position);
    visit(attribute, info.first(size));
    info = info.subspan(size);
  }
}

// The reason why the binary can't stand for the code of which it was made: it is broken, it is for another processor
// than the id of its entry says, or lacks a kernel, or has one with other parameters. Empty if it can.
std::string differs(const MachineCode& made, const CodeObject& from);

class Code final : public NvidiaCode {
 public:
  // Throws hipErrorInvalidImage.
  explicit Code(std::vector<std::byte> bytes);

  std::span<const std::byte> image() const override { return bytes_; }
  bool isBinary() const override { return true; }
  const Symbols& variables() const override { return variables_; }

  std::vector<std::string_view> kernels() const override;
  bool hasKernel(std::string_view name) const override { return kernels_.contains(name); }
  KernelInfo kernel(std::string_view name) const override;
  bool hasVariable(std::string_view name) const override { return variables_.contains(name); }
  std::uint64_t constantBytes() const override { return constantBytes_; }
  std::vector<std::string_view> names() const override { return {}; }
  std::optional<AbortLocation> abortLocation(std::uint64_t) const override { return std::nullopt; }
  bool usesClock() const override { return false; }

 private:
  const std::vector<std::byte> bytes_;
  // By name, the content of the section that describes the kernel.
  std::map<std::string_view, std::span<const std::byte>> kernels_;
  Symbols variables_;
  std::uint64_t constantBytes_ = 0;
};

// The functions of the format's row (code/bundle/code_format.h).
bool isTarget(std::string_view id);
bool begins(std::span<const std::byte> image);
std::size_t extent(std::span<const std::byte> image);
std::string bareTarget(std::span<const std::byte> code);
std::unique_ptr<CodeObject> read(std::vector<std::byte> code);
std::string describe(std::span<const std::byte> code);

}  // namespace hipspv::cubin
