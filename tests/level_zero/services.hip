// The optional services of the back end for Level Zero, over the test driver.
#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include "../runtime/sections.h"

extern char** environ;

__global__ void add(int* data, int value) { data[threadIdx.x] += value; }
__global__ void addThrough(int** cell, int value) { (*cell)[threadIdx.x] += value; }

static constexpr int kCount = 64;
static constexpr std::size_t kBytes = kCount * sizeof(int);

// The last number, all of which are alike.
static int last(const int* data) {
  std::vector<int> host(kCount);
  gives(hipSuccess, hipMemcpy(host.data(), data, kBytes, hipMemcpyDefault));
  for (int value : host) gives(host[0], value);
  return host.back();
}

static int* zeros() {
  int* data = nullptr;
  gives(hipSuccess, hipMalloc(&data, kBytes));
  gives(hipSuccess, hipMemset(data, 0, kBytes));
  return data;
}

// ---- Peers

static int attribute(hipDeviceP2PAttr which) {
  int value = 77;
  gives(hipSuccess, hipDeviceGetP2PAttribute(&value, which, 0, 1));
  return value;
}

SECTION(peers) {
  int can = 0;
  gives(hipSuccess, hipDeviceCanAccessPeer(&can, 0, 1));
  gives(1, can);
  gives(0, attribute(hipDevP2PAttrPerformanceRank));
  gives(1, attribute(hipDevP2PAttrAccessSupported));
  gives(1, attribute(hipDevP2PAttrNativeAtomicSupported));
  gives(1, attribute(hipDevP2PAttrHipArrayAccessSupported));
  gives(hipSuccess, hipSetDevice(1));
  int *early = zeros(), *late = nullptr, **cell = nullptr;
  gives(hipSuccess, hipSetDevice(0));
  gives(hipSuccess, hipDeviceEnablePeerAccess(1, 0));
  gives(hipErrorPeerAccessAlreadyEnabled, hipDeviceEnablePeerAccess(1, 0));
  gives(hipSuccess, hipSetDevice(1));
  late = zeros();
  gives(hipSuccess, hipSetDevice(0));
  gives(hipSuccess, hipMalloc(&cell, sizeof *cell));
  for (int* data : {early, late}) {
    gives(hipSuccess, hipMemcpy(cell, &data, sizeof data, hipMemcpyHostToDevice));
    addThrough<<<1, kCount>>>(cell, 5);
    add<<<1, kCount>>>(data, 2);
    gives(hipSuccess, hipDeviceSynchronize());
    gives(7, last(data));
  }
  gives(hipSuccess, hipDeviceDisablePeerAccess(1));
  gives(hipErrorPeerAccessNotEnabled, hipDeviceDisablePeerAccess(1));
}

// Copies go through the host.
SECTION(apart) {
  int can = 1;
  gives(hipSuccess, hipDeviceCanAccessPeer(&can, 0, 1));
  gives(0, can);
  gives(0, attribute(hipDevP2PAttrAccessSupported));
  gives(0, attribute(hipDevP2PAttrNativeAtomicSupported));
  gives(hipErrorPeerAccessUnsupported, hipDeviceEnablePeerAccess(1, 0));
  int* here = zeros();
  gives(hipSuccess, hipSetDevice(1));
  int* there = zeros();
  add<<<1, kCount>>>(there, 3);
  gives(hipSuccess, hipMemcpyPeer(here, 0, there, 1, kBytes));
  gives(3, last(here));
}

// A kernel's arguments are looked up again after a change of the other device's memory.
SECTION(arguments) {
  gives(hipSuccess, hipDeviceEnablePeerAccess(1, 0));
  gives(hipSuccess, hipSetDevice(1));
  int* there = zeros();
  gives(hipSuccess, hipSetDevice(0));
  add<<<1, kCount>>>(there, 1);
  add<<<1, kCount>>>(there, 1);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipSetDevice(1));
  int* other = zeros();
  gives(hipSuccess, hipFree(other));
  gives(hipSuccess, hipSetDevice(0));
  add<<<1, kCount>>>(there, 1);
  gives(3, last(there));
}

// ---- Processes

