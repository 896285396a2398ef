#include "library.h"

namespace hipspv::solver {
namespace {

constexpr libraries::NvidiaNames<Status> kNames = {"cuSOLVER",
                                                   {"libcusolver.so.12", "libcusolver.so.11"},
                                                   "nvidia-cusolver",
                                                   Status::kNotInitialized,
                                                   Status::kNotSupported,
                                                   Status::kNotSupported,
                                                   Status::kExecutionFailed,
                                                   [](int result) { return static_cast<Status>(result); }};

}  // namespace

const libraries::NvidiaLibrary<Status>& cusolver() {
  static const libraries::NvidiaLibrary<Status> library(kNames);
  return library;
}

}  // namespace hipspv::solver
