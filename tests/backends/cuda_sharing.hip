// Memory and events that two processes share by the driver's handles. The program starts itself, with handles as text.
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "../runtime/sections.h"

extern char** environ;

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

template <class T>
static T value(int argument) {
  T result;
  auto* bytes = reinterpret_cast<unsigned char*>(&result);
  for (std::size_t i = 0; i < sizeof result; ++i) {
    unsigned byte = 0;
    std::sscanf(Section::arguments[argument] + 2 * i, "%2x", &byte);
    bytes[i] = static_cast<unsigned char>(byte);
  }
  return result;
}

static int run(std::vector<std::string> arguments) {
  std::vector<char*> words{Section::arguments[0]};
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  std::fflush(stdout);
  const std::string own = std::filesystem::read_symlink("/proc/self/exe");
  pid_t child = 0;
  int result = 0;
  if (posix_spawn(&child, own.c_str(), nullptr, nullptr, words.data(), environ) != 0) return -1;
  waitpid(child, &result, 0);
  return WIFEXITED(result) ? WEXITSTATUS(result) : -1;
}

static hipError_t open(int** memory, const hipIpcMemHandle_t& handle) {
  return hipIpcOpenMemHandle(reinterpret_cast<void**>(memory), handle, hipIpcMemLazyEnablePeerAccess);
}

CHILD(memory_child) {
  const auto handle = value<hipIpcMemHandle_t>(2);
  int *memory, *again, seen = 0;
  gives(hipSuccess, open(&memory, handle));
  gives(hipSuccess, open(&again, handle));
  gives(true, memory == again);
  gives(hipSuccess, hipMemcpy(&seen, memory + 999, 4, hipMemcpyDeviceToHost));
  gives(7, seen);
  gives(hipSuccess, hipMemsetD32(memory, 8, 1000));
  gives(hipErrorInvalidValue, hipMemsetD32(memory, 8, 1001));
  gives(hipErrorInvalidValue, hipFree(memory));
  hipPointerAttribute_t attributes{};
  gives(hipSuccess, hipPointerGetAttributes(&attributes, memory));
  gives(hipMemoryTypeDevice, attributes.type);
  gives(hipSuccess, hipIpcCloseMemHandle(again));
  gives(hipSuccess, hipMemcpy(&seen, memory, 4, hipMemcpyDeviceToHost));
  gives(8, seen);
  gives(hipSuccess, hipIpcCloseMemHandle(memory));
  gives(hipErrorInvalidValue, hipIpcCloseMemHandle(memory));
  // A reset closes what is open.
  gives(hipSuccess, open(&memory, handle));
  gives(hipSuccess, hipDeviceReset());
  gives(hipErrorInvalidValue, hipIpcCloseMemHandle(memory));
}

CHILD(freed_child) {
  int* memory;
  gives(hipErrorInvalidDevicePointer, open(&memory, value<hipIpcMemHandle_t>(2)));
}

SECTION(memory) {
  int *memory, seen = 0;
  hipIpcMemHandle_t handle;
  gives(hipSuccess, hipMalloc(&memory, 4000));
  gives(hipSuccess, hipMemsetD32(memory, 7, 1000));
  gives(hipErrorInvalidValue, hipIpcGetMemHandle(&handle, memory + 1));
  gives(hipSuccess, hipIpcGetMemHandle(&handle, memory));
  int* own;
  gives(hipErrorInvalidContext, open(&own, handle));
  gives(0, run({"memory_child", hex(handle)}));
  gives(hipSuccess, hipMemcpy(&seen, memory + 999, 4, hipMemcpyDeviceToHost));
  gives(8, seen);
  gives(hipSuccess, hipFree(memory));
  gives(0, run({"freed_child", hex(handle)}));
  hipIpcMemHandle_t garbage{};
  gives(hipErrorInvalidValue, open(&own, garbage));
  void* pinned;
  gives(hipSuccess, hipHostMalloc(&pinned, 64, hipHostMallocDefault));
  gives(hipErrorInvalidValue, hipIpcGetMemHandle(&handle, pinned));
}

