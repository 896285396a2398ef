#include "decompress.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

#include "error.h"

namespace hipspv {
namespace {

using Bytes = std::span<const std::byte>;

// clang/docs/ClangOffloadBundler.rst, "Compressed Offload Bundle Header". Little-endian.
constexpr char kMagic[4] = {'C', 'C', 'O', 'B'};
enum Method : std::uint16_t { kZlib = 0, kZstd = 1 };

// What one byte becomes at most: zlib's "Technical Details" (1032:1); RFC 8878, section 3.1.1.2 (a block of
// 4 bytes that is 128 KiB).
constexpr std::uint64_t kZlibRatio = 1032, kZstdRatio = 128 * 1024 / 4;
constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 30;

constexpr std::size_t kPiece = std::size_t{1} << 16;  // that is passed over at once

struct Header {
  std::uint16_t version, method;
  std::uint64_t size;   // bytes when decompressed
  Bytes content;
};

[[noreturn]] void damaged(const std::string& what) {
  throw Error(hipErrorInvalidImage, "the compressed offload bundle is damaged: " + what);
}

template <class T>
T field(Bytes image, std::size_t offset) {
  if (offset + sizeof(T) > image.size()) damaged("it ends inside its header");
  T value;
  std::memcpy(&value, image.data() + offset, sizeof value);
  return value;
}

// Version 1 doesn't say how long the file is, version 3 has wider numbers. A hash ends each header.
Header header(Bytes image) {
  Header result{field<std::uint16_t>(image, 4), field<std::uint16_t>(image, 6), 0, {}};
  std::uint64_t file = image.size();
  std::size_t start = 0;
  if (result.version == 1) {
    result.size = field<std::uint32_t>(image, 8);
    start = 20;
  } else if (result.version == 2) {
    file = field<std::uint32_t>(image, 8);
    result.size = field<std::uint32_t>(image, 12);
    start = 24;
  } else if (result.version == 3) {
    file = field<std::uint64_t>(image, 8);
    result.size = field<std::uint64_t>(image, 16);
    start = 32;
  } else {
    throw Error(hipErrorInvalidImage, "compressed offload bundles of version " +
                                          std::to_string(result.version) + " aren't known");
  }
  if (file < start || file > image.size()) damaged("it reaches past its end");
  result.content = image.subspan(start, file - start);
  const std::uint64_t ratio = result.method == kZlib ? kZlibRatio : kZstdRatio;
  if (result.size == 0 || result.size > kMostBytes || result.size / ratio > result.content.size())
    damaged("its size is impossible");
  return result;
}

// A library that systems have, opened when the first bundle needs it.
template <class Function>
Function* symbol(const char* library, const char* name) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void* found = handle == nullptr ? nullptr : dlsym(handle, name);
  if (found != nullptr) return reinterpret_cast<Function*>(found);
  const char* reason = dlerror();
  throw Error(hipErrorNotSupported,
              std::string("the offload bundle is compressed, and ") + library +
                  " can't be opened: " + (reason == nullptr ? "" : reason) +
                  "\n  remedy: install that library, or compile without --offload-compress");
}

// zlib.h, z_stream. Its numbers of bytes have 32 bits.
struct ZlibState {
  const std::byte* nextIn;
  unsigned availableIn;
  unsigned long totalIn;
  std::byte* nextOut;
  unsigned availableOut;
  unsigned long totalOut;
  const char* message;
  void *state, *allocate, *free, *opaque;
  int dataType;
  unsigned long adler, reserved;
};

class ZlibStream final : public Unpacking::Stream {
 public:
  explicit ZlibStream(Bytes content) : content_(content) {
    static const auto begin =
        symbol<int(ZlibState*, const char*, int)>(kLibrary, "inflateInit_");
    // The first digit of the version counts.
    if (begin(&state_, "1", sizeof state_) != 0) throw Error(hipErrorOutOfMemory);
  }
  ~ZlibStream() override {
    static const auto end = symbol<int(ZlibState*)>(kLibrary, "inflateEnd");
    end(&state_);
  }

