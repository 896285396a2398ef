// The functions of cuBLASLt and hipBLASLt.
#include "../blas/version.h"
#include "services.h"

namespace hipspv::blaslt {
namespace {

// As libraries::guard, with the reason of an error in the log, too.
template <class Body>
int serve(Api api, const char* function, Body&& body) {
  const auto logged = [&] {
    try {
      body();
    } catch (const Error& error) {
      if (*error.what() != '\0') Logger::instance().error(function, error.what());
      throw;
    }
  };
  return blas::valueOf(api, blas::guard(logged));
}

const char* textOf(int status) {
  const char* name = blas::nameOf(Api::kCublas, status);
  return name == nullptr ? "unknown status" : name;
}

}  // namespace
}  // namespace hipspv::blaslt

using namespace hipspv::blaslt;

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))
#include "lt_entries.inc"

HIPSPV_EXPORT const char* cublasLtGetStatusName(int status) { return textOf(status); }
HIPSPV_EXPORT const char* cublasLtGetStatusString(int status) { return textOf(status); }
HIPSPV_EXPORT std::size_t cublasLtGetVersion() { return hipspv::blas::kCublasVersion; }
HIPSPV_EXPORT std::size_t cublasLtGetCudartVersion() {
  int version = 0;
  return hipRuntimeGetVersion(&version) == hipSuccess ? static_cast<std::size_t>(version) : 0;
}
// The mask concerns NVIDIA's own heuristics.
HIPSPV_EXPORT unsigned cublasLtDisableCpuInstructionsSetMask(unsigned) { return 0; }
