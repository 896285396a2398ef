#include "bundle.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>

#include "decompress.h"
#include "hipspv/runtime/core/error.h"
#include "hipspv/runtime/spirv/module_info.h"

namespace hipspv {
namespace {

// clang's offload bundle (clang/docs/ClangOffloadBundler.rst): the magic string, the number of
// entries, and for each its offset, size, the length of its id and the id; 64-bit little-endian.
constexpr std::string_view kBundleMagic = "__CLANG_OFFLOAD_BUNDLE__";
constexpr std::string_view kOwnTarget = "hip-spirv64----generic";

// A bundle in memory, read with the interface of a compressed one.
class Plain {
 public:
  explicit Plain(Bytes bytes) : bytes_(bytes) {}

  std::uint64_t size() const { return bytes_.size(); }
  std::uint64_t position() const { return position_; }
  void read(void* to, std::size_t size) {
    std::memcpy(to, bytes_.data() + position_, size);
    position_ += size;
  }
  void finish() {}

 private:
  Bytes bytes_;
  std::size_t position_ = 0;
};

// Reads this many elements from the source. Allocates at most twice their size, or three times the available bytes
// if there are fewer.
template <class Container, class Source>
Container take(Source& source, std::uint64_t count) {
  constexpr std::uint64_t kFirst = 1 << 16;
  constexpr std::size_t kElement = sizeof(typename Container::value_type);
  Container result;
  while (result.size() < count) {
    const std::size_t begin = result.size();
    result.reserve(std::min(count, std::max<std::uint64_t>(kFirst, 2 * begin)));
    result.resize(result.capacity() < count ? result.capacity() : count);
    source.read(result.data() + begin, (result.size() - begin) * kElement);
  }
  return result;
}

bool startsWith(Bytes image, std::string_view magic) {
  return image.size() >= magic.size() && std::memcmp(image.data(), magic.data(), magic.size()) == 0;
}

// How well an entry fits: 0 not at all. Targets are <kind>-<triple>-<processor> (the bundler's
// documentation, "Bundle Entry ID"). OpenCL doesn't accept AMD's own flavour of SPIR-V.
int fitness(std::string_view id, std::uint64_t size) {
  const std::size_t kind = id.find('-');
  if (!id.starts_with("hip") || kind == id.npos || !id.substr(kind + 1).starts_with("spirv") ||
      id.find("amdgcnspirv") != id.npos || size == 0)
    return 0;
  return id == kOwnTarget ? 2 : 1;
}

// Makes an id printable for a message. It may consist of any bytes; a NUL would end the message.
std::string shown(std::string_view id) {
  constexpr std::size_t kMost = 200;
  std::string text(id.substr(0, kMost));
  std::ranges::replace_if(text, [](unsigned char c) { return c < ' ' || c == 0x7F; }, '?');
  return text;
}

struct Entry {
  std::uint64_t offset = 0, size = 0;
};

// The table of a bundle's entries.
template <class Source>
class Table {
 public:
  explicit Table(Source& source) : source_(source) {}

  // The entry with SPIR-V. The magic string has been read.
  Entry spirv() {
    const std::uint64_t count = number("number of entries");
    int bestFitness = 0;
    Entry best;
    for (std::uint64_t i = 0; i < count && bestFitness < 2; ++i) {
      const std::uint64_t at = source_.position();
      const Entry entry{number("offset"), number("size")};
      const std::string id = text(number("id's length"));
      if (entry.offset > source_.size() || entry.size > source_.size() - entry.offset)
        throw Error(hipErrorInvalidImage, "entry " + shown(id) +
                                              " of the offload bundle reaches past its end (byte " +
                                              std::to_string(at) + ", offset and size)");
      const int fits = fitness(id, entry.size);
      if (fits > bestFitness) best = entry, bestFitness = fits;
      if (others_.size() < kMostShown) others_ += (others_.empty() ? "" : ", ") + shown(id);
    }
    if (bestFitness > 0) return best;
    source_.finish();
    throw Error(hipErrorNoBinaryForGpu, "the offload bundle has no SPIR-V (only: " + others_ +
                                            "): compile with hipspv-cc, or --offload=spirv64");
  }

 private:
  static constexpr std::size_t kMostShown = 1000;  // characters of ids in a message

  std::uint64_t number(const char* field) {
    std::uint64_t value;
    expect(sizeof value, field);
    source_.read(&value, sizeof value);
    return value;
  }

  std::string text(std::uint64_t length) {
    expect(length, "id");
    return take<std::string>(source_, length);
  }

  void expect(std::uint64_t size, const char* field) const {
    if (size > source_.size() - source_.position())
      throw Error(hipErrorInvalidImage, "the offload bundle ends inside its table of entries (byte " +
                                            std::to_string(source_.position()) + ", " + field + ")");
  }

  Source& source_;
  std::string others_;
};

template <class Source>
Entry spirvEntry(Source&& source) {
  std::array<std::byte, kBundleMagic.size()> magic;
  if (source.size() >= magic.size()) source.read(magic.data(), magic.size());
  if (source.size() < magic.size() || !startsWith(magic, kBundleMagic))
    throw Error(hipErrorInvalidImage, "the compressed data is no offload bundle (byte 0, magic)");
  const Entry entry = Table(source).spirv();
  if (entry.size % sizeof(std::uint32_t) != 0)
    throw Error(hipErrorInvalidImage, "the bundle's SPIR-V is not a whole number of words (byte " +
                                          std::to_string(entry.offset) + ", size)");
  return entry;
}

// Reads twice, since the entries may be in any order: other entries are skipped.
std::vector<std::uint32_t> unpackSpirv(Bytes image) {
  const Entry entry = spirvEntry(Unpacking(image));
  Unpacking bundle(image);
  bundle.skip(entry.offset);
  auto words = take<std::vector<std::uint32_t>>(bundle, entry.size / sizeof(std::uint32_t));
  bundle.finish();
  return words;
}

std::vector<std::uint32_t> copyWords(Bytes bytes) {
  std::vector<std::uint32_t> words(bytes.size() / sizeof(std::uint32_t));
  std::memcpy(words.data(), bytes.data(), words.size() * sizeof(std::uint32_t));
  return words;
}

}  // namespace

std::vector<std::uint32_t> extractSpirv(Bytes image) {
  if (isCompressed(image)) return unpackSpirv(image);
  if (startsWith(image, kBundleMagic)) {
    const Entry entry = spirvEntry(Plain(image));
    return copyWords(image.subspan(entry.offset, entry.size));
  }
  return copyWords(image.first(spirvExtent(image)));
}

Bytes mappedFrom(const void* address) {
  const auto start = reinterpret_cast<std::uintptr_t>(address);
  std::uintptr_t end = start;
  std::FILE* maps = std::fopen("/proc/self/maps", "re");
  if (maps == nullptr) throw Error(hipErrorOperatingSystem, "/proc/self/maps can't be read");
  // Lines are ordered by address: neighbours without a gap continue the range.
  char line[4352];
  while (std::fgets(line, sizeof line, maps) != nullptr) {
    std::uintptr_t from = 0, to = 0;
    char readable = '-';
    if (std::sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %c", &from, &to, &readable) != 3) continue;
    if (from <= end && end < to && readable == 'r') end = to;
  }
  std::fclose(maps);
  return {static_cast<const std::byte*>(address), end - start};
}

}  // namespace hipspv
