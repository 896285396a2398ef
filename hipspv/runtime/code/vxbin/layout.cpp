#include "layout.h"

#include <hip/hip_kernel_metadata.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {
namespace {

constexpr std::size_t kSharedAt = 24, kArgumentsAt = 32, kWord = 8;
constexpr std::size_t kMaxBytes = std::size_t{1} << 20;  // far more than a kernel's arguments have

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
  if (each.offset > kMaxBytes || each.size > kMaxBytes || each.alignment > kMaxBytes)
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
  if (count > kMaxBytes / kWord) throw Error(hipErrorInvalidValue, std::string(kernel) + " has too many arguments");
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

}  // namespace hipspv::vortex
