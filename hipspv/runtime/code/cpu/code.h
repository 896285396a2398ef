// A shared library with kernels as native code of the host, as a code object: an ELF file whose section
// .hipspv.metadata, which isn't loaded, has the launch metadata as text.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/code_object.h"
#include "hipspv/runtime/code/elf/elf.h"
#include "hipspv/runtime/code/image_records.h"
#include "hipspv/runtime/code/kernel_info.h"

namespace hipspv::cpu {

// The form of a file for any architecture of a host; that of this one for other files.
const elf::Form& formOf(std::span<const std::byte> file);

// A kernel of a library. Its function has the kernel's name and takes a hipspv_block (devlib/block_abi.h).
struct KernelCode {
  const KernelInfo& info;
  std::size_t sharedBytes;  // static, of a block
  std::size_t frameBytes;   // of a thread
  ArgumentLayout layout;
};

// Its variables have the addresses of the library's symbols.
class Code final : public RecordedCode {
 public:
  // Throws hipErrorInvalidImage.
  explicit Code(std::vector<std::byte> file);

  std::span<const std::byte> file() const { return file_; }
  // The kernel exists.
  const KernelCode& kernelCode(std::string_view name) const;

  std::vector<std::string_view> kernels() const override { return records_.kernelNames(); }
  bool hasKernel(std::string_view name) const override { return records_.kernels().contains(name); }
  KernelInfo kernel(std::string_view name) const override { return records_.kernel(name).info; }

 private:
  const std::vector<std::byte> file_;
  std::map<std::string_view, KernelCode> kernels_;
};

// The functions of the format's row (code/bundle/code_format.h).
bool isTarget(std::string_view id);
bool begins(std::span<const std::byte> image);
std::size_t extent(std::span<const std::byte> image);
std::string bareTarget(std::span<const std::byte> code);
std::unique_ptr<CodeObject> read(std::vector<std::byte> code);
std::string describe(std::span<const std::byte> code);

// A device's rank for a bundle's entry: code for a later level of the architecture that the host has is better, and 0
// is for code that the host can't run.
int rank(std::string_view target);
// The reason why the machine can't run an entry's code, for messages; empty if it can. isTarget(target) is true.
std::string lacking(std::string_view target);

}  // namespace hipspv::cpu
