// leave <how>: ends, or forks, at an awkward time. Output printed before must arrive, and the process must end.
#include "show.h"

#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <string>
#include <thread>

__global__ void work(int* out, int spins, int value) {
  unsigned x = value;
  for (int i = 0; i < spins; ++i) x = x * 1664525u + 1013904223u;
  *out = x == 12345u ? 0 : value;
  printf("kernel %d ran\n", value);
}

__global__ void aborting() { abort(); }

static int* device = nullptr;
static constexpr int kSpins = 3000000;
static std::atomic<bool> queued{false};  // a call after exit began fails, and HIP() would exit a second time

// The program's end, in a host function.
static void leaveWhenQueued(void*) {
  while (!queued) usleep(100);
  std::exit(9);
}

static void launch(int value, hipStream_t stream = nullptr) {
  work<<<1, 1, 0, stream>>>(device, kSpins, value);
}

// The status of a child that runs the function and then leaves.
template <class Function>
static int inChild(Function&& function) {
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    function();
    std::fflush(stdout);
    std::exit(7);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static void forkAfterUse() {
  launch(1);
  HIP(hipDeviceSynchronize());
  show("child", inChild([] {
         int* memory = nullptr;
         show("child.malloc", hipMalloc(&memory, 4));
         launch(9);
         show("child.launch", hipGetLastError());
         show("child.sync", hipDeviceSynchronize());
         show("child.name", hipGetErrorName(hipErrorNotReady));
       }));
  launch(2);
  show("parent", hipDeviceSynchronize());
}

static void forkDuringWork() {
  launch(1);
  show("child", inChild([] {}));
  const pid_t child = fork();
  if (child == 0) execlp("true", "true", nullptr);
  int status = 0;
  waitpid(child, &status, 0);
  show("exec", WEXITSTATUS(status));
  show("parent", hipDeviceSynchronize());
}

// A process that has not used HIP yet forks: the child may use it.
static void forkBeforeUse() {
  show("child", inChild([] {
         HIP(hipMalloc(&device, 4));
         launch(1);
         show("child.sync", hipDeviceSynchronize());
       }));
  HIP(hipMalloc(&device, 4));
  launch(2);
  show("parent", hipDeviceSynchronize());
}

// While other threads are inside the runtime.
static void forkAmongThreads() {
  std::atomic<bool> stop{false};
  std::thread threads[3];
  for (auto& thread : threads)
    thread = std::thread([&] {
      while (!stop) {
        int* memory = nullptr;
        HIP(hipMalloc(&memory, 64));
        HIP(hipMemset(memory, 0, 64));
        HIP(hipFree(memory));
      }
    });
  int right = 0;
  for (int i = 0; i < 20; ++i)
    right += inChild([] {
               if (hipDeviceSynchronize() == hipSuccess) _exit(1);
             }) == 7;
  stop = true;
  for (auto& thread : threads) thread.join();
  show("children", right);
  show("parent", hipDeviceSynchronize());
}

static void detachedThreads() {
  for (int i = 0; i < 4; ++i)
    std::thread([] {
      int* memory = nullptr;
      for (;;) {
        if (hipMalloc(&memory, 64) != hipSuccess) continue;
        work<<<1, 1, 0, hipStreamPerThread>>>(memory, 10, 0);
        (void)hipStreamSynchronize(hipStreamPerThread);
        (void)hipFree(memory);
      }
    }).detach();
  usleep(200000);
}

int main(int, char** argv) {
  const std::string how = argv[1];
  if (how == "fork before") return forkBeforeUse(), 0;
  HIP(hipMalloc(&device, 1024));
  if (how == "fork") return forkAfterUse(), 0;
  if (how == "fork busy") return forkDuringWork(), 0;
  if (how == "fork threads") return forkAmongThreads(), 0;
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  launch(1, stream);
  if (how == "return") return 5;
  if (how == "quick_exit") std::quick_exit(6);
  if (how == "_exit") _exit(7);
  if (how == "thread") {
    launch(2);
    std::thread([] { std::exit(8); }).join();
  }
  if (how == "callback") {
    HIP(hipLaunchHostFunc(stream, leaveWhenQueued, nullptr));
    launch(2, stream);
    HIP(hipLaunchHostFunc(stream, [](void*) { std::puts("second callback"); }, nullptr));
    launch(3, stream);
    queued = true;
    (void)hipStreamSynchronize(stream);
    pause();
  }
  if (how == "callback elsewhere") {
    hipStream_t other;
    HIP(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
    HIP(hipLaunchHostFunc(stream, leaveWhenQueued, nullptr));
    HIP(hipLaunchHostFunc(other, [](void*) { usleep(100000); }, nullptr));
    launch(4, other);
    queued = true;
    pause();
  }
  if (how == "abort") {
    aborting<<<1, 1, 0, stream>>>();
    std::exit(11);
  }
  if (how == "detached") detachedThreads();
  if (how == "throw") {
    HIP(hipLaunchHostFunc(stream, [](void*) { throw 1; }, nullptr));
    (void)hipStreamSynchronize(stream);
  }
  if (how == "dlclose") {
    void* library = dlopen(argv[2], RTLD_NOW);
    reinterpret_cast<void (*)(hipStream_t, int*)>(dlsym(library, "launchMany"))(stream, device);
    dlclose(library);
    show("sync", hipStreamSynchronize(stream));
    int value = 0;
    HIP(hipMemcpy(&value, device, sizeof value, hipMemcpyDefault));
    show("value", value);
  }
  return 0;
}
