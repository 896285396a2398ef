#include "table.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string>

#include "opencl/discover.h"

namespace hipspv::backend {

namespace {

constexpr Backend kBackends[] = {
    {"opencl", discoverOpenCl},
};

std::string refuse(std::string_view name) {
  std::string message = "HIPSPV_BACKEND=" + std::string(name) + " names no back end. There are:";
  for (const Backend& backend : kBackends) message.append(" ").append(backend.name);
  return message;
}

void append(Discovery& all, Discovery found) {
  std::move(found.devices.begin(), found.devices.end(), std::back_inserter(all.devices));
  std::move(found.attempts.begin(), found.attempts.end(), std::back_inserter(all.attempts));
  if (all.refusal.empty()) all.refusal = std::move(found.refusal);
}

}  // namespace

std::span<const Backend> backends() { return kBackends; }

Discovery discover(const NativeDevice* only) {
  const char* variable = std::getenv("HIPSPV_BACKEND");
  const std::string_view wanted = variable != nullptr ? variable : "";
  const auto isWanted = [&](const Backend& backend) { return wanted.empty() || backend.name == wanted; };
  Discovery all;
  if (std::none_of(std::begin(kBackends), std::end(kBackends), isWanted)) {
    all.refusal = refuse(wanted);
    return all;
  }
  for (const Backend& backend : kBackends)
    if (isWanted(backend) && (only == nullptr || backend.name == only->api))
      append(all, backend.discover(only));
  return all;
}

}  // namespace hipspv::backend
