// Solvers on NVIDIA's GPUs: cuSOLVER, with the driver's stream for HIP's.
#pragma once

#include "../../libraries/nvidia_object.h"
#include "../status.h"

namespace hipspv::solver {

// It stays loaded. Throws Error.
const libraries::NvidiaLibrary<Status>& cusolver();

using NvidiaObject = libraries::NvidiaObject<cusolver>;

class NvidiaHandle : public libraries::NvidiaHandle<cusolver> {
 public:
  NvidiaHandle() : libraries::NvidiaHandle<cusolver>("cusolverDnCreate", "cusolverDnDestroy", "cusolverDnSetStream") {}
};

}  // namespace hipspv::solver
