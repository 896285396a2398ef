// Host threads and processes that use kernels as native code. Threads of a grid are those of the process.
#include <hip/hip_runtime.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "../runtime/sections.h"

// Threads' counts are exact if each launch runs once. The grid is large enough for the pool's threads.
__global__ void count(unsigned* total, unsigned rounds) {
  unsigned value = threadIdx.x;
  for (unsigned i = 0; i < rounds; ++i) value = value * 1664525u + 1013904223u;
  if (threadIdx.x == 0 && value != 1u) atomicAdd(total, 1u);
}

constexpr unsigned kBlocks = 64, kRounds = 200;

static void launch(unsigned* total, hipStream_t stream = nullptr, unsigned rounds = kRounds) {
  count<<<kBlocks, 64, 0, stream>>>(total, rounds);
}

static unsigned* counter() {
  unsigned* made = nullptr;
  gives(hipSuccess, hipMallocManaged(&made, sizeof *made));
  *made = 0;
  return made;
}

template <class Function>
static void inThreads(int threads, Function&& function) {
  std::vector<std::thread> all;
  for (int i = 0; i < threads; ++i) all.emplace_back(function, i);
  for (std::thread& thread : all) thread.join();
}

// A process that doesn't end is killed, and is wrong. Returns its exit status; negative for a signal.
template <class Function>
static int inChild(Function&& function) {
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    alarm(20);
    function();
    std::exit(7);
  }
  int status = 0;
  gives(child, waitpid(child, &status, 0));
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

// 1 if the device works in this process.
static int counts() {
  unsigned* total = nullptr;
  if (hipMallocManaged(&total, sizeof *total) != hipSuccess) return 0;
  *total = 0;
  launch(total);
  return hipDeviceSynchronize() == hipSuccess && *total == kBlocks;
}

SECTION(own_streams) {
  constexpr int threads = 16, launches = 50;
  inThreads(threads, [](int) {
    hipStream_t stream;
    gives(hipSuccess, hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    unsigned* const total = counter();
    for (int i = 0; i < launches; ++i) launch(total, stream);
    gives(hipSuccess, hipStreamSynchronize(stream));
    gives(launches * kBlocks, *total);
    gives(hipSuccess, hipStreamDestroy(stream));
  });
}

SECTION(one_stream) {
  constexpr int threads = 16, launches = 50;
  hipStream_t stream;
  gives(hipSuccess, hipStreamCreate(&stream));
  unsigned* const total = counter();
  inThreads(threads, [&](int i) {
    for (int j = 0; j < launches; ++j) launch(total, stream);
    if (i % 2 == 0) gives(hipSuccess, hipStreamSynchronize(stream));
  });
  gives(hipSuccess, hipStreamSynchronize(stream));
  gives(threads * launches * kBlocks, *total);
}

// A thread's stream goes on after the thread's end.
SECTION(threads_that_end) {
  constexpr int threads = 200, atOnce = 8;
  unsigned* const total = counter();
  for (int i = 0; i < threads / atOnce; ++i)
    inThreads(atOnce, [&](int) { launch(total, hipStreamPerThread, 20 * kRounds); });
  gives(hipSuccess, hipDeviceSynchronize());
  gives(threads * kBlocks, *total);
}

struct Late {
  ~Late() {
    launch(total, hipStreamPerThread);
    gives(hipSuccess, hipStreamSynchronize(hipStreamPerThread));
  }
  unsigned* total = nullptr;
};

SECTION(destructors_of_threads) {
  unsigned* const total = counter();
  inThreads(8, [&](int) {
    thread_local Late late;
    late.total = total;
    launch(total, hipStreamPerThread);
  });
  gives(hipSuccess, hipDeviceSynchronize());
  gives(2 * 8 * kBlocks, *total);
}

SECTION(fork_before) {
  gives(1, inChild([] { _exit(counts()); }));
  gives(1, counts());
  gives(7, inChild([] {}));
}

SECTION(fork_after) {
  gives(1, counts());
  gives(7, inChild([] {
          unsigned* total = nullptr;
          if (hipMalloc(&total, 4) != hipErrorNotInitialized) _exit(1);
          launch(total);
          if (hipGetLastError() != hipErrorNotInitialized) _exit(2);
          if (hipDeviceSynchronize() != hipErrorNotInitialized) _exit(3);
        }));
  gives(1, counts());
}

SECTION(children_of_a_child) {
  gives(2, inChild([] {
          const int own = counts();
          // A grandchild is one of a process that has used the device.
          _exit(own + (inChild([] { _exit(counts() == 0 ? 9 : 0); }) == 9));
        }));
}

// The memory that a parent's kernels have written is the child's, too.
SECTION(results_in_a_child) {
  unsigned* const total = counter();
  launch(total);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(1, inChild([&] { _exit(*total == kBlocks); }));
}

SECTION(fork_among_launches) {
  std::atomic<bool> stop{false};
  std::atomic<unsigned> launched{0};
  unsigned* const total = counter();
  std::thread children([&] {
    for (int i = 0; i < 30; ++i) {
      gives(7, inChild([] {
              if (counts() != 0) _exit(1);
            }));
      gives(9, inChild([] { _exit(9); }));
    }
    stop = true;
  });
  inThreads(3, [&](int) {
    while (!stop) {
      launch(total, hipStreamPerThread);
      ++launched;
      gives(hipSuccess, hipStreamSynchronize(hipStreamPerThread));
    }
  });
  children.join();
  gives(launched * kBlocks, *total);
}

// Whoever forks is the queue's own thread.
SECTION(fork_in_a_host_function) {
  unsigned* const total = counter();
  static int status = 0;
  launch(total);
  gives(hipSuccess, hipLaunchHostFunc(
                        nullptr, [](void*) { status = inChild([] { _exit(hipInit(0) == hipErrorNotInitialized); }); },
                        nullptr));
  launch(total);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(1, status);
  gives(2 * kBlocks, *total);
}

SECTION(exec) {
  unsigned* const total = counter();
  launch(total, nullptr, 1000 * kRounds);
  gives(1, inChild([] { execlp("false", "false", nullptr); }));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(kBlocks, *total);
}

// The destructors of a child's static objects call the runtime.
struct Owner {
  ~Owner() {
    if (memory != nullptr) (void)hipFree(memory);
  }
  unsigned* memory = nullptr;
};
static Owner owner;

SECTION(destructors_of_a_child) {
  owner.memory = counter();
  launch(owner.memory, nullptr, 100 * kRounds);
  gives(7, inChild([] {}));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(kBlocks, *owner.memory);
}
