// Memory as programs use it, for devices whose memory is buffers: each line of output is a sum or a value.
#include <vector>

#include "../runtime/show.h"

constexpr int kCount = 10000;

__device__ int counter = 5;
__device__ int table[4] = {1, 2, 3, 4};
__constant__ float factors[3];
__device__ double unset;

__global__ void fill(int* p, int n, int first) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = first + i;
}
__global__ void add(const int* a, const int* b, int* sum, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) sum[i] = a[i] + b[i];
}
__global__ void range(const int* first, const int* last, int* out) {
  int sum = 0;
  while (first != last) sum += *first++;
  out[0] = sum;
  out[1] = last[-1];
}
__global__ void maybe(const int* values, int* out) { *out = values == nullptr ? -1 : values[0]; }
__global__ void twice(short* odd, char* bytes) {
  odd[0] += 1;
  bytes[0] += 1;
}

__device__ __attribute__((noinline)) int next(int step) { return counter += step; }
__device__ __attribute__((noinline)) int later(int step) { return step == 0 ? next(1) : later(step - 1); }
__global__ void variables(int* out, float* scaled) {
  out[0] = later(3) + table[blockIdx.x + 2];
  table[1] = 20;
  unset = 2.5;
  *scaled = factors[0] + factors[2];
}

struct Large {
  int values[400];
};
struct Small {
  short a;
  double b;
};
__global__ void structures(Large large, Small small, int* out) {
  int sum = 0;
  for (int value : large.values) sum += value;
  *out = sum + small.a + static_cast<int>(small.b);
}

__global__ void scale(int* p, int n, int factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= factor;
}

