// Libraries with device code: opened, used by many threads, closed and opened again, while a kernel
// that both of them have stays usable. Arguments: the paths of both.
#include "show.h"

#include <dlfcn.h>

#include <thread>
#include <vector>

using Launch = hipError_t (*)(int*);

struct Library {
  explicit Library(const char* path) : handle(dlopen(path, RTLD_NOW | RTLD_GLOBAL)) {
    if (handle == nullptr) std::printf("%s\n", dlerror()), std::exit(1);
  }
  template <class Function>
  Function get(const char* name) const {
    return reinterpret_cast<Function>(dlsym(handle, name));
  }
  void* handle;
};

static int result(Launch launch, int before) {
  int* data;
  HIP(hipHostMalloc(&data, sizeof *data));
  *data = before;
  HIP(launch(data));
  const int after = *data;
  HIP(hipHostFree(data));
  return after;
}

int main(int, char** argv) {
  Library first(argv[1]), second(argv[2]);
  const void* address = second.get<const void* (*)()>("address")();
  show("one address", address == first.get<const void* (*)()>("address")());
  hipFunction_t function;
  HIP(hipGetFuncBySymbol(&function, address));
  show("first", result(first.get<Launch>("scale7"), 2));
  show("second", result(second.get<Launch>("scale7"), 3));
  show("number.1", result(first.get<Launch>("tell"), 0));
  show("number.2", result(second.get<Launch>("tell"), 0));

  // The first library's registrations end while threads launch through the second.
  std::vector<std::thread> threads;
  int wrong = 0;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&second, &wrong] {
      for (int round = 0; round < 50; ++round)
        if (result(second.get<Launch>("scale7"), 5) != 35) __atomic_add_fetch(&wrong, 1, 0);
    });
  show("closed", dlclose(first.handle));
  for (std::thread& thread : threads) thread.join();
  show("wrong", wrong);
  show("after closing", result(second.get<Launch>("scale7"), 4));
  int* data;
  HIP(hipHostMalloc(&data, sizeof *data));
  *data = 6;
  void* arguments[] = {&data};
  show("by handle", hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipDeviceSynchronize());
  show("data", *data);

  for (int round = 0; round < 5; ++round) {
    Library again(argv[1]);
    if (result(again.get<Launch>("tell"), 0) != 1 || result(again.get<Launch>("scale7"), 1) != 7)
      ++wrong;
    dlclose(again.handle);
  }
  show("wrong again", wrong);
  show("number.2 again", result(second.get<Launch>("tell"), 0));
  return 0;
}
