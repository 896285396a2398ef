// Kernels as API calls name them: by a host address, or as what hipFunction_t points to.
#pragma once

#include "guard.h"

namespace hipspv {

inline KernelSymbol* symbolOf(hipFunction_t function) {
  return reinterpret_cast<KernelSymbol*>(function);
}

inline hipFunction_t toFunction(KernelSymbol* symbol) {
  return reinterpret_cast<hipFunction_t>(symbol);
}

// Throws hipErrorInvalidDeviceFunction where no kernel has the host address.
inline KernelSymbol* kernelOf(const void* function) {
  if (KernelSymbol* symbol = Registry::instance().kernel(function)) return symbol;
  throw Error(hipErrorInvalidDeviceFunction);
}

inline KernelPlan& planOnCurrent(KernelSymbol* symbol) {
  return planOf(symbol, Runtime::get().current());
}

}  // namespace hipspv
