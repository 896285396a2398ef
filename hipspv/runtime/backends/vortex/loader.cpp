#include "loader.h"

#include <dlfcn.h>

#include <cstdlib>
#include <string_view>

#include "hipspv/runtime/support/error.h"
#include "properties.h"

namespace hipspv::vortex {
namespace {

constexpr const char* kLibrary = "libvortex.so";
constexpr const char* kRemedy =
    "for a Vortex device: put the directory of Vortex's runtime (runtime/ of its build) into LD_LIBRARY_PATH";

bool platformWanted() {
  const char* wanted = std::getenv("HIPSPV_PLATFORM");
  return wanted == nullptr || std::string_view(kPlatform).find(wanted) != std::string_view::npos;
}

// By functions that only one generation of the interface has. That of the months between 2.0 and 2.2 had both kinds of
// addresses and of uploads.
std::shared_ptr<Api> openApi(void* library) {
  if (dlsym(library, "vx_mem_address") != nullptr) return openBuffers(library);
  if (dlsym(library, "vx_upload_bytes") != nullptr)
    throw Error(hipErrorNoDevice, "has the interface of a Vortex between 2.0 and 2.2: build Vortex 2.2 or later");
  return openAddresses(library);
}

std::optional<Found> open(void* library, backend::Attempt& attempt) {
  attempt.remedy = kRemedy;
  Found found;
  found.api = openApi(library);
  found.card = readCard(*found.api);
  found.properties = propertiesOf(found.card, *found.api, attempt.loader);
  attempt.outcome = "opened; device " + found.properties.name + ": usable";
  return found;
}

}  // namespace

std::optional<Found> findDevice(std::vector<backend::Attempt>& attempts) {
  const char* named = std::getenv("HIPSPV_VORTEX_LIBRARY");
  const bool isNamed = named != nullptr && *named != '\0';
  backend::Attempt attempt{isNamed ? named : kLibrary, {}};
  void* library = dlopen(attempt.loader.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr && !isNamed) return std::nullopt;
  std::optional<Found> found;
  try {
    if (library == nullptr) throw Error(hipErrorNoDevice, dlerror());
    if (platformWanted())
      found = open(library, attempt);
    else
      attempt.outcome = "left out by HIPSPV_PLATFORM";
  } catch (const Error& error) {
    attempt.outcome = error.what();
  }
  attempts.push_back(std::move(attempt));
  return found;
}

}  // namespace hipspv::vortex
