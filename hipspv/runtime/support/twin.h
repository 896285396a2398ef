// Host memory with a copy on a device: tracks which side has changed which bytes.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>

namespace hipspv {

// The host and the device each change bytes of their own copy, and the twin is the last common state. So neither
// side's changes overwrite the other's, as long as they affect different bytes.
class Twin {
 public:
  // The host's memory, initially zeros like the device's copy.
  explicit Twin(std::span<std::byte> host)
      : host_(host), agreed_(static_cast<std::byte*>(std::calloc(host.size(), 1)), std::free) {
    if (agreed_ == nullptr) throw std::bad_alloc();
  }

  // Calls send(offset, bytes) for the host's changes. exact: only for changed bytes, otherwise for the blocks that
  // contain some.
  template <class Send>
  void send(bool exact, Send&& send) {
    for (Run run{}; next(run);)
      if (exact)
        sendExactly(run, send);
      else
        send(run.begin, agree(run));
  }

  // device: the device's contents from that offset on. Applies the device's changes to the host's memory.
  void take(std::size_t offset, std::span<const std::byte> device);

 private:
  // A range of bytes that differ, or of blocks with differences.
  struct Run {
    std::size_t begin = 0, end = 0;
  };

  bool next(Run& run) const;  // the next blocks after the run
  bool nextExact(const Run& within, Run& run) const;
  std::span<const std::byte> agree(const Run& run);

  template <class Send>
  void sendExactly(const Run& blocks, Send&& send) {
    for (Run run{blocks.begin, blocks.begin}; nextExact(blocks, run);) send(run.begin, agree(run));
  }

  std::span<std::byte> host_;
  const std::unique_ptr<std::byte, void (*)(void*)> agreed_;
};

}  // namespace hipspv
