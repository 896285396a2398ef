// Streams: creation, queries, host functions, values in memory.
#include <initializer_list>

#include "refuses.h"

static hipStream_t destroyedStream() {
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  HIP(hipStreamDestroy(stream));
  return stream;
}

static void creation() {
  hipStream_t stream;
  std::uint32_t mask[64] = {};
  refuses(hipErrorInvalidValue, hipStreamCreate(nullptr));
  refuses(hipErrorInvalidValue, hipStreamCreateWithFlags(nullptr, hipStreamDefault));
  refuses(hipErrorInvalidValue, hipStreamCreateWithFlags(&stream, 2));
  refuses(hipErrorInvalidValue, hipStreamCreateWithPriority(nullptr, hipStreamDefault, 0));
  refuses(hipErrorInvalidValue, hipStreamCreateWithPriority(&stream, 2, 0));
  refuses(hipErrorInvalidHandle, hipExtStreamCreateWithCUMask(nullptr, 64, mask));
  refuses(hipErrorInvalidValue, hipExtStreamCreateWithCUMask(&stream, 0, mask));
  refuses(hipErrorInvalidValue, hipExtStreamCreateWithCUMask(&stream, 64, nullptr));
  refuses(hipErrorInvalidValue, hipExtStreamGetCUMask(nullptr, 0, mask));
  refuses(hipErrorInvalidValue, hipExtStreamGetCUMask(nullptr, 64, nullptr));
}

static void destruction(hipStream_t dead) {
  refuses(hipErrorInvalidHandle, hipStreamDestroy(nullptr));
  refuses(hipErrorInvalidHandle, hipStreamDestroy(hipStreamPerThread));
  refuses(hipErrorInvalidHandle, hipStreamDestroy(hipStreamLegacy));
  refuses(hipErrorContextIsDestroyed, hipStreamDestroy(dead));
}

static void questions(hipStream_t dead) {
  unsigned flags;
  int priority;
  hipDevice_t device;
  std::uint32_t mask[64];
  refuses(hipErrorInvalidValue, hipStreamGetFlags(nullptr, &flags));
  refuses(hipErrorInvalidValue, hipStreamGetFlags(hipStreamPerThread, nullptr));
  refuses(hipErrorContextIsDestroyed, hipStreamGetFlags(dead, &flags));
  refuses(hipErrorInvalidValue, hipStreamGetPriority(nullptr, nullptr));
  refuses(hipErrorContextIsDestroyed, hipStreamGetPriority(dead, &priority));
  refuses(hipErrorInvalidValue, hipStreamGetDevice(nullptr, nullptr));
  refuses(hipErrorContextIsDestroyed, hipStreamGetDevice(dead, &device));
  refuses(hipErrorContextIsDestroyed, hipExtStreamGetCUMask(dead, 64, mask));
}

static void attributes(hipStream_t dead) {
  unsigned long long id;
  hipStreamAttrValue value{};
  const hipStreamAttrID policy = hipStreamAttributeSynchronizationPolicy;
  refuses(hipErrorInvalidValue, hipStreamGetId(nullptr, nullptr));
  refuses(hipErrorInvalidHandle, hipStreamGetId(dead, &id));
  refuses(hipErrorInvalidValue, hipStreamGetAttribute(nullptr, policy, nullptr));
  refuses(hipErrorInvalidValue, hipStreamGetAttribute(nullptr, hipLaunchAttributeMax, &value));
  refuses(hipErrorInvalidHandle, hipStreamGetAttribute(dead, policy, &value));
  refuses(hipErrorInvalidValue, hipStreamSetAttribute(nullptr, policy, nullptr));
  refuses(hipErrorInvalidValue, hipStreamSetAttribute(nullptr, policy, &value));
  refuses(hipErrorInvalidHandle, hipStreamSetAttribute(dead, policy, &value));
  value.priority = 1;
  refuses(hipErrorNotSupported, hipStreamSetAttribute(nullptr, hipStreamAttributePriority, &value));
  refuses(hipErrorInvalidValue, hipStreamCopyAttributes(dead, nullptr));
  refuses(hipErrorInvalidValue, hipStreamCopyAttributes(nullptr, dead));
}

