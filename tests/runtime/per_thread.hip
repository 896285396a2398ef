// The API of programs whose default stream is each thread's own: by name, and with the compiler's option.
#include "show.h"

#include <thread>
#include <vector>

__global__ void store(int* out, int value) { *out = value; }
__device__ int variable = 3;
static const void* const symbol = &variable;

constexpr int kWidth = 4, kHeight = 2, kCount = kWidth * kHeight;
constexpr std::size_t kRow = kWidth * sizeof(int), kBytes = kCount * sizeof(int);

static int* memory;
static hipArray_t array;

static hipMemcpy3DParms box(void* to, const void* from, hipMemcpyKind kind) {
  hipMemcpy3DParms p{};
  p.dstPtr = make_hipPitchedPtr(to, kRow, kRow, kHeight);
  p.srcPtr = make_hipPitchedPtr(const_cast<void*>(from), kRow, kRow, kHeight);
  p.extent = make_hipExtent(kRow, kHeight, 1);
  p.kind = kind;
  return p;
}

static bool all(const std::vector<int>& values, int expected) {
  bool same = true;
  for (const int value : values) same &= value == expected;
  return same;
}

static std::vector<int> read() {
  std::vector<int> values(kCount, -1);
  HIP(hipMemcpy_spt(values.data(), memory, kBytes, hipMemcpyDeviceToHost));
  return values;
}

static void testSynchronous() {
  const std::vector<int> ones(kCount, 1), twos(kCount, 2), threes(kCount, 3);
  std::vector<int> back(kCount);
  HIP(hipMemcpy_spt(memory, ones.data(), kBytes, hipMemcpyHostToDevice));
  show("memcpy", all(read(), 1));
  HIP(hipMemcpy2D_spt(memory, kRow, twos.data(), kRow, kRow, kHeight, hipMemcpyHostToDevice));
  show("memcpy2D", all(read(), 2));
  const hipMemcpy3DParms p = box(memory, threes.data(), hipMemcpyHostToDevice);
  HIP(hipMemcpy3D_spt(&p));
  show("memcpy3D", all(read(), 3));
  HIP(hipMemcpy2DToArray_spt(array, 0, 0, twos.data(), kRow, kRow, kHeight,
                             hipMemcpyHostToDevice));
  HIP(hipMemcpy2DFromArray_spt(back.data(), kRow, array, 0, 0, kRow, kHeight,
                               hipMemcpyDeviceToHost));
  show("array", all(back, 2));
  back.assign(kCount, 0);
  HIP(hipMemcpyFromArray_spt(back.data(), array, 0, 0, kBytes, hipMemcpyDeviceToHost));
  show("from array", all(back, 2));
  HIP(hipMemset_spt(memory, 1, kBytes));
  show("memset", all(read(), 0x01010101));
  HIP(hipMemset2D_spt(memory, kRow, 2, kRow, kHeight));
  show("memset2D", all(read(), 0x02020202));
  HIP(hipMemset3D_spt(make_hipPitchedPtr(memory, kRow, kRow, kHeight), 3,
                      make_hipExtent(kRow, kHeight, 1)));
  show("memset3D", all(read(), 0x03030303));
  int value = 0, other = 8;
  HIP(hipMemcpyFromSymbol_spt(&value, symbol, sizeof value, 0,
                              hipMemcpyDeviceToHost));
  show("from symbol", value);
  HIP(hipMemcpyToSymbol_spt(symbol, &other, sizeof other, 0,
                            hipMemcpyHostToDevice));
  HIP(hipMemcpyFromSymbol_spt(&value, symbol, sizeof value, 0,
                              hipMemcpyDeviceToHost));
  show("to symbol", value);
}

