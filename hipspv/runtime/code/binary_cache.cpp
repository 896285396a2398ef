#include "binary_cache.h"

#include <unistd.h>

#if defined(__x86_64__)
#include <cpuid.h>
#else
#include <sys/auxv.h>
#endif

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/support/directories.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv {
namespace {

constexpr std::uint64_t kDefaultLimit = std::uint64_t{1} << 30;

bool switchedOff() {
  const char* cache = std::getenv("HIPSPV_CACHE");
  return cache != nullptr && std::string_view(cache) == "0";
}

std::uint64_t limit() {
  const char* text = std::getenv("HIPSPV_CACHE_BYTES");
  if (text == nullptr) return kDefaultLimit;
  const std::string_view digits(text);
  std::uint64_t bytes = 0;
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), bytes);
  if (error == std::errc{} && end == digits.end()) return bytes;
  report(("HIPSPV_CACHE_BYTES=" + std::string(digits) + " is no number of bytes").c_str());
  return kDefaultLimit;
}

}  // namespace

BinaryStore* BinaryCache::instance() {
  static BinaryCache& cache = *new BinaryCache;  // outlives every static destructor
  return cache.store_.get();
}

BinaryCache::BinaryCache() {
  const auto directories = cacheDirectories();
  const std::uint64_t bytes = limit();
  if (switchedOff() || bytes == 0 || directories.empty()) return;
  store_ = std::make_unique<BinaryStore>(directories.front() / "device-binaries", bytes);
}

void CacheKey::add(std::string_view text) {
  const std::uint64_t size = text.size();
  hash_.add(std::as_bytes(std::span(&size, 1)));
  hash_.add(text);
}

void CacheKey::addInstructionSets() {
#if defined(__x86_64__)
  for (const unsigned leaf : {1u, 7u}) {
    std::array<unsigned, 4> r{};
    __get_cpuid_count(leaf, 0, &r[0], &r[1], &r[2], &r[3]);
    if (leaf == 1) r[1] = 0;  // the number of the current core
    hash_.add(std::as_bytes(std::span(r)));
  }
#else
  const std::array<unsigned long, 2> r{getauxval(AT_HWCAP), getauxval(AT_HWCAP2)};
  hash_.add(std::as_bytes(std::span(r)));
#endif
}

void CacheKey::addEnvironment(std::span<const std::string_view> prefixes) {
  std::vector<std::string_view> found;
  for (char** variable = environ; *variable != nullptr; ++variable)
    for (const std::string_view prefix : prefixes)
      if (std::string_view(*variable).starts_with(prefix)) found.emplace_back(*variable);
  std::sort(found.begin(), found.end());
  for (const std::string_view variable : found) add(variable);
}

}  // namespace hipspv
