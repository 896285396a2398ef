// A SPIR-V module as a code object.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/code_object.h"
#include "module_info.h"

namespace hipspv::spirv {

class Code final : public CodeObject {
 public:
  // Throws hipErrorInvalidImage.
  explicit Code(std::vector<std::byte> bytes);

  std::span<const std::uint32_t> words() const { return wordsOf(bytes_); }
  const ir::Module& module() const { return module_; }
  const ModuleInfo& info() const { return info_; }

  std::vector<std::string_view> kernels() const override;
  bool hasKernel(std::string_view name) const override { return info_.findKernel(name).has_value(); }
  KernelInfo kernel(std::string_view name) const override { return info_.kernel(info_.findKernel(name).value()); }
  bool hasVariable(std::string_view name) const override { return info_.hasVariable(name); }
  std::uint64_t constantBytes() const override { return info_.constantBytes(); }
  std::vector<std::string_view> names() const override;
  std::optional<AbortLocation> abortLocation(std::uint64_t id) const override;
  std::optional<std::string_view> kernelAt(std::uint64_t address) const override { return info_.kernelAt(address); }
  bool usesClock() const override { return info_.usesClock(); }
  void attach(std::span<const MachineCode> made) override { machineCode_ = made; }
  std::span<const MachineCode> machineCode() const { return machineCode_; }

 private:
  // operator new aligns the bytes for words.
  static std::span<const std::uint32_t> wordsOf(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const std::uint32_t*>(bytes.data()), bytes.size() / sizeof(std::uint32_t)};
  }

  const std::vector<std::byte> bytes_;
  const ir::Module module_;  // refers to the bytes
  const ModuleInfo info_;
  std::span<const MachineCode> machineCode_;
};

// The functions of the format's row (code/bundle/code_format.h).
std::string bareTarget(std::span<const std::byte> code);
bool isTarget(std::string_view id);
bool begins(std::span<const std::byte> image);
std::unique_ptr<CodeObject> read(std::vector<std::byte> code);
std::string describe(std::span<const std::byte> code);

// A device's rank for a bundle's entry: hipspv's own is the best.
int rank(std::string_view target);

}  // namespace hipspv::spirv
