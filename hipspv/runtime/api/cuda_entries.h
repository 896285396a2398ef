// Finds the CUDA driver's functions by name.
#pragma once

#include <string>

namespace hipspv {

struct CudaEntry {
  std::string hip;          // HIP's function, if it implements CUDA's under another name
  void* address = nullptr;  // otherwise the implementation of CUDA's own
};

// Empty if the driver API has no such function here. name: with or without a version suffix such as
// _v2.
CudaEntry cudaEntry(const std::string& name);

}  // namespace hipspv
