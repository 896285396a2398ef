// A stand-in for the CUDA driver, libcuda.so.1: streams are threads that really copy and fill, and run the few kernels
// that this file has in C++. It answers as the driver does to what the back end may get wrong: host functions that
// call the driver, an error that lasts, too much shared memory. Variables of the environment:
//   CUDA_LOG      a file, to which each call writes a line
//   CUDA_FAIL     symbol=status[,...]: the result of those calls
//   CUDA_DEVICES  the number of devices
//   CUDA_CAPABILITY  their compute capability: 89 for 8.9
//   CUDA_PEERS    0: they can't be allowed to access each other's memory
#include "driver.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

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
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using namespace hipspv::cuda;
using stand_in::enter;
using stand_in::known;
using stand_in::shapeOf;
using stand_in::words;

namespace {

constexpr std::size_t kDeviceBytes = std::size_t{1} << 30;
constexpr std::size_t kUsualShared = 48 << 10, kMaxShared = 227 << 10;

std::size_t numberFrom(const char* variable, std::size_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// ---- All state, under one lock. The process's end doesn't destroy it.

struct Range {
  std::size_t bytes;
  unsigned type;  // CUmemorytype: 1 host, 2 device
  Context context;
  int file = -1;        // of device memory
  unsigned opened = 0;  // times, if it is another process's
  bool managed = false;
};

// Memory without an address, and what is mapped to a reserved one.
struct Physical {
  AllocationProperties properties;
  std::size_t bytes;
  int file;
  unsigned references = 1;
};

struct Mapped {
  std::size_t bytes;
  AllocationHandle handle;
  std::map<DeviceOrdinal, int> access{};
};

struct Everything {
  std::mutex mutex;
  std::condition_variable changed;
  std::atomic<Status> lasting{kSuccess};
  std::map<Address, Range> memory;
  std::size_t used = 0;
  std::map<DeviceOrdinal, Context> primary;
  std::map<Stream, Context> streams;
  std::map<AllocationHandle, Physical> physical;
  std::map<Address, std::size_t> reserved;
  std::map<Address, Mapped> mapped;
  std::ofstream log{std::getenv("CUDA_LOG") == nullptr ? "/dev/null" : std::getenv("CUDA_LOG"), std::ios::app};
};

Everything& all() {
  static Everything& one = *new Everything;
  return one;
}

thread_local Context current = nullptr;
thread_local bool inHostFunction = false;
bool releasing = false;  // a thread waits for all streams; it lets no other call in

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

bool isDestroyed(Context context);

void waitForRelease() {
  std::unique_lock lock(all().mutex);
  all().changed.wait(lock, [] { return !releasing; });
}

}  // namespace

Status stand_in::enter(const char* symbol, bool needsContext, const std::string& details) {
  write(symbol + (details.empty() ? "" : " " + details));
  if (inHostFunction) return kNotPermitted;
  waitForRelease();
  if (const Status status = injected(symbol)) return status;
  if (needsContext && current == nullptr) return kInvalidContext;
  if (needsContext && isDestroyed(current)) return kContextIsDestroyed;
  return all().lasting;
}

namespace {

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

// The records of an interprocess event, in memory of all its processes.
struct Records {
  std::atomic<std::uint64_t> begun, done;

  bool reached(std::uint64_t record) const { return done.load() >= record || all().lasting != kSuccess; }
};

namespace hipspv::cuda {

struct EventObject {
  bool timed;
  std::shared_ptr<Mark> mark = nullptr;  // of the last record
  Records* shared = nullptr;             // of an interprocess event, in a file
  int file = -1;
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

}  // namespace hipspv::cuda

Context stand_in::context() { return current; }
void stand_in::add(Stream stream, std::function<void()> command) { stream->add(std::move(command)); }

namespace {

bool isDestroyed(Context context) {
  const std::lock_guard lock(all().mutex);
  return context->destroyed;
}

// Streams of a context that was reset aren't used again.
Status check(Stream stream) {
  const std::lock_guard lock(all().mutex);
  const auto found = all().streams.find(stream);
  if (found != all().streams.end() && found->second == current) return kSuccess;
  all().log << "a stream of another context" << std::endl;
  return kInvalidHandle;
}

Status waitFor(const Records& records, std::uint64_t record) {
  while (!records.reached(record)) std::this_thread::sleep_for(std::chrono::microseconds(20));
  return all().lasting;
}

// True if the context's streams have done all work, or never will.
bool isIdle() {
  return all().lasting != kSuccess || std::ranges::all_of(all().streams, [](const auto& entry) {
           return entry.second != current || (entry.first->commands.empty() && !entry.first->busy);
         });
}

// As the driver may do before it loads code.
void waitToLoad() {
  std::unique_lock lock(all().mutex);
  all().changed.wait(lock, isIdle);
}

// As the driver does before it releases memory or an array: it lets no other call in.
void waitForAll(std::unique_lock<std::mutex>& lock) {
  all().changed.wait(lock, [] { return !releasing; });
  releasing = true;
  all().changed.wait(lock, isIdle);
  releasing = false;
  all().changed.notify_all();
}

}  // namespace

void stand_in::waitForAll() {
  std::unique_lock lock(all().mutex);
  ::waitForAll(lock);
}

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
      {"grow", {{}, [](const Arguments&) {}}},
      {"fault", {{}, [](const Arguments&) { failForGood(kIllegalAddress); }}},
      {"asserts", {{}, [](const Arguments&) { failForGood(kAssert); }}},
  };
  return table;
}

}  // namespace

