// Incomplete factors without fill-in: LU (csrilu02) and Cholesky's (csric02), in the matrix's own entries.
#include <cmath>

#include "functions.h"
#include "view.h"
#include "work.h"

namespace hipspv::sparse::host {
namespace {

// Rows whose columns may be in any order.
template <class T>
struct Rows {
  int size, base;
  T* values;
  Indices offsets, columns;

  Rows(int size, const MatDescr& descr, const T* val, const int* rowPtr, const int* colInd)
      : size(size),
        base(descr.base),
        values(const_cast<T*>(val)),
        offsets(rowPtr, descr.base),
        columns(colInd, descr.base) {}

  // Positions of the row's entries in the columns' order.
  std::vector<std::int64_t> sorted(std::int64_t row) const {
    std::vector<std::int64_t> result;
    for (std::int64_t i = offsets[row]; i < offsets[row + 1]; ++i) result.push_back(i);
    std::ranges::sort(result, {}, [&](std::int64_t i) { return columns[i]; });
    return result;
  }
};

// Keeps the first zero on the diagonal.
void addZero(AnalysisState& state, std::int64_t row, int base) {
  if (state.pivot < 0) state.pivot = row + base;
}

void check(int rows, int nnz, const MatDescr& descr) {
  require(rows >= 0 && nnz >= 0, Status::kInvalidValue);
  checkGeneral(descr);
}

// Finds a diagonal with a missing entry.
template <class T>
void enqueueAnalysis(Handle* handle, int rows, int nnz, const MatDescr& descr, const T* val, const int* rowPtr,
                     const int* colInd, const Analysis& info) {
  check(rows, nnz, descr);
  enqueue(handle->settings().stream, [a = Rows<T>(rows, descr, val, rowPtr, colInd), state = info.state()] {
    state->analysed = true;
    state->pivot = -1;
    for (std::int64_t row = 0; row < a.size && state->pivot < 0; ++row) {
      bool found = false;
      for (std::int64_t i = a.offsets[row]; i < a.offsets[row + 1]; ++i) found = found || a.columns[i] == row;
      if (!found) state->pivot = row + a.base;
    }
  });
}

template <class T>
void boost(T& pivot, const AnalysisState& state) {
  if (!state.boosts || std::abs(pivot) > state.tolerance) return;
  if constexpr (kIsComplex<T>)
    pivot = T(state.boost);
  else
    pivot = static_cast<T>(state.boost.real());
}

template <class T>
void factorLu(const Rows<T>& a, AnalysisState& state) {
  state.pivot = -1;
  std::vector<std::int64_t> diagonal(static_cast<std::size_t>(a.size), -1), position(diagonal);
  for (std::int64_t row = 0; row < a.size; ++row) {
    const std::vector<std::int64_t> entries = a.sorted(row);
    for (const std::int64_t i : entries) position[a.columns[i]] = i;
    diagonal[row] = position[row];
    for (const std::int64_t i : entries) {
      const std::int64_t k = a.columns[i];
      if (k >= row || diagonal[k] < 0) continue;
      a.values[i] /= a.values[diagonal[k]];
      for (std::int64_t j = a.offsets[k]; j < a.offsets[k + 1]; ++j)
        if (const std::int64_t col = a.columns[j]; col > k && position[col] >= 0)
          a.values[position[col]] -= a.values[i] * a.values[j];
    }
    if (diagonal[row] >= 0) boost(a.values[diagonal[row]], state);
    if (diagonal[row] < 0 || a.values[diagonal[row]] == T{}) addZero(state, row, a.base);
    for (const std::int64_t i : entries) position[a.columns[i]] = -1;
  }
}

// The lower triangle becomes the factor; the upper one stays.
template <class T>
void factorCholesky(const Rows<T>& a, AnalysisState& state) {
  state.pivot = -1;
  std::vector<std::int64_t> diagonal(static_cast<std::size_t>(a.size), -1), position(diagonal);
  for (std::int64_t row = 0; row < a.size; ++row) {
    const std::vector<std::int64_t> entries = a.sorted(row);
    for (const std::int64_t i : entries) position[a.columns[i]] = i;
    diagonal[row] = position[row];
    for (const std::int64_t i : entries) {
      const std::int64_t k = a.columns[i];
      if (k > row || diagonal[k] < 0) continue;
      T sum = a.values[i];
      for (std::int64_t j = a.offsets[k]; j < a.offsets[k + 1]; ++j)
        if (const std::int64_t col = a.columns[j]; col < k && position[col] >= 0)
          sum -= a.values[position[col]] * conjugated(a.values[j]);
      if (k < row)
        a.values[i] = sum / conjugated(a.values[diagonal[k]]);
      else if (std::real(sum) > 0)
        a.values[i] = std::sqrt(std::real(sum));
      else
        a.values[i] = T{};
    }
    if (diagonal[row] < 0 || a.values[diagonal[row]] == T{}) addZero(state, row, a.base);
    for (const std::int64_t i : entries) position[a.columns[i]] = -1;
  }
}

template <class T>
void enqueueFactor(Handle* handle, int rows, int nnz, const MatDescr& descr, T* val, const int* rowPtr,
                   const int* colInd, const Analysis& info, void (*factor)(const Rows<T>&, AnalysisState&)) {
  check(rows, nnz, descr);
  enqueue(handle->settings().stream,
          [factor, a = Rows<T>(rows, descr, val, rowPtr, colInd), state = info.state()] { factor(a, *state); });
}

}  // namespace

template <class T>
void csrilu02_analysis(Handle* handle, int rows, int nnz, MatDescr* descrA, const T* val, const int* rowPtr,
                       const int* colInd, Analysis* info, int, void*) {
  enqueueAnalysis(handle, rows, nnz, *descrA, val, rowPtr, colInd, *info);
}

template <class T>
void csric02_analysis(Handle* handle, int rows, int nnz, MatDescr* descrA, const T* val, const int* rowPtr,
                      const int* colInd, Analysis* info, int, void*) {
  enqueueAnalysis(handle, rows, nnz, *descrA, val, rowPtr, colInd, *info);
}

template <class T>
void csrilu02(Handle* handle, int rows, int nnz, MatDescr* descrA, T* val, const int* rowPtr, const int* colInd,
              Analysis* info, int, void*) {
  enqueueFactor(handle, rows, nnz, *descrA, val, rowPtr, colInd, *info, factorLu<T>);
}

template <class T>
void csric02(Handle* handle, int rows, int nnz, MatDescr* descrA, T* val, const int* rowPtr, const int* colInd,
             Analysis* info, int, void*) {
  enqueueFactor(handle, rows, nnz, *descrA, val, rowPtr, colInd, *info, factorCholesky<T>);
}

template <class T>
void csrilu02_numericBoost(Handle* handle, Analysis* info, int enable, double* tolerance, T* boost) {
  const Settings settings = handle->settings();
  if (enable == 0) return enqueue(settings.stream, [state = info->state()] { state->boosts = false; });
  enqueue(settings.stream,
          [least = Scalar<double>(settings, tolerance), value = Scalar<T>(settings, boost), state = info->state()] {
            state->boosts = true;
            state->tolerance = least.get();
            state->boost = value.get();
          });
}

// The position of the first zero, or -1. The result is the host's even if the position is in the device's memory.
void zeroPivot(Handle* handle, Analysis* info, int* position) {
  require(position != nullptr, Status::kInvalidValue);
  enqueueAndWait(handle->settings().stream, [=, state = info->state()] { *position = static_cast<int>(state->pivot); });
  require(info->state()->pivot < 0, Status::kZeroPivot);
}

HIPSPV_INSTANCES_csrilu02_analysis HIPSPV_INSTANCES_csrilu02 HIPSPV_INSTANCES_csrilu02_numericBoost
    HIPSPV_INSTANCES_csric02_analysis HIPSPV_INSTANCES_csric02

}  // namespace hipspv::sparse::host
