// Memory and semaphores of other APIs and processes, which a device API imports by file descriptors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "hipspv/runtime/support/error.h"
#include "texel.h"
#include "textures.h"

namespace hipspv::backend {

// Functions throw hipspv::Error.
class ExternalMemory {
 public:
  virtual ~ExternalMemory() = default;
  // The address of a range of it, valid while the result lives, which may outlive this object.
  virtual std::shared_ptr<void> map(std::size_t offset, std::size_t bytes) = 0;
  // The image that begins at the offset.
  virtual std::unique_ptr<MipmappedTexels> mapMipmapped(std::size_t /*offset*/, const Texel& /*texel*/,
                                                        const ArrayShape& /*shape*/, unsigned /*levels*/) {
    throw Error(hipErrorNotSupported);
  }
};

class ExternalSemaphore {
 public:
  virtual ~ExternalSemaphore() = default;
};

// value: of a timeline semaphore; others ignore it.
struct SemaphoreOperation {
  const ExternalSemaphore* semaphore;
  std::uint64_t value;
};

// The service of a queue for semaphores of the device's External. Functions throw hipspv::Error.
class Semaphores {
 public:
  virtual ~Semaphores() = default;
  virtual void signal(std::span<const SemaphoreOperation> operations) = 0;
  virtual void waitFor(std::span<const SemaphoreOperation> operations) = 0;
};

// Functions throw hipspv::Error. They take ownership of the descriptor, unless they throw.
class External {
 public:
  virtual ~External() = default;
  // dedicated: the other API has made the memory for one resource.
  virtual std::shared_ptr<ExternalMemory> importMemory(int descriptor, std::size_t bytes, bool dedicated) = 0;
  virtual std::shared_ptr<ExternalSemaphore> importSemaphore(int descriptor, bool timeline) = 0;
};

}  // namespace hipspv::backend
