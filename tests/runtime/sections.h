// A program is sections. test_sections.py runs each as a test, in a process of its own:
//   SECTION(one) { gives(1, hostFunction()); }
// Other processes that a section starts from the program are CHILD(name).
#pragma once

#include <cstring>
#include <string>

#include "objects.h"
#include "show.h"

struct Section {
  Section(const char* name, void (*body)()) : name(name), body(body), next(first) { first = this; }

  const char* name;
  void (*body)();
  Section* next;
  static inline Section* first = nullptr;
  static inline int wrong = 0;
  static inline char** arguments = nullptr;  // the program's; the section's name is the first
};

#define SECTION(name)                         \
  static void name();                         \
  static Section section_##name{#name, name}; \
  static void name()
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

int main(int, char** arguments) {
  Section::arguments = arguments;
  for (const Section* each = Section::first; each != nullptr; each = each->next) {
    if (std::strcmp(each->name, arguments[1]) != 0) continue;
    each->body();
    return Section::wrong == 0 ? 0 : 1;
  }
  return 2;
}