Status stand_in::makeLaunch(Function function, const std::vector<unsigned>& shape, void** parameters,
                            std::function<void()>* command) {
  const Known& known = kernels().at(function->name);
  const bool valid = shape[3] * shape[4] * shape[5] <= 1024 && shape[1] <= 65535 && shape[2] <= 65535 &&
                     shape[6] <= static_cast<unsigned>(function->dynamicShared);
  if (!valid) return kInvalidValue;
  Arguments arguments;
  for (std::size_t i = 0; i < known.sizes.size(); ++i) {
    const auto* bytes = static_cast<const char*>(parameters[i]);
    arguments.emplace_back(bytes, bytes + known.sizes[i]);
  }
  if (function->name == "grow") current->heapUsed = true;
  *command = [&known, arguments] { known.run(arguments); };
  return kSuccess;
}

std::string stand_in::shapeOf(Function function, const std::vector<unsigned>& shape) {
  std::string text = function->name;
  for (const unsigned each : shape) text += " " + std::to_string(each);
  return text;
}

namespace {

Status launch(Function function, const std::vector<unsigned>& shape, Stream stream, void** parameters) {
  std::function<void()> command;
  if (const Status status = stand_in::makeLaunch(function, shape, parameters, &command)) return status;
  stream->add(std::move(command));
  return kSuccess;
}

}  // namespace

// ---- Memory

bool stand_in::known(Address address, unsigned* type) {
  const std::lock_guard lock(all().mutex);
  auto next = all().memory.upper_bound(address);
  if (next == all().memory.begin()) return false;
  const auto& [begin, range] = *std::prev(next);
  if (address - begin >= range.bytes) return false;
  if (type != nullptr) *type = range.type;
  return true;
}

namespace {

// The context of device memory; nullptr for other memory.
Context ownerOf(Address address) {
  const std::lock_guard lock(all().mutex);
  auto next = all().memory.upper_bound(address);
  if (next == all().memory.begin()) return nullptr;
  const auto& [begin, range] = *std::prev(next);
  return address - begin < range.bytes && range.type == 2 ? range.context : nullptr;
}

bool isManaged(Address address) {
  const std::lock_guard lock(all().mutex);
  auto next = all().memory.upper_bound(address);
  return next != all().memory.begin() && std::prev(next)->second.managed;
}

// Mapped memory can be used by the devices that were given access, whichever its own is.
bool isDenied(Address address) {
  const std::lock_guard lock(all().mutex);
  auto next = all().mapped.upper_bound(address);
  if (next == all().mapped.begin()) return false;
  const auto& [begin, mapped] = *std::prev(next);
  const auto found = mapped.access.find(current->device);
  return address - begin < mapped.bytes && (found == mapped.access.end() || found->second == kAccessNone);
}

bool canUse(Address address) {
  if (isDenied(address)) return false;
  const Context owner = ownerOf(address);
  return owner == nullptr || owner == current || current->peers.contains(owner);
}

Address map(int file, std::size_t bytes) {
  return addressOf(mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0));
}

int makeFile(std::size_t bytes) {
  const int file = memfd_create("device memory", MFD_CLOEXEC);
  return ftruncate(file, static_cast<off_t>(bytes)) == 0 ? file : -1;
}

// As text: the driver's handles aren't documented.
IpcHandle handleOf(int file, std::size_t bytes) {
  IpcHandle handle{};
  std::snprintf(handle.bytes, sizeof handle.bytes, "%d %d %zu", getpid(), file, bytes);
  return handle;
}

// The handle's file, and its bytes.
Status openFile(const IpcHandle& handle, int* file, std::size_t* bytes) {
  int process = 0, number = 0;
  if (std::sscanf(handle.bytes, "%d %d %zu", &process, &number, bytes) != 3) return kInvalidValue;
  if (process == getpid()) return kInvalidContext;
  *file = open(("/proc/" + std::to_string(process) + "/fd/" + std::to_string(number)).c_str(), O_RDWR | O_CLOEXEC);
  return *file < 0 ? kMapFailed : kSuccess;
}

Status allocate(std::size_t bytes, unsigned type, Address* address) {
  const std::lock_guard lock(all().mutex);
  if (type == 2 && all().used + bytes > kDeviceBytes) return kOutOfMemory;
  if (type == 2) all().used += bytes;
  const int file = type == 2 ? makeFile(bytes) : -1;
  *address = type == 2 ? map(file, bytes) : addressOf(std::aligned_alloc(512, (bytes + 511) / 512 * 512));
  all().memory[*address] = {bytes, type, current, file};
  return kSuccess;
}

