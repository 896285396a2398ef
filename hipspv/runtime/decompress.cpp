#include "decompress.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "error.h"

namespace hipspv {
namespace {

// clang/docs/ClangOffloadBundler.rst, "Compressed Offload Bundle Header". Little-endian.
constexpr char kMagic[4] = {'C', 'C', 'O', 'B'};
enum Method : std::uint16_t { kZlib = 0, kZstd = 1 };

// What one byte becomes at most: zlib's "Technical Details" (1032:1); RFC 8878, section 3.1.1.2 (a block of
// 4 bytes that is 128 KiB).
constexpr std::uint64_t kZlibRatio = 1032, kZstdRatio = 128 * 1024 / 4;
constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 30;

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

// zlib.h: int uncompress(Bytef*, uLongf*, const Bytef*, uLong), 0 for success. Ignores what follows the
// compressed data.
Decompressed inflate(const Header& bundle) {
  static const auto uncompress =
      symbol<int(void*, unsigned long*, const void*, unsigned long)>("libz.so.1", "uncompress");
  Decompressed result(bundle.size);
  unsigned long size = bundle.size;
  if (uncompress(result.data(), &size, bundle.content.data(), bundle.content.size()) != 0 ||
      size != bundle.size)
    damaged("zlib can't read it");
  return result;
}

// zstd.h: both return a size or what ZSTD_isError says is none.
Decompressed unpackZstd(const Header& bundle) {
  constexpr const char* kLibrary = "libzstd.so.1";
  static const auto frameSize =
      symbol<std::size_t(const void*, std::size_t)>(kLibrary, "ZSTD_findFrameCompressedSize");
  static const auto isError = symbol<unsigned(std::size_t)>(kLibrary, "ZSTD_isError");
  static const auto unpack = symbol<std::size_t(void*, std::size_t, const void*, std::size_t)>(
      kLibrary, "ZSTD_decompress");
  const std::size_t frame = frameSize(bundle.content.data(), bundle.content.size());
  if (isError(frame) != 0) damaged("zstd can't read it");
  Decompressed result(bundle.size);
  if (unpack(result.data(), bundle.size, bundle.content.data(), frame) != bundle.size)
    damaged("zstd can't read it");
  return result;
}

}  // namespace

bool isCompressed(Bytes image) {
  return image.size() >= sizeof kMagic && std::memcmp(image.data(), kMagic, sizeof kMagic) == 0;
}

Decompressed decompress(Bytes image) {
  const Header bundle = header(image);
  switch (bundle.method) {
    case kZlib:
      return inflate(bundle);
    case kZstd:
      return unpackZstd(bundle);
    default:
      damaged("its method " + std::to_string(bundle.method) + " isn't known");
  }
}

}  // namespace hipspv
