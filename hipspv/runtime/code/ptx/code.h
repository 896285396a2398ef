// A PTX module as a code object.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "declarations.h"
#include "hipspv/runtime/code/launch_metadata.h"
#include "nvidia_code.h"

namespace hipspv::ptx {

class Code final : public NvidiaCode {
 public:
  // Throws hipErrorInvalidImage.
  explicit Code(std::vector<std::byte> bytes);

  std::span<const std::byte> image() const override { return bytes_; }
  bool isBinary() const override { return false; }
  const Symbols& variables() const override { return variables_; }
  std::string target() const override { return target_; }

  std::vector<std::string_view> kernels() const override;
  bool hasKernel(std::string_view name) const override { return find(name) != nullptr; }
  KernelInfo kernel(std::string_view name) const override;
  bool hasVariable(std::string_view name) const override { return variables_.contains(name); }
  std::uint64_t constantBytes() const override { return constantBytes_; }
  std::vector<std::string_view> names() const override { return names_; }
  std::optional<AbortLocation> abortLocation(std::uint64_t site) const override;
  std::optional<std::string_view> kernelAt(std::uint64_t address) const override;
  // The hardware has clocks.
  bool usesClock() const override { return false; }

 private:
  const KernelDeclaration* find(std::string_view name) const;
  void align(const Record& record);
  void apply(const Record& record, std::size_t names);
  [[noreturn]] void broken(const std::string& what, std::string_view at) const;

  const std::vector<std::byte> bytes_;
  std::string target_;
  std::deque<KernelDeclaration> kernels_;  // by name
  Symbols variables_;
  std::vector<std::string_view> names_;
  std::map<std::uint64_t, AbortLocation> abortLocations_;
  std::map<std::uint64_t, std::string_view> kernelsByAddress_;
  std::set<std::string_view> launching_;
  std::uint64_t constantBytes_ = 0;
};

// The functions of the format's row (code/bundle/code_format.h).
bool begins(std::span<const std::byte> image);
std::size_t extent(std::span<const std::byte> image);
std::string bareTarget(std::span<const std::byte> code);
std::unique_ptr<CodeObject> read(std::vector<std::byte> code);
std::string describe(std::span<const std::byte> code);

}  // namespace hipspv::ptx
