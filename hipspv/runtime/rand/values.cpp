#include "values.h"

#include <cstddef>
#include <iterator>

namespace hipspv::rand {
namespace {

// In the order of Api.
struct TypeValues {
  Type type;
  int values[3];
};

#include "random_values.inc"

std::size_t indexOf(Api api) { return static_cast<std::size_t>(api); }

}  // namespace

int valueOf(Api api, Status status) { return kStatuses[static_cast<std::size_t>(status)][indexOf(api)]; }

Status statusOf(Api api, int value) {
  for (std::size_t i = 0; i < std::size(kStatuses); ++i)
    if (kStatuses[i][indexOf(api)] == value) return static_cast<Status>(i);
  return Status::kInternalError;
}

Type typeOf(Api api, int value) {
  for (const TypeValues& entry : kTypes)
    if (entry.values[indexOf(api)] == value && value >= 0) return entry.type;
  throw Error(Status::kTypeError);
}

int curandValueOf(Type type) { return kTypes[static_cast<std::size_t>(type)].values[indexOf(Api::kCurand)]; }

}  // namespace hipspv::rand
