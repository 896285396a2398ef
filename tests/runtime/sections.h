// Sections (../section.h) that call HIP. Other processes that a section starts from the program are CHILD(name).
#pragma once

#include <string>

#include "../section.h"
#include "objects.h"
#include "show.h"

#define CHILD(name) SECTION(name)

inline std::string text(hipError_t code) { return hipGetErrorName(code); }
inline std::string text(const std::string& value) { return value; }
inline std::string text(const char* value) { return value; }
template <class T>
std::string text(T value) {
  return std::to_string(value);
}

// The expression's value is the expected one. A failure prints both, and the section goes on.
#define gives(expected, ...)                                                                                    \
  do {                                                                                                          \
    const std::string want_ = text(expected), got_ = text(__VA_ARGS__);                                         \
    if (want_ == got_) break;                                                                                   \
    ++Section::wrong;                                                                                           \
    std::printf("%s:%d: %s gives %s, not %s\n", __FILE__, __LINE__, #__VA_ARGS__, got_.c_str(), want_.c_str()); \
  } while (0)