__global__ void blocks(const int* p, int* sum) {
  __shared__ int part[64];
  part[threadIdx.x] = p[blockIdx.x * 64 + threadIdx.x];
  __syncthreads();
  for (int step = 32; step > 0; step /= 2) {
    if (threadIdx.x < step) part[threadIdx.x] += part[threadIdx.x + step];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(sum, part[0]);
}

__global__ void says(int value) { printf("printf=%d\n", value); }

long long sumOf(const std::vector<int>& values) {
  long long sum = 0;
  for (int value : values) sum += value;
  return sum;
}

int grid(int n) { return (n + 255) / 256; }

std::vector<int> read(const int* device, int n) {
  std::vector<int> host(n);
  HIP(hipMemcpy(host.data(), device, n * sizeof(int), hipMemcpyDeviceToHost));
  return host;
}

void offsets() {
  int* p;
  HIP(hipMalloc(&p, 3 * kCount * sizeof(int)));
  fill<<<grid(kCount), 256>>>(p, kCount, 0);
  fill<<<grid(kCount), 256>>>(p + kCount, kCount, 7);
  add<<<grid(kCount), 256>>>(p, p + kCount, p + 2 * kCount, kCount);
  show("added", sumOf(read(p + 2 * kCount, kCount)));
  range<<<1, 1>>>(p + 3, p + 7, p);
  show("range", read(p, 1)[0]);
  range<<<1, 1>>>(p + 2 * kCount, p + 3 * kCount, p);
  show("end", read(p, 2)[1]);
  maybe<<<1, 1>>>(nullptr, p);
  show("null", read(p, 1)[0]);
  HIP(hipMemset(p, 0, 64));
  auto* bytes = reinterpret_cast<char*>(p);
  twice<<<1, 1>>>(reinterpret_cast<short*>(bytes + 6), bytes + 13);
  show("unaligned", read(p, 4)[1] + read(p, 4)[3]);
  HIP(hipFree(p));
}

void copies() {
  int *p, *other;
  HIP(hipMalloc(&p, kCount * sizeof(int)));
  HIP(hipMalloc(&other, kCount * sizeof(int)));
  std::vector<int> host(kCount, 3);
  HIP(hipMemcpy(p, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  HIP(hipMemcpy(other + 10, p, (kCount - 10) * sizeof(int), hipMemcpyDeviceToDevice));
  HIP(hipMemset(other, 1, 10 * sizeof(int)));
  show("copied", sumOf(read(other, kCount)));
  HIP(hipMemsetD32(reinterpret_cast<hipDeviceptr_t>(p + 5), 100, 10));
  HIP(hipMemcpy(p + 1, p, 100 * sizeof(int), hipMemcpyDeviceToDevice));  // both sides overlap
  show("overlapping", sumOf(read(p, 20)));
  // Columns 2 to 4 of rows of 10.
  HIP(hipMemcpy2D(host.data(), 3 * sizeof(int), other + 2, 10 * sizeof(int), 3 * sizeof(int), 5,
                  hipMemcpyDeviceToHost));
  show("rows", sumOf({host.begin(), host.begin() + 15}));
  HIP(hipMemcpyAsync(p, host.data(), 64, hipMemcpyHostToDevice, nullptr));
  HIP(hipFree(p));
  HIP(hipFree(other));
}

void symbols() {
  const float values[] = {0.5f, 100, 2};
  HIP(hipMemcpyToSymbol(HIP_SYMBOL(factors), values, sizeof values));
  int *out, host[4];
  float *scaled, number;
  HIP(hipMalloc(&out, 64));
  HIP(hipMalloc(&scaled, 64));
  variables<<<1, 1>>>(out, scaled);
  HIP(hipMemcpy(&number, scaled, sizeof number, hipMemcpyDeviceToHost));
  show("variables", read(out, 1)[0]);
  show("constant", number);
  HIP(hipMemcpyFromSymbol(host, HIP_SYMBOL(table), sizeof host));
  show("table", host[0] + host[1] + host[2] + host[3]);
  double back = 0;
  HIP(hipMemcpyFromSymbol(&back, HIP_SYMBOL(unset), sizeof back));
  show("unset", back);
  void* address;
  HIP(hipGetSymbolAddress(&address, HIP_SYMBOL(counter)));
  fill<<<1, 1>>>(static_cast<int*>(address), 1, 40);
  variables<<<1, 1>>>(out, scaled);
  show("address", read(out, 1)[0]);
}

void arguments() {
  Large large;
  for (int i = 0; i < 400; ++i) large.values[i] = i;
  int* out;
  HIP(hipMalloc(&out, 64));
  structures<<<1, 1>>>(large, {7, 3.5}, out);
  show("structures", read(out, 1)[0]);
}

void managed() {
  int* p;
  HIP(hipMallocManaged(&p, kCount * sizeof(int)));
  for (int i = 0; i < kCount; ++i) p[i] = 1;
  scale<<<grid(kCount), 256>>>(p, kCount, 3);
  scale<<<grid(kCount), 256>>>(p + 10, 10, 5);
  HIP(hipDeviceSynchronize());
  long long sum = 0;
  for (int i = 0; i < kCount; ++i) sum += p[i];
  show("managed", sum);
  p[0] = 50;
  scale<<<1, 1>>>(p, 1, 2);
  HIP(hipDeviceSynchronize());
  show("again", p[0] + p[1]);
  HIP(hipFree(p));
}

// Kernels work on one half while the host writes to the other, which lies between the kernels' stores.
void pinned() {
  int* p;
  HIP(hipHostMalloc(&p, 2 * kCount * sizeof(int)));
  int* device;
  HIP(hipHostGetDevicePointer(reinterpret_cast<void**>(&device), p, 0));
  hipStream_t first, second;
  HIP(hipStreamCreate(&first));
  HIP(hipStreamCreate(&second));
  for (int round = 0; round < 5; ++round) {
    fill<<<grid(kCount), 256, 0, first>>>(device, kCount, round);
    fill<<<grid(kCount / 2), 256, 0, second>>>(device + kCount, kCount / 2, round);
    for (int i = kCount + kCount / 2; i < 2 * kCount; ++i) p[i] = round;
    HIP(hipStreamSynchronize(first));
    HIP(hipStreamSynchronize(second));
  }
  long long sum = 0;
  for (int i = 0; i < 2 * kCount; ++i) sum += p[i];
  show("pinned", sum);
  int* far;
  HIP(hipMalloc(&far, kCount * sizeof(int)));
  HIP(hipMemcpyAsync(far, p, kCount * sizeof(int), hipMemcpyHostToDevice, first));
  scale<<<grid(kCount), 256, 0, first>>>(far, kCount, 2);
  HIP(hipMemcpyAsync(p, far, kCount * sizeof(int), hipMemcpyDeviceToHost, first));
  scale<<<grid(kCount), 256, 0, first>>>(p, kCount, 2);
  HIP(hipStreamSynchronize(first));
  sum = 0;
  for (int i = 0; i < kCount; ++i) sum += p[i];
  show("staged", sum);
  HIP(hipMemset(p, 0, 4 * sizeof(int)));
  show("cleared", p[0] + p[3] + p[4]);
  HIP(hipHostFree(p));
}

void inOrder() {
  int* p;
  HIP(hipMallocManaged(&p, sizeof(int)));
  *p = 3;
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  scale<<<1, 1, 0, stream>>>(p, 1, 2);
  HIP(hipLaunchHostFunc(stream, [](void* value) { *static_cast<int*>(value) += 1; }, p));
  scale<<<1, 1, 0, stream>>>(p, 1, 10);
  HIP(hipStreamSynchronize(stream));
  show("host_function", *p);
}

int main() {
  offsets();
  copies();
  symbols();
  arguments();
  managed();
  pinned();
  inOrder();
  int* p;
  HIP(hipMalloc(&p, 1025 * sizeof(int)));
  fill<<<4, 256>>>(p, 1024, 1);
  HIP(hipMemset(p + 1024, 0, sizeof(int)));
  blocks<<<16, 64>>>(p, p + 1024);
  show("blocks", read(p + 1024, 1)[0]);
  says<<<1, 1>>>(42);
  HIP(hipDeviceSynchronize());
}
