// Compressed offload bundles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace hipspv {

bool isCompressed(std::span<const std::byte> image);

// What a compressed bundle unpacks to, from its first byte to its last: what nobody asks for takes no
// memory. The image may be longer.
class Unpacking {
 public:
  // Reads the header. Throws hipErrorInvalidImage for a broken one, hipErrorNotSupported where the system
  // lacks the library for its method.
  explicit Unpacking(std::span<const std::byte> image);
  ~Unpacking();
  Unpacking(const Unpacking&) = delete;
  Unpacking& operator=(const Unpacking&) = delete;

  // All bytes together, if the header is right.
  std::uint64_t size() const { return size_; }
  // How many were unpacked so far.
  std::uint64_t position() const { return position_; }

  // Each throws hipErrorInvalidImage where the data is damaged, or ends.
  void read(void* to, std::size_t size);
  void skip(std::uint64_t size);
  // To the end, which must be where the header says.
  void finish();

  // What a library unpacks.
  class Stream {
   public:
    virtual ~Stream() = default;
    // Fills the room, but at the end of the data. Throws hipErrorInvalidImage where that isn't an end.
    virtual std::size_t unpack(std::span<std::byte> room) = 0;
  };

 private:
  std::uint64_t size_, position_ = 0;
  std::size_t sizeAt_;  // in the image
  std::unique_ptr<Stream> stream_;
};

}  // namespace hipspv
