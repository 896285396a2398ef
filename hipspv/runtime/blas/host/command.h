// A call's work on the host, once it is the stream's next.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <cstddef>

#include "../../libraries/host_work.h"
#include "../call.h"
#include "library.h"

namespace hipspv::blas {

class Command : public libraries::HostWork {
 public:
  // Reads scalars in the host's memory. Throws Error if the library lacks the subroutine.
  Command(const Library& library, const Call& call, bool scalarsOnDevice);

  void run() const noexcept override;

 private:
  static constexpr std::size_t kSlots = 2, kSlotBytes = 40;  // alpha and beta, or rotm's five values

  void* pointerTo(std::size_t parameter, std::int64_t member) const;

  const Library& library_;
  void* subroutine_ = nullptr;
  const Routine& routine_;
  Form form_;
  bool wide_;
  std::int64_t batch_;
  Arguments arguments_;
  std::array<std::int64_t, kMaxParameters> strides_;  // bytes
  // The objects that `pointers` refers to: letters, integers of Fortran's type, copied scalars.
  std::array<int, kMaxParameters> integers_{};
  alignas(16) std::array<std::array<std::byte, kSlotBytes>, kSlots> scalars_{};
  std::array<signed char, kMaxParameters> slots_{};  // of parameters that are copied; else -1
};

}  // namespace hipspv::blas