static void waiting(hipStream_t dead) {
  hipEvent_t event;
  HIP(hipEventCreate(&event));
  refuses(hipErrorContextIsDestroyed, hipStreamQuery(dead));
  refuses(hipErrorContextIsDestroyed, hipStreamSynchronize(dead));
  refuses(hipErrorInvalidHandle, hipStreamWaitEvent(dead, event, 0));
  refuses(hipErrorInvalidHandle, hipStreamWaitEvent(nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipStreamWaitEvent(nullptr, event, 2));
  HIP(hipEventDestroy(event));
  refuses(hipErrorInvalidHandle, hipStreamWaitEvent(nullptr, event, 0));
}

static void callback(hipStream_t, hipError_t, void*) {}
static void hostFunction(void*) {}

static void hostFunctions(hipStream_t dead) {
  refuses(hipErrorInvalidValue, hipStreamAddCallback(nullptr, nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipStreamAddCallback(nullptr, callback, nullptr, 1));
  refuses(hipErrorContextIsDestroyed, hipStreamAddCallback(dead, callback, nullptr, 0));
  refuses(hipErrorInvalidValue, hipLaunchHostFunc(nullptr, nullptr, nullptr));
  refuses(hipErrorContextIsDestroyed, hipLaunchHostFunc(dead, hostFunction, nullptr));
}

static void values(hipStream_t dead, std::uint64_t* at) {
  std::uint64_t local = 0;
  void* const odd = reinterpret_cast<char*>(at) + 2;
  void* const end = at + 1;  // one value is allocated
  for (void* bad : {static_cast<void*>(nullptr), static_cast<void*>(&local), odd, end}) {
    refuses(hipErrorInvalidValue, hipStreamWaitValue32(nullptr, bad, 1, hipStreamWaitValueEq));
    refuses(hipErrorInvalidValue, hipStreamWaitValue64(nullptr, bad, 1, hipStreamWaitValueEq));
    refuses(hipErrorInvalidValue, hipStreamWriteValue32(nullptr, bad, 1, 0));
    refuses(hipErrorInvalidValue, hipStreamWriteValue64(nullptr, bad, 1, 0));
  }
  refuses(hipErrorInvalidValue, hipStreamWaitValue32(nullptr, at, 1, 4));
  refuses(hipErrorInvalidValue, hipStreamWaitValue64(nullptr, at, 1, 4));
  refuses(hipErrorContextIsDestroyed, hipStreamWaitValue32(dead, at, 1, hipStreamWaitValueEq));
  refuses(hipErrorContextIsDestroyed, hipStreamWaitValue64(dead, at, 1, hipStreamWaitValueEq));
  refuses(hipErrorContextIsDestroyed, hipStreamWriteValue32(dead, at, 1, 0));
  refuses(hipErrorContextIsDestroyed, hipStreamWriteValue64(dead, at, 1, 0));
}

static void batches(hipStream_t dead, std::uint64_t* at) {
  static hipStreamBatchMemOpParams many[256] = {};
  hipStreamBatchMemOpParams& one = many[0];
  for (hipStreamBatchMemOpParams& p : many) p.operation = hipStreamMemOpBarrier;
  refuses(hipErrorInvalidValue, hipStreamBatchMemOp(nullptr, 1, nullptr, 0));
  refuses(hipErrorInvalidValue, hipStreamBatchMemOp(nullptr, 1, many, 1));
  refuses(hipErrorInvalidValue, hipStreamBatchMemOp(nullptr, 256, many, 0));
  refuses(hipErrorContextIsDestroyed, hipStreamBatchMemOp(dead, 1, many, 0));
  one.writeValue.operation = hipStreamMemOpWriteValue32;
  one.writeValue.address = nullptr;
  refuses(hipErrorInvalidValue, hipStreamBatchMemOp(nullptr, 1, many, 0));
  one.waitValue.operation = hipStreamMemOpWaitValue32;
  one.waitValue.address = at;
  one.waitValue.flags = 4;
  refuses(hipErrorInvalidValue, hipStreamBatchMemOp(nullptr, 1, many, 0));
  one.operation = static_cast<hipStreamBatchMemOpType>(99);
  refuses(hipErrorInvalidValue, hipStreamBatchMemOp(nullptr, 1, many, 0));
}

// A stream that waits for a value isn't ready.
static void busy(std::uint64_t* at) {
  Stream stream;
  *at = 0;
  HIP(hipStreamWaitValue64(stream, at, 1, hipStreamWaitValueEq));
  refuses(hipErrorNotReady, hipStreamQuery(stream));
  *static_cast<volatile std::uint64_t*>(at) = 1;
  HIP(hipStreamSynchronize(stream));
}

int main() {
  std::uint64_t* at;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&at), sizeof *at));
  const hipStream_t dead = destroyedStream();
  creation();
  destruction(dead);
  questions(dead);
  attributes(dead);
  waiting(dead);
  hostFunctions(dead);
  values(dead, at);
  batches(dead, at);
  busy(at);
  HIP(hipHostFree(at));
  return refusals::result();
}
