// FFTW 3 for one precision (FFTW 3.3.10 manual, 4.5 "Guru Interface" and 4.6 "New-array Execute Functions").
#pragma once

#include <cstddef>

namespace hipspv::fft {

struct Fftw {
  using Plan = void*;
  // fftw_iodim64: strides in elements of each side's type.
  struct Dimension {
    std::ptrdiff_t size, inputStride, outputStride;
  };
  using Execute = void(Plan, void*, void*);

  static constexpr unsigned kUnaligned = 1U << 1, kPreserveInput = 1U << 4, kEstimate = 1U << 6;

  // FFTW's functions for single or double precision; the library stays loaded. Throws Error.
  static const Fftw& of(bool isDouble);

  Plan (*planComplex)(int, const Dimension*, int, const Dimension*, void*, void*, int, unsigned);
  Plan (*planToComplex)(int, const Dimension*, int, const Dimension*, void*, void*, unsigned);
  Plan (*planToReal)(int, const Dimension*, int, const Dimension*, void*, void*, unsigned);
  Execute* executeComplex;
  Execute* executeToComplex;
  Execute* executeToReal;
  void (*destroy)(Plan);
};

}  // namespace hipspv::fft
