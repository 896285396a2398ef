// Kernels that launch kernels, copies and fills: arguments of all kinds, streams, the tail, depth, errors, and the
// order in which the host and other kernels see the results.
#include <cuda_runtime.h>

#include "cuda_support.h"

static Verdict verdict;
#define HOLDS(condition) verdict(condition, #condition)

// ---- Arguments

struct Pair {
  char first;
  double second;
};
struct Large {
  int values[40];
};
struct Counted {
  int value;
  __host__ __device__ explicit Counted(int v) : value(v) {}
  __host__ __device__ Counted(const Counted& other) : value(other.value) {}
  __host__ __device__ ~Counted() {}
};
struct Nothing {};

__global__ void takeAll(double* out, bool flag, char small, Nothing, short middle, Pair pair, float3 vector,
                        unsigned long long wide, Large large, Counted counted, float single) {
  if (threadIdx.x != 0) return;
  out[0] = flag;
  out[1] = small;
  out[2] = middle;
  out[3] = pair.first + pair.second;
  out[4] = vector.x + 10 * vector.y + 100 * vector.z;
  out[5] = static_cast<double>(wide);
  out[6] = large.values[39] - large.values[0];
  out[7] = counted.value;
  out[8] = single;
  out[9] = gridDim.x * 100 + gridDim.y * 10 + blockDim.z;
}

__global__ void giveAll(double* out, Pair pair) {
  Large large;
  for (int i = 0; i < 40; ++i) large.values[i] = i * i;
  const dim3 grid(2, 3), block(4, 2, 2);
  if (threadIdx.x == 3)
    takeAll<<<grid, block>>>(out, out != nullptr, 'x', Nothing(), -7, pair, float3{1, 2, 3}, 1ull << 40, large,
                             Counted(11), 2);
}

// ---- Templates, pointers, macros and functions for both sides

template <class T>
__global__ void add(T* values, T by) {
  values[blockIdx.x * blockDim.x + threadIdx.x] += by;
}
template <class T, int factor>
__global__ void scale(T* values) {
  values[threadIdx.x] *= factor;
}
namespace inner {
__global__ void negate(int* values) { values[threadIdx.x] = -values[threadIdx.x]; }
}  // namespace inner

#define LAUNCH(kernel, count, ...) kernel<<<1, count>>>(__VA_ARGS__)

__host__ __device__ inline void addOnEither(int* values, int by) { add<<<1, 32>>>(values, by); }

typedef void (*Kernel)(int*);
__device__ Kernel table[] = {scale<int, 2>, inner::negate};

__global__ void forms(int* values, int which) {
  if (threadIdx.x != 0) return;
  add<<<1, 32>>>(values, 5);
  add<int><<<1, 32>>>(values, 'a');
  scale<int, 3><<<1, 32, 0>>>(values);
  LAUNCH(inner::negate, 32, values);
  addOnEither(values, 1);
  table[which]<<<1, 32>>>(values);
  auto lambda = [=] { ::inner::negate<<<1, 16>>>(values); };
  lambda();
}

// ---- Recursion: a sort whose kernel launches itself

template <class T>
__global__ void quicksort(T* values, int left, int right) {
  T pivot = values[(left + right) / 2];
  int l = left, r = right;
  while (l <= r) {
    while (values[l] < pivot) ++l;
    while (values[r] > pivot) --r;
    if (l > r) break;
    const T swapped = values[l];
    values[l++] = values[r];
    values[r--] = swapped;
  }
  cudaStream_t stream;
  if (left < r) {
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    quicksort<<<1, 1, 0, stream>>>(values, left, r);
    cudaStreamDestroy(stream);
  }
  if (l < right) quicksort<<<1, 1, 0, cudaStreamTailLaunch>>>(values, l, right);
}

// Every thread launches.
__global__ void leaf(int* sums, int at, int by) { atomicAdd(&sums[at], by); }
__global__ void tree(int* sums, int level) {
  const int index = blockIdx.x * blockDim.x + threadIdx.x;
  if (level > 0)
    tree<<<1, 2>>>(sums, level - 1);
  else
    leaf<<<1, 3>>>(sums, index, 1);
}

// ---- The tail

__global__ void append(int* list, int value) { list[++list[0]] = value; }
__global__ void order(int* list, int value, int depth) {
  append<<<1, 1, 0, cudaStreamTailLaunch>>>(list, value + 9);
  append<<<1, 1>>>(list, value + 1);
  append<<<1, 1, 0, cudaStreamFireAndForget>>>(list, value + 2);
  if (depth > 0) order<<<1, 1>>>(list, value * 20, depth - 1);
  append<<<1, 1>>>(list, value + 3);
  list[++list[0]] = value;
}
__global__ void countDown(int* counter) {
  if (--*counter > 0) countDown<<<1, 1, 0, cudaStreamTailLaunch>>>(counter);
}

