// Has a kernel and, unless told to, never asks for a device.
#include "show.h"

#include <string>

__global__ void fill(double* out, double value) { *out = value * 0.5; }

int main(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  if (mode == "count") {
    int count = 77;
    show("error", hipGetDeviceCount(&count));
    show("count", count);
  } else if (mode == "launch") {
    double* out = nullptr;
    show("malloc", hipHostMalloc(&out, sizeof *out));
    fill<<<1, 1>>>(out, 5);
    show("launch", hipGetLastError());
    show("sync", hipDeviceSynchronize());
    if (out != nullptr) show("value", *out);
  } else if (mode == "maps") {
    // The libraries in the process before anything asked for a device.
    std::FILE* maps = std::fopen("/proc/self/maps", "r");
    char line[4096];
    bool opened = false;
    while (std::fgets(line, sizeof line, maps) != nullptr)
      opened = opened || std::string(line).find("OpenCL") != std::string::npos ||
               std::string(line).find("intelocl") != std::string::npos;
    std::fclose(maps);
    show("opened", opened);
  }
  std::printf("done\n");
  return 0;
}
