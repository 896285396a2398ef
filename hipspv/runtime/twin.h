// Memory of the host of which a device has a copy: who has changed which bytes.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>

namespace hipspv {

// The host and the device each change bytes of their own copy, and the twin is what both last agreed on. So
// neither side's changes overwrite the other's, as long as they are of different bytes.
class Twin {
 public:
  // The host's memory, zeros at first, as the device's copy is.
  explicit Twin(std::span<std::byte> host)
      : host_(host), agreed_(static_cast<std::byte*>(std::calloc(host.size(), 1)), std::free) {
    if (agreed_ == nullptr) throw std::bad_alloc();
  }

  // Calls send(offset, bytes) for what the host has changed. exact: for no byte that it hasn't, otherwise
  // for the blocks that hold such bytes.
  template <class Send>
  void send(bool exact, Send&& send) {
    for (Run run{}; next(run);)
      if (exact)
        sendExactly(run, send);
      else
        send(run.begin, agree(run));
  }

  // device: what the device has from that offset on. The host gets what the device has changed.
  void take(std::size_t offset, std::span<const std::byte> device);

 private:
  // Of bytes, which differ or lie in blocks that differ.
  struct Run {
    std::size_t begin = 0, end = 0;
  };

  bool next(Run& run) const;  // the next blocks behind the run
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
