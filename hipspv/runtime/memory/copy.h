// Copies and fills between any two addresses, in a stream's order.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

#include "hipspv/runtime/backends/services.h"

namespace hipspv {

class Array;
class Arrays;
class Device;
class Devices;
class Stream;

// Rows of bytes in memory: slices of height rows, each of pitch bytes. Or a position in an array of the device's own.
struct Layout {
  std::byte* base;
  std::size_t pitch;
  std::size_t slice;                // bytes from one 2-D slice to the next
  const Array* array = nullptr;     // base is nullptr then
  std::size_t x = 0, y = 0, z = 0;  // in the array; x in bytes

  // The position at that distance inside of this one.
  Layout at(std::size_t right, std::size_t down, std::size_t deep) const {
    if (array != nullptr) return {nullptr, pitch, slice, array, x + right, y + down, z + deep};
    return {base + deep * slice + down * pitch + right, pitch, slice};
  }
};

// Memory without rows.
inline Layout linear(const void* base) { return {const_cast<std::byte*>(static_cast<const std::byte*>(base)), 0, 0}; }

struct Box {
  std::size_t width;  // bytes
  std::size_t height = 1;
  std::size_t depth = 1;

  bool empty() const { return width == 0 || height == 0 || depth == 0; }
};

// kInOrder: as an operation of a graph; host memory of any kind is read or written when the stream reaches the copy.
enum class Wait { kNo, kYes, kInOrder };

// With Wait::kYes the call returns when the copy is done, unless both sides are device memory: then HIP, like CUDA,
// only promises order on the device. With Wait::kNo it returns at once if the host's side is pinned or registered, or
// is a source of at most 64 KiB; the call has finished with other pageable memory when it returns. Sides may overlap.
//
// Throws hipErrorInvalidMemcpyDirection for an invalid kind, also for an empty box, hipErrorInvalidValue for null
// pointers, for a box that exceeds an allocation or the end of memory, and for a kind that contradicts the
// addresses: device memory must be known to HIP.
void copy(Stream& stream, const Layout& to, const Layout& from, const Box& box, hipMemcpyKind kind, Wait wait);

// pattern: patternBytes (1, 2 or 4) bytes; the box's width is a multiple of them. With Wait::kYes the call returns
// when memory that the host can access is filled; it doesn't wait for device memory. Throws hipErrorInvalidValue
// for memory unknown to HIP and for a box that exceeds it.
void fill(Stream& stream, const Layout& to, const Box& box, std::uint32_t pattern, std::size_t patternBytes, Wait wait);

// Work that is one command of a device.
template <class Work>
struct MemoryCommand {
  Work work;
  std::array<std::uint32_t, 2> memory;  // Allocation::id of the target and the source: memory that is allocated again
                                        // is other memory; 0 for an array, and where there is no source
  bool operator==(const MemoryCommand&) const = default;
};

// A copy as a command of the device. Nothing if it is more than one, or less than the device can know: with memory of
// the host that isn't pinned, memory of other devices, mapped memory, or sides that overlap. Throws as copy().
std::optional<MemoryCommand<backend::BoxCopy>> copyCommand(const Device& device, const Layout& to, const Layout& from,
                                                           const Box& box, hipMemcpyKind kind);
// The same for fills.
std::optional<MemoryCommand<backend::FillWork>> fillCommand(const Device& device, const Layout& to, const Box& box,
                                                            std::uint32_t pattern, std::size_t patternBytes);

// Throws the errors of copy and fill for such arguments.
void checkCopy(Devices& devices, const Layout& to, const Layout& from, const Box& box, hipMemcpyKind kind);
void checkFill(Devices& devices, const Layout& to, const Box& box);

// ---- Copies and fills as values, in the nodes of graphs

// The call that made the copy, which determines the results of hipGraphNodeGetType and of parameter queries.
enum class CopyForm { kBox, kLinear, kToSymbol, kFromSymbol };

struct CopyOperation {
  Layout to{}, from{};
  Box box{};
  hipMemcpyKind kind = hipMemcpyDefault;
  CopyForm form = CopyForm::kBox;
  std::shared_ptr<const Array> toArray, fromArray;  // keeps an array alive
  // As the program passed them. Captured copies have none.
  std::variant<std::monostate, hipMemcpy3DParms, HIP_MEMCPY3D> given;
};

struct FillOperation {
  Layout to{};
  Box box{};
  std::uint32_t pattern = 0;
  std::size_t patternBytes = 1;
};

// ---- HIP's descriptions of box copies as copy()'s arguments

struct CopyRequest {
  Layout to{}, from{};
  Box box{};
  hipMemcpyKind kind = hipMemcpyDefault;
  std::shared_ptr<const Array> toArray, fromArray;  // for a side that is an array
};

// Both sides are empty for an empty box. Throw hipErrorInvalidValue for positions and extents outside a side,
// hipErrorInvalidPitchValue for a pitch that is smaller than a row, hipErrorInvalidHandle for an invalid array.
CopyRequest requestOf(const Arrays& arrays, const hipMemcpy3DParms& params);
CopyRequest requestOf(const Arrays& arrays, const HIP_MEMCPY3D& params);

}  // namespace hipspv
