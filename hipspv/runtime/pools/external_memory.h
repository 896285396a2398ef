// Memory of another API or process, imported by a file descriptor (hipImportExternalMemory).
#pragma once

#include <hip/hip_runtime_api.h>

#include "hipspv/runtime/core/handle.h"
#include "shared_file.h"

namespace hipspv {

class Device;

class ExternalMemory {
 public:
  // Takes ownership of the descriptor, unless it throws: hipErrorInvalidValue for a file with fewer
  // bytes, hipErrorNotSupported for one that can't be mapped.
  static std::shared_ptr<ExternalMemory> import(Device& device, int descriptor, std::size_t bytes);
  static HandleTable<ExternalMemory>& handles();

  // A device pointer to a part of it. The mapping ends with hipFree and may outlive this object.
  void* map(std::size_t offset, std::size_t bytes) const;

 private:
  ExternalMemory(Device& device, SharedFile file, std::size_t bytes)
      : device_(device), file_(std::move(file)), bytes_(bytes) {}

  Device& device_;
  const SharedFile file_;
  const std::size_t bytes_;
};

}  // namespace hipspv
