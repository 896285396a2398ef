#include "matmul.h"

#include <algorithm>
#include <limits>

namespace hipspv::blaslt::host {
namespace {

using blas::Accumulator;
using libraries::kIsComplex;

template <class T>
constexpr int kTypeOf = std::is_same_v<T, float>                 ? HIP_R_32F
                        : std::is_same_v<T, double>              ? HIP_R_64F
                        : std::is_same_v<T, std::complex<float>> ? HIP_C_32F
                                                                 : HIP_C_64F;

// A or B as BLAS takes it: the matrix itself, or a copy in columns.
template <class T>
class Input {
 public:
  Input(const View& view, int operation, std::int64_t batch, int rows, int columns) {
    letter_ = operation == kPlain ? 'N' : operation == kTransposed ? 'T' : 'C';
    const bool isRows = view.order() == kRows;
    const bool direct = view.type() == kTypeOf<T> && (view.order() == kColumns || (isRows && letter_ != 'C'));
    if (direct && view.ld() <= std::numeric_limits<int>::max()) {
      data_ = static_cast<const T*>(view.member(batch));
      ld_ = static_cast<int>(view.ld());
      if (isRows) letter_ = letter_ == 'N' ? 'T' : 'N';
    } else {
      copy_.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
      const auto size = static_cast<std::size_t>(rows);
      for (int column = 0; column < columns; ++column)
        view.readColumn(batch, column, std::span(copy_).subspan(static_cast<std::size_t>(column) * size, size));
      data_ = copy_.data();
      ld_ = rows;
    }
    ld_ = std::max(ld_, 1);
  }

  const char* letter() const { return &letter_; }
  const T* data() const { return data_; }
  const int* ld() const { return &ld_; }
  // Of op(A) or op(B). T is real.
  T element(std::int64_t row, std::int64_t column) const {
    return letter_ == 'N' ? data_[row + column * ld_] : data_[column + row * ld_];
  }

 private:
  std::vector<T> copy_;
  const T* data_ = nullptr;
  int ld_ = 1;
  char letter_ = 'N';
};

// One matrix of the batch.
template <class T>
class Product {
 public:
  Product(const blas::Library& library, const MatmulPlan& plan, std::int64_t batch)
      : library_(library), plan_(plan), batch_(batch), rows_(static_cast<std::size_t>(plan.m)) {}

  void run() {
    alpha_ = plan_.alpha.values<T>(batch_, rows_);
    beta_ = plan_.beta.values<T>(batch_, rows_);
    std::vector<T> sums(rows_ * static_cast<std::size_t>(plan_.n));
    // BLAS doesn't read A and B if alpha is zero, nor C if beta is.
    if (plan_.k != 0 && anyNonzero(alpha_)) multiply(sums);
    if constexpr (kIsComplex<T>) {
      finish(sums, [](std::int64_t, std::span<T>) {});
    } else {
      Epilogue<T> epilogue(plan_.epilogue, batch_, rows_);
      finish(sums, [&](std::int64_t column, std::span<T> values) { epilogue.apply(column, values); });
      epilogue.finish();
    }
  }
  double greatest() const { return greatest_; }

 private:
  static bool anyNonzero(const std::vector<T>& values) {
    return std::ranges::any_of(values, [](T value) { return value != T{0}; });
  }

  void multiply(std::vector<T>& sums) {
    const bool plainA = plan_.operationA == kPlain, plainB = plan_.operationB == kPlain;
    const Input<T> a(plan_.a, plan_.operationA, batch_, plainA ? plan_.m : plan_.k, plainA ? plan_.k : plan_.m);
    const Input<T> b(plan_.b, plan_.operationB, batch_, plainB ? plan_.k : plan_.n, plainB ? plan_.n : plan_.k);
    const T one{1}, zero{0};
    library_.call(blas::named<T>("gemm"), a.letter(), b.letter(), &plan_.m, &plan_.n, &plan_.k, &one, a.data(), a.ld(),
                  b.data(), b.ld(), &zero, sums.data(), &plan_.m);
    if constexpr (!kIsComplex<T>) {
      if (plan_.epilogue.bits & kBiasGradientOfA)
        writeGradient(plan_.m, [&](int row, int i) { return a.element(row, i); });
      if (plan_.epilogue.bits & kBiasGradientOfB)
        writeGradient(plan_.n, [&](int column, int i) { return b.element(i, column); });
    }
  }

