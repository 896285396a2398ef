#include <complex>

#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kLength = 512, kBatches = 256;
  static constexpr unsigned kThreads = kLength / 2;
  using Complex = std::complex<float>;
  std::vector<Complex> values = complex_values(), roots = unit_roots();
  Buffer<Complex> dvalues{device, values}, droots{device, roots}, dresult{device, kLength * kBatches};

  void step() { device.launch(KERNEL(fft), {kBatches}, {kThreads}, dvalues, droots, dresult, kBatches); }

  void check(Check& check) {
    const std::vector<Complex> result = dresult.read(kLength * kBatches);
    for (int i = 0; i < kLength * kBatches; i += 509) {
      std::complex<double> expected = 0;
      for (int k = 0; k < kLength; ++k)
        expected += std::complex<double>(values[i / kLength * kLength + k]) * root(i % kLength * k);
      check.close(result[i].real(), expected.real(), 1e-4);
      check.close(result[i].imag(), expected.imag(), 1e-4);
    }
  }

 private:
  static std::complex<double> root(int power) {
    return std::polar(1.0, -2 * std::acos(-1.0) * (power % kLength) / kLength);
  }
  static std::vector<Complex> unit_roots() {
    std::vector<Complex> roots(kLength / 2);
    for (int i = 0; i < kLength / 2; ++i) roots[i] = Complex(root(i));
    return roots;
  }
  static std::vector<Complex> complex_values() {
    Random random(1);
    std::vector<Complex> values(kLength * kBatches);
    for (Complex& value : values) value = {random.uniform(-1, 1), random.uniform(-1, 1)};
    return values;
  }
};
