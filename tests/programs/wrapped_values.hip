// Sums and multiples of threads' ids that wrap around in their type, and then are extended, converted, shifted or
// compared. The host computes the same.
#include <cstdint>

#include "support.h"

namespace {

using u64 = std::uint64_t;
using i64 = std::int64_t;

constexpr int kThreads = 64, kBlocks = 3, kAll = kThreads * kBlocks, kSums = 15, kTable = 256;

// `i` in 32 bits or 64; `a` is an argument.
template <int Sum, class T>
__host__ __device__ T sum(T i, T a) {
  switch (Sum) {
    case 0:
      return i + T(0x7ffffffdu);
    case 1:
      return i + a;
    case 2:
      return a - i;
    case 3:
      return i << 30;
    case 4:
      return i * T(0x3333333u);
    case 5:
      return i * a;
    case 6:
      return i * a + T(7);
    case 7:
      return (i + a) * T(5);
    case 8:
      return T(0) - i * a;
    case 9:
      return (i << 26) - i;
    case 10:
      return i * i * a;
    case 11:
      return i + T(0x7ffd);
    case 12:
      return i * T(30000);
    case 13:
      return i + T(250);
    default:
      return i - T(3);
  }
}

// Uses of a value of 32 bits or 64, as one of 64.
template <class T>
__host__ __device__ i64 mixed(T value, int a, const int* table, int form) {
  const i64 wide = static_cast<int>(value);
  switch (form) {
    case 0:
      return wide;
    case 1:
      return wide * 5 + a;
    case 2:
      return static_cast<i64>(static_cast<u64>(wide) >> 3);
    case 3:
      return static_cast<i64>(static_cast<double>(wide)) ^ 1;
    case 4:
      return wide < i64(a) * 2 ? wide : a;
    case 5:
      return static_cast<std::uint32_t>(value);
    case 6:
      return static_cast<short>(value);
    case 7:
      return static_cast<signed char>(value) << 2;
    case 8:
      return static_cast<i64>(static_cast<u64>(value) << 32) >> 32;
    case 9:
      return static_cast<i64>(static_cast<u64>(value) << 16) >> 32;
    case 10:
      return static_cast<i64>(static_cast<u64>(value) << 62) >> 32;
    case 11:
      return table[static_cast<unsigned char>(value)];
    case 12:
      return table[static_cast<u64>(wide) >> 40 & 255] + table[wide & 255];
    default:
      return (wide == 0 ? 3 : wide == -3 ? 4 : 5) + static_cast<i64>(static_cast<unsigned short>(value));
  }
}
constexpr int kForms = 14;

// A loop's counter is a term, too.
template <class T>
__host__ __device__ i64 repeated(T i, T a) {
  i64 all = 0;
  for (int j = 0; j < 5; ++j) all = all * 3 + static_cast<int>(sum<1>(i, a) + T(j) * T(0x20000000u));
  return all;
}

struct Local {
  __device__ static unsigned id() { return threadIdx.x; }
};
struct Global {
  __device__ static unsigned id() { return blockIdx.x * blockDim.x + threadIdx.x; }
};

// One form a kernel: the compiler treats values with several uses in other ways.
template <class Id, int Sum, class T, int Form>
__global__ void one(i64* out, int a, const int* table) {
  const T i = static_cast<T>(Id::id());
  out[blockIdx.x * blockDim.x + threadIdx.x] = mixed(sum<Sum, T>(i, static_cast<T>(a)), a, table, Form);
}

template <class Id, class T, int... Sum>
__device__ void storeAll(i64* out, int a, const int* table, std::integer_sequence<int, Sum...>) {
  const T i = static_cast<T>(Id::id());
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  for (int form = 0; form < kForms; ++form)
    ((out[(form * kSums + Sum) * kAll + x] = mixed(sum<Sum, T>(i, static_cast<T>(a)), a, table, form)), ...);
  out[kForms * kSums * kAll + x] = repeated(i, static_cast<T>(a));
}

template <class Id, class T>
__global__ void all(i64* out, int a, const int* table) {
  storeAll<Id, T>(out, a, table, std::make_integer_sequence<int, kSums>());
}

long checked = 0, wrong = 0;

class Check {
 public:
  Check() : out_((kForms * kSums + 1) * kAll), table_(values()) {}

  template <class Id, class T>
  void run() {
    runAll<Id, T>(std::make_integer_sequence<int, kSums>());
    runOne<Id, T, 0>();
    runOne<Id, T, 1>();
    runOne<Id, T, 3>();
  }

 private:
  static std::vector<int> values() {
    std::vector<int> values(kTable);
    for (int i = 0; i < kTable; ++i) values[i] = i * i * 7 + 1;
    return values;
  }
  template <class Id>
  static unsigned id(int x) {
    return std::is_same_v<Id, Local> ? x % kThreads : x;
  }
  static void compare(i64 got, i64 expected) {
    ++checked;
    if (got != expected && wrong++ < 10) std::printf("%lld instead of %lld\n", (long long)got, (long long)expected);
  }

  template <class Id, class T, int... Sum>
  void runAll(std::integer_sequence<int, Sum...>) {
    for (const int a : kArguments) {
      all<Id, T><<<kBlocks, kThreads>>>(out_, a, table_);
      const std::vector<i64> got = out_.host();
      for (int x = 0; x < kAll; ++x) {
        const T i = id<Id>(x), b = static_cast<T>(a);
        for (int form = 0; form < kForms; ++form)
          (compare(got[(form * kSums + Sum) * kAll + x], mixed(sum<Sum, T>(i, b), a, host_.data(), form)), ...);
        compare(got[kForms * kSums * kAll + x], repeated(i, b));
      }
    }
  }

  template <class Id, class T, int Sum>
  void runOne() {
    runForms<Id, T, Sum>(std::integer_sequence<int, 0, 3, 9>());
  }
  template <class Id, class T, int Sum, int... Form>
  void runForms(std::integer_sequence<int, Form...>) {
    (runForm<Id, T, Sum, Form>(), ...);
  }
  template <class Id, class T, int Sum, int Form>
  void runForm() {
    for (const int a : kArguments) {
      one<Id, Sum, T, Form><<<kBlocks, kThreads>>>(out_, a, table_);
      const std::vector<i64> got = out_.host();
      for (int x = 0; x < kAll; ++x)
        compare(got[x], mixed(sum<Sum, T>(id<Id>(x), static_cast<T>(a)), a, host_.data(), Form));
    }
  }

  static constexpr int kArguments[] = {0x7fffffe0, -0x7ffffff0, -9, 0x3456789};
  const std::vector<int> host_ = values();
  DeviceArray<i64> out_;
  DeviceArray<int> table_;
};

}  // namespace

int main() {
  Check check;
  check.run<Local, std::uint32_t>();
  check.run<Global, std::uint32_t>();
  check.run<Local, u64>();
  check.run<Global, u64>();
  return verdict(checked, wrong);
}
