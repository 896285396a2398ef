// Programs here make HIP's functions refuse: `refuses(hipErrorInvalidValue, hipFree(&local));`
// Each check that holds prints the function and the code, for test_error_codes.py to count. A check that
// fails prints its place and the result. main returns refusals::result().
#pragma once

#include <hip/hip_runtime.h>
#include <hip/hip_ext.h>
#include <hip/hiprtc.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace refusals {

inline int wrong = 0;

inline int result() { return wrong == 0 ? 0 : 1; }

inline const char* name(hipError_t code) { return hipGetErrorName(code); }
inline const char* name(hiprtcResult code) { return hiprtcGetErrorString(code); }

// HIP 6's hipGetLastError gives the latest call's code once, also "not ready". hiprtc's codes aren't HIP's.
inline bool keeps(hipError_t code) { return hipGetLastError() == code && hipGetLastError() == hipSuccess; }
inline bool keeps(hiprtcResult) { return true; }

// call: the text of the call, which begins with the function's name.
template <class Code>
void check(Code expected, Code given, const char* call, const char* file, int line) {
  const bool kept = keeps(given);
  if (given == expected && kept) {
    std::printf("%.*s %s\n", static_cast<int>(std::strcspn(call, "(<")), call, name(given));
    return;
  }
  ++wrong;
  std::fprintf(stderr, "%s:%d: %s gives %s%s, not %s\n", file, line, call, name(given),
               kept ? "" : ", which hipGetLastError doesn't", name(expected));
}

}  // namespace refusals

#define refuses(code, ...) refusals::check(code, (__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

// For calls that prepare a test: their failure ends the program.
#define HIP(...)                                                                           \
  do {                                                                                     \
    if (const hipError_t error_ = (__VA_ARGS__); error_ != hipSuccess) {                   \
      std::fprintf(stderr, "%s:%d: %s gives %s\n", __FILE__, __LINE__, #__VA_ARGS__,       \
                   hipGetErrorName(error_));                                               \
      std::exit(2);                                                                        \
    }                                                                                      \
  } while (0)

#include "../runtime/objects.h"
