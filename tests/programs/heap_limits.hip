// The heap's size, its exhaustion, every form of new and delete, calloc and realloc.
#include <hip/hip_runtime.h>

#include <new>

#include "support.h"

constexpr size_t kHeap = 2u << 20;

// Threads take blocks until there are none; got: bytes in total.
__global__ void exhaust(size_t bytes, void** chain, unsigned long long* got) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  void* last = nullptr;
  while (void** block = static_cast<void**>(malloc(bytes))) {
    *block = last;
    last = block;
    atomicAdd(got, bytes);
  }
  chain[thread] = last;
}

__global__ void release(void** chain) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  for (void* block = chain[thread]; block;) {
    void* next = *static_cast<void**>(block);
    free(block);
    block = next;
  }
}

struct alignas(128) Wide {
  int value;
  __device__ explicit Wide(int v) : value(v) {}
};
struct Plain {
  int a, b;
};

template <class T>
__device__ bool aligned(const T* pointer) {
  return pointer && reinterpret_cast<size_t>(pointer) % alignof(T) == 0;
}

__global__ void forms(int* wrong) {
  Plain* one = new Plain{1, 2};
  *wrong += one->a != 1 || one->b != 2;
  delete one;
  Plain* plain = new (std::nothrow) Plain[9]();
  for (int i = 0; i < 9; ++i) *wrong += plain[i].a != 0;
  delete[] plain;
  int* place = new int(5);
  Plain* in_place = reinterpret_cast<Plain*>(malloc(sizeof(Plain)));
  *wrong += (new (in_place) Plain{3, 4})->b != 4;
  in_place->~Plain();
  free(in_place);
  *wrong += *place != 5;
  delete place;
  for (int i = 0; i < 5; ++i) {
    Wide* wide = new Wide(i);
    *wrong += !aligned(wide) || wide->value != i;
    void* page = ::operator new(3000, std::align_val_t(4096));
    *wrong += !page || reinterpret_cast<size_t>(page) % 4096 != 0;
    ::operator delete(page, std::align_val_t(4096));
    delete wide;
  }
  *wrong += new char[0] == nullptr;
  delete static_cast<int*>(nullptr);
  free(nullptr);
}

// A size that is too large gives null, without construction.
__global__ void tooLarge(int* wrong) {
  struct Huge {
    char bytes[3u << 20];
    __device__ Huge() { bytes[0] = bytes[sizeof bytes - 1] = 1; }
  };
  *wrong += new Huge != nullptr;
  *wrong += new (std::nothrow) Huge != nullptr;
  *wrong += malloc(~0ul) != nullptr;
  *wrong += malloc(~0ul - 600) != nullptr;
  *wrong += calloc(1ul << 33, 1ul << 33) != nullptr;
}

__global__ void resize(int* wrong) {
  unsigned char* bytes = static_cast<unsigned char*>(calloc(100, 3));
  for (int i = 0; i < 300; ++i) *wrong += bytes[i] != 0;
  for (int i = 0; i < 300; ++i) bytes[i] = static_cast<unsigned char>(i);
  for (size_t size : {290u, 5000u, 40u, 100000u, 33u}) {
    bytes = static_cast<unsigned char*>(realloc(bytes, size));
    for (int i = 0; i < 33; ++i) *wrong += bytes[i] != i;
  }
  free(bytes);
}

int main() {
  long checked = 0, failures = 0;
  const auto expect = [&](bool right) { ++checked, failures += !right; };
  size_t limit = 0;
  HIP_CHECK(hipDeviceGetLimit(&limit, hipLimitMallocHeapSize));
  expect(limit == 8u << 20);
  HIP_CHECK(hipDeviceSetLimit(hipLimitMallocHeapSize, kHeap));
  HIP_CHECK(hipDeviceGetLimit(&limit, hipLimitMallocHeapSize));
  expect(limit == kHeap);

  constexpr int kThreads = 64;
  DeviceArray<void*> chain(kThreads);
  for (size_t bytes : {16u, 32u, 64u, 128u, 256u, 512u, 2048u, 1u << 18, 24u, 16u}) {
    DeviceArray<unsigned long long> got(1);
    // Beyond 512 bytes a block needs several chunks, and threads may leave gaps between theirs.
    const int blocks = bytes > 512 ? 1 : 2;
    HIP_CHECK(hipMemset(chain, 0, kThreads * sizeof(void*)));
    exhaust<<<blocks, bytes > 512 ? 1 : kThreads / 2>>>(bytes, chain, got);
    const size_t room = bytes == 24 ? kHeap / 32 * 24 : kHeap;
    const size_t taken = got.host()[0];  // the whole heap, each time again
    expect(taken <= room && taken >= (bytes > 512 ? room - bytes : room));
    release<<<1, kThreads>>>(chain);
  }
  expect(hipDeviceSetLimit(hipLimitMallocHeapSize, kHeap) == hipErrorInvalidValue);
  (void)hipGetLastError();

  DeviceArray<int> wrong(1);
  for (int repeat = 0; repeat < 50; ++repeat) forms<<<1, 1>>>(wrong);
  tooLarge<<<1, 1>>>(wrong);
  resize<<<1, 1>>>(wrong);
  expect(wrong.host()[0] == 0);

  HIP_CHECK(hipDeviceReset());
  HIP_CHECK(hipDeviceSetLimit(hipLimitMallocHeapSize, 2 * kHeap));  // before a kernel needs it again
  DeviceArray<void*> again(kThreads);
  DeviceArray<unsigned long long> got(1);
  exhaust<<<1, 1>>>(1024, again, got);
  expect(got.host()[0] == 2 * kHeap);
  return verdict(checked, failures);
}
