// Programs of sections, each of which a test runs in a process of its own, by its name:
//   SECTION(one) { gives(1, hostFunction()); }
#pragma once

#include <cstring>

struct Section {
  Section(const char* ownName, void (*ownBody)()) : name(ownName), body(ownBody), next(first) { first = this; }

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

int main(int, char** arguments) {
  Section::arguments = arguments;
  for (const Section* each = Section::first; each != nullptr; each = each->next) {
    if (std::strcmp(each->name, arguments[1]) != 0) continue;
    each->body();
    return Section::wrong == 0 ? 0 : 1;
  }
  return 2;
}
