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
  // Swaps the two: the other one's destructor releases the former object.
  Reference& operator=(Reference&& other) noexcept {
    std::swap(handle_, other.handle_);
    std::swap(release_, other.release_);
    return *this;
  }

  Handle get() const { return handle_; }

 private:
  Handle handle_;
  Int (*release_)(Handle);
};

}  // namespace hipspv::cl
