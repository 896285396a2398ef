// The service block of one device: printf, assert and abort (docs/architecture-library.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <string_view>

#include "hipspv/devlib/service_abi.h"
#include "hipspv/runtime/backends/backend.h"

namespace hipspv {

class Service {
 public:
  // bytes: of the ring, rounded up to a power of two. Throws hipErrorOutOfMemory.
  Service(backend::Device& device, std::size_t bytes);
  ~Service();
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  // True if another block for that many bytes would have a ring of the same size.
  bool fits(std::size_t bytes) const;

  // The device's view of the block.
  hipspv_service* block() const { return block_; }

  // How a device thread aborted the program.
  struct Abort {
    std::uint32_t code = HIPSPV_ABORT_NONE;
    std::uint64_t site = 0;  // number in a record hipspv.abort

    // hipSuccess, hipErrorAssert or hipErrorLaunchFailure.
    hipError_t error() const;
    // "stopped at an assertion", for a message that begins with the kernel.
    const char* verb() const;
    // A line for the end of the message, or nothing.
    const char* remedy() const;
  };

  // Prints the pending output.
  Abort drain();

 private:
  bool idle() const;
  void printRecords();
  void reportDropped();

  backend::Device& device_;
  hipspv_service* block_;
  std::mutex mutex_;
  bool droppedReported_ = false;
};

// Data races found in checked device code (docs/debugging.md, devlib/race_abi.h).

// Prints one race on stderr. slots and strings: from a record of kind HIPSPV_RECORD_RACE.
void reportRace(std::span<const std::uint64_t> slots, std::string_view strings);

// C's printf for the arguments that device code stored. slots: one 8-byte value per argument, floating point as double,
// strings as their length. strings: the characters of each %s argument in order, each with its NUL. Without an argument
// a conversion stays in the text unchanged.
std::string formatRecord(std::string_view format, std::span<const std::uint64_t> slots, std::string_view strings);

}  // namespace hipspv
