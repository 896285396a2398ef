// The functions of cuSOLVER and hipSOLVER.
#include "host/functions.h"
#include "objects.h"
#include "services.h"
#include "values.h"

namespace hipspv::solver {
namespace {

constexpr int kVersionParts[] = {11, 7, 2};  // of CUDA 12.8

int resultOf(Api api, Status status) {
  if (status == Status::kInvalidEnum) return api == Api::kHipsolver ? 10 : static_cast<int>(Status::kInvalidValue);
  for (const Pair& pair : kResults)
    if (pair.cusolver == static_cast<int>(status)) return pair.of(api);
  return api == Api::kHipsolver ? 11 : static_cast<int>(status);  // one of cuSOLVER's that hipSOLVER lacks
}

template <class Body>
int guard(Api api, Body&& body) {
  return resultOf(api, libraries::guard<Status>(body));
}

}  // namespace
}  // namespace hipspv::solver

using namespace hipspv::solver;

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))
#include "solver_entries.inc"

HIPSPV_EXPORT int cusolverGetProperty(int property, int* value) {
  return guard(Api::kCusolver, [&] {
    require(property >= 0 && property < 3 && value != nullptr, Status::kInvalidValue);
    *value = kVersionParts[property];
  });
}
HIPSPV_EXPORT int cusolverGetVersion(int* version) {
  return guard(Api::kCusolver, [&] {
    require(version != nullptr, Status::kInvalidValue);
    *version = kVersionParts[0] * 1000 + kVersionParts[1] * 100 + kVersionParts[2];
  });
}