Status release(Address address, unsigned type, bool waits) {
  std::unique_lock lock(all().mutex);
  if (waits) waitForAll(lock);
  const auto found = all().memory.find(address);
  if (found == all().memory.end() || found->second.type != type || found->second.opened != 0) return kInvalidValue;
  if (type == 2) {
    all().used -= found->second.bytes;
    munmap(reinterpret_cast<void*>(address), found->second.bytes);
    close(found->second.file);
  } else {
    std::free(reinterpret_cast<void*>(address));
  }
  all().memory.erase(found);
  return kSuccess;
}

}  // namespace

Status stand_in::makeFill(Address to, unsigned elementBytes, unsigned value, std::size_t pitch, std::size_t width,
                          std::size_t height, std::function<void()>* command) {
  if (to % elementBytes != 0 || !known(to, nullptr)) return kInvalidValue;
  *command = [=] {
    for (std::size_t row = 0; row < height; ++row)
      for (std::size_t i = 0; i < width; ++i)
        std::memcpy(reinterpret_cast<char*>(to + row * pitch) + i * elementBytes, &value, elementBytes);
  };
  return kSuccess;
}

namespace {

template <class T>
Status fill(Address to, T value, std::size_t pitch, std::size_t width, std::size_t height, Stream stream) {
  std::function<void()> command;
  if (const Status status = stand_in::makeFill(to, sizeof value, value, pitch, width, height, &command)) return status;
  stream->add(std::move(command));
  return kSuccess;
}

// ---- Modules

constexpr std::string_view kCubin = "cubin of ";
// The byte of an ELF file with the version of its ABI, and the latest version that this driver knows.
constexpr std::size_t kAbiVersion = 8;
constexpr char kKnownAbi = 8;

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

// Starts a process, as the driver does under cuda-gdb: the runtime, which holds a lock, mustn't wait for itself.
DRIVER(cuInit, (unsigned)) {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, nullptr, 0);
  return enter("cuInit", false);
}
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
DRIVER(cuDeviceGet, (DeviceOrdinal * device, int ordinal)) {
  *device = ordinal;
  return kSuccess;
}
DRIVER(cuDeviceGetName, (char* name, int size, DeviceOrdinal)) {
  std::snprintf(name, static_cast<std::size_t>(size), "NVIDIA stand-in");
  return kSuccess;
}
DRIVER(cuDeviceGetUuid_v2, (Uuid * uuid, DeviceOrdinal device)) {
  for (int i = 0; i < 16; ++i) uuid->bytes[i] = static_cast<std::uint8_t>(0xA0 + device + i);
  return kSuccess;
}
DRIVER(cuDeviceTotalMem_v2, (std::size_t* bytes, DeviceOrdinal)) {
  *bytes = kDeviceBytes;
  return kSuccess;
}
DRIVER(cuDeviceGetAttribute, (int* value, Attribute attribute, DeviceOrdinal)) {
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
      {Attribute::kCapabilityMajor, static_cast<int>(numberFrom("CUDA_CAPABILITY", 90)) / 10},
      {Attribute::kCapabilityMinor, static_cast<int>(numberFrom("CUDA_CAPABILITY", 90)) % 10},
      {Attribute::kStreamPriorities, 1},
      {Attribute::kManagedMemory, 1},
      {Attribute::kSingleToDouble, 2},
      {Attribute::kConcurrentManagedAccess, 1},
      {Attribute::kHostPointerForRegistered, 1},
      {Attribute::kCooperativeLaunch, 1},
      {Attribute::kSharedMemoryOptIn, kMaxShared},
      {Attribute::kSharedMemory, 48 << 10},
      {Attribute::kUnitSharedMemory, 228 << 10},
      {Attribute::kUnitThreads, 2048},
      {Attribute::kUnitBlocks, 32},
      {Attribute::kUnitRegisters, 65536},
      {Attribute::kBlockRegisters, 65536},
      {Attribute::kCopyEngines, 3},
      {Attribute::kTextureAlignment, 512},
      {Attribute::kSurfaceAlignment, 512},
      {Attribute::kTexturePitchAlignment, 32},
      {Attribute::kWideValueOperations, 1},
      {Attribute::kNorValueWaits, 1},
      {Attribute::kIpcEvents, 1},
      {Attribute::kPoolHandleTypes, kPosixFileDescriptor},
      {Attribute::kVirtualMemory, 1},
  };
  // The largest textures: numbers that are all different.
  const auto number = static_cast<int>(attribute);
  const bool size = (number >= 21 && number <= 29) || (number >= 42 && number <= 49) ||
                    (number >= 52 && number <= 74) || number == 77;
  if (attribute == Attribute::kComputeMode) {
    *value = static_cast<int>(numberFrom("CUDA_COMPUTE_MODE", 0));
    return kSuccess;
  }
  const auto found = values.find(attribute);
  *value = found != values.end() ? found->second : size ? 1000 + number : 0;
  return kSuccess;
}
DRIVER(cuDevicePrimaryCtxRetain, (Context * context, DeviceOrdinal device)) {
  {
    const std::lock_guard lock(all().mutex);
    Context& own = all().primary[device];
    if (own == nullptr) own = new ContextObject(device);
    *context = own;
  }
  return enter("cuDevicePrimaryCtxRetain", false);
}
DRIVER(cuDevicePrimaryCtxReset_v2, (DeviceOrdinal device)) {
  write("cuDevicePrimaryCtxReset_v2");
  const std::lock_guard lock(all().mutex);
  const Context gone = all().primary[device];
  gone->destroyed = true;
  all().primary.erase(device);
  all().lasting = kSuccess;
  std::erase_if(all().streams, [&](const auto& entry) { return entry.second == gone; });
  std::erase_if(all().memory, [&](const auto& entry) {
    if (entry.second.context != gone) return false;
    if (entry.second.type != 2) return true;
    all().used -= entry.second.bytes;
    munmap(reinterpret_cast<void*>(entry.first), entry.second.bytes);
    close(entry.second.file);
    return true;
  });
  return kSuccess;
}
DRIVER(cuDevicePrimaryCtxRelease_v2, (DeviceOrdinal)) { return kSuccess; }
DRIVER(cuCtxSetCurrent, (Context context)) {
  if (const Status status = enter("cuCtxSetCurrent", false)) return status;
  if (isDestroyed(context)) return kContextIsDestroyed;
  current = context;
  return kSuccess;
}
DRIVER(cuCtxGetStreamPriorityRange, (int* least, int* greatest)) {
  ENTER(cuCtxGetStreamPriorityRange);
  *least = 0;
  *greatest = -5;
  return kSuccess;
}

