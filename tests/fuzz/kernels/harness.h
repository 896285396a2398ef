// Declarations that a program of generated kernels shares with its model.
#pragma once

#include <cstddef>

constexpr unsigned kSlots = 8;     // elements of each thread in each array
constexpr unsigned kGiven = 1024;  // elements of each array that kernels read

struct Arguments {
  int n, m;
  unsigned k;
  long l;
  size_t z;
};

struct Launch {
  unsigned grid[3], block[3];
  Arguments arguments;
};

// The arrays of a launch, on the host, as kernels get them.
struct Arrays {
  unsigned* out;
  float* reals;
  const int* in;
  const float* given;
};

// Computes the arrays of a launch; true if an operation on reals was rounded.
using Model = bool (*)(const Launch&, const Arrays&);

inline unsigned threads(const Launch& launch) {
  unsigned count = 1;
  for (int d = 0; d < 3; ++d) count *= launch.grid[d] * launch.block[d];
  return count;
}

inline unsigned bits(unsigned i) {
  const unsigned mixed = (i + 1) * 2654435761u;
  return mixed ^ mixed >> 15;
}
inline int given_int(unsigned i) { return static_cast<int>(bits(i) % 48) - 8; }
inline float given_real(unsigned i) { return static_cast<float>(static_cast<int>(bits(i + 5000) % 17) - 8); }
