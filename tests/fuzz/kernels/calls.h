// Functions that generated kernels call: recursion, virtual functions, pointers, tables, integers of all sizes,
// structures, and loops that their data end. FUNCTION: the qualifiers. A and B vary a function. The header is included
// once for each side.

#define APART FUNCTION __attribute__((noinline))

template <unsigned A, unsigned B>
FUNCTION unsigned descend(unsigned n, unsigned a) {
  if (n == 0) return a;
  if ((a ^ A) & 1) return descend<A, B>(n - 1, a * B + n) ^ n;
  return descend<A, B>(n / 2, a + n) + 1;
}

template <unsigned A, unsigned B>
FUNCTION unsigned branching(unsigned n, unsigned a) {
  if (n < 2) return n + a;
  unsigned sum = branching<A, B>(n - 1, a);
  for (unsigned i = 2; i <= n && i < 4; ++i) {
    if ((a + i) % A == 0) continue;
    sum += branching<A, B>(n - i, a ^ B);
  }
  return sum;
}

template <unsigned A, unsigned B>
FUNCTION unsigned odd(unsigned n, unsigned a);
template <unsigned A, unsigned B>
FUNCTION unsigned even(unsigned n, unsigned a) {
  if (n == 0) return a + B;
  return a % A == 1 ? even<A, B>(n / 2, a ^ n) : odd<A, B>(n - 1, a + 1);
}
template <unsigned A, unsigned B>
FUNCTION unsigned odd(unsigned n, unsigned a) {
  return n == 0 ? a : even<A, B>(n - 1, a * 5) + 2;
}

template <unsigned A, unsigned B>
FUNCTION unsigned recursion(unsigned a, unsigned b, const int*) {
  switch (b % 3) {
    case 0: return descend<A, B>(a & 15, b);
    case 1: return branching<A, B>(a & 3, b);
    default: return even<A, B>(a & 7, b);
  }
}

struct Shape {
  FUNCTION explicit Shape(unsigned first) : sum(first) {}
  FUNCTION virtual unsigned value(unsigned a) { return a + sum; }
  FUNCTION virtual unsigned step(unsigned a, unsigned b) {
    sum += a;
    return value(b) ^ a;
  }
  unsigned sum;
};
struct Doubling : Shape {
  FUNCTION explicit Doubling(unsigned first) : Shape(first), other(first * 2) {}
  FUNCTION unsigned value(unsigned a) override { return a & 1 ? other : (other += a) * sum; }
  unsigned other;
};
struct Looping : Shape {
  FUNCTION explicit Looping(unsigned first) : Shape(first) {}
  FUNCTION unsigned step(unsigned a, unsigned b) override {
    unsigned result = 0;
    for (unsigned i = 0; i < (a & 3); ++i) result += value(b + i);
    return result;
  }
};

template <unsigned A, unsigned B>
FUNCTION unsigned virtuals(unsigned a, unsigned b, const int* in) {
  Shape one(a);
  Doubling two(b);
  Looping three(a ^ b);
  Shape* shape = a % A == 0 ? &one : b & 1 ? static_cast<Shape*>(&two) : &three;
  unsigned result = shape->value(b);
  for (unsigned i = 0; i < B; ++i) {
    result += shape->step(result, a);
    if (in[(a + i) % kGiven] > 15) shape = &two;
  }
  return result + two.other + one.sum;
}

template <unsigned A>
FUNCTION unsigned difference(unsigned a, unsigned b) {
  return a > b ? a - b : a * A + b;
}
template <unsigned A>
FUNCTION unsigned mixing(unsigned a, unsigned b) {
  for (unsigned i = 0; i < (a & 7); ++i)
    if ((b = b * A + i) & 64) break;
  return b;
}
template <unsigned A, unsigned B>
FUNCTION unsigned pointers(unsigned a, unsigned b, const int*) {
  unsigned (*function)(unsigned, unsigned) = a % A == 1 ? difference<B> : mixing<B>;
  const unsigned first = function(a, b);
  if (b > a) function = mixing<A>;
  return first ^ function(first, b);
}

template <unsigned A, unsigned B>
FUNCTION unsigned tables(unsigned a, unsigned b, const int* in) {
  constexpr short kTable[8] = {3, -1, A, 110, 7, B, 0, 64};
  unsigned sum = 0;
  for (unsigned i = 0; i < (b & 7); ++i) {
    sum = sum * 3 + static_cast<unsigned>(kTable[(a + i * A) & 7]);
    if (in[(b + i) % kGiven] == 7) break;
  }
  return sum + static_cast<unsigned>(kTable[a & 7]);
}

