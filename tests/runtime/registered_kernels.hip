// A bundle for registration.hip. BASE distinguishes copies; the test removes the body of `nowhere`.
#include <hip/hip_runtime.h>

__device__ int state = BASE;
extern "C" __device__ __attribute__((noinline)) int nowhere(int x) { return x * 5 + state; }

extern "C" {
__global__ void answer(int* out) { *out = state; }
__global__ void twice(int* out) { *out *= 2; }
__global__ void spoilt(int* out) { *out = nowhere(*out); }
}
