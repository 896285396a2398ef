// HIP's objects and memory that end with their block; an error ends the program.
#pragma once

#include <hip/hip_runtime.h>

#ifndef HIP  // error_codes/refuses.h has its own
#include "show.h"
#endif

// A handle or pointer, and the function that ends what it refers to.
template <class Handle, auto End>
class Owned {
 public:
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;
  ~Owned() { HIP(End(handle_)); }

  operator Handle() const { return handle_; }

 protected:
  Owned() = default;

  Handle handle_ = nullptr;
};

struct Stream : Owned<hipStream_t, hipStreamDestroy> {
  Stream() { HIP(hipStreamCreate(&handle_)); }
  explicit Stream(unsigned flags) { HIP(hipStreamCreateWithFlags(&handle_, flags)); }
};

struct Event : Owned<hipEvent_t, hipEventDestroy> {
  Event() { HIP(hipEventCreate(&handle_)); }
  explicit Event(unsigned flags) { HIP(hipEventCreateWithFlags(&handle_, flags)); }
};

struct Graph : Owned<hipGraph_t, hipGraphDestroy> {
  Graph() { HIP(hipGraphCreate(&handle_, 0)); }
};

struct GraphExec : Owned<hipGraphExec_t, hipGraphExecDestroy> {
  explicit GraphExec(hipGraph_t graph) { HIP(hipGraphInstantiate(&handle_, graph, nullptr, nullptr, 0)); }
};

// Memory of the device.
template <class T>
struct Memory : Owned<T*, hipFree> {
  explicit Memory(std::size_t bytes) { HIP(hipMalloc(reinterpret_cast<void**>(&this->handle_), bytes)); }
};

template <class T>
struct ManagedMemory : Owned<T*, hipFree> {
  explicit ManagedMemory(std::size_t bytes) {
    HIP(hipMallocManaged(reinterpret_cast<void**>(&this->handle_), bytes, hipMemAttachGlobal));
  }
};

template <class T>
struct PinnedMemory : Owned<T*, hipHostFree> {
  explicit PinnedMemory(std::size_t bytes, unsigned flags = hipHostMallocDefault) {
    HIP(hipHostMalloc(reinterpret_cast<void**>(&this->handle_), bytes, flags));
  }
};