template <unsigned A, unsigned B>
FUNCTION unsigned states(unsigned a, unsigned b, const int* in) {
  unsigned result = 0, state = 0;
  for (unsigned i = 0; i < 12; ++i) {
    switch (state) {
      case 0: state = (a >> i) % A == 0 ? 1 : 2; break;
      case 1:
        result += b;
        state = in[(a + i) % kGiven] > 5 ? 3 : 0;
        break;
      case 2:
        result ^= i;
        if (result & 1) {
          state = 0;
          continue;
        }
        state = 1;
        break;
      default:
        if (result % B == 1) goto end;
        state = 0;
    }
    result = result * 3 + state;
  }
end:
  return result;
}

template <unsigned A, unsigned B>
FUNCTION unsigned wide(unsigned a, unsigned b, const int*) {
  using Wide = unsigned __int128;
  Wide value = (static_cast<Wide>(a) << (A * 17)) + b;
  const Wide by = static_cast<Wide>(b & 1 ? b : a) * B + 3;
  unsigned result = static_cast<unsigned>(value / by) + static_cast<unsigned>(value % by) * 3;
  for (unsigned i = 0; value != 0 && i < 9; ++i) {
    value >>= (a & 31) + 3;
    if (value % 5 == 1) break;
    ++result;
  }
  return result;
}

template <unsigned A, unsigned B>
FUNCTION unsigned ring(unsigned a, unsigned b, const int*) {
  unsigned char items[16] = {};
  unsigned head = 0, tail = 0, result = b;
  items[tail++ & 15] = static_cast<unsigned char>(a);
  for (unsigned i = 0; head != tail && i < 20; ++i) {
    const unsigned item = items[head++ & 15];
    result = result * 3 + item;
    if (item == 0) continue;
    if (tail - head < 14) items[tail++ & 15] = static_cast<unsigned char>(item >> 1);
    if (item & 1 && tail - head < 14) items[tail++ & 15] = static_cast<unsigned char>(item / A + B / 8);
  }
  return result + tail * 256;
}

template <unsigned A, unsigned B>
FUNCTION unsigned sorted(unsigned a, unsigned b, const int* in) {
  int values[8], copy[8];
  for (unsigned i = 0; i < 8; ++i) values[i] = in[(a + i * A) % kGiven];
  __builtin_memcpy(copy, values, sizeof copy);
  for (unsigned i = 1; i < 8; ++i)
    for (unsigned j = i; j > 0 && values[j - 1] > values[j]; --j) {
      const int value = values[j];
      values[j] = values[j - 1];
      values[j - 1] = value;
    }
  if (b % B == 0) __builtin_memset(copy, 0, sizeof copy / 2);
  return static_cast<unsigned>(values[b & 7] * 3 + copy[a & 7]);
}

template <unsigned A, unsigned B>
FUNCTION unsigned exits(unsigned a, unsigned b, const int* in) {
  unsigned sum = b;
  for (unsigned i = 0; i < (a & 7) + 2; ++i) {
    if ((sum ^ i) % A == 1) continue;
    unsigned left = static_cast<unsigned>(in[(b + i) % kGiven]) & 15;
    for (;;) {
      if (left-- == 0) break;
      unsigned j = 0;
      do {
        sum = sum * B + j;
        if ((sum & 15) == 7) goto next;
        if ((sum & 127) == 9) goto end;
        j += j == (a & 3) ? 2 : 1;
      } while (j < 3 + (b & 1));
      if (sum % 11 == 3) return sum;
    }
  next:
    sum += i;
  }
end:
  return sum ^ a;
}

template <unsigned A, unsigned B>
FUNCTION unsigned entries(unsigned a, unsigned b, const int* in) {
  unsigned i = 0, sum = b;
  if (a % A == 1) goto second;
first:
  sum += static_cast<unsigned>(in[(a + i) % kGiven]);
  if (++i > 9 + (b & 7)) return sum;
second:
  sum = (sum * B) ^ i;
  i += 2;
  if (sum % 7 != a % 7) goto first;
  if (i < 12) goto second;
  return sum + 1;
}

struct Parts {
  unsigned long first;
  short second;
  signed char third[3];
  bool fourth;
};
template <unsigned A, unsigned B>
FUNCTION unsigned parts(unsigned a, unsigned b, const int* in) {
  Parts one = {a * 0x100000001ul, static_cast<short>(b), {1, 2, static_cast<signed char>(a)}, false};
  Parts two = {b, static_cast<short>(a * A), {4, static_cast<signed char>(b), 6}, true};
  for (unsigned i = 0; i < (b & 7); ++i) {
    const int given = in[(a + i) % kGiven];
    if (given < 5) two = one;
    if (given % 4 == 1) one.third[a % 3] = static_cast<signed char>(given + two.second);
    if (two.fourth != one.fourth && given > 20) {
      const Parts other = one;
      one = two, two = other;
      two.first ^= B;
    }
  }
  const Parts chosen = a & 1 ? one : two;
  return static_cast<unsigned>(chosen.first >> 7) + static_cast<unsigned>(chosen.second + chosen.third[b % 3]) +
         chosen.fourth;
}

