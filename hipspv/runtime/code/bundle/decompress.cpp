#include "decompress.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

#include "hipspv/runtime/support/error.h"

namespace hipspv {
namespace {

using Bytes = std::span<const std::byte>;

// clang/docs/ClangOffloadBundler.rst, "Compressed Offload Bundle Header". Little-endian.
constexpr char kMagic[4] = {'C', 'C', 'O', 'B'};
enum Method : std::uint16_t { kZlib = 0, kZstd = 1 };

// The maximum number of bytes from one byte: zlib's "Technical Details" (1032:1); RFC 8878, section 3.1.1.2 (a
// block of 4 bytes that is 128 KiB).
constexpr std::uint64_t kZlibRatio = 1032, kZstdRatio = 128 * 1024 / 4;
constexpr std::uint64_t kMaxBytes = std::uint64_t{4} << 30;

constexpr std::size_t kPiece = std::size_t{1} << 16;  // skipped at once

// The position and width of the sizes in a version's header, and the position of the data. A hash ends each header.
struct Layout {
  std::uint16_t version;
  std::size_t width, fileSize, size, begin;
};
constexpr std::size_t kVersionAt = 4, kMethodAt = 6, kUnsaid = 0;
constexpr Layout kLayouts[] = {{1, 4, kUnsaid, 8, 20}, {2, 4, 8, 12, 24}, {3, 8, 8, 16, 32}};

struct Header {
  std::uint16_t method;
  std::uint64_t size;  // bytes after decompression
  Bytes content;
  std::size_t begin, sizeAt;  // positions of the content and of the field with its size
};

[[noreturn]] void damaged(const std::string& what, std::uint64_t at, const char* field) {
  throw Error(hipErrorInvalidImage, "the compressed offload bundle is damaged: " + what + " (byte " +
                                        std::to_string(at) + ", " + field + ")");
}

std::uint64_t number(Bytes image, std::size_t at, std::size_t width, const char* field) {
  std::uint64_t value = 0;
  if (at + width > image.size()) damaged("it ends inside its header", at, field);
  std::memcpy(&value, image.data() + at, width);
  return value;
}

Header header(Bytes image) {
  const std::uint64_t version = number(image, kVersionAt, 2, "version");
  const auto layout = std::ranges::find(kLayouts, version, &Layout::version);
  if (layout == std::end(kLayouts))
    damaged("version " + std::to_string(version) + " isn't known", kVersionAt, "version");
  std::uint64_t file = image.size();
  if (layout->fileSize != kUnsaid) file = number(image, layout->fileSize, layout->width, "file size");
  Header result{static_cast<std::uint16_t>(number(image, kMethodAt, 2, "method")),
                number(image, layout->size, layout->width, "uncompressed size"),
                {},
                layout->begin,
                layout->size};
  if (file < result.begin || file > image.size()) damaged("it reaches past its end", layout->fileSize, "file size");
  result.content = image.subspan(result.begin, file - result.begin);
  const std::uint64_t ratio = result.method == kZlib ? kZlibRatio : kZstdRatio;
  if (result.size == 0 || result.size > kMaxBytes || result.size / ratio > result.content.size())
    damaged("its size is impossible", layout->size, "uncompressed size");
  return result;
}

// A system library, opened when the first bundle needs it.
template <class Function>
Function* symbol(const char* library, const char* name) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void* found = handle == nullptr ? nullptr : dlsym(handle, name);
  if (found != nullptr) return reinterpret_cast<Function*>(found);
  const char* reason = dlerror();
  throw Error(hipErrorNotSupported, std::string("the offload bundle is compressed, and ") + library +
                                        " can't be opened: " + (reason == nullptr ? "" : reason) +
                                        "\n  remedy: install that library, or compile without --offload-compress");
}

// zlib.h, z_stream. Its counts of bytes have 32 bits.
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
  explicit ZlibStream(const Header& bundle) : content_(bundle.content), begin_(bundle.begin) {
    static const auto begin = symbol<int(ZlibState*, const char*, int)>(kLibrary, "inflateInit_");
    // zlib compares only the first digit of the version.
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
      const auto bytes = static_cast<unsigned>(std::min(room.size() - done, kMaxStep));
      state_.nextOut = room.data() + done;
      state_.availableOut = bytes;
      const int status = inflate(&state_, kNoFlush);
      done += bytes - state_.availableOut;
      ended_ = status == kStreamEnd;
      if (status != kOk && !ended_) damaged("zlib can't read it", begin_ + state_.totalIn, "compressed data");
    }
    return done;
  }

 private:
  static constexpr const char* kLibrary = "libz.so.1";
  static constexpr std::size_t kMaxStep = std::size_t{1} << 30;

  void feed() {
    const Bytes next = content_.first(std::min(content_.size(), kMaxStep));
    state_.nextIn = next.data();
    state_.availableIn = static_cast<unsigned>(next.size());
    content_ = content_.subspan(next.size());
  }

  Bytes content_;  // not yet passed to zlib
  std::size_t begin_;
  ZlibState state_{};
  bool ended_ = false;
};

