#include "host.h"

#include <fenv.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <utility>

#include "checks/request.h"
#include "hipspv/devlib/check_abi.h"
#include "hipspv/runtime/support/host_machine.h"
#include "hipspv/runtime/support/kernel_threads.h"
#include "hipspv/runtime/support/relax.h"

namespace hipspv::cpu {
namespace {

using backend::Aspect;

constexpr std::size_t kSharedBytes = 256 * 1024, kUsualSharedBytes = 64 * 1024;

// Signals of the thread's own instructions.
constexpr int kFaults[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS};

// The first value of that key in /proc/cpuinfo.
std::string cpuInfo(std::string_view key) {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(':');
    if (!line.starts_with(key) || colon == std::string::npos) continue;
    const std::size_t value = line.find_first_not_of(' ', colon + 1);
    return value == std::string::npos ? std::string{} : line.substr(value);
  }
  return {};
}

// In bytes. 0 if the system doesn't tell.
std::size_t lastLevelCache() {
  for (const int level : {_SC_LEVEL3_CACHE_SIZE, _SC_LEVEL2_CACHE_SIZE})
    if (const long bytes = sysconf(level); bytes > 0) return static_cast<std::size_t>(bytes);
  return 0;
}

}  // namespace

backend::DeviceProperties describeHost() {
  backend::DeviceProperties properties;
  properties.name = cpuInfo("model name");
  if (properties.name.empty()) properties.name = "CPU";
  properties.vendor = cpuInfo("vendor_id");
  properties.driver = "hipspv";
  properties.version = "native code";
  properties.platform = "hipspv CPU";
  properties.loader = "native code";
  properties.type = backend::DeviceType::kCpu;
  properties.architecture = "cpu";
  properties.memoryModel = "the host's addresses";
  properties.globalMemory = properties.maxAllocation = hostMemory().limit;
  properties.localMemory = kSharedBytes;
  properties.usualLocalMemory = kUsualSharedBytes;
  properties.constantMemory = 128 * 1024;
  properties.cacheBytes = lastLevelCache();
  properties.maxParameterBytes = 4096;
  properties.maxWorkGroup = backend::kMaxThreadsPerBlock;
  properties.maxWorkItems.fill(backend::kMaxThreadsPerBlock);
  properties.computeUnits = usableCpus();
  const HostClocks clocks = hostClocks();
  properties.clockKhz = clocks.cpuKhz;
  properties.memoryClockKhz = clocks.memoryKhz;
  properties.memoryBusBits = clocks.memoryBits;
  properties.timerKhz = 1'000'000;  // kernels read nanoseconds
  properties.doublePerFloat = 2;
  for (const Aspect aspect :
       {Aspect::kSharedMemory, Aspect::kConcurrentShared, Aspect::kHostAccess, Aspect::kSystemMemory,
        Aspect::kUnifiedMemory, Aspect::kFp64, Aspect::kInt64Atomics, Aspect::kKernelClock})
    properties.set(aspect);
  properties.set(Aspect::kWatchesMemory, (checks::requested() & HIPSPV_CHECK_UNINIT) != 0);
  return properties;
}

std::thread startThread(std::function<void()> run) {
  sigset_t blocked, before;
  sigfillset(&blocked);
  for (const int fault : kFaults) sigdelset(&blocked, fault);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);  // a thread begins with its creator's
  const auto restore = [&before] { pthread_sigmask(SIG_SETMASK, &before, nullptr); };
  try {
    std::thread thread([run = std::move(run)] {
      fesetenv(FE_DFL_ENV);
      const faults::KernelThread kernels;
      run();
    });
    restore();
    return thread;
  } catch (...) {
    restore();
    throw;
  }
}

namespace {

constexpr std::uint32_t kPausesPerLook = 64;
// About the time of putting a thread to sleep and waking it up.
constexpr std::uint64_t kSpinNanoseconds = 30'000;

}  // namespace

bool Spin::pause() {
  relax();
  if (++count_ % kPausesPerLook != 0) return true;
  const std::uint64_t time = now();
  if (end_ == 0) end_ = time + kSpinNanoseconds;
  sched_yield();  // there may be fewer CPUs than threads
  return time < end_;
}

}  // namespace hipspv::cpu
