// The name of the OpenCL library that the process has loaded: the raw programs load the same.
#pragma once

#include <cstdio>
#include <fstream>
#include <string>

// Path of the loaded library whose name starts with `name`; empty when there is none.
inline std::string loaded(const std::string& name) {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    const size_t at = line.rfind("/" + name);
    if (at != std::string::npos) return line.substr(line.find('/'));
  }
  return "";
}

// Intel's CPU device, which needs no loader, or else the ICD loader.
inline void print_opencl() {
  const std::string cpu = loaded("libintelocl.so");
  std::printf("opencl %s\n", cpu.empty() ? loaded("libOpenCL.so").c_str() : cpu.c_str());
}
