// A binary for NVIDIA's devices as a code object. It is an ELF file whose sections .nv.info.<kernel> describe kernels,
// in a form that NVIDIA doesn't document: the numbers are those that ptxas 12.9 and 13.0 write.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/ptx/nvidia_code.h"

namespace hipspv::cubin {

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
  std::optional<AbortPlace> abortPlace(std::uint64_t) const override { return std::nullopt; }
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
