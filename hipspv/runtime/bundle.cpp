#include "bundle.h"

#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>

#include "decompress.h"
#include "error.h"
#include "spirv.h"

namespace hipspv {
namespace {

// clang's offload bundle (clang/docs/ClangOffloadBundler.rst): the magic string, the number of
// entries, and for each its offset, size, the length of its id and the id; 64-bit little-endian.
constexpr std::string_view kBundleMagic = "__CLANG_OFFLOAD_BUNDLE__";
constexpr std::string_view kOwnTarget = "hip-spirv64----generic";

class Reader {
 public:
  explicit Reader(Bytes bytes) : bytes_(bytes) {}

  std::uint64_t u64() {
    std::uint64_t value;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
  }

  std::string_view text(std::uint64_t length) {
    const Bytes part = take(length);
    return {reinterpret_cast<const char*>(part.data()), part.size()};
  }

 private:
  Bytes take(std::uint64_t size) {
    if (size > bytes_.size() - position_)
      throw Error(hipErrorInvalidImage, "the offload bundle ends inside its table of entries");
    const Bytes part = bytes_.subspan(position_, size);
    position_ += size;
    return part;
  }

  Bytes bytes_;
  std::size_t position_ = 0;
};

bool startsWith(Bytes image, std::string_view magic) {
  return image.size() >= magic.size() && std::memcmp(image.data(), magic.data(), magic.size()) == 0;
}

// How well an entry fits: 0 not at all. Targets are <kind>-<triple>-<processor> (the bundler's
// documentation, "Bundle Entry ID"); AMD's own flavour of SPIR-V is none that OpenCL takes.
int fitness(std::string_view id, Bytes content) {
  const std::size_t kind = id.find('-');
  if (!id.starts_with("hip") || kind == id.npos || !id.substr(kind + 1).starts_with("spirv") ||
      id.find("amdgcnspirv") != id.npos || content.empty())
    return 0;
  return id == kOwnTarget ? 2 : 1;
}

Bytes bundleEntry(Bytes image) {
  Reader reader(image.subspan(kBundleMagic.size()));
  const std::uint64_t count = reader.u64();
  std::string others;
  Bytes best;
  int bestFitness = 0;
  for (std::uint64_t i = 0; i < count && bestFitness < 2; ++i) {
    const std::uint64_t offset = reader.u64();
    const std::uint64_t size = reader.u64();
    const std::string_view id = reader.text(reader.u64());
    if (offset > image.size() || size > image.size() - offset)
      throw Error(hipErrorInvalidImage,
                  "entry " + std::string(id) + " of the offload bundle reaches past its end");
    const Bytes content = image.subspan(offset, size);
    const int fits = fitness(id, content);
    if (fits > bestFitness) best = content, bestFitness = fits;
    others += (others.empty() ? "" : ", ") + std::string(id);
  }
  if (bestFitness > 0) return best;
  throw Error(hipErrorNoBinaryForGpu, "the offload bundle has no SPIR-V (only: " + others +
                                          "): compile with hipspv-cc, or --offload=spirv64");
}

std::vector<std::uint32_t> copyWords(Bytes bytes) {
  std::vector<std::uint32_t> words(bytes.size() / sizeof(std::uint32_t));
  std::memcpy(words.data(), bytes.data(), words.size() * sizeof(std::uint32_t));
  return words;
}

}  // namespace

std::vector<std::uint32_t> extractSpirv(Bytes image) {
  if (isCompressed(image)) {
    const Decompressed plain = decompress(image);
    if (!startsWith(plain.bytes(), kBundleMagic))
      throw Error(hipErrorInvalidImage, "the compressed data is no offload bundle");
    return extractSpirv(plain.bytes());
  }
  if (startsWith(image, kBundleMagic)) {
    const Bytes entry = bundleEntry(image);
    if (entry.size() % sizeof(std::uint32_t) != 0)
      throw Error(hipErrorInvalidImage, "the bundle's SPIR-V is not a whole number of words");
    return copyWords(entry);
  }
  auto words = copyWords(image.first(spirvExtent(image)));
  return words;
}

Bytes mappedFrom(const void* address) {
  const auto start = reinterpret_cast<std::uintptr_t>(address);
  std::uintptr_t end = start;
  std::FILE* maps = std::fopen("/proc/self/maps", "re");
  if (maps == nullptr) throw Error(hipErrorOperatingSystem, "/proc/self/maps can't be read");
  // Lines are in order of address: neighbours without a gap continue the range.
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
