// Memory, events and pools that two processes share. The program starts itself: exported handles
// are passed as text, descriptors by inheritance.
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include "gate.h"
#include "sections.h"

extern char** environ;

__global__ void increment(int* data, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) data[i] += 1;
}

__global__ void slowly(int* out, int value, int spins) {
  int x = value;
  for (int i = 0; i < spins; ++i) x = x * 1664525 + 1013904223;
  *out = x == 42 && spins == -1 ? 0 : value;
}

constexpr int kCount = 100000;

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
  const char* text = Section::arguments[argument];
  T result;
  auto* bytes = reinterpret_cast<unsigned char*>(&result);
  for (std::size_t i = 0; i < sizeof result; ++i) {
    unsigned byte = 0;
    std::sscanf(text + 2 * i, "%2x", &byte);
    bytes[i] = static_cast<unsigned char>(byte);
  }
  return result;
}

// Starts a child of this program with the arguments and returns its process.
static pid_t start(std::vector<std::string> arguments) {
  std::vector<char*> words{Section::arguments[0]};
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  std::fflush(stdout);
  // Not the link's own name: under valgrind it leads to valgrind.
  const std::string own = std::filesystem::read_symlink("/proc/self/exe");
  pid_t child = 0;
  if (posix_spawn(&child, own.c_str(), nullptr, nullptr, words.data(), environ) != 0) std::exit(1);
  return child;
}

static int status(pid_t child) {
  int result = 0;
  waitpid(child, &result, 0);
  return WIFEXITED(result) ? WEXITSTATUS(result) : -1;
}

// ---- The other process, with its arguments from the second on

