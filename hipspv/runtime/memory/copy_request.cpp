#include <climits>

#include "array.h"
#include "copy.h"

namespace hipspv {
namespace {

// ROCm's limit of a pitch, which excludes negative numbers.
constexpr std::size_t kMaxPitch = INT_MAX;

// Throws hipErrorInvalidValue if the product exceeds any memory.
std::size_t multiply(std::size_t a, std::size_t b) {
  std::size_t result = 0;
  require(!__builtin_mul_overflow(a, b, &result), hipErrorInvalidValue);
  return result;
}

Layout pitched(const hipPitchedPtr& p, const hipPos& position, const Box& box) {
  require(p.ptr != nullptr && p.pitch < kMaxPitch, hipErrorInvalidValue);
  require(box.width <= p.pitch && p.xsize <= p.pitch, hipErrorInvalidPitchValue);
  require(position.x <= p.pitch - box.width, hipErrorInvalidValue);
  const std::size_t slice = multiply(p.pitch, p.ysize != 0 ? p.ysize : box.height);
  const auto base = reinterpret_cast<std::uintptr_t>(p.ptr);
  std::uintptr_t begin = base + position.x;
  const bool overflow = begin < base || __builtin_add_overflow(begin, multiply(position.y, p.pitch), &begin) ||
                        __builtin_add_overflow(begin, multiply(position.z, slice), &begin);
  require(!overflow, hipErrorInvalidValue);
  return {reinterpret_cast<std::byte*>(begin), p.pitch, slice};
}

// ---- hipMemcpy3DParms

// The unit of widths, in bytes: texels if an array takes part, else bytes.
std::size_t unitOf(const Array* to, const Array* from) {
  if (to != nullptr && from != nullptr) require(to->texel().bytes() == from->texel().bytes(), hipErrorInvalidValue);
  const Array* array = to != nullptr ? to : from;
  return array != nullptr ? array->texel().bytes() : 1;
}

// Positions are in texels for an array, in bytes for memory.
Layout sideOf(const Array* array, const hipPitchedPtr& memory, const hipPos& position, const Box& box) {
  if (array == nullptr) return pitched(memory, position, box);
  require(memory.ptr == nullptr && position.x <= array->shape().width, hipErrorInvalidValue);
  return array->layout(position.x * array->texel().bytes(), position.y, position.z, box);
}

std::shared_ptr<const Array> arrayOf(const Arrays& arrays, hipArray_t array) {
  return array != nullptr ? arrays.find(array) : nullptr;
}

// ---- HIP_MEMCPY3D

// The structure has a kind of memory for each side. Positions are in bytes.
struct DriverSide {
  hipMemoryType type;
  const void* host;
  const void* device;
  hipArray_t array;
  std::size_t pitch, height;
  hipPos position;
  std::size_t level;
};

// For the type Unified, either side may be at the device address.
const void* memoryOf(const DriverSide& side) {
  switch (side.type) {
    case hipMemoryTypeHost:
      return side.host;
    case hipMemoryTypeDevice:
    case hipMemoryTypeManaged:
    case hipMemoryTypeUnified:
      return side.device;
    default:
      throw Error(hipErrorInvalidValue);
  }
}

// Memory declared as device memory must be that; Unified declares nothing.
hipMemcpyKind kindOf(const DriverSide& to, const DriverSide& from) {
  const bool toHost = to.type == hipMemoryTypeHost, fromHost = from.type == hipMemoryTypeHost;
  const auto unclear = [](const DriverSide& side) { return side.type == hipMemoryTypeUnified; };
  if (unclear(to) || unclear(from)) return hipMemcpyDefault;
  if (toHost) return fromHost ? hipMemcpyHostToHost : hipMemcpyDeviceToHost;
  return fromHost ? hipMemcpyHostToDevice : hipMemcpyDeviceToDevice;
}

Layout layoutOf(const DriverSide& side, const Array* array, const Box& box) {
  require(side.level == 0, hipErrorInvalidValue);
  if (array != nullptr) return array->layout(side.position.x, side.position.y, side.position.z, box);
  const std::size_t pitch = side.pitch != 0 ? side.pitch : box.width;
  require(box.width <= pitch, hipErrorInvalidValue);
  return pitched(make_hipPitchedPtr(const_cast<void*>(memoryOf(side)), pitch, box.width, side.height), side.position,
                 box);
}

std::shared_ptr<const Array> arrayOf(const Arrays& arrays, const DriverSide& side) {
  if (side.type != hipMemoryTypeArray) return nullptr;
  require(side.array != nullptr, hipErrorInvalidValue);
  return arrays.find(side.array);
}

}  // namespace

CopyRequest requestOf(const Arrays& arrays, const hipMemcpy3DParms& p) {
  CopyRequest request;
  request.kind = p.kind;
  request.toArray = arrayOf(arrays, p.dstArray);
  request.fromArray = arrayOf(arrays, p.srcArray);
  const Array *to = request.toArray.get(), *from = request.fromArray.get();
  request.box = {multiply(p.extent.width, unitOf(to, from)), p.extent.height, p.extent.depth};
  if (request.box.empty()) return request;
  request.to = sideOf(to, p.dstPtr, p.dstPos, request.box);
  request.from = sideOf(from, p.srcPtr, p.srcPos, request.box);
  return request;
}

CopyRequest requestOf(const Arrays& arrays, const HIP_MEMCPY3D& p) {
  const DriverSide to{
      p.dstMemoryType, p.dstHost, p.dstDevice, p.dstArray, p.dstPitch, p.dstHeight, {p.dstXInBytes, p.dstY, p.dstZ},
      p.dstLOD};
  const DriverSide from{
      p.srcMemoryType, p.srcHost, p.srcDevice, p.srcArray, p.srcPitch, p.srcHeight, {p.srcXInBytes, p.srcY, p.srcZ},
      p.srcLOD};
  CopyRequest request;
  request.box = {p.WidthInBytes, p.Height, p.Depth};
  if (request.box.empty()) return request;
  request.kind = kindOf(to, from);
  request.toArray = arrayOf(arrays, to);
  request.fromArray = arrayOf(arrays, from);
  request.to = layoutOf(to, request.toArray.get(), request.box);
  request.from = layoutOf(from, request.fromArray.get(), request.box);
  return request;
}

}  // namespace hipspv
