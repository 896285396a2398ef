"""Sources of a program with device code in two files, and the program's output."""

from __future__ import annotations

from pathlib import Path

HEADER = """\
#include <hip/hip_runtime.h>
template <class T> __device__ T triple(T x) { return 3 * x; }
__device__ inline int odd(int x) { return x | 1; }
template <class T> __device__ T of_template = T(7);
struct Base { __device__ virtual int value(int x) const; };
struct Derived : Base { __device__ int value(int x) const override; };
typedef int (*Function)(int);
extern __device__ Function function;
extern __device__ int total;
extern __constant__ int table[4];
extern __managed__ int managed;
__device__ int helper(int x);
__device__ int of_shared(int i);
int second_part(int *a);
"""
FIRST = """\
#include "both.h"
extern "C" int printf(const char *, ...);
static __device__ int own = 10;
__device__ int total = 5;
__constant__ int table[4] = {1, 2, 3, 4};
__managed__ int managed = 11;
__global__ void first(int *a) {
  extern __shared__ int dynamic[];
  dynamic[threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x) return;
  Derived derived;
  const Base *base = &derived;
  a[0] = helper(1) + own;
  a[1] = triple(4) + odd(8) + of_template<int>;
  a[2] = of_shared(3);
  a[3] = base->value(5);
  a[4] = function(6);
  a[5] = table[1];
  managed += 1;
  total += 1;
}
int main() {
  int *a, forty = 40, sum, numbers[4] = {9, 8, 7, 6};
  if (hipMallocManaged(&a, 64)) return 1;
  if (hipMemcpyToSymbol(HIP_SYMBOL(own), &forty, 4)) return 2;
  if (hipMemcpyToSymbol(HIP_SYMBOL(table), numbers, 16)) return 3;
  managed = 100;
  first<<<1, 8, 32>>>(a);
  if (hipDeviceSynchronize() || second_part(a)) return 4;
  if (hipMemcpyFromSymbol(&sum, HIP_SYMBOL(total), 4)) return 5;
  for (int i = 0; i < 10; i++) printf("%d ", a[i]);
  printf("%d %d\\n", managed, sum);
}
"""
SECOND = """\
#include "both.h"
static __device__ int own = 20;
static __device__ int add_two(int x) { return x + 2; }
__device__ Function function = add_two;
__device__ int helper(int x) { return x + 1000 + own; }
__device__ int of_shared(int i) { extern __shared__ int dynamic[]; return dynamic[i] * 100; }
__device__ int Base::value(int x) const { return x; }
__device__ int Derived::value(int x) const { return x * 11; }
__global__ void second(int *a) {
  a[6] = triple(5) + odd(2) + own;
  a[7] = total;
  a[8] = of_template<int>;
  a[9] = table[3];
  managed += 2;
}
int second_part(int *a) {
  int value = 500;
  if (hipMemcpyToSymbol(HIP_SYMBOL(own), &value, 4)) return 1;
  second<<<1, 1>>>(a);
  return hipDeviceSynchronize();
}
"""
# helper(1) + own; triple, odd, of_template; of_shared(3); value(5); function(6); table[1]
EXPECTED = "1061 28 300 55 8 8 518 6 7 6 103 6\n"

# A separate source, without -fgpu-rdc, with names that the others have, too.
ALONE = """\
#include <hip/hip_runtime.h>
static __device__ int own = 3;
__device__ int helper(int x) { return x * own; }
__global__ void alone(int *a) { a[0] = helper(5); }
int alone_part() {
  int *a;
  if (hipMallocManaged(&a, 4)) return -1;
  alone<<<1, 1>>>(a);
  return hipDeviceSynchronize() ? -2 : a[0];
}
"""


def write_sources(directory: Path) -> None:
    for name, text in (("both.h", HEADER), ("first.hip", FIRST), ("second.hip", SECOND)):
        (directory / name).write_text(text)
    (directory / "alone.hip").write_text(ALONE)
