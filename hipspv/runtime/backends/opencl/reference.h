#pragma once

#include <utility>

#include "cl_abi.h"

namespace hipspv::cl {

// One reference to an OpenCL object.
template <class Handle>
class Reference {
 public:
  Reference(Handle handle, Int (*release)(Handle)) noexcept : handle_(handle), release_(release) {}
  Reference(Reference&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)), release_(other.release_) {}
  ~Reference() {
    if (handle_ != nullptr) release_(handle_);
  }
  Reference& operator=(Reference&&) = delete;

  Handle get() const { return handle_; }

 private:
  Handle handle_;
  Int (*release_)(Handle);
};

}  // namespace hipspv::cl