template <class T>
static std::string hex(const T& value) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
  std::string result;
  char digits[3];
  for (std::size_t i = 0; i < sizeof value; ++i) {
    std::snprintf(digits, sizeof digits, "%02x", bytes[i]);
    result += digits;
  }
  return result;
}

static hipIpcMemHandle_t given() {
  hipIpcMemHandle_t result;
  auto* bytes = reinterpret_cast<unsigned char*>(&result);
  for (std::size_t i = 0; i < sizeof result; ++i) {
    unsigned byte = 0;
    std::sscanf(Section::arguments[2] + 2 * i, "%2x", &byte);
    bytes[i] = static_cast<unsigned char>(byte);
  }
  return result;
}

// The status of a process of this program.
static int run(const char* section, const hipIpcMemHandle_t& handle) {
  std::string name = section, text = hex(handle);
  char* words[] = {Section::arguments[0], name.data(), text.data(), nullptr};
  std::fflush(stdout);
  const std::string own = std::filesystem::read_symlink("/proc/self/exe");
  pid_t child = 0;
  int status = 0;
  if (posix_spawn(&child, own.c_str(), nullptr, nullptr, words, environ) != 0) return -1;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static hipError_t open(int** memory, const hipIpcMemHandle_t& handle) {
  return hipIpcOpenMemHandle(reinterpret_cast<void**>(memory), handle, hipIpcMemLazyEnablePeerAccess);
}

CHILD(adding_child) {
  int *memory, *again;
  gives(hipSuccess, open(&memory, given()));
  gives(hipSuccess, open(&again, given()));
  gives(true, memory == again);
  add<<<1, kCount>>>(memory, 1);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipIpcCloseMemHandle(again));
  gives(5, last(memory));
  gives(hipSuccess, hipIpcCloseMemHandle(memory));
  gives(hipErrorInvalidValue, hipIpcCloseMemHandle(memory));
}

CHILD(gone_child) {
  int* memory;
  gives(hipErrorInvalidDevicePointer, open(&memory, given()));
}

SECTION(sharing) {
  int *memory = zeros(), *own;
  add<<<1, kCount>>>(memory, 4);
  hipIpcMemHandle_t handle, again;
  gives(hipSuccess, hipIpcGetMemHandle(&handle, memory));
  gives(hipSuccess, hipIpcGetMemHandle(&again, memory));
  gives(0, std::memcmp(&handle, &again, sizeof handle));
  gives(hipErrorInvalidContext, open(&own, handle));
  gives(0, run("adding_child", handle));
  gives(5, last(memory));
  gives(hipSuccess, hipFree(memory));
  gives(0, run("gone_child", handle));
}

// Another file has got the number of the descriptor in the handle.
SECTION(reused_descriptor) {
  int* memory = zeros();
  hipIpcMemHandle_t handle;
  gives(hipSuccess, hipIpcGetMemHandle(&handle, memory));
  std::uint64_t descriptor = 0;
  std::memcpy(&descriptor, &handle, sizeof descriptor);
  gives(hipSuccess, hipFree(memory));
  const int other = memfd_create("another", 0);
  gives(0, ftruncate(other, 1 << 20));
  if (other != static_cast<int>(descriptor)) dup2(other, static_cast<int>(descriptor));
  gives(0, run("gone_child", handle));
}

// As another user, who may not ask for the files of the process.
CHILD(refused_child) {
  gives(hipSuccess, hipInit(0));
  gives(hipSuccess, hipFree(zeros()));
  if (geteuid() == 0) gives(0, setresgid(65534, 65534, 65534) + setresuid(65534, 65534, 65534));
  int* memory;
  gives(hipErrorOperatingSystem, open(&memory, given()));
}

SECTION(refused) {
  hipIpcMemHandle_t handle;
  gives(hipSuccess, hipIpcGetMemHandle(&handle, zeros()));
  prctl(PR_SET_DUMPABLE, 0);
  gives(0, run("refused_child", handle));
}

// ---- Virtual memory

static hipMemAllocationProp onFirst(bool shareable = false) {
  hipMemAllocationProp result{};
  result.type = hipMemAllocationTypePinned;
  result.location = {hipMemLocationTypeDevice, 0};
  if (shareable) result.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
  return result;
}

