#include "cache_key.h"

#include <unistd.h>
#if defined(__x86_64__)
#include <cpuid.h>
#else
#include <sys/auxv.h>
#endif

#include <algorithm>
#include <vector>

namespace hipspv {

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
