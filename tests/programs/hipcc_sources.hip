// Sources that ROCm's hipcc takes: the launch as a function template, attributes after rocThrust's tests of include
// guards, and classes with conversions of their own to the 16-bit types.
#define HIP_TEMPLATE_KERNEL_LAUNCH
#include <hip/hip_runtime.h>
// As in rocThrust's thrust/detail/config/host_device.h.
#if !defined(HIP_INCLUDE_HIP_AMD_DETAIL_HOST_DEFINES_H)
#undef __host__
#undef __device__
#endif
extern "C" {
#include <math.h>
#include <stdlib.h>
#include <tgmath.h>
}
#include <hip/hip_bf16.h>
#include <hip/hip_bfloat16.h>
#include <hip/hip_fp16.h>

#include <algorithm>
#include <functional>
#include <type_traits>

#include "support.h"

// As in rocPRIM, which tests for the platform where it asks a stream for its device.
#ifndef __HIP_PLATFORM_AMD__
#error "not implemented for this platform"
#endif

// ---- hipLaunchKernelGGL with HIP_TEMPLATE_KERNEL_LAUNCH ----

template <int A, int B>
__global__ void add(int* out) {
  *out = A + B;
}
template <class T>
__global__ void store(T* out, T value, double factor) {
  *out = static_cast<T>(value * factor);
}
__global__ void nothing() {}

static long launches() {
  DeviceArray<int> out(1);
  int* pointer = out;
  long wrong = 0;
  hipLaunchKernelGGL(add<1, 2>, dim3(1), dim3(1), 0, hipStreamDefault, pointer);
  wrong += out.host()[0] != 3;
  // The arguments are converted to the kernel's parameters, and select a template's instance.
  hipLaunchKernelGGL(store<int>, 1, 1, 0, nullptr, pointer, 5L, 2.5f);
  wrong += out.host()[0] != 12;
  hipLaunchKernelGGL(store, dim3(1), dim3(1), 0, 0, pointer, 7, 3.0);
  wrong += out.host()[0] != 21;
  hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0);
  hipLaunchKernelGGL(nothing, dim3(0), dim3(1), 0, 0);
  wrong += hipGetLastError() != hipErrorInvalidConfiguration;
  return wrong;
}

// ---- Classes that convert to the 16-bit types ----

struct Explicit {
  __half inner;
  __host__ __device__ explicit operator __half() const { return inner; }
  __host__ __device__ explicit operator __hip_bfloat16() const { return __hip_bfloat16(__half2float(inner)); }
  __host__ __device__ explicit operator float() const { return 0; }
};
template <class T>
struct Implicit {
  T inner;
  __host__ __device__ operator T() const { return inner; }
};

template <class Short>
__host__ __device__ int conversions() {
  int wrong = 0;
  wrong += static_cast<float>(static_cast<Short>(Explicit{__float2half(1.5f)})) != 1.5f;
  wrong += static_cast<float>(Short(Implicit<float>{2.5f})) != 2.5f;
  wrong += static_cast<float>(Short(Implicit<double>{3.5})) != 3.5f;
  wrong += static_cast<float>(Short(Implicit<int>{-4})) != -4.0f;
  wrong += static_cast<float>(Short(Implicit<unsigned int>{5})) != 5.0f;
  wrong += static_cast<float>(Short(hip_bfloat16(6.0f))) != 6.0f;
  wrong += static_cast<float>(Short(__half(7.0f))) != 7.0f;
  wrong += static_cast<float>(Short(__hip_bfloat16(8.0f))) != 8.0f;
  // Rounded once: the nearest float is a tie between two halves, of which the even one is 1.
  if (Short::infinity == 0x7c00) wrong += static_cast<float>(Short(Implicit<double>{1 + 0x1p-11 + 0x1p-40})) == 1.0f;
  Short x = static_cast<_Float16>(9.0f);
  int whole = x;
  double wide = x;
  bool truth = x;
  return wrong + (whole != 9) + (wide != 9.0) + !truth;
}
// The compiler's own pairs.
template <class Pair, class Native, class Element>
__host__ __device__ int native_pairs() {
  const Native native = {static_cast<Element>(1.5f), static_cast<Element>(-2.5f)};
  Pair pair = native;
  Native back = pair;
  int wrong = static_cast<float>(pair.x) != 1.5f || static_cast<float>(pair.y) != -2.5f;
  wrong += static_cast<float>(back[0]) != 1.5f || static_cast<float>(back[1]) != -2.5f;
  pair = back.yx;
  return wrong + (static_cast<float>(pair.x) != -2.5f);
}
__host__ __device__ int pairs() {
  return native_pairs<__half2, _Float16_2, _Float16>() + native_pairs<__hip_bfloat162, __bf16_2, __bf16>();
}
__global__ void convert(int* wrong) { *wrong = conversions<__half>() + conversions<__hip_bfloat16>() + pairs(); }

