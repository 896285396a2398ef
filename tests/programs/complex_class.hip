// A class with operators, a base class and static members: Julia-set orbits of complex numbers.
#include <cmath>
#include <complex>

#include "support.h"

template <class T>
class Complex {
 public:
  __host__ __device__ Complex(T re = 0, T im = 0) : re_(re), im_(im) {}
  __host__ __device__ T real() const { return re_; }
  __host__ __device__ T imag() const { return im_; }
  __host__ __device__ T norm() const { return re_ * re_ + im_ * im_; }
  __device__ Complex& operator+=(const Complex& o) {
    re_ += o.re_;
    im_ += o.im_;
    return *this;
  }
  friend __device__ Complex operator+(Complex a, const Complex& b) { return a += b; }
  friend __device__ Complex operator*(const Complex& a, const Complex& b) {
    return {a.re_ * b.re_ - a.im_ * b.im_, a.re_ * b.im_ + a.im_ * b.re_};
  }
  friend __device__ bool operator<(const Complex& a, const Complex& b) { return a.norm() < b.norm(); }

 private:
  T re_, im_;
};

struct Orbit {
  __device__ explicit Orbit(Complex<double> c) : c_(c) {}
  __device__ void step() {
    z_ = z_ * z_ + c_;
    if (largest_ < z_) largest_ = z_;
    ++steps;
  }
  __device__ Complex<double> largest() const { return largest_; }
  static constexpr int kMaximum = 12;
  int steps = 0;

 private:
  Complex<double> z_, c_, largest_;
};

__global__ void orbits(const Complex<double>* c, Complex<double>* largest, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Orbit orbit(c[i]);
  while (orbit.steps < Orbit::kMaximum) orbit.step();
  largest[i] = orbit.largest();
}

int main() {
  const int n = 500;
  Random random(4);
  std::vector<Complex<double>> c(n);
  for (auto& value : c) value = {random.unit() * 0.5 - 0.5, random.unit() * 0.5 - 0.25};
  DeviceArray<Complex<double>> dc(c), dlargest(n);
  orbits<<<(n + 63) / 64, 64>>>(dc, dlargest, n);
  const auto largest = dlargest.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    std::complex<double> z, best;
    for (int step = 0; step < 12; ++step) {
      z = z * z + std::complex<double>(c[i].real(), c[i].imag());
      if (std::norm(best) < std::norm(z)) best = z;
    }
    // Two members of an orbit may have nearly the same size: the size counts.
    wrong += !(std::fabs(largest[i].norm() - std::norm(best)) <= 1e-9);
  }
  return verdict(n, wrong);
}
