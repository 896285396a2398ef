// An image for Vortex (a .vxbin) as a code object.
//
// The file begins with the addresses at which the image begins and ends, 64 bits each. The image's bytes follow; those
// that the file lacks are zeros. An image of hipspv has a head: a jump to its start code, a mark, the position of its
// records, and the launch block, which the runtime writes before a launch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/code_object.h"
#include "hipspv/runtime/code/launch_metadata.h"
#include "layout.h"

namespace hipspv::vortex {

inline constexpr std::size_t kLaunchBlockAt = 32;  // offset in the image

// A kernel of an image.
struct KernelCode {
  KernelInfo info{};
  Layout layout{};
  std::uint64_t entry = 0;                      // offset in the image
  std::size_t sharedBytes = 0, stackBytes = 0;  // static, of a block; of a thread, 0 if unknown
  std::vector<PackedMember> packed{};
  bool hasEntry = false, hasParameters = false;
};

struct VariableCode {
  std::uint64_t offset = 0;  // in the image
  std::size_t size = 0;
};

using VariableCodes = std::map<std::string, VariableCode, std::less<>>;

class Code final : public CodeObject {
 public:
  // Throws hipErrorInvalidImage.
  explicit Code(std::vector<std::byte> file);
  // Another compiler's image of one kernel.
  Code(std::vector<std::byte> file, std::string kernel, const Layout& layout);

  // False for another compiler's image, which has no launch block and runs only where it was linked.
  bool isOwn() const { return own_; }
  std::span<const std::byte> file() const { return file_; }
  // The image's bytes that the file has.
  std::span<const std::byte> image() const;
  std::uint64_t linkedAt() const { return begin_; }  // address
  std::size_t imageBytes() const { return end_ - begin_; }
  unsigned width() const { return width_; }  // of pointers, in bits; 0 if unknown
  std::string_view extensions() const { return extensions_; }
  // Offsets of the words that hold absolute addresses.
  std::span<const std::uint64_t> relocations() const { return relocations_; }
  const VariableCodes& variables() const { return variables_; }
  // The lines of launch metadata, in their order.
  std::vector<std::string_view> records() const;
  // The kernel exists.
  const KernelCode& kernelCode(std::string_view name) const;

  std::vector<std::string_view> kernels() const override;
  bool hasKernel(std::string_view name) const override { return kernels_.contains(name); }
  KernelInfo kernel(std::string_view name) const override { return kernelCode(name).info; }
  bool hasVariable(std::string_view name) const override { return variables_.contains(name); }
  std::uint64_t constantBytes() const override { return constantBytes_; }
  std::vector<std::string_view> names() const override { return {names_.begin(), names_.end()}; }
  std::optional<AbortLocation> abortLocation(std::uint64_t site) const override;
  // The hardware counts cycles.
  bool usesClock() const override { return false; }

 private:
  void readHeader();
  void readRecords();
  void apply(const Record& record);
  void applyToKernel(const Record& record);
  void addVariable(const Record& record);
  void addName(const Record& record);
  void finish(std::string_view name, KernelCode& kernel) const;

  const std::vector<std::byte> file_;
  bool own_ = true;
  std::uint64_t begin_ = 0, end_ = 0;
  unsigned width_ = 0;
  std::string_view extensions_;
  std::map<std::string, KernelCode, std::less<>> kernels_;
  VariableCodes variables_;
  std::vector<std::uint64_t> relocations_;
  std::vector<std::string_view> names_;
  std::map<std::uint64_t, AbortLocation> abortLocations_;
  std::uint64_t constantBytes_ = 0;
};

// The functions of the format's row (code/bundle/code_format.h). Only hipspv's images can be recognised.
bool begins(std::span<const std::byte> image);
std::size_t extent(std::span<const std::byte> image);
std::string bareTarget(std::span<const std::byte> code);
std::unique_ptr<CodeObject> read(std::vector<std::byte> code);
std::string describe(std::span<const std::byte> code);

// The id of an entry in an offload bundle. width: of integer registers, 32 or 64; 0 for code of another compiler,
// which doesn't say.
std::string targetOf(unsigned width);

bool isTarget(std::string_view id);

// A device's rank for a bundle's entry, 0 for code of another width.
int rank(std::string_view target, unsigned width);

}  // namespace hipspv::vortex
