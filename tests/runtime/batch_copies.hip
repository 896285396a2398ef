// Copies of several at once, of boxes between two devices, and fills of rows by the driver's names.
#include <cstdint>
#include <cstring>
#include <vector>

#include "gate.h"
#include "sections.h"

constexpr int kWidth = 5, kHeight = 3, kDepth = 2;  // of a box, in ints
constexpr int kBox = kWidth * kHeight * kDepth;

SECTION(rows) {
  constexpr std::size_t kPitch = 16, kRows = 3;
  unsigned char *device, back[kPitch * 9];
  HIP(hipMalloc(&device, sizeof back));
  HIP(hipMemset(device, 1, sizeof back));
  HIP(hipMemsetD2D8(device, kPitch, 2, 7, kRows));
  HIP(hipMemsetD2D8Async(device + 8, kPitch, 3, 2, kRows, nullptr));
  HIP(hipMemsetD2D16(device + 3 * kPitch, kPitch, 0x0504, 3, kRows));
  HIP(hipMemsetD2D16Async(device + 3 * kPitch + 8, kPitch, 0x0706, 1, kRows, nullptr));
  HIP(hipMemsetD2D32(device + 6 * kPitch, kPitch, 0x0b0a0908, 2, kRows));
  HIP(hipMemsetD2D32Async(device + 6 * kPitch + 8, kPitch, 0x0f0e0d0c, 1, kRows, nullptr));
  HIP(hipMemcpy(back, device, sizeof back, hipMemcpyDeviceToHost));
  const unsigned char rows[3][kPitch] = {{2, 2, 2, 2, 2, 2, 2, 1, 3, 3, 1, 1, 1, 1, 1, 1},
                                         {4, 5, 4, 5, 4, 5, 1, 1, 6, 7, 1, 1, 1, 1, 1, 1},
                                         {8, 9, 10, 11, 8, 9, 10, 11, 12, 13, 14, 15, 1, 1, 1, 1}};
  int wrong = 0;
  for (std::size_t i = 0; i < sizeof back; ++i) wrong += back[i] != rows[i / kPitch / kRows][i % kPitch];
  gives(0, wrong);
  gives(hipSuccess, hipMemsetD2D32(device, 4, 0, 0, 2));
  gives(hipErrorInvalidValue, hipMemsetD2D16(device, 4, 0, 3, 2));
  gives(hipErrorInvalidValue, hipMemsetD2D32(device, 6, 0, 1, 2));
  gives(hipErrorInvalidValue, hipMemsetD2D16(device + 1, 4, 0, 1, 2));
  gives(hipErrorInvalidValue, hipMemsetD2D8(device, kPitch, 0, 1, 11));
  gives(hipErrorInvalidValue, hipMemsetD2D32(device, SIZE_MAX, 0, SIZE_MAX / 2, 1));
  HIP(hipFree(device));
}

