// The functions of cuSPARSE and hipSPARSE.
#include <tuple>
#include <type_traits>

#include "host/functions.h"
#include "objects.h"

namespace hipspv::sparse {
namespace {

constexpr int kCusparseVersion = 12508;  // of CUDA 12.8
constexpr int kHipsparseVersion = 400200;

template <class Type>
constexpr bool kIsObject = std::is_convertible_v<Type, Object*>;

void check(Handle* handle) { require(handle != nullptr, Status::kNotInitialized); }
template <class Type>
void check(Type argument) {
  if constexpr (kIsObject<Type>) require(argument != nullptr, Status::kInvalidValue);
}

// Whatever a function of objects writes to.
template <class Type>
void checkResult(Type argument) {
  using Pointed = std::remove_pointer_t<Type>;
  if constexpr (std::is_pointer_v<Pointed> || (std::is_pointer_v<Type> && std::is_arithmetic_v<Pointed>))
    require(argument != nullptr, Status::kInvalidValue);
}

// An argument as cuSPARSE takes it.
template <class Type>
auto native(Type argument) {
  if constexpr (kIsObject<Type>)
    return argument->native();
  else if constexpr (std::is_same_v<Type, Csr2CscAlg>)
    return argument == Csr2CscAlg::kHipDefault ? 1 : static_cast<int>(argument);
  else
    return argument;
}

template <class Body>
int guard(Body&& body) {
  return static_cast<int>(libraries::guard<Status>(body));
}

template <class Body, class... Arguments>
int serveService(Body&& body, Arguments... arguments) {
  return guard([&] {
    (check(arguments), ...);
    (checkResult(arguments), ...);
    body();
  });
}

// cuSPARSE's own object changes, too; it knows more, such as the size of a product.
template <class Body, class Type, class... Arguments>
int serveObject(const char* name, Body&& body, Type* object, Arguments... arguments) {
  return guard([&] {
    check(object);
    (checkResult(arguments), ...);
    body();
    if (object->madeNative() != nullptr) cusparse().call(name, object->madeNative(), arguments...);
  });
}

template <class Body, class... Arguments>
int serveWork(const char* name, Body&& body, Handle* handle, Arguments... arguments) {
  return guard([&] {
    check(handle);
    (check(arguments), ...);
    if (handle->nvidia() == nullptr) return body();
    const Settings settings = handle->settings();
    const auto call = [&](auto... converted) {
      handle->nvidia()->call(name, settings.stream, settings.scalarsOnDevice, converted...);
    };
    std::apply(call, std::tuple{native(arguments)...});
  });
}

int writeValue(int* result, int value) {
  return guard([&] {
    require(result != nullptr, Status::kInvalidValue);
    *result = value;
  });
}

// SPARSE_STATUS_SUCCESS and so on; cuSPARSE's names begin with CU, hipSPARSE's with HIP.
constexpr const char* kCusparseNames[] = {
#define HIPSPV_RESULT(name, text) "CU" name,
#include "sparse_results.inc"
#undef HIPSPV_RESULT
};
constexpr const char* kHipsparseNames[] = {
#define HIPSPV_RESULT(name, text) "HIP" name,
#include "sparse_results.inc"
#undef HIPSPV_RESULT
};
constexpr const char* kTexts[] = {
#define HIPSPV_RESULT(name, text) text,
#include "sparse_results.inc"
#undef HIPSPV_RESULT
};

template <std::size_t kCount>
const char* textOf(const char* const (&texts)[kCount], int status) {
  return status >= 0 && status < static_cast<int>(kCount) ? texts[status] : "unknown status";
}

}  // namespace
}  // namespace hipspv::sparse

using namespace hipspv::sparse;

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))
#include "sparse_entries.inc"

HIPSPV_EXPORT int cusparseGetVersion(Handle* handle, int* version) {
  return handle == nullptr ? static_cast<int>(Status::kNotInitialized) : writeValue(version, kCusparseVersion);
}
HIPSPV_EXPORT int hipsparseGetVersion(Handle* handle, int* version) {
  return handle == nullptr ? static_cast<int>(Status::kNotInitialized) : writeValue(version, kHipsparseVersion);
}
HIPSPV_EXPORT int cusparseGetProperty(int property, int* value) {
  constexpr int parts[] = {kCusparseVersion / 1000, kCusparseVersion % 1000 / 100, kCusparseVersion % 100};
  if (property < 0 || property > 2) return static_cast<int>(Status::kInvalidValue);
  return writeValue(value, parts[property]);
}
HIPSPV_EXPORT const char* cusparseGetErrorName(int status) { return textOf(kCusparseNames, status); }
HIPSPV_EXPORT const char* hipsparseGetErrorName(int status) { return textOf(kHipsparseNames, status); }
HIPSPV_EXPORT const char* cusparseGetErrorString(int status) { return textOf(kTexts, status); }
HIPSPV_EXPORT const char* hipsparseGetErrorString(int status) { return textOf(kTexts, status); }