// Waits for the parent's stream, adds to its result, and records for the parent.
CHILD(event_child) {
  int *memory, seen = 0;
  hipEvent_t event, back;
  hipStream_t stream;
  gives(hipSuccess, open(&memory, value<hipIpcMemHandle_t>(2)));
  gives(hipSuccess, hipIpcOpenEventHandle(&event, value<hipIpcEventHandle_t>(3)));
  gives(hipSuccess, hipIpcOpenEventHandle(&back, value<hipIpcEventHandle_t>(4)));
  gives(hipSuccess, hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  gives(hipErrorNotReady, hipEventQuery(event));
  gives(hipSuccess, hipStreamWaitEvent(stream, event, 0));
  gives(hipErrorNotReady, hipStreamQuery(stream));
  unsigned* door;
  gives(hipSuccess, open(reinterpret_cast<int**>(&door), value<hipIpcMemHandle_t>(5)));
  gives(hipSuccess, hipMemsetD32(door, 1, 1));  // the parent's stream goes on
  gives(hipSuccess, hipMemcpyAsync(&seen, memory, 4, hipMemcpyDeviceToHost, stream));
  gives(hipSuccess, hipMemsetD32Async(memory, 41, 1, stream));
  gives(hipSuccess, hipEventRecord(back, stream));
  gives(hipSuccess, hipEventSynchronize(event));
  gives(hipSuccess, hipStreamSynchronize(stream));
  gives(40, seen);
  float ms = 0;
  gives(hipErrorInvalidHandle, hipEventElapsedTime(&ms, event, back));
  gives(hipSuccess, hipEventDestroy(event));
}

SECTION(event) {
  int *memory, seen = 0;
  unsigned* door;
  hipEvent_t event, back;
  hipStream_t stream;
  constexpr unsigned flags = hipEventInterprocess | hipEventDisableTiming;
  gives(hipErrorInvalidValue, hipEventCreateWithFlags(&event, hipEventInterprocess));
  gives(hipSuccess, hipEventCreateWithFlags(&event, flags));
  gives(hipSuccess, hipEventCreateWithFlags(&back, flags));
  gives(hipSuccess, hipEventQuery(event));
  gives(hipSuccess, hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  gives(hipSuccess, hipMalloc(&memory, 4));
  gives(hipSuccess, hipMalloc(&door, 4));
  gives(hipSuccess, hipMemset(door, 0, 4));
  gives(hipSuccess, hipDeviceSynchronize());
  hipIpcMemHandle_t shared, sharedDoor;
  hipIpcEventHandle_t handle, backHandle;
  gives(hipSuccess, hipIpcGetMemHandle(&shared, memory));
  gives(hipSuccess, hipIpcGetMemHandle(&sharedDoor, door));
  gives(hipSuccess, hipIpcGetEventHandle(&handle, event));
  gives(hipSuccess, hipIpcGetEventHandle(&backHandle, back));
  gives(hipSuccess, hipStreamWaitValue32(stream, door, 1, hipStreamWaitValueEq, ~0u));
  gives(hipSuccess, hipMemsetD32Async(memory, 40, 1, stream));
  gives(hipSuccess, hipEventRecord(event, stream));
  gives(hipErrorNotReady, hipEventQuery(event));
  gives(0, run({"event_child", hex(shared), hex(handle), hex(backHandle), hex(sharedDoor)}));
  gives(hipSuccess, hipStreamWaitEvent(stream, back, 0));
  gives(hipSuccess, hipMemcpyAsync(&seen, memory, 4, hipMemcpyDeviceToHost, stream));
  gives(hipSuccess, hipStreamSynchronize(stream));
  gives(41, seen);
  gives(hipSuccess, hipEventQuery(back));
  hipEvent_t plain;
  gives(hipSuccess, hipEventCreate(&plain));
  gives(hipErrorInvalidConfiguration, hipIpcGetEventHandle(&handle, plain));
}

static constexpr auto kDescriptor = hipMemHandleTypePosixFileDescriptor;

// Opens the parent's memory by its pool, adds to it, and frees it.
CHILD(pool_child) {
  const auto exported = value<hipMemPoolPtrExportData>(3);
  void* const descriptor = reinterpret_cast<void*>(static_cast<std::intptr_t>(std::atoi(Section::arguments[2])));
  hipMemPool_t pool;
  gives(hipSuccess, hipMemPoolImportFromShareableHandle(&pool, descriptor, kDescriptor, 0));
  int *memory, seen = 0;
  hipMemPoolPtrExportData data = exported;
  gives(hipSuccess, hipMemPoolImportPointer(reinterpret_cast<void**>(&memory), pool, &data));
  gives(hipSuccess, hipMemcpy(&seen, memory + 999, 4, hipMemcpyDeviceToHost));
  gives(7, seen);
  gives(hipSuccess, hipMemsetD32(memory, 8, 1000));
  gives(hipErrorInvalidValue, hipMemsetD32(memory, 8, 1001));
  void* more;
  gives(hipErrorInvalidValue, hipMallocFromPoolAsync(&more, 100, pool, nullptr));
  gives(hipErrorInvalidValue, hipMemPoolExportPointer(&data, memory));
  gives(hipSuccess, hipFreeAsync(memory, nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipErrorInvalidValue, hipFree(memory));
  // A reset frees what is open.
  data = exported;
  gives(hipSuccess, hipMemPoolImportPointer(reinterpret_cast<void**>(&memory), pool, &data));
  gives(hipSuccess, hipDeviceReset());
  gives(hipErrorInvalidValue, hipFree(memory));
  gives(hipErrorInvalidValue, hipMemPoolDestroy(pool));
}

SECTION(pool) {
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  properties.handleTypes = kDescriptor;
  int types = 0, descriptor = -1, seen = 0;
  gives(hipSuccess, hipDeviceGetAttribute(&types, hipDeviceAttributeMemoryPoolSupportedHandleTypes, 0));
  gives(int{kDescriptor}, types);
  hipMemPool_t pool, other;
  gives(hipSuccess, hipMemPoolCreate(&pool, &properties));
  gives(hipSuccess, hipMemPoolCreate(&other, &properties));
  int *first, *memory;
  std::size_t before = 0, after = 0, total = 0;
  gives(hipSuccess, hipMemGetInfo(&before, &total));
  gives(hipSuccess, hipMallocFromPoolAsync(reinterpret_cast<void**>(&first), 100, pool, nullptr));
  gives(hipSuccess, hipMallocFromPoolAsync(reinterpret_cast<void**>(&memory), 4000, pool, nullptr));
  gives(hipSuccess, hipMemsetD32(memory, 7, 1000));
  gives(hipSuccess, hipDeviceSynchronize());  // another process doesn't wait for the fill
  hipMemPoolPtrExportData data;
  gives(hipErrorInvalidValue, hipMemPoolExportPointer(&data, memory + 1));
  gives(hipSuccess, hipMemPoolExportPointer(&data, memory));
  gives(hipSuccess, hipMemPoolExportToShareableHandle(&descriptor, pool, kDescriptor, 0));
  const int inherited = dup(descriptor);  // without close-on-exec
  gives(0, run({"pool_child", std::to_string(inherited), hex(data)}));
  gives(hipSuccess, hipMemcpy(&seen, memory + 999, 4, hipMemcpyDeviceToHost));
  gives(8, seen);
  // Another pool's pointer.
  hipMemPool_t imported;
  gives(hipSuccess, hipMemPoolExportToShareableHandle(&descriptor, other, kDescriptor, 0));
  void* const opened = reinterpret_cast<void*>(static_cast<std::intptr_t>(descriptor));
  gives(hipSuccess, hipMemPoolImportFromShareableHandle(&imported, opened, kDescriptor, 0));
  void* none;
  gives(hipErrorInvalidValue, hipMemPoolImportPointer(&none, imported, &data));
  gives(hipErrorInvalidValue, hipMemPoolImportPointer(&none, pool, &data));
  // An allocation of the same size uses the memory again, another one doesn't. All of it returns.
  gives(hipSuccess, hipFreeAsync(memory, nullptr));
  int *less, *again;
  gives(hipSuccess, hipMallocFromPoolAsync(reinterpret_cast<void**>(&less), 200, pool, nullptr));
  gives(false, less == memory);
  gives(hipSuccess, hipMallocFromPoolAsync(reinterpret_cast<void**>(&again), 4000, pool, nullptr));
  gives(true, again == memory);
  for (int* each : {first, less, again}) gives(hipSuccess, hipFreeAsync(each, nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipMemGetInfo(&after, &total));
  gives(before, after);
  for (hipMemPool_t each : {pool, other, imported}) gives(hipSuccess, hipMemPoolDestroy(each));
}

// Another device's use is the driver's to allow.
SECTION(pool_access) {
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 1};
  properties.handleTypes = kDescriptor;
  hipMemPool_t pool;
  gives(hipSuccess, hipMemPoolCreate(&pool, &properties));
  const hipMemAccessDesc access{{hipMemLocationTypeDevice, 0}, hipMemAccessFlagsProtReadWrite};
  gives(hipSuccess, hipMemPoolSetAccess(pool, &access, 1));
}
