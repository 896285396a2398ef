#include "library.h"

namespace hipspv::sparse {
namespace {

constexpr libraries::NvidiaNames<Status> kNames = {"cuSPARSE",
                                                   {"libcusparse.so.12"},
                                                   "nvidia-cusparse",
                                                   Status::kNotInitialized,
                                                   Status::kNotSupported,
                                                   Status::kNotSupported,
                                                   Status::kExecutionFailed,
                                                   [](int result) { return static_cast<Status>(result); }};

}  // namespace

const libraries::NvidiaLibrary<Status>& cusparse() {
  static const libraries::NvidiaLibrary<Status> library(kNames);
  return library;
}

}  // namespace hipspv::sparse
