// Calls whose arguments the stand-in for NCCL writes down, and the arguments that it should see.
#include <hip/hip_interop.h>
#include <rccl/rccl.h>

#include "../runtime/sections.h"

namespace {

void* native(hipStream_t stream) {
  std::uintptr_t handles[5] = {};
  gives(0, hipGetBackendNativeHandles(reinterpret_cast<std::uintptr_t>(stream), handles, nullptr));
  return reinterpret_cast<void*>(handles[4]);
}

struct Fixture {
  Fixture() {
    gives(ncclSuccess, ncclCommInitAll(comms, 2, nullptr));
    gives(hipSuccess, hipStreamCreate(&stream));
    gives(hipSuccess, hipMalloc(&a, 64));
    gives(hipSuccess, hipMalloc(&b, 64));
  }
  ncclComm_t comms[2];
  hipStream_t stream;
  char *a, *b;
};

}  // namespace

SECTION(messages) {
  const Fixture f;
  std::printf("stream=%p\nsend=%p\nreceive=%p\n", native(f.stream), f.a, f.b);
  gives(ncclSuccess, ncclSend(f.a, 3, ncclInt8, 1, f.comms[0], f.stream));
  gives(ncclSuccess, ncclRecv(f.b, 5, ncclDouble, 0, f.comms[0], f.stream));
}

SECTION(own_operations) {
  const Fixture f;
  std::printf("stream=%p\na8=%p\nb4=%p\n", native(f.stream), f.a + 8, f.b + 4);
  std::printf("a=%p\nb=%p\n", f.a, f.b);
  gives(ncclSuccess, ncclAllToAll(f.a, f.b, 2, ncclInt32, f.comms[0], f.stream));
  gives(ncclSuccess, ncclGather(f.a, f.b, 4, ncclUint8, 0, f.comms[0], f.stream));
  gives(ncclSuccess, ncclGather(f.a, f.b, 4, ncclUint8, 0, f.comms[1], f.stream));
  gives(ncclSuccess, ncclScatter(f.a, f.b, 4, ncclHalf, 0, f.comms[0], f.stream));
  const size_t send_counts[] = {0, 7}, send_offsets[] = {0, 1}, receive_counts[] = {6, 0}, receive_offsets[] = {2, 0};
  gives(ncclSuccess, ncclAllToAllv(f.a, send_counts, send_offsets, f.b, receive_counts, receive_offsets, ncclInt64,
                                   f.comms[0], f.stream));
}

SECTION(devices) {
  ncclComm_t comms[2];
  const int order[] = {1, 0}, missing[] = {0, 7};
  gives(ncclSuccess, ncclCommInitAll(comms, 2, order));
  int device = -1;
  gives(ncclSuccess, ncclCommCuDevice(comms[0], &device));
  gives(1, device);
  gives(ncclInvalidArgument, ncclCommInitAll(comms, 2, missing));
  gives(hipSuccess, hipGetDevice(&device));
  gives(0, device);
}

SECTION(hidden_device) {
  ncclComm_t comm;
  gives(ncclSuccess, ncclCommInitAll(&comm, 1, nullptr));
  int device = -1;
  gives(ncclSuccess, ncclCommCuDevice(comm, &device));
  gives(0, device);
}

SECTION(errors) {
  const Fixture f;
  gives(ncclInvalidUsage, ncclBroadcast(f.a, f.b, 1, ncclInt, 0, f.comms[0], f.stream));
  gives(std::string("the stand-in's text"), std::string(ncclGetLastError(f.comms[0])));
  gives(ncclInvalidUsage, ncclReduce(f.a, f.b, 1, ncclInt, ncclSum, 0, f.comms[0], f.stream));
  gives(std::string("this version of NCCL has no ncclReduce"), std::string(ncclGetLastError(nullptr)));
  gives(std::string("invalid usage"), std::string(ncclGetErrorString(ncclInvalidUsage)));
  gives(ncclInvalidArgument, ncclScatter(f.a, f.b, 1, static_cast<ncclDataType_t>(12), 0, f.comms[0], f.stream));
  hipStream_t gone;
  gives(hipSuccess, hipStreamCreate(&gone));
  gives(hipSuccess, hipStreamDestroy(gone));
  gives(ncclInvalidArgument, ncclSend(f.a, 1, ncclInt, 1, f.comms[0], gone));
}

SECTION(capture) {
  const Fixture f;
  hipGraph_t graph;
  gives(hipSuccess, hipStreamBeginCapture(f.stream, hipStreamCaptureModeGlobal));
  gives(ncclInvalidUsage, ncclSend(f.a, 1, ncclInt, 1, f.comms[0], f.stream));
  gives(hipErrorStreamCaptureInvalidated, hipStreamEndCapture(f.stream, &graph));
}

SECTION(memory) {
  void* memory = nullptr;
  int value = 5, back = 0;
  gives(ncclSuccess, ncclMemAlloc(&memory, 4));
  gives(hipSuccess, hipMemcpy(memory, &value, 4, hipMemcpyDefault));
  gives(hipSuccess, hipMemcpy(&back, memory, 4, hipMemcpyDefault));
  gives(5, back);
  gives(ncclSuccess, ncclMemFree(memory));
}

// Without the stand-ins.
SECTION(other_device) {
  ncclUniqueId id;
  gives(ncclInvalidUsage, ncclGetUniqueId(&id));
  gives(std::string("RCCL needs NVIDIA's GPUs: this device has no library for collective operations"),
        std::string(ncclGetLastError(nullptr)));
}

SECTION(no_library) {
  ncclUniqueId id;
  gives(ncclSystemError, ncclGetUniqueId(&id));
  gives(true, std::string(ncclGetLastError(nullptr)).find("pip install nvidia-nccl-cu12") != std::string::npos);
}
