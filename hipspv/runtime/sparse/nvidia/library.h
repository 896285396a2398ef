// Sparse matrices on NVIDIA's GPUs: cuSPARSE, with the driver's stream for HIP's.
#pragma once

#include "../../libraries/nvidia_object.h"
#include "../status.h"

namespace hipspv::sparse {

// It stays loaded. Throws Error.
const libraries::NvidiaLibrary<Status>& cusparse();

using NvidiaObject = libraries::NvidiaObject<cusparse>;

class NvidiaHandle {
 public:
  // Calls a function whose first argument is the handle. The pointer mode and the stream hold for the call alone.
  template <class... Arguments>
  void call(const char* name, hipStream_t stream, bool scalarsOnDevice, Arguments... arguments) {
    const auto setMode = [scalarsOnDevice](void* handle) {
      cusparse().call("cusparseSetPointerMode", handle, scalarsOnDevice ? 1 : 0);
    };
    handle_.callPrepared(name, stream, setMode, arguments...);
  }

 private:
  libraries::NvidiaHandle<cusparse> handle_{"cusparseCreate", "cusparseDestroy", "cusparseSetStream"};
};

}  // namespace hipspv::sparse