// zstd.h, ZSTD_outBuffer and ZSTD_inBuffer. Functions that return a size also return errors, which ZSTD_isError
// recognises. zstd keeps a window of unpacked data of at most 128 MiB.
class ZstdStream final : public Unpacking::Stream {
 public:
  explicit ZstdStream(const Header& bundle)
      : input_{bundle.content.data(), bundle.content.size(), 0}, begin_(bundle.begin) {
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
    static const auto unpack = symbol<std::size_t(void*, Output*, Input*)>(kLibrary, "ZSTD_decompressStream");
    Output output{room.data(), room.size(), 0};
    while (output.done < output.size && !ended_) {
      const std::size_t before = input_.done + output.done;
      const std::size_t left = unpack(state_, &output, &input_);
      ended_ = left == 0;
      if (isError(left) != 0 || (!ended_ && input_.done + output.done == before))
        damaged("zstd can't read it", begin_ + input_.done, "compressed data");
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
  std::size_t begin_;
  void* state_ = nullptr;
  bool ended_ = false;
};

std::unique_ptr<Unpacking::Stream> streamOf(const Header& bundle) {
  switch (bundle.method) {
    case kZlib:
      return std::make_unique<ZlibStream>(bundle);
    case kZstd:
      return std::make_unique<ZstdStream>(bundle);
    default:
      damaged("method " + std::to_string(bundle.method) + " isn't known", kMethodAt, "method");
  }
}

}  // namespace

bool isCompressed(Bytes image) {
  return image.size() >= sizeof kMagic && std::memcmp(image.data(), kMagic, sizeof kMagic) == 0;
}

Unpacking::Unpacking(Bytes image) {
  const Header bundle = header(image);
  size_ = bundle.size;
  sizeAt_ = bundle.sizeAt;
  stream_ = streamOf(bundle);
}

Unpacking::~Unpacking() = default;

void Unpacking::read(void* to, std::size_t size) {
  const std::size_t done = stream_->unpack({static_cast<std::byte*>(to), size});
  position_ += done;
  if (done < size) damaged("it unpacks to " + std::to_string(position_) + " bytes", sizeAt_, "uncompressed size");
}

void Unpacking::skip(std::uint64_t size) {
  std::array<std::byte, kPiece> piece;
  for (std::uint64_t left = size; left > 0; left -= std::min<std::uint64_t>(left, piece.size()))
    read(piece.data(), std::min<std::uint64_t>(left, piece.size()));
}

void Unpacking::finish() {
  skip(size_ - position_);
  std::byte more;
  if (stream_->unpack({&more, 1}) != 0) damaged("it unpacks to more bytes", sizeAt_, "uncompressed size");
}

}  // namespace hipspv