// ---- Algorithms of the program's own for both sides, beside the host's ----

template <class I>
__host__ __device__ int sort(I, I) {
  return 1;
}
template <class I, class T>
__host__ __device__ int count(I, I, const T&) {
  return -1;
}
template <class I, class O, class F>
__host__ __device__ void transform(I, I, O, F) {}

// Before C++20 clang prefers the host's own function in host code, which here finds std's by its arguments.
static long algorithms() {
  std::vector<int> numbers{3, 1, 2};
  // libstdc++ has this one for the host alone.
  using sorted = decltype(std::stable_sort(numbers.begin(), numbers.end(), std::less<int>()));
  static_assert(std::is_void<sorted>::value, "");
#if __cplusplus < 202002L
  sort(numbers.begin(), numbers.end());
  transform(numbers.begin(), numbers.end(), numbers.begin(), [](int x) { return 2 * x; });
  return (numbers != std::vector<int>{2, 4, 6}) + (count(numbers.begin(), numbers.end(), 4) != 1);
#else
  return numbers.size() != 3;
#endif
}

// ---- Accesses in AMD's assembly language, in the forms of rocPRIM and hipCUB ----

#define LOADED(type, register, text)                                                               \
  {                                                                                                \
    register loaded;                                                                               \
    asm volatile(text "\n\ts_waitcnt vmcnt(%2)" : "=v"(loaded) : "v"(from), "I"(0x00) : "memory"); \
    type back;                                                                                     \
    __builtin_memcpy(&back, &loaded, sizeof(type));                                                \
    type plain;                                                                                    \
    __builtin_memcpy(&plain, from, sizeof(type));                                                  \
    wrong += back != plain || loaded != static_cast<register>(plain);                              \
  }
#define STORED(type, register, text)                                                                      \
  {                                                                                                       \
    type value;                                                                                           \
    __builtin_memcpy(&value, from, sizeof(type));                                                         \
    unsigned char after = to[sizeof(type)];                                                               \
    asm volatile(text "\n\ts_waitcnt vmcnt(%2)" ::"v"(to), "v"(static_cast<register>(value)), "I"(0x00)); \
    wrong += __builtin_memcmp(to, &value, sizeof(type)) != 0 || to[sizeof(type)] != after;                \
    for (int i = 0; i < 8; ++i) to[i] = static_cast<unsigned char>(0x3c + i);                             \
  }