// The driver rounds limits up.
DRIVER(cuCtxSetLimit, (int limit, std::size_t bytes)) {
  ENTER(cuCtxSetLimit, words(limit, bytes));
  if (limit == 2 && current->heapUsed) return kInvalidValue;
  current->limits[limit] = (bytes + 4095) / 4096 * 4096;
  return kSuccess;
}
DRIVER(cuCtxGetLimit, (std::size_t* bytes, int limit)) {
  ENTER(cuCtxGetLimit);
  *bytes = current->limits[limit];
  return kSuccess;
}

DRIVER(cuDeviceCanAccessPeer, (int* can, DeviceOrdinal device, DeviceOrdinal peer)) {
  *can = device != peer && numberFrom("CUDA_PEERS", 1) != 0;
  return kSuccess;
}
DRIVER(cuDeviceGetP2PAttribute, (int* value, int attribute, DeviceOrdinal device, DeviceOrdinal peer)) {
  if (attribute < 1 || attribute > 4 || device == peer) return kInvalidValue;
  *value = attribute == 3 ? 0 : 1;  // no atomics
  return kSuccess;
}
DRIVER(cuCtxEnablePeerAccess, (Context peer, unsigned flags)) {
  ENTER(cuCtxEnablePeerAccess, words(current->device, peer->device, flags));
  return current->peers.insert(peer).second ? kSuccess : kPeerAccessAlreadyEnabled;
}
DRIVER(cuCtxDisablePeerAccess, (Context peer)) {
  ENTER(cuCtxDisablePeerAccess, words(current->device, peer->device));
  return current->peers.erase(peer) != 0 ? kSuccess : kPeerAccessNotEnabled;
}