  // Sums over k.
  template <class Element>
  void writeGradient(int size, Element element) {
    std::vector<double> gradient(static_cast<std::size_t>(size));
    for (int index = 0; index < size; ++index)
      for (int i = 0; i < plan_.k; ++i) gradient[static_cast<std::size_t>(index)] += double{element(index, i)};
    plan_.epilogue.bias.writeColumn(batch_, 0, std::span<const double>(gradient));
  }

  template <class Apply>
  void finish(std::vector<T>& sums, Apply apply) {
    const bool readsC = anyNonzero(beta_);
    std::vector<T> c(rows_);
    for (int column = 0; column < plan_.n; ++column) {
      const std::span<T> values = std::span(sums).subspan(static_cast<std::size_t>(column) * rows_, rows_);
      if (readsC) plan_.c.readColumn(batch_, column, std::span(c));
      combine(column, values, c);
      apply(column, values);
      if constexpr (!kIsComplex<T>) store(values);
      plan_.d.writeColumn(batch_, column, std::span<const T>(values));
    }
  }

  // alpha times the sums and beta times C.
  void combine(int column, std::span<T> values, const std::vector<T>& c) {
    if constexpr (std::is_same_v<T, double>)
      if (plan_.wraps) return combineIntegers(values, c);
    const T ofColumn = scale(plan_.scaleB, plan_.scalesColumns ? column : 0);
    const T ofC = scale(plan_.scaleC, 0);
    for (std::size_t i = 0; i < values.size(); ++i) {
      const T ofRow = scale(plan_.scaleA, plan_.scalesRows ? static_cast<int>(i) : 0);
      values[i] = alpha_[i] == T{0} ? T{0} : alpha_[i] * (ofRow * ofColumn) * values[i];
      if (beta_[i] != T{0}) values[i] += beta_[i] * ofC * c[i];
    }
  }

  // Modulo 2^32. Sums of products of bytes are exact in double.
  void combineIntegers(std::span<T> values, const std::vector<T>& c) {
    const auto bits = [](T value) {
      return static_cast<std::uint32_t>(static_cast<std::int64_t>(libraries::Real<T>(std::real(value))));
    };
    for (std::size_t i = 0; i < values.size(); ++i) {
      std::uint32_t sum = bits(alpha_[i]) * bits(values[i]);
      if (beta_[i] != T{0}) sum += bits(beta_[i]) * bits(c[i]);
      values[i] = static_cast<T>(static_cast<std::int32_t>(sum));
    }
  }

  // The maximum is that before D's scale (cublasLtMatmul).
  void store(std::span<T> values) {
    if (plan_.greatest != nullptr)
      for (const T& value : values) greatest_ = std::max(greatest_, std::abs(double{value}));
    if (plan_.scaleD != nullptr)
      for (T& value : values) value *= T(*plan_.scaleD);
  }

  static T scale(const float* scales, int index) { return scales == nullptr ? T{1} : static_cast<T>(scales[index]); }

  const blas::Library& library_;
  const MatmulPlan& plan_;
  std::int64_t batch_;
  std::size_t rows_;
  std::vector<T> alpha_, beta_;
  double greatest_ = 0;
};

template <class T>
void run(const blas::Library& library, const MatmulPlan& plan) {
  double greatest = 0;
  for (std::int64_t batch = 0; batch < plan.batches; ++batch) {
    Product<T> product(library, plan, batch);
    product.run();
    greatest = std::max(greatest, product.greatest());
  }
  if (plan.greatest != nullptr) *plan.greatest = static_cast<float>(greatest);
}

}  // namespace

void runMatmul(const blas::Library& library, const MatmulPlan& plan) {
  const bool isDouble = plan.accumulator == Accumulator::kDouble;
  if (plan.isComplex)
    return isDouble ? run<std::complex<double>>(library, plan) : run<std::complex<float>>(library, plan);
  if (isDouble || plan.accumulator == Accumulator::kInt) return run<double>(library, plan);
  run<float>(library, plan);
}

}  // namespace hipspv::blaslt::host
