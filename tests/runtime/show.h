// Programs under test print key=value lines; the test states the expected values.
#pragma once

#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

inline void show(const char* key, long long value) { std::printf("%s=%lld\n", key, value); }
inline void show(const char* key, double value) { std::printf("%s=%.17g\n", key, value); }
inline void show(const char* key, const char* value) { std::printf("%s=%s\n", key, value); }
inline void show(const char* key, hipError_t error) { std::printf("%s=%s\n", key, hipGetErrorName(error)); }
inline void show(const char* key, int value) { show(key, static_cast<long long>(value)); }
inline void show(const char* key, unsigned value) { show(key, static_cast<long long>(value)); }
inline void show(const char* key, std::size_t value) { show(key, static_cast<long long>(value)); }
inline void show(const char* key, bool value) { show(key, static_cast<long long>(value)); }

// For calls that prepare a test: their failure ends the program.
#define HIP(call)                                                                         \
  do {                                                                                    \
    const hipError_t error_ = (call);                                                     \
    if (error_ != hipSuccess) {                                                           \
      std::printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hipGetErrorName(error_)); \
      std::exit(1);                                                                       \
    }                                                                                     \
  } while (0)
