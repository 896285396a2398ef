// Threads on different paths: loops with several exits, cycles with two entries, switches, and calls.
#include "by_thread.h"

BOTH long nested(const int* in, int n, int i) {
  long sum = i;
  for (int a = 0; a < n; ++a) {
    if ((in[a] ^ i) % 5 == 0) continue;
    int b = in[a] + i % 4;
    while (true) {
      if (--b < 0) break;
      int c = 0;
      do {
        sum = sum * 3 + c;
        if ((sum & 15) == 7) goto after;
        if ((sum & 63) == 9) goto out;
        if (c == (i & 3)) {
          c += 2;
          continue;
        }
        ++c;
      } while (c < 4 + (i & 1));
      sum ^= b;
    }
  after:
    sum += a;
    if (sum < 0 && (i & 7) == 2) return sum - 1;
  }
out:
  return sum;
}

BOTH long uniform_in_divergent(const int* in, int n, int i) {
  long s = 0;
  int u = 0;
  for (int k = 0; k < (i % 9) + 1; ++k) {  // divergent
    for (int j = 0; j < n; ++j) {          // uniform count
      u = j * 7 + k;
      if (j == in[3] + 2) break;  // uniform break
      s += u ^ i;
      if (in[j] == 4) continue;  // uniform
      s -= in[j];
    }
    s = s * 5 + u;
    if (k == 4 && (i & 2)) break;
  }
  return s + u;
}

BOTH long switches(const int* in, int n, int i) {
  long r = 1;
  for (int k = 0; k < 12; ++k) {
    switch ((in[(i + k) % n] * 3 + k) % 11) {
      case 0:
      case 1:
        r += 3;
        break;
      case 2:
        r *= 7;
        [[fallthrough]];
      case 3:
        if (i & 1) {
          r ^= 9;
          break;
        }
        r += 100;
        continue;
      case 5:
        if (r > 1000000) return r;
        r <<= 1;
        break;
      case 6:
      case 7:
        k += i % 3;
        break;
      case 9:
        switch (i % 4) {
          case 0:
            r -= 5;
            break;
          case 2:
            r += 8;
            goto done;
          default:
            r ^= 0x333;
        }
        break;
      case 10:
        continue;
      default:
        r += k;
    }
    r += i;
  }
done:
  return r;
}

BOTH long state_machine(const int* in, int n, int i) {
  int state = i % 5, steps = 0;
  long acc = 0;
  while (state != 9 && steps++ < 40) {
    switch (state) {
      case 0:
        acc += 1;
        state = in[steps % n] % 5;
        break;
      case 1:
        acc = acc * 2 + 1;
        state = (acc & 4) ? 3 : 2;
        break;
      case 2:
        acc ^= i * 11;
        state = steps > 20 ? 9 : 0;
        break;
      case 3:
        acc -= in[(i + steps) % n];
        state = acc % 3 == 0 ? 4 : 1;
        break;
      case 4:
        acc += state * i;
        state = (i + steps) % 7 == 0 ? 9 : 2;
        break;
    }
  }
  return acc * 100 + steps;
}

// A cycle with two entries.
BOTH long irreducible(const int* in, int n, int i) {
  long s = i;
  int k = 0;
  if (i & 1) goto second;
first:
  s += in[k % n];
  ++k;
  if (k > 20 + i % 6) return s;
second:
  s = s * 3 ^ k;
  k += 2;
  if (s % 7 == i % 7) goto third;
  goto first;
third:
  s += 11;
  if (k < 25) {
    ++k;
    goto second;
  }
  return -s;
}

BOTH long const_pointers(const int* in, int n, int i) {
  const int* p = in;
  const int* end = in + n;
  if (i % 4 == 1) p = in + i % n;
  long s = 0;
  while (p != end) {
    s += *p;
    if (*p == i % 10) {
      p += (end - p + 1) / 2;
      continue;
    }
    ++p;
  }
  return s;
}

BOTH long switch64(const int* in, int n, int i) {
  unsigned long v = (unsigned long)in[i % n] << 40 | i % 3;
  long s = 1;
  for (int k = 0; k < 4; ++k) {
    switch (v) {
      case 0x10000000000:
        s += 1;
        break;
      case 0x10000000001:
        s += 2;
        v += 5;
        continue;
      case 0x20000000002 ... 0x40000000001:
        s += 4;
        break;
      case 0:
        return s;
      case ~0ul:
        s = 9;
      default:
        s += k;
    }
    v += (unsigned long)k << 40;
    s *= 3;
  }
  return s;
}

BOTH long lambdas(const int* in, int n, int i) {
  long s = 0;
  int c = i;
  auto f = [&](int k) {
    if ((k ^ c) & 1) {
      c += k;
      return 0L;
    }
    s += c;
    return long(c) * k;
  };
  auto g = [=](auto h, int k) mutable {
    for (int j = 0; j < k; ++j)
      if (h(j) > 50) return j;
    return -1;
  };
  for (int k = 0; k < in[i % n]; ++k) s = s * 3 + f(k) + g(f, k);
  return s + c;
}

BOTH long shorts_loop(const int* in, int n, int i) {
  long s = 0;
  for (short k = short(i); k < short(i + 5); ++k) s += in[(unsigned short)k % n] * k;
  for (unsigned char c = (unsigned char)(i * 8); c != (unsigned char)(i * 8 + 20); c += 4) s = s * 3 + c;
  for (unsigned u = i; u-- > 0u && u > unsigned(i) - 4u;) s += u;
  for (signed char c = 0; c < in[i % n]; ++c)
    if (c == 3)
      continue;
    else
      s ^= c << i % 3;
  for (long k = n - 1 - i % n; k >= 0; k -= 3 + (i & 1)) {
    s += in[k];
    if (in[k] == 0) break;
  }
  for (const int *p = in + n - 1, *q = in; p > q; --p, ++q)
    if (*p > *q + i % 6)
      s += p - q;
    else if (*p == i % 10)
      break;
  return s;
}

