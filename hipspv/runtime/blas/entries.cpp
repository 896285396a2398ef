// The functions of hipBLAS, cuBLAS and rocBLAS, with their own values for options and results.
#include <algorithm>
#include <complex>

#include "handle.h"
#include "host/own.h"
#include "host/types.h"
#include "services.h"
#include "values.h"

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))

namespace hipspv::blas {

namespace {

#include "routines.inc"

constexpr int kCublasGemmDefault = -1, kHipblasGemmDefault = 160;

// Reads the arguments of a function in its order.
class Reader {
 public:
  Reader(Api api, Call& call, std::span<const Argument> given) : api_(api), call_(call), given_(given) {}

  void read() {
    const std::span<const Parameter> parameters = call_.routine().parameters;
    std::size_t array = 0;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      const Parameter& parameter = parameters[i];
      if (precedesBatch(parameter.kind)) readBatch();
      if (parameter.kind == Kind::kArray || parameter.kind == Kind::kMade || parameter.kind == Kind::kPivots) array = i;
      call_.plain[i] = translated(parameter, next());
      if (call_.is(Form::kStrided) && parameter.endsArray) {
        call_.strides[array] = next().integer();
        keep(call_.strides[array]);
      }
    }
    readBatch();
  }

 private:
  // True for parameters after the count of a batch, which else is last.
  static bool precedesBatch(Kind kind) {
    return kind == Kind::kComputeType || kind == Kind::kExecutionType || kind == Kind::kResult || kind == Kind::kIndex;
  }

  const Argument& next() { return given_[position_++]; }
  void keep(const Argument& argument) { call_.all[call_.count++] = argument; }

  void readBatch() {
    if (call_.is(Form::kPlain) || batch_) return;
    batch_ = true;
    call_.batch = next().integer();
    keep(call_.batch);
  }

  Argument translated(const Parameter& parameter, const Argument& given) {
    Value value{given.integer(), given.integer()};
    if (parameter.kind == Kind::kOption) value = optionOf(api_, parameter.enumeration, given.enumerator());
    if (parameter.kind == Kind::kComputeType) value = computeTypeOf(api_, given.enumerator());
    if (api_ == Api::kRocblas && (parameter.kind == Kind::kDataType || parameter.kind == Kind::kExecutionType))
      value = {hipTypeOf(given.enumerator()), hipTypeOf(given.enumerator())};
    if (parameter.kind == Kind::kAlgorithm && api_ == Api::kHipblas && given.enumerator() == kHipblasGemmDefault)
      value.cublas = kCublasGemmDefault;
    keep(value.cublas);
    return value.host;
  }

  Api api_;
  Call& call_;
  std::span<const Argument> given_;
  std::size_t position_ = 0;
  bool batch_ = false;
};

int call(Api api, void* handle, const Entry& entry, std::span<const Argument> arguments) {
  return valueOf(api, guard([&] {
                   Handle& object = Handle::of(handle);
                   Call call{.entry = entry};
                   Reader(api, call, arguments).read();
                   object.call(call);
                 }));
}

template <class Body>
int serve(Api api, Body&& body) {
  return valueOf(api, guard(body));
}

const char* textOf(Api api, int status) {
  const char* name = nameOf(api, status);
  return name == nullptr ? "unknown status" : name;
}

}  // namespace

#include "entries.inc"

HIPSPV_EXPORT const char* hipblasStatusToString(int status) { return textOf(Api::kHipblas, status); }
HIPSPV_EXPORT const char* cublasGetStatusName(int status) { return textOf(Api::kCublas, status); }
HIPSPV_EXPORT const char* cublasGetStatusString(int status) { return textOf(Api::kCublas, status); }
HIPSPV_EXPORT const char* rocblas_status_to_string(int status) { return textOf(Api::kRocblas, status); }
HIPSPV_EXPORT std::size_t cublasGetCudartVersion() {
  int version = 0;
  return hipRuntimeGetVersion(&version) == hipSuccess ? static_cast<std::size_t>(version) : 0;
}
// Its work needs no preparation.
HIPSPV_EXPORT void rocblas_initialize() {}

}  // namespace hipspv::blas
