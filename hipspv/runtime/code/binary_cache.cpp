#include "binary_cache.h"

#include <charconv>
#include <cstdlib>
#include <string>
#include <string_view>

#include "hipspv/runtime/support/cache_directory.h"
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

}  // namespace hipspv
