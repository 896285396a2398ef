// An image for Vortex (a .vxbin) as a code object.
//
// The file begins with the addresses at which the image begins and ends, 64 bits each. The image's bytes follow; those
// that the file lacks are zeros. An image of hipspv has a head: a jump to its start code, a mark, the position of its
// records, and the launch block, which the runtime writes before a launch.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/code_object.h"
#include "hipspv/runtime/code/image_records.h"
#include "hipspv/runtime/code/kernel_info.h"

struct hipKernelArgumentMetadata;

namespace hipspv::vortex {

// ---- Launch buffers

// The packed launch buffer of a kernel: the offsets of its arguments, computed once. It begins with the grid and the
// block, 3 numbers of 32 bits each, and the bytes of dynamic shared memory, 64 bits. The arguments follow, as the
// members of a C structure of the device.
struct Layout {
  std::vector<Argument> arguments;  // with offsets in the buffer
  std::size_t bytes = 0;            // of the whole buffer
};

// The layout for the parameters of a kernel on a device whose pointers have `pointerBytes`.
Layout layoutOf(std::span<const Parameter> parameters, std::size_t pointerBytes);

// The layout that a program registers. None: `count` arguments of 8 bytes. Throws hipErrorInvalidValue.
Layout layoutOf(std::string_view kernel, const hipKernelArgumentMetadata* metadata, std::size_t count);

struct Shape {
  std::array<std::uint32_t, 3> grid, block;
  std::uint64_t sharedBytes;  // dynamic
};

// Writes the buffer. arguments: the address of each value; nullptr for one that has none. Throws hipErrorInvalidValue
// for a pointer that doesn't fit. kernel: its name, for messages.
void pack(const Layout& layout, const Shape& shape, std::span<const void* const> arguments, std::string_view kernel,
          std::vector<std::byte>& buffer);

// ---- Images

inline constexpr std::size_t kLaunchBlockAt = 32;  // offset in the image

// A kernel of an image.
struct KernelCode {
  KernelInfo info{};
  Layout layout{};
  std::uint64_t entry = 0;                      // offset in the image
  std::size_t sharedBytes = 0, stackBytes = 0;  // static, of a block; of a thread, 0 if unknown
};

// Its variables have offsets in the image.
class Code final : public RecordedCode {
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
  // The kernel exists.
  const KernelCode& kernelCode(std::string_view name) const;

  std::vector<std::string_view> kernels() const override;
  bool hasKernel(std::string_view name) const override { return kernels_.contains(name); }
  KernelInfo kernel(std::string_view name) const override { return kernelCode(name).info; }

 private:
  void readHeader();
  std::string_view recordText() const;
  void apply(const Record& record);
  void addKernel(const std::string& name, const ImageKernel& kernel);

  const std::vector<std::byte> file_;
  bool own_ = true;
  std::uint64_t begin_ = 0, end_ = 0;
  unsigned width_ = 0;
  std::string_view extensions_;
  std::map<std::string, KernelCode, std::less<>> kernels_;
  std::vector<std::uint64_t> relocations_;
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
