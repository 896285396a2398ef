#include "values.h"

#include <hip/library_types.h>

#include <algorithm>
#include <cstddef>

#include "host/types.h"

namespace hipspv::blas {
namespace {

// Each entry's values are in the order of Api.
struct Option {
  Enumeration enumeration;
  char letter;
  int values[3];
};

struct Result {
  Status status;
  int values[3];
  const char* names[3];
};

struct Compute {
  Accumulator accumulator;
  int values[2];  // rocBLAS has none
};

struct RocblasType {
  int rocblas, hip;
  int compute;  // cuBLAS's; -1: rocBLAS doesn't compute in it
};

struct MathMode {
  int values[3];  // -1: the API lacks it
};

#include "values.inc"

std::size_t indexOf(Api api) { return static_cast<std::size_t>(api); }

const Result* find(Api api, int value) {
  const auto* found = std::ranges::find_if(kResults, [&](const Result& r) { return r.values[indexOf(api)] == value; });
  return found == std::end(kResults) ? nullptr : found;
}

const RocblasType& rocblasType(int value) {
  const auto* found = std::ranges::find(kRocblasTypes, value, &RocblasType::rocblas);
  if (found == std::end(kRocblasTypes)) throw Error(Status::kInvalidOption);
  return *found;
}

int translated(Api from, int mode, Api to) {
  for (const MathMode& entry : kMathModes)
    if (entry.values[indexOf(from)] == mode && mode >= 0 && entry.values[indexOf(to)] >= 0)
      return entry.values[indexOf(to)];
  throw Error(Status::kInvalidOption);
}

}  // namespace

Value optionOf(Api api, Enumeration enumeration, int value) {
  for (const Option& option : kOptions)
    if (option.enumeration == enumeration && option.values[indexOf(api)] == value)
      return {option.letter, option.values[indexOf(Api::kCublas)]};
  throw Error(Status::kInvalidOption);
}

Value computeTypeOf(Api api, int value) {
  for (const Compute& compute : kComputes)
    if (api != Api::kRocblas && compute.values[indexOf(api)] == value)
      return {static_cast<int>(compute.accumulator), compute.values[indexOf(Api::kCublas)]};
  throw Error(Status::kInvalidOption);
}

int hipTypeOf(int type) { return rocblasType(type).hip; }

int rocblasComputeTypeOf(int type) {
  const int compute = rocblasType(type).compute;
  require(compute >= 0, Status::kNotSupported);
  return compute;
}

int cublasMathMode(Api api, int mode) { return translated(api, mode, Api::kCublas); }
int apisMathMode(Api api, int cublas) { return translated(Api::kCublas, cublas, api); }

int valueOf(Api api, Status status) { return kResults[static_cast<std::size_t>(status)].values[indexOf(api)]; }

Status statusOf(Api api, int value) {
  const Result* found = find(api, value);
  return found == nullptr ? Status::kUnknown : found->status;
}

const char* nameOf(Api api, int value) {
  const Result* found = find(api, value);
  return found == nullptr ? nullptr : found->names[indexOf(api)];
}

}  // namespace hipspv::blas