// ---- Dynamic shared memory, copies, fills and events

__global__ void reverse(int* values) {
  extern __shared__ int copy[];
  copy[threadIdx.x] = values[threadIdx.x];
  __syncthreads();
  values[threadIdx.x] = copy[blockDim.x - 1 - threadIdx.x];
}
__global__ void memory(int* values, int* other, int count) {
  if (threadIdx.x != 0) return;
  cudaStream_t stream;
  cudaEvent_t event;
  cudaError_t error = cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  if (error == cudaSuccess) error = cudaEventCreateWithFlags(&event, cudaEventDisableTiming);
  reverse<<<1, count, count * sizeof(int), stream>>>(values);
  if (error == cudaSuccess)
    error = cudaMemcpyAsync(other, values, count * sizeof(int), cudaMemcpyDeviceToDevice, stream);
  if (error == cudaSuccess) error = cudaEventRecord(event, stream);
  if (error == cudaSuccess) error = cudaStreamWaitEvent(0, event, 0);
  if (error == cudaSuccess) error = cudaMemsetAsync(values, 1, count * sizeof(int));
  add<<<1, count>>>(other, 1);
  cudaEventDestroy(event);
  cudaStreamDestroy(stream);
  if (error != cudaSuccess) *values = -1;
}

// ---- Errors

__global__ void deeper(int* reached, int* error) {
  ++*reached;
  deeper<<<1, 1>>>(reached, error);
  if (const cudaError_t last = cudaGetLastError()) *error = last;
}
__global__ void fails(int* errors, int* counter) {
  errors[0] = cudaPeekAtLastError();
  leaf<<<1, 0>>>(counter, 0, 1);
  errors[1] = cudaPeekAtLastError();
  errors[2] = cudaGetLastError();
  errors[3] = cudaGetLastError();
  leaf<<<dim3(1, 1, 0), 1>>>(counter, 0, 1);
  errors[4] = cudaGetLastError();
  leaf<<<1, dim3(65536, 65536)>>>(counter, 0, 1);
  errors[5] = cudaGetLastError();
}
__global__ void many(int* counter, int* failed, int each) {
  for (int i = 0; i < each; ++i) {
    leaf<<<1, 1>>>(counter, 0, 1);
    if (cudaGetLastError() == cudaErrorLaunchPendingCountExceeded) atomicAdd(failed, 1);
  }
}

static int* managed(int count) {
  int* memory = nullptr;
  CHECK(cudaMallocManaged(&memory, count * sizeof(int)));
  for (int i = 0; i < count; ++i) memory[i] = 0;
  return memory;
}

static void testArguments() {
  double* out;
  CHECK(cudaMallocManaged(&out, 10 * sizeof(double)));
  giveAll<<<1, 8>>>(out, Pair{3, 0.25});
  CHECK(cudaDeviceSynchronize());
  const double expected[] = {1, 'x', -7, 3.25, 321, 1099511627776.0, 1521, 11, 2, 232};
  for (int i = 0; i < 10; ++i) HOLDS(out[i] == expected[i]);
  CHECK(cudaFree(out));
}

static void testForms() {
  for (int which = 0; which < 2; ++which) {
    int* values = managed(32);
    for (int i = 0; i < 32; ++i) values[i] = i;
    forms<<<1, 4>>>(values, which);
    addOnEither(values, 1000);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 32; ++i) {
      int value = -(i + 5 + 'a') * 3 + 1;
      value = which == 0 ? value * 2 : -value;
      if (i < 16) value = -value;
      HOLDS(values[i] == value + 1000);
    }
    CHECK(cudaFree(values));
  }
}

static void testRecursion() {
  const int count = 200;
  int* values = managed(count);
  unsigned seed = 1;
  for (int i = 0; i < count; ++i) values[i] = (seed = seed * 1664525 + 1013904223) >> 20;
  quicksort<<<1, 1>>>(values, 0, count - 1);
  CHECK(cudaDeviceSynchronize());
  for (int i = 1; i < count; ++i) HOLDS(values[i - 1] <= values[i]);
  CHECK(cudaFree(values));

  int* sums = managed(2);
  tree<<<1, 2>>>(sums, 4);
  CHECK(cudaDeviceSynchronize());
  HOLDS(sums[0] == 16 * 3 && sums[1] == 16 * 3);  // 32 threads at the last level, by their index in the block
  CHECK(cudaFree(sums));
}

