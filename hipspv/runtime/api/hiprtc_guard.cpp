#include "hiprtc_guard.h"

#include "hipspv/runtime/support/error.h"
#include "runtime.h"

namespace hipspv {

std::string deviceArchitecture() {
  if (Call::closed()) return {};
  try {
    Runtime& runtime = Runtime::get();
    const std::string name = runtime.deviceCount() == 0 ? std::string{} : runtime.current().properties().architecture;
    return name == "spirv64" ? std::string{} : name;
  } catch (const Error&) {
    return {};
  }
}

std::string withoutDirectory(std::string log, const ScratchDirectory& scratch) {
  const std::string directory = scratch.path().string() + "/";
  for (std::size_t at = log.find(directory); at != log.npos; at = log.find(directory, at))
    log.erase(at, directory.size());
  return log;
}

}  // namespace hipspv
