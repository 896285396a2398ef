// Lanes on both sides of a branch that update the same shared memory, as in lockstep: one side ends before the other one
// begins, lanes that take no side wait for those that do, and lanes that have left a loop wait for the others.
#include "support.h"

constexpr int kLanes = 32, kSize = 64;

__device__ unsigned start(int i) { return i * 2654435761u; }

// Each side reads, and then writes, elements that the other side updates.
__global__ void sides(unsigned* out, const int* in, int n) {
  __shared__ unsigned s[kSize];
  const int t = threadIdx.x;
  s[t] = start(t), s[t + kLanes] = start(t + kLanes);
  if (in[t] & 1) {
    s[t * 5 % kSize] += t * 30;
  } else {
    if (t == n) s[t & 3] += 7;
    s[t + n] += t;
  }
  out[t] = s[t], out[t + kLanes] = s[t + kLanes];
}

// All lanes update after the branch, and after the loop.
__global__ void joins(unsigned* out, const int* in, int n) {
  __shared__ unsigned s[kSize];
  const int t = threadIdx.x;
  s[t] = start(t), s[t + kLanes] = start(t + kLanes);
  for (int k = 0; k < in[t]; ++k) {
    if ((t + k) % 3 == 0) {
      s[t * 5 % kSize] += t * 30;
      s[t * 7 % kSize] += k;
    }
    s[t + n] += t;
  }
  s[(t * 3 + 1) % kSize] += 5;
  out[t] = s[t], out[t + kLanes] = s[t + kLanes];
}

static std::vector<unsigned> started() {
  std::vector<unsigned> s(kSize);
  for (int i = 0; i < kSize; ++i) s[i] = i * 2654435761u;
  return s;
}

int main() {
  long checked = 0, wrong = 0;
  Random random(3);
  const auto check = [&](const DeviceArray<unsigned>& out, const std::vector<unsigned>& s, const char* name, int n) {
    const auto got = out.host();
    for (int i = 0; i < kSize; ++i, ++checked) {
      if (got[i] == s[i]) continue;
      ++wrong;
      std::printf("%s %d: %u is %u instead of %u\n", name, n, i, got[i], s[i]);
    }
  };
  for (int n = 0; n < kLanes; ++n) {
    std::vector<int> in(kLanes);
    for (int& value : in) value = random.below(5);
    DeviceArray<int> given(in);
    DeviceArray<unsigned> out(kSize);
    sides<<<1, kLanes>>>(out, given, n);
    auto s = started();
    for (int t = 0; t < kLanes; ++t)
      if (in[t] & 1) s[t * 5 % kSize] += t * 30;
    for (int t = 0; t < kLanes; ++t)
      if (!(in[t] & 1) && t == n) s[t & 3] += 7;
    for (int t = 0; t < kLanes; ++t)
      if (!(in[t] & 1)) s[t + n] += t;
    check(out, s, "sides", n);
    joins<<<1, kLanes>>>(out, given, n);
    s = started();
    for (int t = 0; t < kLanes; ++t) {
      for (int k = 0; k < in[t]; ++k) {
        if ((t + k) % 3 == 0) s[t * 5 % kSize] += t * 30, s[t * 7 % kSize] += k;
        s[t + n] += t;
      }
      s[(t * 3 + 1) % kSize] += 5;
    }
    check(out, s, "joins", n);
  }
  return verdict(checked, wrong);
}