CHILD(memory_child) {
  const auto handle = value<hipIpcMemHandle_t>(2);
  const auto inside = value<hipIpcMemHandle_t>(3);
  int *data = nullptr, *again = nullptr, *offset = nullptr;
  auto open = [&](int** to, const hipIpcMemHandle_t& from) {
    return hipIpcOpenMemHandle(reinterpret_cast<void**>(to), from, hipIpcMemLazyEnablePeerAccess);
  };
  const bool hasInside = std::atoi(Section::arguments[4]) != 0;
  HIP(open(&data, handle));
  HIP(open(&again, handle));
  HIP(open(&offset, hasInside ? inside : handle));
  gives(true, data == again);
  gives(hasInside ? 10 : 0, offset - data);
  std::vector<int> host(kCount);
  HIP(hipMemcpy(host.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) wrong += host[i] != i;
  gives(0, wrong);
  increment<<<(kCount + 255) / 256, 256>>>(data, kCount);
  HIP(hipDeviceSynchronize());
  gives(hipErrorInvalidValue, hipMemset(data, 0, kCount * sizeof(int) + 1));
  gives(hipErrorInvalidValue, hipFree(data));
  hipPointerAttribute_t attributes{};
  HIP(hipPointerGetAttributes(&attributes, data));
  gives(hipMemoryTypeDevice, attributes.type);
  HIP(hipIpcCloseMemHandle(again));
  HIP(hipIpcCloseMemHandle(offset));
  HIP(hipMemcpy(host.data(), data, sizeof(int), hipMemcpyDeviceToHost));
  gives(1, host[0]);
  HIP(hipIpcCloseMemHandle(data));
  gives(hipErrorInvalidValue, hipIpcCloseMemHandle(data));
}

CHILD(freed_child) {
  void* data = nullptr;
  gives(hipErrorInvalidDevicePointer,
        hipIpcOpenMemHandle(&data, value<hipIpcMemHandle_t>(2), hipIpcMemLazyEnablePeerAccess));
}

// Waits for the parent's kernel by the event, adds to its result, and records for the parent.
CHILD(event_child) {
  int* data = nullptr;
  hipEvent_t event, back;
  HIP(hipIpcOpenMemHandle(reinterpret_cast<void**>(&data), value<hipIpcMemHandle_t>(2), hipIpcMemLazyEnablePeerAccess));
  HIP(hipIpcOpenEventHandle(&event, value<hipIpcEventHandle_t>(3)));
  HIP(hipIpcOpenEventHandle(&back, value<hipIpcEventHandle_t>(4)));
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  HIP(hipStreamWaitEvent(stream, event, 0));
  increment<<<1, 1, 0, stream>>>(data, 1);
  HIP(hipEventRecord(back, stream));
  HIP(hipEventSynchronize(event));
  gives(hipSuccess, hipEventQuery(event));
  HIP(hipStreamSynchronize(stream));
  float ms = 0;
  gives(hipErrorInvalidHandle, hipEventElapsedTime(&ms, event, back));
  HIP(hipEventDestroy(event));
  HIP(hipEventDestroy(back));
  HIP(hipIpcCloseMemHandle(data));
}

CHILD(pool_child) {
  hipMemPool_t pool = nullptr;
  int* data = nullptr;
  const std::intptr_t descriptor = std::atoi(Section::arguments[2]);
  auto pointer = value<hipMemPoolPtrExportData>(3);
  HIP(hipMemPoolImportFromShareableHandle(&pool, reinterpret_cast<void*>(descriptor),
                                          hipMemHandleTypePosixFileDescriptor, 0));
  HIP(hipMemPoolImportPointer(reinterpret_cast<void**>(&data), pool, &pointer));
  std::vector<int> host(kCount);
  HIP(hipMemcpy(host.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) wrong += host[i] != i;
  gives(0, wrong);
  increment<<<(kCount + 255) / 256, 256>>>(data, kCount);
  void* more = nullptr;
  gives(hipErrorInvalidValue, hipMallocFromPoolAsync(&more, 100, pool, nullptr));
  HIP(hipFreeAsync(data, nullptr));
  HIP(hipDeviceSynchronize());
  HIP(hipMemPoolDestroy(pool));
}

// Records after work that doesn't end in time, and exits.
CHILD(abandoning_child) {
  hipEvent_t event;
  HIP(hipIpcOpenEventHandle(&event, value<hipIpcEventHandle_t>(2)));
  int* out = nullptr;
  HIP(hipMalloc(&out, sizeof *out));
  for (int i = 0; i < 50; ++i) slowly<<<1, 1>>>(out, 1, 2000000000);
  HIP(hipEventRecord(event, nullptr));
  std::fflush(stdout);
  _exit(0);
}

// ---- This process

static std::vector<int> sequence() {
  std::vector<int> host(kCount);
  for (int i = 0; i < kCount; ++i) host[i] = i;
  return host;
}

static int wrongAfterChild(const int* data) {
  std::vector<int> host(kCount);
  HIP(hipMemcpy(host.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) wrong += host[i] != i + 1;
  return wrong;
}

SECTION(memory) {
  const std::vector<int> host = sequence();
  int* data = nullptr;
  HIP(hipMalloc(&data, kCount * sizeof(int)));
  HIP(hipMemcpy(data, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  hipIpcMemHandle_t handle, inside{}, again;
  HIP(hipIpcGetMemHandle(&handle, data));
  // Handles of some devices name whole allocations alone.
  const bool hasInside = hipIpcGetMemHandle(&inside, data + 10) == hipSuccess;
  (void)hipGetLastError();
  HIP(hipIpcGetMemHandle(&again, data));
  gives(true, std::memcmp(&handle, &again, sizeof handle) == 0);
  gives(0, status(start({"memory_child", hex(handle), hex(inside), std::to_string(hasInside)})));
  gives(0, wrongAfterChild(data));

  HIP(hipFree(data));
  gives(0, status(start({"freed_child", hex(again)})));

  // Memory that was shared and freed belongs to the process again.
  Memory<int> next(kCount * sizeof(int));
  HIP(hipMemcpy(next, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  increment<<<(kCount + 255) / 256, 256>>>(next, kCount);
  gives(0, wrongAfterChild(next));
}

SECTION(event) {
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  Memory<int> data(sizeof *data);
  constexpr unsigned kFlags = hipEventInterprocess | hipEventDisableTiming;
  Event event(kFlags), back(kFlags);
  gives(hipSuccess, hipEventQuery(event));
  hipIpcMemHandle_t memory;
  hipIpcEventHandle_t handle, backHandle;
  HIP(hipIpcGetMemHandle(&memory, data));
  HIP(hipIpcGetEventHandle(&handle, event));
  HIP(hipIpcGetEventHandle(&backHandle, back));
  Gate gate(stream);
  slowly<<<1, 1, 0, stream>>>(data, 40, 1000);
  HIP(hipEventRecord(event, stream));
  gives(hipErrorNotReady, hipEventQuery(event));
  const pid_t child = start({"event_child", hex(memory), hex(handle), hex(backHandle)});
  gate.open();
  gives(0, status(child));
  HIP(hipStreamWaitEvent(stream, back, 0));
  int result = 0;
  HIP(hipMemcpyAsync(&result, data, sizeof result, hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  gives(41, result);
  gives(hipSuccess, hipEventQuery(back));
  gives(hipSuccess, hipEventSynchronize(event));

  gives(0, status(start({"abandoning_child", hex(backHandle)})));
  gives(hipErrorLaunchFailure, hipEventSynchronize(back));
}

SECTION(pool) {
  const std::vector<int> host = sequence();
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  hipMemPool_t pool = nullptr;
  properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
  HIP(hipMemPoolCreate(&pool, &properties));
  int *data = nullptr, *other = nullptr;
  HIP(hipMallocFromPoolAsync(&other, 1000, pool, nullptr));
  HIP(hipMallocFromPoolAsync(&data, kCount * sizeof(int), pool, nullptr));
  HIP(hipMemcpy(data, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  int descriptor = -1;
  constexpr auto kDescriptor = hipMemHandleTypePosixFileDescriptor;
  HIP(hipMemPoolExportToShareableHandle(&descriptor, pool, kDescriptor, 0));
  hipMemPoolPtrExportData pointer;
  HIP(hipMemPoolExportPointer(&pointer, data));
  const int inherited = dup(descriptor);  // without close-on-exec
  gives(0, status(start({"pool_child", std::to_string(inherited), hex(pointer)})));
  gives(0, wrongAfterChild(data));
  close(inherited);
  HIP(hipFreeAsync(other, nullptr));
  HIP(hipFreeAsync(data, nullptr));
  HIP(hipDeviceSynchronize());
  close(descriptor);
  HIP(hipMemPoolDestroy(pool));
}
