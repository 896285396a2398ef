// Copies within the device: of an idle stream, and of one that can't go on.
#include <algorithm>
#include <vector>

#include "gate.h"
#include "objects.h"

constexpr std::size_t kBytes = 4096, kIdle = 2048, kBusy = 1024;

static std::vector<char> contents(const char* memory) {
  std::vector<char> back(kBytes);
  HIP(hipMemcpy(back.data(), memory, kBytes, hipMemcpyDeviceToHost));
  return back;
}

int main() {
  Stream stream;
  Memory<char> a(kBytes), b(kBytes);
  HIP(hipMemset(a, 1, kBytes));
  HIP(hipMemset(b, 0, kBytes));
  HIP(hipDeviceSynchronize());
  std::vector<char> expected(kBytes, 0);
  HIP(hipMemcpy(b, a, kIdle, hipMemcpyDeviceToDevice));
  std::fill_n(expected.begin(), kIdle, 1);
  std::printf("idle=%d\n", contents(b) == expected);

  // The default stream waits for the other one, and the call for neither.
  Gate gate(stream);
  HIP(hipMemsetAsync(a, 2, kBytes, stream));
  HIP(hipMemcpy(b, a, kBusy, hipMemcpyDeviceToDevice));
  std::printf("query=%s\n", hipGetErrorName(hipStreamQuery(nullptr)));
  gate.open();
  std::fill_n(expected.begin(), kBusy, 2);
  std::printf("busy=%d\n", contents(b) == expected);
}
