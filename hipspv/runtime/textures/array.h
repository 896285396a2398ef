// Arrays, the memory of textures. Rows of texels in device memory whose address programs never see.
// Copies access them, and device code does through the descriptors of texture and surface objects.
#pragma once

#include <hip/hip_runtime_api.h>

#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "hipspv/runtime/core/handle.h"
#include "hipspv/runtime/memory/memory.h"
#include "texel.h"

namespace hipspv {

// The largest textures: CUDA's, for compute capability 9.0 (CUDA C++ Programming Guide, technical specifications).
// Texels are found by address arithmetic here, so devices have no limits of their own.
inline constexpr std::size_t kMaxTextureWidth = 131072;
inline constexpr std::size_t kMaxTextureHeight = 65536;
inline constexpr std::size_t kMaxTexture3D = 16384;
inline constexpr std::size_t kMaxTextureLayered = 32768;  // width, height
inline constexpr std::size_t kMaxTextureLayers = 2048;
inline constexpr std::size_t kMaxTextureLinear = std::size_t{1} << 28;
inline constexpr std::size_t kMaxTexturePitch = std::size_t{1} << 31;  // bytes, exclusive

// width, height and depth in texels, 0 for missing dimensions. depth is the number of layers if
// flags has hipArrayLayered or hipArrayCubemap.
struct ArrayShape {
  std::size_t width = 0, height = 0, depth = 0;
  unsigned flags = hipArrayDefault;

  bool layered() const { return (flags & hipArrayLayered) != 0; }
  bool cubemap() const { return (flags & hipArrayCubemap) != 0; }
  bool sliced() const { return layered() || cubemap(); }  // depth counts layers
  std::size_t rows() const { return height == 0 ? 1 : height; }
  std::size_t planes() const { return depth == 0 ? 1 : depth; }
  std::size_t texels() const { return width * rows() * planes(); }
  std::uint32_t dimensions() const { return height == 0 ? 1 : depth == 0 || sliced() ? 2 : 3; }
};

// Device memory, freed after its last owner and after the device has finished using it.
class ArrayMemory {
 public:
  // Throws hipErrorOutOfMemory.
  ArrayMemory(Device& device, std::size_t bytes);
  ~ArrayMemory();
  ArrayMemory(const ArrayMemory&) = delete;
  ArrayMemory& operator=(const ArrayMemory&) = delete;

  Device& device() const { return device_; }
  std::byte* base() const { return base_; }

 private:
  Device& device_;
  std::byte* base_;
};

class Array {
 public:
  Array(std::shared_ptr<ArrayMemory> memory, std::size_t offset, const Texel& texel, const ArrayShape& shape)
      : memory_(std::move(memory)), offset_(offset), texel_(texel), shape_(shape) {}

  Device& device() const { return memory_->device(); }
  const Texel& texel() const { return texel_; }
  const ArrayShape& shape() const { return shape_; }

  // Rows and slices follow each other without gaps: a whole array is copied as one run of bytes.
  std::size_t rowBytes() const { return shape_.width * texel_.bytes(); }
  std::size_t sliceBytes() const { return rowBytes() * shape_.rows(); }
  std::byte* data() const { return memory_->base() + offset_; }

  // The box that begins at byte x of row y of slice z. Throws hipErrorInvalidValue unless it
  // consists of whole texels inside the array.
  Layout layout(std::size_t x, std::size_t y, std::size_t z, const Box& box) const;

 private:
  std::shared_ptr<ArrayMemory> memory_;
  std::size_t offset_;
  Texel texel_;
  ArrayShape shape_;
};

// The object of a hipMipmappedArray_t: the part that HIP shows, and the levels.
struct MipmappedArray : hipMipmappedArray {
  std::vector<std::shared_ptr<Array>> levels;  // the most detailed first

  Device& device() const { return levels.front()->device(); }
};

// The arrays to which programs hold handles.
class Arrays {
 public:
  static Arrays& instance();

  // Throws hipErrorInvalidValue for an invalid shape, hipErrorOutOfMemory.
  hipArray_t make(Device& device, const Texel& texel, const ArrayShape& shape);
  // levels: at least 1, at most the number until all dimensions are halved to 1.
  hipMipmappedArray_t makeMipmapped(Device& device, const Texel& texel, const ArrayShape& shape, unsigned levels);

  // Throw hipErrorInvalidHandle for nullptr, invalid arrays and freed ones.
  std::shared_ptr<Array> find(hipArray_const_t array) const { return arrays_.find(array); }
  std::shared_ptr<MipmappedArray> find(hipMipmappedArray_const_t array) const { return mipmapped_.find(array); }
  bool contains(const void* array) const { return arrays_.contains(array); }
  // Some programs free each level that they got, as in AMD's HIP, others none, as in CUDA. A
  // level's handle becomes invalid after as many releases as requests, or with its array.
  hipArray_t level(hipMipmappedArray_const_t array, unsigned level);

  // Wait for the device. The memory stays while a texture or surface object reads it. Throw hipErrorInvalidValue
  // for nullptr, hipErrorContextIsDestroyed (as in HIP) for a freed array.
  void free(hipArray_t array);
  void free(hipMipmappedArray_t array);
  void releaseAll(Device& device);

 private:
  void forgetLevels(const MipmappedArray& array);

  HandleTable<Array> arrays_{hipErrorInvalidHandle};
  HandleTable<MipmappedArray> mipmapped_{hipErrorInvalidHandle};
  std::mutex levelsMutex_;
  std::unordered_map<const void*, unsigned> levelHandles_;  // number of requests
};

}  // namespace hipspv
