// Atomic loads and stores of every width in global, shared and unknown memory; a message passed
// from launch to launch; atomics of 8 and 16 bits beside their neighbours.
#include "support.h"

template <class T>
struct Places {
  T* from;
  T* to;
};

template <class T>
__global__ void access(T* a, T* b, Places<T>* places) {
  __shared__ T cell;
  __shared__ T* pointer;
  __shared__ Places<T> mixed;
  if (threadIdx.x == 0) {
    __hip_atomic_store(&cell, T(5), __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
    __hip_atomic_store(&pointer, a, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_WORKGROUP);
    mixed = *places;
    mixed.to = &cell;
  }
  __syncthreads();
  if (threadIdx.x != 0) return;
  T* where = __hip_atomic_load(&pointer, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP);
  T sum = __hip_atomic_load(where, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
  sum += __hip_atomic_load(&cell, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_WORKGROUP);
  __hip_atomic_store(b, sum, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  T far = __hip_atomic_load(places->from, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_store(places->to, far, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_store(mixed.to, T(11), __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
  b[2] = cell;
}

template <class T>
long check_access() {
  DeviceArray<T> a(std::vector<T>{2, 9}), b(3);
  DeviceArray<Places<T>> places(std::vector<Places<T>>{{a + 1, b + 1}});
  access<T><<<1, 8>>>(a, b, places);
  return b.host() != std::vector<T>{7, 9, 11};
}

__global__ void pass_on(int* data, unsigned* flag) {
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    for (int i = 0; i < 16; ++i) data[i] = 100 + i;
    __hip_atomic_store(flag, 1u, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  }
}

__global__ void take(const int* data, unsigned* flag, int* out) {
  if (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) == 1) out[threadIdx.x] = data[threadIdx.x];
}

__global__ void narrow(unsigned char* bytes, unsigned short* halves, unsigned* nand, bool* won) {
  const int i = threadIdx.x;
  __hip_atomic_fetch_add(&bytes[i % 7], static_cast<unsigned char>(1), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_max(&halves[i % 3], static_cast<unsigned short>(300 + i), __ATOMIC_RELAXED,
                         __HIP_MEMORY_SCOPE_AGENT);
  unsigned short expected = 77;
  won[i] = __hip_atomic_compare_exchange_strong(&halves[3], &expected, static_cast<unsigned short>(1000 + i),
                                                __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __atomic_fetch_nand(nand, 0xF0F0F0F0u, __ATOMIC_RELAXED);
}

long check_narrow() {
  const int threads = 70;
  DeviceArray<unsigned char> bytes(8);
  DeviceArray<unsigned short> halves(std::vector<unsigned short>{1, 2, 3, 77});
  DeviceArray<unsigned> nand(std::vector<unsigned>{0x12345678u});
  DeviceArray<bool> won(threads);
  narrow<<<1, threads>>>(bytes, halves, nand, won);
  unsigned expected = 0x12345678u;
  for (int i = 0; i < threads; ++i) expected = ~(expected & 0xF0F0F0F0u);
  long wrong = nand.host()[0] != expected;
  const auto got = bytes.host();
  for (int i = 0; i < 8; ++i) wrong += got[i] != (i < 7 ? threads / 7 : 0);
  const auto words = halves.host();
  wrong += words[0] != 369 || words[1] != 367 || words[2] != 368;
  int winners = 0;
  bool flags[threads];
  HIP_CHECK(hipMemcpy(flags, won, threads, hipMemcpyDeviceToHost));
  for (int i = 0; i < threads; ++i) {
    winners += flags[i];
    if (flags[i]) wrong += words[3] != 1000 + i;
  }
  return wrong + (winners != 1);
}

int main() {
  long wrong = check_access<int>() + check_access<long>() + check_access<float>() + check_access<double>() +
               check_access<unsigned char>() + check_access<short>();
  DeviceArray<int> data(16), out(16);
  DeviceArray<unsigned> flag(1);
  pass_on<<<2, 4>>>(data, flag);
  take<<<1, 16>>>(data, flag, out);
  const auto taken = out.host();
  for (int i = 0; i < 16; ++i) wrong += taken[i] != 100 + i;
  return verdict(23, wrong + check_narrow());
}
