// Registers bundles as clang's constructors do, in orders that those never use. Arguments: bundles.
#include "show.h"

#include <fstream>
#include <iterator>
#include <thread>
#include <vector>

extern "C" {
void** __hipRegisterFatBinary(const void*);
void __hipRegisterFunction(void**, const void*, char*, const char*, unsigned, void*, void*, void*,
                           void*, int*);
void __hipRegisterVar(void**, void*, char*, const char*, int, std::size_t, int, int);
void __hipUnregisterFatBinary(void**);
hipError_t __hipPushCallConfiguration(dim3, dim3, std::size_t, hipStream_t);
hipError_t __hipPopCallConfiguration(dim3*, dim3*, std::size_t*, hipStream_t*);
}

// The host addresses that identify the registered objects.
static char answerHere, twiceHere, spoiltHere, stateHere;

struct Bundle {
  explicit Bundle(const char* path) {
    std::ifstream file(path, std::ios::binary);
    bytes.assign(std::istreambuf_iterator<char>(file), {});
    wrapper = {0x48495046, 1, bytes.data(), nullptr};
  }
  void enter(bool functionsFirst = true) {
    handle = __hipRegisterFatBinary(&wrapper);
    if (!functionsFirst) variable();
    __hipRegisterFunction(handle, &spoiltHere, nullptr, "spoilt", 0, nullptr, nullptr, nullptr,
                          nullptr, nullptr);
    __hipRegisterFunction(handle, &twiceHere, nullptr, "twice", 0, nullptr, nullptr, nullptr,
                          nullptr, nullptr);
    __hipRegisterFunction(handle, &answerHere, nullptr, "answer", 0, nullptr, nullptr, nullptr,
                          nullptr, nullptr);
    if (functionsFirst) variable();
  }
  void leave() { __hipUnregisterFatBinary(handle); }
  void variable() { __hipRegisterVar(handle, &stateHere, nullptr, "state", 0, 4, 0, 0); }

  std::vector<char> bytes;
  struct {
    unsigned magic, version;
    const void* image;
    void* unused;
  } wrapper;
  void** handle = nullptr;
};

static int* cell;

static void launch(const char* key, const void* kernel, int before) {
  *cell = before;
  void* arguments[] = {&cell};
  const hipError_t error = hipLaunchKernel(kernel, dim3(1), dim3(1), arguments, 0, nullptr);
  if (error != hipSuccess) return show(key, error);
  HIP(hipDeviceSynchronize());
  show(key, *cell);
}

static void configurations() {
  dim3 grid, block;
  std::size_t shared = 0;
  hipStream_t stream;
  show("pop of none", __hipPopCallConfiguration(&grid, &block, &shared, &stream));
  HIP(__hipPushCallConfiguration(dim3(1, 2, 3), dim3(4, 5, 6), 7, nullptr));
  HIP(__hipPushCallConfiguration(dim3(8), dim3(9), 10, nullptr));
  HIP(__hipPopCallConfiguration(&grid, &block, &shared, &stream));
  show("inner", grid.x * 10000 + block.x * 100 + static_cast<unsigned>(shared));
  std::thread([] {
    dim3 other;
    std::size_t bytes = 0;
    hipStream_t none;
    show("pop elsewhere", __hipPopCallConfiguration(&other, &other, &bytes, &none));
  }).join();
  HIP(__hipPopCallConfiguration(&grid, &block, &shared, &stream));
  show("outer", grid.z * 10000 + block.z * 100 + static_cast<unsigned>(shared));
  int depth = 0;
  while (__hipPushCallConfiguration(dim3(1), dim3(1), 0, nullptr) == hipSuccess) ++depth;
  show("deep", depth >= 8);
  while (depth-- > 0) HIP(__hipPopCallConfiguration(&grid, &block, &shared, &stream));
}

int main(int, char** argv) {
  configurations();
  HIP(hipHostMalloc(&cell, sizeof *cell));
  launch("unregistered", &answerHere, 0);
  Bundle first(argv[1]), second(argv[2]);
  const unsigned notBinary[8] = {1, 2, 3};
  show("no binary", __hipRegisterFatBinary(notBinary) == nullptr);
  first.enter();
  second.enter(false);
  launch("first", &answerHere, 0);
  hipFunction_t function;
  HIP(hipGetFuncBySymbol(&function, &twiceHere));
  first.leave();
  launch("then second", &answerHere, 0);
  launch("twice", &twiceHere, 21);
  *cell = 4;
  void* arguments[] = {&cell};
  show("handle", hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipDeviceSynchronize());
  show("by handle", *cell);
  int state = 0;
  HIP(hipMemcpyFromSymbol(&state, HIP_SYMBOL(stateHere), sizeof state));
  show("state", state);
  launch("spoilt", &spoiltHere, 0);
  launch("spoilt again", &spoiltHere, 0);
  launch("others go on", &twiceHere, 3);
  second.leave();
  launch("gone", &answerHere, 0);
  show("gone symbol", hipMemcpyFromSymbol(&state, HIP_SYMBOL(stateHere), sizeof state));
  first.enter(false);
  launch("back", &answerHere, 0);

  // Many at once.
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      for (int round = 0; round < 20; ++round) {
        Bundle copy(argv[2]);
        copy.enter();
        copy.leave();
      }
    });
  for (std::thread& thread : threads) thread.join();
  launch("still", &answerHere, 0);
  return 0;
}