// The thread's stream captures all of these calls: a null stream is the thread's stream.
static void testAsynchronous() {
  static int host[kCount];
  int four = 4, called = 0;
  int* slot = memory;
  void* arguments[] = {&slot, &four};
  hipEvent_t event;
  hipGraph_t graph, asked;
  hipStreamCaptureStatus status;
  const hipGraphNode_t* last;
  std::size_t nodes = 0, count = 0;
  unsigned long long id = 0;
  HIP(hipEventCreate(&event));
  const hipMemcpy3DParms p = box(memory, host, hipMemcpyHostToDevice);
  HIP(hipStreamBeginCapture_spt(nullptr, hipStreamCaptureModeGlobal));
  HIP(hipMemcpyAsync_spt(memory, host, kBytes, hipMemcpyHostToDevice, nullptr));
  HIP(hipMemcpy2DAsync_spt(memory, kRow, host, kRow, kRow, kHeight, hipMemcpyHostToDevice,
                           nullptr));
  HIP(hipMemcpy3DAsync_spt(&p, nullptr));
  HIP(hipMemcpyToSymbolAsync_spt(symbol, host, sizeof(int), 0,
                                 hipMemcpyHostToDevice, nullptr));
  HIP(hipMemcpyFromSymbolAsync_spt(host, symbol, sizeof(int), 0,
                                   hipMemcpyDeviceToHost, nullptr));
  HIP(hipMemcpy2DToArrayAsync_spt(array, 0, 0, host, kRow, kRow, kHeight, hipMemcpyHostToDevice,
                                  nullptr));
  HIP(hipMemcpy2DFromArrayAsync_spt(host, kRow, array, 0, 0, kRow, kHeight,
                                    hipMemcpyDeviceToHost, nullptr));
  HIP(hipMemsetAsync_spt(memory, 0, kBytes, nullptr));
  HIP(hipMemset2DAsync_spt(memory, kRow, 0, kRow, kHeight, nullptr));
  HIP(hipMemset3DAsync_spt(make_hipPitchedPtr(memory, kRow, kRow, kHeight), 0,
                           make_hipExtent(kRow, kHeight, 1), nullptr));
  HIP(hipLaunchHostFunc_spt(nullptr, [](void* data) { ++*static_cast<int*>(data); }, &called));
  HIP(hipLaunchKernel_spt(reinterpret_cast<const void*>(store), dim3(1), dim3(1), arguments, 0,
                          nullptr));
  HIP(hipLaunchCooperativeKernel_spt(reinterpret_cast<const void*>(store), dim3(1), dim3(1),
                                     arguments, 0, nullptr));
  HIP(hipEventRecord_spt(event, nullptr));  // it becomes no node, and neither does the wait for it
  HIP(hipStreamWaitEvent_spt(nullptr, event, 0));
  HIP(hipStreamIsCapturing_spt(nullptr, &status));
  show("capturing", status == hipStreamCaptureStatusActive);
  HIP(hipStreamGetCaptureInfo_spt(nullptr, &status, &id));
  HIP(hipStreamGetCaptureInfo_v2_spt(nullptr, &status, &id, &asked, &last, &count));
  show("dependencies", count);
  HIP(hipStreamEndCapture_spt(nullptr, &graph));
  show("graph", graph == asked);
  HIP(hipGraphGetNodes(graph, nullptr, &nodes));
  show("nodes", nodes);
  HIP(hipGraphDestroy(graph));
}

static void testStreams() {
  int priority = 77, called = 0;
  unsigned flags = 77;
  HIP(hipStreamGetPriority_spt(nullptr, &priority));
  HIP(hipStreamGetFlags_spt(nullptr, &flags));
  show("priority", priority);
  show("flags", flags);
  HIP(hipStreamAddCallback_spt(
      nullptr, [](hipStream_t, hipError_t, void* data) { ++*static_cast<int*>(data); }, &called,
      0));
  HIP(hipStreamSynchronize_spt(nullptr));
  show("called", called);
  show("query", hipStreamQuery_spt(nullptr));
}

// Another thread's default stream is held. This thread's isn't, nor the work it waits for.
static void testThreads() {
  unsigned* gate;
  int* slots;
  HIP(hipHostMalloc(&gate, sizeof *gate));
  HIP(hipHostMalloc(&slots, 2 * sizeof *slots));
  *gate = slots[0] = slots[1] = 0;
  std::thread([=] {
    HIP(hipStreamWaitValue32(hipStreamPerThread, gate, 1, hipStreamWaitValueEq));
    store<<<1, 1>>>(slots, 5);
    HIP(hipGetLastError());
    show("held", hipStreamQuery(nullptr));
    std::thread([=] {
      store<<<1, 1>>>(slots + 1, 6);
      HIP(hipStreamSynchronize(nullptr));
      show("free", slots[1]);
      show("free.other", slots[0]);
    }).join();
    __atomic_store_n(gate, 1u, __ATOMIC_RELEASE);
    HIP(hipStreamSynchronize(nullptr));
    show("released", slots[0]);
  }).join();
}

int main() {
  HIP(hipMalloc(&memory, kBytes));
  const hipChannelFormatDesc format = hipCreateChannelDesc<int>();
  HIP(hipMallocArray(&array, &format, kWidth, kHeight, 0));
  testSynchronous();
  testAsynchronous();
  testStreams();
#ifdef HIP_API_PER_THREAD_DEFAULT_STREAM
  testThreads();
#endif
}