BOTH long conditional_pointer(const int* in, int n, int i) {
  const int* p = i % 3 ? nullptr : in + i % n;
  long s = 0;
  int own = i;
  int* w = i & 1 ? &own : nullptr;
  if (p) s += *p;
  if (w) *w += 3;
  if (p && i % 2 == 0 && p[0] > 3) s += p[(i % n) < n - 1];
  for (int k = 0; k < 4; ++k) {
    if (k >= in[i % n]) w = nullptr;
    if (!w) break;
    *w *= 2;
  }
  return s + own;
}

typedef __int128 i128;

struct Pair {
  long a;
  short b;
  char c;
};
struct Big {
  int v[6];
  double d;
};
BOTH Pair make(int i, int j) { return {long(i) * j, short(i - j), char(i + j)}; }
// Functions that stay functions: of some threads, recursive, and with structures.
APART int quotient(int a, int b) { return a / b; }
APART int forever(int n) {
  int k = 0;
  while (n != 1) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    ++k;
  }
  return k;
}

APART int ackermann(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

APART Pair passed(Pair p, int k) {
  p.a += k;
  p.b *= 2;
  return p;
}

APART Big big(Big b, int k) {
  b.v[k % 6] += k;
  b.d += k;
  return b;
}

APART void through(int* p, long* q, int k) {
  *p += k;
  *q ^= *p;
}

APART i128 wide_call(i128 a, bool b) { return b ? a * 3 : a - 1; }
APART float half_call(_Float16 a, float b) { return float(a) + b; }
BOTH long calls(const int* in, int n, int i) {
  long s = 0;
  int x = in[i % n];
  long y = i;
  if (x > 3) s += quotient(i + 100, x - 3);
  if (x & 1) s += forever(x) * 1000;
  if (i % 5 == 2) s += ackermann(2, x % 4);
  Pair p = make(i, x);
  Big b = {{1, 2, 3, 4, 5, 6}, 0.25};
  if (i % 3 == 1) p = passed(p, x);
  for (int k = 0; k < x; ++k) {
    if ((k ^ i) & 1) b = big(b, k + i);
    through(&x, &y, k - 3);
    if (x > 40) break;
  }
  i128 w = wide_call(i128(i) << 65, i & 1);
  s += long(w >> 60);
  if (x & 2) s += long(half_call(_Float16(x), i * 0.5f));
  for (int v : b.v) s = s * 3 + v;
  return s + p.a + p.b + p.c + y + long(b.d * 4);
}

// Functions that differ by thread.
APART long f0(long a, int b) { return a + b; }
APART long f1(long a, int b) { return a * b; }
APART long f2(long a, int b) { return a ^ b; }
BOTH long indirect(const int* in, int n, int i) {
  long (*f)(long, int) = f0;
  long s = i;
  for (int k = 0; k < 6; ++k) {
    switch (in[(i + k) % n] % 3) {
      case 0:
        f = f0;
        break;
      case 1:
        f = f1;
        break;
      default:
        f = f2;
    }
    if ((k + i) % 4) s = f(s, k);
  }
  return s;
}

struct Shape {
  APART virtual long area(int k) const { return k; }
  long id = 1;
};
struct Square : Shape {
  APART long area(int k) const override { return k * k + id; }
};
struct Circle : Shape {
  long r;
  BOTH Circle(long x) : r(x) {}
  APART long area(int k) const override { return k % 3 ? r * k : Shape::area(k) - r; }
};
BOTH long virtuals(const int* in, int n, int i) {
  Shape a;
  Square b;
  Circle c(in[i % n]);
  Shape* all[3] = {&a, &b, &c};
  long s = 0;
  for (int k = 0; k < 5; ++k)
    if ((k + i) % 3 != 1) s = s * 3 + all[(in[(i + k) % n] + k) % 3]->area(k + i);
  return s;
}

APART long walk(const int* in, int n, int i, int depth, int* path) {
  if (depth == 0) return path[0];
  path[depth & 3] += i;
  long s = 0;
  for (int k = 0; k < (in[(i + depth) % n] & 1) + 1; ++k) s = s * 3 + walk(in, n, i + k, depth - 1, path);
  return s + path[(depth + 1) & 3];
}

BOTH long recursive(const int* in, int n, int i) {
  int path[4] = {1, 2, 3, i};
  return i % 4 ? walk(in, n, i, 1 + i % 5, path) : path[3];
}

int main() {
  const std::vector<int> in = digits();
  check_function<long, nested>("nested", in);
  check_function<long, uniform_in_divergent>("uniform_in_divergent", in);
  check_function<long, switches>("switches", in);
  check_function<long, state_machine>("state_machine", in);
  check_function<long, irreducible>("irreducible", in);
  check_function<long, const_pointers>("const_pointers", in);
  check_function<long, switch64>("switch64", in);
  check_function<long, lambdas>("lambdas", in);
  check_function<long, shorts_loop>("shorts_loop", in);
  check_function<long, conditional_pointer>("conditional_pointer", in);
  check_function<long, calls>("calls", in);
  check_function<long, indirect>("indirect", in);
  check_function<long, virtuals>("virtuals", in);
  check_function<long, recursive>("recursive", in);
  return verdict(checked, wrong);
}
