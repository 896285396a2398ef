#include "findings.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace hipspv {
namespace {

// The same as ThreadSanitizer's.
constexpr int kStatus = 66;

std::atomic<bool> reported{false};

}  // namespace

void reportFinding(const std::string& text) {
  reported.store(true);
  std::fputs(text.c_str(), stderr);
}

int statusAfterFindings(int status) {
  if (status != 0 || !reported.load()) return status;
  for (const char* name : {"HIPSPV_CHECK_STATUS", "HIPSPV_RACES_STATUS"})
    if (const char* wanted = std::getenv(name); wanted != nullptr && *wanted != '\0') return std::atoi(wanted);
  return kStatus;
}

}  // namespace hipspv
