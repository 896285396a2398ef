// NVML's library over the runtime's devices: what they are, and how much memory is in use. No device API tells more.
// Names, values and layouts are those of the NVML API reference.
#include <hip/hip_runtime_api.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <string>

#define HIPSPV_NVML_CALL extern "C" __attribute__((visibility("default"))) Result

namespace {

// nvmlReturn_t.
enum Result : int {
  kSuccess = 0,
  kUninitialized = 1,
  kInvalidArgument = 2,
  kNotSupported = 3,
  kNotFound = 6,
  kInsufficientSize = 7,
  kDriverNotLoaded = 9,
  kFunctionNotFound = 13,
  kVersionMismatch = 25,
  kUnknown = 999,
};

struct Named {
  int value;
  const char* text;
};
constexpr Named kTexts[] = {
    {kSuccess, "Success"},
    {kUninitialized, "Uninitialized"},
    {kInvalidArgument, "Invalid Argument"},
    {kNotSupported, "Not Supported"},
    {kNotFound, "Not Found"},
    {kInsufficientSize, "Insufficient Size"},
    {kDriverNotLoaded, "Driver Not Loaded"},
    {kFunctionNotFound, "Function Not Found"},
    {kVersionMismatch, "Argument version mismatch"},
    {kUnknown, "Unknown Error"},
};

// nvmlDevice_t: the device's ordinal and 1.
using Device = struct DeviceObject*;

// nvmlMemory_t.
struct Memory {
  unsigned long long total, free, used;
};

// nvmlMemory_v2_t.
struct Memory2 {
  unsigned version;
  unsigned long long total, reserved, free, used;
};
constexpr unsigned kMemory2 = sizeof(Memory2) | 2 << 24;

// nvmlPciInfo_t, version 3.
struct Pci {
  char legacyId[16];
  unsigned domain, bus, device, deviceId, subsystemId;
  char id[32];
};
static_assert(sizeof(Pci) == 68);

// nvmlSystemDriverBranchInfo_v1_t.
struct Branch {
  unsigned version;
  char branch[80];
};
constexpr unsigned kBranch1 = sizeof(Branch) | 1 << 24;
static_assert(kBranch1 == 0x1000054);

std::atomic<int> initialized{0};

Result result(hipError_t error) {
  switch (error) {
    case hipSuccess:
      return kSuccess;
    case hipErrorInvalidValue:
    case hipErrorInvalidDevice:
      return kInvalidArgument;
    case hipErrorNotSupported:
      return kNotSupported;
    case hipErrorNoDevice:
      return kNotFound;
    default:
      return kUnknown;
  }
}

Result begin() {
  const Result outcome = hipInit(0) == hipSuccess ? kSuccess : kDriverNotLoaded;
  if (outcome == kSuccess) ++initialized;
  return outcome;
}

// kSuccess if there may be calls.
Result ready() { return initialized.load() > 0 ? kSuccess : kUninitialized; }

int count() {
  int devices = 0;
  return hipGetDeviceCount(&devices) == hipSuccess ? devices : 0;
}

int ordinal(Device device) { return static_cast<int>(reinterpret_cast<std::uintptr_t>(device)) - 1; }
Device handle(int ordinal) { return reinterpret_cast<Device>(static_cast<std::uintptr_t>(ordinal) + 1); }

// The checks that all calls about a device have in common. answer: where the call writes.
Result check(Device device, const void* answer) {
  if (const Result outcome = ready(); outcome != kSuccess) return outcome;
  const int index = ordinal(device);
  return answer != nullptr && index >= 0 && index < count() ? kSuccess : kInvalidArgument;
}

Result write(const std::string& text, char* to, unsigned length) {
  if (text.size() >= length) return kInsufficientSize;
  std::copy_n(text.c_str(), text.size() + 1, to);
  return kSuccess;
}

Result properties(Device device, const void* answer, hipDeviceProp_t& found) {
  const Result outcome = check(device, answer);
  return outcome == kSuccess ? result(hipGetDeviceProperties(&found, ordinal(device))) : outcome;
}

std::string uuidOf(int device) {
  hipUUID uuid{};
  if (hipDeviceGetUuid(&uuid, device) != hipSuccess) return {};
  std::string text = "GPU-";
  for (int i = 0; i < 16; ++i) {
    char digits[3];
    std::snprintf(digits, sizeof digits, "%02x", static_cast<unsigned char>(uuid.bytes[i]));
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    text += digits;
  }
  return text;
}

// hipMemGetInfo is about the thread's device, which stays.
Result memoryOf(int device, std::size_t& free, std::size_t& total) {
  int current = 0;
  if (const hipError_t error = hipGetDevice(&current); error != hipSuccess) return result(error);
  hipError_t error = hipSetDevice(device);
  if (error == hipSuccess) error = hipMemGetInfo(&free, &total);
  const hipError_t back = hipSetDevice(current);
  return result(error == hipSuccess ? back : error);
}

// The first device that `matches`, of its ordinal, holds for.
template <class Matches>
Result find(Device* device, Matches&& matches) {
  if (const Result outcome = ready(); outcome != kSuccess) return outcome;
  if (device == nullptr) return kInvalidArgument;
  for (int i = 0; i < count(); ++i)
    if (matches(i)) {
      *device = handle(i);
      return kSuccess;
    }
  return kNotFound;
}

}  // namespace