static void testTail() {
  int* list = managed(64);
  order<<<1, 1>>>(list, 1, 1);
  CHECK(cudaDeviceSynchronize());
  int position[64] = {};
  for (int i = 1; i <= list[0]; ++i) position[list[i]] = i;
  HOLDS(list[0] == 10);
  for (int each : {1, 2, 3, 4, 10, 20, 21, 22, 23, 29}) HOLDS(position[each] != 0);
  // The order of a stream; a grid is complete after its tail.
  HOLDS(position[1] == 1 && position[2] < position[20] && position[29] < position[4]);
  HOLDS(position[21] < position[23] && position[22] < position[29] && position[23] < position[29]);
  HOLDS(position[10] == 10);
  CHECK(cudaFree(list));

  int* counter = managed(1);
  *counter = 300;
  countDown<<<1, 1>>>(counter);
  CHECK(cudaDeviceSynchronize());
  HOLDS(*counter == 0);
  CHECK(cudaFree(counter));
}

static void testMemory() {
  const int count = 64;
  int *values = managed(count), *other = managed(count);
  for (int i = 0; i < count; ++i) values[i] = i;
  memory<<<1, 32>>>(values, other, count);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < count; ++i) HOLDS(values[i] == 0x01010101 && other[i] == count - i);
  CHECK(cudaFree(values));
  CHECK(cudaFree(other));
}

// Other work sees all of a tree's results, also by way of events, and in graphs.
static void testOrder() {
  int* values = managed(32);
  cudaStream_t first, second;
  cudaEvent_t event;
  CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  CHECK(cudaEventCreate(&event));
  forms<<<1, 1, 0, first>>>(values, 0);
  CHECK(cudaEventRecord(event, first));
  CHECK(cudaStreamWaitEvent(second, event, 0));
  add<<<1, 32, 0, second>>>(values, 7);
  CHECK(cudaStreamSynchronize(second));
  const int once = (-(5 + 'a') * 3 + 1) * 2;
  HOLDS(values[0] == -once + 7 && values[31] == once + 7);
  HOLDS(cudaEventQuery(event) == cudaSuccess);

  cudaGraph_t graph;
  cudaGraphExec_t exec;
  for (int i = 0; i < 32; ++i) values[i] = 0;
  CHECK(cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal));
  forms<<<1, 1, 0, first>>>(values, 0);
  add<<<1, 32, 0, first>>>(values, 7);
  CHECK(cudaStreamEndCapture(first, &graph));
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  CHECK(cudaGraphLaunch(exec, first));
  CHECK(cudaStreamSynchronize(first));
  HOLDS(values[0] == -once + 7 && values[31] == once + 7);
  CHECK(cudaGraphExecDestroy(exec));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaEventDestroy(event));
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
  CHECK(cudaFree(values));
}

static void testErrors() {
  int *reached = managed(1), *error = managed(1), *errors = managed(6), *counter = managed(1), *failed = managed(1);
  deeper<<<1, 1>>>(reached, error);
  CHECK(cudaDeviceSynchronize());
  HOLDS(*reached == 25);  // the host's grid and 24 below it
  HOLDS(*error == cudaErrorLaunchMaxDepthExceeded);

  fails<<<1, 1>>>(errors, counter);
  CHECK(cudaDeviceSynchronize());
  HOLDS(errors[0] == cudaSuccess && errors[1] == cudaErrorInvalidConfiguration);
  HOLDS(errors[2] == cudaErrorInvalidConfiguration && errors[3] == cudaSuccess);
  HOLDS(errors[4] == cudaErrorInvalidConfiguration && errors[5] == cudaErrorInvalidConfiguration);
  HOLDS(*counter == 0);

  size_t limit = 0;
  CHECK(cudaDeviceGetLimit(&limit, cudaLimitDevRuntimePendingLaunchCount));
  HOLDS(limit == 512);
  many<<<2, 32>>>(counter, failed, 10);
  CHECK(cudaDeviceSynchronize());
  HOLDS(*counter == 512 && *failed == 128);
  HOLDS(cudaDeviceSetLimit(cudaLimitDevRuntimePendingLaunchCount, 0) == cudaErrorInvalidValue);
  HOLDS(cudaGetLastError() == cudaErrorInvalidValue);
  for (int* each : {reached, error, errors, counter, failed}) CHECK(cudaFree(each));
}

int main() {
  CHECK(cudaDeviceSetLimit(cudaLimitDevRuntimePendingLaunchCount, 512));
  testArguments();
  testForms();
  testRecursion();
  testTail();
  testMemory();
  testOrder();
  testErrors();
  return verdict.print();
}
