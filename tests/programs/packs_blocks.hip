// Blocks of all shapes: barriers in loops, threads that end early, warps in branches, atomic operations.
#include <algorithm>
#include <cstring>
#include <string>

#include "support.h"

static long checked, wrong;

template <class T>
static void check(const std::string& what, const std::vector<T>& got, const std::vector<T>& expected) {
  for (size_t i = 0; i < expected.size(); ++i) {
    ++checked;
    if (got[i] == expected[i] || wrong++ >= 30) continue;
    std::printf("%s %zu: %.17g instead of %.17g\n", what.c_str(), i, double(got[i]), double(expected[i]));
  }
}

static const dim3 blocks[] = {dim3(64),      dim3(30),      dim3(1),    dim3(17),   dim3(8, 3),
                              dim3(3, 4, 5), dim3(48, 2),   dim3(1023), dim3(1024), dim3(33, 31),
                              dim3(256),     dim3(5, 1, 7), dim3(32, 4)};
static std::string name(const char* n, dim3 b) {
  return std::string(n) + " " + std::to_string(b.x) + "x" + std::to_string(b.y) + "x" + std::to_string(b.z);
}
__device__ int rank() { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
__device__ int size() { return blockDim.z * blockDim.y * blockDim.x; }

// Barriers in a loop, and values that live across them.
__global__ void loops(const int* in, int n, long* out, int count, int rounds) {
  __shared__ long s[2][1024];
  const int t = rank(), sz = size(), i = blockIdx.x * sz + t;
  long keep = in[i % n] * 3 + t;
  short small = short(t * 77);
  bool odd = t & 1;
  double real = t * 0.25;
  const int* p = in + i % n;
  struct {
    int a;
    long b;
  } pair = {t, i * 2L};
  s[0][t] = keep;
  int cur = 0;
  for (int k = 0; k < rounds; ++k) {
    __syncthreads();
    const bool last = in[k % n] == 9, waits = in[k * 5 % n] == 0;  // for all threads
    long v = s[cur][(t + k + 1) % sz] + s[cur][sz - 1 - t];
    if (odd && k % 2)
      v += pair.a;
    else if (real > 3)
      v -= *p;
    for (int j = 0; j < (t + k) % 4; ++j) v += j * small;
    s[cur ^ 1][t] = v % 1000003;
    cur ^= 1;
    pair.b += v;
    odd = !odd;
    real += 0.5;
    if (last) break;
    if (waits) {
      __syncthreads();
      s[cur][t] += keep;
      continue;
    }
    keep += k;
  }
  __syncthreads();
  if (i < count) out[i] = s[cur][t] + keep * 3 + small + odd + long(real * 4) + (p - in) + pair.a + pair.b;
}

static void host_loops(const int* in, int n, long* out, int count, int rounds, int sz, int grid) {
  for (int b = 0; b < grid; ++b) {
    std::vector<long> s[2];
    s[0].resize(1024);
    s[1].resize(1024);
    struct T {
      long keep;
      short small;
      bool odd;
      double real;
      const int* p;
      int a;
      long b;
    };
    std::vector<T> th(sz);
    for (int t = 0; t < sz; ++t) {
      int i = b * sz + t;
      th[t] = {in[i % n] * 3 + t, short(t * 77), bool(t & 1), t * 0.25, in + i % n, t, i * 2L};
      s[0][t] = th[t].keep;
    }
    int cur = 0;
    for (int k = 0; k < rounds; ++k) {
      for (int t = 0; t < sz; ++t) {
        auto& x = th[t];
        long v = s[cur][(t + k + 1) % sz] + s[cur][sz - 1 - t];
        if (x.odd && k % 2)
          v += x.a;
        else if (x.real > 3)
          v -= *x.p;
        for (int j = 0; j < (t + k) % 4; ++j) v += j * x.small;
        s[cur ^ 1][t] = v % 1000003;
        x.b += v;
        x.odd = !x.odd;
        x.real += 0.5;
      }
      cur ^= 1;
      if (in[k % n] == 9) break;
      if (in[(k * 5) % n] == 0) {
        for (int t = 0; t < sz; ++t) s[cur][t] += th[t].keep;
        continue;
      }
      for (auto& x : th) x.keep += k;
    }
    for (int t = 0; t < sz; ++t) {
      int i = b * sz + t;
      auto& x = th[t];
      if (i < count) out[i] = s[cur][t] + x.keep * 3 + x.small + x.odd + long(x.real * 4) + (x.p - in) + x.a + x.b;
    }
  }
}

// Threads that end before barriers.
__global__ void early(const int* in, int n, int* out, int mode) {
  __shared__ int s[1024];
  const int t = rank(), sz = size(), i = blockIdx.x * sz + t;
  int mine = in[i % n];
  if (mode == 1 && mine < 3) return;
  if (mode == 2 && t >= sz / 2) return;
  if (mode == 3 && t % 16 >= 3) {
    out[i] = -5;
    return;
  }
  s[t] = mine * 10 + t;
  __syncthreads();
  int total = 0;
  for (int k = 0; k < 5; ++k) {
    if (t == 0)
      for (int j = 1; j < sz && mode == 0; ++j) total += s[j];
    __syncthreads();
    if (mine == k + 3) {
      out[i] = total + k;
      if (mode == 1) return;
    }
    s[t] += k;
    __syncthreads();
    total += s[t];
  }
  out[i] = total * 2 + mine;
}

static void host_early(const int* in, int n, int* out, int mode, int sz, int grid) {
  for (int b = 0; b < grid; ++b) {
    std::vector<int> s(1024), total(sz), alive(sz, 1);
    for (int t = 0; t < sz; ++t) {
      int i = b * sz + t, mine = in[i % n];
      if (mode == 1 && mine < 3) alive[t] = 0;
      if (mode == 2 && t >= sz / 2) alive[t] = 0;
      if (mode == 3 && t % 16 >= 3) {
        out[i] = -5;
        alive[t] = 0;
      }
      if (alive[t]) s[t] = mine * 10 + t;
    }
    for (int k = 0; k < 5; ++k) {
      if (alive[0])
        for (int j = 1; j < sz && mode == 0; ++j) total[0] += s[j];
      for (int t = 0; t < sz; ++t) {
        if (!alive[t]) continue;
        int i = b * sz + t, mine = in[i % n];
        if (mine == k + 3) {
          out[i] = total[t] + k;
          if (mode == 1) {
            alive[t] = 0;
            continue;
          }
        }
        s[t] += k;
      }
      for (int t = 0; t < sz; ++t)
        if (alive[t]) total[t] += s[t];
    }
    for (int t = 0; t < sz; ++t)
      if (alive[t]) out[b * sz + t] = total[t] * 2 + in[(b * sz + t) % n];
  }
}

// Atomic operations with results in loops that threads leave at different iterations.
__global__ void tickets(const int* in, int n, int* counters, unsigned long long* wide, float* real, int* seen,
                        int count) {
  const int i = blockIdx.x * size() + rank();
  if (i >= count) return;
  for (int k = 0; k < in[i % n] % 4; ++k) {
    int mine = atomicAdd(&counters[(i + k) % 5], 1);
    if (mine % 2 == 0)
      atomicXor(&counters[8 + mine % 3], 1 << (i % 20));
    else
      atomicAdd(&wide[i % 3], (unsigned long long)i << 33);
    atomicAdd(&seen[((i + k) % 5) * 2048 + mine], 1);
    unsigned long long old = wide[5], want;
    do {
      want = old;
      old = atomicCAS(&wide[5], want, want + i + k);
    } while (old != want);
    atomicAdd(&real[i & 1], 1.0f);
    int e = atomicExch(&counters[20 + i % 7], i);
    if (e < 0) atomicAdd(&counters[30], 1);
    if (atomicInc((unsigned*)&counters[31], 6) == 6) atomicAdd(&counters[32], 1);
  }
}

// Shared memory from the end, volatile variables, and addresses that some threads share.
__global__ void reversed(const int* in, int n, int* out) {
  __shared__ int s[1024];
  __shared__ char c[1024];
  __shared__ double d[1024];
  const int t = rank(), sz = size(), i = blockIdx.x * sz + t;
  s[sz - 1 - t] = in[i % n];
  c[t] = char(in[i % n] + t);
  d[sz - 1 - t] = t * 0.5;
  __syncthreads();
  volatile int* v = s;
  volatile int own = t;
  int r = v[t] + c[sz - 1 - t] * 3 + int(d[t] * 2);
  own = own + 1;
  own += v[(t * 2) % sz];
  if (t % 3) own = own * 2;
  if (in[3] > 2) r += s[sz / 2];          // uniform address under uniform condition
  if (t & 1) r += s[sz - 1] * 7 + in[5];  // uniform address under a mask
  out[i] = r * 5 + own;
}

// Stores of some threads to one address.
__global__ void uniform_stores(const int* in, int n, int* out) {
  const int i = blockIdx.x * size() + rank();
  if (in[i % n] == 4) out[blockIdx.x] = 1;
  if (in[i % n] > 100) out[100] = i;
  if (i % 7 == 3) out[101] = 7;
  struct {
    int a;
    double b;
  } s = {8, 0.5};
  if (i % 5 == 1) *(decltype(s)*)(out + 104) = s;
  if (i == 11) out[102] = i;
}

// Operations of warps in loops that lanes leave at different iterations.
__global__ void warps(const int* in, int n, unsigned* out, long* wide) {
  const int t = rank(), sz = size(), i = blockIdx.x * sz + t, lane = t % 32;
  unsigned r = 0;
  long w = i;
  for (int k = 0; k < in[i % n] % 5 + 1; ++k) {
    unsigned b = unsigned(__ballot(in[(i + k) % n] > 4));
    r = r * 3 + b;
    if (in[(i * 3 + k) % n] & 1) {
      r += __shfl_xor(int(r), 1);
      w += __shfl(w, lane / 2);
    } else if (k == 2 && (lane & 4))
      break;
    else
      r ^= unsigned(__ballot(1));
    if (__any(k > 2)) r += 1;
    if (__all(k < 2)) r += 100;
  }
  r += __shfl_down(int(r), 3) + __shfl(int(r), 40);
  out[i] = r;
  wide[i] = w + __shfl_up(w, 2);
}

static void host_warps(const int* in, int n, unsigned* out, long* wide, int sz, int grid) {
  for (int b = 0; b < grid; ++b)
    for (int f = 0; f < sz; f += 32) {
      int m = std::min(32, sz - f);
      int base = b * sz + f;
      std::vector<unsigned> r(m);
      std::vector<long> w(m);
      std::vector<int> in_loop(m, 1);
      for (int l = 0; l < m; ++l) w[l] = base + l;
      for (int k = 0;; ++k) {
        int any = 0;
        for (int l = 0; l < m; ++l) {
          in_loop[l] &= k < in[(base + l) % n] % 5 + 1;
          any |= in_loop[l];
        }
        if (!any) break;
        unsigned bal = 0;
        for (int l = 0; l < m; ++l)
          if (in_loop[l] && in[(base + l + k) % n] > 4) bal |= 1u << l;
        std::vector<int> odd(m);
        unsigned rest = 0;
        for (int l = 0; l < m; ++l)
          if (in_loop[l]) r[l] = r[l] * 3 + bal, odd[l] = in[((base + l) * 3 + k) % n] & 1;
        auto r0 = r;
        auto w0 = w;
        auto here = [&](int l) { return l >= 0 && l < m && in_loop[l] && odd[l]; };
        for (int l = 0; l < m; ++l)
          if (here(l)) {
            r[l] += here(l ^ 1) ? r0[l ^ 1] : 0;
            w[l] += here(l / 2) ? w0[l / 2] : 0;
          }
        auto stay = in_loop;
        for (int l = 0; l < m; ++l)
          if (in_loop[l] && !odd[l]) {
            if (k == 2 && (l & 4))
              stay[l] = 0;
            else
              rest |= 1u << l;
          }
        for (int l = 0; l < m; ++l)
          if (rest >> l & 1) r[l] ^= rest;
        in_loop = stay;
        for (int l = 0; l < m; ++l)
          if (in_loop[l]) {
            if (k > 2) r[l] += 1;
            if (k < 2) r[l] += 100;
          }
      }
      for (int l = 0; l < m; ++l) {
        unsigned down = l + 3 < 32 ? (l + 3 < m ? r[l + 3] : 0) : r[l];
        out[base + l] = r[l] + down + (40 % 32 < m ? r[40 % 32] : 0);
        wide[base + l] = w[l] + (l < 2 ? w[l] : w[l - 2]);
      }
    }
}

// Sums of blocks, and of the threads before each.
__global__ void reduce(const int* in, int n, int* out) {
  __shared__ int s[1024];
  const int t = rank(), sz = size();
  s[t] = in[(blockIdx.x * sz + t) % n];
  __syncthreads();
  for (int d = 512; d > 0; d >>= 1) {
    if (t < d && t + d < sz) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = s[0];
}

__global__ void scan(const int* in, int n, int* out) {
  extern __shared__ int d[];
  const int t = rank(), sz = size(), i = blockIdx.x * sz + t;
  d[t] = in[i % n];
  for (int o = 1; o < sz; o *= 2) {
    __syncthreads();
    int v = t >= o ? d[t - o] : 0;
    __syncthreads();
    d[t] += v;
  }
  out[i] = d[t] + __syncthreads_count(d[t] & 1) + __syncthreads_or(t == 77) * 3;
}

int main() {
  Random random(5);
  std::vector<int> in(61);
  for (int& value : in) value = random.below(10);
  const int n = 61, grid = 3;
  DeviceArray<int> given(in);
  for (dim3 b : blocks) {
    const int sz = b.x * b.y * b.z, total = sz * grid;
    for (int rounds : {0, 1, 7}) {
      DeviceArray<long> out(total);
      std::vector<long> want(total);
      loops<<<grid, b>>>(given, n, out, total - 3, rounds);
      host_loops(in.data(), n, want.data(), total - 3, rounds, sz, grid);
      check(name("loops", b), out.host(), want);
    }
    for (int mode = 0; mode < 4; ++mode) {
      DeviceArray<int> out(total);
      std::vector<int> want(total);
      early<<<grid, b>>>(given, n, out, mode);
      host_early(in.data(), n, want.data(), mode, sz, grid);
      check(name("early", b) + " mode " + std::to_string(mode), out.host(), want);
    }
    {
      DeviceArray<int> out(total);
      std::vector<int> want(total);
      reversed<<<grid, b>>>(given, n, out);
      for (int g = 0; g < grid; ++g)
        for (int t = 0; t < sz; ++t) {
          auto at = [&](int x) { return in[(g * sz + x) % n]; };
          int r = at(sz - 1 - t) + char(at(sz - 1 - t) + sz - 1 - t) * 3 + (sz - 1 - t),
              own = t + 1 + at(sz - 1 - (t * 2) % sz);
          if (t % 3) own *= 2;
          if (in[3] > 2) r += at(sz - 1 - sz / 2);
          if (t & 1) r += at(0) * 7 + in[5];
          want[g * sz + t] = r * 5 + own;
        }
      check(name("reversed", b), out.host(), want);
    }
    {
      DeviceArray<int> out(128);
      std::vector<int> want(128);
      uniform_stores<<<grid, b>>>(given, n, out);
      for (int i = 0; i < total; ++i) {
        if (in[i % n] == 4) want[i / sz] = 1;
        if (i % 7 == 3) want[101] = 7;
        if (i == 11) want[102] = 11;
        if (i % 5 == 1) {
          want[104] = 8;
          double h = 0.5;
          memcpy(&want[106], &h, 8);
        }
      }
      auto got = out.host();
      got[105] = 0;
      check(name("uniform_stores", b), got, want);
    }
    {
      DeviceArray<unsigned> out(total);
      DeviceArray<long> wide(total);
      std::vector<unsigned> want(total);
      std::vector<long> w(total);
      warps<<<grid, b>>>(given, n, out, wide);
      host_warps(in.data(), n, want.data(), w.data(), sz, grid);
      check(name("warps", b), out.host(), want);
      check(name("wide", b), wide.host(), w);
    }
    {
      DeviceArray<int> out(grid);
      std::vector<int> want(grid);
      reduce<<<grid, b>>>(given, n, out);
      for (int i = 0; i < total; ++i) want[i / sz] += in[i % n];
      check(name("reduce", b), out.host(), want);
    }
    {
      DeviceArray<int> out(total);
      std::vector<int> want(total);
      scan<<<grid, b, sz * sizeof(int)>>>(given, n, out);
      for (int g = 0; g < grid; ++g) {
        int s = 0, odd = 0;
        for (int t = 0; t < sz; ++t) s += in[(g * sz + t) % n], want[g * sz + t] = s, odd += s & 1;
        for (int t = 0; t < sz; ++t) want[g * sz + t] += odd + (sz > 77) * 3;
      }
      check(name("scan", b), out.host(), want);
    }
    {
      DeviceArray<int> c(64), seen(5 * 2048 * 8);
      DeviceArray<unsigned long long> wide(8);
      DeviceArray<float> real(2);
      int count = std::min(total, 2000);
      tickets<<<grid, b>>>(given, n, c, wide, real, seen, count);
      std::vector<int> each(5), ones(5 * 2048 * 8);
      float reals[2] = {};
      long sum = 0, inc = 0;
      for (int i = 0; i < count; ++i)
        for (int k = 0; k < in[i % n] % 4; ++k) {
          ones[((i + k) % 5) * 2048 + each[(i + k) % 5]++] = 1;
          reals[i & 1] += 1;
          sum += i + k;
          ++inc;
        }
      auto got = c.host();
      check(name("counters", b), std::vector<int>(got.begin(), got.begin() + 5), each);
      check(name("seen", b), seen.host(), ones);
      check(name("real", b), real.host(), std::vector<float>(reals, reals + 2));
      check(name("cas", b), std::vector<long>{long(wide.host()[5]), got[31], got[32]},
            std::vector<long>{sum, inc % 7, inc / 7});
    }
  }
  return verdict(checked, wrong);
}
