// The functions whose arguments state types, on CPU devices: those of one type, with counts of Fortran's integers.
#include <hip/library_types.h>

#include <cstring>
#include <initializer_list>
#include <limits>
#include <string>

#include "../../libraries/elements.h"
#include "../services.h"
#include "lapack.h"
#include "work.h"

namespace hipspv::solver::services {
namespace {

int count(std::int64_t value) {
  require(value >= std::numeric_limits<int>::min(), Status::kInvalidValue);
  if (value > std::numeric_limits<int>::max())
    throw Error(Status::kNotSupported, "on CPU devices counts are those of LAPACK's integers, up to 2^31 - 1");
  return static_cast<int>(value);
}

// Calls f with a value of the hipDataType's type.
template <class F>
void ofType(int type, F&& f) {
  libraries::ofElement(type, f, [&] {
    throw Error(Status::kNotSupported,
                "solvers have float, double or complex values, and not those of hipDataType " + std::to_string(type));
  });
}

template <class T>
constexpr int kRealType = std::is_same_v<Real<T>, float> ? HIP_R_32F : HIP_R_64F;

void requireTypes(int wanted, std::initializer_list<int> types) {
  for (const int type : types)
    if (type != wanted)
      throw Error(Status::kNotSupported, "on CPU devices all values of a call have the type in which it computes");
}

void writeSizes(std::size_t* device, std::size_t* host) {
  host::writeSize(device);
  host::writeSize(host);
}

template <class T>
T* as(void* memory) {
  return static_cast<T*>(memory);
}
template <class T>
const T* as(const void* memory) {
  return static_cast<const T*>(memory);
}

}  // namespace

void xgetrfSize(Handle* handle, Params*, std::int64_t m, std::int64_t n, int typeA, const void*, std::int64_t lda,
                int computeType, std::size_t* lworkOnDevice, std::size_t* lworkOnHost) {
  requireTypes(typeA, {computeType});
  ofType(typeA, [&]<class T>(T) {
    int size = 0;
    host::getrfSize<T>(handle, count(m), count(n), nullptr, count(lda), &size);
  });
  writeSizes(lworkOnDevice, lworkOnHost);
}

// LAPACK's indices have 32 bits: they are in the first half of the program's array until they are widened.
void xgetrf(Handle* handle, Params*, std::int64_t m, std::int64_t n, int typeA, void* A, std::int64_t lda,
            std::int64_t* devIpiv, int computeType, void*, std::size_t, void*, std::size_t, int* devInfo) {
  requireTypes(typeA, {computeType});
  ofType(typeA, [&]<class T>(T) {
    int* const narrow = reinterpret_cast<int*>(devIpiv);
    host::getrf<T>(handle, count(m), count(n), as<T>(A), count(lda), nullptr, narrow, devInfo);
  });
  if (devIpiv == nullptr) return;
  host::enqueue(handle, [=] {
    std::vector<int> narrow(static_cast<std::size_t>(std::min(m, n)));
    std::memcpy(narrow.data(), devIpiv, narrow.size() * sizeof(int));
    std::copy(narrow.begin(), narrow.end(), devIpiv);
  });
}

void xgetrs(Handle* handle, Params*, Operation trans, std::int64_t n, std::int64_t nrhs, int typeA, const void* A,
            std::int64_t lda, const std::int64_t* devIpiv, int typeB, void* B, std::int64_t ldb, int* devInfo) {
  requireTypes(typeA, {typeB});
  ofType(typeA, [&]<class T>(T) {
    const int order = count(n), columns = count(nrhs), leading = count(lda), leadingB = count(ldb);
    require(order >= 0 && columns >= 0 && leading >= std::max(1, order) && leadingB >= std::max(1, order),
            Status::kInvalidValue);
    require(devInfo != nullptr && ((A != nullptr && B != nullptr) || order == 0 || columns == 0),
            Status::kInvalidValue);
    const auto lapack = host::Subroutine::of<T>("getrs");
    host::enqueue(handle, [=] {
      std::vector<int> narrow(static_cast<std::size_t>(order));
      for (int i = 0; i < order; ++i)
        narrow[static_cast<std::size_t>(i)] = devIpiv == nullptr ? i + 1 : static_cast<int>(devIpiv[i]);
      lapack(host::letter<T>(trans), order, columns, as<T>(A), leading, narrow.data(), as<T>(B), leadingB, devInfo);
    });
  });
}

void xgeqrfSize(Handle* handle, Params*, std::int64_t m, std::int64_t n, int typeA, const void*, std::int64_t lda,
                int typeTau, const void*, int computeType, std::size_t* lworkOnDevice, std::size_t* lworkOnHost) {
  requireTypes(typeA, {typeTau, computeType});
  ofType(typeA, [&]<class T>(T) {
    int size = 0;
    host::geqrfSize<T>(handle, count(m), count(n), nullptr, count(lda), &size);
  });
  writeSizes(lworkOnDevice, lworkOnHost);
}

void xgeqrf(Handle* handle, Params*, std::int64_t m, std::int64_t n, int typeA, void* A, std::int64_t lda, int typeTau,
            void* tau, int computeType, void*, std::size_t, void*, std::size_t, int* devInfo) {
  requireTypes(typeA, {typeTau, computeType});
  ofType(typeA, [&]<class T>(T) {
    host::geqrf<T>(handle, count(m), count(n), as<T>(A), count(lda), as<T>(tau), nullptr, 0, devInfo);
  });
}

void xpotrfSize(Handle* handle, Params*, Fill uplo, std::int64_t n, int typeA, const void*, std::int64_t lda,
                int computeType, std::size_t* lworkOnDevice, std::size_t* lworkOnHost) {
  requireTypes(typeA, {computeType});
  ofType(typeA, [&]<class T>(T) {
    int size = 0;
    host::potrfSize<T>(handle, uplo, count(n), nullptr, count(lda), &size);
  });
  writeSizes(lworkOnDevice, lworkOnHost);
}

void xpotrf(Handle* handle, Params*, Fill uplo, std::int64_t n, int typeA, void* A, std::int64_t lda, int computeType,
            void*, std::size_t, void*, std::size_t, int* devInfo) {
  requireTypes(typeA, {computeType});
  ofType(typeA, [&]<class T>(T) { host::potrf<T>(handle, uplo, count(n), as<T>(A), count(lda), nullptr, 0, devInfo); });
}

void xpotrs(Handle* handle, Params*, Fill uplo, std::int64_t n, std::int64_t nrhs, int typeA, const void* A,
            std::int64_t lda, int typeB, void* B, std::int64_t ldb, int* devInfo) {
  requireTypes(typeA, {typeB});
  ofType(typeA, [&]<class T>(T) {
    host::potrs<T>(handle, uplo, count(n), count(nrhs), as<T>(A), count(lda), as<T>(B), count(ldb), devInfo);
  });
}

void xsyevdSize(Handle* handle, Params*, EigMode jobz, Fill uplo, std::int64_t n, int typeA, const void*,
                std::int64_t lda, int typeW, const void*, int computeType, std::size_t* lworkOnDevice,
                std::size_t* lworkOnHost) {
  requireTypes(typeA, {computeType});
  ofType(typeA, [&]<class T>(T) {
    requireTypes(kRealType<T>, {typeW});
    int size = 0;
    host::syevdSize<T>(handle, jobz, uplo, count(n), nullptr, count(lda), nullptr, &size);
  });
  writeSizes(lworkOnDevice, lworkOnHost);
}

void xsyevd(Handle* handle, Params*, EigMode jobz, Fill uplo, std::int64_t n, int typeA, void* A, std::int64_t lda,
            int typeW, void* W, int computeType, void*, std::size_t, void*, std::size_t, int* devInfo) {
  requireTypes(typeA, {computeType});
  ofType(typeA, [&]<class T>(T) {
    requireTypes(kRealType<T>, {typeW});
    host::syevd<T>(handle, jobz, uplo, count(n), as<T>(A), count(lda), as<Real<T>>(W), nullptr, 0, devInfo);
  });
}

void xgesvdSize(Handle* handle, Params*, signed char, signed char, std::int64_t m, std::int64_t n, int typeA,
                const void*, std::int64_t, int typeS, const void*, int typeU, const void*, std::int64_t, int typeVT,
                const void*, std::int64_t, int computeType, std::size_t* lworkOnDevice, std::size_t* lworkOnHost) {
  requireTypes(typeA, {typeU, typeVT, computeType});
  ofType(typeA, [&]<class T>(T) {
    requireTypes(kRealType<T>, {typeS});
    int size = 0;
    host::gesvdSize<T>(handle, count(m), count(n), &size);
  });
  writeSizes(lworkOnDevice, lworkOnHost);
}

void xgesvd(Handle* handle, Params*, signed char jobu, signed char jobvt, std::int64_t m, std::int64_t n, int typeA,
            void* A, std::int64_t lda, int typeS, void* S, int typeU, void* U, std::int64_t ldu, int typeVT, void* VT,
            std::int64_t ldvt, int computeType, void*, std::size_t, void*, std::size_t, int* devInfo) {
  requireTypes(typeA, {typeU, typeVT, computeType});
  ofType(typeA, [&]<class T>(T) {
    requireTypes(kRealType<T>, {typeS});
    host::gesvd<T>(handle, jobu, jobvt, count(m), count(n), as<T>(A), count(lda), as<Real<T>>(S), as<T>(U), count(ldu),
                   as<T>(VT), count(ldvt), nullptr, 0, nullptr, devInfo);
  });
}

}  // namespace hipspv::solver::services