  std::size_t unpack(std::span<std::byte> room) override {
    static const auto inflate = symbol<int(ZlibState*, int)>(kLibrary, "inflate");
    constexpr int kOk = 0, kStreamEnd = 1, kNoFlush = 0;
    std::size_t done = 0;
    while (done < room.size() && !ended_) {
      if (state_.availableIn == 0) feed();
      const auto most = static_cast<unsigned>(std::min(room.size() - done, kMost));
      state_.nextOut = room.data() + done;
      state_.availableOut = most;
      const int status = inflate(&state_, kNoFlush);
      done += most - state_.availableOut;
      ended_ = status == kStreamEnd;
      if (status != kOk && !ended_) damaged("zlib can't read it");
    }
    return done;
  }

 private:
  static constexpr const char* kLibrary = "libz.so.1";
  static constexpr std::size_t kMost = std::size_t{1} << 30;

  void feed() {
    const Bytes next = content_.first(std::min(content_.size(), kMost));
    state_.nextIn = next.data();
    state_.availableIn = static_cast<unsigned>(next.size());
    content_ = content_.subspan(next.size());
  }

  Bytes content_;  // that zlib has not got yet
  ZlibState state_{};
  bool ended_ = false;
};

// zstd.h, ZSTD_outBuffer and ZSTD_inBuffer. What returns a size returns what ZSTD_isError says is none, too. It
// keeps a window of what it unpacked, of at most 128 MiB.
class ZstdStream final : public Unpacking::Stream {
 public:
  explicit ZstdStream(Bytes content) : input_{content.data(), content.size(), 0} {
    static const auto create = symbol<void*()>(kLibrary, "ZSTD_createDStream");
    static const auto begin = symbol<std::size_t(void*)>(kLibrary, "ZSTD_initDStream");
    state_ = create();
    if (state_ == nullptr) throw Error(hipErrorOutOfMemory);
    begin(state_);
  }
  ~ZstdStream() override {
    static const auto end = symbol<std::size_t(void*)>(kLibrary, "ZSTD_freeDStream");
    end(state_);
  }

  std::size_t unpack(std::span<std::byte> room) override {
    static const auto isError = symbol<unsigned(std::size_t)>(kLibrary, "ZSTD_isError");
    static const auto unpack =
        symbol<std::size_t(void*, Output*, Input*)>(kLibrary, "ZSTD_decompressStream");
    Output output{room.data(), room.size(), 0};
    while (output.done < output.size && !ended_) {
      const std::size_t before = input_.done + output.done;
      const std::size_t left = unpack(state_, &output, &input_);
      ended_ = left == 0;
      if (isError(left) != 0 || (!ended_ && input_.done + output.done == before))
        damaged("zstd can't read it");
    }
    return output.done;
  }

 private:
  static constexpr const char* kLibrary = "libzstd.so.1";
  struct Input {
    const void* data;
    std::size_t size, done;
  };
  struct Output {
    void* data;
    std::size_t size, done;
  };

  Input input_;
  void* state_ = nullptr;
  bool ended_ = false;
};

std::unique_ptr<Unpacking::Stream> streamOf(const Header& bundle) {
  switch (bundle.method) {
    case kZlib:
      return std::make_unique<ZlibStream>(bundle.content);
    case kZstd:
      return std::make_unique<ZstdStream>(bundle.content);
    default:
      damaged("its method " + std::to_string(bundle.method) + " isn't known");
  }
}

}  // namespace

bool isCompressed(Bytes image) {
  return image.size() >= sizeof kMagic && std::memcmp(image.data(), kMagic, sizeof kMagic) == 0;
}

Unpacking::Unpacking(Bytes image) {
  const Header bundle = header(image);
  size_ = bundle.size;
  stream_ = streamOf(bundle);
}

Unpacking::~Unpacking() = default;

void Unpacking::read(void* to, std::size_t size) {
  const std::size_t done = stream_->unpack({static_cast<std::byte*>(to), size});
  position_ += done;
  if (done < size) damaged("it unpacks to less than it says");
}

void Unpacking::skip(std::uint64_t size) {
  std::array<std::byte, kPiece> piece;
  for (std::uint64_t left = size; left > 0; left -= std::min<std::uint64_t>(left, piece.size()))
    read(piece.data(), std::min<std::uint64_t>(left, piece.size()));
}

void Unpacking::finish() {
  skip(size_ - position_);
  std::byte more;
  if (stream_->unpack({&more, 1}) != 0) damaged("it unpacks to more than it says");
}

}  // namespace hipspv
