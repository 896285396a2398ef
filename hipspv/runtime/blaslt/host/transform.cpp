#include "transform.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>

#include "matmul.h"

namespace hipspv::blaslt::host {
namespace {

using libraries::kIsComplex;

bool isComplex(int type) { return type == HIP_C_32F || type == HIP_C_64F; }

void requireInput(const Matrix& matrix, int operation, const MatrixLayout& c) {
  const MatrixLayout& layout = *matrix.layout;
  requireLayout(layout);
  require((operation == kPlain ? layout.rows : layout.cols) == c.rows, Status::kInvalidValue);
  require((operation == kPlain ? layout.cols : layout.rows) == c.cols, Status::kInvalidValue);
  require(layout.batchCount == c.batchCount, Status::kInvalidValue);
}

// Types in which values are scaled and added: those of all matrices are real, or all are complex.
void requireTypes(int scaleType, std::initializer_list<const Matrix*> matrices) {
  bool known = scaleType == HIP_R_16F || scaleType == HIP_R_32F || scaleType == HIP_R_64F || scaleType == HIP_R_32I ||
               isComplex(scaleType);
  for (const Matrix* matrix : matrices) {
    const int type = static_cast<int>(matrix->layout->type);
    known = known && libraries::bytesOf(type) != 0 && isComplex(type) == isComplex(scaleType);
  }
  if (!known) throw Error(Status::kNotSupported, "on CPU devices no transform has these types");
}

// Bytes of a transform are the lowest bits of the truncated value (cuBLASLt 13.1 on an H200). Those of products
// saturate.
std::int8_t lowestBits(double value) {
  if (std::isnan(value)) return 0;
  using Limits = std::numeric_limits<std::int32_t>;
  return static_cast<std::int8_t>(static_cast<std::int32_t>(std::clamp<double>(value, Limits::min(), Limits::max())));
}

template <class T>
class Transform {
 public:
  explicit Transform(const TransformPlan& plan) : plan_(plan), read_(plan.rows), sum_(plan.rows) {}

  void run(std::int64_t batch) {
    const T alpha = value(plan_.alpha, batch), beta = value(plan_.beta, batch);
    for (std::size_t column = 0; column < plan_.cols; ++column) {
      std::ranges::fill(sum_, T{});
      if (plan_.hasA && alpha != T{}) add(plan_.a, plan_.operationA, batch, column, alpha);
      if (plan_.hasB && beta != T{}) add(plan_.b, plan_.operationB, batch, column, beta);
      if constexpr (!kIsComplex<T>)
        if (plan_.c.type() == HIP_R_8I)
          for (T& element : sum_) element = lowestBits(element);
      plan_.c.writeColumn(batch, static_cast<std::int64_t>(column), std::span<const T>(sum_));
    }
  }

 private:
  static T value(const Factor& factor, std::int64_t batch) { return factor.values<T>(batch, 1)[0]; }

  void add(const View& view, int operation, std::int64_t batch, std::size_t column, T factor) {
    const auto index = static_cast<std::int64_t>(column);
    if (operation == kPlain)
      view.readColumn(batch, index, std::span(read_));
    else
      view.readRow(batch, index, std::span(read_));
    if constexpr (kIsComplex<T>)
      if (operation == kConjugated)
        for (T& element : read_) element = std::conj(element);
    for (std::size_t i = 0; i < sum_.size(); ++i) sum_[i] += factor * read_[i];
  }

  const TransformPlan& plan_;
  std::vector<T> read_, sum_;
};

template <class T>
void run(const TransformPlan& plan) {
  Transform<T> transform(plan);
  for (std::int64_t batch = 0; batch < plan.batches; ++batch) transform.run(batch);
}

}  // namespace

TransformPlan planTransform(const TransformCall& call) {
  const MatrixTransformDesc& desc = call.desc;
  requireLayout(*call.c.layout);
  require(call.c.memory != nullptr && call.alpha != nullptr, Status::kInvalidValue);
  require(desc.pointerMode == 0 || desc.pointerMode == 1, Status::kInvalidValue);
  TransformPlan plan;
  plan.scaleType = desc.scaleType;
  plan.operationA = desc.transa;
  plan.operationB = desc.transb;
  plan.hasA = call.a.memory != nullptr;
  plan.hasB = call.b.memory != nullptr;
  plan.rows = call.c.layout->rows;
  plan.cols = call.c.layout->cols;
  plan.batches = call.c.layout->batchCount;
  requireTypes(desc.scaleType, {&call.c});
  plan.c = View(call.c);
  if (plan.hasA) {
    requireInput(call.a, desc.transa, *call.c.layout);
    requireTypes(desc.scaleType, {&call.a});
    plan.a = View(call.a);
  }
  if (plan.hasB) {
    requireInput(call.b, desc.transb, *call.c.layout);
    requireTypes(desc.scaleType, {&call.b});
    require(call.beta != nullptr, Status::kInvalidValue);
    plan.b = View(call.b);
  }
  const bool onDevice = desc.pointerMode == 1;
  plan.alpha = Factor(call.alpha, desc.scaleType, onDevice, false, 0);
  plan.beta = Factor(call.beta, desc.scaleType, onDevice && call.beta != nullptr, false, 0);
  return plan;
}

void runTransform(const TransformPlan& plan) {
  switch (plan.scaleType) {
    case HIP_C_32F:
      return run<std::complex<float>>(plan);
    case HIP_C_64F:
      return run<std::complex<double>>(plan);
    case HIP_R_64F:
    case HIP_R_32I:
      return run<double>(plan);
    default:
      return run<float>(plan);
  }
}

}  // namespace hipspv::blaslt::host
