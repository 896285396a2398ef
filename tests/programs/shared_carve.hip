// One dynamic shared array carved into parts of several types, beside static shared memory.
#include "support.h"

struct Pair {
  double weight;
  int key;
};

__global__ void carve(const int* in, double* out, int pairs, int flags) {
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int rotation;
  Pair* pair = reinterpret_cast<Pair*>(memory);
  int* sum = reinterpret_cast<int*>(pair + pairs);
  unsigned char* flag = reinterpret_cast<unsigned char*>(sum + pairs);
  const int t = threadIdx.x;
  if (t == 0) rotation = blockIdx.x + 1;
  if (t < pairs) {
    pair[t] = {in[t] * 0.5, t};
    sum[t] = 0;
  }
  for (int i = t; i < flags; i += blockDim.x) flag[i] = static_cast<unsigned char>(i % 3 == 0);
  __syncthreads();
  if (t < flags && flag[t]) atomicAdd(&sum[t % pairs], pair[(t + rotation) % pairs].key);
  __syncthreads();
  if (t < pairs) out[blockIdx.x * pairs + t] = sum[t] + pair[(t + rotation) % pairs].weight;
}

int main() {
  const int pairs = 20, flags = 101, blocks = 4;
  std::vector<int> in(pairs);
  for (int i = 0; i < pairs; ++i) in[i] = i * i + 3;
  DeviceArray<int> din(in);
  DeviceArray<double> dout(blocks * pairs);
  carve<<<blocks, 128, pairs * (sizeof(Pair) + sizeof(int)) + flags>>>(din, dout, pairs, flags);
  const auto out = dout.host();
  long wrong = 0;
  for (int b = 0; b < blocks; ++b)
    for (int p = 0; p < pairs; ++p) {
      int sum = 0;
      for (int t = p; t < flags; t += pairs)
        if (t % 3 == 0) sum += (t + b + 1) % pairs;
      wrong += out[b * pairs + p] != sum + in[(p + b + 1) % pairs] * 0.5;
    }
  return verdict(blocks * pairs, wrong);
}
