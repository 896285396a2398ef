// Sparse vectors with dense ones.
#include "functions.h"
#include "view.h"
#include "work.h"

namespace hipspv::sparse::host {
namespace {

// visit(value, element) for each value of the sparse vector and its element of the dense one.
template <class T, class Visit>
void enqueueVisits(Handle* handle, const SparseVector<T>& x, const T* y, Visit visit) {
  require(y != nullptr || x.nnz == 0, Status::kInvalidValue);
  enqueue(handle->settings().stream, [=] { x.forEach(const_cast<T*>(y), visit); });
}

template <class F>
void ofVectors(F&& f, const SpVec& x, const DnVec& y) {
  require(x.size == y.size, Status::kInvalidValue);
  ofTypes([&]<class T>(T) { f(SparseVector<T>(x), static_cast<T*>(y.values)); }, x.valueType, y.valueType);
}

template <class T>
void enqueueProduct(Handle* handle, const SparseVector<T>& x, const T* y, bool conjugates, T* result) {
  require(result != nullptr && (y != nullptr || x.nnz == 0), Status::kInvalidValue);
  enqueueResult(handle->settings(), [=] {
    T sum{};
    x.forEach(const_cast<T*>(y), [&](T value, T element) { sum += conjugated(value, conjugates) * element; });
    *result = sum;
  });
}

template <class T>
void enqueueRotation(Handle* handle, const SparseVector<T>& x, T* y, const void* cosine, const void* sine) {
  const Settings settings = handle->settings();
  const Scalar<T> c(settings, cosine), s(settings, sine);
  enqueueVisits(handle, x, y, [=](T& value, T& element) {
    const T before = value;
    value = c.get() * before + s.get() * element;
    element = c.get() * element - s.get() * before;
  });
}

template <class T>
SparseVector<T> vectorOf(int nnz, const T* val, const int* ind, int base) {
  return {nnz, val, Indices(ind, base)};
}

}  // namespace

void SpVV(Handle* handle, int opX, SpVec* vecX, DnVec* vecY, void* result, int computeType, void*) {
  checkOperation(opX);
  const auto product = [&]<class T>(const SparseVector<T>& x, T* y) {
    enqueueProduct(handle, x, y, opX == kConjugate, static_cast<T*>(result));
  };
  ofTypes([](auto) {}, vecX->valueType, computeType);
  ofVectors(product, *vecX, *vecY);
}

void Axpby(Handle* handle, const void* alpha, SpVec* vecX, const void* beta, DnVec* vecY) {
  const auto add = [&]<class T>(const SparseVector<T>& x, T* y) {
    const Settings settings = handle->settings();
    const Scalar<T> first(settings, alpha), second(settings, beta);
    require(y != nullptr || vecY->size == 0, Status::kInvalidValue);
    enqueue(settings.stream, [=, size = vecY->size] {
      for (std::int64_t i = 0; i < size; ++i) y[i] = scaled(second.get(), y[i]);
      x.forEach(y, [&](T value, T& element) { element += first.get() * value; });
    });
  };
  ofVectors(add, *vecX, *vecY);
}

void Gather(Handle* handle, DnVec* vecY, SpVec* vecX) {
  const auto gather = [&]<class T>(const SparseVector<T>& x, T* y) {
    enqueueVisits(handle, x, y, [](T& value, T element) { value = element; });
  };
  ofVectors(gather, *vecX, *vecY);
}

void Scatter(Handle* handle, SpVec* vecX, DnVec* vecY) {
  const auto scatter = [&]<class T>(const SparseVector<T>& x, T* y) {
    enqueueVisits(handle, x, y, [](T value, T& element) { element = value; });
  };
  ofVectors(scatter, *vecX, *vecY);
}

void Rot(Handle* handle, const void* cosine, const void* sine, SpVec* vecX, DnVec* vecY) {
  const auto rotate = [&]<class T>(const SparseVector<T>& x, T* y) { enqueueRotation(handle, x, y, cosine, sine); };
  ofVectors(rotate, *vecX, *vecY);
}

template <class T>
void axpyi(Handle* handle, int nnz, const T* alpha, const T* val, const int* ind, T* vec, int idxBase) {
  const Scalar<T> factor(handle->settings(), alpha);
  enqueueVisits(handle, vectorOf(nnz, val, ind, idxBase), vec,
                [=](T value, T& element) { element += factor.get() * value; });
}

template <class T>
void doti(Handle* handle, int nnz, const T* val, const int* ind, const T* vec, T* result, int idxBase) {
  enqueueProduct(handle, vectorOf(nnz, val, ind, idxBase), vec, false, result);
}

template <class T>
void dotci(Handle* handle, int nnz, const T* val, const int* ind, const T* vec, T* result, int idxBase) {
  enqueueProduct(handle, vectorOf(nnz, val, ind, idxBase), vec, true, result);
}

template <class T>
void gthr(Handle* handle, int nnz, const T* vec, T* val, const int* ind, int idxBase) {
  enqueueVisits(handle, vectorOf(nnz, val, ind, idxBase), vec, [](T& value, T element) { value = element; });
}

template <class T>
void gthrz(Handle* handle, int nnz, T* vec, T* val, const int* ind, int idxBase) {
  enqueueVisits(handle, vectorOf(nnz, val, ind, idxBase), vec,
                [](T& value, T& element) { value = std::exchange(element, T{}); });
}

template <class T>
void sctr(Handle* handle, int nnz, const T* val, const int* ind, T* vec, int idxBase) {
  enqueueVisits(handle, vectorOf(nnz, val, ind, idxBase), vec, [](T value, T& element) { element = value; });
}

template <class T>
void roti(Handle* handle, int nnz, T* val, const int* ind, T* vec, const T* cosine, const T* sine, int idxBase) {
  enqueueRotation(handle, vectorOf(nnz, val, ind, idxBase), vec, cosine, sine);
}

HIPSPV_INSTANCES_axpyi HIPSPV_INSTANCES_doti HIPSPV_INSTANCES_dotci HIPSPV_INSTANCES_gthr HIPSPV_INSTANCES_gthrz
    HIPSPV_INSTANCES_sctr HIPSPV_INSTANCES_roti

}  // namespace hipspv::sparse::host
