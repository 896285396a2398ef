// Programs with a wrong pointer or worse, each by its name: their messages on stderr, and how they end.
#include <csetjmp>
#include <csignal>
#include <cstring>
#include <string>
#include <unistd.h>

#include "show.h"

__global__ void fill(int* out, int value) { out[blockIdx.x * blockDim.x + threadIdx.x] = value; }
__global__ void doubled(int* out) { out[threadIdx.x] *= 2; }

namespace {

constexpr size_t kLarge = 2 << 20;  // the host makes smaller copies by itself
int* const kWild = reinterpret_cast<int*>(0x10);
int* device;

void handler(int signal, siginfo_t* info, void*) {
  std::printf("handler=%d %d\n", signal == SIGSEGV, info->si_addr == kWild);
  std::fflush(stdout);
  _exit(7);
}

void install() {
  struct sigaction action{};
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGSEGV, &action, nullptr);
}

sigjmp_buf before;

bool recovered = false;

void jump(int) {
  if (recovered) _exit(9);
  recovered = true;
  siglongjmp(before, 1);
}

}  // namespace

int main(int, char** words) {
  const std::string what = words[1];
  if (what == "handler before") install();
  if (what.rfind("recovers", 0) == 0) std::signal(SIGSEGV, jump);
  HIP(hipMalloc(reinterpret_cast<void**>(&device), kLarge));
  doubled<<<1, 1>>>(device);
  HIP(hipDeviceSynchronize());
  if (what == "handler after") install();

  if (what == "kernel" || what.rfind("handler", 0) == 0) fill<<<1, 32>>>(kWild, 3);
  if (what == "all threads") fill<<<1024, 1024>>>(kWild, 3);
  if (what == "no such address") fill<<<1, 32>>>(reinterpret_cast<int*>(0x7777777777777770), 3);
  if (what == "several") {
    for (int i = 0; i < 100; ++i) fill<<<1, 32>>>(device, 3);
    doubled<<<1, 32>>>(kWild);
  }
  if (what == "stream") {
    hipStream_t stream;
    HIP(hipStreamCreate(&stream));
    fill<<<1, 32, 0, stream>>>(kWild, 3);
    HIP(hipStreamSynchronize(stream));
  }
  if (what == "copy after") {
    fill<<<1, 32>>>(device, 3);
    HIP(hipMemcpy(device, kWild, kLarge, hipMemcpyHostToDevice));
  }
  if (what == "copy to") HIP(hipMemcpy(device, kWild, kLarge, hipMemcpyHostToDevice));
  if (what == "copy from") HIP(hipMemcpy(kWild, device, kLarge, hipMemcpyDeviceToHost));
  if (what == "small copy") HIP(hipMemcpy(kWild, device, 16, hipMemcpyDeviceToHost));
  if (what == "kept") HIP(hipMemcpyAsync(device, kWild, 16, hipMemcpyHostToDevice, nullptr));
  HIP(hipDeviceSynchronize());

  // The program's own faults: the runtime leaves them alone, with kernels or without.
  fill<<<1, 32>>>(device, 3);
  volatile int* own = kWild;
  if (what == "host") *own = 1;
  if (what == "host copy") std::memcpy(words[1], const_cast<int*>(own), 16);
  if (what == "abort") std::abort();
  if (what == "sent") kill(getpid(), SIGSEGV);
  if (what.rfind("recovers", 0) == 0 && sigsetjmp(before, 1) == 0) *own = 1;
  if (what == "recovers once") fill<<<1, 32>>>(kWild, 3);
  HIP(hipDeviceSynchronize());
  int value = 0;
  HIP(hipMemcpy(&value, device, sizeof value, hipMemcpyDeviceToHost));
  show("value", value);
  show("wrong kind", hipMemcpy(&value, &value, sizeof value, hipMemcpyDeviceToDevice));
  show("wrong side", hipMemcpy(&value, &value, sizeof value, hipMemcpyHostToDevice));
}
