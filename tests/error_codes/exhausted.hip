// The program gets no more host memory, or the system maps none: operator new and mmap here replace the libraries' own.
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <new>
#include <vector>

#include "untouched.h"

static thread_local bool noMemory = false, noMapping = false;

void* operator new(std::size_t size) {
  void* memory = noMemory ? nullptr : std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

extern "C" void* mmap(void* address, std::size_t size, int protection, int flags, int file, off_t offset) noexcept {
  if (noMapping) return MAP_FAILED;
  return reinterpret_cast<void*>(syscall(SYS_mmap, address, size, protection, flags, file, offset));
}

// While this object lives, the switch is on for the thread.
class While {
 public:
  explicit While(bool& on) : on_(on) { on_ = true; }
  ~While() { on_ = false; }

 private:
  bool& on_;
};

static void testGraphs() {
  hipGraphNode_t node;
  Graph graph;
  HIP(hipGraphAddEmptyNode(&node, graph, nullptr, 0));
  Untouched<hipGraph_t> none;
  Untouched<hipGraphExec_t> exec;
  {
    const While full(noMemory);
    refuses(hipErrorOutOfMemory, hipGraphCreate(none, 0));
    refuses(hipErrorOutOfMemory, hipGraphClone(none, graph));
    refuses(hipErrorOutOfMemory, hipGraphInstantiate(exec, graph, nullptr, nullptr, 0));
  }
  GraphExec made(graph);
}

static void testTextures() {
  hipArray_t array;
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  HIP(hipMallocArray(&array, &format, 16));
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  const hipTextureDesc sampling{};
  Untouched<hipTextureObject_t> none;
  {
    const While full(noMemory);
    refuses(hipErrorOutOfMemory, hipCreateTextureObject(none, &resource, &sampling, nullptr));
  }
  hipTextureObject_t made;
  HIP(hipCreateTextureObject(&made, &resource, &sampling, nullptr));
  HIP(hipDestroyTextureObject(made));
  HIP(hipFreeArray(array));
}

static void testRegistering() {
  std::vector<int> own(4096);
  const std::size_t bytes = own.size() * sizeof(int);
  {
    const While full(noMemory);
    refuses(hipErrorOutOfMemory, hipHostRegister(own.data(), bytes, hipHostRegisterDefault));
  }
  HIP(hipHostRegister(own.data(), bytes, hipHostRegisterDefault));
  HIP(hipHostUnregister(own.data()));
}

static void testSharing() {
  void* data;
  HIP(hipMalloc(&data, 4096));
  HIP(hipMemset(data, 0x33, 4096));
  hipIpcMemHandle_t handle;
  Untouched<hipIpcMemHandle_t> none;
  {
    const While failing(noMapping);
    refuses(hipErrorMapFailed, hipIpcGetMemHandle(none, data));
  }
  HIP(hipIpcGetMemHandle(&handle, data));
  unsigned char last = 0;
  HIP(hipMemcpy(&last, static_cast<char*>(data) + 4095, 1, hipMemcpyDeviceToHost));
  holds(last == 0x33);
  HIP(hipFree(data));
}

static void testPools() {
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
  const auto type = hipMemHandleTypePosixFileDescriptor;
  hipMemPool_t pool, imported;
  int file;
  void *data, *again;
  hipMemPoolPtrExportData exported;
  HIP(hipMemPoolCreate(&pool, &properties));
  HIP(hipMemPoolExportToShareableHandle(&file, pool, type, 0));
  void* handle = reinterpret_cast<void*>(static_cast<std::intptr_t>(file));
  HIP(hipMemPoolImportFromShareableHandle(&imported, handle, type, 0));
  HIP(hipMallocFromPoolAsync(&data, 64, pool, nullptr));
  HIP(hipStreamSynchronize(nullptr));
  HIP(hipMemPoolExportPointer(&exported, data));
  Untouched<void*> none;
  {
    const While failing(noMapping);
    refuses(hipErrorOutOfMemory, hipMemPoolImportPointer(none, imported, &exported));
  }
  HIP(hipMemPoolImportPointer(&again, imported, &exported));
  HIP(hipFree(again));
  HIP(hipFree(data));
  HIP(hipMemPoolDestroy(imported));
  HIP(hipMemPoolDestroy(pool));
  close(file);
}

int main() {
  testGraphs();
  testTextures();
  testRegistering();
  testSharing();
  testPools();
  return refusals::result();
}
