// The OpenCL device for CPUs that executes kernels for all devices of the test driver.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "hipspv/runtime/backends/opencl/cl_abi.h"

namespace test_driver {

// Entry points that the back end doesn't use, of the core API and of Intel's extensions:
// clGetDeviceFunctionPointerINTEL and clGetDeviceGlobalVariablePointerINTEL are those of cl_intel_function_pointers and
// cl_intel_global_variable_pointers, clGetKernelMaxConcurrentWorkGroupCountINTEL that of cl_intel_concurrent_dispatch.
#define TEST_DRIVER_CL_MORE(X)                                                                          \
  X(Int, SetProgramSpecializationConstant, (ClProgram, Uint, std::size_t, const void*))                 \
  X(Int, GetDeviceGlobalVariablePointerINTEL, (DeviceId, ClProgram, const char*, std::size_t*, void**)) \
  X(Int, GetDeviceFunctionPointerINTEL, (DeviceId, ClProgram, const char*, std::uint64_t*))

struct OpenCl : hipspv::cl::Core {
  using Int = hipspv::cl::Int;
  using Uint = hipspv::cl::Uint;
  using CommandQueue = hipspv::cl::CommandQueue;
  using ClProgram = hipspv::cl::ClProgram;
  using ClKernel = hipspv::cl::ClKernel;
  using DeviceId = hipspv::cl::DeviceId;

#define DECLARE(result, name, parameters) result(*name) parameters = nullptr;
  TEST_DRIVER_CL_MORE(DECLARE)
#undef DECLARE

  DeviceId device = nullptr;
  hipspv::cl::Context context = nullptr;

  std::string name, version;
  std::uint64_t globalMemory = 0, cacheBytes = 0;
  std::uint32_t computeUnits = 0, clockMhz = 0, maxWorkGroup = 0;
  bool fp16 = false, fp64 = false, int64Atomics = false;
  std::uint64_t halfAtomics = 0, singleAtomics = 0, doubleAtomics = 0;
  std::size_t maxParameterBytes = 0;
  std::vector<std::size_t> subGroupSizes;

  CommandQueue queue() const;
  std::string log(ClProgram program) const;
};

// Opens the library when called for the first time. nullptr if there is no such device.
const OpenCl* openCl();
// Places of which it is known that they exist.
const OpenCl& cl();

}  // namespace test_driver
