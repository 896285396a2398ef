// A kernel for each way in which an argument, shared memory or a requirement appears in a module.
// test_programs.py has the reports that follow from these lines.
#include <hip/hip_runtime.h>

struct Pair {
  int a;
  double b;
};
struct Linked {
  int *data;
  int n;
};
struct Big {
  float values[600];
};

__device__ int counter = 7;
__constant__ float weights[16];
__managed__ int everywhere = 3;

__global__ void scale(float *data, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by * weights[i % 16];
}

__global__ void values(Pair pair, Linked linked, char c, short s, long long l, double d,
                       int4 four, int *out) {
  out[0] = pair.a + (int)pair.b + linked.data[linked.n] + c + s + (int)l + (int)d + four.y;
}

// 4,808 bytes of arguments: more than a device must take.
__global__ void large(Big first, Big second, int *out) {
  out[0] = (int)(first.values[threadIdx.x] + second.values[threadIdx.x]);
}

__global__ void shared(int *out) {
  extern __shared__ int words[];
  __shared__ double fixed[32];
  words[threadIdx.x] = out[threadIdx.x];
  fixed[threadIdx.x % 32] = words[0];
  __syncthreads();
  out[threadIdx.x] = words[31 - threadIdx.x] + (int)fixed[3];
}

__global__ void lanes(int *out) { out[threadIdx.x] = __shfl_xor(out[threadIdx.x], 1); }

__global__ __launch_bounds__(128) void bounded(int *out) { out[threadIdx.x] = 1; }

__global__ void handles(hipTextureObject_t texture, hipSurfaceObject_t surface, float *out) {
  out[0] = tex1Dfetch<float>(texture, 1);
  surf1Dwrite(out[1], surface, 4);
}

template <typename T, int N>
__global__ void typed(T *out) {
  out[threadIdx.x] = T(N);
}
template __global__ void typed<double, 3>(double *);

extern "C" __global__ void says(int n) {
  printf("n is %d\n", n);
  atomicAdd(&counter, n + everywhere);
}

int main() { return 0; }
