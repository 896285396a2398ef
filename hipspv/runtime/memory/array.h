// Arrays, the memory of textures, which programs see through copies, textures and surfaces alone. They are the device's
// own (backends/textures.h), or rows of texels in device memory.
#pragma once

#include <hip/hip_runtime_api.h>

#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "hipspv/runtime/backends/textures.h"
#include "hipspv/runtime/support/handle.h"
#include "memory.h"

namespace hipspv {

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

class Array : public std::enable_shared_from_this<Array> {
 public:
  Array(std::shared_ptr<ArrayMemory> memory, std::size_t offset, const Texel& texel, const ArrayShape& shape)
      : device_(memory->device()), memory_(std::move(memory)), offset_(offset), texel_(texel), shape_(shape) {}
  Array(Device& device, std::shared_ptr<const backend::TexelArray> native, const Texel& texel, const ArrayShape& shape)
      : device_(device), native_(std::move(native)), texel_(texel), shape_(shape) {}

  Device& device() const { return device_; }
  const Texel& texel() const { return texel_; }
  const ArrayShape& shape() const { return shape_; }
  // nullptr for an array in device memory.
  const backend::TexelArray* native() const { return native_.get(); }

  // In device memory, rows and slices follow each other without gaps: a whole array is copied as one run of bytes.
  std::size_t rowBytes() const { return shape_.width * texel_.bytes(); }
  std::size_t sliceBytes() const { return rowBytes() * shape_.rows(); }
  // nullptr for an array of the device's own.
  std::byte* data() const { return memory_ != nullptr ? memory_->base() + offset_ : nullptr; }

  // The box that begins at byte x of row y of slice z. Throws hipErrorInvalidValue unless it
  // consists of whole texels inside the array.
  Layout layout(std::size_t x, std::size_t y, std::size_t z, const Box& box) const;

 private:
  Device& device_;
  std::shared_ptr<ArrayMemory> memory_;
  std::size_t offset_ = 0;
  std::shared_ptr<const backend::TexelArray> native_;
  Texel texel_;
  ArrayShape shape_;
};

// The object of a hipMipmappedArray_t: the part that HIP shows, and the levels.
struct MipmappedArray : hipMipmappedArray {
  std::vector<std::shared_ptr<Array>> levels;  // the most detailed first
  std::shared_ptr<const backend::MipmappedTexels> native;

  Device& device() const { return levels.front()->device(); }
};

// The arrays to which programs hold handles.
class Arrays {
 public:
  // Throws hipErrorInvalidValue for an invalid shape, hipErrorOutOfMemory.
  hipArray_t make(Device& device, const Texel& texel, const ArrayShape& shape);
  // levels: at least 1, at most the number until all dimensions are halved to 1.
  hipMipmappedArray_t makeMipmapped(Device& device, const Texel& texel, const ArrayShape& shape, unsigned levels);
  // create() makes the device's own.
  hipMipmappedArray_t makeMipmapped(Device& device, const Texel& texel, const ArrayShape& shape, unsigned levels,
                                    const std::function<std::unique_ptr<backend::MipmappedTexels>()>& create);

  // Throw hipErrorInvalidHandle for nullptr, invalid arrays and freed ones.
  std::shared_ptr<Array> find(hipArray_const_t array) const { return arrays_.find(array); }
  std::shared_ptr<MipmappedArray> find(hipMipmappedArray_const_t array) const { return mipmapped_.find(array); }
  bool contains(const void* array) const { return arrays_.contains(array); }
  // Some programs free each level that they got, as in AMD's HIP, others none, as in CUDA. A
  // level's handle becomes invalid after as many releases as requests, or with its array.
  hipArray_t level(hipMipmappedArray_const_t array, unsigned level);
  // Of all levels.
  std::size_t bytes(hipMipmappedArray_const_t array) const;

  // Wait for the device; in a host function the memory ends after the function instead. It stays while a texture or
  // surface object reads it. Throw hipErrorInvalidValue for nullptr, hipErrorContextIsDestroyed (as in HIP) for a freed
  // array.
  void free(hipArray_t array);
  void free(hipMipmappedArray_t array);
  void releaseAll(Device& device);

 private:
  hipMipmappedArray_t add(std::shared_ptr<MipmappedArray> array);
  void forgetLevels(const MipmappedArray& array);

  HandleTable<Array> arrays_{hipErrorInvalidHandle};
  HandleTable<MipmappedArray> mipmapped_{hipErrorInvalidHandle};
  std::mutex levelsMutex_;
  std::unordered_map<const void*, unsigned> levelHandles_;  // number of requests
};

}  // namespace hipspv