static hipMemAccessDesc access(int device, hipMemAccessFlags flags) {
  return {{hipMemLocationTypeDevice, device}, flags};
}

// The second part of physical memory keeps its contents while its access changes, and has two devices.
SECTION(access) {
  const auto properties = onFirst();
  std::size_t page = 0;
  gives(hipSuccess, hipMemGetAllocationGranularity(&page, &properties, hipMemAllocationGranularityMinimum));
  hipMemGenericAllocationHandle_t memory;
  void* base = nullptr;
  gives(hipSuccess, hipMemCreate(&memory, 2 * page, &properties, 0));
  gives(hipSuccess, hipMemAddressReserve(&base, 2 * page, 4 * page, nullptr, 0));
  gives(true, reinterpret_cast<std::uintptr_t>(base) % (4 * page) == 0);
  gives(hipSuccess, hipMemMap(base, page, page, memory, 0));
  const auto write = access(0, hipMemAccessFlagsProtReadWrite), read = access(0, hipMemAccessFlagsProtRead);
  auto* data = static_cast<int*>(base);
  gives(hipSuccess, hipMemSetAccess(base, page, &write, 1));
  gives(hipSuccess, hipMemset(data, 0, kBytes));
  add<<<1, kCount>>>(data, 6);
  gives(hipSuccess, hipMemSetAccess(base, page, &read, 1));
  gives(6, last(data));
  const hipMemAccessDesc both[] = {write, access(1, hipMemAccessFlagsProtReadWrite)};
  gives(hipSuccess, hipMemSetAccess(base, page, both, 2));
  gives(hipSuccess, hipSetDevice(1));
  add<<<1, kCount>>>(data, 1);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(7, last(data));
  gives(hipSuccess, hipMemUnmap(base, page));
  gives(hipSuccess, hipMemRelease(memory));
  gives(hipSuccess, hipMemAddressFree(base, 2 * page));
}

SECTION(no_addresses) {
  int supported = 1;
  gives(hipSuccess, hipDeviceGetAttribute(&supported, hipDeviceAttributeVirtualMemoryManagementSupported, 0));
  gives(0, supported);
  hipMemGenericAllocationHandle_t memory;
  const auto properties = onFirst();
  gives(hipErrorNotSupported, hipMemCreate(&memory, 2 << 20, &properties, 0));
}

SECTION(unshareable) {
  hipMemGenericAllocationHandle_t memory;
  const auto properties = onFirst(true);
  gives(hipErrorNotSupported, hipMemCreate(&memory, 2 << 20, &properties, 0));
}

// ---- External memory

static constexpr std::size_t kFileBytes = 16384, kOffset = 4096;

static hipExternalMemoryHandleDesc describe(int descriptor, std::size_t size) {
  hipExternalMemoryHandleDesc result{};
  result.type = hipExternalMemoryHandleTypeOpaqueFd;
  result.handle.fd = descriptor;
  result.size = size;
  return result;
}

static bool isOpen(int descriptor) { return fcntl(descriptor, F_GETFD) != -1; }

SECTION(external) {
  const int file = memfd_create("external", 0);
  gives(0, ftruncate(file, kFileBytes));
  auto* host = static_cast<int*>(mmap(nullptr, kFileBytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0));
  hipExternalMemory_t memory;
  const int descriptor = dup(file);
  auto description = describe(descriptor, kFileBytes + 1);
  gives(hipErrorInvalidValue, hipImportExternalMemory(&memory, &description));
  gives(true, isOpen(descriptor));
  description = describe(descriptor, kFileBytes);
  gives(hipSuccess, hipImportExternalMemory(&memory, &description));
  gives(false, isOpen(descriptor));
  hipExternalMemoryBufferDesc buffer{};
  buffer.offset = kOffset;
  buffer.size = kFileBytes - kOffset;
  int* data = nullptr;
  gives(hipSuccess, hipExternalMemoryGetMappedBuffer(reinterpret_cast<void**>(&data), memory, &buffer));
  host[kOffset / 4] = 9;
  add<<<1, 1>>>(data, 4);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(13, host[kOffset / 4]);
  hipExternalMemoryMipmappedArrayDesc image{};
  image.formatDesc = hipCreateChannelDesc<float>();
  image.extent = {16, 16, 0};
  image.numLevels = 1;
  hipMipmappedArray_t levels;
  gives(hipErrorNotSupported, hipExternalMemoryGetMappedMipmappedArray(&levels, memory, &image));
  // The buffer lives until it is freed.
  gives(hipSuccess, hipDestroyExternalMemory(memory));
  add<<<1, 1>>>(data, 1);
  gives(hipSuccess, hipFree(data));
  gives(14, host[kOffset / 4]);

  int ends[2];
  gives(0, pipe(ends));
  description = describe(ends[0], kFileBytes);
  gives(hipErrorInvalidValue, hipImportExternalMemory(&memory, &description));
  gives(true, isOpen(ends[0]));
}

