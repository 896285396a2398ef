// Memory, events and pools that two processes share. The program starts itself: exported handles
// are passed as text, descriptors by inheritance.
#include "show.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

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
static std::string text(const T& value) {
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
static T value(const char* text) {
  T result;
  auto* bytes = reinterpret_cast<unsigned char*>(&result);
  for (std::size_t i = 0; i < sizeof result; ++i) {
    unsigned byte = 0;
    std::sscanf(text + 2 * i, "%2x", &byte);
    bytes[i] = static_cast<unsigned char>(byte);
  }
  return result;
}

// Starts this program with the arguments and returns its process.
static pid_t start(const char* program, std::vector<std::string> arguments) {
  std::vector<char*> words{const_cast<char*>(program)};
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

// ---- The other process

static int openMemory(const char* handleText, const char* insideText) {
  const auto handle = value<hipIpcMemHandle_t>(handleText);
  const auto inside = value<hipIpcMemHandle_t>(insideText);
  int *data = nullptr, *again = nullptr, *offset = nullptr;
  auto open = [&](int** to, const hipIpcMemHandle_t& from) {
    return hipIpcOpenMemHandle(reinterpret_cast<void**>(to), from, hipIpcMemLazyEnablePeerAccess);
  };
  HIP(open(&data, handle));
  HIP(open(&again, handle));
  HIP(open(&offset, inside));
  show("child.same", data == again);
  show("child.inside", static_cast<int>(offset - data));
  std::vector<int> host(kCount);
  HIP(hipMemcpy(host.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) wrong += host[i] != i;
  show("child.wrong", wrong);
  increment<<<(kCount + 255) / 256, 256>>>(data, kCount);
  HIP(hipDeviceSynchronize());
  show("child.beyond", hipMemset(data, 0, kCount * sizeof(int) + 1));
  show("child.free", hipFree(data));
  hipPointerAttribute_t attributes{};
  HIP(hipPointerGetAttributes(&attributes, data));
  show("child.type", static_cast<int>(attributes.type));
  HIP(hipIpcCloseMemHandle(again));
  HIP(hipIpcCloseMemHandle(offset));
  HIP(hipMemcpy(host.data(), data, sizeof(int), hipMemcpyDeviceToHost));
  show("child.still", host[0]);
  HIP(hipIpcCloseMemHandle(data));
  show("child.closed", hipIpcCloseMemHandle(data));
  show("child.unknown", hipIpcCloseMemHandle(&wrong));
  return 0;
}

static int openFreed(const char* handleText) {
  void* data = nullptr;
  show("child.freed", hipIpcOpenMemHandle(&data, value<hipIpcMemHandle_t>(handleText),
                                          hipIpcMemLazyEnablePeerAccess));
  return 0;
}

// Waits for the parent's kernel by the event, adds to its result, and records for the parent.
static int openEvent(const char* memoryText, const char* eventText, const char* backText) {
  int* data = nullptr;
  hipEvent_t event, back;
  HIP(hipIpcOpenMemHandle(reinterpret_cast<void**>(&data), value<hipIpcMemHandle_t>(memoryText),
                          hipIpcMemLazyEnablePeerAccess));
  HIP(hipIpcOpenEventHandle(&event, value<hipIpcEventHandle_t>(eventText)));
  HIP(hipIpcOpenEventHandle(&back, value<hipIpcEventHandle_t>(backText)));
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  HIP(hipStreamWaitEvent(stream, event, 0));
  increment<<<1, 1, 0, stream>>>(data, 1);
  HIP(hipEventRecord(back, stream));
  HIP(hipEventSynchronize(event));
  show("child.event", hipEventQuery(event));
  HIP(hipStreamSynchronize(stream));
  float ms = 0;
  show("child.elapsed", hipEventElapsedTime(&ms, event, back));
  HIP(hipEventDestroy(event));
  HIP(hipEventDestroy(back));
  HIP(hipIpcCloseMemHandle(data));
  return 0;
}

static int openPool(const char* descriptorText, const char* pointerText) {
  hipMemPool_t pool = nullptr;
  int* data = nullptr;
  const std::intptr_t descriptor = std::atoi(descriptorText);
  auto pointer = value<hipMemPoolPtrExportData>(pointerText);
  HIP(hipMemPoolImportFromShareableHandle(&pool, reinterpret_cast<void*>(descriptor),
                                          hipMemHandleTypePosixFileDescriptor, 0));
  HIP(hipMemPoolImportPointer(reinterpret_cast<void**>(&data), pool, &pointer));
  std::vector<int> host(kCount);
  HIP(hipMemcpy(host.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) wrong += host[i] != i;
  show("child.pool.wrong", wrong);
  increment<<<(kCount + 255) / 256, 256>>>(data, kCount);
  void* more = nullptr;
  show("child.pool.allocate", hipMallocFromPoolAsync(&more, 100, pool, nullptr));
  show("child.pool.current", hipDeviceSetMemPool(0, pool));
  HIP(hipFreeAsync(data, nullptr));
  HIP(hipDeviceSynchronize());
  std::memset(&pointer, 0, sizeof pointer);
  show("child.pool.pointer",
       hipMemPoolImportPointer(reinterpret_cast<void**>(&data), pool, &pointer));
  HIP(hipMemPoolDestroy(pool));
  return 0;
}

// Records after work that doesn't end in time, and exits.
static int abandonEvent(const char* eventText) {
  hipEvent_t event;
  HIP(hipIpcOpenEventHandle(&event, value<hipIpcEventHandle_t>(eventText)));
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

static void waitFor(void* open) {
  while (!*static_cast<std::atomic<bool>*>(open)) std::this_thread::yield();
}

static int wrongAfterChild(const int* data) {
  std::vector<int> host(kCount);
  HIP(hipMemcpy(host.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) wrong += host[i] != i + 1;
  return wrong;
}

static void testMemory(const char* program) {
  const std::vector<int> host = sequence();
  int* data = nullptr;
  HIP(hipMalloc(&data, kCount * sizeof(int)));
  HIP(hipMemcpy(data, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  hipIpcMemHandle_t handle, inside, again;
  HIP(hipIpcGetMemHandle(&handle, data));
  HIP(hipIpcGetMemHandle(&inside, data + 10));
  HIP(hipIpcGetMemHandle(&again, data));
  show("handle.same", std::memcmp(&handle, &again, sizeof handle) == 0);
  show("memory.child", status(start(program, {"memory", text(handle), text(inside)})));
  show("memory.wrong", wrongAfterChild(data));

  void* opened = nullptr;
  show("open.own", hipIpcOpenMemHandle(&opened, handle, hipIpcMemLazyEnablePeerAccess));
  show("open.null", hipIpcOpenMemHandle(nullptr, handle, hipIpcMemLazyEnablePeerAccess));
  show("open.flags", hipIpcOpenMemHandle(&opened, handle, 0));
  hipIpcMemHandle_t zero{};
  show("open.zero", hipIpcOpenMemHandle(&opened, zero, hipIpcMemLazyEnablePeerAccess));
  show("get.null", hipIpcGetMemHandle(nullptr, data));
  show("get.pointer", hipIpcGetMemHandle(&handle, nullptr));
  show("get.host", hipIpcGetMemHandle(&handle, opened = const_cast<int*>(host.data())));
  show("close.null", hipIpcCloseMemHandle(nullptr));
  show("close.own", hipIpcCloseMemHandle(data));
  HIP(hipFree(data));
  show("freed.child", status(start(program, {"freed", text(again)})));

  // Memory that was shared and freed belongs to the process again.
  int* next = nullptr;
  HIP(hipMalloc(&next, kCount * sizeof(int)));
  HIP(hipMemcpy(next, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  increment<<<(kCount + 255) / 256, 256>>>(next, kCount);
  show("next.wrong", wrongAfterChild(next));
  HIP(hipFree(next));
}

static void testEvent(const char* program) {
  int* data = nullptr;
  hipEvent_t event, back, plain;
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  HIP(hipMalloc(&data, sizeof *data));
  constexpr unsigned kFlags = hipEventInterprocess | hipEventDisableTiming;
  show("event.timed", hipEventCreateWithFlags(&event, hipEventInterprocess));
  HIP(hipEventCreateWithFlags(&event, kFlags));
  HIP(hipEventCreateWithFlags(&back, kFlags));
  HIP(hipEventCreateWithFlags(&plain, hipEventDisableTiming));
  show("event.fresh", hipEventQuery(event));
  hipIpcMemHandle_t memory;
  hipIpcEventHandle_t handle, backHandle;
  HIP(hipIpcGetMemHandle(&memory, data));
  HIP(hipIpcGetEventHandle(&handle, event));
  HIP(hipIpcGetEventHandle(&backHandle, back));
  std::atomic<bool> open{false};
  HIP(hipLaunchHostFunc(stream, waitFor, &open));
  slowly<<<1, 1, 0, stream>>>(data, 40, 1000);
  HIP(hipEventRecord(event, stream));
  show("event.running", hipEventQuery(event));
  const pid_t child = start(program, {"event", text(memory), text(handle), text(backHandle)});
  open = true;
  show("event.child", status(child));
  HIP(hipStreamWaitEvent(stream, back, 0));
  int result = 0;
  HIP(hipMemcpyAsync(&result, data, sizeof result, hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  show("event.value", result);
  show("event.back", hipEventQuery(back));
  show("event.sync", hipEventSynchronize(event));

  hipEvent_t opened = nullptr;
  show("event.own", hipIpcOpenEventHandle(&opened, handle));
  show("event.open.null", hipIpcOpenEventHandle(nullptr, handle));
  hipIpcEventHandle_t zero{};
  show("event.open.zero", hipIpcOpenEventHandle(&opened, zero));
  show("event.get.null", hipIpcGetEventHandle(nullptr, event));
  show("event.get.event", hipIpcGetEventHandle(&handle, nullptr));
  show("event.get.plain", hipIpcGetEventHandle(&handle, plain));

  show("abandon.child", status(start(program, {"abandon", text(backHandle)})));
  show("abandon.sync", hipEventSynchronize(back));
  HIP(hipEventDestroy(event));
  HIP(hipEventDestroy(back));
  HIP(hipEventDestroy(plain));
  HIP(hipFree(data));
}

static void testPool(const char* program) {
  const std::vector<int> host = sequence();
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  hipMemPool_t pool = nullptr, plain = nullptr;
  HIP(hipMemPoolCreate(&plain, &properties));
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
  show("pool.child", status(start(program, {"pool", std::to_string(inherited), text(pointer)})));
  show("pool.wrong", wrongAfterChild(data));
  close(inherited);
  show("export.plain", hipMemPoolExportToShareableHandle(&descriptor, plain, kDescriptor, 0));
  show("export.null", hipMemPoolExportToShareableHandle(nullptr, pool, kDescriptor, 0));
  show("export.pool", hipMemPoolExportToShareableHandle(&descriptor, nullptr, kDescriptor, 0));
  show("export.flags", hipMemPoolExportToShareableHandle(&descriptor, pool, kDescriptor, 1));
  show("export.type",
       hipMemPoolExportToShareableHandle(&descriptor, pool, hipMemHandleTypeNone, 0));
  hipMemPool_t imported = nullptr;
  void* none = reinterpret_cast<void*>(std::intptr_t{999});
  show("import.null", hipMemPoolImportFromShareableHandle(nullptr, none, kDescriptor, 0));
  show("import.closed", hipMemPoolImportFromShareableHandle(&imported, none, kDescriptor, 0));
  show("import.type",
       hipMemPoolImportFromShareableHandle(&imported, none, hipMemHandleTypeNone, 0));
  show("export.pointer.null", hipMemPoolExportPointer(nullptr, data));
  show("export.pointer.unknown", hipMemPoolExportPointer(&pointer, &descriptor));
  void* opened = nullptr;
  show("import.pointer.pool", hipMemPoolImportPointer(&opened, nullptr, &pointer));
  show("import.pointer.null", hipMemPoolImportPointer(nullptr, pool, &pointer));
  show("import.pointer.data", hipMemPoolImportPointer(&opened, pool, nullptr));
  HIP(hipFreeAsync(other, nullptr));
  HIP(hipFreeAsync(data, nullptr));
  HIP(hipDeviceSynchronize());
  close(descriptor);
  HIP(hipMemPoolDestroy(pool));
  HIP(hipMemPoolDestroy(plain));
}

int main(int count, char** arguments) {
  const std::string part = count > 1 ? arguments[1] : "";
  if (part == "memory") return openMemory(arguments[2], arguments[3]);
  if (part == "freed") return openFreed(arguments[2]);
  if (part == "event") return openEvent(arguments[2], arguments[3], arguments[4]);
  if (part == "pool") return openPool(arguments[2], arguments[3]);
  if (part == "abandon") return abandonEvent(arguments[2]);
  testMemory(arguments[0]);
  testEvent(arguments[0]);
  testPool(arguments[0]);
}
