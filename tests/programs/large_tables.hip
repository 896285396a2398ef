// Constants with more elements than an instruction of SPIR-V has operands, 65,533, and with more than
// the compiler leaves in one piece.
#include "support.h"

template <class T, int N>
struct Table {
  T values[N] = {};
  constexpr Table() {
    for (int i = 0; i < N; ++i) values[i] = static_cast<T>(i * 7 % 251 + 1);
  }
};
struct Record {
  char kind;
  short values[20000];
  double weight;
  unsigned char bytes[3][17000];
  constexpr Record() : kind('k'), values(), weight(2.5), bytes() {
    for (int i = 0; i < 20000; ++i) values[i] = static_cast<short>(i % 10007);
    for (int i = 0; i < 17000; ++i) bytes[2][i] = static_cast<unsigned char>(i % 253);
  }
};
struct Pair {
  int a;
  float b;
};
struct Pairs {
  Pair of[17000] = {};
  constexpr Pairs() {
    for (int i = 0; i < 17000; ++i) of[i] = Pair{i, static_cast<float>(i) / 2};
  }
};

__device__ Table<int, 65600> written;
__constant__ Table<double, 20000> constant;
__device__ const Table<float, 40000> wide;
__device__ Record record;
__device__ const Pairs pairs;
__device__ int zero[100000];

__device__ __noinline__ int from_function(int i) {
  static const Table<unsigned short, 17000> own;
  return own.values[i];
}

constexpr int kResults = 9;

__global__ void run(int* out, int step) {
  const int i = static_cast<int>(threadIdx.x), at = i * step;
  constexpr Table<signed char, 65700> local;
  const auto captured = [=](int j) { return local.values[j]; };
  int* o = out + i * kResults;
  o[0] = written.values[at];
  o[1] = static_cast<int>(constant.values[at / 4]);
  o[2] = static_cast<int>(wide.values[at / 2]);
  o[3] = record.values[at / 4] + record.kind;
  o[4] = record.bytes[2][at / 4] + static_cast<int>(record.weight * 2);
  o[5] = pairs.of[at / 4].a + static_cast<int>(pairs.of[at / 4].b * 2);
  o[6] = from_function(at / 4);
  o[7] = captured(at);
  o[8] = zero[at] + 1;
}

int main() {
  constexpr int n = 64, step = 1040;
  static_assert((n - 1) * step > 65533 - step);
  static Table<int, 65600> changed;
  changed.values[step] = 12345;
  HIP_CHECK(hipMemcpyToSymbol(written, changed.values, sizeof changed));
  DeviceArray<int> out(n * kResults);
  run<<<1, n>>>(out, step);
  const std::vector<int> got = out.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    const int at = i * step;
    const auto value = [](int j) { return j * 7 % 251 + 1; };
    const int expected[kResults] = {i == 1 ? 12345 : value(at),
                                    value(at / 4),
                                    value(at / 2),
                                    at / 4 % 10007 + 'k',
                                    at / 4 % 253 + 5,
                                    at / 4 * 2,
                                    value(at / 4),
                                    static_cast<signed char>(value(at)),
                                    1};
    for (int j = 0; j < kResults; ++j) wrong += got[i * kResults + j] != expected[j];
  }
  return verdict(n * kResults, wrong);
}
