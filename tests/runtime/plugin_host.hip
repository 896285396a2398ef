// Opens a library with device code twice; closing it removes its registrations, managed memory too.
#include "show.h"

#include <dlfcn.h>

__global__ void own(int* out) { *out = 11; }

int main(int, char** argv) {
  int* out;
  HIP(hipHostMalloc(&out, sizeof *out));
  std::size_t before = 0, after = 0, total = 0;
  for (int round = 0; round < 2; ++round) {
    void* library = dlopen(argv[1], RTLD_NOW);
    if (library == nullptr) {
      std::printf("%s\n", dlerror());
      return 1;
    }
    auto run = reinterpret_cast<hipError_t (*)(int*, int)>(dlsym(library, "run"));
    HIP(run(out, 100));
    HIP(run(out, 200));
    std::printf("round.%d=%d\n", round, *out);
    show("closed", dlclose(library));
    before = after;
    HIP(hipMemGetInfo(&after, &total));
  }
  show("kept", static_cast<long long>(before - after));
  own<<<1, 1>>>(out);
  HIP(hipDeviceSynchronize());
  show("own", *out);
  return 0;
}
