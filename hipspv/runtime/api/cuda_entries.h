// The CUDA driver's functions by their names.
#pragma once

#include <string>

namespace hipspv {

struct CudaEntry {
  std::string hip;          // HIP's function of another name, where it is one
  void* address = nullptr;  // or CUDA's own
};

// Empty where the driver API has no such function here. name: also with its version, as _v2.
CudaEntry cudaEntry(const std::string& name);

}  // namespace hipspv