// ---- Memory of the host

SECTION(pinning) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  auto* memory = static_cast<char*>(std::aligned_alloc(page, 4 * page));
  auto* numbers = reinterpret_cast<int*>(memory + page - kBytes);  // it is in two pages
  std::memset(memory, 0, 4 * page);
  gives(hipSuccess, hipHostRegister(numbers, kBytes + page / 2, hipHostRegisterDefault));
  int *address = nullptr, **cell = nullptr;
  gives(hipSuccess, hipHostGetDevicePointer(reinterpret_cast<void**>(&address), numbers, 0));
  gives(true, address == numbers);
  gives(hipSuccess, hipMalloc(&cell, sizeof *cell));
  gives(hipSuccess, hipMemcpy(cell, &numbers, sizeof numbers, hipMemcpyHostToDevice));
  add<<<1, kCount>>>(numbers, 2);
  addThrough<<<1, kCount>>>(cell, 1);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(3, numbers[0]);
  gives(3, numbers[kCount - 1]);

  // Memory in these pages is pinned with them. Memory in one of them and another page can't be.
  char* const before = memory;
  gives(hipSuccess, hipHostRegister(before, 16, hipHostRegisterDefault));
  gives(hipSuccess, hipHostGetDevicePointer(reinterpret_cast<void**>(&address), before, 0));
  char* const after = memory + 2 * page - 8;
  gives(hipSuccess, hipHostRegister(after, 16, hipHostRegisterDefault));
  gives(hipErrorNotSupported, hipHostGetDevicePointer(reinterpret_cast<void**>(&address), after, 0));
  for (void* each : {static_cast<void*>(after), static_cast<void*>(before), static_cast<void*>(numbers)})
    gives(hipSuccess, hipHostUnregister(each));

  // Again, once it is free.
  gives(hipSuccess, hipHostRegister(after, 16, hipHostRegisterDefault));
  gives(hipSuccess, hipHostGetDevicePointer(reinterpret_cast<void**>(&address), after, 0));
  gives(hipSuccess, hipHostUnregister(after));
}

SECTION(unpinned) {
  std::vector<int> numbers(kCount);
  int* address;
  gives(hipSuccess, hipHostRegister(numbers.data(), kBytes, hipHostRegisterDefault));
  gives(hipErrorNotSupported, hipHostGetDevicePointer(reinterpret_cast<void**>(&address), numbers.data(), 0));
  int* data = zeros();
  gives(hipSuccess, hipMemcpy(numbers.data(), data, kBytes, hipMemcpyDeviceToHost));
  gives(hipSuccess, hipHostUnregister(numbers.data()));
}

SECTION(advice) {
  int* data;
  gives(hipSuccess, hipMallocManaged(&data, 4 << 20, hipMemAttachGlobal));
  for (const auto advice : {hipMemAdviseSetReadMostly, hipMemAdviseUnsetReadMostly, hipMemAdviseSetPreferredLocation,
                            hipMemAdviseUnsetPreferredLocation, hipMemAdviseSetAccessedBy, hipMemAdviseUnsetAccessedBy})
    for (const int device : {0, hipCpuDeviceId}) gives(hipSuccess, hipMemAdvise(data, 4 << 20, advice, device));
  std::memset(data, 0, kBytes);
  add<<<1, kCount>>>(data, 3);
  gives(3, last(data));
}
