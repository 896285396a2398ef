// Numbers and their bits, for programs that write results to standard output.
#pragma once

#include <cstdio>
#include <cstring>

template <class T>
static void put(T value) {
  std::fwrite(&value, sizeof value, 1, stdout);
}

static float floatOf(unsigned bits) {
  float x;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}
