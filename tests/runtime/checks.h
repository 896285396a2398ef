// Counts conditions, and shows those that don't hold.
#pragma once

#include <cstdio>

static int checked, wrong;

#define CHECK(condition)                                  \
  do {                                                    \
    ++checked;                                            \
    if (!(condition)) {                                   \
      ++wrong;                                            \
      std::printf("line %d: %s\n", __LINE__, #condition); \
    }                                                     \
  } while (0)
