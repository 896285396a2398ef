// Compressed offload bundles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace hipspv {

bool isCompressed(std::span<const std::byte> image);

// Unpacks a compressed bundle from its first byte to its last. Skipped data takes no memory. The image may be
// longer than the bundle.
class Unpacking {
 public:
  // Reads the header. Throws hipErrorInvalidImage for a broken one, hipErrorNotSupported if the system lacks the
  // library for its method.
  explicit Unpacking(std::span<const std::byte> image);
  ~Unpacking();
  Unpacking(const Unpacking&) = delete;
  Unpacking& operator=(const Unpacking&) = delete;

  // The total number of bytes, if the header is right.
  std::uint64_t size() const { return size_; }
  // The number of bytes unpacked so far.
  std::uint64_t position() const { return position_; }

  // Each throws hipErrorInvalidImage if the data is damaged or ends too early.
  void read(void* to, std::size_t size);
  void skip(std::uint64_t size);
  // Reads up to the end, which must be where the header says.
  void finish();

  // A decompression library.
  class Stream {
   public:
    virtual ~Stream() = default;
    // Fills the buffer, except at the end of the data. Throws hipErrorInvalidImage for truncated data.
    virtual std::size_t unpack(std::span<std::byte> room) = 0;
  };

 private:
  std::uint64_t size_, position_ = 0;
  std::size_t sizeAt_;  // in the image
  std::unique_ptr<Stream> stream_;
};

}  // namespace hipspv
