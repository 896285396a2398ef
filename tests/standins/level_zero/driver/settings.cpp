#include "settings.h"

#include <level_zero/ze_api.h>

#include <cstdlib>
#include <cstring>
#include <sstream>

namespace test_driver {
namespace {

std::string text(const char* variable, const char* otherwise = "") {
  const char* value = std::getenv(variable);
  return value == nullptr ? otherwise : value;
}

std::uint64_t number(const char* variable, std::uint64_t otherwise) {
  const std::string value = text(variable);
  return value.empty() ? otherwise : std::strtoull(value.c_str(), nullptr, 0);
}

std::uint32_t version(const std::string& words) {
  std::istringstream stream(words);
  std::uint32_t major = 0, minor = 0;
  char dot = 0;
  stream >> major >> dot >> minor;
  return ZE_MAKE_VERSION(major, minor);
}

std::map<std::string, std::uint32_t> failures(const std::string& list) {
  std::map<std::string, std::uint32_t> result;
  std::istringstream items(list);
  for (std::string item; std::getline(items, item, ',');)
    if (const auto at = item.find('='); at != std::string::npos)
      result[item.substr(0, at)] = static_cast<std::uint32_t>(std::stoul(item.substr(at + 1), nullptr, 16));
  return result;
}

Settings read() {
  Settings result;
  result.openCl = text("HIPSPV_TEST_OPENCL", "libintelocl.so");
  result.devices = static_cast<std::uint32_t>(number("HIPSPV_TEST_ZE_DEVICES", 1));
  result.subDevices = static_cast<std::uint32_t>(number("HIPSPV_TEST_ZE_SUB_DEVICES", 0));
  result.api = version(text("HIPSPV_TEST_ZE_API", "1.13"));
  result.copyEngines = static_cast<std::uint32_t>(number("HIPSPV_TEST_ZE_COPY_ENGINES", 1));
  if (std::getenv("HIPSPV_TEST_ZE_SHUFFLE") != nullptr) result.shuffle = number("HIPSPV_TEST_ZE_SHUFFLE", 0);
  result.timerHz = number("HIPSPV_TEST_ZE_TIMER", 19'200'000);
  result.timerStart = number("HIPSPV_TEST_ZE_TIMER_START", 0);
  result.peers = number("HIPSPV_TEST_ZE_PEERS", 1) != 0;
  result.same = number("HIPSPV_TEST_ZE_SAME", 0) != 0;
  result.system = number("HIPSPV_TEST_ZE_SYSTEM", 0) != 0;
  result.leaks = std::getenv("HIPSPV_TEST_ZE_LEAKS") != nullptr;
  const char* usualIpc = result.api >= ZE_MAKE_VERSION(1, 13) ? "pid" : "fd";
  result.ipcByProcess = text("HIPSPV_TEST_ZE_IPC", usualIpc) == "pid";
  result.closesImports = number("HIPSPV_TEST_ZE_CLOSES", 0) != 0;
  result.memory = number("HIPSPV_TEST_ZE_MEMORY", 0);
  result.log = text("HIPSPV_TEST_ZE_LOG");
  result.failures = failures(text("HIPSPV_TEST_ZE_FAIL"));
  return result;
}

}  // namespace

const Settings& settings() {
  static const Settings& one = *new Settings(read());  // the process's end doesn't destroy it
  return one;
}

}  // namespace test_driver
