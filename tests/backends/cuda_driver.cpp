// A stand-in for the CUDA driver, libcuda.so.1: streams are threads that really copy and fill, and run the few kernels
// that this file has in C++. It answers as the driver does to what the back end may get wrong: host functions that
// call the driver, an error that lasts, too much shared memory. Variables of the environment:
//   CUDA_LOG      a file, to which each call writes a line
//   CUDA_FAIL     symbol=status[,...]: the result of those calls
//   CUDA_DEVICES  the number of devices
#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "hipspv/runtime/backends/cuda/cuda_abi.h"

using namespace hipspv::cuda;

namespace {

constexpr std::size_t kDeviceBytes = std::size_t{1} << 30;
constexpr std::size_t kUsualShared = 48 << 10, kMostShared = 227 << 10;

std::size_t numberFrom(const char* variable, std::size_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// ---- All state, under one lock. The process's end doesn't destroy it.

struct Range {
  std::size_t bytes;
  unsigned type;  // CUmemorytype: 1 host, 2 device
};

struct Everything {
  std::mutex mutex;
  std::condition_variable changed;
  std::atomic<Status> lasting{kSuccess};
  std::map<Address, Range> memory;
  std::size_t used = 0;
  std::ofstream log{std::getenv("CUDA_LOG") == nullptr ? "/dev/null" : std::getenv("CUDA_LOG"), std::ios::app};
};

Everything& all() {
  static Everything& one = *new Everything;
  return one;
}

thread_local Context current = nullptr;
thread_local bool inHostFunction = false;

void write(const std::string& line) {
  const std::lock_guard lock(all().mutex);
  all().log << line << std::endl;
}

Status injected(const std::string& symbol) {
  const char* text = std::getenv("CUDA_FAIL");
  std::istringstream items(text == nullptr ? "" : text);
  for (std::string item; std::getline(items, item, ',');)
    if (const auto at = item.find('='); item.substr(0, at) == symbol) return std::atoi(item.c_str() + at + 1);
  return kSuccess;
}

// The result of a call that can't do its work.
Status enter(const char* symbol, bool needsContext, const std::string& details = {}) {
  write(symbol + (details.empty() ? "" : " " + details));
  if (inHostFunction) return kNotPermitted;
  if (const Status status = injected(symbol)) return status;
  if (const Status status = all().lasting) return status;
  return needsContext && current == nullptr ? kInvalidContext : kSuccess;
}

#define ENTER(symbol, ...) \
  if (const Status entered = enter(#symbol, true __VA_OPT__(, ) __VA_ARGS__)) return entered

template <class... Parts>
std::string words(const Parts&... parts) {
  std::ostringstream text;
  ((text << (text.tellp() == 0 ? "" : " ") << parts), ...);
  return text.str();
}

void failForGood(Status status) {
  const std::lock_guard lock(all().mutex);
  all().lasting = status;
  all().changed.notify_all();
}

}  // namespace

// ---- Streams and events

// A point in a stream.
struct Mark {
  bool done = false;
  std::chrono::steady_clock::time_point time;
};

namespace hipspv::cuda {

struct EventObject {
  bool timed;
  std::shared_ptr<Mark> mark;  // of the last record
};

struct StreamObject {
  std::deque<std::function<void()>> commands;
  bool stopped = false, busy = false;
  std::thread thread{[this] { run(); }};

  void run() {
    std::unique_lock lock(all().mutex);
    for (;;) {
      all().changed.wait(lock, [this] { return stopped || !commands.empty(); });
      if (commands.empty()) return;
      const auto command = std::move(commands.front());
      commands.pop_front();
      busy = true;
      lock.unlock();
      if (all().lasting == kSuccess) command();  // after an error nothing runs, neither do host functions
      lock.lock();
      busy = false;
      all().changed.notify_all();
    }
  }

  void add(std::function<void()> command) {
    const std::lock_guard lock(all().mutex);
    commands.push_back(std::move(command));
    all().changed.notify_all();
  }
};

struct ModuleObject {
  std::string text;
  std::map<std::string, std::vector<char>, std::less<>> variables;
};

struct FunctionObject {
  std::string name;
  std::atomic<int> dynamicShared{kUsualShared};
};

struct LinkerObject {
  std::string text, cubin;
  char* errors = nullptr;
};

struct ContextObject {};

}  // namespace hipspv::cuda

namespace {

// ---- Kernels

using Arguments = std::vector<std::vector<char>>;

template <class T>
T value(const Arguments& arguments, std::size_t index) {
  T result;
  std::memcpy(&result, arguments[index].data(), sizeof result);
  return result;
}

struct Triple {
  double a, b, c;
};

struct Known {
  std::vector<std::size_t> sizes;  // of the arguments
  std::function<void(const Arguments&)> run;
};

const std::map<std::string, Known, std::less<>>& kernels() {
  static const std::map<std::string, Known, std::less<>> table{
      {"_Z3addPfS_i",
       {{8, 8, 4},
        [](const Arguments& a) {
          for (int i = 0; i < value<int>(a, 2); ++i) value<float*>(a, 0)[i] += value<float*>(a, 1)[i];
        }}},
      {"sum",
       {{8, 24, 1},
        [](const Arguments& a) {
          const auto triple = value<Triple>(a, 1);
          *value<double*>(a, 0) = triple.a + triple.b + triple.c + value<char>(a, 2);
        }}},
      {"follow", {{8}, [](const Arguments& a) { **value<int**>(a, 0) += 1; }}},
      {"nothing", {{}, [](const Arguments&) {}}},
      {"slow", {{}, [](const Arguments&) { std::this_thread::sleep_for(std::chrono::milliseconds(20)); }}},
      {"fault", {{}, [](const Arguments&) { failForGood(kIllegalAddress); }}},
      {"asserts", {{}, [](const Arguments&) { failForGood(kAssert); }}},
  };
  return table;
}

Status launch(Function function, const std::vector<unsigned>& shape, Stream stream, void** parameters) {
  const Known& known = kernels().at(function->name);
  const bool valid = shape[3] * shape[4] * shape[5] <= 1024 && shape[1] <= 65535 && shape[2] <= 65535 &&
                     shape[6] <= static_cast<unsigned>(function->dynamicShared);
  if (!valid) return kInvalidValue;
  Arguments arguments;
  for (std::size_t i = 0; i < known.sizes.size(); ++i) {
    const auto* bytes = static_cast<const char*>(parameters[i]);
    arguments.emplace_back(bytes, bytes + known.sizes[i]);
  }
  stream->add([&known, arguments] { known.run(arguments); });
  return kSuccess;
}

std::string shapeOf(Function function, const std::vector<unsigned>& shape) {
  std::string text = function->name;
  for (const unsigned each : shape) text += " " + std::to_string(each);
  return text;
}

// ---- Memory

bool known(Address address, unsigned* type) {
  const std::lock_guard lock(all().mutex);
  auto next = all().memory.upper_bound(address);
  if (next == all().memory.begin()) return false;
  const auto& [begin, range] = *std::prev(next);
  if (address - begin >= range.bytes) return false;
  if (type != nullptr) *type = range.type;
  return true;
}

Status allocate(std::size_t bytes, unsigned type, Address* address) {
  const std::lock_guard lock(all().mutex);
  if (type == 2 && all().used + bytes > kDeviceBytes) return kOutOfMemory;
  if (type == 2) all().used += bytes;
  *address = addressOf(std::aligned_alloc(512, (bytes + 511) / 512 * 512));
  all().memory[*address] = {bytes, type};
  return kSuccess;
}

Status release(Address address, unsigned type) {
  const std::lock_guard lock(all().mutex);
  const auto found = all().memory.find(address);
  if (found == all().memory.end() || found->second.type != type) return kInvalidValue;
  if (type == 2) all().used -= found->second.bytes;
  all().memory.erase(found);
  std::free(reinterpret_cast<void*>(address));
  return kSuccess;
}

template <class T>
Status fill(Address to, T value, std::size_t pitch, std::size_t width, std::size_t height, Stream stream) {
  if (to % sizeof(T) != 0 || !known(to, nullptr)) return kInvalidValue;
  stream->add([=] {
    for (std::size_t row = 0; row < height; ++row)
      for (std::size_t i = 0; i < width; ++i)
        std::memcpy(reinterpret_cast<char*>(to + row * pitch) + i * sizeof value, &value, sizeof value);
  });
  return kSuccess;
}

// ---- Modules

constexpr std::string_view kCubin = "cubin of ";

// The PTX's variables are .b8 arrays or one .u64, with zeros.
std::optional<std::size_t> sizeOf(const std::string& text, const std::string& name) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const std::size_t line = text.rfind('\n', at);
    const std::string before = text.substr(line + 1, at - line - 1), after = text.substr(at + name.size());
    if (before.find(".global") == std::string::npos || !before.ends_with(' ')) continue;
    if (after[0] == '[') return std::stoul(after.substr(1));
    if (after[0] == ';') return 8;
  }
  return std::nullopt;
}

void copyLog(char* to, const std::string& text) {
  if (to != nullptr) std::strcpy(to, text.c_str());
}

}  // namespace

#define DRIVER(symbol, parameters) extern "C" Status symbol parameters

DRIVER(cuInit, (unsigned)) { return enter("cuInit", false); }
DRIVER(cuDriverGetVersion, (int* version)) {
  *version = static_cast<int>(numberFrom("CUDA_VERSION_OF_DRIVER", 13000));
  return kSuccess;
}
DRIVER(cuGetErrorName, (Status status, const char** name)) {
  *name = status == kIllegalAddress ? "CUDA_ERROR_ILLEGAL_ADDRESS" : "CUDA_ERROR";
  return kSuccess;
}
DRIVER(cuGetErrorString, (Status, const char** text)) {
  *text = "the stand-in's text";
  return kSuccess;
}
DRIVER(cuDeviceGetCount, (int* count)) {
  *count = static_cast<int>(numberFrom("CUDA_DEVICES", 1));
  return kSuccess;
}
DRIVER(cuDeviceGet, (DeviceNumber * device, int ordinal)) {
  *device = ordinal;
  return kSuccess;
}
DRIVER(cuDeviceGetName, (char* name, int size, DeviceNumber)) {
  std::snprintf(name, static_cast<std::size_t>(size), "NVIDIA stand-in");
  return kSuccess;
}
DRIVER(cuDeviceGetUuid_v2, (Uuid * uuid, DeviceNumber device)) {
  for (int i = 0; i < 16; ++i) uuid->bytes[i] = static_cast<std::uint8_t>(0xA0 + device + i);
  return kSuccess;
}
DRIVER(cuDeviceTotalMem_v2, (std::size_t* bytes, DeviceNumber)) {
  *bytes = kDeviceBytes;
  return kSuccess;
}
DRIVER(cuDeviceGetAttribute, (int* value, Attribute attribute, DeviceNumber)) {
  static const std::map<Attribute, int> values{
      {Attribute::kMaxThreadsPerBlock, 1024},
      {Attribute::kMaxBlockX, 1024},
      {Attribute::kMaxBlockY, 1024},
      {Attribute::kMaxBlockZ, 64},
      {Attribute::kMaxGridX, 2147483647},
      {Attribute::kMaxGridY, 65535},
      {Attribute::kMaxGridZ, 65535},
      {Attribute::kConstantMemory, 65536},
      {Attribute::kClockRate, 1980000},
      {Attribute::kMultiprocessors, 132},
      {Attribute::kEcc, 1},
      {Attribute::kPciBus, 0x1B},
      {Attribute::kMemoryClockRate, 2619000},
      {Attribute::kMemoryBusWidth, 5120},
      {Attribute::kL2CacheBytes, 52428800},
      {Attribute::kCapabilityMajor, 9},
      {Attribute::kStreamPriorities, 1},
      {Attribute::kManagedMemory, 1},
      {Attribute::kSingleToDouble, 2},
      {Attribute::kConcurrentManagedAccess, 1},
      {Attribute::kHostPointerForRegistered, 1},
      {Attribute::kCooperativeLaunch, 1},
      {Attribute::kSharedMemoryOptIn, kMostShared},
      {Attribute::kSharedMemory, 48 << 10},
      {Attribute::kUnitSharedMemory, 228 << 10},
      {Attribute::kUnitThreads, 2048},
      {Attribute::kUnitBlocks, 32},
      {Attribute::kUnitRegisters, 65536},
      {Attribute::kBlockRegisters, 65536},
      {Attribute::kCopyEngines, 3},
  };
  if (attribute == Attribute::kComputeMode) {
    *value = static_cast<int>(numberFrom("CUDA_COMPUTE_MODE", 0));
    return kSuccess;
  }
  const auto found = values.find(attribute);
  *value = found == values.end() ? 0 : found->second;
  return kSuccess;
}
DRIVER(cuDevicePrimaryCtxRetain, (Context * context, DeviceNumber)) {
  *context = new ContextObject;
  return enter("cuDevicePrimaryCtxRetain", false);
}
DRIVER(cuDevicePrimaryCtxRelease_v2, (DeviceNumber)) { return kSuccess; }
DRIVER(cuCtxSetCurrent, (Context context)) {
  if (const Status status = enter("cuCtxSetCurrent", false)) return status;
  current = context;
  return kSuccess;
}
DRIVER(cuCtxGetStreamPriorityRange, (int* least, int* greatest)) {
  ENTER(cuCtxGetStreamPriorityRange);
  *least = 0;
  *greatest = -5;
  return kSuccess;
}

DRIVER(cuCtxSetLimit, (int, std::size_t)) {
  ENTER(cuCtxSetLimit);
  return kSuccess;
}

DRIVER(cuMemGetInfo_v2, (std::size_t* free, std::size_t* total)) {
  ENTER(cuMemGetInfo_v2);
  const std::lock_guard lock(all().mutex);
  *total = kDeviceBytes;
  *free = *total - all().used;
  return kSuccess;
}
DRIVER(cuMemAlloc_v2, (Address * address, std::size_t bytes)) {
  ENTER(cuMemAlloc_v2, words(bytes));
  return allocate(bytes, 2, address);
}
DRIVER(cuMemFree_v2, (Address address)) {
  ENTER(cuMemFree_v2);
  return release(address, 2);
}
DRIVER(cuMemHostAlloc, (void** pointer, std::size_t bytes, unsigned flags)) {
  ENTER(cuMemHostAlloc, words(bytes, flags));
  Address address = 0;
  const Status status = allocate(bytes, 1, &address);
  *pointer = reinterpret_cast<void*>(address);
  return status;
}
DRIVER(cuMemFreeHost, (void* pointer)) {
  ENTER(cuMemFreeHost);
  return release(addressOf(pointer), 1);
}
DRIVER(cuMemHostRegister_v2, (void* pointer, std::size_t bytes, unsigned flags)) {
  ENTER(cuMemHostRegister_v2, words(bytes, flags));
  if (known(addressOf(pointer), nullptr)) return kHostMemoryAlreadyRegistered;
  const std::lock_guard lock(all().mutex);
  all().memory[addressOf(pointer)] = {bytes, 1};
  return kSuccess;
}
DRIVER(cuMemHostUnregister, (void* pointer)) {
  ENTER(cuMemHostUnregister);
  const std::lock_guard lock(all().mutex);
  return all().memory.erase(addressOf(pointer)) != 0 ? kSuccess : kHostMemoryNotRegistered;
}
DRIVER(cuMemAllocManaged, (Address * address, std::size_t bytes, unsigned flags)) {
  ENTER(cuMemAllocManaged, words(bytes, flags));
  return allocate(bytes, 2, address);
}
DRIVER(cuPointerGetAttribute, (void* data, int attribute, Address address)) {
  ENTER(cuPointerGetAttribute);
  if (attribute != kPointerMemoryType) return kInvalidValue;
  return known(address, static_cast<unsigned*>(data)) ? kSuccess : kInvalidValue;
}

DRIVER(cuStreamSynchronize, (Stream stream));

// As the driver does: a pageable source is read at once, and a pageable target is written before the call returns.
DRIVER(cuMemcpyAsync, (Address to, Address from, std::size_t bytes, Stream stream)) {
  ENTER(cuMemcpyAsync, words(bytes));
  const auto* source = reinterpret_cast<const char*>(from);
  auto* target = reinterpret_cast<char*>(to);
  if (known(from, nullptr)) {
    stream->add([=] { std::memcpy(target, source, bytes); });
  } else {
    const std::vector<char> staged(source, source + bytes);
    stream->add([=] { std::memcpy(target, staged.data(), bytes); });
  }
  return known(to, nullptr) ? kSuccess : cuStreamSynchronize(stream);
}
DRIVER(cuMemsetD8Async, (Address to, unsigned char value, std::size_t count, Stream stream)) {
  ENTER(cuMemsetD8Async, words(unsigned{value}, count));
  return fill(to, value, 0, count, 1, stream);
}
DRIVER(cuMemsetD16Async, (Address to, unsigned short value, std::size_t count, Stream stream)) {
  ENTER(cuMemsetD16Async, words(value, count));
  return fill(to, value, 0, count, 1, stream);
}
DRIVER(cuMemsetD32Async, (Address to, unsigned value, std::size_t count, Stream stream)) {
  ENTER(cuMemsetD32Async, words(value, count));
  return fill(to, value, 0, count, 1, stream);
}
DRIVER(cuMemsetD2D32Async,
       (Address to, std::size_t pitch, unsigned value, std::size_t width, std::size_t height, Stream stream)) {
  ENTER(cuMemsetD2D32Async, words(pitch, value, width, height));
  return fill(to, value, pitch, width, height, stream);
}
DRIVER(cuMemPrefetchAsync, (Address, std::size_t bytes, DeviceNumber device, Stream)) {
  ENTER(cuMemPrefetchAsync, words(bytes, device));
  return kSuccess;
}

DRIVER(cuStreamCreateWithPriority, (Stream * stream, unsigned flags, int priority)) {
  ENTER(cuStreamCreateWithPriority, words(flags, priority));
  *stream = new StreamObject;
  return kSuccess;
}
DRIVER(cuStreamDestroy_v2, (Stream stream)) {
  ENTER(cuStreamDestroy_v2);
  {
    const std::lock_guard lock(all().mutex);
    stream->stopped = true;
    all().changed.notify_all();
  }
  stream->thread.join();
  delete stream;
  return kSuccess;
}
DRIVER(cuStreamSynchronize, (Stream stream)) {
  ENTER(cuStreamSynchronize);
  std::unique_lock lock(all().mutex);
  all().changed.wait(lock, [&] { return all().lasting != kSuccess || (stream->commands.empty() && !stream->busy); });
  return all().lasting;
}
DRIVER(cuStreamWaitEvent, (Stream stream, EventHandle event, unsigned)) {
  ENTER(cuStreamWaitEvent);
  stream->add([mark = event->mark] {
    std::unique_lock lock(all().mutex);
    all().changed.wait(lock, [&] { return mark == nullptr || mark->done || all().lasting != kSuccess; });
  });
  return kSuccess;
}
DRIVER(cuStreamWaitValue32_v2, (Stream stream, Address address, std::uint32_t value, unsigned flags)) {
  ENTER(cuStreamWaitValue32_v2, words(flags));
  auto* word = reinterpret_cast<std::atomic<std::uint32_t>*>(address);
  stream->add([=] {
    while (static_cast<std::int32_t>(word->load() - value) < 0 && all().lasting == kSuccess)
      std::this_thread::sleep_for(std::chrono::microseconds(20));
  });
  return kSuccess;
}

DRIVER(cuEventCreate, (EventHandle * event, unsigned flags)) {
  ENTER(cuEventCreate, words(flags));
  *event = new EventObject{(flags & kEventDisableTiming) == 0, nullptr};
  return kSuccess;
}
DRIVER(cuEventDestroy_v2, (EventHandle event)) {
  ENTER(cuEventDestroy_v2);
  delete event;
  return kSuccess;
}
DRIVER(cuEventRecord, (EventHandle event, Stream stream)) {
  ENTER(cuEventRecord, words(event->timed ? "timed" : "plain"));
  auto mark = std::make_shared<Mark>();
  {
    const std::lock_guard lock(all().mutex);
    event->mark = mark;
  }
  stream->add([mark] {
    const std::lock_guard lock(all().mutex);
    mark->time = std::chrono::steady_clock::now();
    mark->done = true;
    all().changed.notify_all();
  });
  return kSuccess;
}
DRIVER(cuEventQuery, (EventHandle event)) {
  if (inHostFunction) return kNotPermitted;
  const std::lock_guard lock(all().mutex);
  if (const Status status = all().lasting) return status;
  return event->mark == nullptr || event->mark->done ? kSuccess : kNotReady;
}
DRIVER(cuEventSynchronize, (EventHandle event)) {
  ENTER(cuEventSynchronize);
  std::unique_lock lock(all().mutex);
  const auto mark = event->mark;
  all().changed.wait(lock, [&] { return mark == nullptr || mark->done || all().lasting != kSuccess; });
  return all().lasting;
}
DRIVER(cuEventElapsedTime, (float* ms, EventHandle from, EventHandle to)) {
  ENTER(cuEventElapsedTime);
  const std::lock_guard lock(all().mutex);
  if (!from->timed || !to->timed || from->mark == nullptr || to->mark == nullptr) return kInvalidHandle;
  if (!from->mark->done || !to->mark->done) return kNotReady;
  *ms = std::chrono::duration<float, std::milli>(to->mark->time - from->mark->time).count();
  return kSuccess;
}

DRIVER(cuLaunchHostFunc, (Stream stream, HostFunction function, void* argument)) {
  ENTER(cuLaunchHostFunc);
  stream->add([=] {
    inHostFunction = true;
    function(argument);
    inHostFunction = false;
  });
  return kSuccess;
}
DRIVER(cuLaunchKernel, (Function function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, Stream stream, void** parameters, void**)) {
  const std::vector shape{gx, gy, gz, bx, by, bz, shared};
  ENTER(cuLaunchKernel, shapeOf(function, shape));
  return launch(function, shape, stream, parameters);
}
DRIVER(cuLaunchCooperativeKernel, (Function function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                   unsigned bz, unsigned shared, Stream stream, void** parameters)) {
  const std::vector shape{gx, gy, gz, bx, by, bz, shared};
  ENTER(cuLaunchCooperativeKernel, shapeOf(function, shape));
  return launch(function, shape, stream, parameters);
}

DRIVER(cuModuleLoadDataEx, (ModuleHandle * module, const void* image, unsigned, int*, void**)) {
  const std::string_view text(static_cast<const char*>(image), std::strlen(static_cast<const char*>(image)));
  ENTER(cuModuleLoadDataEx, words(text.starts_with(kCubin) ? "cubin" : "other"));
  if (text.starts_with("\177ELF")) {
    *module = new ModuleObject{".entry _Z3addPfS_i", {}};
    return kSuccess;
  }
  if (!text.starts_with(kCubin)) return kInvalidImage;
  *module = new ModuleObject{std::string(text.substr(kCubin.size())), {}};
  return kSuccess;
}
DRIVER(cuModuleUnload, (ModuleHandle module)) {
  ENTER(cuModuleUnload);
  delete module;
  return kSuccess;
}
DRIVER(cuModuleGetFunction, (Function * function, ModuleHandle module, const char* name)) {
  ENTER(cuModuleGetFunction, name);
  if (module->text.find(".entry " + std::string(name)) == std::string::npos || !kernels().contains(name))
    return kNotFound;
  *function = new FunctionObject{name};
  return kSuccess;
}
DRIVER(cuModuleGetGlobal_v2, (Address * address, std::size_t* bytes, ModuleHandle module, const char* name)) {
  ENTER(cuModuleGetGlobal_v2, name);
  const auto size = sizeOf(module->text, name);
  if (!size) return kNotFound;
  auto& storage = module->variables[name];
  storage.resize(*size);
  *address = addressOf(storage.data());
  *bytes = *size;
  const std::lock_guard lock(all().mutex);
  all().memory[*address] = {*size, 2};
  return kSuccess;
}
DRIVER(cuFuncGetAttribute, (int* value, FunctionAttribute attribute, Function function)) {
  ENTER(cuFuncGetAttribute);
  switch (attribute) {
    case FunctionAttribute::kMaxThreadsPerBlock:
      *value = 1024;
      return kSuccess;
    case FunctionAttribute::kMaxDynamicSharedBytes:
      *value = function->dynamicShared;
      return kSuccess;
    default:
      *value = 0;
      return kSuccess;
  }
}
DRIVER(cuFuncSetAttribute, (Function function, FunctionAttribute attribute, int value)) {
  ENTER(cuFuncSetAttribute, words(function->name, static_cast<int>(attribute), value));
  if (static_cast<std::size_t>(value) > kMostShared) return kInvalidValue;
  function->dynamicShared = value;
  return kSuccess;
}
DRIVER(cuOccupancyMaxActiveBlocksPerMultiprocessor, (int* blocks, Function, int threads, std::size_t shared)) {
  ENTER(cuOccupancyMaxActiveBlocksPerMultiprocessor);
  *blocks = 2048 / threads - static_cast<int>(shared / 1024);
  return kSuccess;
}

DRIVER(cuLinkCreate_v2, (unsigned count, int* options, void** values, Linker* linker)) {
  ENTER(cuLinkCreate_v2);
  *linker = new LinkerObject;
  for (unsigned i = 0; i < count; ++i)
    if (options[i] == kJitErrorLog) (*linker)->errors = static_cast<char*>(values[i]);
  return kSuccess;
}
DRIVER(cuLinkAddData_v2, (Linker linker, int type, void* data, std::size_t size, const char*, unsigned, int*, void**)) {
  const auto* text = static_cast<const char*>(data);
  copyLog(linker->errors, "ptxas fatal: the stand-in's log");
  ENTER(cuLinkAddData_v2, words(size));
  if (type != kJitInputPtx || size == 0 || text[size - 1] != '\0' || std::strlen(text) != size - 1)
    return kInvalidValue;
  linker->text = text;
  return linker->text.find("!bad") == std::string::npos ? kSuccess : kInvalidPtx;
}
DRIVER(cuLinkComplete, (Linker linker, void** cubin, std::size_t* size)) {
  ENTER(cuLinkComplete);
  linker->cubin = std::string(kCubin) + linker->text;
  *cubin = linker->cubin.data();
  *size = linker->cubin.size() + 1;
  return kSuccess;
}
DRIVER(cuLinkDestroy, (Linker linker)) {
  ENTER(cuLinkDestroy);
  delete linker;
  return kSuccess;
}