// ---- The library

HIPSPV_NVML_CALL nvmlInit() { return begin(); }
HIPSPV_NVML_CALL nvmlInit_v2() { return begin(); }
HIPSPV_NVML_CALL nvmlInitWithFlags(unsigned) { return begin(); }

HIPSPV_NVML_CALL nvmlShutdown() {
  int users = initialized.load();
  while (users > 0)
    if (initialized.compare_exchange_weak(users, users - 1)) return kSuccess;
  return kUninitialized;
}

extern "C" __attribute__((visibility("default"))) const char* nvmlErrorString(int value) {
  const auto* found = std::ranges::find(kTexts, value, &Named::value);
  return found != std::end(kTexts) ? found->text : "Unknown Error";
}

HIPSPV_NVML_CALL nvmlSystemGetDriverVersion(char* version, unsigned length) {
  if (const Result outcome = ready(); outcome != kSuccess) return outcome;
  return version != nullptr ? write(HIPSPV_VERSION, version, length) : kInvalidArgument;
}

HIPSPV_NVML_CALL nvmlSystemGetDriverBranch(Branch* info, unsigned length) {
  if (const Result outcome = ready(); outcome != kSuccess) return outcome;
  if (info == nullptr) return kInvalidArgument;
  if (info->version != kBranch1) return kVersionMismatch;
  return write("r" HIPSPV_VERSION, info->branch, std::min<unsigned>(length, sizeof info->branch));
}

HIPSPV_NVML_CALL nvmlSystemGetNVMLVersion(char* version, unsigned length) {
  return version != nullptr ? write("12." HIPSPV_VERSION, version, length) : kInvalidArgument;
}

HIPSPV_NVML_CALL nvmlSystemGetCudaDriverVersion(int* version) {
  if (version == nullptr) return kInvalidArgument;
  *version = 12080;
  return kSuccess;
}
HIPSPV_NVML_CALL nvmlSystemGetCudaDriverVersion_v2(int* version) { return nvmlSystemGetCudaDriverVersion(version); }

// ---- Devices

HIPSPV_NVML_CALL nvmlDeviceGetCount_v2(unsigned* devices) {
  if (const Result outcome = ready(); outcome != kSuccess) return outcome;
  if (devices == nullptr) return kInvalidArgument;
  *devices = static_cast<unsigned>(count());
  return kSuccess;
}
HIPSPV_NVML_CALL nvmlDeviceGetCount(unsigned* devices) { return nvmlDeviceGetCount_v2(devices); }

HIPSPV_NVML_CALL nvmlDeviceGetHandleByIndex_v2(unsigned index, Device* device) {
  const Result found = find(device, [&](int i) { return static_cast<unsigned>(i) == index; });
  return found == kNotFound ? kInvalidArgument : found;
}
HIPSPV_NVML_CALL nvmlDeviceGetHandleByIndex(unsigned index, Device* device) {
  return nvmlDeviceGetHandleByIndex_v2(index, device);
}

HIPSPV_NVML_CALL nvmlDeviceGetHandleByUUID(const char* uuid, Device* device) {
  if (uuid == nullptr) return kInvalidArgument;
  return find(device, [&](int i) { return uuidOf(i) == uuid; });
}

