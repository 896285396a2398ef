// Types that kernels and the host pass to each other: their layouts and their ways into a kernel differ by architecture.
#pragma once

struct Floats {
  float x, y;
};
struct Mixed {
  double d;
  int i;
};
struct Halves {
  char c;
  alignas(8) float f;
};
struct Nested {
  Floats pair[1];
};
struct Triple {
  float v[3];
};
struct Large {
  long v[5];
};
struct Reference {
  int* p;
  char c;
};
struct PointerAndDouble {
  const double* p;
  double d;
};
struct Empty {};
struct Bytes {
  unsigned char v[11];
};
struct Extended {
  char c;
  long double v;
  short s;
};
struct Copied {
  int v;
  Copied() = default;
  __attribute__((host)) __attribute__((device)) Copied(const Copied& other) : v(other.v) {}
};
