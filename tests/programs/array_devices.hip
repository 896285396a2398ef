// Boxes of arrays and rows of memory from device to device, or within one where there is no second.
#include <vector>

#include "support.h"

constexpr int kWidth = 50, kHeight = 20, kDepth = 6, kTexels = kWidth * kHeight * kDepth;

static hipArray_t array_on(int device) {
  HIP_CHECK(hipSetDevice(device));
  hipArray_t made;
  const hipChannelFormatDesc format = hipCreateChannelDesc<int>();
  HIP_CHECK(hipMalloc3DArray(&made, &format, make_hipExtent(kWidth, kHeight, kDepth), 0));
  return made;
}

static void copy(hipMemcpy3DParms parameters, hipExtent extent, hipMemcpyKind kind) {
  parameters.extent = extent;
  parameters.kind = kind;
  HIP_CHECK(hipMemcpy3D(&parameters));
}

int main() {
  int devices = 0;
  HIP_CHECK(hipGetDeviceCount(&devices));
  const int last = devices > 1 ? 1 : 0;
  std::vector<int> host(kTexels), back(kTexels);
  for (int i = 0; i < kTexels; ++i) host[i] = 7 * i + 1;
  const hipExtent all = make_hipExtent(kWidth, kHeight, kDepth);
  const auto rows = [](void* base) { return make_hipPitchedPtr(base, kWidth * sizeof(int), kWidth, kHeight); };
  hipArray_t from = array_on(0), to = array_on(last);
  HIP_CHECK(hipSetDevice(0));
  hipMemcpy3DParms p = {};
  p.srcPtr = rows(host.data());
  p.dstArray = from;
  copy(p, all, hipMemcpyHostToDevice);
  // An inner box, which moves by (3, 2, 1).
  hipMemcpy3DParms inner = {};
  inner.srcArray = from;
  inner.dstArray = to;
  inner.srcPos = make_hipPos(5, 4, 2);
  inner.dstPos = make_hipPos(8, 6, 3);
  std::vector<int> zeros(kTexels);
  p = {};
  p.srcPtr = rows(zeros.data());
  p.dstArray = to;
  copy(p, all, hipMemcpyHostToDevice);
  copy(inner, make_hipExtent(30, 10, 3), hipMemcpyDeviceToDevice);
  p = {};
  p.srcArray = to;
  p.dstPtr = rows(back.data());
  copy(p, all, hipMemcpyDeviceToHost);
  long wrong = 0;
  for (int z = 0; z < kDepth; ++z)
    for (int y = 0; y < kHeight; ++y)
      for (int x = 0; x < kWidth; ++x) {
        const int i = (z * kHeight + y) * kWidth + x;
        const bool inside = x >= 8 && x < 38 && y >= 6 && y < 16 && z >= 3 && z < 6;
        wrong += back[i] != (inside ? host[i - (kHeight + 2) * kWidth - 3] : 0);
      }
  // From the array to rows with gaps on the other device, and from these to rows on the first.
  hipPitchedPtr there, here;
  HIP_CHECK(hipSetDevice(last));
  HIP_CHECK(hipMalloc3D(&there, make_hipExtent(kWidth * sizeof(int), kHeight, kDepth)));
  HIP_CHECK(hipSetDevice(0));
  HIP_CHECK(hipMalloc3D(&here, make_hipExtent(kWidth * sizeof(int), kHeight, kDepth)));
  p = {};
  p.srcArray = from;
  p.dstPtr = there;
  copy(p, all, hipMemcpyDeviceToDevice);
  p = {};
  p.srcPtr = there;
  p.dstPtr = here;
  const hipExtent bytes = make_hipExtent(kWidth * sizeof(int), kHeight, kDepth);
  copy(p, bytes, hipMemcpyDeviceToDevice);
  p = {};
  p.srcPtr = here;
  p.dstPtr = rows(back.data());
  copy(p, bytes, hipMemcpyDeviceToHost);
  for (int i = 0; i < kTexels; ++i) wrong += back[i] != host[i];
  for (hipArray_t each : {from, to}) HIP_CHECK(hipFreeArray(each));
  for (const hipPitchedPtr& each : {there, here}) HIP_CHECK(hipFree(each.ptr));
  return verdict(2 * kTexels, wrong);
}
