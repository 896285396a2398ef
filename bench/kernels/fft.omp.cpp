#include <algorithm>
#include <complex>

constexpr int kLength = 512, kHalf = kLength / 2;

using Complex = std::complex<float>;

static void fft(const Complex* values, const Complex* roots, Complex* result, int batches) {
#pragma omp parallel for
  for (int batch = 0; batch < batches; ++batch) {
    Complex buffers[2][kLength];
    std::copy_n(values + batch * kLength, kLength, buffers[0]);
    int from = 0;
    for (int done = 1; done < kLength; done *= 2, from = 1 - from) {
      const Complex* in = buffers[from];
      Complex* out = buffers[1 - from];
#pragma omp simd
      for (int i = 0; i < kHalf; ++i) {
        const int within = i & (done - 1), to = 2 * i - within;
        const Complex root = roots[within * (kHalf / done)], a = in[i], b = in[i + kHalf];
        const Complex turned(b.real() * root.real() - b.imag() * root.imag(),
                             b.real() * root.imag() + b.imag() * root.real());
        out[to] = a + turned;
        out[to + done] = a - turned;
      }
    }
    std::copy_n(buffers[from], kLength, result + batch * kLength);
  }
}