// id: domain:bus:device.function, with a domain of any length.
HIPSPV_NVML_CALL nvmlDeviceGetHandleByPciBusId_v2(const char* id, Device* device) {
  unsigned domain = 0, bus = 0, slot = 0, function = 0;
  if (id == nullptr || std::sscanf(id, "%x:%x:%x.%x", &domain, &bus, &slot, &function) < 3) return kInvalidArgument;
  return find(device, [&](int i) {
    hipDeviceProp_t found;
    return hipGetDeviceProperties(&found, i) == hipSuccess && found.pciDomainID == static_cast<int>(domain) &&
           found.pciBusID == static_cast<int>(bus) && found.pciDeviceID == static_cast<int>(slot);
  });
}
HIPSPV_NVML_CALL nvmlDeviceGetHandleByPciBusId(const char* id, Device* device) {
  return nvmlDeviceGetHandleByPciBusId_v2(id, device);
}

HIPSPV_NVML_CALL nvmlDeviceGetIndex(Device device, unsigned* index) {
  const Result outcome = check(device, index);
  if (outcome == kSuccess) *index = static_cast<unsigned>(ordinal(device));
  return outcome;
}

HIPSPV_NVML_CALL nvmlDeviceGetName(Device device, char* name, unsigned length) {
  hipDeviceProp_t found;
  const Result outcome = properties(device, name, found);
  return outcome == kSuccess ? write(found.name, name, length) : outcome;
}

HIPSPV_NVML_CALL nvmlDeviceGetUUID(Device device, char* uuid, unsigned length) {
  const Result outcome = check(device, uuid);
  return outcome == kSuccess ? write(uuidOf(ordinal(device)), uuid, length) : outcome;
}

HIPSPV_NVML_CALL nvmlDeviceGetMemoryInfo(Device device, Memory* memory) {
  if (const Result outcome = check(device, memory); outcome != kSuccess) return outcome;
  std::size_t free = 0, total = 0;
  const Result outcome = memoryOf(ordinal(device), free, total);
  if (outcome == kSuccess) *memory = {total, free, total - free};
  return outcome;
}

HIPSPV_NVML_CALL nvmlDeviceGetMemoryInfo_v2(Device device, Memory2* memory) {
  if (const Result outcome = check(device, memory); outcome != kSuccess) return outcome;
  if (memory->version != kMemory2) return kVersionMismatch;
  Memory plain{};
  const Result outcome = nvmlDeviceGetMemoryInfo(device, &plain);
  if (outcome == kSuccess) *memory = {kMemory2, plain.total, 0, plain.free, plain.used};
  return outcome;
}

HIPSPV_NVML_CALL nvmlDeviceGetPciInfo_v3(Device device, Pci* pci) {
  hipDeviceProp_t found;
  if (const Result outcome = properties(device, pci, found); outcome != kSuccess) return outcome;
  *pci = {};
  pci->domain = static_cast<unsigned>(found.pciDomainID);
  pci->bus = static_cast<unsigned>(found.pciBusID);
  pci->device = static_cast<unsigned>(found.pciDeviceID);
  std::snprintf(pci->legacyId, sizeof pci->legacyId, "%04X:%02X:%02X.0", pci->domain & 0xFFFF, pci->bus & 0xFF,
                pci->device & 0xFF);
  std::snprintf(pci->id, sizeof pci->id, "%08X:%02X:%02X.0", pci->domain, pci->bus & 0xFF, pci->device & 0xFF);
  return kSuccess;
}

HIPSPV_NVML_CALL nvmlDeviceGetCudaComputeCapability(Device device, int* major, int* minor) {
  if (const Result outcome = check(device, major); outcome != kSuccess) return outcome;
  if (minor == nullptr) return kInvalidArgument;
  return result(hipDeviceComputeCapability(major, minor, ordinal(device)));
}

// ---- What no device API here tells

#define UNSUPPORTED(name)                                 \
  HIPSPV_NVML_CALL name(Device device) {                  \
    const Result outcome = check(device, &initialized);   \
    return outcome == kSuccess ? kNotSupported : outcome; \
  }
#include "unsupported.inc"