template <unsigned A, unsigned B>
FUNCTION unsigned narrow(unsigned a, unsigned b, const int* in) {
  unsigned char bytes = static_cast<unsigned char>(a);
  short halves = static_cast<short>(b * A);
  unsigned long longs = a * 0x123456789ul;
  bool odd = b & 1, seen[5] = {};
  for (signed char i = 0; i < static_cast<signed char>(3 + (a & 3)); ++i) {
    const int given = in[(b + static_cast<unsigned>(i)) % kGiven];
    if (odd != (given > 9)) bytes = static_cast<unsigned char>(bytes * B + halves);
    if (bytes & 4) halves = static_cast<short>(halves - given), odd = !odd;
    longs = longs << (given & 7) ^ bytes;
    seen[(bytes + i) % 5] = odd || halves < 0;
  }
  unsigned count = 0;
  for (const bool each : seen) count = count * 2 + each;
  return bytes + static_cast<unsigned>(halves) + static_cast<unsigned>(longs >> 13) + count;
}

// Indices of 32 bits that wrap around, and those of 64 bits that follow from them.
template <unsigned A, unsigned B>
FUNCTION unsigned around(unsigned a, unsigned b, const int* in) {
  unsigned sum = 0;
  const unsigned early = (a & 63) - (B * 3), steps = (a & 63) * A - 20, far = (a & 63) + 0xfffffff0u;
  if (early < kGiven) sum += static_cast<unsigned>(in[early]);
  if (steps < kGiven) sum += static_cast<unsigned>(in[steps]) * 3;
  if (far < 64) sum += static_cast<unsigned>(in[far]) * 5;
  const int down = static_cast<int>(b & 15) - static_cast<int>(a & 63);
  if (down >= 0) sum += static_cast<unsigned>(in[down]) * 7;
  const unsigned long last = static_cast<unsigned long>(static_cast<int>((a & 63) << 28)) >> 60;
  return sum + static_cast<unsigned>(in[last]) + static_cast<unsigned>(in[a & 15] + in[(a ^ 15) & 63] + in[a / 16 & 7]);
}

template <unsigned A>
APART unsigned quotient(unsigned a, unsigned b) {
  return a / b + a % b * A;
}
template <unsigned A>
APART unsigned steps_to_one(unsigned n) {
  unsigned count = 0;
  for (; n != 1; ++count) n = n & 1 ? 3 * n + 1 : n / 2;
  return count * A;
}
template <unsigned A>
APART Parts changed(Parts parts, unsigned* sum) {
  parts.first += *sum;
  parts.third[*sum % 3] ^= A;
  *sum = *sum * 3 + static_cast<unsigned>(parts.second);
  return parts;
}
// Calls that only some threads may make.
template <unsigned A, unsigned B>
FUNCTION unsigned apart(unsigned a, unsigned b, const int* in) {
  unsigned sum = a;
  const int given = in[b % kGiven];
  if (given > 3) sum += quotient<A>(a, static_cast<unsigned>(given) - 3);
  if (b & 15) sum ^= steps_to_one<B>(b & 15);
  Parts parts = {b, static_cast<short>(a), {1, 2, 3}, false};
  for (unsigned i = 0; i < (a & 3); ++i)
    if ((i ^ b) & 1) parts = changed<A>(parts, &sum);
  return sum + static_cast<unsigned>(parts.first) + static_cast<unsigned>(parts.third[a % 3]);
}

template <unsigned A, unsigned B>
FUNCTION unsigned walks(unsigned a, unsigned b, const int* in) {
  unsigned one[8], two[8];
  for (unsigned i = 0; i < 8; ++i) one[i] = static_cast<unsigned>(in[(a + i) % kGiven]), two[i] = b * i;
  unsigned *from = a & 1 ? one : two, *to = b % A ? two + 1 : one + 2;
  const int *left = in + (b & 31), *right = in + 32 + (a & 31);
  for (unsigned i = 0; i < 6; ++i) {
    if (from[i] > *to) to = &(from == one ? two : one)[i], from = from == one ? two : one;
    *to += i + a;
    if (left < right && *left > *right) left += B;
    if (left < right) --right;
  }
  unsigned sum = static_cast<unsigned>(right - left);
  for (unsigned i = 0; i < 8; ++i) sum = sum * 3 + one[(i + a) & 7] + two[i] * 2;
  return sum;
}

#undef APART
#undef FUNCTION
