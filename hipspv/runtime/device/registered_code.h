// Images for Vortex that a program registers with the metadata of one kernel's arguments.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string_view>

#include "hipspv/runtime/code/vxbin/code.h"
#include "registry.h"

struct hipKernelArgumentMetadata;

namespace hipspv::vortex {

class RegisteredImages {
 public:
  static RegisteredImages& instance();

  // The module with that kernel. One of hipspv's images is one module, whose variables its kernels share; another
  // compiler's is the kernel. Throws hipErrorInvalidValue for metadata that is wrong in itself or isn't the image's,
  // hipErrorInvalidImage, hipErrorNotFound for a kernel that the image lacks.
  RegisteredModule* module(std::string_view kernel, std::span<const std::byte> file,
                           const hipKernelArgumentMetadata* metadata, std::size_t count);

 private:
  struct Own {
    RegisteredModule* module;
    const Code* code;
  };

  std::mutex mutex_;
  std::map<const std::byte*, Own> own_;  // by the file's address
};

}  // namespace hipspv::vortex
