// Vectors of 5, 6, 7 and 32 elements: as arguments of kernels and functions, in structures, in
// memory, in loops, and of booleans.
#include "support.h"

using int5 = int __attribute__((ext_vector_type(5)));
using float7 = float __attribute__((ext_vector_type(7)));
using short6 = short __attribute__((ext_vector_type(6)));
using bytes32 = unsigned char __attribute__((ext_vector_type(32)));
using ints3 = int __attribute__((ext_vector_type(3)));
using bool3 = bool __attribute__((ext_vector_type(3)));
using bool5 = bool __attribute__((ext_vector_type(5)));

struct Record {
  char tag;
  int5 five;
  long long tail;
};

__device__ __attribute__((noinline)) float7 scaled(float7 x, int5 y) {
  for (int i = 0; i < 3; ++i) x = x * 2.0f + static_cast<float>(y[i]);
  return x;
}

__global__ void work(const int5* in, const Record* records, float7 start, short6 shorts, bytes32 bytes, Record* out,
                     float7* floats, unsigned* sums, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int5 x = in[i];
  const bool5 large = __builtin_convertvector(x > 500, bool5);
  x = x > 500 ? x - 3 : x * 2;
  Record record = records[i];
  record.five += x.s43210;
  record.five[i % 5] = large[i % 5] ? 1 : 2;
  record.tail -= record.tag;
  out[i] = record;
  floats[i] = scaled(start + static_cast<float>(i), x);
  unsigned sum = 0;
  for (int k = 0; k < 32; ++k) sum = sum * 31 + bytes[(k + i) % 32];
  for (int k = 0; k < 6; ++k) sum ^= static_cast<unsigned>(shorts[k]) << k;
  const ints3 three = {x[0], x[1], x[2]};
  const bool3 few = __builtin_convertvector(three > 100, bool3);
  sums[i] = sum + (few[i % 3] ? 7 : 0);
}

int main() {
  const int n = 256;
  Random random(5);
  std::vector<int5> in(n);
  std::vector<Record> records(n);
  for (int i = 0; i < n; ++i) {
    for (int k = 0; k < 5; ++k) in[i][k] = random.below(1000);
    records[i].tag = static_cast<char>(i % 100);
    records[i].tail = i * 10000000000ll;
    for (int k = 0; k < 5; ++k) records[i].five[k] = random.below(1000);
  }
  float7 start;
  short6 shorts;
  bytes32 bytes;
  for (int k = 0; k < 7; ++k) start[k] = static_cast<float>(k) / 4;
  for (int k = 0; k < 6; ++k) shorts[k] = static_cast<short>(-1000 * k);
  for (int k = 0; k < 32; ++k) bytes[k] = static_cast<unsigned char>(k * 37);
  DeviceArray<int5> device(in);
  DeviceArray<Record> given(records), out(n);
  DeviceArray<float7> floats(n);
  DeviceArray<unsigned> sums(n);
  work<<<n / 64, 64>>>(device, given, start, shorts, bytes, out, floats, sums, n);
  const auto got = out.host();
  const auto got_floats = floats.host();
  const auto got_sums = sums.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    int x[5];
    for (int k = 0; k < 5; ++k) x[k] = in[i][k] > 500 ? in[i][k] - 3 : in[i][k] * 2;
    for (int k = 0; k < 5; ++k) {
      const int changed = in[i][k] > 500 ? 1 : 2;
      wrong += got[i].five[k] != (k == i % 5 ? changed : records[i].five[k] + x[4 - k]);
    }
    wrong += got[i].tag != records[i].tag;
    wrong += got[i].tail != records[i].tail - records[i].tag;
    for (int k = 0; k < 7; ++k) {
      float value = start[k] + static_cast<float>(i);
      for (int j = 0; j < 3; ++j) value = value * 2.0f + static_cast<float>(x[j]);
      wrong += got_floats[i][k] != value;
    }
    unsigned sum = 0;
    for (int k = 0; k < 32; ++k) sum = sum * 31 + bytes[(k + i) % 32];
    for (int k = 0; k < 6; ++k) sum ^= static_cast<unsigned>(shorts[k]) << k;
    wrong += got_sums[i] != sum + (x[i % 3] > 100 ? 7 : 0);
  }
  return verdict(n * 15l, wrong);
}
