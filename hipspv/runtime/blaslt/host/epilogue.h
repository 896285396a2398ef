// The epilogue of a product: bias, activations and their gradients, and the auxiliary matrix.
#pragma once

#include <cmath>
#include <numbers>

#include "view.h"

namespace hipspv::blaslt::host {

// The bits of cublasLtEpilogue_t and of hipblasLtEpilogue_t.
enum EpilogueBits : std::uint32_t {
  kRelu = 2,
  kBias = 4,
  kReluGradient = 8,
  kBiasGradient = 16,
  kGelu = 32,
  kGeluGradient = 64,
  kAux = 128,
  kBiasGradientOfA = 256,
  kBiasGradientOfB = 512,
  kSwish = 65536,
};
inline constexpr std::uint32_t kUsesBias = kBias | kBiasGradient | kBiasGradientOfA | kBiasGradientOfB;
inline constexpr std::uint32_t kMakesBias = kBiasGradient | kBiasGradientOfA | kBiasGradientOfB;

// The approximation by tanh (Hendrycks and Gimpel, arXiv:1606.08415), as cuBLASLt has it.
template <class T>
T geluTanh(T x) {
  return std::tanh(T(std::numbers::sqrt2 * std::numbers::inv_sqrtpi) * (x + T(0.044715) * x * x * x));
}
template <class T>
T gelu(T x) {
  return T(0.5) * x * (T(1) + geluTanh(x));
}
template <class T>
T geluGradient(T x) {
  const T tanh = geluTanh(x);
  const T inner = T(std::numbers::sqrt2 * std::numbers::inv_sqrtpi) * (T(1) + T(3 * 0.044715) * x * x);
  return T(0.5) * (T(1) + tanh) + T(0.5) * x * (T(1) - tanh * tanh) * inner;
}

// The arguments of a call's epilogue. bias and aux have the types that hold for the call.
struct EpiloguePlan {
  std::uint32_t bits = 0;
  View bias, aux;
  std::int64_t auxStride = 0;
  const float* auxScale = nullptr;
};

// For one matrix of a batch. T is real.
template <class T>
class Epilogue {
 public:
  Epilogue(const EpiloguePlan& plan, std::int64_t batch, std::size_t rows)
      : plan_(plan), batch_(batch), bias_(rows), aux_(rows), gradient_(rows) {
    if (plan_.bits & kBias) plan_.bias.readColumn(batch_, 0, std::span(bias_));
  }

  void apply(std::int64_t column, std::span<T> values) {
    if (plan_.bits & kBias)
      for (std::size_t i = 0; i < values.size(); ++i) values[i] += bias_[i];
    activate(column, values);
    if (plan_.bits & kBiasGradient)
      for (std::size_t i = 0; i < values.size(); ++i) gradient_[i] += double{values[i]};
  }

  // Writes the gradient of the bias.
  void finish() const {
    if (plan_.bits & kBiasGradient) plan_.bias.writeColumn(batch_, 0, std::span<const double>(gradient_));
  }

 private:
  void activate(std::int64_t column, std::span<T> values) {
    if (plan_.bits & kRelu) {
      if (plan_.bits & kAux) writeMask(column, values);
      for (T& x : values) x = x < T(0) ? T(0) : x;
    } else if (plan_.bits & kReluGradient) {
      for (std::size_t i = 0; i < values.size(); ++i)
        if (!mask(column, i)) values[i] = 0;
    } else if (plan_.bits & kGelu) {
      if (plan_.bits & kAux) writeAux(column, values);
      for (T& x : values) x = gelu(x);
    } else if (plan_.bits & kGeluGradient) {
      plan_.aux.readColumn(batch_, column, std::span(aux_));
      for (std::size_t i = 0; i < values.size(); ++i) values[i] *= geluGradient(aux_[i]);
    } else if (plan_.bits & kSwish) {
      for (T& x : values) x = x / (T(1) + std::exp(-x));
    }
  }

  void writeAux(std::int64_t column, std::span<const T> values) {
    const T scale = plan_.auxScale == nullptr ? T(1) : T(*plan_.auxScale);
    for (std::size_t i = 0; i < values.size(); ++i) aux_[i] = values[i] * scale;
    plan_.aux.writeColumn(batch_, column, std::span<const T>(aux_));
  }

  // ReLU's auxiliary matrix has a bit for each element: 0 for those below zero, 1 for zeros and NaN (cuBLASLt 13.1 on
  // an H200). A column's bits begin at a byte.
  std::uint8_t* bits(std::int64_t column) const {
    return static_cast<std::uint8_t*>(plan_.aux.member(0)) + (batch_ * plan_.auxStride + column * plan_.aux.ld()) / 8;
  }
  bool mask(std::int64_t column, std::size_t row) const { return (bits(column)[row / 8] >> (row % 8)) & 1; }
  void writeMask(std::int64_t column, std::span<const T> values) {
    std::uint8_t* const to = bits(column);
    for (std::size_t i = 0; i < values.size(); i += 8) {
      unsigned byte = 0;
      for (std::size_t bit = 0; bit < 8 && i + bit < values.size(); ++bit)
        byte |= static_cast<unsigned>(!(values[i + bit] < T(0))) << bit;
      to[i / 8] = static_cast<std::uint8_t>(byte);
    }
  }

  const EpiloguePlan& plan_;
  std::int64_t batch_;
  std::vector<T> bias_, aux_;
  std::vector<double> gradient_;
};

}  // namespace hipspv::blaslt::host
