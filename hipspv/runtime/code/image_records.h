// The launch metadata of a program image: machine code for one kind of device, with the records as text in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "code_object.h"
#include "launch_metadata.h"

namespace hipspv {

// A kernel of an image.
struct ImageKernel {
  KernelInfo info{};
  std::uint64_t entry = 0;                        // as the image's format has it
  std::size_t sharedBytes = 0, privateBytes = 0;  // static, of a block; of a thread, 0 if unknown
  std::vector<PackedMember> packed{};
  bool hasEntry = false, hasParameters = false;
};

struct ImageVariable {
  std::uint64_t offset = 0;  // as the image's format has it
  std::size_t size = 0;
};

// Views refer to the text.
class ImageRecords {
 public:
  using Kernels = std::map<std::string, ImageKernel, std::less<>>;
  using Variables = std::map<std::string, ImageVariable, std::less<>>;

  // form: of the image, for messages: "the <form> is broken". Throw hipErrorInvalidImage.
  ImageRecords(std::string_view text, std::string_view form);
  [[noreturn]] static void broken(std::string_view form, const std::string& what);

  const Kernels& kernels() const { return kernels_; }
  const Variables& variables() const { return variables_; }
  // The lines, in their order.
  const std::vector<std::string_view>& lines() const { return lines_; }
  // Throws hipErrorNotFound.
  const ImageKernel& kernel(std::string_view name) const;
  std::vector<std::string_view> kernelNames() const;
  // The symbol of each name expression.
  const std::vector<std::string_view>& names() const { return names_; }
  std::optional<AbortLocation> abortLocation(std::uint64_t site) const;
  std::optional<std::string_view> kernelAt(std::uint64_t address) const;
  std::uint64_t constantBytes() const { return constantBytes_; }

 private:
  [[noreturn]] void broken(const std::string& what) const { broken(form_, what); }
  void apply(const Record& record);
  void applyToKernel(const Record& record);
  void addVariable(const Record& record);
  void addName(const Record& record);
  void finish(std::string_view name, ImageKernel& kernel) const;

  std::string_view form_;
  std::vector<std::string_view> lines_;
  Kernels kernels_;
  Variables variables_;
  std::vector<std::string_view> names_;
  std::map<std::uint64_t, AbortLocation> abortLocations_;
  std::map<std::uint64_t, std::string_view> kernelsByAddress_;
  std::uint64_t constantBytes_ = 0;
};

// Code whose launch metadata is such records.
class RecordedCode : public CodeObject {
 public:
  const ImageRecords::Variables& variables() const { return records_.variables(); }
  // The lines of launch metadata, in their order.
  const std::vector<std::string_view>& records() const { return records_.lines(); }

  bool hasVariable(std::string_view name) const override { return variables().contains(name); }
  std::uint64_t constantBytes() const override { return records_.constantBytes(); }
  std::vector<std::string_view> names() const override { return records_.names(); }
  std::optional<AbortLocation> abortLocation(std::uint64_t site) const override { return records_.abortLocation(site); }
  std::optional<std::string_view> kernelAt(std::uint64_t address) const override { return records_.kernelAt(address); }
  // Its devices count cycles.
  bool usesClock() const override { return false; }

 protected:
  // Without records.
  explicit RecordedCode(std::string_view form) : records_({}, form) {}

  ImageRecords records_;
};

}  // namespace hipspv
