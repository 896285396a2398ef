// A call of one of the APIs' functions, in terms of the table.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <cstdint>
#include <span>

#include "routine.h"
#include "status.h"

namespace hipspv::blas {

// The arguments of a call, with the host's letters for options.
struct Call {
  const Entry& entry;
  // Those of NVIDIA's function: all of them, with cuBLAS's values of options.
  std::array<Argument, 2 * kMaxParameters> all{};
  std::size_t count = 0;
  // Those of the plain form, and the strides of the arrays among them.
  Arguments plain{};
  std::array<std::int64_t, kMaxParameters> strides{};
  std::int64_t batch = 1;

  const Routine& routine() const { return entry.routine; }
  bool is(Form form) const { return entry.form == form; }
  std::span<const Argument> arguments() const { return {all.data(), count}; }
};

// The state of a handle, as a call sees it.
struct Settings {
  hipStream_t stream = nullptr;
  bool scalarsOnDevice = false;
  bool atomics = false;
  int mathMode = 0;  // cuBLAS's value
};

// The library that does the work for a device.
class Provider {
 public:
  virtual ~Provider() = default;
  // Throws Error.
  virtual void call(const Settings& settings, const Call& call) = 0;
  virtual void changed(const Settings& settings) = 0;
  virtual void setWorkspace(void* memory, std::size_t bytes) = 0;
};

}  // namespace hipspv::blas