DRIVER(cuMemGetInfo_v2, (std::size_t* free, std::size_t* total)) {
  ENTER(cuMemGetInfo_v2);
  const std::lock_guard lock(all().mutex);
  *total = kDeviceBytes;
  *free = *total - all().used;
  return kSuccess;
}
Status stand_in::allocate(std::size_t bytes, Address* address) { return ::allocate(bytes, 2, address); }
Status stand_in::release(Address address, bool waits) { return ::release(address, 2, waits); }
DRIVER(cuMemAlloc_v2, (Address * address, std::size_t bytes)) {
  ENTER(cuMemAlloc_v2, words(bytes));
  return stand_in::allocate(bytes, address);
}
DRIVER(cuMemFree_v2, (Address address)) {
  ENTER(cuMemFree_v2);
  return stand_in::release(address, true);
}
DRIVER(cuMemGetAddressRange_v2, (Address * base, std::size_t* bytes, Address address)) {
  ENTER(cuMemGetAddressRange_v2);
  const std::lock_guard lock(all().mutex);
  const auto found = all().memory.find(address);
  if (found == all().memory.end()) return kInvalidValue;
  *base = address;
  *bytes = found->second.bytes;
  return kSuccess;
}
Status stand_in::mapFile(int file, std::size_t offset, std::size_t bytes, Address* address) {
  void* mapped = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, static_cast<off_t>(offset));
  if (mapped == MAP_FAILED) return kInvalidValue;
  *address = addressOf(mapped);
  const std::lock_guard lock(all().mutex);
  all().used += bytes;
  all().memory[*address] = {bytes, 2, current, fcntl(file, F_DUPFD_CLOEXEC, 0)};
  return kSuccess;
}
Status stand_in::handleOf(Address address, IpcHandle* handle) {
  const std::lock_guard lock(all().mutex);
  const auto found = all().memory.find(address);
  if (found == all().memory.end() || found->second.file < 0) return kInvalidValue;
  *handle = ::handleOf(found->second.file, found->second.bytes);
  return kSuccess;
}
Status stand_in::open(const IpcHandle& handle, Address* address) {
  static std::map<std::string, Address> known;
  int file = -1;
  std::size_t bytes = 0;
  if (const Status status = openFile(handle, &file, &bytes)) return status;
  const std::lock_guard lock(all().mutex);
  Address& at = known[handle.bytes];
  if (!all().memory.contains(at)) {
    at = map(file, bytes);
    all().memory[at] = {bytes, 2, current, file};
  }
  ++all().memory[at].opened;
  *address = at;
  return kSuccess;
}
Status stand_in::close(Address address) {
  const std::lock_guard lock(all().mutex);
  const auto found = all().memory.find(address);
  if (found == all().memory.end() || found->second.opened == 0) return kInvalidValue;
  if (--found->second.opened != 0) return kSuccess;
  munmap(reinterpret_cast<void*>(address), found->second.bytes);
  all().memory.erase(found);
  return kSuccess;
}
DRIVER(cuIpcGetMemHandle, (IpcHandle * handle, Address address)) {
  ENTER(cuIpcGetMemHandle);
  return stand_in::handleOf(address, handle);
}
DRIVER(cuIpcOpenMemHandle_v2, (Address * address, IpcHandle handle, unsigned flags)) {
  ENTER(cuIpcOpenMemHandle_v2, words(flags));
  return stand_in::open(handle, address);
}
DRIVER(cuIpcCloseMemHandle, (Address address)) {
  ENTER(cuIpcCloseMemHandle);
  return stand_in::close(address);
}
DRIVER(cuIpcGetEventHandle, (IpcHandle * handle, EventHandle event)) {
  ENTER(cuIpcGetEventHandle);
  if (event->shared == nullptr) return kInvalidHandle;
  *handle = handleOf(event->file, sizeof(Records));
  return kSuccess;
}
DRIVER(cuIpcOpenEventHandle, (EventHandle * event, IpcHandle handle)) {
  ENTER(cuIpcOpenEventHandle);
  std::size_t bytes = 0;
  auto opened = std::make_unique<EventObject>(EventObject{.timed = false});
  if (const Status status = openFile(handle, &opened->file, &bytes)) return status;
  opened->shared = reinterpret_cast<Records*>(map(opened->file, bytes));
  *event = opened.release();
  return kSuccess;
}
constexpr std::size_t kGranularity = 2 << 20;

// With the lock. The last handle or mapping ends the memory.
void release(AllocationHandle handle) {
  Physical& memory = all().physical.at(handle);
  if (--memory.references != 0) return;
  close(memory.file);
  all().used -= memory.bytes;
  all().physical.erase(handle);
}

AllocationHandle addPhysical(const AllocationProperties& properties, std::size_t bytes, int file) {
  static AllocationHandle last = 0;
  all().physical[++last] = {properties, bytes, file};
  all().used += bytes;
  return last;
}

bool isWhole(std::size_t number) { return number % kGranularity == 0; }

