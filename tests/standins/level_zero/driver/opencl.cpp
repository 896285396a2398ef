#include "opencl.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdio>

#include "objects.h"

namespace test_driver {
namespace {

using namespace hipspv::cl;

constexpr Uint kDeviceHalfAtomics = 0x4233;

template <class T>
T value(const OpenCl& cl, Uint info) {
  T result{};
  cl.GetDeviceInfo(cl.device, info, sizeof result, &result, nullptr);
  return result;
}

std::string text(const OpenCl& cl, Uint info) {
  std::size_t size = 0;
  cl.GetDeviceInfo(cl.device, info, 0, nullptr, &size);
  std::string result(size, '\0');
  cl.GetDeviceInfo(cl.device, info, size, result.data(), nullptr);
  while (!result.empty() && result.back() == '\0') result.pop_back();
  return result;
}

bool resolve(OpenCl& cl, void* library) {
  bool all = true;
#define RESOLVE(result, name, parameters) all = cl.name.load(library) && all;
  HIPSPV_CL_CORE(RESOLVE)
#undef RESOLVE
  return all;
}

void resolveMore(OpenCl& cl, void* library, Platform platform) {
#define RESOLVE(result, name, parameters)                                                                         \
  cl.name = reinterpret_cast<decltype(cl.name)>(cl.GetExtensionFunctionAddressForPlatform(platform, "cl" #name)); \
  if (cl.name == nullptr) cl.name = reinterpret_cast<decltype(cl.name)>(dlsym(library, "cl" #name));
  TEST_DRIVER_CL_MORE(RESOLVE)
#undef RESOLVE
}

void readProperties(OpenCl& cl) {
  cl.name = text(cl, kDeviceName);
  cl.version = text(cl, kDriverVersion);
  cl.globalMemory = value<std::uint64_t>(cl, kDeviceGlobalMemSize);
  cl.cacheBytes = value<std::uint64_t>(cl, kDeviceGlobalMemCacheSize);
  cl.computeUnits = value<Uint>(cl, kDeviceMaxComputeUnits);
  cl.clockMhz = value<Uint>(cl, kDeviceMaxClockFrequency);
  cl.maxWorkGroup = static_cast<std::uint32_t>(value<std::size_t>(cl, kDeviceMaxWorkGroupSize));
  cl.maxParameterBytes = value<std::size_t>(cl, kDeviceMaxParameterSize);
  const std::string extensions = text(cl, kDeviceExtensions) + " ";
  const auto has = [&](const char* name) { return extensions.find(std::string(name) + " ") != std::string::npos; };
  cl.fp16 = has("cl_khr_fp16");
  cl.fp64 = has("cl_khr_fp64");
  cl.int64Atomics = has("cl_khr_int64_base_atomics");
  cl.halfAtomics = value<Bitfield>(cl, kDeviceHalfAtomics);
  cl.singleAtomics = value<Bitfield>(cl, kDeviceSingleAtomics);
  cl.doubleAtomics = value<Bitfield>(cl, kDeviceDoubleAtomics);
  std::size_t bytes = 0;
  cl.GetDeviceInfo(cl.device, kDeviceSubGroupSizes, 0, nullptr, &bytes);
  cl.subGroupSizes.resize(bytes / sizeof(std::size_t));
  cl.GetDeviceInfo(cl.device, kDeviceSubGroupSizes, bytes, cl.subGroupSizes.data(), nullptr);
}

const OpenCl* open() {
  auto& cl = *new OpenCl;  // the process's end doesn't destroy it
  void* library = dlopen(settings().openCl.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    std::fprintf(stderr, "Level Zero test driver: %s\n", dlerror());
    return nullptr;
  }
  Platform platform = nullptr;
  if (!resolve(cl, library) || cl.GetPlatformIDs(1, &platform, nullptr) != kSuccess) return nullptr;
  if (cl.GetDeviceIDs(platform, kDeviceTypeCpu, 1, &cl.device, nullptr) != kSuccess) return nullptr;
  resolveMore(cl, library, platform);
  const Property properties[] = {kContextPlatform, reinterpret_cast<Property>(platform), 0};
  Int status = kSuccess;
  cl.context = cl.CreateContext(properties, 1, &cl.device, nullptr, nullptr, &status);
  if (status != kSuccess) return nullptr;
  readProperties(cl);
  return &cl;
}

}  // namespace

CommandQueue OpenCl::queue() const {
  const Bitfield properties[] = {0};
  Int status = kSuccess;
  const CommandQueue result = CreateCommandQueueWithProperties(context, device, properties, &status);
  require(status == kSuccess, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  return result;
}

std::string OpenCl::log(ClProgram program) const {
  std::size_t size = 0;
  GetProgramBuildInfo(program, device, kProgramBuildLog, 0, nullptr, &size);
  std::string result(size, '\0');
  if (size != 0) GetProgramBuildInfo(program, device, kProgramBuildLog, size, result.data(), nullptr);
  while (!result.empty() && result.back() == '\0') result.pop_back();
  return result;
}

const OpenCl* openCl() {
  static const OpenCl* const one = open();
  return one;
}

const OpenCl& cl() { return *openCl(); }

}  // namespace test_driver