__global__ void assembly(const unsigned char* from, unsigned char* to, int* result) {
  __shared__ unsigned int shared[2];
  int wrong = 0;
  LOADED(signed char, short, "flat_load_sbyte %0, %1 glc")
  LOADED(unsigned char, unsigned short, "flat_load_ubyte %0, %1 glc slc")
  LOADED(unsigned char, unsigned int, "global_load_u8 %0, %1, off sc0 nt")
  LOADED(short, short, "flat_load_sshort %0, %1")
  LOADED(short, int, "flat_load_i16 %0, %1 scope:SCOPE_DEV")
  LOADED(unsigned short, unsigned short, "flat_load_ushort %0, %1 sc0 sc1")
  LOADED(unsigned int, unsigned int, "flat_load_dword %0, %1 glc")
  LOADED(float, float, "flat_load_b32 %0, %1 th:TH_DEFAULT scope:SCOPE_DEV")
  LOADED(unsigned long, unsigned long, "flat_load_dwordx2 %0, %1 glc dlc")
  LOADED(double, double, "global_load_dwordx2 %0, %1, off")
  STORED(unsigned char, short, "flat_store_byte %0, %1 glc")
  STORED(short, short, "flat_store_short %0, %1")
  STORED(unsigned int, unsigned int, "global_store_dword %0, %1, off sc0 sc1")
  STORED(float, float, "flat_store_b32 %0, %1 scope:SCOPE_DEV")
  STORED(unsigned long, unsigned long, "flat_store_dwordx2 %0, %1 glc slc")
  STORED(double, double, "flat_store_dwordx2 %0, %1 glc")
  asm volatile("ds_write_b32 %0, %1\n s_waitcnt lgkmcnt(0)" ::"v"(&shared[1]), "v"(77u) : "memory");
  asm volatile("s_waitcnt vmcnt(0) lgkmcnt(0)\ns_nop 1" ::: "memory");
  wrong += shared[1] != 77;
  float moved, half = 0.5f;
  unsigned int shifted;
  asm volatile("v_mov_b32_e32 %0, %1" : "=v"(moved) : "v"(half));
  asm volatile("v_lshrrev_b32 %0, 4, %1" : "=v"(shifted) : "v"(shared[1]));
  wrong += (moved != half) + (shifted != 4);
  *result = wrong;
}

// Several registers, at offsets.
typedef float Four __attribute__((ext_vector_type(4)));
typedef unsigned int Three __attribute__((ext_vector_type(3)));
__global__ void wide_assembly(const unsigned int* from, unsigned int* to, int* result) {
  __shared__ unsigned int shared[9];
  Four four;
  Three three;
  unsigned __int128 whole, back;
  asm volatile("global_load_dwordx4 %0, %1, off offset:16\n\ts_waitcnt vmcnt(0)" : "=v"(four) : "v"(from) : "memory");
  asm volatile("flat_store_dwordx4 %0, %1" ::"v"(to), "v"(four) : "memory");
  asm volatile("flat_load_dwordx3 %0, %1 offset:0x4" : "=v"(three) : "v"(from) : "memory");
  asm volatile("global_store_b96 %0, %1, off offset:-8" ::"v"(to + 6), "v"(three) : "memory");
  asm volatile("flat_load_b128 %0, %1" : "=v"(whole) : "v"(from + 1) : "memory");
  asm volatile("ds_write_b128 %0, %1 offset:4" ::"v"(&shared[0]), "v"(whole) : "memory");
  asm volatile("ds_read_b128 %0, %1" : "=v"(back) : "v"(&shared[1]) : "memory");
  int wrong = (whole != back) + (to[7] != 0);
  for (int i = 0; i < 4; ++i) {
    wrong += (to[i] != from[4 + i]) + (shared[1 + i] != from[1 + i]);
    wrong += static_cast<unsigned int>(whole >> 32 * i) != from[1 + i] || (i < 3 && to[4 + i] != from[1 + i]);
  }
  *result = wrong;
}
static long assembled_wide() {
  DeviceArray<unsigned int> from({0x81234567, 2, 0xf0000003, 4, 0x40490fdb, 6, 0xc0490fdb, 8}), to(8);
  DeviceArray<int> result(std::vector<int>{-1});
  wide_assembly<<<1, 1>>>(from, to, result);
  return to.host()[7] == 0 ? result.host()[0] : 1;
}

static long assembled() {
  DeviceArray<unsigned char> from({0x85, 0x93, 0xa1, 0xc0, 0x12, 0x34, 0x56, 0xc1}), to(16);
  DeviceArray<int> result(std::vector<int>{-1});
  assembly<<<1, 1>>>(from, to, result);
  return result.host()[0];
}

int main() {
  long wrong = launches() + algorithms() + assembled() + assembled_wide();
  DeviceArray<int> counted(1);
  int* pointer = counted;
  hipLaunchKernelGGL(convert, dim3(1), dim3(1), 0, 0, pointer);
  wrong += counted.host()[0] + conversions<__half>() + conversions<__hip_bfloat16>() + pairs();
  wrong += abs(-42) != 42 || fabs(-1.0) != 1.0;
  return verdict(4 + 2 + 4 * 13 + 1 + 19 + 12 + 14, wrong);
}
