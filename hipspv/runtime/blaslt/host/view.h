// A matrix in memory, whose columns are read and written in the type that the host computes in.
#pragma once

#include <vector>

#include "../../libraries/conversions.h"
#include "../provider.h"

namespace hipspv::blaslt::host {

// cublasLtOrder_t, of which hipBLASLt has the first two. Tiles have 32 columns, and all rows, 8 or 32.
enum Order { kColumns = 0, kRows = 1, kCol32 = 2, kCol4_4R2_8C = 3, kCol32_2R_4R4 = 4 };
inline constexpr std::int64_t kTile = 32;

// cuBLAS's values.
enum Operation { kPlain = 0, kTransposed = 1, kConjugated = 2 };

class View {
 public:
  View() = default;
  View(void* memory, int type, std::int64_t ld, std::int64_t batchStride = 0)
      : memory_(static_cast<std::byte*>(memory)), type_(type), ld_(ld), batchStride_(batchStride) {}
  explicit View(const Matrix& matrix)
      : View(matrix.memory, static_cast<int>(matrix.layout->type), matrix.layout->ld,
             matrix.layout->stridedBatchOffset) {
    order_ = matrix.layout->order;
  }

  int type() const { return type_; }
  int order() const { return order_; }
  std::int64_t ld() const { return ld_; }
  void* member(std::int64_t batch) const { return at(batch * batchStride_); }

  template <class T>
  void readColumn(std::int64_t batch, std::int64_t column, std::span<T> to) const {
    const std::int64_t first = batch * batchStride_;
    if (order_ <= kCol32) return libraries::readElements(type_, at(first + offset(0, column)), rowStep(), to);
    for (std::size_t i = 0; i < to.size(); ++i)
      libraries::readElements(type_, at(first + offset(static_cast<std::int64_t>(i), column)), 1, to.subspan(i, 1));
  }
  template <class T>
  void writeColumn(std::int64_t batch, std::int64_t column, std::span<const T> from) const {
    const std::int64_t first = batch * batchStride_;
    if (order_ <= kCol32) return libraries::writeElements(type_, at(first + offset(0, column)), rowStep(), from);
    for (std::size_t i = 0; i < from.size(); ++i)
      libraries::writeElements(type_, at(first + offset(static_cast<std::int64_t>(i), column)), 1, from.subspan(i, 1));
  }
  template <class T>
  void readRow(std::int64_t batch, std::int64_t row, std::span<T> to) const {
    const std::int64_t first = batch * batchStride_;
    if (order_ <= kRows)
      return libraries::readElements(type_, at(first + offset(row, 0)), order_ == kRows ? 1 : ld_, to);
    for (std::size_t i = 0; i < to.size(); ++i)
      libraries::readElements(type_, at(first + offset(row, static_cast<std::int64_t>(i))), 1, to.subspan(i, 1));
  }

 private:
  std::byte* at(std::int64_t index) const {
    return memory_ + index * static_cast<std::int64_t>(libraries::bytesOf(type_));
  }
  // Of orders up to kCol32.
  std::int64_t rowStep() const { return order_ == kColumns ? 1 : order_ == kRows ? ld_ : kTile; }
  std::int64_t offset(std::int64_t row, std::int64_t column) const {
    if (order_ == kColumns) return row + column * ld_;
    if (order_ == kRows) return row * ld_ + column;
    return column / kTile * ld_ + (order_ == kCol32 ? row * kTile + column % kTile : inTiles(row, column % kTile));
  }
  // In 32 columns. cublasLtOrder_t has the formula of kCol32_2R_4R4, FasterTransformer's quantize_weight.cu that of
  // kCol4_4R2_8C: tiles of 8 rows, even rows before odd ones, in pieces of 4 columns.
  std::int64_t inTiles(std::int64_t row, std::int64_t column) const {
    if (order_ == kCol32_2R_4R4)
      return row / 32 * 1024 + (((row % 8) / 2 * 4 + row % 32 / 8) * 2 + row % 2) * 32 + column;
    const std::int64_t piece = column / 4 % 2 * 4 + row % 8 / 2;
    return row / 8 * 256 + row % 2 * 128 + column / 8 * 32 + piece * 4 + column % 4;
  }

  std::byte* memory_ = nullptr;
  int type_ = 0;
  int order_ = kColumns;
  std::int64_t ld_ = 0, batchStride_ = 0;
};

// alpha or beta. The host's are copied at the call.
class Factor {
 public:
  Factor() = default;
  Factor(const void* pointer, int type, bool onDevice, bool vector, std::int64_t batchStride)
      : type_(type), device_(onDevice ? pointer : nullptr), vector_(vector), batchStride_(batchStride) {
    if (!onDevice && pointer != nullptr) std::memcpy(copy_, pointer, libraries::bytesOf(type));
  }

  // One for each row.
  template <class T>
  std::vector<T> values(std::int64_t batch, std::size_t rows) const {
    std::vector<T> result(rows);
    const void* const from = device_ == nullptr ? copy_ : device_;
    if (vector_) {
      View(const_cast<void*>(from), type_, 0, batchStride_).readColumn(batch, 0, std::span(result));
    } else {
      T value{};
      libraries::readElements(type_, from, 1, std::span(&value, 1));
      result.assign(rows, value);
    }
    return result;
  }
  // True if the host knows that it is zero.
  bool isZero() const {
    return device_ == nullptr &&
           std::all_of(copy_, copy_ + sizeof copy_, [](std::byte byte) { return byte == std::byte{0}; });
  }

 private:
  int type_ = 0;
  alignas(16) std::byte copy_[16] = {};
  const void* device_ = nullptr;
  bool vector_ = false;
  std::int64_t batchStride_ = 0;
};

}  // namespace hipspv::blaslt::host