SECTION(batch) {
  Stream stream;
  int *device, *pinned, host[64], back[64] = {};
  HIP(hipMalloc(&device, sizeof host));
  HIP(hipHostMalloc(&pinned, sizeof host));
  for (int i = 0; i < 64; ++i) host[i] = i, pinned[i] = 100 + i;
  void* to[] = {device, device + 16, device + 32};
  void* from[] = {host, pinned, pinned + 4};
  std::size_t sizes[] = {16 * sizeof(int), 16 * sizeof(int), 32 * sizeof(int)};
  std::size_t failed = 77;
  HIP(hipMemcpyBatchAsync(to, from, sizes, 3, nullptr, nullptr, 0, &failed, stream));
  HIP(hipMemcpyAsync(back, device, sizeof back, hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  int wrong = 0;
  for (int i = 0; i < 64; ++i) wrong += back[i] != (i < 16 ? i : i < 32 ? 100 + i - 16 : 104 + i - 32);
  gives(0, wrong);
  gives(SIZE_MAX, failed);

  // A source read during the call may change after it; others may change when the stream has read them.
  std::size_t begins[] = {0, 1};
  hipMemcpyAttributes attributes[2]{};
  attributes[0].srcAccessOrder = hipMemcpySrcAccessOrderDuringApiCall;
  attributes[1].srcAccessOrder = hipMemcpySrcAccessOrderStream;
  void* sources[] = {pinned, pinned, pinned};
  HIP(hipMemcpyBatchAsync(to, sources, sizes, 3, attributes, begins, 2, &failed, stream));
  pinned[0] = 7;
  HIP(hipMemcpyAsync(back, device, sizeof back, hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  gives(100, back[0]);
  {
    attributes[0].srcAccessOrder = hipMemcpySrcAccessOrderStream;
    Gate gate(stream);
    HIP(hipMemcpyBatchAsync(to, sources, sizes, 1, attributes, begins, 1, nullptr, stream));
    gives(hipErrorNotReady, hipStreamQuery(stream));
    pinned[0] = 8;
    gate.open();
    HIP(hipStreamSynchronize(stream));
  }
  HIP(hipMemcpy(back, device, sizeof(int), hipMemcpyDeviceToHost));
  gives(8, back[0]);

  // Nothing is copied if one of the copies is impossible.
  HIP(hipMemset(device, 0, sizeof host));
  sizes[2] = sizeof host;
  gives(hipErrorInvalidValue, hipMemcpyBatchAsync(to, sources, sizes, 3, nullptr, nullptr, 0, &failed, stream));
  gives(2, failed);
  HIP(hipStreamSynchronize(stream));
  HIP(hipMemcpy(back, device, sizeof(int), hipMemcpyDeviceToHost));
  gives(0, back[0]);
  sizes[2] = 4;
  begins[1] = 0;
  gives(hipErrorInvalidValue, hipMemcpyBatchAsync(to, sources, sizes, 3, attributes, begins, 2, &failed, stream));
  gives(SIZE_MAX, failed);
  begins[1] = 3;
  gives(hipErrorInvalidValue, hipMemcpyBatchAsync(to, sources, sizes, 3, attributes, begins, 2, &failed, stream));
  attributes[0].srcAccessOrder = hipMemcpySrcAccessOrderInvalid;
  gives(hipErrorInvalidValue, hipMemcpyBatchAsync(to, sources, sizes, 3, attributes, begins, 1, &failed, stream));
  HIP(hipFree(device));
  HIP(hipHostFree(pinned));
}

// As a graph's nodes.
SECTION(captured_batch) {
  Stream stream;
  int *a, *b, *c, value = 0;
  for (int** memory : {&a, &b, &c}) HIP(hipMalloc(memory, sizeof(int)));
  HIP(hipMemset(a, 1, sizeof(int)));
  HIP(hipMemset(c, 0, sizeof(int)));
  void *to[] = {b, c}, *from[] = {a, b};
  std::size_t sizes[] = {sizeof(int), sizeof(int)}, nodes = 0;
  hipGraph_t graph;
  HIP(hipDeviceSynchronize());
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  HIP(hipMemcpyBatchAsync(to, from, sizes, 2, nullptr, nullptr, 0, nullptr, stream));
  HIP(hipMemsetD2D16Async(b, 2, 0x0202, 1, 2, stream));
  HIP(hipStreamEndCapture(stream, &graph));
  HIP(hipGraphGetNodes(graph, nullptr, &nodes));
  gives(3, nodes);
  GraphExec executable(graph);
  HIP(hipGraphLaunch(executable, stream));
  HIP(hipStreamSynchronize(stream));
  HIP(hipMemcpy(&value, c, sizeof value, hipMemcpyDeviceToHost));
  gives(0x01010101, value);
  HIP(hipMemcpy(&value, b, sizeof value, hipMemcpyDeviceToHost));
  gives(0x02020202, value);
  HIP(hipGraphDestroy(graph));
  for (int* memory : {a, b, c}) HIP(hipFree(memory));
}

static hipMemcpy3DOperand memoryAt(void* pointer, std::size_t rowLength, std::size_t layerHeight) {
  hipMemcpy3DOperand operand{};
  operand.type = hipMemcpyOperandTypePointer;
  operand.op.ptr.ptr = pointer;
  operand.op.ptr.rowLength = rowLength;
  operand.op.ptr.layerHeight = layerHeight;
  return operand;
}

static hipMemcpy3DOperand arrayAt(hipArray_t array, std::size_t x, std::size_t y, std::size_t z) {
  hipMemcpy3DOperand operand{};
  operand.type = hipMemcpyOperandTypeArray;
  operand.op.array = {array, {x, y, z}};
  return operand;
}

// Into an array's corner, from there to rows with gaps, and plain memory beside it in bytes.
SECTION(boxes) {
  hipArray_t array;
  const hipChannelFormatDesc format = hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindSigned);
  HIP(hipMalloc3DArray(&array, &format, make_hipExtent(8, 4, 4), hipArrayDefault));
  constexpr int kPitch = 7, kRows = 4;  // with gaps
  int host[kBox], bytes[4] = {}, *device;
  std::vector<int> back(kPitch * kRows * kDepth, -1);
  for (int i = 0; i < kBox; ++i) host[i] = i * 3;
  HIP(hipMalloc(&device, back.size() * sizeof(int)));
  HIP(hipMemcpy(device, back.data(), back.size() * sizeof(int), hipMemcpyHostToDevice));
  hipMemcpy3DBatchOp operations[3]{};
  operations[0].src = memoryAt(host, 0, 0);
  operations[0].dst = arrayAt(array, 2, 1, 1);
  operations[1].src = arrayAt(array, 2, 1, 1);
  operations[1].dst = memoryAt(device, kPitch, kRows);
  operations[2].src = memoryAt(device, 0, 0);
  operations[2].dst = memoryAt(bytes, 8, 0);
  for (hipMemcpy3DBatchOp& operation : operations) {
    operation.extent = make_hipExtent(kWidth, kHeight, kDepth);
    operation.srcAccessOrder = hipMemcpySrcAccessOrderStream;
  }
  operations[2].extent = make_hipExtent(4, 2, 1);  // bytes: no array takes part
  std::size_t failed = 77;
  HIP(hipMemcpy3DBatchAsync(3, operations, &failed, 0, nullptr));
  gives(SIZE_MAX, failed);
  HIP(hipMemcpy(back.data(), device, back.size() * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int z = 0; z < kDepth; ++z)
    for (int y = 0; y < kRows; ++y)
      for (int x = 0; x < kPitch; ++x) {
        const bool inside = x < kWidth && y < kHeight;
        const int expected = inside ? ((z * kHeight + y) * kWidth + x) * 3 : -1;
        wrong += back[(z * kRows + y) * kPitch + x] != expected;
      }
  gives(0, wrong);
  gives(300, bytes[0] + 10 * bytes[1] + 100 * bytes[2]);
  operations[1].dst.op.ptr.rowLength = kWidth - 1;
  gives(hipErrorInvalidValue, hipMemcpy3DBatchAsync(3, operations, &failed, 0, nullptr));
  gives(1, failed);
  operations[1].src.type = static_cast<hipMemcpy3DOperandType>(9);
  gives(hipErrorInvalidValue, hipMemcpy3DBatchAsync(2, operations, &failed, 0, nullptr));
  gives(hipErrorInvalidValue, hipMemcpy3DBatchAsync(1, operations, &failed, 1, nullptr));
  gives(SIZE_MAX, failed);
  HIP(hipFreeArray(array));
  HIP(hipFree(device));
}

// From one device's memory to another's array, and back in the order of a stream.
SECTION(peers) {
  int host[kBox], back[kBox] = {}, *near, *far;
  for (int i = 0; i < kBox; ++i) host[i] = i + 1000;
  HIP(hipSetDevice(1));
  HIP(hipMalloc(&far, sizeof host));
  hipArray_t array;
  const hipChannelFormatDesc format = hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindSigned);
  HIP(hipMalloc3DArray(&array, &format, make_hipExtent(kWidth, kHeight, kDepth), hipArrayDefault));
  HIP(hipSetDevice(0));
  HIP(hipMalloc(&near, sizeof host));
  HIP(hipMemcpy(near, host, sizeof host, hipMemcpyHostToDevice));
  hipMemcpy3DPeerParms copy{};
  copy.srcPtr = make_hipPitchedPtr(near, kWidth * sizeof(int), kWidth, kHeight);
  copy.srcDevice = 0;
  copy.dstArray = array;
  copy.dstDevice = 1;
  copy.extent = make_hipExtent(kWidth, kHeight, kDepth);
  HIP(hipMemcpy3DPeer(&copy));
  hipMemcpy3DPeerParms second{};
  second.srcArray = array;
  second.srcDevice = 1;
  second.dstPtr = make_hipPitchedPtr(far, kWidth * sizeof(int), kWidth, kHeight);
  second.dstDevice = 1;
  second.extent = copy.extent;
  HIP(hipMemcpy3DPeerAsync(&second, nullptr));
  HIP(hipDeviceSynchronize());
  HIP(hipMemcpy(back, far, sizeof back, hipMemcpyDeviceToHost));
  gives(true, std::memcmp(host, back, sizeof host) == 0);
  second.srcDevice = 9;
  gives(hipErrorInvalidDevice, hipMemcpy3DPeerAsync(&second, nullptr));
  copy.extent.depth = 3;
  gives(hipErrorInvalidValue, hipMemcpy3DPeer(&copy));
  copy.extent.depth = 0;
  gives(hipSuccess, hipMemcpy3DPeer(&copy));
  HIP(hipFree(near));
  HIP(hipFree(far));
  HIP(hipFreeArray(array));
}