DRIVER(cuMemGetAllocationGranularity, (std::size_t* bytes, const AllocationProperties* properties, int)) {
  ENTER(cuMemGetAllocationGranularity);
  *bytes = kGranularity;
  return properties->type == kAllocationPinned && properties->location.type == kLocationDevice ? kSuccess
                                                                                               : kInvalidValue;
}
DRIVER(cuMemCreate, (AllocationHandle * handle, std::size_t bytes, const AllocationProperties* properties,
                     unsigned long long flags)) {
  ENTER(cuMemCreate, words(bytes, properties->location.id, properties->handleTypes));
  if (!isWhole(bytes) || flags != 0) return kInvalidValue;
  const std::lock_guard lock(all().mutex);
  *handle = addPhysical(*properties, bytes, makeFile(bytes));
  return kSuccess;
}
DRIVER(cuMemRelease, (AllocationHandle handle)) {
  ENTER(cuMemRelease);
  const std::lock_guard lock(all().mutex);
  if (!all().physical.contains(handle)) return kInvalidValue;
  release(handle);
  return kSuccess;
}
DRIVER(cuMemGetAllocationPropertiesFromHandle, (AllocationProperties * properties, AllocationHandle handle)) {
  ENTER(cuMemGetAllocationPropertiesFromHandle);
  const std::lock_guard lock(all().mutex);
  *properties = all().physical.at(handle).properties;
  return kSuccess;
}
DRIVER(cuMemAddressReserve,
       (Address * base, std::size_t bytes, std::size_t alignment, Address wish, unsigned long long flags)) {
  ENTER(cuMemAddressReserve, words(bytes, alignment, wish, flags));
  if (!isWhole(bytes)) return kInvalidValue;
  const std::size_t step = std::max(alignment, kGranularity);
  const Address first = addressOf(mmap(nullptr, bytes + step, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  const std::lock_guard lock(all().mutex);
  *base = (first + step - 1) / step * step;
  all().reserved[*base] = bytes;
  return kSuccess;
}
DRIVER(cuMemAddressFree, (Address base, std::size_t bytes)) {
  ENTER(cuMemAddressFree);
  const std::lock_guard lock(all().mutex);
  const auto found = all().reserved.find(base);
  if (found == all().reserved.end() || found->second != bytes) return kInvalidValue;
  all().reserved.erase(found);
  return kSuccess;
}
// The whole memory, at a reserved address.
DRIVER(cuMemMap,
       (Address address, std::size_t bytes, std::size_t offset, AllocationHandle handle, unsigned long long)) {
  ENTER(cuMemMap, words(bytes, offset));
  const std::lock_guard lock(all().mutex);
  Physical& memory = all().physical.at(handle);
  auto range = all().reserved.upper_bound(address);
  if (range == all().reserved.begin() || offset != 0 || bytes != memory.bytes || !isWhole(address))
    return kInvalidValue;
  --range;
  if (address + bytes > range->first + range->second) return kInvalidValue;
  mmap(reinterpret_cast<void*>(address), bytes, PROT_NONE, MAP_SHARED | MAP_FIXED, memory.file, 0);
  ++memory.references;
  all().mapped[address] = {bytes, handle, {}};
  all().memory[address] = {bytes, 2, nullptr};
  return kSuccess;
}
DRIVER(cuMemUnmap, (Address address, std::size_t bytes)) {
  ENTER(cuMemUnmap, words(bytes));
  const std::lock_guard lock(all().mutex);
  const auto found = all().mapped.find(address);
  if (found == all().mapped.end() || found->second.bytes != bytes) return kInvalidValue;
  mmap(reinterpret_cast<void*>(address), bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  release(found->second.handle);
  all().mapped.erase(found);
  all().memory.erase(address);
  return kSuccess;
}
DRIVER(cuMemSetAccess, (Address address, std::size_t bytes, const AccessDescription* list, std::size_t count)) {
  std::map<int, int> devices;
  for (std::size_t i = 0; i < count; ++i) devices[list[i].location.id] = list[i].flags;
  std::string details;
  int widest = kAccessNone;
  for (const auto& [device, flags] : devices) {
    details += words(" device", device, flags);
    widest = std::max(widest, flags);
  }
  ENTER(cuMemSetAccess, words(bytes) + details);
  const std::lock_guard lock(all().mutex);
  if (!all().mapped.contains(address)) return kInvalidValue;
  all().mapped[address].access = devices;
  const int protection = widest == kAccessReadWrite ? PROT_READ | PROT_WRITE
                         : widest == kAccessRead    ? PROT_READ
                                                    : PROT_NONE;
  return mprotect(reinterpret_cast<void*>(address), bytes, protection) == 0 ? kSuccess : kInvalidValue;
}
DRIVER(cuMemExportToShareableHandle, (void* to, AllocationHandle handle, int type, unsigned long long)) {
  ENTER(cuMemExportToShareableHandle, words(type));
  const std::lock_guard lock(all().mutex);
  const Physical& memory = all().physical.at(handle);
  if (memory.properties.handleTypes != type) return kInvalidValue;
  *static_cast<int*>(to) = fcntl(memory.file, F_DUPFD_CLOEXEC, 0);
  return kSuccess;
}
// The descriptor stands for memory of the last device.
DRIVER(cuMemImportFromShareableHandle, (AllocationHandle * handle, void* descriptor, int type)) {
  ENTER(cuMemImportFromShareableHandle, words(type));
  const int file = fcntl(static_cast<int>(reinterpret_cast<std::intptr_t>(descriptor)), F_DUPFD_CLOEXEC, 0);
  if (file < 0) return kInvalidValue;
  AllocationProperties properties{};
  properties.location = {kLocationDevice, static_cast<int>(numberFrom("CUDA_DEVICES", 1)) - 1};
  const std::lock_guard lock(all().mutex);
  *handle = addPhysical(properties, static_cast<std::size_t>(lseek(file, 0, SEEK_END)), file);
  return kSuccess;
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
  return release(addressOf(pointer), 1, true);
}
DRIVER(cuMemHostRegister_v2, (void* pointer, std::size_t bytes, unsigned flags)) {
  ENTER(cuMemHostRegister_v2, words(bytes, flags));
  if (known(addressOf(pointer), nullptr)) return kHostMemoryAlreadyRegistered;
  const std::lock_guard lock(all().mutex);
  all().memory[addressOf(pointer)] = {bytes, 1, current};
  return kSuccess;
}
DRIVER(cuMemHostUnregister, (void* pointer)) {
  ENTER(cuMemHostUnregister);
  const std::lock_guard lock(all().mutex);
  return all().memory.erase(addressOf(pointer)) != 0 ? kSuccess : kHostMemoryNotRegistered;
}
DRIVER(cuMemAllocManaged, (Address * address, std::size_t bytes, unsigned flags)) {
  ENTER(cuMemAllocManaged, words(bytes, flags));
  const Status status = allocate(bytes, 2, address);
  const std::lock_guard lock(all().mutex);
  if (status == kSuccess) all().memory[*address].managed = true;
  return status;
}
DRIVER(cuPointerGetAttributes, (unsigned count, int* attributes, void** data, Address address)) {
  ENTER(cuPointerGetAttributes);
  if (count != 1 || attributes[0] != kPointerMemoryType) return kInvalidValue;
  if (!known(address, static_cast<unsigned*>(data[0]))) *static_cast<unsigned*>(data[0]) = 0;
  return kSuccess;
}

// As the driver does: a pageable source is read at once, and a pageable target is written before the call returns.
DRIVER(cuMemcpyAsync, (Address to, Address from, std::size_t bytes, Stream stream)) {
  ENTER(cuMemcpyAsync, words(bytes));
  if (!canUse(to) || !canUse(from)) return kInvalidValue;
  const auto* source = reinterpret_cast<const char*>(from);
  auto* target = reinterpret_cast<char*>(to);
  if (known(from, nullptr)) {
    stream->add([=] { std::memcpy(target, source, bytes); });
  } else {
    const std::vector<char> staged(source, source + bytes);
    stream->add([=] { std::memcpy(target, staged.data(), bytes); });
  }
  return known(to, nullptr) ? kSuccess : stand_in::finish(stream);
}
DRIVER(cuMemcpyPeerAsync,
       (Address to, Context toContext, Address from, Context fromContext, std::size_t bytes, Stream stream)) {
  ENTER(cuMemcpyPeerAsync, words(toContext->device, fromContext->device, bytes));
  if (ownerOf(to) != toContext || ownerOf(from) != fromContext) return kInvalidValue;
  stream->add([=] { std::memcpy(reinterpret_cast<void*>(to), reinterpret_cast<const void*>(from), bytes); });
  return check(stream);
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
DRIVER(cuMemPrefetchAsync_v2, (Address address, std::size_t bytes, Location to, unsigned flags, Stream)) {
  ENTER(cuMemPrefetchAsync_v2, words(bytes, to.type, to.id, flags));
  return isManaged(address) ? kSuccess : kInvalidValue;
}
DRIVER(cuMemAdvise_v2, (Address address, std::size_t bytes, int advice, Location place)) {
  ENTER(cuMemAdvise_v2, words(bytes, advice, place.type, place.id));
  return isManaged(address) ? kSuccess : kInvalidValue;
}

DRIVER(cuStreamCreateWithPriority, (Stream * stream, unsigned flags, int priority)) {
  ENTER(cuStreamCreateWithPriority, words(flags, priority));
  *stream = new StreamObject;
  const std::lock_guard lock(all().mutex);
  all().streams[*stream] = current;
  return kSuccess;
}
DRIVER(cuStreamDestroy_v2, (Stream stream)) {
  ENTER(cuStreamDestroy_v2);
  if (const Status status = check(stream)) return status;
  {
    const std::lock_guard lock(all().mutex);
    all().streams.erase(stream);
    stream->stopped = true;
    all().changed.notify_all();
  }
  stream->thread.join();
  delete stream;
  return kSuccess;
}
Status stand_in::finish(Stream stream) {
  if (const Status status = check(stream)) return status;
  std::unique_lock lock(all().mutex);
  all().changed.wait(lock, [&] { return all().lasting != kSuccess || (stream->commands.empty() && !stream->busy); });
  return all().lasting;
}
DRIVER(cuStreamSynchronize, (Stream stream)) {
  ENTER(cuStreamSynchronize);
  return stand_in::finish(stream);
}
DRIVER(cuStreamWaitEvent, (Stream stream, EventHandle event, unsigned)) {
  ENTER(cuStreamWaitEvent);
  if (const Records* shared = event->shared) {
    stream->add([shared, record = shared->begun.load()] { waitFor(*shared, record); });
    return kSuccess;
  }
  stream->add([mark = event->mark] {
    std::unique_lock lock(all().mutex);
    all().changed.wait(lock, [&] { return mark == nullptr || mark->done || all().lasting != kSuccess; });
  });
  return kSuccess;
}
template <class Word>
bool holds(Word memory, Word value, unsigned comparison) {
  switch (comparison) {
    case 0:
      return static_cast<std::make_signed_t<Word>>(memory - value) >= 0;
    case 1:
      return memory == value;
    case 2:
      return (memory & value) != 0;
    default:
      return static_cast<Word>(~(memory | value)) != 0;
  }
}

template <class Word>
Status waitForValue(Stream stream, Address address, Word value, unsigned comparison) {
  if (comparison > 3 || address % sizeof value != 0 || !known(address, nullptr) || isManaged(address))
    return kInvalidValue;
  auto* word = reinterpret_cast<std::atomic<Word>*>(address);
  stream->add([=] {
    while (!holds(word->load(), value, comparison) && all().lasting == kSuccess)
      std::this_thread::sleep_for(std::chrono::microseconds(20));
  });
  return kSuccess;
}

template <class Word>
Status writeValue(Stream stream, Address address, Word value) {
  if (address % sizeof value != 0 || !known(address, nullptr)) return kInvalidValue;
  stream->add([=] { reinterpret_cast<std::atomic<Word>*>(address)->store(value); });
  return kSuccess;
}

DRIVER(cuStreamWaitValue32_v2, (Stream stream, Address address, std::uint32_t value, unsigned flags)) {
  ENTER(cuStreamWaitValue32_v2, words(flags, value));
  return waitForValue(stream, address, value, flags);
}
DRIVER(cuStreamWaitValue64_v2, (Stream stream, Address address, std::uint64_t value, unsigned flags)) {
  ENTER(cuStreamWaitValue64_v2, words(flags, value));
  return waitForValue(stream, address, value, flags);
}
DRIVER(cuStreamWriteValue32_v2, (Stream stream, Address address, std::uint32_t value, unsigned flags)) {
  ENTER(cuStreamWriteValue32_v2, words(flags, value));
  return writeValue(stream, address, value);
}
DRIVER(cuStreamWriteValue64_v2, (Stream stream, Address address, std::uint64_t value, unsigned flags)) {
  ENTER(cuStreamWriteValue64_v2, words(flags, value));
  return writeValue(stream, address, value);
}

std::string text(const ValueParameters& p) {
  switch (p.operation) {
    case ValueOperation::kWait32:
    case ValueOperation::kWait64:
      return words(", wait", static_cast<int>(p.operation), p.flags, p.value);
    case ValueOperation::kWrite32:
    case ValueOperation::kWrite64:
      return words(", write", static_cast<int>(p.operation), p.value);
    default:
      return words(", barrier", p.barrier);
  }
}

Status perform(Stream stream, const ValueParameters& p) {
  switch (p.operation) {
    case ValueOperation::kWait32:
      return waitForValue(stream, p.address, static_cast<std::uint32_t>(p.value), p.flags);
    case ValueOperation::kWait64:
      return waitForValue(stream, p.address, p.value, p.flags);
    case ValueOperation::kWrite32:
      return writeValue(stream, p.address, static_cast<std::uint32_t>(p.value));
    case ValueOperation::kWrite64:
      return writeValue(stream, p.address, p.value);
    default:
      return p.barrier == 0 ? kSuccess : kInvalidValue;
  }
}

DRIVER(cuStreamBatchMemOp_v2, (Stream stream, unsigned count, ValueParameters* list, unsigned flags)) {
  std::string details = std::to_string(count);
  for (unsigned i = 0; i < std::min(count, 4u); ++i) details += text(list[i]);
  ENTER(cuStreamBatchMemOp_v2, details);
  if (count >= kMaxValueOperations || flags != 0) return kInvalidValue;
  for (unsigned i = 0; i < count; ++i)
    if (const Status status = perform(stream, list[i])) return status;
  return kSuccess;
}

DRIVER(cuEventCreate, (EventHandle * event, unsigned flags)) {
  ENTER(cuEventCreate, words(flags));
  auto made = std::make_unique<EventObject>(EventObject{.timed = (flags & kEventDisableTiming) == 0});
  if ((flags & kEventInterprocess) != 0) {
    if (made->timed) return kInvalidValue;
    made->file = makeFile(sizeof(Records));
    made->shared = reinterpret_cast<Records*>(map(made->file, sizeof(Records)));
  }
  *event = made.release();
  return kSuccess;
}
DRIVER(cuEventDestroy_v2, (EventHandle event)) {
  ENTER(cuEventDestroy_v2);
  delete event;
  return kSuccess;
}
DRIVER(cuEventRecord, (EventHandle event, Stream stream)) {
  ENTER(cuEventRecord, words(event->timed ? "timed" : "plain"));
  if (const Status status = check(stream)) return status;
  if (Records* shared = event->shared) {
    stream->add([shared, record = ++shared->begun] { shared->done = record; });
    return kSuccess;
  }
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
  waitForRelease();
  if (const Records* shared = event->shared) return shared->reached(shared->begun) ? kSuccess : kNotReady;
  const std::lock_guard lock(all().mutex);
  if (const Status status = all().lasting) return status;
  return event->mark == nullptr || event->mark->done ? kSuccess : kNotReady;
}
DRIVER(cuEventSynchronize, (EventHandle event)) {
  ENTER(cuEventSynchronize);
  if (const Records* shared = event->shared) return waitFor(*shared, shared->begun);
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
  waitToLoad();
  if (text.starts_with("\177ELF")) {
    if (static_cast<const char*>(image)[kAbiVersion] > kKnownAbi) return kNoBinaryForGpu;
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
  waitToLoad();
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
  all().memory[*address] = {*size, 0, nullptr};
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
  if (static_cast<std::size_t>(value) > kMaxShared) return kInvalidValue;
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
