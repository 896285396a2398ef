#include "kernel_threads.h"

#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>

using hipspv::faults::RunningThread;

// The threads, for debuggers: a symbol that stripping leaves.
extern "C" {
[[gnu::visibility("default")]] extern std::atomic<RunningThread*> hipspv_running_threads;
std::atomic<RunningThread*> hipspv_running_threads{nullptr};
}

namespace hipspv::faults {
namespace {

std::atomic<LoadedCode::Entry*> loaded{nullptr};

// The handler reads it in any thread. Other models of thread-local storage may allocate when they do.
[[gnu::tls_model("initial-exec")]] thread_local constinit RunningThread* own = nullptr;

// An unused entry of the list, or a new one.
template <class Entry>
Entry& take(std::atomic<Entry*>& first) {
  for (Entry* entry = first.load(std::memory_order_acquire); entry != nullptr; entry = entry->next)
    if (!entry->taken.exchange(true)) return *entry;
  auto* const entry = new Entry;
  entry->next = first.load(std::memory_order_relaxed);
  while (!first.compare_exchange_weak(entry->next, entry)) {
  }
  return *entry;
}

void noteStack(RunningThread& thread) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void* begin = nullptr;
  std::size_t size = 0;
  if (pthread_attr_getstack(&attributes, &begin, &size) == 0) {
    thread.stackBegin = reinterpret_cast<std::uintptr_t>(begin);
    thread.stackEnd = thread.stackBegin + size;
  }
  pthread_attr_destroy(&attributes);
}

std::size_t handlersStackBytes() {
  constexpr long kEnough = 64 * 1024;
  return static_cast<std::size_t>(std::max(kEnough, sysconf(_SC_SIGSTKSZ)));
}

}  // namespace

KernelThread::KernelThread() : handlersStack_(std::make_unique_for_overwrite<std::byte[]>(handlersStackBytes())) {
  own = &take(hipspv_running_threads);
  noteStack(*own);
  own->thread.store(static_cast<std::uint64_t>(syscall(SYS_gettid)));
  stack_t stack{};
  stack.ss_sp = handlersStack_.get();
  stack.ss_size = handlersStackBytes();
  sigaltstack(&stack, nullptr);
}

KernelThread::~KernelThread() {
  stack_t none{};
  none.ss_flags = SS_DISABLE;
  sigaltstack(&none, nullptr);
  RunningThread& thread = *own;
  own = nullptr;
  thread.thread.store(0);
  thread.taken.store(false, std::memory_order_release);
}

RunningBlocks::RunningBlocks(const char* kernel, const hipspv_block& block) noexcept {
  own->kernel.store(kernel, std::memory_order_relaxed);
  own->block.store(&block, std::memory_order_release);
}

RunningBlocks::~RunningBlocks() { own->block.store(nullptr, std::memory_order_release); }

const RunningThread* runningThread() noexcept {
  return own != nullptr && own->block.load(std::memory_order_relaxed) != nullptr ? own : nullptr;
}

LoadedCode::LoadedCode(std::uintptr_t begin, std::size_t size, std::span<const std::byte> file, FindLine findLine)
    : entry_(take(loaded)) {
  entry_.file = file;
  entry_.findLine = findLine;
  entry_.begin.store(begin, std::memory_order_relaxed);
  entry_.end.store(begin + size, std::memory_order_release);
}

LoadedCode::~LoadedCode() {
  entry_.end.store(0, std::memory_order_relaxed);
  entry_.begin.store(0, std::memory_order_relaxed);
  entry_.taken.store(false, std::memory_order_release);
}

const LoadedCode::Entry* LoadedCode::at(std::uintptr_t address) noexcept {
  for (const Entry* entry = loaded.load(std::memory_order_acquire); entry != nullptr; entry = entry->next)
    if (address < entry->end.load(std::memory_order_acquire) && address >= entry->begin.load(std::memory_order_relaxed))
      return entry;
  return nullptr;
}

}  // namespace hipspv::faults
