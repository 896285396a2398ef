// Kernels as API calls name them: by a host address, or by a hipFunction_t.
#pragma once

#include "guard.h"

namespace hipspv {

inline KernelSymbol* symbolOf(hipFunction_t function) { return reinterpret_cast<KernelSymbol*>(function); }

inline hipFunction_t toFunction(KernelSymbol* symbol) { return reinterpret_cast<hipFunction_t>(symbol); }

// Throws hipErrorInvalidDeviceFunction if no kernel has the host address.
inline KernelSymbol* kernelOf(const void* function) {
  if (KernelSymbol* symbol = Registry::instance().kernel(function)) return symbol;
  throw Error(hipErrorInvalidDeviceFunction);
}

// Checks the name of an object in a module.
inline void checkName(const char* name) { require(name != nullptr && *name != '\0', hipErrorInvalidValue); }

// Either output may be null.
inline void give(const DeviceVariable& variable, void** pointer, std::size_t* bytes) {
  if (pointer != nullptr) *pointer = variable.address;
  if (bytes != nullptr) *bytes = variable.size;
}

inline KernelPlan& planOnCurrent(KernelSymbol* symbol) { return planOf(symbol, Runtime::get().current()); }

// The arguments of HIP's `extra`.
struct PackedArguments {
  const void* buffer = nullptr;
  std::size_t bytes = 0;
};

// extra: pairs of a key and a value, ended by HIP_LAUNCH_PARAM_END, or by CU_LAUNCH_PARAM_END, which is 0.
inline PackedArguments unpackExtra(void** extra) {
  PackedArguments result;
  for (; *extra != HIP_LAUNCH_PARAM_END && *extra != nullptr; extra += 2) {
    if (*extra == HIP_LAUNCH_PARAM_BUFFER_POINTER)
      result.buffer = extra[1];
    else if (*extra == HIP_LAUNCH_PARAM_BUFFER_SIZE)
      result.bytes = *static_cast<const std::size_t*>(extra[1]);
    else
      throw Error(hipErrorInvalidValue);
  }
  require(result.buffer != nullptr, hipErrorInvalidValue);
  return result;
}

// True if the number of threads in each direction fits in 32 bits.
inline bool threadsFit(const LaunchShape& shape) {
  const auto fits = [](std::uint32_t blocks, std::uint32_t threads) {
    return std::uint64_t{blocks} * threads <= UINT32_MAX;
  };
  return fits(shape.grid.x, shape.block.x) && fits(shape.grid.y, shape.block.y) && fits(shape.grid.z, shape.block.z);
}

// A launch by the driver's API. In HIP 6 it has another code for a shape that the device can't run, unless
// the shape has too many threads for any device.
template <class Body>
void launchOfDriver(const LaunchShape& shape, Body&& body) {
  if (Registry::instance().isHip7()) return body();
  require(threadsFit(shape), hipErrorInvalidConfiguration);
  try {
    body();
  } catch (const Error& error) {
    const bool refused = error.code() == hipErrorInvalidConfiguration && *error.what() == '\0';
    if (!refused) throw;
    throw Error(hipErrorInvalidValue);
  }
}

// Launches the kernel; cooperative: its blocks may wait for each other.
inline void launch(KernelSymbol* symbol, const LaunchShape& shape, void** arguments, Stream& stream,
                   bool cooperative = false) {
  KernelPlan& plan = planOf(symbol, stream.device());
  if (cooperative)
    plan.launchCooperative(stream, shape, arguments);
  else
    plan.launch(stream, shape, arguments);
}

}  // namespace hipspv
